name = Compounded
about = Leite ein Labor: ziehen, feilschen, beanspruchen, vollenden, bevor alles in die Luft fliegt.

## Was gefragt wird

ask-Trading = Handel: Biete etwas an, antworte, oder sag, dass du fertig bist
    .rule = CD-A12
ask-Swapping = Du darfst ein Element mit Nobel tauschen
    .rule = CD-87
ask-Returning = Mehr Elemente, als Platz haben: Was geht zurück?
    .rule = CD-31
ask-Claiming = Studium: Welche Verbindung beanspruchst du?
    .rule = CD-32
ask-Shifting = Studium: Versetzt du einen Anspruch?
    .rule = CD-35
ask-GogglesWindow = Die Forschung beginnt: Setzt du die Schutzbrille auf?
    .rule = CD-66
ask-BurnerWindow = Zündest du deinen Bunsenbrenner?
    .rule = CD-73
ask-Placing = Forschung: Wohin mit deinen Elementen?
    .rule = CD-36
ask-NobelPlacing = Forschung: Wohin mit Nobels Elementen?
    .rule = CD-89
ask-Scoring = Labor: Was kommt als Nächstes?
    .rule = CD-43
ask-NobelScoring = Labor: Welche von Nobels Verbindungen wird als nächste gewertet?
    .rule = CD-91
ask-Keeping = Dein Laborjournal darf ein Element behalten: welches?
    .rule = CD-69
ask-Raising = Ein Experiment darf steigen: welches?
    .rule = CD-49
ask-Granting = Ein Stipendium: Wessen Experiment steigt?
    .rule = CD-77
ask-Sharing = Ein Stipendium, und nichts kann mehr steigen: Wer bekommt die andere Hälfte der Punkte?
    .rule = CD-78
ask-Hauling = Gefahrguttransport: Welches Element kommt wohin?
    .rule = CD-80
ask-Fire = Feuer! Nimmst du einen Feuerlöscher?
    .rule = CD-60
ask-Scattering = Eine Explosion: Wo landen die Elemente?
    .rule = CD-55
ask-Recalling = Das Studium ist gesunken: Welchen Anspruch hebst du auf?
    .rule = CD-71
ask-KeyWindow = Nimmst du den Laborschlüssel und damit die nächste Leitung?
    .rule = CD-67
window-goggles = Schutzbrille zu Beginn der Forschung
window-burner = Bunsenbrenner in den Zügen der anderen
window-cylinder = Messzylinder, wenn du nichts zu werten hast
window-extinguisher = Feuerlöscher, wenn Flammen kommen
window-key = Laborschlüssel am Ende der Laborphase

verb-pass = Passen
verb-offer = Etwas anbieten
verb-whisper = Ein Angebot zuflüstern
verb-deal = Einen Handel zu dritt oder mehr vorschlagen
verb-accept = Ein Angebot annehmen
verb-decline = Ein Angebot ablehnen
verb-withdraw = Ein Angebot zurückziehen
verb-done = Fertig gehandelt
verb-no-offers = Keine Angebote mehr, bitte
verb-back = Doch weiterhandeln
verb-swap = Ein Tausch mit Nobel
verb-return = Ein Element zurücklegen
verb-claim = Eine Verbindung beanspruchen
verb-shift = Einen Anspruch versetzen
verb-recall = Einen Anspruch aufheben
verb-goggles = Die Schutzbrille aufsetzen
verb-burn = Den Bunsenbrenner zünden
verb-place = Ein Element auf eine Verbindung legen
verb-fill = Einen Feuerlöscher füllen
verb-wild = Einen Joker auf eine Verbindung setzen
verb-wild-fill = Einen Feuerlöscher mit einem Joker auffüllen
verb-exchange = Elemente am Beutel tauschen
verb-score = Eine Verbindung werten
verb-keep = Ein Element behalten
verb-raise = Ein Experiment heben
verb-grant = Eine Stufe vergeben
verb-share = Die Punkte teilen
verb-haul = Ein Element transportieren
verb-extinguish = Einen Feuerlöscher einsetzen
verb-scatter = Ein Element landen lassen
verb-adjust = Den Messzylinder benutzen
verb-take-key = Den Laborschlüssel benutzen

slot-offer-whom = Wem?
slot-offer-gives = Was gibst du?
slot-offer-wants = Was möchtest du?
slot-offer-promise = Ein Versprechen, in deinen Worten? Es bindet niemanden.
slot-whisper-whom = Wem?
slot-whisper-gives = Was gibst du?
slot-whisper-wants = Was möchtest du?
slot-whisper-promise = Ein Versprechen, in deinen Worten? Es bindet niemanden.
slot-deal-terms = Wer gibt wem was?
slot-deal-promise = Ein Versprechen, in deinen Worten? Es bindet niemanden.
slot-accept-maker = Wessen Angebot?
slot-accept-number = Welches?
slot-decline-maker = Wessen Angebot?
slot-decline-number = Welches?
slot-withdraw-number = Welches?
slot-swap-gives = Was gibst du?
slot-swap-takes = Was nimmst du?
slot-return-element = Welches Element?
slot-claim-place = Welche Verbindung?
slot-shift-space = Welchen Anspruch?
slot-shift-place = Auf welche Verbindung?
slot-recall-space = Welchen Anspruch?
slot-burn-place = Unter welcher Verbindung?
slot-place-element = Welches Element?
slot-place-place = Auf welche Verbindung?
slot-place-apart = Woher?
slot-fill-element = Welches Element?
slot-fill-extinguisher = Auf welchen Feuerlöscher?
slot-fill-apart = Woher?
slot-wild-element = Als welches Element?
slot-wild-place = Auf welche Verbindung?
slot-wild-fill-element = Als welches Element?
slot-wild-fill-extinguisher = Auf welchen Feuerlöscher?
slot-exchange-gives = Was gibst du?
slot-exchange-takes = Was nimmst du?
slot-exchange-count = Wie viele gibst du?
slot-score-place = Welche Verbindung?
slot-keep-element = Welches Element?
slot-raise-experiment = Welches Experiment?
slot-grant-whom = An wen?
slot-grant-experiment = Welches Experiment?
slot-share-whom = Mit wem?
slot-haul-element = Welches Element?
slot-haul-place = Auf welche Verbindung?
slot-extinguish-place = Für welche Verbindung?
slot-scatter-element = Welches Element?
slot-scatter-place = Auf welche Verbindung?
slot-adjust-down = Was sinkt um eine Stufe?
slot-adjust-up = Was steigt um eine Stufe?

about-offer = An { $seats }: { about-deal-terms }. { $over ->
        [0] Du hättest dann { $count } von { $room }.
       *[other] Du hättest dann { $count } und Platz für { $room }: { $over ->
            [one] 1 müsste
           *[other] { $over } müssten
        } zurück.
    }
about-whisper = { about-offer }
about-deal = { about-offer }
about-deal-terms = { $form ->
        [swap] { $maker } gibt { $gives } für { $wants }
        [gift] { $maker } gibt { $gives } und will nichts dafür
        [wish] { $maker } bittet um { $wants }
       *[several] { $terms }
    }
about-accept-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; dazu das Versprechen: „{ $promise }“
    }
about-accept = { about-deal-terms }. { $over ->
        [0] Du hättest dann { $count } von { $room }.
       *[other] Du hättest dann { $count } und Platz für { $room }: { $over ->
            [one] 1 müsste
           *[other] { $over } müssten
        } zurück.
    }
about-decline-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; dazu das Versprechen: „{ $promise }“
    }
about-withdraw-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; dazu das Versprechen: „{ $promise }“
    }
about-claim-place = { $place } { $formula } { $compound }: { $count ->
        [0] vollständig
       *[other] fehlt { $lacks }
    } · { $points } AP { $experiment }{ $sign ->
        [none] {""}
       *[other] {" "}· { $sign }
    }{ $reaction ->
        [none] {""}
       *[other] {" "}· { $reaction }
    }{ $burns ->
        [0] {""}
       *[other] {" "}· ^{ $flames }/{ $most }
    }{ $claims ->
        [0] {""}
       *[other] {" "}· { $seats }
    }
about-shift-space = { about-claim-place }
about-shift-place = { about-claim-place }
about-recall-space = { about-claim-place }
about-place-place = { about-claim-place }
about-wild-place = { about-claim-place }
about-burn-place = { $place } { $formula } { $compound }: { $bursts ->
        [0] Flamme { $flames } von { $most }
       *[other] würde explodieren
    } · { $points } AP, { $count ->
        [0] vollständig
       *[other] fehlt { $lacks }
    }{ $claims ->
        [0] {""}
       *[other] {" "}· { $seats }
    }
about-extinguish-place = { about-burn-place }
about-scatter-place = { about-claim-place }
about-haul-place = { about-claim-place }
about-score-place = { about-claim-place }
about-raise-experiment = { $experiment } { $amount } → { $then }{ $journal ->
        [0] {""}
       *[other] , dazu das Laborjournal
    }
about-grant-experiment = { about-raise-experiment }
about-adjust-down = { about-raise-experiment }
about-adjust-up = { about-raise-experiment }
record-Handing = { $giver } gibt { $getter } { $things }
record-Heap = { $count ->
        [one] { $thing }
       *[other] { $count } { $thing }
    }
record-Term = { $things } von { $giver } an { $getter }

## Was geschieht

event-drew = { $seat } zieht { $elements }.
event-offered = Angebot { $number } von { $maker } an { $seats }: { $terms }{ $promised ->
        [0] {""}
       *[other] ; dazu das Versprechen: „{ $promise }“
    }.
event-whispered = { $maker } flüstert ein Angebot (Nr. { $number }), nur für { $seats }.
event-whispered-known = Geflüstertes Angebot { $number } von { $maker } an { $seats }: { $terms }{ $promised ->
        [0] {""}
       *[other] ; dazu das Versprechen: „{ $promise }“
    }.
event-agreed = { $seat } stimmt Angebot { $number } von { $maker } zu.
event-deal = Abgemacht (Nr. { $number } von { $maker }): { $terms }.
event-declined = { $seat } lehnt Angebot { $number } von { $maker } ab.
event-withdrew = { $seat } zieht Angebot { $number } zurück.
event-lapsed = Angebot { $number } von { $maker } ist nicht mehr zu bezahlen und verfällt.
event-done = { $seat } ist mit dem Handeln fertig.
event-no-offers = { $seat } ist mit dem Handeln fertig und möchte in dieser Runde keine Angebote mehr.
event-back = { $seat } handelt doch weiter.
event-closed = Alle sind mit dem Handeln fertig{ $count ->
        [0] {""}
        [one] ; ein Angebot verfällt
       *[other] ; { $count } Angebote verfallen
    }.
event-swapped = { $seat } gibt Nobel { $gives } für { $takes }.
event-returned = { $seat } legt { $element } in den Beutel zurück.
event-passed = { $seat } passt.
event-claimed = { $seat } beansprucht { $compound } ({ $place }).
event-shifted = { $seat } versetzt einen Anspruch von { $origin } auf { $compound } ({ $place }).
event-recalled = { $seat } hebt den Anspruch auf { $compound } ({ $place }) auf.
event-goggles = { $seat } setzt die Schutzbrille auf und zieht noch { $count }.
event-placed = { $seat } legt { $element } auf { $compound } ({ $place }).
event-filled = { $seat } legt { $element } auf { $extinguisher }.
event-wild = { $seat } setzt einen Joker als { $element } auf { $compound } ({ $place }).
event-wild-filled = { $seat } setzt einen Joker als { $element } auf { $extinguisher }.
event-exchanged = { $seat } tauscht { $count } × { $gives } gegen { $takes }.
event-completed = { $seat } vollendet { $compound } ({ $place }); Anspruch: { $seats }.
event-completed-claimed = { $seat } vollendet { $compound } ({ $place }) und hat nun den Anspruch darauf.
event-burned = { $seat } hält einen Bunsenbrenner unter { $compound } ({ $place }).
event-revealed = { $place }: { $compound } wird aufgedeckt.
event-lot = Das Los fällt auf { $seat }: die erste Laborleitung.
event-round = Runde { $round }: Die Laborleitung hat { $lead }.
event-flipped = { $seat } hat einen Feuerlöscher gefüllt: Ab der nächsten Runde ist er einsatzbereit.
event-scored = { $seat } wertet { $compound }: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-kept = { $seat } behält { $element }, dem Laborjournal sei Dank.
event-reacted = { $compound } reagiert: { $reaction }.
event-fizzled = Eine flüchtige Reaktion gab es in dieser Runde schon, also brennt nichts.
event-granted = { $seat } vergibt eine Stufe an { $whom }: { $experiment }.
event-shared = { $whom } bekommt { $points } von den Punkten.
event-hauled = { $seat } bringt { $element } auf { $compound } ({ $place }).
event-stalling = Seit { $count } Runden hat keine Verbindung das Feld verlassen. Wenn es in dieser auch keine tut, ist Schluss.
event-lit = Ein Laborbrand! Er wartet, bis das Feld voll ist.
event-ignored = Noch ein Laborbrand, doch er wird weggelegt: Einer in der Runde ist genug.
event-fire = { $cause }
event-extinguished = { $seat } setzt einen Feuerlöscher ein: keine Flamme für { $compound } ({ $place }).
event-flames = Flammen auf { $places }.
event-exploded = { $place } ({ $compound }) explodiert! In der Luft: { $elements }.
event-scattered = { $element } fliegt von { $origin } auf { $compound } ({ $place }).
event-lost = { $count ->
        [one] { $element } findet keinen Platz und kommt in den Beutel.
       *[other] { $count } { $element } finden keinen Platz und kommen in den Beutel.
    }
event-gained = { $seat } bekommt ein Werkzeug: { $tool }.
event-raised = { $seat } hebt { $experiment ->
        [Forschung] die Forschung
       *[other] das { $experiment }
    } auf { $amount }.
event-lowered = { $seat } senkt { $experiment ->
        [Forschung] die Forschung
       *[other] das { $experiment }
    } auf { $amount }.
event-adjusted = { $seat } benutzt den Messzylinder: { $up } hinauf, { $down } hinunter.
event-key = { $seat } benutzt den Laborschlüssel und hat in der nächsten Runde die Leitung.
event-triggered = { $reason ->
        [points] { $seat } hat das Ziel auf der Punkteleiste erreicht.
       *[experiments] { $seat } hat drei Experimente vollendet.
    } Runde { $round } ist die letzte.
event-total = { $seat }: zusammen { $points } Punkte, davon { $track } von der Leiste, { $claims } von Ansprüchen, { $bench } vom Labortisch, { $extinguishers } für Feuerlöscher, { $wilds } für Joker.
event-over = Das Labor schließt.

## Was nicht geht, und was ginge

refuse-partners-need-three = Laborpartner braucht drei Leute oder mehr, und hier sind es { $count }.
    .remedy = Ladet noch jemanden ein, oder spielt ohne.
refuse-three-rows-for-three = Das Feld mit drei Reihen ist genau für drei Leute, nicht für { $count }.
    .remedy = Spielt zu dritt, oder mit dem ganzen Feld.
refuse-three-rows-or-partners = Laborpartner hat ein eigenes Feld, das sich nicht kürzen lässt.
    .remedy = Wählt eines von beiden.
refuse-no-doubles = Ohne Laborpartner gibt es keine doppelten Verbindungen, deren Nachbarn ihr wählen könntet.
    .remedy = Schaltet Laborpartner ein, oder lasst das, wie es ist.
refuse-youngest-absent = Es gibt { $count } Plätze, und keiner hat die Nummer { $number }.
    .remedy = Zählt die Plätze von 1 an, oder sagt 0, dann wird gelost.
refuse-done-already = Du hast gesagt, dass du mit dem Handeln fertig bist.
    .remedy = Nimm das erst zurück und handle weiter.
refuse-not-done = Du handelst ja noch.
    .remedy = Zurückzunehmen gibt es nichts: Biete an, antworte, oder sag, dass du fertig bist.
refuse-made-enough = Du hast in dieser Runde { $most } { $most ->
        [one] Angebot
       *[other] Angebote
    } gemacht, mehr gehen nicht.
    .remedy = Antworte auf die der anderen, oder sag, dass du fertig bist.
refuse-open-enough = { $most ->
        [one] Ein Angebot von dir ist schon offen
       *[other] { $most } Angebote von dir sind schon offen
    }, mehr auf einmal gehen nicht.
    .remedy = Zieh eines zurück, oder warte auf eine Antwort.
refuse-no-partner = Hier sitzt sonst niemand, den du meinen könntest.
    .remedy = Biete es einem der anderen an, oder allen.
refuse-nothing-offered = So würde nichts den Besitzer wechseln.
    .remedy = Gib etwas, oder verlange etwas, oder beides.
refuse-deaf = { $whom } möchte in dieser Runde keine Angebote mehr.
    .remedy = Biete es jemand anderem an, oder allen.
refuse-not-yours = Du hast nicht alles, was du geben willst: { $things }.
    .remedy = Gib nur, was auf deinem Tisch liegt.
refuse-not-theirs = { $whom } hat nicht alles, was das verlangt: { $things }.
    .remedy = Schau, was bei { $whom } auf dem Tisch liegt, und verlange davon etwas.
refuse-tool-twice = { $whom } hätte dieses Werkzeug dann doppelt: { $tool }.
    .remedy = Von jeder Art genügt eines; lass dafür ein anderes zurückgeben.
refuse-no-whispers = An diesem Tisch gibt es keine Heimlichkeiten: Angebote macht man laut.
    .remedy = Mach ein offenes Angebot.
refuse-whispered-to-all = Allen kann man nichts zuflüstern.
    .remedy = Flüstere es einem der anderen zu, oder mach ein offenes Angebot.
refuse-no-term = Ein Handel besteht aus Teilen wie „wer, wem, was“, und das ist keiner: { $term }.
    .remedy = Nenne in jedem Teil zwei verschiedene Leute an diesem Tisch und ein Ding.
refuse-deal-of-two = Das ist ein Handel zu dritt oder mehr, du mit dabei.
    .remedy = Nimm noch jemanden dazu, oder mach einem ein Angebot.
refuse-no-offer = { $maker } hat kein offenes Angebot mit der Nummer { $number }.
    .remedy = Schau, welche Angebote jetzt offen sind.
refuse-not-for-you = Angebot { $number } von { $maker } kannst du nicht annehmen.
    .remedy = Nimm eines an, das an dich geht, oder an alle.
refuse-not-to-you = Angebot { $number } von { $maker } geht nicht an dich.
    .remedy = Lass es einfach liegen.
refuse-agreed-already = Angebot { $number } von { $maker } hast du schon zugestimmt.
    .remedy = Warte auf die anderen; oder lehne ab, dann wird nichts daraus.
refuse-offer-lapsed = Angebot { $number } von { $maker } ist nicht mehr zu bezahlen.
    .remedy = Mach ein neues.
refuse-none-on-bench = Auf dem Tisch liegt kein { $element }.
    .remedy = Wähl ein Element, das dort ist.
refuse-same-element = { $element } gegen { $element } würde nichts ändern.
    .remedy = Nimm ein anderes Element, oder passe.
refuse-none-of-nobels = Nobel hat kein { $element }.
    .remedy = Nimm ein Element, das auf seinem Tisch liegt.
refuse-none-to-return = Da liegt kein { $element }, das zurückgehen könnte.
    .remedy = Leg ein Element zurück, das zu viel ist.
refuse-none-in-bag = Im Beutel ist kein { $element }.
    .remedy = Wähl ein Element, das darin ist.
refuse-no-such-card = So eine Karte kann jetzt nicht kommen.
    .remedy = Kommen kann nur, was noch im Stapel ist.
refuse-no-card-there = Auf { $place } liegt keine Karte.
    .remedy = Wähl einen Platz, auf dem eine Verbindung liegt.
refuse-claimed-already = Die Verbindung auf { $place } ist beansprucht, dort liegt schon ein Marker: { $whom }.
    .remedy = Wähl eine, die noch frei ist.
refuse-not-your-token = Dort liegt kein Marker von dir: { $space }.
    .remedy = Wähl einen deiner eigenen Marker im Feld.
refuse-temporary-token = Dein Anspruch auf { $place } ist ein vorläufiger und bleibt, bis die Verbindung gewertet ist.
    .remedy = Wähl einen deiner aktiven Marker.
refuse-placed-this-round = Der Marker auf { $place } wurde erst in dieser Runde gelegt, der { $round }.
    .remedy = Versetz einen, der vorher schon lag, oder passe.
refuse-there-already = Auf { $place } liegt dein Marker schon.
    .remedy = Versetz ihn auf eine andere Verbindung, oder passe.
refuse-all-placed = Du hast alle { $count } gelegt, die deine Forschung erlaubt.
    .remedy = Beende deinen Zug.
refuse-none-apart = Die Schutzbrille hat kein { $element } gefunden.
    .remedy = Leg eines, das sie gefunden hat, oder eines von deinem Tisch.
refuse-no-wild = Du hast keinen Joker mehr.
    .remedy = Leg Elemente von deinem Tisch.
refuse-wild-sulfur = Ein Joker kann alles sein, nur nicht Schwefel.
    .remedy = Wähl ein anderes Element; für Schwefel braucht man Glück oder einen guten Handel.
refuse-no-room = { $compound } ({ $place }) hat keinen freien Platz für { $element }: { $count ->
        [0] Es braucht keines
        [one] Es braucht eines und hat es
       *[other] Es braucht { $count } und hat sie
    }.
    .remedy = Wähl eine Verbindung, der es noch fehlt.
refuse-not-your-extinguisher = { $extinguisher } gehört dir nicht.
    .remedy = Füll einen Feuerlöscher, der vor dir liegt.
refuse-extinguisher-full = { $extinguisher } hat keinen freien Platz für { $element }.
    .remedy = Hinein gehören ein C und zwei O, mehr nicht.
refuse-nobel-claimed = { $place } ist beansprucht ({ $whom }), und Nobel füllt nur Verbindungen, die noch frei sind.
    .remedy = Wähl eine, die niemand beansprucht.
refuse-exchanged-already = Du hast in dieser Phase schon getauscht, und mehr als einmal geht nicht.
    .remedy = Leg, was du hast, oder nimm einen Joker.
refuse-no-pipet = Zwei gegen eins geht nur mit einer Pipette, die du benutzen kannst.
    .remedy = Ohne sie gib drei.
refuse-too-few = Du hast nur { $held } × { $element } und bräuchtest { $count }.
    .remedy = Tausch ein Element, von dem du genug hast.
refuse-no-burner = Du hast keinen Bunsenbrenner.
    .remedy = Manche Verbindungen bringen einen; oder handle darum.
refuse-burns-already = { $compound } ({ $place }) brennt schon, mit { $count ->
        [one] einer Flamme
       *[other] { $count } Flammen
    }.
    .remedy = Wähl eine Verbindung ohne Flamme.
refuse-no-flame-left = Alle { $count } Flammen sind vergeben.
    .remedy = Warte, bis etwas explodiert ist.
refuse-not-threatened = { $compound } ({ $place }) bekäme jetzt gar keine Flamme.
    .remedy = Rette eine Verbindung, die gleich eine bekommt, oder passe.
refuse-not-your-claim = Auf { $compound } ({ $place }) liegt kein Marker von dir.
    .remedy = Werte eine Verbindung, die du beansprucht hast.
refuse-not-complete = { $compound } ({ $place }) ist noch nicht vollendet.
    .remedy = Werte eine, deren Plätze alle gefüllt sind.
refuse-one-claim-only = { $compound } ({ $place }) wartet auf einen zweiten Anspruch.
    .remedy = Laborpartner werten zu zweit: Such dir jemanden, oder beanspruche sie doppelt.
refuse-score-first = { $compound } ({ $place }) ist vollendet und muss gewertet werden.
    .remedy = Werte alles Vollendete, dann endet dein Zug.
refuse-none-to-keep = Auf dieser Verbindung ist kein { $element }, wohl aber { $elements }.
    .remedy = Behalte eines davon, oder keines.
refuse-other-state = Die Verbindung ist { $state } und hebt dieses Experiment nicht: { $experiment }.
    .remedy = Hebe das Experiment, das zum Zustand gehört, oder dein Labor, oder nichts.
refuse-no-such-scientist = So jemanden gibt es hier außer dir nicht.
    .remedy = Wähl jemand von den anderen.
refuse-cannot-rise = { $experiment } kann dort nicht steigen: { $whom }.
    .remedy = Wähl ein Experiment, das noch nicht ganz oben steht.
refuse-none-to-haul = Es ist kein { $element } zu transportieren.
    .remedy = Wähl ein Element, das auf dieser Verbindung lag.
refuse-no-room-to-haul = Auf { $place } ist kein Platz für { $element }.
    .remedy = Wähl eine Verbindung, der es noch fehlt.
refuse-not-tied = { $whom } hat nicht die seltensten Elemente gezogen.
    .remedy = Das Los fällt auf jemand, der sie gezogen hat.
refuse-none-to-scatter = Es ist kein { $element } mehr in der Luft.
    .remedy = Wähl eines der Elemente, die noch landen müssen.
refuse-out-of-reach = { $element } kann nicht auf { $place } landen.
    .remedy = Wähl eine Nachbarin, die dafür Platz hat.
refuse-no-cylinder = Du hast keinen Messzylinder, den du jetzt benutzen kannst.
    .remedy = Er wirkt einmal in der Runde, und ab der Runde, nachdem du ihn bekommen hast.
refuse-same-experiment = { $experiment } kann nicht durch den eigenen Fall steigen.
    .remedy = Wähl zwei verschiedene Experimente.
refuse-lowest-already = { $experiment } steht schon ganz unten.
    .remedy = Senke ein anderes.
refuse-highest-already = { $experiment } steht schon ganz oben.
    .remedy = Hebe ein anderes.

## Wie die Dinge heißen

seat--3 = Nobel
whom--3 = Nobel
whom--2 = alle
seats--3 = Nobel
seats--2 = alle
giver--2 = irgendwem
getter--2 = irgendwen

element-0 = H
element-1 = C
element-2 = O
element-3 = N
element-4 = Ca
element-5 = S
tool-0 = Bunsenbrenner
tool-1 = Laborschlüssel
tool-2 = Schutzbrille
tool-3 = Messzylinder
tool-4 = Pipette
tool-5 = Laborjournal
experiment-0 = Entdecken
experiment-1 = Studium
experiment-2 = Forschung
experiment-3 = Labor
extinguisher-0 = Feuerlöscher 1
extinguisher-1 = Feuerlöscher 2
extinguisher-2 = Feuerlöscher 3
extinguisher-3 = Feuerlöscher 4
extinguisher-4 = Feuerlöscher 5
wild = Joker

thing-0 = { element-0 }
thing-1 = { element-1 }
thing-2 = { element-2 }
thing-3 = { element-3 }
thing-4 = { element-4 }
thing-5 = { element-5 }
thing-6 = { tool-0 }
thing-7 = { tool-1 }
thing-8 = { tool-2 }
thing-9 = { tool-3 }
thing-10 = { tool-4 }
thing-11 = { tool-5 }
thing-12 = { wild }
thing-13 = { extinguisher-0 }
thing-14 = { extinguisher-1 }
thing-15 = { extinguisher-2 }
thing-16 = { extinguisher-3 }
thing-17 = { extinguisher-4 }
gives-0 = { thing-0 }
gives-1 = { thing-1 }
gives-2 = { thing-2 }
gives-3 = { thing-3 }
gives-4 = { thing-4 }
gives-5 = { thing-5 }
gives-6 = { thing-6 }
gives-7 = { thing-7 }
gives-8 = { thing-8 }
gives-9 = { thing-9 }
gives-10 = { thing-10 }
gives-11 = { thing-11 }
gives-12 = { thing-12 }
gives-13 = { thing-13 }
gives-14 = { thing-14 }
gives-15 = { thing-15 }
gives-16 = { thing-16 }
gives-17 = { thing-17 }

wants-0 = { thing-0 }
wants-1 = { thing-1 }
wants-2 = { thing-2 }
wants-3 = { thing-3 }
wants-4 = { thing-4 }
wants-5 = { thing-5 }
wants-6 = { thing-6 }
wants-7 = { thing-7 }
wants-8 = { thing-8 }
wants-9 = { thing-9 }
wants-10 = { thing-10 }
wants-11 = { thing-11 }
wants-12 = { thing-12 }
wants-13 = { thing-13 }
wants-14 = { thing-14 }
wants-15 = { thing-15 }
wants-16 = { thing-16 }
wants-17 = { thing-17 }

takes-0 = { element-0 }
takes-1 = { element-1 }
takes-2 = { element-2 }
takes-3 = { element-3 }
takes-4 = { element-4 }
takes-5 = { element-5 }

down-0 = { experiment-0 }
down-1 = { experiment-1 }
down-2 = { experiment-2 }
down-3 = { experiment-3 }
up-0 = { experiment-0 }
up-1 = { experiment-1 }
up-2 = { experiment-2 }
up-3 = { experiment-3 }

place-0 = A1
place-1 = B1
place-2 = C1
place-3 = D1
place-4 = A2
place-5 = B2
place-6 = C2
place-7 = D2
place-8 = A3
place-9 = B3
place-10 = C3
place-11 = D3
place-12 = A4
place-13 = B4
place-14 = C4
place-15 = D4

origin-0 = { place-0 }
origin-1 = { place-1 }
origin-2 = { place-2 }
origin-3 = { place-3 }
origin-4 = { place-4 }
origin-5 = { place-5 }
origin-6 = { place-6 }
origin-7 = { place-7 }
origin-8 = { place-8 }
origin-9 = { place-9 }
origin-10 = { place-10 }
origin-11 = { place-11 }
origin-12 = { place-12 }
origin-13 = { place-13 }
origin-14 = { place-14 }
origin-15 = { place-15 }

space-0 = { place-0 }
space-2 = { place-1 }
space-4 = { place-2 }
space-6 = { place-3 }
space-8 = { place-4 }
space-10 = { place-5 }
space-12 = { place-6 }
space-14 = { place-7 }
space-16 = { place-8 }
space-18 = { place-9 }
space-20 = { place-10 }
space-22 = { place-11 }
space-24 = { place-12 }
space-26 = { place-13 }
space-28 = { place-14 }
space-30 = { place-15 }
space-25 = { place-12 }, rechts
space-27 = { place-13 }, rechts

apart-0 = vom Tisch
apart-1 = von dem, was die Schutzbrille gefunden hat
cause-0 = Ein Laborbrand bricht aus.
cause-1 = Eine flüchtige Reaktion: Feuer bricht aus.
reaction-1 = Stipendium
    .means = Wer sie wertet, hebt ein Experiment von jemand anderem.
reaction-2 = Flüchtig
    .means = Wird sie gewertet, bekommt alles Brennbare eine Flamme.
reaction-3 = Gefahrguttransport
    .means = Wird sie gewertet, wandert eines ihrer Elemente auf eine andere Verbindung.
reaction-4 = Ätzend
    .means = Wird sie gewertet, verliert jeder, der sie wertet, eine Stufe Studium.
reaction-5 = Explosive Elemente
    .means = Wird sie gewertet, explodiert alles, was brennt.
state-0 = flüssig
state-1 = fest
state-2 = gasförmig

## Wie es ausgeht

end-points = Jemand hat das Ziel erreicht, und die letzte Runde ist gespielt.
end-experiments = Jemand hat drei Experimente vollendet, und die letzte Runde ist gespielt.
end-unfilled = Das Feld lässt sich nicht mehr füllen.
end-stalled = Es ist so lange nichts geschehen, dass das Labor schließt.
item-track = Punkteleiste
item-claims = Elemente auf Ansprüchen
item-bench = Elemente auf dem Labortisch
item-extinguishers = Feuerlöscher
item-wilds = Joker

## Was ein Tisch wählen kann

option-partners = Laborpartner: zwei doppelte Verbindungen im Feld, ab drei Leuten
option-deck = Der Verbindungsstapel: wo die Laborbrände liegen
option-three-rows = Knapp A: nur drei Reihen, genau für drei
option-bare = Knapp B: keine Feuerlöscher, keine Joker
option-goal = Die Atompunkte, die zur letzten Runde führen; mit 25 wird es kurz
option-one-tool = Niemand darf durch Handel zwei gleiche Werkzeuge haben
option-finished-only = Nur volle Feuerlöscher dürfen gehandelt werden
option-open-offers = Wie viele Angebote von dir zugleich offen sein dürfen
option-made-offers = Wie viele Angebote du in einer Runde machen darfst
option-whispers = Angebote dürfen zugeflüstert werden, sodass nur zwei sie hören
option-free-wild = Ein Joker ist ein freier Schritt neben denen der Forschung
option-own-burner = Der Bunsenbrenner nur im eigenen Zug
option-refill-at-once = Die Lücke, die ein Bunsenbrenner reißt, wird gleich gefüllt
option-every-volatile = Jede flüchtige Reaktion wird zum Brand, nicht nur die erste der Runde
option-flames = Wie viele Flammen es gibt; 0 für so viele wie nötig
option-doubles-apart = Eine doppelte Verbindung hat nur die beiden darüber zu Nachbarn
option-youngest = Auf welchem Platz sitzt, wer am jüngsten ist und bei Gleichstand zuerst leitet; 0 lost
option-clock = Sekunden für jede Antwort: live sind 120 gut, 86400 sind ein Tag; 0 ist keine Uhr
option-pack = Der Kartensatz, aus dem die Verbindungen kommen

bot-easy = stellt fertig, was geht, greift nach Teurem, übersieht das eine oder andere und bietet nie selbst etwas an
bot-heuristic = plant, was es baut, schlägt Geschäfte vor, die beiden nützen, zündelt, wo es dir wehtut, und löscht, was ihm gehört

deck-standard = ein Feuer auf jedem Stapel
deck-a = A: ein Feuer irgendwo in jedem Stapel
deck-b = B: alles durcheinander

## Pakete

error-pack-text = „{ $key }“ ist ein Text von einer Zeile mit höchstens { $most } Zeichen, nicht „{ $found }“.
    .remedy = Ihn in Anführungszeichen setzen und kürzen, wenn er zu lang ist.
error-pack-choice = „{ $key }“ kann nicht „{ $found }“ sein; es gibt { $known }.
    .remedy = Eines davon nennen.
error-pack-count = „{ $key }“ ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $found }“.
    .remedy = Eine davon angeben.
error-pack-levels = „{ $key }“ hat { $levels } ganze Zahlen von 1 bis { $most }, keine kleiner als die davor, nicht { $found }.
    .remedy = So schreiben: [2, 3, 4, 5].
error-pack-table = „{ $key }“ ist keine Tabelle: { $found }.
    .remedy = Die Teile so schreiben: { $key }.en = "…".
error-pack-tables = „{ $key }“ ist keine Liste von Karten: { $found }.
    .remedy = Jede Karte mit einer Zeile [[{ $key }]] anfangen.
error-pack-many = Unter „{ $key }“ stehen { $cards } Karten; ein Paket hat höchstens { $most }.
    .remedy = Einige herausnehmen.
error-pack-formula = { $formula } lässt sich mit den Elementen dieses Spiels nicht legen.
    .remedy = Nur { $known } verwenden, und keine Ladung.
error-pack-large-box = Es sind { $cards } Karten; ein Paket hat höchstens { $most }.
    .remedy = Nimm heraus, was zu viel ist.
error-pack-study = Die Stufen des Studiums können nicht { $levels } sein.
    .remedy = Am Anfang sind es höchstens { $claims } Marker, und jede Stufe gibt einen mehr oder keinen.
error-pack-starting = Es gibt { $kinds ->
        [one] eine Startverbindung
       *[other] { $kinds } Startverbindungen
    } mit zusammen { $cards } Karten; das Feld beginnt mit drei Arten zu je drei Karten (CD-4, CD-84).
    .remedy = Dreimal [[starting]] schreiben.
error-pack-few = Unter „{ $part }“ stehen { $cards } Karten; ein Spiel braucht { $least }.
    .remedy = Verbindungen ergänzen.
error-pack-twice = { $formula } steht schon in diesem Paket, in Zeile { $first }.
    .remedy = Eine davon herausnehmen; mehrere Karten einer Verbindung sind copies = 2.
error-pack-atoms = { $formula } hat { $atoms } Atome; Platz ist für { $low } bis { $high }.
    .remedy = { $low ->
        [9] Ein [[compound]] daraus machen oder sie weglassen.
       *[other] Ein [[double]] daraus machen oder sie weglassen.
    }
error-pack-beyond = { $formula } braucht { $needed }-mal { $symbol }, und im Beutel sind { $there }.
    .remedy = Mehr Kristalle in den Beutel tun oder sie weglassen.
error-pack-tool = { $formula } hat ein Werkzeug; { $part ->
        [starting] eine Startkarte
       *[other] eine Doppelkarte
    } hat keins.
    .remedy = Die Zeile streichen.
error-pack-reaction = { $formula } hat die Reaktion „{ $reaction }“; die gibt es nicht auf { $part ->
        [starting] einer Startkarte
        [compound] einer einfachen Karte
       *[other] einer Doppelkarte
    }.
    .remedy = { $part ->
        [starting] Die Zeile streichen.
        [compound] Ihr grant oder volatile geben, oder keine.
       *[other] Ihr eine andere geben, oder keine.
    }
error-pack-cas = „{ $cas }“ ist keine CAS-Nummer: Die letzte Ziffer passt nicht zu den anderen.
    .remedy = Sie noch einmal nachschlagen oder die Zeile streichen.
error-pack-other-substance = { $cas } ist die Nummer von { $name }, und { $formula } hat andere Atome.
    .remedy = Die Nummer oder die Formel berichtigen.
error-pack-nameless = { $formula } hat keinen Namen.
    .remedy = name.en = "…" schreiben; oder die CAS-Nummer angeben, wenn der Stoff hier bekannt ist.
error-pack-smiles = Das SMILES von { $formula } enthält { $held } und die Ladung { $charge }.
    .remedy = Das SMILES oder die Formel berichtigen.
error-pack-points = { $formula } ist { $points } AP wert; für ihre Atome wären es { $usual }.
    .remedy = Ohne Angabe bekommt sie diese.
error-pack-fact = Der Text zu { $formula } hat in „{ $language }“ { $words } Wörter; mehr als { $most } liest am Tisch niemand.
    .remedy = Ihn kürzen.
error-pack-state = { $formula } ist auf der Karte { $state ->
        [liquid] flüssig
        [solid] fest
       *[gas] ein Gas
    } und in Wirklichkeit bei 25 °C { $known ->
        [liquid] flüssig
        [solid] fest
       *[gas] ein Gas
    }.
    .remedy = Den Zustand ändern oder in departure.state.de = "…" sagen, warum.
error-pack-burns = { $burns ->
        [true] { $formula } brennt in Wirklichkeit, aber nicht auf der Karte.
       *[false] { $formula } brennt auf der Karte, aber nicht in Wirklichkeit.
    }
    .remedy = Die Flammen ändern oder in departure.flames.de = "…" sagen, warum.
error-pack-departure = { $formula } ist wie in Wirklichkeit; in „departure.{ $what }“ ist nichts zu sagen.
    .remedy = Die Zeile streichen.
error-pack-share = Von allen Elementen, die die Karten verlangen, sind { $asks } % { $symbol }; im Beutel sind es { $holds } %.
    .remedy = Beides einander annähern, damit niemand darauf wartet oder darauf sitzen bleibt.

pack-part = Karten
pack-cards = Anzahl
pack-liquid = Flüssig
pack-solid = Fest
pack-gas = Gas
pack-burning = Brennbar
pack-atoms = Atome
pack-points = AP
part-starting = Startkarten
part-compound = Verbindungen
part-double = Doppelkarten

## Das Labor im Terminal

label-round = Runde
label-bag = Beutel
label-box = Kiste

phase-discovery = Entdecken
phase-study = Studium
phase-research = Forschung
phase-lab = Labor

round-of = { $round ->
        [0] wird vorbereitet
       *[other] { $round }
    }
round-last = { $round }, die letzte ist { $last }
led-by = Leitung: { $seat }
cards-left = Stapel { $count } mit { $fires ->
        [one] einem Brand
       *[other] { $fires } Bränden
    }
placements-left = : noch { $left } von { $most }
doubles-left = { $count ->
        [one] eine doppelte
       *[other] { $count } doppelte
    }
offer-whispered = etwas Geflüstertes für { $seats }
offer-quiet = (geflüstert)
offer-terms = für { $seats }: { $terms }
offer-promise = „{ $promise }“
offer-agreed = einverstanden: { $seats }
offer-dead = nicht mehr zu bezahlen
points-of = { $points } AP
done-now = fertig gehandelt
deaf-now = keine Angebote, bitte
ready = bereit
rests = ruht

sign-0 = Brenner
sign-1 = Schlüssel
sign-2 = Brille
sign-3 = Zylinder
sign-4 = Pipette
sign-5 = Journal

sign-card = Eine Verbindung: Formel, Zustand und Atompunkte.
sign-spaces = Was sie braucht: ▮ ist gefüllt, ▯ fehlt noch.
sign-states = Flüssig hebt das Entdecken, fest das Studium, gasförmig die Forschung.
sign-flames = Sie brennt: die Flammen darauf, und wie viele sie verträgt.
sign-claims = Wer sie beansprucht; in Klammern: ein vorläufiger Anspruch.
sign-free = Auf einer Doppelkarte: frei für noch einen Anspruch. Auf dem Tisch: kein Marker mehr.
sign-tools = Das Werkzeug, das sie bringt.
sign-level = Ein Experiment: was es jetzt gibt und was die nächste Stufe gibt.
sign-journal = Die oberste Stufe des Studiums gibt keinen Marker mehr, aber ein Laborjournal.
sign-tokens = Anspruchsmarker auf dem Tisch: ◉ aktiv, ◌ in Reserve.
sign-next = Was du jetzt wählen kannst.
sign-chosen = Was du gewählt hast oder worauf du zeigst.
