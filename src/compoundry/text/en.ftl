# The house's own messages.  A game's messages lie beside the game.

## Lists and people

list-and = { $first } and { $last }
list-nothing = nothing
list-nobody = nobody
seat-names = Ana, Ben, Cleo, Dan, Eva, Finn, Gus, Hana
seat-name = Player { $seat }
seat-nobody = nobody
seat-everybody = everybody
bot-random = any move, all alike

## What the kernel tells and refuses (K-1 to K-11)

event-undone = { $seat } takes the last move back.

refuse-game-over = The game is over.
    .remedy = Start a new one.
refuse-not-your-turn = It is not { $seat }’s turn.
    .remedy = Now it is up to { $acting }.
refuse-foreign-move = This game has no move “{ $verb }”.
    .remedy = Pick one of the moves on offer.
refuse-not-now = “{ $verb }” does not answer the question that is open.
    .remedy = What answers it: { $verbs }.
refuse-misshapen = The value given for “{ $slot }” does not fit.
    .remedy = What fits: { $shape }.
refuse-too-many = “{ $verb }” takes { $slots ->
        [0] no values
        [one] one value
       *[other] { $slots } values
    }, and { $given ->
        [one] one was
       *[other] { $given } were
    } given.
    .remedy = Leave out what is too many.
refuse-no-way-on = No move “{ $verb }” begins like this.
    .remedy = Go back a step and choose something else.
refuse-stale-ticket = This move was meant for a question that is closed by now.
    .remedy = Look at the table again, then move.
refuse-undo-nothing = Nothing has been played that could be taken back.
    .remedy = Make a move first.
refuse-undo-barrier = The last move cannot be taken back: chance or the clock has spoken, or something hidden has come to light.
    .remedy = Play on from here.
refuse-undo-gone = Entry { $entry } is no longer the last move: that is entry { $last }.
    .remedy = Look at the table again, and take back what stands last.
refuse-undo-other = The last move was { $seat }’s, and only { $seat } can take it back.
    .remedy = Ask { $seat }.
refuse-undo-bot = { $seat } has moved since, and a bot takes nothing back.
    .remedy = Play on from here.
refuse-no-such-window = This game has no optional question “{ $window }”.
    .remedy = Optional here: { $windows }.
refuse-clock-move = “{ $verb }” is what the clock plays when time is up.
    .remedy = Pick one of the moves on offer.
refuse-no-deadline = No time was agreed on for this game.
    .remedy = Play on.

refuse-move-form = { error-move-form }
    .remedy = Write the verb first, then its values.
refuse-move-verb = { error-move-verb }
    .remedy = Begin with one of these words.
refuse-move-slots = { error-move-slots }
    .remedy = Give as many values as the move takes.
refuse-move-value = { error-move-value }
    .remedy = Give a value that fits.
refuse-move-text = { error-move-text }
    .remedy = Write words, numbers and lists with spaces between, texts of several words in double quotes.

## What is wrong with something given from outside

error-place = { $place }: { $what }
place-line = line { $number }
place-entry = entry { $number }

error-move-form = A move is a verb and its values, not { $found }.
error-move-verb = There is no move { $verb } here, only { $known }.
error-move-slots = “{ $verb }” takes { $wanted ->
        [0] no values
        [one] one value ({ $slots })
       *[other] { $wanted } values ({ $slots })
    }, and { $given ->
        [one] one was
       *[other] { $given } were
    } given.
error-move-value = The value { $found } does not fit “{ $slot }” of “{ $verb }”; what fits: { $shape }.
error-move-text = The move { $found } cannot be read at character { $place }.

error-seats = { $game } takes at least { $fewest } and at most { $most } seats, not { $seats }.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-options-unsuited = These options of { $game } do not go together, or not with so many seats: { $refusal } ({ $rule })
error-option-word = “{ $word }” is not an option; write name=value.
error-option-twice = The option { $option } is given twice.
error-option-none = This game has no options, so none called “{ $option }”.
error-option-unknown = There is no option “{ $option }”, only { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be { $allowed }.
error-game-unknown = There is no game “{ $name }”{ $near ->
        [none] , only { $known }.
       *[other] . Did you mean { $near }?
    }
error-bot-unknown = There is no bot “{ $bot }” here{ $near ->
        [none] , only { $known }.
       *[other] . Did you mean { $near }?
    }
error-bots-number = For { $seats } seats there can be one to { $seats } bots, not { $bots }.
error-game-broken = The game { $name } (module { $module }) cannot be loaded: { $why }.

error-log-empty = The file is empty.
error-log-foreign = This is not a stored game of Compoundry.
error-log-format = The file has format { $found }; this program reads format { NUMBER($known, useGrouping: 0) }.
error-log-line = This line is damaged: it does not have the form of an entry.
error-log-form = This line is not written as Compoundry writes it: a field is unknown, doubled or in another place, or there are spaces too many.
error-log-check = This line, or one above it, was changed after it was written: its check does not match.
error-log-number = An entry is missing or out of place: its number is { $found }, and { NUMBER($expected, useGrouping: 0) } is next.
error-log-truncated = The file stops too early: the closing line for its { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } is missing or wrong.
error-log-trailing = Something stands after the closing line.
error-log-field = The field “{ $field }” is missing or is not { $kind ->
        [str] a text
        [int] a whole number
        [bool] true or false
        [list] a list
        [dict] an object
        [pairs] pairs of a seat and a move
        [hex] 64 hex digits
        [entries] a number of entries that this file has
        [settings] numbers, words, true or false
       *[other] { $kind }
    }.
error-log-command = There is no such command at this place of a game.
error-log-game = This is a game of { $found }, not of { $expected }.
error-log-version = This game of { $game } was played by version { $found } of its rules; this program has version { $known }.
error-log-content = The content pack of { $game } is not the one this game was played with.
error-log-refused = The rules do not allow this: { $refusal } ({ $rule })
error-log-clock = “{ $verb }” is not what the clock would have played here.
error-log-chance = Step { $step } is not an outcome that chance could have had here.
error-log-steps = { $recorded ->
        [one] One step is
       *[other] { $recorded } steps are
    } recorded after this entry, but { $followed } followed.
error-log-digest = The game does not end as the file says: its digest is { $found }, not { $expected }.
error-seed-commitment = The seed is not the one promised when the game began.
error-seed-draws = What chance did here does not follow from the seed.
error-no-seed = Chance is called for, and the seed of this game is not known.
error-fork-entry = There is no entry { $entry } to fork from; the last one is { $last }.
error-events-gone = What happened before entry { $first } was not loaded, so events since { $since } cannot be told.
error-table-name = The name of a table has at most { $most } characters, all of them whole ones.
error-snapshot = The snapshot is damaged, or was not taken of this log.

error-pack-toml = This is no TOML: { $why }.
    .remedy = A word stands between quotes, a list between square brackets, with commas between its items.
error-pack-key = There is no key “{ $key }” here, only { $known }.
    .remedy = Look for a slip of the pen, or take the line out.
error-pack-lacks = The key “{ $key }” is missing.
    .remedy = Add it.
error-pack-gameless = The file does not say which game it is for.
    .remedy = Begin it with game = "…", one of { $known }.
error-pack-game = No game called “{ $found }” has packs here, only { $known }.
    .remedy = Name one of these.
error-pack-other = This pack is for “{ $found }”, not for { $game }.
    .remedy = Play it with its own game.
error-pack-format = The pack has format { $found }; this program reads format { NUMBER($known, useGrouping: 0) }.
    .remedy = Write format = { NUMBER($known, useGrouping: 0) }.
error-pack-title = A title is a line of 1 to { $most } letters, not “{ $found }”.
    .remedy = Give the pack a name that people see at the table.
error-pack-large = The file is larger than { $most } kB; no pack is.
error-pack-unknown = There is no pack “{ $pack }”, only { $known }. Packs of your own are looked for in { $folders }.

error-text-broken = The messages cannot be read: { $why }
error-language-unknown = There is no language { $language }, only { $known }.

error-number = { $option } takes a whole number from { $low } to { $high }, not “{ $found }”.
error-file-read = { $why ->
        [ENOENT] There is no such file.
        [EISDIR] This is a folder, not a file.
        [EACCES] This file may not be read.
       *[other] The file cannot be read: { $said }.
    }
error-file-name = No file can be called “{ $file }”.
error-file-large = The file is larger than { $most } MB; no stored game is.
error-file-text = This is not a text file: byte { $byte } belongs in no text.
error-file-folder = The folder for this file does not exist.
error-file-write = { $why ->
        [EISDIR] This is a folder, not a file.
        [EACCES] This file may not be written.
        [ENOSPC] The disk is full.
       *[other] The file cannot be written: { $said }.
    }
error-output = The output cannot be written: { $why ->
        [ENOSPC] the disk is full
       *[other] { $said }
    }.
error-no-terminal = This needs a terminal that shows a whole screen.
error-sitting-gap = In “{ $found }” after { $option } a name is missing.
error-save-over = The game in this file is over; choose another name.
error-save-seedless = The seed of the game in this file is kept secret, so it cannot go on; choose another name.
error-save-seats = The game in this file has { $seats } seats, and --seats names { $named }.
error-save-options = The options of the game in this file are settled; leave --option out.
error-save-seed = The chance of the game in this file is settled; leave --seed out.
error-save-overtaken = Somebody has gone on with this game elsewhere, and the file holds what was played there. What was played here is kept in { $aside }.
error-check-empty = A word is empty; give two words.
error-check-letters = “{ $word }” is not one word: only the letters a to z make a word here.
error-check-long = “{ $word }…” has { $length } letters; words here have at most { $most }.
error-command-unknown = There is no command “{ $command }”{ $near ->
        [none] , only { $known }.
       *[other] . Did you mean { $near }?
    }
error-flag-unknown = There is no option { $option } here. { $near ->
        [none] The option --help shows what there is.
       *[other] Did you mean { $near }?
    }
error-word-missing = { $word } is missing; --help shows what is needed.
error-word-extra = “{ $word }” is one word too many; --help shows what is needed.
error-option-empty = After { $option } a value is missing.
error-usage = This command cannot be understood: { $why }
error-bug = This should not have happened: { $why }. With COMPOUNDRY_TRACEBACK=1 set, it says where.

## Chemistry: formulas, structures, and how they are said

error-element-unknown = There is no element “{ $element }”. { $near ->
        [none] Give a symbol, a name or a number from 1 to 118.
       *[other] Did you mean { $near }?
    }
error-substance-unknown = No substance “{ $substance }” is known here.
    .remedy = Give a CAS number, a name or a formula.
error-formula-empty = This formula is empty.
    .remedy = Write it like Ca(OH)2.
error-formula-long = This formula has { $length } characters; at most { $most } can be read.
error-formula-letter = “{ $found }” at character { $at } of “{ $formula }” does not belong in a formula.
    .remedy = Write it like Ca(OH)2, CaSO4*2H2O or SO4^2-.
error-formula-element = There is no element “{ $found }” (character { $at } of “{ $formula }”). { $near ->
        [none] A symbol is a capital letter, mostly with a small one behind it.
       *[other] Did you mean { $near }?
    }
error-formula-number = “{ $found }” at character { $at } of “{ $formula }” is no number for a formula.
    .remedy = Numbers go from 2 to { $most }; 1 is not written.
error-formula-open = The bracket “{ $bracket }” at character { $at } of “{ $formula }” is never closed.
    .remedy = Put “{ $end }” where it ends.
error-formula-closed = “{ $found }” at character { $at } of “{ $formula }” closes a bracket that nothing opens.
error-formula-hollow = There is nothing between the brackets at character { $at } of “{ $formula }”.
error-formula-deep = At character { $at } of “{ $formula }” there are more than { $most } brackets within each other.
error-formula-more = “{ $formula }” stops too early: an element has to follow.
error-formula-amount = “{ $formula }” is { $amount } of something, not one formula.
    .remedy = Leave the number in front out.
error-formula-charge = The charge at character { $at } of “{ $formula }” cannot be read.
    .remedy = Write it at the end, like ^2- or ^+.
error-formula-unclear = “{ $formula }” can be read in two ways.
    .remedy = Write { $one } or { $other }.
error-smiles-empty = This SMILES is empty.
error-smiles-long = This SMILES has { $length } characters; at most { $most } can be read.
error-smiles-broken = “{ $smiles }” is not the SMILES of a structure that can exist.

spoken-open = bracket
spoken-close = bracket closed
spoken-dot = dot
spoken-plus-one = plus
spoken-minus-one = minus
spoken-plus = { $size } plus
spoken-minus = { $size } minus
spoken-ion = { $name }, { $charge }
number-one = one
number-two = two
number-three = three
number-four = four
number-five = five
number-six = six
number-seven = seven
number-eight = eight
number-nine = nine
number-ten = ten
number-eleven = eleven
number-twelve = twelve

## Numbers

number-whole = { $value }
number-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## The command line: help

help-options = options
help-command = COMMAND
help-compoundry =
    Tabletop games about making compounds: played, replayed and simulated.

    It ends with 0 when all is well, with 1 when the thing itself went wrong, and with 2 when what was given cannot be used.
help-language = The language: en or de. Otherwise COMPOUNDRY_LANGUAGE decides, or the system.
help-version = Say which version this is.
help-help = Show this page.
help-json = Print JSON, for programs.
help-game = The game; “compoundry games” lists them.
help-option = An option of the game, as name=value; may come several times.

help-command-games =
    List the games that can be played here.

    It ends with 1 when one of them cannot be loaded.
help-command-play =
    Play a game: against bots, or with others on one device.

    Type ? at the table to see what can be done there. Where there is no terminal that shows a whole screen, it is played in plain text.
help-sitting = Who sits where: “you” (several of you share the device), “random”, or another bot of the game. Otherwise you, and as many bots as the game needs, or as a game that goes on has seats.
help-fresh-seed = A number that settles all chance, so that the game can be had again. Otherwise nobody knows the seed.
help-plain = Play in plain text, line by line, as it is done where there is no terminal.
help-pace = How many milliseconds a bot takes at least for a move; 700 unless told.
help-save = Keep the game in this file when it ends or is left. If the file holds a game that was left, it goes on, with its seats, options and chance; who sits where is not kept, so say it with --seats. The file tells what chance will do: no peeking.

help-command-simulate =
    Let bots play many games, and count.

    The result depends on the numbers given here, but not on --jobs. It ends with 1 when a game cannot be played to its end; then it says how to see that game again.
help-games = How many games, 1,000 unless told.
help-seats = How many seats, the fewest the game allows unless told.
help-bots = Who plays: “random”, or bots of the game, with commas between. Fewer names than seats repeat round the table. Bots move on by one seat after each game.
help-seed = A number that settles everything, 0 unless told.
help-first = The number of the first game, 0 unless told.
help-jobs = How many processes share the work, one for each processor unless told.

help-command-replay =
    Check a stored game move by move, and tell it again.

    A game that is over is told with all its secrets; one that is not, as everybody saw it. It ends with 1 when the game is sound but chance did not follow from the seed in the file.
help-file = The file of the stored game.
help-seat = Tell only what this seat was told; seats are counted from 0.
help-show = Look at the game step by step, with the arrow keys.

help-command-check = Checks what the games judge by.
help-command-check-word =
    Says whether two words, in this order, make a compound word, and if not, why not.

    It answers from WordNet 3.0, SCOWL and a list that people review. The exit code is 0 whatever the answer is.
help-first-word = The first word.
help-second-word = The second word.

help-command-pack = Looks after content packs that people write themselves.
help-command-pack-check =
    Says what is wrong with a pack of your own, line by line, and what would make it a better one.

    It ends with 1 when the pack cannot be played, and with 2 when the file cannot be read.
help-pack-file = The file of the pack; it says itself which game it is for.

help-command-doctor =
    Say what is installed, what is in use and what is missing.

    It ends with 1 when a package is missing that is always needed, or a game cannot be loaded.

## compoundry games

games-none = There are no games here.
games-more = { $seats } · bots: { $bots }
games-seats = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
games-seats-range = { $fewest } to { $most } seats
games-option = --option { $option }=… ({ $allowed }): { $text }
games-hint = Play one with: compoundry play { $game }

## compoundry simulate

simulate-playing = Playing
simulate-title = { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
simulate-bot = Bot
simulate-seat = Seat
simulate-games = Games
simulate-wins = Wins
simulate-rate = Win rate
simulate-interval = 99% interval
simulate-score = Mean score
simulate-between = { $low } – { $high }
simulate-end = How it ended
simulate-share = Share
simulate-lengths = A game takes { $least } to { $most } moves, { $mean } on average; half of them take at most { $median }.
simulate-failed = Game { $number } of seed { $seed } of { $game } failed: { $why }. To see it again: { $command }
simulate-died = A process died while it played games { $first } to { $last } of seed { $seed } of { $game }. To see it again: { $command }

## compoundry replay

replay-people = Seats: { $people }
replay-draws = Chance
replay-fair = followed from the seed in the file, every time
replay-inherited = followed from the seed in the file from entry { $entry } on; what came before was taken over from another game, and nothing can be said of it
replay-unfair = did NOT follow from the seed in the file
replay-unknown = cannot be checked: the file does not hold the seed
replay-digest = Digest

## compoundry check

word-compound = { $first } + { $second }: { $spelling } ({ $kind ->
        [closed] closed
        [open] open
       *[hyphenated] hyphenated
    }). { $meaning } [{ $source }]
word-untold = The word is listed there without its meaning.
word-refused = { $first } + { $second }: { $reason }
word-chance-split = “{ $first }{ $second }” is a word, but not one made of these two (CW-22).
word-denied = “{ $first }{ $second }” is left out of this lexicon on purpose (CW-A16).
word-derived = “{ $first }{ $second }” is made with “{ $affix }”, a part that is no word of its own here, so it is no compound (CW-22).
word-form = “{ $first }{ $second }” is only a form of the compound “{ $spelling }” (CW-22).
word-inflection = “{ $first }{ $second }” is an inflection of “{ $base }”, no compound (CW-22).
word-name = “{ $name }” is a name, no compound word (CW-22).
word-not-listed = No compound of these two words is listed (CW-A16).
word-phrase = “{ $first } { $second }” is a phrase of separate words, no compound word (CW-21).
word-reversed = Only the other way round it is a compound: “{ $spelling }” (CW-A17).
word-unknown-word = No compound with “{ $word }” is listed (CW-A16).

## compoundry pack

pack-sound = { $title }: a pack for { $name }, ready to be played
pack-errors = { $count ->
        [one] One thing keeps this pack from being played:
       *[other] { $count } things keep this pack from being played:
    }
pack-advice = { $count ->
        [one] One piece of advice:
       *[other] { $count } pieces of advice:
    }
pack-range = { $low }–{ $high }
pack-play = { $lies ->
        [there] Play with it:
        [elsewhere] To play with it, copy it to { $place }, then:
       *[unnamed] To play with it, copy it to { $place } (any name of small letters, digits and hyphens but “standard” will do), then:
    } compoundry play { $game } --option pack={ $pack }

## compoundry doctor

doctor-compoundry = Compoundry
doctor-python = Python
doctor-implementation = Kind of Python
doctor-rules = Rules
doctor-note = How they came to be
doctor-compiler = C compiler
doctor-headers = Python.h
doctor-packages = Packages
doctor-extras = Extras
doctor-texts = Languages
doctor-games = Games
rules-compiled = compiled
rules-interpreted = interpreted
doctor-missing = missing
doctor-yes = yes
doctor-no = no

## The plain-text table

table-you = you
table-bot = the bot “{ $name }”: { $about }
table-keys = ? help · l log · r rules · u undo · q leave
table-word-h = help
table-word-l = log
table-word-r = rules
table-word-u = undo
table-word-q = leave, quit
table-resumed = The game goes on after { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
table-help = Answer with a number or a name, or type a whole move at once, such as: { $move }
table-key-v = look at the table again
table-key-l = all that you were told so far
table-key-r = the rules
table-key-u = take the last move back
table-key-b = back to the first question
table-key-q = leave the game
table-key-s = questions that you let pass, until you change your mind
table-key-w = wait, and let the others go first
table-only = There is one way: { $move }. Enter plays it.
table-more = … and { $more } more, which can be typed.
table-unclear = “{ $answer }” means nothing here; ? helps.
making-said = { $verb }: { $values }
making-enough = That is all: { $values }
making-silent = No words
making-speak = Words of your own …
table-curtain = Pass the device to { $seat }, who presses Enter.
table-no-rules = This game has brought no rules to read.
table-passes = passes by itself
table-asks = you are asked
table-toggle = Which one to change? Enter leaves all as they are.
table-won = { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
table-time-up = The time is up.
table-unfinished = The game is not over yet.
table-left = Until next time.
table-saved = The game is saved in { $file }.

## The table of the whole screen

screen-welcome = { $about } ? shows the keys and the signs, r the rules.
screen-you = { $seat }, it is your turn.
screen-others = { $seats } may move.
screen-over = The game is over.
screen-thinking = { $seat } is thinking …
screen-moved = This is what came of your move.
screen-curtain = Pass the device to { $seat }, who presses the space bar.
screen-toggle = Which one to change? Esc leaves all as they are.
screen-hand = Hand the device to { $seat }
screen-now = What now?
screen-replay = Look at the game again
screen-leave = Leave
screen-play = Play it: { $move }
screen-ahead = Plays: { $move }.
screen-type = Look for a choice, or type a whole move
screen-speak = Type your words; Enter says them
screen-refused = ✗ { $what } { $remedy } [{ $rule }] r shows the rule.
screen-earlier = … { $count } before that; l shows them.
screen-eyes = Seen by { $seat }
screen-entry = entry { $entry } of { $last }
screen-halted = The clock stands still; c lets it run again.
screen-runs = The clock runs.
screen-fast = Bots move at once.
screen-paced = Bots take their time.
screen-no-pass = There is nothing to let pass now.
screen-no-wait = Nobody else could go first now.
screen-no-stand = There is no optional question that could pass by itself.
screen-not-kept = This game is kept nowhere. Press q again to leave it for good.
screen-bot = bot { $name }

key-choose = choose
key-number = choose by number
key-type = look for a choice by its letters
key-whole = type a whole move
key-back = a step back
key-undo = take the last move back
key-log = all that you were told so far
key-rules = the rules; after a refusal, the rule it speaks of
key-replay = look back, step by step
key-pass = pass
key-wait = wait, and let the others go first
key-stand = let optional questions pass, or be asked again
key-clock = stop the clock, or let it run
key-fast = bots at once, or slowly
key-dark = light or dark
key-scroll = leaf through the table, or through the page that is open
key-tab = on to the table, the log, the choices
key-leave = leave the game
key-step = a step back, a step on
key-ends = to the beginning, to the end
key-viewer = with whose eyes
key-close = back

foot-choose = choose
foot-help = help
foot-undo = undo
foot-log = log
foot-rules = rules
foot-replay = look back
foot-pass = pass
foot-step-in = step in
foot-wait = wait
foot-stand = always pass
foot-clock = pause
foot-clock-on = go on
foot-leave = leave
foot-step = step
foot-ends = ends
foot-viewer = eyes
foot-close = back
