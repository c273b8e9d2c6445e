name = Ein kleiner Basar
about = Alle handeln gleichzeitig, jeder für eine geheime Vorliebe.

ask-Market = Der Markt ist offen
ask-Objections = Zwei sind sich einig. Soll das Geschäft verhindert werden?
verb-pass = Passen
verb-offer = Etwas anbieten
verb-accept = Ein Angebot annehmen
verb-veto = Mit dem Gutschein verhindern
slot-offer-gives = Was wird gegeben?
slot-offer-wants = Was wird dafür verlangt?
slot-accept-maker = Wessen Angebot?
slot-accept-number = Welche Nummer hat das Angebot?
window-veto = Geschäfte anderer mit einem Gutschein verhindern

event-taste = { $seat } hat eine Vorliebe.
event-taste-known = { $seat } hat eine Vorliebe: { $taste }.
event-offer = { $maker } bietet { $gives } gegen { $wants } (Nummer { $number }).
event-clear = { $maker } wischt die Tafel leer.
event-accept = { $seat } nimmt Angebot { $number } von { $maker } an.
event-pass = { $seat } passt.
event-veto = { $seat } verhindert mit einem Gutschein das Geschäft mit { $taker }.
event-deal = Das Geschäft gilt: { $maker } gibt { $gives } gegen { $wants }.
event-lapse = Das Angebot von { $maker } verfällt: { $gives } gegen { $wants }.
event-shown = Alle Vorlieben werden gezeigt: { $tastes }.

refuse-no-such-kind = Niemand hier handelt mit dieser Ware: { $kind }.
    .remedy = Eine Vorliebe für etwas vergeben, das es hier gibt.
refuse-no-exchange = Ein Angebot gibt etwas und verlangt eine andere Ware dafür; dieses gibt { $gives } gegen { $wants }.
    .remedy = Eine Seite ändern, oder beide leer lassen, um die Tafel zu wischen.
refuse-goods-missing = Dafür ist zu wenig da: { $kinds }.
    .remedy = Nur mit dem handeln, was da ist.
refuse-made-enough = Die Tafel wurde in dieser Runde { $most }-mal geändert, öfter geht es nicht.
    .remedy = Das Angebot von jemand anderem annehmen, oder passen.
refuse-no-offer = Dort steht kein Angebot { $number } von jemand anderem.
    .remedy = Ein Angebot annehmen, das auf der Tafel von jemand anderem steht.
refuse-offer-changed = { $maker } hat die Tafel geändert: Angebot { $number } gilt nicht mehr, dort steht jetzt Nummer { $now }.
    .remedy = Angebot { $now } ansehen und annehmen, wenn es gefällt.

end-closed = Der Markt hat zum letzten Mal geschlossen.
item-goods = Waren
item-taste = nach der Vorliebe
item-voucher = Gutschein übrig

view-round = Runde
view-goods = Waren von { $seat }
    .of = kind
view-gives = { $seat } gibt
    .of = kind
view-wants = { $seat } verlangt dafür
    .of = kind
view-made = Nummer auf der Tafel von { $seat }
view-vouchers = Gutscheine von { $seat }
view-tastes = Vorliebe von { $seat }

kind-0 = Salz
kind-1 = Seide
kind-2 = Gewürz
kind-3 = Tee
kind-4 = Perlen

give-0 = { kind-0 }
give-1 = { kind-1 }
give-2 = { kind-2 }
give-3 = { kind-3 }
give-4 = { kind-4 }

want-0 = { kind-0 }
want-1 = { kind-1 }
want-2 = { kind-2 }
want-3 = { kind-3 }
want-4 = { kind-4 }

taste-0 = { kind-0 }
taste-1 = { kind-1 }
taste-2 = { kind-2 }
taste-3 = { kind-3 }
taste-4 = { kind-4 }

tastes--2 = ?
tastes--1 = –
tastes-0 = { kind-0 }
tastes-1 = { kind-1 }
tastes-2 = { kind-2 }
tastes-3 = { kind-3 }
tastes-4 = { kind-4 }
