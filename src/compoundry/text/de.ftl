# Die Texte des Hauses.  Die Texte eines Spiels liegen beim Spiel.

## Listen und Leute

list-and = { $first } und { $last }
list-nothing = nichts
list-nobody = niemand
seat-names = Anna, Ben, Clara, David, Emma, Finn, Greta, Hanno
seat-name = Platz { $seat }
seat-nobody = niemand
seat-everybody = alle
bot-random = irgendein Zug, jeder gleich oft

## Was der Kern erzählt und ablehnt (K-1 bis K-11)

event-undone = { $seat } nimmt den letzten Zug zurück.

refuse-game-over = Das Spiel ist zu Ende.
    .remedy = Ein neues beginnen.
refuse-not-your-turn = { $seat } ist nicht am Zug.
    .remedy = Gefragt: { $acting }.
refuse-foreign-move = Den Zug „{ $verb }“ gibt es in diesem Spiel nicht.
    .remedy = Einen der angebotenen Züge wählen.
refuse-not-now = „{ $verb }“ beantwortet nicht die Frage, die gerade offen ist.
    .remedy = Darauf passt: { $verbs }.
refuse-misshapen = Der Wert für „{ $slot }“ passt nicht.
    .remedy = Es passt: { $shape }.
refuse-too-many = „{ $verb }“ hat { $slots ->
        [0] keine Werte
        [one] einen Wert
       *[other] { $slots } Werte
    }, angegeben { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
    .remedy = Weglassen, was zu viel ist.
refuse-no-way-on = Kein Zug „{ $verb }“ fängt so an.
    .remedy = Einen Schritt zurückgehen und etwas anderes wählen.
refuse-stale-ticket = Dieser Zug galt einer Frage, die schon geschlossen ist.
    .remedy = Noch einmal auf den Tisch sehen, dann ziehen.
refuse-undo-nothing = Es ist noch nichts gespielt, was sich zurücknehmen ließe.
    .remedy = Erst einen Zug machen.
refuse-undo-barrier = Der letzte Zug lässt sich nicht zurücknehmen: Der Zufall oder die Uhr hat gesprochen, oder Verborgenes ist sichtbar geworden.
    .remedy = Von hier aus weiterspielen.
refuse-undo-gone = Eintrag { $entry } ist nicht mehr der letzte Zug: Das ist Eintrag { $last }.
    .remedy = Noch einmal auf den Tisch sehen und zurücknehmen, was zuletzt steht.
refuse-undo-other = Der letzte Zug kam von { $seat }, und nur { $seat } kann ihn zurücknehmen.
    .remedy = { $seat } darum bitten.
refuse-undo-bot = { $seat } hat seitdem gezogen, und ein Bot nimmt nichts zurück.
    .remedy = Von hier aus weiterspielen.
refuse-no-such-window = Eine freiwillige Frage „{ $window }“ gibt es in diesem Spiel nicht.
    .remedy = Freiwillig ist hier: { $windows }.
refuse-clock-move = „{ $verb }“ spielt die Uhr, wenn die Zeit um ist.
    .remedy = Einen der angebotenen Züge wählen.
refuse-no-deadline = Für diese Partie ist keine Zeit vereinbart.
    .remedy = Ohne Uhr weiterspielen.

refuse-move-form = { error-move-form }
    .remedy = Erst das Verb schreiben, dann seine Werte.
refuse-move-verb = { error-move-verb }
    .remedy = Mit einem dieser Wörter anfangen.
refuse-move-slots = { error-move-slots }
    .remedy = So viele Werte angeben, wie der Zug hat.
refuse-move-value = { error-move-value }
    .remedy = Einen Wert angeben, der passt.
refuse-move-text = { error-move-text }
    .remedy = Wörter, Zahlen und Listen mit Leerzeichen trennen; Texte aus mehreren Wörtern in gerade Anführungszeichen setzen.

## Was mit etwas nicht stimmt, das von außen kommt

error-place = { $place }: { $what }
place-line = Zeile { $number }
place-entry = Eintrag { $number }

error-move-form = Ein Zug besteht aus einem Verb und seinen Werten, nicht aus { $found }.
error-move-verb = Den Zug { $verb } gibt es hier nicht; es gibt { $known }.
error-move-slots = „{ $verb }“ hat { $wanted ->
        [0] keine Werte
        [one] einen Wert ({ $slots })
       *[other] { $wanted } Werte ({ $slots })
    }, angegeben { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
error-move-value = Der Wert { $found } passt nicht zu „{ $slot }“ von „{ $verb }“; es passt: { $shape }.
error-move-text = Der Zug { $found } ist ab dem { $place }. Zeichen nicht zu lesen.

error-seats = { $game } hat mindestens { $fewest } und höchstens { $most } Plätze, nicht { $seats }.
error-no-such-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-options-unsuited = Diese Einstellungen von { $game } passen nicht zueinander oder nicht zur Zahl der Plätze: { $refusal } ({ $rule })
error-option-word = „{ $word }“ ist keine Einstellung; richtig ist Name=Wert.
error-option-twice = Die Einstellung { $option } ist doppelt angegeben.
error-option-none = Dieses Spiel hat keine Einstellungen, also auch nicht „{ $option }“.
error-option-unknown = Die Einstellung „{ $option }“ gibt es nicht; es gibt { $known }.
error-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein; möglich ist { $allowed }.
error-game-unknown = Ein Spiel „{ $name }“ gibt es nicht. { $near ->
        [none] Es gibt { $known }.
       *[other] Ist { $near } gemeint?
    }
error-bot-unknown = Einen Bot „{ $bot }“ gibt es hier nicht. { $near ->
        [none] Es gibt { $known }.
       *[other] Ist { $near } gemeint?
    }
error-bots-number = Bei { $seats } Plätzen können es ein bis { $seats } Bots sein, nicht { $bots }.
error-game-broken = Das Spiel { $name } (Modul { $module }) lässt sich nicht laden: { $why }.

error-log-empty = Die Datei ist leer.
error-log-foreign = Das ist kein gespeichertes Spiel von Compoundry.
error-log-format = Die Datei hat das Format { $found }; dieses Programm liest das Format { NUMBER($known, useGrouping: 0) }.
error-log-line = Diese Zeile ist beschädigt: Sie hat nicht die Form eines Eintrags.
error-log-form = Diese Zeile ist nicht so geschrieben, wie Compoundry sie schreibt: Ein Feld ist unbekannt, doppelt oder am falschen Platz, oder es stehen Leerzeichen darin.
error-log-check = Diese Zeile oder eine darüber ist nachträglich geändert worden: Ihre Prüfsumme stimmt nicht.
error-log-number = Ein Eintrag fehlt oder steht am falschen Platz: Er hat die Nummer { $found }, an der Reihe ist { NUMBER($expected, useGrouping: 0) }.
error-log-truncated = Die Datei hört zu früh auf: Die Schlusszeile zu { $entries ->
        [one] ihrem einen Eintrag
       *[other] ihren { $entries } Einträgen
    } fehlt oder stimmt nicht.
error-log-trailing = Nach der Schlusszeile steht noch etwas.
error-log-field = Das Feld „{ $field }“ fehlt oder ist nicht, was es sein muss: { $kind ->
        [str] ein Text
        [int] eine ganze Zahl
        [bool] wahr oder falsch
        [list] eine Liste
        [dict] ein Objekt
        [pairs] Paare aus Platz und Zug
        [hex] 64 Hexadezimalziffern
        [entries] eine Zahl von Einträgen, die diese Datei auch hat
        [settings] Zahlen, Wörter, wahr oder falsch
       *[other] { $kind }
    }.
error-log-command = An dieser Stelle eines Spiels gibt es keinen solchen Befehl.
error-log-game = Das ist ein Spiel von { $found }, nicht von { $expected }.
error-log-version = Dieses Spiel von { $game } wurde nach Version { $found } der Regeln gespielt; dieses Programm hat Version { $known }.
error-log-content = Der Inhalt von { $game } ist nicht der, mit dem dieses Spiel gespielt wurde.
error-log-refused = Die Regeln lassen das nicht zu: { $refusal } ({ $rule })
error-log-clock = „{ $verb }“ hätte die Uhr hier nicht gespielt.
error-log-chance = Schritt { $step } ist nichts, was der Zufall hier hätte ergeben können.
error-log-steps = Nach diesem Eintrag { $recorded ->
        [one] ist ein Schritt
       *[other] sind { $recorded } Schritte
    } verzeichnet, es folgten aber { $followed }.
error-log-digest = Das Spiel endet nicht so, wie die Datei sagt: Sein Fingerabdruck ist { $found }, nicht { $expected }.
error-seed-commitment = Das ist nicht der Startwert, der zu Beginn des Spiels versprochen wurde.
error-seed-draws = Was der Zufall hier tat, folgt nicht aus dem Startwert.
error-no-seed = Der Zufall ist gefragt, und der Startwert dieses Spiels ist nicht bekannt.
error-fork-entry = Einen Eintrag { $entry }, von dem aus es anders weitergehen könnte, gibt es nicht; der letzte ist { $last }.
error-events-gone = Was vor Eintrag { $first } geschah, ist nicht geladen; ab Eintrag { $since } lässt sich daher nicht erzählen.
error-table-name = Der Name eines Tisches hat höchstens { $most } Zeichen, und zwar ganze.
error-snapshot = Der Zwischenstand ist beschädigt oder stammt nicht von diesem Protokoll.

error-pack-toml = Das ist kein TOML: { $why }.
    .remedy = Ein Wort steht in Anführungszeichen, eine Liste in eckigen Klammern, mit Kommas zwischen ihren Einträgen.
error-pack-key = Einen Schlüssel „{ $key }“ gibt es hier nicht; es gibt { $known }.
    .remedy = Nach einem Schreibfehler suchen oder die Zeile streichen.
error-pack-lacks = Der Schlüssel „{ $key }“ fehlt.
    .remedy = Ihn ergänzen.
error-pack-gameless = Die Datei sagt nicht, für welches Spiel sie gedacht ist.
    .remedy = Mit game = "…" anfangen; Spiele mit Paketen: { $known }.
error-pack-game = Kein Spiel namens „{ $found }“ hat hier Pakete; es gibt { $known }.
    .remedy = Eines davon nennen.
error-pack-other = Dieses Paket ist für „{ $found }“ gedacht, nicht für { $game }.
    .remedy = Es mit seinem eigenen Spiel spielen.
error-pack-format = Das Paket hat das Format { $found }; dieses Programm liest Format { NUMBER($known, useGrouping: 0) }.
    .remedy = format = { NUMBER($known, useGrouping: 0) } schreiben.
error-pack-title = Ein Titel ist eine Zeile mit 1 bis { $most } Zeichen, nicht „{ $found }“.
    .remedy = Dem Paket einen Namen geben, den man am Tisch sieht.
error-pack-large = Die Datei ist größer als { $most } kB; so groß ist kein Paket.
error-pack-unknown = Ein Paket „{ $pack }“ gibt es nicht; es gibt { $known }. Eigene Pakete werden hier gesucht: { $folders }.

error-text-broken = Die Texte lassen sich nicht lesen: { $why }
error-language-unknown = Die Sprache { $language } gibt es nicht; es gibt { $known }.

error-number = { $option } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $found }“.
error-file-read = { $why ->
        [ENOENT] Diese Datei gibt es nicht.
        [EISDIR] Das ist ein Ordner, keine Datei.
        [EACCES] Diese Datei darf nicht gelesen werden.
       *[other] Die Datei lässt sich nicht lesen: { $said }.
    }
error-file-name = Keine Datei kann „{ $file }“ heißen.
error-file-large = Die Datei ist größer als { $most } MB; das ist kein gespeichertes Spiel.
error-file-text = Das ist keine Textdatei: Byte { $byte } gehört in keinen Text.
error-file-folder = Den Ordner für diese Datei gibt es nicht.
error-file-write = { $why ->
        [EISDIR] Das ist ein Ordner, keine Datei.
        [EACCES] Diese Datei darf nicht geschrieben werden.
        [ENOSPC] Der Datenträger ist voll.
       *[other] Die Datei lässt sich nicht schreiben: { $said }.
    }
error-output = Die Ausgabe lässt sich nicht schreiben: { $why ->
        [ENOSPC] Der Datenträger ist voll
       *[other] { $said }
    }.
error-no-terminal = Das geht nur in einem Terminal, das einen ganzen Bildschirm zeigt.
error-sitting-gap = In „{ $found }“ nach { $option } fehlt ein Name.
error-save-over = Das Spiel in dieser Datei ist zu Ende; bitte einen anderen Namen wählen.
error-save-seedless = Der Startwert des Spiels in dieser Datei ist geheim, also kann es nicht weitergehen; bitte einen anderen Namen wählen.
error-save-seats = Das Spiel in dieser Datei hat { $seats } Plätze, und --seats nennt { $named }.
error-save-options = Die Einstellungen des Spiels in dieser Datei stehen fest; bitte --option weglassen.
error-save-seed = Der Zufall des Spiels in dieser Datei steht fest; bitte --seed weglassen.
error-save-overtaken = Mit diesem Spiel ist anderswo weitergespielt worden, und die Datei enthält, was dort geschah. Was hier gespielt wurde, steht in { $aside }.
error-check-empty = Ein Wort ist leer; gebraucht werden zwei Wörter.
error-check-letters = „{ $word }“ ist nicht ein Wort: Hier bestehen Wörter nur aus den Buchstaben a bis z.
error-check-long = „{ $word }…“ hat { $length } Buchstaben; Wörter haben hier höchstens { $most }.
error-command-unknown = Einen Befehl „{ $command }“ gibt es nicht. { $near ->
        [none] Es gibt { $known }.
       *[other] Ist { $near } gemeint?
    }
error-flag-unknown = Eine Option { $option } gibt es hier nicht. { $near ->
        [none] Was es gibt, zeigt --help.
       *[other] Ist { $near } gemeint?
    }
error-word-missing = { $word } fehlt; was nötig ist, zeigt --help.
error-word-extra = „{ $word }“ ist ein Wort zu viel; was nötig ist, zeigt --help.
error-option-empty = Nach { $option } fehlt ein Wert.
error-usage = Dieser Befehl ist nicht zu verstehen: { $why }
error-bug = Das hätte nicht geschehen dürfen: { $why }. Mit COMPOUNDRY_TRACEBACK=1 sagt das Programm, wo.

## Chemie: Formeln, Strukturen und wie man sie spricht

error-element-unknown = Ein Element „{ $element }“ gibt es nicht. { $near ->
        [none] Gefragt ist ein Symbol, ein Name oder eine Nummer von 1 bis 118.
       *[other] Ist { $near } gemeint?
    }
error-substance-unknown = Ein Stoff „{ $substance }“ ist hier nicht bekannt.
    .remedy = Eine CAS-Nummer, einen Namen oder eine Formel angeben.
error-formula-empty = Diese Formel ist leer.
    .remedy = So schreiben: Ca(OH)2.
error-formula-long = Diese Formel hat { $length } Zeichen; lesbar sind höchstens { $most }.
error-formula-letter = „{ $found }“ an Stelle { $at } von „{ $formula }“ gehört nicht in eine Formel.
    .remedy = So schreiben: Ca(OH)2, CaSO4*2H2O oder SO4^2-.
error-formula-element = Ein Element „{ $found }“ gibt es nicht (Stelle { $at } von „{ $formula }“). { $near ->
        [none] Ein Symbol ist ein Großbuchstabe, meist mit einem kleinen dahinter.
       *[other] Ist { $near } gemeint?
    }
error-formula-number = „{ $found }“ an Stelle { $at } von „{ $formula }“ ist keine Zahl für eine Formel.
    .remedy = Die Zahlen gehen von 2 bis { $most }; eine 1 schreibt man nicht.
error-formula-open = Die Klammer „{ $bracket }“ an Stelle { $at } von „{ $formula }“ wird nie geschlossen.
    .remedy = Dort, wo sie endet, „{ $end }“ setzen.
error-formula-closed = „{ $found }“ an Stelle { $at } von „{ $formula }“ schließt eine Klammer, die nie aufging.
error-formula-hollow = Zwischen den Klammern an Stelle { $at } von „{ $formula }“ steht nichts.
error-formula-deep = An Stelle { $at } von „{ $formula }“ stehen mehr als { $most } Klammern ineinander.
error-formula-more = „{ $formula }“ hört zu früh auf: Es fehlt ein Element.
error-formula-amount = „{ $formula }“ ist { $amount }-mal etwas, nicht eine einzige Formel.
    .remedy = Die Zahl davor weglassen.
error-formula-charge = Die Ladung an Stelle { $at } von „{ $formula }“ ist nicht zu lesen.
    .remedy = Sie ans Ende schreiben, so: ^2- oder ^+.
error-formula-unclear = „{ $formula }“ lässt sich auf zwei Weisen lesen.
    .remedy = { $one } oder { $other } schreiben.
error-smiles-empty = Dieses SMILES ist leer.
error-smiles-long = Dieses SMILES hat { $length } Zeichen; lesbar sind höchstens { $most }.
error-smiles-broken = „{ $smiles }“ ist nicht das SMILES einer Struktur, die es geben kann.

spoken-open = Klammer auf
spoken-close = Klammer zu
spoken-dot = Punkt
spoken-plus-one = plus
spoken-minus-one = minus
spoken-plus = { $size } plus
spoken-minus = { $size } minus
spoken-ion = { $name }, { $charge }
number-one = eins
number-two = zwei
number-three = drei
number-four = vier
number-five = fünf
number-six = sechs
number-seven = sieben
number-eight = acht
number-nine = neun
number-ten = zehn
number-eleven = elf
number-twelve = zwölf

## Zahlen

number-whole = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Die Befehlszeile: Hilfe

help-options = Optionen
help-command = BEFEHL
help-compoundry =
    Brettspiele rund um Verbindungen: gespielt, nacherzählt und simuliert.

    Der Rückgabewert ist 0, wenn alles gut ist, 1, wenn die Sache selbst schiefging, und 2, wenn mit den Angaben nichts anzufangen ist.
help-language = Die Sprache: en oder de. Sonst entscheidet COMPOUNDRY_LANGUAGE oder das System.
help-version = Zeigt die Version.
help-help = Zeigt diese Seite.
help-json = Gibt JSON aus, für Programme.
help-game = Das Spiel; „compoundry games“ zählt sie auf.
help-option = Eine Einstellung des Spiels als Name=Wert; mehrmals möglich.

help-command-games =
    Zählt die Spiele auf, die es hier gibt.

    Der Rückgabewert ist 1, wenn eines davon sich nicht laden lässt.
help-command-play =
    Spielt ein Spiel: gegen Bots oder mit anderen an einem Gerät.

    Ein ? am Tisch zeigt, was sich dort tun lässt. Wo kein Terminal einen ganzen Bildschirm zeigt, wird in reinem Text gespielt.
help-sitting = Wer wo sitzt: „you“ für Menschen (mehrere teilen sich das Gerät), „random“ oder ein anderer Bot des Spiels. Sonst ein Mensch und so viele Bots, wie das Spiel braucht oder ein fortgesetztes Spiel Plätze hat.
help-fresh-seed = Eine Zahl, die allen Zufall festlegt, damit sich das Spiel wiederholen lässt. Sonst kennt niemand den Startwert.
help-plain = In reinem Text spielen, Zeile für Zeile, wie es ohne Terminal geschieht.
help-pace = So viele Millisekunden braucht ein Bot mindestens für einen Zug; sonst 700.
help-save = Hebt das Spiel in dieser Datei auf, wenn es endet oder unterbrochen wird. Steht dort ein unterbrochenes Spiel, geht es weiter, mit seinen Plätzen, Einstellungen und seinem Zufall; wer wo sitzt, wird nicht aufgehoben, das sagt --seats. Die Datei verrät, was der Zufall tun wird: nicht hineinsehen!

help-command-simulate =
    Lässt Bots viele Spiele spielen und zählt.

    Das Ergebnis hängt von den Zahlen hier ab, aber nicht von --jobs. Der Rückgabewert ist 1, wenn ein Spiel sich nicht zu Ende spielen lässt; dann steht da, wie sich dieses Spiel wiederholen lässt.
help-games = Wie viele Spiele; ohne Angabe 1.000.
help-seats = Wie viele Plätze; ohne Angabe so wenige wie möglich.
help-bots = Wer spielt: „random“ oder Bots des Spiels, mit Kommas dazwischen. Weniger Namen als Plätze wiederholen sich reihum. Nach jedem Spiel rücken die Bots einen Platz weiter.
help-seed = Eine Zahl, die alles festlegt; ohne Angabe 0.
help-first = Die Nummer des ersten Spiels; ohne Angabe 0.
help-jobs = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe einer je Prozessor.

help-command-replay =
    Prüft ein gespeichertes Spiel Zug um Zug und erzählt es nach.

    Ein Spiel, das zu Ende ist, wird mit allen Geheimnissen erzählt, ein anderes so, wie alle es gesehen haben. Der Rückgabewert ist 1, wenn das Spiel in Ordnung ist, der Zufall aber nicht aus dem Startwert in der Datei folgte.
help-file = Die Datei des gespeicherten Spiels.
help-seat = Erzählt nur, was dieser Platz erfuhr; gezählt wird ab 0.
help-show = Das Spiel Schritt für Schritt ansehen, mit den Pfeiltasten.

help-command-check = Prüft, wonach die Spiele urteilen.
help-command-check-word =
    Sagt, ob zwei englische Wörter in dieser Reihenfolge ein zusammengesetztes Wort ergeben, und wenn nicht, warum.

    Die Antwort kommt aus WordNet 3.0, SCOWL und einer von Menschen geprüften Liste. Der Rückgabewert ist 0, wie auch immer sie lautet.
help-first-word = Das erste Wort.
help-second-word = Das zweite Wort.

help-command-pack = Kümmert sich um selbst geschriebene Pakete.
help-command-pack-check =
    Sagt Zeile für Zeile, was an einem eigenen Paket nicht stimmt, und was es besser machen würde.

    Es endet mit 1, wenn das Paket nicht spielbar ist, und mit 2, wenn sich die Datei nicht lesen lässt.
help-pack-file = Die Datei des Pakets; sie sagt selbst, für welches Spiel sie gedacht ist.

help-command-doctor =
    Sagt, was installiert ist, was benutzt wird und was fehlt.

    Der Rückgabewert ist 1, wenn ein Paket fehlt, das immer nötig ist, oder ein Spiel sich nicht laden lässt.

## compoundry games

games-none = Hier gibt es keine Spiele.
games-more = { $seats } · Bots: { $bots }
games-seats = { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
games-seats-range = { $fewest } bis { $most } Plätze
games-option = --option { $option }=… ({ $allowed }): { $text }
games-hint = Eins davon spielen: compoundry play { $game }

## compoundry simulate

simulate-playing = Es wird gespielt
simulate-title = { $name }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, Startwert { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-games = Spiele
simulate-wins = Siege
simulate-rate = Siegquote
simulate-interval = 99-%-Intervall
simulate-score = Mittlere Punkte
simulate-between = { $low } – { $high }
simulate-end = Wie es endete
simulate-share = Anteil
simulate-lengths = Ein Spiel dauert { $least } bis { $most } Züge, im Mittel { $mean }; die Hälfte kommt mit höchstens { $median } aus.
simulate-failed = Spiel { $number } mit Startwert { $seed } von { $game } ist gescheitert: { $why }. So lässt es sich wiederholen: { $command }
simulate-died = Ein Prozess ist gestorben, während er die Spiele { $first } bis { $last } mit Startwert { $seed } von { $game } spielte. So lässt es sich wiederholen: { $command }

## compoundry replay

replay-people = Plätze: { $people }
replay-draws = Zufall
replay-fair = folgte jedes Mal aus dem Startwert in der Datei
replay-inherited = folgte ab Eintrag { $entry } aus dem Startwert in der Datei; was davor liegt, stammt aus einem anderen Spiel, und darüber lässt sich nichts sagen
replay-unfair = folgte NICHT aus dem Startwert in der Datei
replay-unknown = lässt sich nicht prüfen: In der Datei steht kein Startwert
replay-digest = Fingerabdruck

## compoundry check

word-compound = { $first } + { $second }: { $spelling } ({ $kind ->
        [closed] zusammengeschrieben
        [open] getrennt geschrieben
       *[hyphenated] mit Bindestrich
    }). { $meaning } [{ $source }]
word-untold = Das Wort steht dort ohne Bedeutung.
word-refused = { $first } + { $second }: { $reason }
word-chance-split = „{ $first }{ $second }“ ist ein Wort, aber keines, das aus diesen beiden besteht (CW-22).
word-denied = „{ $first }{ $second }“ ist mit Absicht nicht in diesem Wörterbuch (CW-A16).
word-derived = „{ $first }{ $second }“ ist mit „{ $affix }“ gebildet, hier kein Wort für sich, und darum kein Kompositum (CW-22).
word-form = „{ $first }{ $second }“ ist nur eine Form des Kompositums „{ $spelling }“ (CW-22).
word-inflection = „{ $first }{ $second }“ ist eine Beugung von „{ $base }“, kein Kompositum (CW-22).
word-name = „{ $name }“ ist ein Name, kein Kompositum (CW-22).
word-not-listed = Ein Kompositum aus diesen beiden Wörtern ist nicht verzeichnet (CW-A16).
word-phrase = „{ $first } { $second }“ ist eine Wendung aus einzelnen Wörtern, kein Kompositum (CW-21).
word-reversed = Nur andersherum ist es ein Kompositum: „{ $spelling }“ (CW-A17).
word-unknown-word = Mit „{ $word }“ ist kein Kompositum verzeichnet (CW-A16).

## compoundry pack

pack-sound = { $title }: ein Paket für { $name }, bereit zum Spielen
pack-errors = { $count ->
        [one] Noch ist dieses Paket nicht spielbar, denn eines stimmt nicht:
       *[other] Noch ist dieses Paket nicht spielbar, denn { $count } Dinge stimmen nicht:
    }
pack-advice = { $count ->
        [one] Ein Rat:
       *[other] { $count } Ratschläge:
    }
pack-range = { $low }–{ $high }
pack-play = { $lies ->
        [there] So wird damit gespielt:
        [elsewhere] Um damit zu spielen, nach { $place } kopieren, dann:
       *[unnamed] Um damit zu spielen, nach { $place } kopieren (der Name darf kleine Buchstaben, Ziffern und Bindestriche haben, nur nicht „standard“ sein), dann:
    } compoundry play { $game } --option pack={ $pack }

## compoundry doctor

doctor-compoundry = Compoundry
doctor-python = Python
doctor-implementation = Art von Python
doctor-rules = Regeln
doctor-note = Wie sie entstanden
doctor-compiler = C-Compiler
doctor-headers = Python.h
doctor-packages = Pakete
doctor-extras = Zugaben
doctor-texts = Sprachen
doctor-games = Spiele
rules-compiled = kompiliert
rules-interpreted = interpretiert
doctor-missing = fehlt
doctor-yes = ja
doctor-no = nein

## Der Tisch in reinem Text

table-you = ein Mensch
table-bot = der Bot „{ $name }“: { $about }
table-keys = ? Hilfe · l Verlauf · r Regeln · u zurücknehmen · q gehen
table-word-h = hilfe, help
table-word-l = verlauf, log
table-word-r = regeln, rules
table-word-u = zurücknehmen, undo
table-word-q = gehen, ende, quit
table-resumed = Das Spiel geht weiter nach { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
table-help = Die Antwort ist eine Nummer, ein Name oder gleich ein ganzer Zug, zum Beispiel: { $move }
table-key-v = den Tisch noch einmal ansehen
table-key-l = alles, was bisher zu erfahren war
table-key-r = die Regeln
table-key-u = den letzten Zug zurücknehmen
table-key-b = zurück zur ersten Frage
table-key-q = das Spiel verlassen
table-key-s = Fragen, die bis auf Weiteres ohne Antwort vorbeigehen
table-key-w = warten und den anderen den Vortritt lassen
table-only = Es gibt nur eins: { $move }. Die Eingabetaste spielt es.
table-more = … und { $more } weitere, die sich eintippen lassen.
table-unclear = „{ $answer }“ bedeutet hier nichts; ? hilft weiter.
making-said = { $verb }: { $values }
making-enough = Das ist alles: { $values }
making-silent = Keine Worte
making-speak = Eigene Worte …
table-curtain = Das Gerät geht an { $seat }. Weiter mit der Eingabetaste.
table-no-rules = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
table-passes = geht von selbst vorbei
table-asks = wird gestellt
table-toggle = Welche ändern? Die Eingabetaste lässt alles, wie es ist.
table-won = { $count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
table-time-up = Die Zeit ist um.
table-unfinished = Das Spiel ist noch nicht zu Ende.
table-left = Bis zum nächsten Mal.
table-saved = Das Spiel ist in { $file } gespeichert.

## Der Tisch auf dem ganzen Bildschirm

screen-welcome = { $about } ? zeigt die Tasten und die Zeichen, r die Regeln.
screen-you = { $seat } ist am Zug.
screen-others = Am Zug: { $seats }.
screen-over = Das Spiel ist zu Ende.
screen-thinking = { $seat } denkt nach …
screen-moved = Das hat dieser Zug gebracht.
screen-curtain = Das Gerät geht an { $seat }; dann die Leertaste drücken.
screen-toggle = Welche ändern? Esc lässt alle, wie sie sind.
screen-hand = Das Gerät geht an { $seat }
screen-now = Und jetzt?
screen-replay = Das Spiel noch einmal ansehen
screen-leave = Gehen
screen-play = Spielen: { $move }
screen-ahead = Spielt: { $move }.
screen-type = Eine Möglichkeit suchen oder einen ganzen Zug eintippen
screen-speak = Die Worte eintippen; Enter spricht sie aus
screen-refused = ✗ { $what } { $remedy } [{ $rule }] r zeigt die Regel.
screen-earlier = … { $count } davor; l zeigt sie.
screen-eyes = Gesehen mit den Augen von { $seat }
screen-entry = Eintrag { $entry } von { $last }
screen-halted = Die Uhr steht; c lässt sie weiterlaufen.
screen-runs = Die Uhr läuft.
screen-fast = Bots ziehen sofort.
screen-paced = Bots lassen sich Zeit.
screen-no-pass = Gerade gibt es nichts, was vorbeigehen könnte.
screen-no-wait = Gerade kann niemand anders zuerst ziehen.
screen-no-stand = Es gibt keine freiwillige Frage, die von selbst vorbeigehen könnte.
screen-not-kept = Dieses Spiel ist nirgends gespeichert. Noch einmal q, und es ist verloren.
screen-bot = Bot { $name }

key-choose = auswählen
key-number = nach Nummer auswählen
key-type = nach Buchstaben suchen
key-whole = einen ganzen Zug eintippen
key-back = einen Schritt zurück
key-undo = den letzten Zug zurücknehmen
key-log = alles, was bisher zu erfahren war
key-rules = die Regeln; nach einer Ablehnung die Regel dazu
key-replay = Schritt für Schritt zurückblicken
key-pass = passen
key-wait = warten und den anderen den Vortritt lassen
key-stand = freiwillige Fragen vorbeigehen lassen oder wieder beantworten
key-clock = die Uhr anhalten oder weiterlaufen lassen
key-fast = Bots sofort oder gemächlich
key-dark = hell oder dunkel
key-scroll = im Tisch blättern oder in der aufgeschlagenen Seite
key-tab = weiter zum Tisch, zum Verlauf, zur Auswahl
key-leave = das Spiel verlassen
key-step = einen Schritt zurück, einen vor
key-ends = zum Anfang, zum Ende
key-viewer = mit wessen Augen
key-close = zurück

foot-choose = wählen
foot-help = Hilfe
foot-undo = zurück
foot-log = Verlauf
foot-rules = Regeln
foot-replay = früher
foot-pass = passen
foot-step-in = mitreden
foot-wait = warten
foot-stand = immer passen
foot-clock = Uhr
foot-clock-on = los
foot-leave = gehen
foot-step = Schritt
foot-ends = Enden
foot-viewer = Augen
foot-close = zurück
