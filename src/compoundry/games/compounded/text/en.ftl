name = Compounded
about = Run a laboratory: draw, bargain, claim and complete, before it all blows up.

## What is asked

ask-Trading = Trading: offer, answer, or say that you are done
    .rule = CD-A12
ask-Swapping = You may swap one element with Nobel
    .rule = CD-87
ask-Returning = More elements than there is room for: what goes back?
    .rule = CD-31
ask-Claiming = Study: which compound do you claim?
    .rule = CD-32
ask-Shifting = Study: do you move a claim?
    .rule = CD-35
ask-GogglesWindow = Research begins: do you put on your Safety Goggles?
    .rule = CD-66
ask-BurnerWindow = Do you light your Bunsen Burner?
    .rule = CD-73
ask-Placing = Research: where do your elements go?
    .rule = CD-36
ask-NobelPlacing = Research: where do Nobel’s elements go?
    .rule = CD-89
ask-Scoring = The Lab: what comes next?
    .rule = CD-43
ask-NobelScoring = The Lab: which of Nobel’s compounds is scored next?
    .rule = CD-91
ask-Keeping = Your Journal may keep an element: which one?
    .rule = CD-69
ask-Raising = An experiment may rise: which one?
    .rule = CD-49
ask-Granting = A Grant: whose experiment rises?
    .rule = CD-77
ask-Sharing = A Grant, and nothing can rise: who gets the other half of the points?
    .rule = CD-78
ask-Hauling = Hazardous Hauling: which element goes where?
    .rule = CD-80
ask-Fire = Fire! Do you use an extinguisher?
    .rule = CD-60
ask-Scattering = An explosion: where do the elements land?
    .rule = CD-55
ask-Recalling = Study has fallen: which claim do you lift?
    .rule = CD-71
ask-KeyWindow = Do you use your Lab Key, and lead the next round?
    .rule = CD-67
window-goggles = Safety Goggles at the beginning of Research
window-burner = Bunsen Burner in the turns of others
window-cylinder = Graduated Cylinder, when you have nothing to score
window-extinguisher = Fire extinguisher, when flames come
window-key = Lab Key at the end of the Lab phase

verb-pass = Pass
verb-offer = Make an offer
verb-whisper = Whisper an offer
verb-deal = Propose a deal of three or more
verb-accept = Accept an offer
verb-decline = Decline an offer
verb-withdraw = Withdraw an offer
verb-done = Done trading
verb-no-offers = Done, and no offers please
verb-back = Trade on after all
verb-swap = Swap with Nobel
verb-return = Return an element
verb-claim = Claim a compound
verb-shift = Move a claim
verb-recall = Lift a claim
verb-goggles = Put on Safety Goggles
verb-burn = Light the Bunsen Burner
verb-place = Place an element on a compound
verb-fill = Place an element on an extinguisher
verb-wild = Use a wild on a compound
verb-wild-fill = Use a wild on an extinguisher
verb-exchange = Exchange elements at the bag
verb-score = Score a compound
verb-keep = Keep an element
verb-raise = Raise an experiment
verb-grant = Grant a level
verb-share = Share the points
verb-haul = Haul an element
verb-extinguish = Use an extinguisher
verb-scatter = Let an element land
verb-adjust = Use the Graduated Cylinder
verb-take-key = Use the Lab Key

slot-offer-whom = To whom?
slot-offer-gives = What do you give?
slot-offer-wants = What do you want?
slot-offer-promise = A promise, in your own words? Nobody is bound by it.
slot-whisper-whom = To whom?
slot-whisper-gives = What do you give?
slot-whisper-wants = What do you want?
slot-whisper-promise = A promise, in your own words? Nobody is bound by it.
slot-deal-terms = Who gives what to whom?
slot-deal-promise = A promise, in your own words? Nobody is bound by it.
slot-accept-maker = Whose offer?
slot-accept-number = Which one?
slot-decline-maker = Whose offer?
slot-decline-number = Which one?
slot-withdraw-number = Which one?
slot-swap-gives = What do you give?
slot-swap-takes = What do you take?
slot-return-element = Which element?
slot-claim-place = Which compound?
slot-shift-space = Which claim?
slot-shift-place = To which compound?
slot-recall-space = Which claim?
slot-burn-place = Under which compound?
slot-place-element = Which element?
slot-place-place = On which compound?
slot-place-apart = From where?
slot-fill-element = Which element?
slot-fill-extinguisher = On which extinguisher?
slot-fill-apart = From where?
slot-wild-element = As which element?
slot-wild-place = On which compound?
slot-wild-fill-element = As which element?
slot-wild-fill-extinguisher = On which extinguisher?
slot-exchange-gives = What do you give?
slot-exchange-takes = What do you take?
slot-exchange-count = How many do you give?
slot-score-place = Which compound?
slot-keep-element = Which element?
slot-raise-experiment = Which experiment?
slot-grant-whom = To whom?
slot-grant-experiment = Which experiment?
slot-share-whom = With whom?
slot-haul-element = Which element?
slot-haul-place = To which compound?
slot-extinguish-place = For which compound?
slot-scatter-element = Which element?
slot-scatter-place = On which compound?
slot-adjust-down = What falls a level?
slot-adjust-up = What rises a level?

about-offer = To { $seats }: { about-deal-terms }. { $over ->
        [0] You would hold { $count } of { $room }.
       *[other] You would hold { $count }, with room for { $room }: { $over } must go back.
    }
about-whisper = { about-offer }
about-deal = { about-offer }
about-deal-terms = { $form ->
        [swap] { $maker } gives { $gives } for { $wants }
        [gift] { $maker } gives { $gives } for nothing
        [wish] { $maker } asks for { $wants }
       *[several] { $terms }
    }
about-accept-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; the promise: “{ $promise }”
    }
about-accept = { about-deal-terms }. { $over ->
        [0] You would hold { $count } of { $room }.
       *[other] You would hold { $count }, with room for { $room }: { $over } must go back.
    }
about-decline-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; the promise: “{ $promise }”
    }
about-withdraw-number = { about-deal-terms }{ $promised ->
        [0] {""}
       *[other] ; the promise: “{ $promise }”
    }
about-claim-place = { $place } { $formula } { $compound }: { $count ->
        [0] complete
       *[other] lacks { $lacks }
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
        [0] flame { $flames } of { $most }
       *[other] would explode
    } · { $points } AP, { $count ->
        [0] complete
       *[other] lacks { $lacks }
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
       *[other] , and the Journal
    }
about-grant-experiment = { about-raise-experiment }
about-adjust-down = { about-raise-experiment }
about-adjust-up = { about-raise-experiment }
record-Handing = { $giver } gives { $getter } { $things }
record-Heap = { $count ->
        [one] { $thing }
       *[other] { $count } { $thing }
    }
record-Term = { $things } from { $giver } to { $getter }

## What happens

event-drew = { $seat } draws { $elements }.
event-offered = { $maker } offers to { $seats } (no. { $number }): { $terms }{ $promised ->
        [0] {""}
       *[other] ; the promise: “{ $promise }”
    }.
event-whispered = { $maker } whispers an offer to { $seats } (no. { $number }).
event-whispered-known = { $maker } whispers to { $seats } (no. { $number }): { $terms }{ $promised ->
        [0] {""}
       *[other] ; the promise: “{ $promise }”
    }.
event-agreed = { $seat } agrees to offer { $number } of { $maker }.
event-deal = Done deal (no. { $number } of { $maker }): { $terms }.
event-declined = { $seat } declines offer { $number } of { $maker }.
event-withdrew = { $seat } withdraws offer { $number }.
event-lapsed = Offer { $number } of { $maker } cannot be paid any more, and lapses.
event-done = { $seat } is done trading.
event-no-offers = { $seat } is done trading, and wants no more offers in this round.
event-back = { $seat } trades on after all.
event-closed = All are done trading{ $count ->
        [0] {""}
        [one] ; one offer lapses
       *[other] ; { $count } offers lapse
    }.
event-swapped = { $seat } gives Nobel { $gives } for { $takes }.
event-returned = { $seat } returns { $element } to the bag.
event-passed = { $seat } passes.
event-claimed = { $seat } claims { $compound } ({ $place }).
event-shifted = { $seat } moves a claim from { $origin } to { $compound } ({ $place }).
event-recalled = { $seat } lifts the claim on { $compound } ({ $place }).
event-goggles = { $seat } puts on Safety Goggles, to draw { $count } more.
event-placed = { $seat } puts { $element } on { $compound } ({ $place }).
event-filled = { $seat } puts { $element } on { $extinguisher }.
event-wild = { $seat } uses a wild as { $element } on { $compound } ({ $place }).
event-wild-filled = { $seat } uses a wild as { $element } on { $extinguisher }.
event-exchanged = { $seat } exchanges { $count } × { $gives } for { $takes }.
event-completed = { $seat } completes { $compound } ({ $place }), claimed by { $seats }.
event-completed-claimed = { $seat } completes { $compound } ({ $place }) and claims it.
event-burned = { $seat } holds a Bunsen Burner to { $compound } ({ $place }).
event-revealed = { $place }: { $compound } turns up.
event-lot = The lot falls on { $seat }, who leads first.
event-round = Round { $round }: { $lead } leads.
event-flipped = { $seat } has filled an extinguisher: it is ready from the next round on.
event-scored = { $seat } scores { $compound }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-kept = { $seat } keeps { $element }, thanks to the Journal.
event-reacted = A reaction of { $compound }: { $reaction }.
event-fizzled = There was a volatile reaction in this round already, so nothing burns.
event-granted = { $seat } grants { $whom } a level: { $experiment }.
event-shared = { $whom } gets { $points } of the points.
event-hauled = { $seat } hauls { $element } to { $compound } ({ $place }).
event-stalling = For { $count } rounds no compound has left the field. If none does in this one, the game is over.
event-lit = A Lab Fire turns up. It waits until the field is full.
event-ignored = Another Lab Fire turns up, and is discarded: one a round is enough.
event-fire = { $cause }
event-extinguished = { $seat } uses an extinguisher: no flame for { $compound } ({ $place }).
event-flames = Flames on { $places }.
event-exploded = { $place } ({ $compound }) explodes! In the air: { $elements }.
event-scattered = { $element } flies from { $origin } to { $compound } ({ $place }).
event-lost = { $count ->
        [one] { $element } finds no place and goes into the bag.
       *[other] { $count } { $element } find no place and go into the bag.
    }
event-gained = { $seat } takes a tool: { $tool }.
event-raised = { $seat } raises { $experiment } to { $amount }.
event-lowered = { $seat } lowers { $experiment } to { $amount }.
event-adjusted = { $seat } uses the Graduated Cylinder: { $up } up, { $down } down.
event-key = { $seat } uses a Lab Key, and will lead the next round.
event-triggered = { $reason ->
        [points] { $seat } has reached the goal on the score track.
       *[experiments] { $seat } has completed three experiments.
    } Round { $round } is the last one.
event-total = { $seat }: { $points } points in all: { $track } on the track, { $claims } on claims, { $bench } on the bench, { $extinguishers } for extinguishers, { $wilds } for wilds.
event-over = The lab is closed.

## What is not allowed, and what would work

refuse-partners-need-three = Lab Partners needs three scientists or more, and here there are { $count }.
    .remedy = Invite another one, or play without it.
refuse-three-rows-for-three = The field of three rows is for exactly three scientists, not for { $count }.
    .remedy = Play with three, or with the whole field.
refuse-three-rows-or-partners = Lab Partners needs its own field, which cannot be shortened.
    .remedy = Choose one of the two.
refuse-no-doubles = Without Lab Partners there are no double compounds whose neighbours could be chosen.
    .remedy = Turn Lab Partners on, or leave this as it is.
refuse-youngest-absent = There are { $count } seats, and none has the number { $number }.
    .remedy = Count the seats from 1, or say 0 to draw lots.
refuse-done-already = You have said that you are done trading.
    .remedy = Take that back first, and trade on.
refuse-not-done = You are still trading.
    .remedy = There is nothing to take back: make offers, answer them, or say that you are done.
refuse-made-enough = You have made { $most } { $most ->
        [one] offer
       *[other] offers
    } in this round, and more are not allowed.
    .remedy = Answer the offers of others, or say that you are done.
refuse-open-enough = { $most ->
        [one] One offer of yours is open already
       *[other] { $most } offers of yours are open already
    }, and more are not allowed at a time.
    .remedy = Withdraw one, or wait for an answer.
refuse-no-partner = There is nobody else at this table whom you could mean.
    .remedy = Offer to one of the others, or to anyone.
refuse-nothing-offered = Nothing would change hands.
    .remedy = Give something, or want something, or both.
refuse-deaf = { $whom } wants no more offers in this round.
    .remedy = Offer to somebody else, or to anyone.
refuse-not-yours = You do not have all that you would give: { $things }.
    .remedy = Give only what lies on your bench.
refuse-not-theirs = { $whom } does not have all that this takes: { $things }.
    .remedy = Look at the bench of { $whom }, and want what lies there.
refuse-tool-twice = { $whom } would then have this tool twice: { $tool }.
    .remedy = One of each kind is enough; let another one be given in return.
refuse-no-whispers = At this table there are no secrets: offers are made aloud.
    .remedy = Make an open offer.
refuse-whispered-to-all = Nobody can whisper to everybody.
    .remedy = Whisper to one of the others, or make an open offer.
refuse-no-term = A deal is made of parts like “who, to whom, what”, and this is none: { $term }.
    .remedy = Name two different players of this table, and a thing, in each part.
refuse-deal-of-two = A deal is for three or more, of whom you are one.
    .remedy = Bring in another player, or make an offer to one.
refuse-no-offer = { $maker } has no open offer with the number { $number }.
    .remedy = Look at the offers that are open now.
refuse-not-for-you = Offer { $number } of { $maker } is not one that you could accept.
    .remedy = Accept an offer to you, or to anyone.
refuse-not-to-you = Offer { $number } of { $maker } is not addressed to you.
    .remedy = Just leave it.
refuse-agreed-already = You have agreed to offer { $number } of { $maker } already.
    .remedy = Wait for the others; or decline, and the deal is off.
refuse-offer-lapsed = Offer { $number } of { $maker } can no longer be paid.
    .remedy = Make a new one.
refuse-none-on-bench = There is no { $element } on the bench.
    .remedy = Choose an element that lies there.
refuse-same-element = { $element } for { $element } would change nothing.
    .remedy = Take another element, or pass.
refuse-none-of-nobels = Nobel has no { $element }.
    .remedy = Take an element that lies on his bench.
refuse-none-to-return = There is no { $element } there to be returned.
    .remedy = Return an element that is too much.
refuse-none-in-bag = There is no { $element } in the bag.
    .remedy = Choose an element that is in there.
refuse-no-such-card = No such card can come now.
    .remedy = Only what is still in the deck can come.
refuse-no-card-there = There is no card at { $place }.
    .remedy = Choose a place where a compound lies.
refuse-claimed-already = The compound at { $place } is claimed: { $whom } has a token there.
    .remedy = Choose one that is still free.
refuse-not-your-token = No token of yours lies there: { $space }.
    .remedy = Choose one of your own tokens in the field.
refuse-temporary-token = Your claim at { $place } is a temporary one, and stays until the compound is scored.
    .remedy = Choose an active token of yours.
refuse-placed-this-round = The token at { $place } was placed in this very round, the { $round }.
    .remedy = Move one that was there before, or pass.
refuse-there-already = Your token lies at { $place } already.
    .remedy = Move it to another compound, or pass.
refuse-all-placed = You have placed all { $count } that your Research allows.
    .remedy = End your turn.
refuse-none-apart = The Safety Goggles have found no { $element }.
    .remedy = Place one that they have found, or one from your bench.
refuse-no-wild = You have no wild any more.
    .remedy = Place elements from your bench.
refuse-wild-sulfur = A wild can be anything but sulfur.
    .remedy = Choose another element; for sulfur you must be lucky, or bargain.
refuse-no-room = { $place } ({ $compound }) has no open space for { $element }: { $count ->
        [0] it needs none
        [one] it needs one, and has it
       *[other] it needs { $count }, and has them
    }.
    .remedy = Choose a compound that still needs it.
refuse-not-your-extinguisher = { $extinguisher } is not yours.
    .remedy = Fill an extinguisher that lies before you.
refuse-extinguisher-full = { $extinguisher } has no open space for { $element }.
    .remedy = It takes one C and two O, no more.
refuse-nobel-claimed = { $whom } has claimed { $place }, and Nobel fills unclaimed compounds only.
    .remedy = Choose one that nobody has claimed.
refuse-exchanged-already = You have exchanged in this phase already, and once is all.
    .remedy = Place what you have, or use a wild.
refuse-no-pipet = Two for one needs a Pipet that you can use.
    .remedy = Without it, give three.
refuse-too-few = You have only { $held } × { $element }, and would need { $count }.
    .remedy = Exchange an element of which you have enough.
refuse-no-burner = You have no Bunsen Burner.
    .remedy = Some compounds bring one; or bargain for it.
refuse-burns-already = { $place } ({ $compound }) burns already, with { $count ->
        [one] one flame
       *[other] { $count } flames
    }.
    .remedy = Choose a compound without a flame.
refuse-no-flame-left = All { $count } flames are in use.
    .remedy = Wait until something has exploded.
refuse-not-threatened = No flame would come to { $compound } ({ $place }) now.
    .remedy = Save one that is about to get one, or pass.
refuse-not-your-claim = No token of yours lies on { $compound } ({ $place }).
    .remedy = Score a compound that you have claimed.
refuse-not-complete = { $place } ({ $compound }) is not complete yet.
    .remedy = Score one whose spaces are all filled.
refuse-one-claim-only = { $place } ({ $compound }) waits for a second claim.
    .remedy = Lab Partners are scored by two: find a partner, or claim it twice.
refuse-score-first = { $place } ({ $compound }) is complete, and must be scored.
    .remedy = Score all that is complete; then your turn ends.
refuse-none-to-keep = There is no { $element } on this compound, but { $elements }.
    .remedy = Keep one of these, or none.
refuse-other-state = The compound is { $state }, and so it does not raise { $experiment }.
    .remedy = Raise the experiment of its state, or your Lab, or none.
refuse-no-such-scientist = There is no such scientist here besides you.
    .remedy = Choose one of the others.
refuse-cannot-rise = { $experiment } cannot rise there: { $whom }.
    .remedy = Choose an experiment that is not at its top.
refuse-none-to-haul = There is no { $element } to be hauled.
    .remedy = Choose an element that lay on this compound.
refuse-no-room-to-haul = There is no open space for { $element } at { $place }.
    .remedy = Choose a compound that still needs it.
refuse-not-tied = { $whom } did not draw the rarest elements.
    .remedy = The lot falls on one of those who did.
refuse-none-to-scatter = No { $element } is left to land.
    .remedy = Choose one of the elements that are in the air.
refuse-out-of-reach = { $element } cannot land at { $place }.
    .remedy = Choose a neighbour that has an open space for it.
refuse-no-cylinder = You have no Graduated Cylinder that you can use now.
    .remedy = It works once a round, and from the round after you got it.
refuse-same-experiment = { $experiment } cannot rise by its own fall.
    .remedy = Choose two different experiments.
refuse-lowest-already = { $experiment } is as low as it can be.
    .remedy = Lower another one.
refuse-highest-already = { $experiment } is as high as it can be.
    .remedy = Raise another one.

## What things are called

seat--3 = Nobel
whom--3 = Nobel
whom--2 = anyone
seats--3 = Nobel
seats--2 = anyone
giver--2 = anyone
getter--2 = anyone

element-0 = H
element-1 = C
element-2 = O
element-3 = N
element-4 = Ca
element-5 = S
tool-0 = Bunsen Burner
tool-1 = Lab Key
tool-2 = Safety Goggles
tool-3 = Graduated Cylinder
tool-4 = Pipet
tool-5 = Journal
experiment-0 = Discovery
experiment-1 = Study
experiment-2 = Research
experiment-3 = Lab
extinguisher-0 = extinguisher 1
extinguisher-1 = extinguisher 2
extinguisher-2 = extinguisher 3
extinguisher-3 = extinguisher 4
extinguisher-4 = extinguisher 5
wild = wild

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
space-25 = { place-12 }, on the right
space-27 = { place-13 }, on the right

apart-0 = from the bench
apart-1 = of what the Safety Goggles found
cause-0 = A Lab Fire breaks out.
cause-1 = A volatile reaction: fire breaks out.
reaction-1 = Grant
    .means = Whoever scores it raises an experiment of somebody else.
reaction-2 = Volatile
    .means = When it is scored, everything that can burn gets a flame.
reaction-3 = Hazardous Hauling
    .means = When it is scored, one of its elements moves on to another compound.
reaction-4 = Corrosive
    .means = When it is scored, each scorer loses a level of Study.
reaction-5 = Explosive Elements
    .means = When it is scored, everything that burns explodes.
state-0 = liquid
state-1 = solid
state-2 = gas

## How it ends

end-points = Somebody has reached the goal, and the last round is over.
end-experiments = Somebody has completed three experiments, and the last round is over.
end-unfilled = The field can no longer be filled.
end-stalled = Nothing has happened for so long that the lab is closed.
item-track = score track
item-claims = elements on claims
item-bench = elements on the bench
item-extinguishers = fire extinguishers
item-wilds = wilds

## Choices for a table

option-partners = Lab Partners: two double compounds in the field, for three and more
option-deck = The compound deck: where the Lab Fires lie
option-three-rows = Restricted resources A: only three rows, for exactly three
option-bare = Restricted resources B: no extinguishers, no wilds
option-goal = The Atomic Points that bring on the last round; 25 make a short game
option-one-tool = Nobody may come to hold two tools of a kind by trading
option-finished-only = Only completed extinguishers may be traded
option-open-offers = How many offers of yours may be open at a time
option-made-offers = How many offers you may make in a round
option-whispers = Offers may be whispered, so that only two hear them
option-free-wild = A wild is a placement besides those that Research allows
option-own-burner = The Bunsen Burner only in one’s own turn
option-refill-at-once = The gap that a Bunsen Burner makes is filled at once
option-every-volatile = Every Volatile starts a fire, not only the first of a round
option-flames = How many flames there are; 0 for as many as are needed
option-doubles-apart = A double compound has only the two above it for neighbours
option-youngest = Whose seat has the youngest, who leads first in a tie; 0 draws lots
option-clock = Seconds for each answer: 120 is good live, 86400 is a day; 0 is no clock
option-pack = The content pack that the compounds come from

bot-easy = finishes what it can, claims what is dear, overlooks a thing or two and never bargains by itself
bot-heuristic = plans what to build, offers deals that help both, burns what hurts you and saves what is its own

deck-standard = a fire on top of each stack
deck-a = A: a fire somewhere in each stack
deck-b = B: all shuffled together

## Packs

error-pack-text = “{ $key }” is a text of one line with at most { $most } letters, not “{ $found }”.
    .remedy = Put it between quotes, and make it shorter if it is too long.
error-pack-choice = “{ $key }” cannot be “{ $found }”; there are { $known }.
    .remedy = Name one of these.
error-pack-count = “{ $key }” is a whole number from { $low } to { $high }, not “{ $found }”.
    .remedy = Give one of these.
error-pack-levels = “{ $key }” has { $levels } whole numbers from 1 to { $most }, none less than the one before it, not { $found }.
    .remedy = Write it like [2, 3, 4, 5].
error-pack-table = “{ $key }” is no table: { $found }.
    .remedy = Write its parts like { $key }.en = "…".
error-pack-tables = “{ $key }” is no list of cards: { $found }.
    .remedy = Begin each card with a line [[{ $key }]].
error-pack-many = There are { $cards } cards under “{ $key }”; a pack has at most { $most }.
    .remedy = Take some out.
error-pack-formula = { $formula } cannot be laid with the elements of this game.
    .remedy = Use { $known } only, and no charge.
error-pack-large-box = There are { $cards } cards in all; a pack has at most { $most }.
    .remedy = Take out what is too much.
error-pack-study = The levels of Study cannot be { $levels }.
    .remedy = It begins with { $claims } tokens at most, and each level gives one more or none.
error-pack-starting = There are { $kinds ->
        [one] one starting compound
       *[other] { $kinds } starting compounds
    } with { $cards } cards in all; the field begins with three kinds, three cards of each (CD-4, CD-84).
    .remedy = Write [[starting]] three times.
error-pack-few = There are { $cards } cards under “{ $part }”; a game needs { $least }.
    .remedy = Add compounds.
error-pack-twice = { $formula } is in this pack already, in line { $first }.
    .remedy = Take one of them out; more cards of one compound are copies = 2.
error-pack-atoms = { $formula } has { $atoms } atoms; there is room for { $low } to { $high }.
    .remedy = { $low ->
        [9] Make it a [[compound]], or leave it out.
       *[other] Make it a [[double]], or leave it out.
    }
error-pack-beyond = { $formula } needs { $needed } of { $symbol }, and the bag holds { $there }.
    .remedy = Put more crystals into the bag, or leave it out.
error-pack-tool = { $formula } has a tool; { $part ->
        [starting] a starting card
       *[other] a double
    } has none.
    .remedy = Take the line out.
error-pack-reaction = { $formula } has the reaction “{ $reaction }”; that is none for { $part ->
        [starting] a starting card
        [compound] a single card
       *[other] a double
    }.
    .remedy = { $part ->
        [starting] Take the line out.
        [compound] Give it grant or volatile, or none.
       *[other] Give it another one, or none.
    }
error-pack-cas = “{ $cas }” is no CAS number: its last digit does not fit the others.
    .remedy = Look it up again, or take the line out.
error-pack-other-substance = { $cas } is the number of { $name }, and { $formula } has other atoms.
    .remedy = Mend the number or the formula.
error-pack-nameless = { $formula } has no name.
    .remedy = Write name.en = "…"; or give its CAS number, if the substance is known here.
error-pack-smiles = The SMILES of { $formula } holds { $held } and the charge { $charge }.
    .remedy = Mend the SMILES or the formula.
error-pack-points = { $formula } is worth { $points } AP; for its atoms it would be { $usual }.
    .remedy = Leave the points out to have that.
error-pack-fact = The fact on { $formula } has { $words } words in “{ $language }”; more than { $most } nobody reads at a table.
    .remedy = Make it shorter.
error-pack-state = { $formula } is { $state ->
        [liquid] liquid
        [solid] solid
       *[gas] a gas
    } on the card, and { $known ->
        [liquid] liquid
        [solid] solid
       *[gas] a gas
    } at 25 °C in life.
    .remedy = Change the state, or say why in departure.state.en = "…".
error-pack-burns = { $burns ->
        [true] { $formula } burns in life, and not on the card.
       *[false] { $formula } does not burn in life, but on the card.
    }
    .remedy = Change the flames, or say why in departure.flames.en = "…".
error-pack-departure = { $formula } is as in life; nothing has to be said in “departure.{ $what }”.
    .remedy = Take the line out.
error-pack-share = Of all elements that the cards ask for, { $asks } % are { $symbol }; of those in the bag { $holds } %.
    .remedy = Bring the two nearer to each other, so that nobody waits for it or sits on it.

pack-part = Cards
pack-cards = Number
pack-liquid = Liquid
pack-solid = Solid
pack-gas = Gas
pack-burning = Burning
pack-atoms = Atoms
pack-points = AP
part-starting = starting cards
part-compound = compounds
part-double = doubles

## The lab in a terminal

label-round = Round
label-bag = Bag
label-box = Box

phase-discovery = Discovery
phase-study = Study
phase-research = Research
phase-lab = Lab

round-of = { $round ->
        [0] being set up
       *[other] { $round }
    }
round-last = { $round }, { $last } is the last
led-by = led by { $seat }
cards-left = deck { $count } with { $fires ->
        [one] one fire
       *[other] { $fires } fires
    }
placements-left = : { $left } of { $most } left
doubles-left = { $count ->
        [one] one double
       *[other] { $count } doubles
    }
offer-whispered = a whisper for { $seats }
offer-quiet = (whispered)
offer-terms = for { $seats }: { $terms }
offer-promise = “{ $promise }”
offer-agreed = agreed: { $seats }
offer-dead = can no longer be paid
points-of = { $points } AP
done-now = done trading
deaf-now = no offers, please
ready = ready
rests = rests

sign-0 = burner
sign-1 = key
sign-2 = goggles
sign-3 = cylinder
sign-4 = pipet
sign-5 = journal

sign-card = A compound: its formula, its state and its Atomic Points.
sign-spaces = What it needs: ▮ is filled, ▯ is missing.
sign-states = Liquid raises Discovery, solid raises Study, gas raises Research.
sign-flames = It burns: the flames on it, and how many it bears.
sign-claims = Who has claimed it; in brackets: a temporary claim.
sign-free = On a double card: free for another claim. On a bench: no token is left.
sign-tools = The tool that it brings.
sign-level = An experiment: what it gives now, and what the next level gives.
sign-journal = The highest level of Study gives no token more, but a Journal.
sign-tokens = Claim tokens on the bench: ◉ active, ◌ in reserve.
sign-next = What you can choose now.
sign-chosen = What you have chosen, or are pointing at.
