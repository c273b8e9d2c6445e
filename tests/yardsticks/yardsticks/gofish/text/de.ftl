name = Geh fischen
about = Karten erfragen, Karten fischen, Quartette ablegen.

ask = Wer wird gefragt, und wonach?
verb-ask = Nach Karten fragen
slot-ask-whom = Wer wird gefragt?
slot-ask-rank = Welche Karten sollen es sein?

event-drew = { $seat } zieht eine Karte.
event-drew-known = { $seat } zieht { $card }.
event-gave = { $seat } möchte von { $whom } { $rank } und bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-denied = { $seat } möchte von { $whom } { $rank }: geh fischen.
event-caught = { $seat } angelt { $card }, genau wie gewünscht.
event-fished = { $seat } fischt eine Karte.
event-fished-known = { $seat } fischt { $card }.
event-book = { $seat } legt ein Quartett ab: { $rank }.

refuse-rank-gone = Im Teich sind keine { $rank } mehr.
    .remedy = Eine Karte eines anderen Ranges austeilen.
refuse-not-to-be-asked = Gefragt werden können nur andere, und nur wer Karten hat.
    .remedy = Wer gefragt werden kann: { $others }.
refuse-rank-not-held = Wer { $rank } möchte, muss selbst mindestens eine solche Karte haben.
    .remedy = Was zu erfragen ist: { $ranks }.

end-books = Alle dreizehn Quartette liegen.
end-target = Jemand hat so viele Quartette wie ausgemacht.
end-dry = Der Teich ist leer, und jemand hat vergeblich gefragt.
item-books = Quartette
option-target = Zahl der Quartette, mit der das Spiel endet
bot-heuristic = vergisst nichts und fragt, wo die Karten sicher sind

view-hidden = Nur { $seat } kennt
view-known = { $seat } hat sicher
    .of = hidden
view-lacks = { $seat } hat keine weiteren
    .of = hidden
view-books = Quartette von { $seat }
    .of = hidden
view-pond = Karten im Teich
view-target = Quartette bis zum Ende

rank-0 = Asse
rank-1 = Zweien
rank-2 = Dreien
rank-3 = Vieren
rank-4 = Fünfen
rank-5 = Sechsen
rank-6 = Siebenen
rank-7 = Achten
rank-8 = Neunen
rank-9 = Zehnen
rank-10 = Buben
rank-11 = Damen
rank-12 = Könige

card-0 = ein Ass
card-1 = eine Zwei
card-2 = eine Drei
card-3 = eine Vier
card-4 = eine Fünf
card-5 = eine Sechs
card-6 = eine Sieben
card-7 = eine Acht
card-8 = eine Neun
card-9 = eine Zehn
card-10 = einen Buben
card-11 = eine Dame
card-12 = einen König

hidden--1 = ?
hidden-0 = A
hidden-1 = 2
hidden-2 = 3
hidden-3 = 4
hidden-4 = 5
hidden-5 = 6
hidden-6 = 7
hidden-7 = 8
hidden-8 = 9
hidden-9 = 10
hidden-10 = B
hidden-11 = D
hidden-12 = K
