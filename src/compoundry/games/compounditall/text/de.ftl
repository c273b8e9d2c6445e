name = Compound It All!
about = Aus zwei englischen Wörtern wird eins: auslegen, hüten, stehlen.

## Was gefragt wird

ask-Begin = Ein neuer Zug: Er beginnt mit einer Karte
    .rule = CW-7
ask-Turn = Der Zug geht weiter: Wörter auslegen, stehlen, am Ende eine Karte ablegen
    .rule = CW-11
ask-GoingOut = Eine Hand ist leer: Zweifelt jemand ein Wort an?
    .rule = CW-A15
ask-Place = Die Reihe wartet auf eine Karte
    .rule = CW-27
ask-LastPlaced = Eine Hand ist leer: Zweifelt jemand das letzte Wort an?
    .rule = CW-A15
ask-Around = Der Zug: erst auslegen und stehlen, dann fragen, dann ziehen
    .rule = CW-31
ask-LastLaid = Eine Hand ist leer: Zweifelt jemand ein Wort an?
    .rule = CW-A15
window-challenge = Wörter der anderen anzweifeln

verb-draw = Vom Nachziehstapel ziehen
verb-take = Vom Ablagestapel nehmen
verb-pass = Passen
verb-lay = Ein Wort auslegen
verb-steal = Ein Wort stehlen
verb-add = Ein eigenes Wort verändern
verb-discard = Eine Karte ablegen
verb-place = Eine Karte an die Reihe legen
verb-ask = Nach einem Wort fragen
verb-challenge = Ein Wort anzweifeln
verb-accept = Die Wörter gelten lassen

slot-take-count = Wie viele, von der neuesten an?
slot-lay-first = Welches Wort steht vorn?
slot-lay-second = Welches Wort steht hinten?
slot-steal-card = Mit welcher Karte?
slot-steal-pile = Welches Wort?
slot-steal-half = Welche Hälfte wird verdeckt?
slot-steal-side = Wie soll es heißen?
slot-add-card = Mit welcher Karte?
slot-add-pile = Welches Wort?
slot-add-half = Welche Hälfte wird verdeckt?
slot-add-side = Wie soll es heißen?
slot-discard-card = Welche Karte?
slot-place-card = Welche Karte?
slot-place-edge = An welches Ende?
slot-ask-whom = Wer wird gefragt?
slot-ask-asked = Nach welchem Wort?
slot-challenge-pile = Welches Wort?

half-0 = das vordere Wort
half-1 = das hintere Wort
side-0 = als vorderes Wort
side-1 = als hinteres Wort
edge-0 = ans linke Ende
edge-1 = ans rechte Ende

about-take-count = { $count ->
        [1] { $card }, die neueste
       *[other] { $cards }, um { $card } zu nutzen
    }
about-take = { $card } muss dann die nächste Karte sein, die du spielst.
about-lay-second = { $second }: { $spelled }, { $points } Punkte
about-lay = „{ $spelled }“ läge vor dir und zählte { $points } Punkte.
about-steal-pile = { $old }, von { $whom }: { $count } Karten, { $points } Punkte
about-steal-half = { $covered }, und { $kept } bleibt
about-steal-side = { $spelled }, { $points } Punkte
about-steal = „{ $old }“ käme von { $whom } zu dir, hieße „{ $spelled }“ und zählte { $points } Punkte.
about-add-pile = { $old }: { $count } Karten, { $points } Punkte
about-add-half = { $covered }, und { $kept } bleibt
about-add-side = { $spelled }, { $points } Punkte
about-add = Dein „{ $old }“ hieße „{ $spelled }“ und zählte { $points } Punkte.
about-place-edge = { $edge }: { $spelled }
about-place = „{ $spelled }“: { $edge } der Reihe.
about-challenge-pile = { $first } + { $second }

## Was geschieht

event-round = Runde { $round }: { $dealer } gibt.
event-dealt = { $seat } bekommt { $count } Karten.
event-dealt-known = { $seat } bekommt { $count } Karten: { $cards }.
event-turned = { $card } wird offen auf den Tisch gelegt.
event-drew = { $seat } zieht eine Karte.
event-drew-known = { $seat } zieht { $card }.
event-reshuffled = Der Nachziehstapel ist leer: { $count ->
        [one] Eine abgelegte Karte wird
       *[other] { $count } abgelegte Karten werden, gut gemischt,
    } zum neuen.
event-skipped = { $seat } findet nichts zu ziehen und spielt so weiter.
event-took = { $seat } nimmt { $cards } vom Ablagestapel, um { $card } sofort zu spielen.
event-put-back = { $seat } legt { $cards } auf den Ablagestapel zurück.
event-laid = { $seat } legt „{ $spelled }“ aus.
event-stole = { $seat } stiehlt „{ $old }“ von { $whom } mit { $card }: „{ $spelled }“, jetzt { $count } Karten.
event-added = { $seat } legt { $card } auf „{ $old }“: „{ $spelled }“, jetzt { $count } Karten.
event-discarded = { $seat } legt { $card } ab.
event-stands = { $seat } schlägt „{ $spelled }“ nach, und da steht es{ $meaning ->
        [none] .
       *[other] : „{ $meaning }“.
    } { $whom } behält es, und alle haben ein Wort gelernt.
event-refuted = { $seat } schlägt { $first } + { $second } nach, und kein Wörterbuch kennt es: { $whom } nimmt es zurück.
event-time-up = Die Zeit von { $seat } ist um.
event-closing = Die vereinbarte Zeit ist um.
event-out = „Compound It All!“, ruft { $seat } und hat keine Karte mehr.
event-dry = Zum dritten Mal gab es nichts zu ziehen. Die Runde endet hier, und alle zählen.
event-worn = Der Nachziehstapel ist wieder leer, und seit dem letzten Mischen wurde nichts ausgelegt. Die Runde endet hier, und alle zählen.
event-idle = Niemand kommt mehr weiter, also zählen alle.
event-scored = { $seat }: { $laid ->
        [0] nichts
       *[other] { $laid }
    } ausgelegt, { $held ->
        [0] die Hand leer,
       *[other] weniger { $held } auf der Hand,
    } macht { $points }; insgesamt { $total }.
event-placed = { $seat } legt { $card } { $edge }: „{ $spelled }“.
event-kept = { $seat } behält die Karte und passt.
event-passed = { $seat } passt.
event-gave = { $seat } fragt { $whom } nach { $asked } und bekommt es.
event-missed = { $seat } fragt { $whom } nach { $asked }, vergebens.
event-found = „Found my compound!“ { $seat } zieht { $card }, genau wie gewünscht.
event-over = Das Spiel ist aus, und alle Karten liegen offen.

## Was nicht geht, und was ginge

refuse-deck-missing = Das Paket hat kein Deck „{ $deck }“.
    .remedy = Damit spielen: { $decks }.
refuse-decks-few = Ein Deck reicht für höchstens sechs.
    .remedy = Spielt mit zwei Decks oder mit dreien.
refuse-card-gone = { $card } liegt nicht im Nachziehstapel.
    .remedy = Nur eine Karte, die dort liegt, kann kommen.
refuse-only-challenge = { $whom } ist am Zug.
    .remedy = Solange kannst du ein Wort anzweifeln oder die Wörter gelten lassen.
refuse-nothing-to-challenge = Hier gibt es kein Wort, das du anzweifeln könntest.
    .remedy = Spiel weiter; die Wörter eines Zuges lassen sich anzweifeln, bis im nächsten Zug etwas geschieht.
refuse-play-on = Du bist am Zug: Sobald du weiterspielst, gelten die Wörter.
    .remedy = Mach deinen Zug, oder zweifle ein Wort an.
refuse-nothing-to-draw = Es gibt keine Karte mehr zu ziehen.
    .remedy = Mach einen anderen Zug, oder passe.
refuse-draw-first = Solange es etwas zu ziehen gibt, wird nicht gepasst.
    .remedy = Zieh eine Karte, außer du kannst eine von deinen spielen.
refuse-not-drawn = Ein Zug beginnt mit einer Karte, und du hast noch keine genommen.
    .remedy = Zieh zuerst, oder nimm etwas vom Ablagestapel; gibt es nichts zu ziehen, passe.
refuse-drawn-already = Du hast in diesem Zug schon gezogen.
    .remedy = Spiel eine Karte, oder beende den Zug.
refuse-discard-first = Ein Zug endet mit dem Ablegen einer Karte, nicht mit Passen.
    .remedy = Spiel, was du musst, dann leg eine Karte ab.
refuse-discards-few = Du möchtest { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Ablagestapel, und dort { $discards ->
        [0] liegt keine
        [one] liegt nur eine
       *[other] liegen nur { $discards }
    }.
    .remedy = Nimm weniger, oder zieh vom Nachziehstapel.
refuse-take-useless = Vom Ablagestapel gibt es nur, was du sofort brauchst, und { $card } könntest du nicht gleich spielen.
    .remedy = Nimm eine Karte, aus der sofort ein Wort wird und bei der dir eine zum Ablegen bleibt, oder zieh vom Nachziehstapel.
refuse-card-not-held = Du hast { $card } nicht auf der Hand.
    .remedy = Spiel eine Karte von deiner Hand.
refuse-one-card-twice = Ein Wort braucht zwei Karten, und { $card } ist nur eine.
    .remedy = Wähle noch eine andere dazu.
refuse-must-use = Du hast gerade { $card } bekommen und musst damit weiterspielen.
    .remedy = Bilde ein Wort mit { $card }.
refuse-none-to-discard = { $cards ->
        [one] Deine letzte Karte ist zum Ablegen da.
       *[other] Du hast { $cards } Karten, und eine muss zum Ablegen bleiben.
    }
    .remedy = Leg stattdessen eine ab.
refuse-no-compound = Das Wörterbuch kennt kein { $first } + { $second }.
    .remedy = Finde zwei Wörter, die in dieser Reihenfolge eins werden.
refuse-wrong-way-round = { $first } + { $second } ist kein Wort, „{ $spelled }“ aber schon.
    .remedy = { $second } muss vor { $first } stehen.
refuse-no-stealing = Im Spiel ohne Stehlen wird kein Wort verdeckt, auch kein eigenes.
    .remedy = Leg Wörter von deiner Hand aus.
refuse-no-such-word = Ein Wort mit der Nummer { $pile } hat hier niemand sonst.
    .remedy = Stiehl ein Wort, das vor jemand anderem liegt.
refuse-no-such-own-word = Ein Wort mit der Nummer { $pile } hast du nicht.
    .remedy = Verändere ein Wort, das vor dir liegt, oder stiehl eins.
refuse-woodchuck = { $first } und { $second } stehen beieinander, und so kann sie niemand stehlen.
    .remedy = Stiehl ein anderes Wort; in anderer Gesellschaft sind sie zu haben.
refuse-touched-already = { $first } + { $second } wurde gerade erst in diesem Zug gelegt oder verändert.
    .remedy = Verändere es im nächsten Zug, oder jetzt ein anderes.
refuse-same-word = Dort steht schon { $first } + { $second }.
    .remedy = Verdecke eine Hälfte so, dass ein neues Wort entsteht.
refuse-must-place = { $card } passt an die Reihe, also wird weder gezogen noch gepasst.
    .remedy = Leg { $card } an, oder eine andere Karte, die passt.
refuse-only-drawn = Nach dem Ziehen darf nur die gezogene Karte angelegt werden: { $card }.
    .remedy = Leg { $card } an, wenn es passt, oder passe.
refuse-not-to-be-asked = Fragen kannst du nur jemand anderen an diesem Tisch.
    .remedy = Wähle jemanden davon aus.
refuse-not-listed = Dieses Wort steht auf keiner Listenkarte im Spiel.
    .remedy = Frag nach einem Wort aus den Decks, die im Spiel sind.
refuse-completes-nothing = Keine Karte auf deiner Hand wird mit { $asked } zu einem Wort.
    .remedy = Frag nach einem Wort, das eins von deinen ergänzt.
refuse-asked-already = Ausgelegt, gestohlen und verändert wird vor der ersten Frage, und du hast schon gefragt.
    .remedy = Frag noch einmal, oder beende den Zug.
refuse-draw-last = Ein Zug endet mit einer gezogenen Karte, solange es welche gibt.
    .remedy = Zieh eine Karte.

card--1 = so eine Karte

## Wie es endet

end-target = Das Ziel ist erreicht.
end-barren = Drei Runden nacheinander lag vor niemandem ein Wort.
end-rounds = Hundert Runden sind genug.
end-deadline = Die vereinbarte Zeit ist um.
end-out = Die erste Hand ist leer.
end-blocked = An die Reihe passt nichts mehr.
end-idle = Niemand kommt mehr weiter.
item-laid = ausgelegt
item-held = auf der Hand
item-cards = übrige Karten

## Was ein Tisch wählen kann

option-decks = Die Decks im Spiel: yellow (gelb) ist am leichtesten, red (rot) am schwersten
option-play = Die Art zu spielen
option-target = Punkte für den Sieg; ohne Bedeutung bei dominoes und around
option-timer = Eine Sanduhr, 90 Sekunden je Zug
option-short = Ein kurzes Spiel: aus nach so vielen Minuten; 0, so lange es eben dauert
option-validation = Wörter, die keine sind: gleich ablehnen oder am Tisch anzweifeln
option-pack = Das Paket, aus dem die Wörter kommen

decks-by-seats = gelb, zu siebt und zu acht auch blau
decks-yellow = gelb
decks-blue = blau
decks-red = rot
decks-yellow-blue = gelb und blau
decks-yellow-red = gelb und rot
decks-blue-red = blau und rot
decks-all = alle drei
play-standard = das Grundspiel
play-no-steal = ohne Stehlen
play-dominoes = Domino
play-around = Compound Around
validation-refuse = gleich abgelehnt
validation-challenge = am Tisch angezweifelt

bot-easy = spielt, was es sieht, vergisst alles, plant nie
bot-heuristic = weiß, wann man zurückhält und wann man auslegt, was sich zu stehlen lohnt und wann man tief in den Ablagestapel greift

## Pakete

error-pack-deck = „deck“ ist keine Liste von Decks: { $found }.
    .remedy = Jedes Deck mit einer Zeile [[deck]] anfangen.
error-pack-colour = Ein Deck der Farbe „{ $found }“ gibt es nicht; es gibt { $known }.
    .remedy = Eine davon nennen.
error-pack-colour-twice = Das Deck „{ $colour }“ kommt zweimal vor.
    .remedy = Beide zusammenlegen oder eine Farbe ändern.
error-pack-cards = „cards“ ist keine Liste von Karten: { $found }.
    .remedy = cards = ["RAIN", "COAT", …] schreiben.
error-pack-many = Das sind { $cards } Karten; ein Paket hat höchstens { $most }.
    .remedy = Einige herausnehmen.
error-pack-few = Das Deck „{ $colour }“ hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }; zu sechst braucht man { $least }.
    .remedy = Wörter ergänzen.
error-pack-card = Das ist keine Karte: { $found }.
    .remedy = Ein Wort schreiben, "RAIN", oder ein Wort mit seinen Punkten, ["RAIN", 4].
error-pack-word = „{ $found }“ ist kein Wort für eine Karte.
    .remedy = 1 bis 14 Großbuchstaben von A bis Z schreiben.
error-pack-points = { $word } kann nicht { $found } Punkte wert sein.
    .remedy = { $low ->
        [2] { $low } bis { $high } angeben oder die Punkte weglassen: Sie folgen aus der Zahl der Partner.
       *[other] In jedem Deck ist es { $low } wert; die Punkte weglassen.
    }
error-pack-twice = { $word } steht schon in diesem Deck, in Zeile { $first }.
    .remedy = Eines davon herausnehmen; ein anderes Deck darf es auch haben.
error-pack-solid = { $word } ist selbst ein Kompositum, { $first } und { $second }: Mit einem dritten Wort entstünden Wörter aus dreien (CW-23).
    .remedy = Seine Hälften als zwei Karten nehmen oder es weglassen.
error-pack-lacks-word = Im Deck „{ $colour }“ fehlt { $word } mit { $points } Punkten.
    .remedy = "{ $word }" zu seinen Karten schreiben.
error-pack-chuck = Im Deck „{ $colour }“ hat CHUCK außer WOOD keinen Partner.
    .remedy = HOLE, WAGON, STEAK, ROAST oder UP dazunehmen.
error-pack-alone = { $word } bildet mit keinem anderen Wort des Decks „{ $colour }“ ein Kompositum.
    .remedy = Einen Partner dazunehmen („compoundry check word“ weiß, was zusammengeht) oder es weglassen.
error-pack-lonely = { $word } hat im Deck „{ $colour }“ nur einen Partner, { $mate }.
    .remedy = Mit zwei oder mehr bleibt es seltener auf der Hand.
error-pack-order = { $word } ist mit { $partners ->
        [one] einem Partner
       *[other] { $partners } Partnern
    } { $points } Punkte wert; das passt nicht zu den übrigen Wörtern des Pakets.
    .remedy = Üblich wären { $usual }. Ohne Angabe bekommt es sie.

pack-deck = Deck
pack-cards = Karten
pack-partners = Partner
pack-points = Punkte
pack-yellow = ●gelb
pack-blue = ●blau
pack-red = ●rot
pack-grey = ●grau
pack-brown = ●braun
deck-yellow = { decks-yellow }
deck-blue = { decks-blue }
deck-red = { decks-red }

## Der Tisch

view-hands = Auf der Hand von { $seat }
    .of = asked
view-stock = Karten im Nachziehstapel
view-kind = Gespielt wird
view-target = Punkte für den Sieg
view-discards = Ablagestapel, die neueste zuletzt
    .of = card
view-owner = Wörter: wessen
view-left = Wörter: vorn
    .of = card
view-right = Wörter: hinten
    .of = card
view-under = Wörter: darunter verdeckt
    .of = card
view-line = Die Dominoreihe
    .of = card
view-player = Am Zug
view-lacks = { $seat } hat nicht
    .of = asked
view-round = Runde
view-laid = Bisher ausgelegte Punkte, je Platz
view-held = Bisher verlorene Punkte, je Platz

asked--1 = ?
owner--1 = zurückgenommen
kind-0 = { play-standard }
kind-1 = { play-no-steal }
kind-2 = { play-dominoes }
kind-3 = { play-around }

## Der Tisch im Terminal

label-draw-pile = Stapel
label-discards = Ablage
label-ends = Enden
label-line = Die Reihe
label-listed = Listenkarten
label-hand = Hand
label-words = Wörter

pile-of = { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
round-of = Runde { $round }
goal-of = { $target } Punkte gewinnen
newest = ◂ neueste
none-yet = noch keine
line-between = … { $count } weitere …
points-so-far = bisher { $total }
points-on-table = { $points } auf dem Tisch
points-in-hand = −{ $points } auf der Hand
cards-in-hand = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
among-them = { $held }, darunter { $cards }
surely-not = sicher ohne { $cards }
must-be-played = { $card } muss in das nächste Wort, das du legst oder stiehlst.
mark-safe = sicher
mark-rests = ruht

sign-card = Eine Karte: ihr Wort, ihre Punkte und je ein Punkt für das gelbe, das blaue und das rote Deck: ● dort hat sie einen Partner, ○ dort keinen. w: passt zu WOOD; c: zu CHUCK.
sign-pile = Ein Wort: die zwei obersten Karten. ▤3: drei Karten liegen dort; +9: sie zählen 9 Punkte; in Klammern: die verdeckten.
sign-safe = Ein WOODCHUCK: Niemand kann es stehlen.
sign-rests = In diesem Zug gelegt, gestohlen oder verändert: Es lässt sich erst im nächsten Zug wieder verdecken.
sign-must = Diese Karte muss als Nächstes gespielt werden.
sign-doubted = Dieses Wort lässt sich noch anzweifeln.
sign-back = Karten, die verdeckt liegen.
sign-ends = Die Enden der Reihe, an die sich anlegen lässt.
sign-next = Was jetzt zur Wahl steht.
sign-chosen = Was gewählt ist oder worauf der Zeiger steht.
