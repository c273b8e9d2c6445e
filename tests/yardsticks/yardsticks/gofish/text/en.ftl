name = Go fish
about = Ask for cards, fish for them, and lay books of four.

ask = Whom do you ask, and for what?
verb-ask = Ask for cards
slot-ask-whom = Whom?
slot-ask-rank = For which cards?

event-drew = { $seat } draws a card.
event-drew-known = { $seat } draws { $card }.
event-gave = { $seat } asks { $whom } for { $rank } and gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-denied = { $seat } asks { $whom } for { $rank }: go fish.
event-caught = { $seat } catches { $card }, as asked for.
event-fished = { $seat } fishes a card.
event-fished-known = { $seat } fishes { $card }.
event-book = { $seat } lays a book: four { $rank }.

refuse-rank-gone = The pond holds no { $rank }.
    .remedy = Deal a card of another rank.
refuse-not-to-be-asked = Only another player who holds cards can be asked.
    .remedy = Those who can be asked: { $others }.
refuse-rank-not-held = To ask for { $rank }, you must hold at least one of them.
    .remedy = What you can ask for: { $ranks }.

end-books = All thirteen books are laid.
end-target = One player has as many books as were agreed on.
end-dry = The pond is empty, and somebody asked in vain.
item-books = books
option-target = The number of books that ends the game
bot-heuristic = forgets nothing, and asks where the cards surely are

view-hidden = Only { $seat } has seen
view-known = { $seat } surely holds
    .of = hidden
view-lacks = { $seat } holds no other
    .of = hidden
view-books = Books of { $seat }
    .of = hidden
view-pond = Cards in the pond
view-target = Books that end the game

rank-0 = aces
rank-1 = twos
rank-2 = threes
rank-3 = fours
rank-4 = fives
rank-5 = sixes
rank-6 = sevens
rank-7 = eights
rank-8 = nines
rank-9 = tens
rank-10 = jacks
rank-11 = queens
rank-12 = kings

card-0 = an ace
card-1 = a two
card-2 = a three
card-3 = a four
card-4 = a five
card-5 = a six
card-6 = a seven
card-7 = an eight
card-8 = a nine
card-9 = a ten
card-10 = a jack
card-11 = a queen
card-12 = a king

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
hidden-10 = J
hidden-11 = Q
hidden-12 = K
