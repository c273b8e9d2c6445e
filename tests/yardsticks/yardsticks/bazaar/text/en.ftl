name = A small bazaar
about = All trade at once, each for a secret taste.

ask-Market = The market is open
ask-Objections = Two traders agree: do you stop the deal?
verb-pass = Pass
verb-offer = Make an offer
verb-accept = Accept an offer
verb-veto = Stop the deal with the voucher
slot-offer-gives = What do you give?
slot-offer-wants = What do you want for it?
slot-accept-maker = Whose offer?
slot-accept-number = The number of the offer?
window-veto = Stopping the deals of others with a voucher

event-taste = { $seat } has a taste.
event-taste-known = { $seat } has a taste for { $taste }.
event-offer = { $maker } offers { $gives } for { $wants } (number { $number }).
event-clear = { $maker } clears the board.
event-accept = { $seat } accepts offer { $number } of { $maker }.
event-pass = { $seat } passes.
event-veto = { $seat } spends a voucher to stop the deal with { $taker }.
event-deal = The deal is done: { $maker } gives { $gives } for { $wants }.
event-lapse = The offer of { $maker } lapses: { $gives } for { $wants }.
event-shown = All tastes are shown: { $tastes }.

refuse-no-such-kind = There is no trader here who deals in { $kind }.
    .remedy = Give a taste for something that is on offer.
refuse-no-exchange = An offer gives something and wants something of another kind; this one gives { $gives } for { $wants }.
    .remedy = Change one side, or leave both empty to clear the board.
refuse-goods-missing = For this you have too little of: { $kinds }.
    .remedy = Deal only in what lies in front of you.
refuse-made-enough = The board was changed { $most } times in this round, and no more is allowed.
    .remedy = Accept an offer of another trader, or pass.
refuse-no-offer = Nobody else has an offer { $number } there.
    .remedy = Accept an offer that stands on another trader’s board.
refuse-offer-changed = { $maker } has changed the board: offer { $number } is gone, number { $now } stands there now.
    .remedy = Look at offer { $now }, and accept it if you like it.

end-closed = The market has closed for the last time.
item-goods = goods
item-taste = to your taste
item-voucher = voucher unspent

view-round = Round
view-goods = Goods of { $seat }
    .of = kind
view-gives = Given by { $seat }
    .of = kind
view-wants = Wanted for it by { $seat }
    .of = kind
view-made = Number on the board of { $seat }
view-vouchers = Vouchers of { $seat }
view-tastes = Taste of { $seat }

kind-0 = salt
kind-1 = silk
kind-2 = spice
kind-3 = tea
kind-4 = pearls

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
