name = Compound It All!
about = Two words make one: lay it, guard it, steal it.

## What is asked

ask-Begin = A new turn: it begins with a card
    .rule = CW-7
ask-Turn = The turn goes on: lay words, steal, and end it with a discard
    .rule = CW-11
ask-GoingOut = A hand is empty: does anybody doubt a word?
    .rule = CW-A15
ask-Place = The line waits for a card
    .rule = CW-27
ask-LastPlaced = A hand is empty: does anybody doubt the last word?
    .rule = CW-A15
ask-Around = The turn: lay and steal, then ask, then draw
    .rule = CW-31
ask-LastLaid = A hand is empty: does anybody doubt a word?
    .rule = CW-A15
window-challenge = Challenging words that others lay

verb-draw = Draw from the draw pile
verb-take = Take from the discards
verb-pass = Pass
verb-lay = Lay a word
verb-steal = Steal a word
verb-add = Add to a word of your own
verb-discard = Discard
verb-place = Lay a card in the line
verb-ask = Ask for a word
verb-challenge = Challenge a word
verb-accept = Let the words stand

slot-take-count = How many, from the newest down?
slot-lay-first = Which word comes first?
slot-lay-second = Which word comes second?
slot-steal-card = With which card?
slot-steal-pile = Which word?
slot-steal-half = Which half do you cover?
slot-steal-side = How shall it read?
slot-add-card = With which card?
slot-add-pile = To which word?
slot-add-half = Which half do you cover?
slot-add-side = How shall it read?
slot-discard-card = Which card?
slot-place-card = Which card?
slot-place-edge = At which end?
slot-ask-whom = Whom?
slot-ask-asked = For which word?
slot-challenge-pile = Which word?

half-0 = the first word
half-1 = the second word
side-0 = as the first word
side-1 = as the second word
edge-0 = at the left end
edge-1 = at the right end

about-take-count = { $count ->
        [1] { $card }, the newest
       *[other] { $cards }, to use { $card }
    }
about-take = { $card } must be the next card you play.
about-lay-second = { $second }: { $spelled }, { $points } points
about-lay = “{ $spelled }” would lie in front of you, worth { $points } points.
about-steal-pile = { $old }, from { $whom }: { $count } cards, { $points } points
about-steal-half = { $covered }, so that { $kept } stays
about-steal-side = { $spelled }, { $points } points
about-steal = “{ $old }” would come to you from { $whom } and read “{ $spelled }”, worth { $points } points.
about-add-pile = { $old }: { $count } cards, { $points } points
about-add-half = { $covered }, so that { $kept } stays
about-add-side = { $spelled }, { $points } points
about-add = Your “{ $old }” would read “{ $spelled }”, worth { $points } points.
about-place-edge = { $edge }: { $spelled }
about-place = “{ $spelled }” would stand { $edge } of the line.
about-challenge-pile = { $first } + { $second }

## What happens

event-round = Round { $round }: { $dealer } deals.
event-dealt = { $seat } is dealt { $count } cards.
event-dealt-known = { $seat } is dealt { $count } cards: { $cards }.
event-turned = { $card } is turned up on the table.
event-drew = { $seat } draws a card.
event-drew-known = { $seat } draws { $card }.
event-reshuffled = The draw pile is empty: { $count ->
        [one] one discard becomes
       *[other] { $count } discards, well shuffled, become
    } the new one.
event-skipped = { $seat } finds nothing to draw, and plays on without.
event-took = { $seat } takes { $cards } from the discards, to play { $card } at once.
event-put-back = { $seat } puts { $cards } back on the discard pile.
event-laid = { $seat } lays “{ $spelled }”.
event-stole = { $seat } steals “{ $old }” from { $whom } with { $card }: “{ $spelled }”, { $count } cards now.
event-added = { $seat } adds { $card } to “{ $old }”: “{ $spelled }”, { $count } cards now.
event-discarded = { $seat } discards { $card }.
event-stands = { $seat } looks up “{ $spelled }”, and there it is{ $meaning ->
        [none] .
       *[other] : { $meaning }.
    } { $whom } keeps it, and we have all learnt a word.
event-refuted = { $seat } looks up { $first } + { $second }, and no dictionary knows it: { $whom } takes it back.
event-time-up = Time is up for { $seat }.
event-closing = The time we agreed on is up.
event-out = “Compound It All!” calls { $seat }, who has no card left.
event-dry = For the third time there was nothing to draw. The round ends here, and all count.
event-worn = The draw pile has run out again, with nothing laid since it last did. The round ends here, and all count.
event-idle = Nobody gets any further, so all count now.
event-scored = { $seat }: { $laid ->
        [0] nothing
       *[other] { $laid }
    } laid, { $held ->
        [0] an empty hand,
       *[other] less { $held } in hand,
    } makes { $points }; { $total } in all.
event-placed = { $seat } lays { $card } { $edge }: “{ $spelled }”.
event-kept = { $seat } keeps the card and passes.
event-passed = { $seat } passes.
event-gave = { $seat } asks { $whom } for { $asked } and gets it.
event-missed = { $seat } asks { $whom } for { $asked }, in vain.
event-found = “Found my compound!” { $seat } draws { $card }, just as wished.
event-over = The game is over, and all hands lie open.

## What is not allowed, and what would work

refuse-deck-missing = The pack has no { $deck } deck.
    .remedy = Play with { $decks }.
refuse-decks-few = One deck is enough for six players at most.
    .remedy = Play with two decks or three.
refuse-card-gone = { $card } is not in the draw pile.
    .remedy = Only a card that lies there can come.
refuse-only-challenge = It is { $whom }’s turn.
    .remedy = Meanwhile you can challenge a word, or let the words stand.
refuse-nothing-to-challenge = There is no word here that you could challenge.
    .remedy = Play on; each turn’s words can be doubted until the next player makes a move.
refuse-play-on = It is your turn: as soon as you go on, the words stand.
    .remedy = Make your move, or challenge a word.
refuse-nothing-to-draw = There is no card left to draw.
    .remedy = Make another move, or pass.
refuse-draw-first = Nobody passes while there is a card to draw.
    .remedy = Draw a card, unless one of yours can be played.
refuse-not-drawn = A turn begins with a card, and you have none yet.
    .remedy = First draw or take a discard; where there is nothing to draw, pass.
refuse-drawn-already = You have drawn in this turn already.
    .remedy = Play a card, or end your turn.
refuse-discard-first = A turn ends with a discard, not with a pass.
    .remedy = Play what you must, then discard a card.
refuse-discards-few = You want { $count } { $count ->
        [one] discard
       *[other] discards
    }, and { $discards ->
        [0] there are none
        [one] there is only one
       *[other] there are only { $discards }
    }.
    .remedy = Take fewer, or draw from the draw pile.
refuse-take-useless = Discards are taken for use at once, and you could not play { $card } right away.
    .remedy = Take a card that makes a word at once and leaves you one to discard, or draw from the draw pile.
refuse-card-not-held = You do not hold { $card }.
    .remedy = Play a card from your hand.
refuse-one-card-twice = A word takes two cards, and { $card } is only one.
    .remedy = Choose another card to go with it.
refuse-must-use = You have just got { $card }, and it must be played next.
    .remedy = Make a word with { $card }.
refuse-none-to-discard = { $cards ->
        [one] Your last card is for the discard.
       *[other] You hold { $cards } cards, and one must remain for the discard.
    }
    .remedy = Discard instead.
refuse-no-compound = The dictionary knows no { $first } + { $second }.
    .remedy = Find two words that make one, in this order.
refuse-wrong-way-round = { $first } + { $second } is no word, but “{ $spelled }” is.
    .remedy = { $second } must stand before { $first }.
refuse-no-stealing = In the game without the steal no word is covered, not even your own.
    .remedy = Lay words from your hand.
refuse-no-such-word = No other player has a word with the number { $pile }.
    .remedy = Steal a word that lies in front of somebody else.
refuse-no-such-own-word = You have no word with the number { $pile }.
    .remedy = Add to a word that lies in front of you, or steal one.
refuse-woodchuck = { $first } and { $second } stand together, and so nobody can steal them.
    .remedy = Steal another word; in any other company they can be stolen.
refuse-touched-already = { $first } + { $second } was laid or changed in this very turn.
    .remedy = Add to it in your next turn, or to another word now.
refuse-same-word = It reads { $first } + { $second } already.
    .remedy = Cover a half so that a new word appears.
refuse-must-place = { $card } fits the line, so you neither draw nor pass.
    .remedy = Lay { $card }, or another card that fits.
refuse-only-drawn = After a draw, only the drawn card can be laid: { $card }.
    .remedy = Lay { $card } if it fits, or pass.
refuse-not-to-be-asked = Only another player at this table can be asked.
    .remedy = Choose one of them.
refuse-not-listed = No list card in play has this word.
    .remedy = Ask for a word of the decks in play.
refuse-completes-nothing = No card in your hand makes a word with { $asked }.
    .remedy = Ask for a word that completes one of yours.
refuse-asked-already = Laying, stealing and adding come before the first ask, and you have asked.
    .remedy = Ask again, or end your turn.
refuse-draw-last = A turn ends with a draw, as long as there are cards to draw.
    .remedy = Draw a card.

card--1 = such a card

## How it ends

end-target = The target is reached.
end-barren = Three rounds running, nobody had a word on the table.
end-rounds = A hundred rounds are enough.
end-deadline = The time agreed on is up.
end-out = The first hand is empty.
end-blocked = Nobody can add to the line any more.
end-idle = Nobody gets any further.
item-laid = laid
item-held = left in hand
item-cards = cards left

## Choices for a table

option-decks = The decks in play: yellow is the easiest, red the hardest
option-play = The way to play
option-target = The points that win; they mean nothing in dominoes and around
option-timer = A sand timer, 90 seconds a turn
option-short = A short game: over after so many minutes; 0 for as long as it takes
option-validation = Words that are none: refuse them at once, or let the players challenge them
option-pack = The content pack that the words come from

decks-by-seats = yellow, and blue too for seven and eight
decks-yellow = yellow
decks-blue = blue
decks-red = red
decks-yellow-blue = yellow and blue
decks-yellow-red = yellow and red
decks-blue-red = blue and red
decks-all = all three
play-standard = the standard game
play-no-steal = no steal
play-dominoes = Dominoes
play-around = Compound Around
validation-refuse = refused at once
validation-challenge = challenged by the players

bot-easy = plays what it sees, forgets, never plans
bot-heuristic = knows when to hold and when to lay, what to steal, and when to dig deep in the discards

## Packs

error-pack-deck = “deck” is no list of decks: { $found }.
    .remedy = Begin each deck with a line [[deck]].
error-pack-colour = There is no deck of the colour “{ $found }”, only { $known }.
    .remedy = Name one of these.
error-pack-colour-twice = There are two { $colour } decks.
    .remedy = Put their cards together, or change one colour.
error-pack-cards = “cards” is no list of cards: { $found }.
    .remedy = Write cards = ["RAIN", "COAT", …].
error-pack-many = These are { $cards } cards; a pack has at most { $most }.
    .remedy = Take some out.
error-pack-few = The { $colour } deck has { $cards ->
        [one] one card
       *[other] { $cards } cards
    }; six players need { $least }.
    .remedy = Add words.
error-pack-card = This is no card: { $found }.
    .remedy = Write a word, "RAIN", or a word and its points, ["RAIN", 4].
error-pack-word = “{ $found }” is no word for a card.
    .remedy = Write 1 to 14 capital letters from A to Z.
error-pack-points = { $word } cannot be worth { $found } points.
    .remedy = { $low ->
        [2] Give it { $low } to { $high }, or leave the points out: they follow from its partners.
       *[other] It is worth { $low } in every deck; leave the points out.
    }
error-pack-twice = { $word } is in this deck already, in line { $first }.
    .remedy = Take one of them out; another deck may have it too.
error-pack-solid = { $word } is a compound itself, { $first } and { $second }: with a third word it would make words of three (CW-23).
    .remedy = Take its halves as two cards, or leave it out.
error-pack-lacks-word = The { $colour } deck lacks { $word }, worth { $points } points.
    .remedy = Add "{ $word }" to its cards.
error-pack-chuck = In the { $colour } deck CHUCK has no partner but WOOD.
    .remedy = Add one of HOLE, WAGON, STEAK, ROAST, UP.
error-pack-alone = { $word } makes a compound with no other word of the { $colour } deck.
    .remedy = Add a partner (“compoundry check word” knows which words go together), or leave it out.
error-pack-lonely = { $word } has only one partner in the { $colour } deck, { $mate }.
    .remedy = With two or more it is less often left in the hand.
error-pack-order = { $word } is worth { $points } points with { $partners ->
        [one] one partner
       *[other] { $partners } partners
    }; beside the other words of the pack that is out of order.
    .remedy = Usual for it: { $usual }. Leave the points out to have that.

pack-deck = Deck
pack-cards = Cards
pack-partners = Partners
pack-points = Points
pack-yellow = ●yellow
pack-blue = ●blue
pack-red = ●red
pack-grey = ●grey
pack-brown = ●brown
deck-yellow = { decks-yellow }
deck-blue = { decks-blue }
deck-red = { decks-red }

## The table

view-hands = { $seat } holds
    .of = asked
view-stock = Cards in the draw pile
view-kind = Way to play
view-target = Points that win
view-discards = Discards, the newest last
    .of = card
view-owner = Words: whose
view-left = Words: first half
    .of = card
view-right = Words: second half
    .of = card
view-under = Words: covered below
    .of = card
view-line = The line of Dominoes
    .of = card
view-player = Whose turn
view-lacks = { $seat } has none of
    .of = asked
view-round = Round
view-laid = Points laid so far, by seat
view-held = Points lost so far, by seat

asked--1 = ?
owner--1 = taken back
kind-0 = { play-standard }
kind-1 = { play-no-steal }
kind-2 = { play-dominoes }
kind-3 = { play-around }

## The table in a terminal

label-draw-pile = Draw pile
label-discards = Discards
label-ends = Ends
label-line = The line
label-listed = List cards
label-hand = hand
label-words = words

pile-of = { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
round-of = round { $round }
goal-of = { $target } points win
newest = ◂ newest
none-yet = none yet
line-between = … { $count } more …
points-so-far = { $total } so far
points-on-table = { $points } on the table
points-in-hand = −{ $points } in hand
cards-in-hand = { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand
among-them = { $held }, { $cards } among them
surely-not = surely not { $cards }
must-be-played = { $card } must be in the next word you lay or steal.
mark-safe = safe
mark-rests = rests

sign-card = A card: its word, its points, and a dot for the yellow, the blue and the red deck: ● there it has a partner, ○ there it has none. w: it goes with WOOD; c: with CHUCK.
sign-pile = A word: the two cards on top. ▤3: three cards lie there; +9: they are worth 9 points; in brackets: the covered ones.
sign-safe = A WOODCHUCK: nobody can steal it.
sign-rests = Laid, stolen or changed in this turn: it can be covered again from the next turn on.
sign-must = This card must be played next.
sign-doubted = This word can still be challenged.
sign-back = Cards that lie face down.
sign-ends = The ends of the line, where cards can be added.
sign-next = What you can choose now.
sign-chosen = What you have chosen, or are pointing at.
