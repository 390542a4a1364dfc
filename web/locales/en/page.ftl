### The page around the games. What belongs to one game is in its own file.

## Everywhere

clerestory = Clerestory
skip = Skip to the main part
navigation = Pages
rules = Rules
new-table = New table
settings = Settings
language = Language
language-en = English
language-cs = Čeština
language-pl = Polski
language-ru = Русский
appearance = Appearance
appearance-system = System
appearance-light = Light
appearance-dark = Dark
close = Close
dismiss = Dismiss
loading = One moment …
yes = Yes
no = No
start = Start
to-home = Back to home
rule-link = Rule { $rule }

title-home = Clerestory: board games of glass and towers
title-new = New table · Clerestory
title-join = Join a table · Clerestory
title-table = { $sentence } · { $game }
title-replay = Replay: { $game }
title-rules = Rules · Clerestory
title-rules-of = Rules of { $game }
title-not-found = Nothing here

not-found = There is nothing at this address. Perhaps the link was cut short.

## Home

welcome = Come in, the light is good
tagline = Three board games of glass and towers. Play alone against a bot, at one screen, or with friends over a link.
play-now = Play now
choose-level = How well should the bot play?
my-tables = My tables
no-tables = No game is under way. Choose a window above, and you are playing in two clicks.
finished-tables =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
table-with = with { $others }
alone = nobody else
your-turn = Your turn
together = Play together
together-about = Open a table, choose who sits where, and send the link.
join = Join with a code
join-about = Whoever opened the table can see its code. A pasted link will do as well.
join-button = Join
code-label = Code of the table
code-placeholder = Code or link
your-name = Your name
you-play-as = You play as { $name }.
change-name = Change
keep = Keep
default-name = Friend
default-neighbor = Neighbor { $number }

## Bots

level = Level of the bot
level-novice = Novice
level-novice-about = Takes what pays most right now.
level-casual = Casual
level-casual-about = Plans for its own board and overlooks small differences.
level-skilled = Skilled
level-skilled-about = Plans for its own board with care, and does not look at yours.
level-expert = Expert
level-expert-about = The strongest that thinks quickly.
level-master = Master
level-master-about = The strongest we have. Takes its time.
level-random = Random
level-greedy = Greedy

## New table

which-game = Which game?
who-plays = Who plays?
seat-number = Seat { $number }
wish-me = Me
wish-here = Someone at this screen
wish-open = Open: send a link
wish-bot = Bot
open-about = Whoever has the link may sit here.
name-of-seat = Name at seat { $number }
level-of-seat = Level of the bot at seat { $number }
add-seat = Add a seat
remove-seat = Remove seat { $number }
options = Options
option-choose =
    { $count ->
        [one] Choose { $count } by name
       *[other] Choose { $count } by name
    }
option-chosen = { $picked } of { $count } chosen
option-incomplete = One option is not chosen completely yet.
components = What is in the box: { $title }
components-about = Not everything that is printed could be found out. Whoever owns the box can correct it; until then, this is how sure we are.
components-hash = Component set { $hash }
confidence-sourced =
    { $count ->
        [one] Known ({ $count })
       *[other] Known ({ $count })
    }
confidence-sourced-about = At least one source says so.
confidence-inferred = Worked out ({ $count })
confidence-inferred-about = Follows from what is known.
confidence-reconstructed = Made to fit ({ $count })
confidence-reconstructed-about = Not found anywhere; a stand-in that meets everything we know.
confidence-unknown = Unknown ({ $count })
confidence-unknown-about = No source; a usual value stands in.
record = Go on from a recorded game
record-about = Choose a record that was downloaded at the end of a game: you can look through it, and play on where it stopped.
record-file = File of the record
record-chosen = The table will start from { $file }.
record-forget = Start anew instead
record-unreadable = This file is not the record of a game.
open-table = Open the table

## Seats

seats = Seats
seat-open = Seat { $number } (open)
seat-bot = Bot ({ $level })
you = (you)
to-move = to move
points-word =
    { $points ->
        [one] point
       *[other] points
    }
away = Away
stand-in = A bot stands in ({ $level })
claim = Sit here
seat-is-free = A seat is free
bot-plays-for-you = A bot is playing for you.
seat-doings = More
bot-plays = Let a bot play
bot-stands-in = Let a bot stand in
bot-for-me = Let a bot play for me
take-back = Take my seat back
give-back = Give the seat back
free-seat = Free the seat
leave-seat = Leave this seat
token-ask = Token for a bot program
token-title = Token of this seat
token-about = A program that sends this along plays the seat. Keep it to yourself.
spectating = You are watching. What is hidden from a spectator stays hidden.

## At the table

board = The board
side-panel = Seats, moves and log
actions = What you can do
cancel = Cancel
undo = Undo
hint = Hint
thinking = Thinking …
share = Share
help-button = Help
log = What happened
log-earlier = What happened before
log-start = The game begins.
log-undo = { $name } took the move back.
log-move = { $name }: { $move }
log-move-leads-to = { $name }: { $move } ({ $leadsTo })
move-secret = a hidden choice
move-leads-to = { $move }: { $leadsTo }
all-moves =
    { $count ->
        [one] { $count } possible move
       *[other] All { $count } possible moves
    }
hints = The search would play
hint-prospect = wins { $wins }, { NUMBER($points, maximumFractionDigits: 1) } points on average
hint-alone = wins { $wins }, { NUMBER($points, maximumFractionDigits: 1) } above the target on average
game-is-over = The game is over.
waiting = One moment …
waiting-for = { $name } is to move.
waiting-for-seat = Waiting for somebody to sit at seat { $number }.
connection-lost = The connection is lost. It comes back by itself, and nothing is missed.
share-title = A table at Clerestory
share-about = Send this link: whoever opens it can take an open seat or watch.
code = Code
qr = QR code of { $link }
copy-link = Copy the link
copied = The link is copied.
copy-failed = The link could not be copied: { $link }

pass-screen = Pass the screen to { $name }
pass-about = Something is for their eyes only. Nothing is shown until they are ready.
pass-ready = I am { $name }

help = Help
help-about = What has a golden dashed ring can be chosen. Choose it, then where it should go, or drag it there. What follows is shown before it is final.
keys-tab = To the next thing that can be chosen
keys-arrows = To the nearest thing that can be chosen, that way
keys-enter = Choose it (so does the space bar)
keys-escape = Let go of what is chosen
keys-undo = Take the move back
keys-hint = Ask for a hint
keys-help = This help

## The end

end-you-won =
    { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
end-won =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
end-shared =
    { $points ->
        [one] { $names } share the victory with { $points } point each
       *[other] { $names } share the victory with { $points } points each
    }
end-alone-won =
    { $points ->
        [one] You have made it with { $points } point
       *[other] You have made it with { $points } points
    }
end-alone-lost =
    { $points ->
        [one] Not this time: { $points } point
       *[other] Not this time: { $points } points
    }
points-by-source = Points by source
points = Points
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
total = Total
rematch = Play again
to-rematch = To the next game
replay = Replay
download-record = Download the record

## Replay

to-first = To the beginning
one-back = One step back
one-on = One step on
to-last = To the end
play = Play
pause = Pause
position = Position
position-of = { $at } of { $last }: { $sentence }
position-count = { $at } / { $last }
play-on = Play on from here
play-on-about = A new table starts at this position. Bots play the other seats.
play-on-seat = I take the seat of
to-table = To the table

## Rules

rules-about = The rules of the three games in our own words, each with an id that refusals point to.
rules-own-words = In our own words. Every rule has an id, and a refused move names the one that forbids it.
rule-example = Example: { $example }
contents = Contents
rulings = Rulings
rulings-about = Where the book leaves a question open, this is how it is played here.
glossary = Words

## What the server refuses

problem-unreachable = The server cannot be reached right now. Try again in a moment.
problem-not-understood = The server did not understand that: { $reason }.
problem-not-json = The server did not understand that: it was not sent as JSON.
problem-too-large = That is too large: at most { $most } bytes can be sent.
problem-too-many =
    { $seconds ->
        [one] That was too much at once. Try again in { $seconds } second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
problem-other-origin = A page of another site may not do this.
problem-no-such-address = There is nothing at this address.
problem-not-that-way = { $method } cannot be used at this address.
problem-mishap = Something went wrong. Nothing has changed; try again.
problem-compiling = The rules are being compiled, once. That takes a few minutes; this page goes on by itself.
problem-no-such-game = There is no such game here.
problem-no-such-language = There are no rules in this language.
problem-broken-game = This game cannot be played here: { $reason }
problem-no-such-table = There is no table with this code.
problem-no-such-seat = This table has no such seat.
problem-wrong-seats = This game is for { $least } to { $most } players, not for { $seats }.
problem-wrong-record-seats = That game has { $seats } seats; { $given } were given.
problem-wrong-option = The options do not go together: { $reason }
problem-wrong-record = The record cannot be used: { $reason }
problem-record-or-start = A table starts from a record or from a position, not from both.
problem-other-game = That is a game of { $game }.
problem-other-components = This table is played with component set { $components }, which is not loaded here.
problem-other-version = This table was played with version { $version } of the rules, which is not loaded here.
problem-hidden = Something at this table is hidden from some. That can be had once the game is over.
problem-no-such-position = This game has no position { $at }.
problem-not-over = This game is not over yet.
problem-no-name = A name is 1 to 40 letters, digits and signs.
problem-no-such-level = There is no such level. The levels are: { $levels }.
problem-not-your-seat = This is not your seat.
problem-seat-taken = Somebody else has taken this seat.
problem-not-at-table = Only those who sit at this table may do this.
problem-not-host = Only whoever opened this table may do this.
problem-still-here = { $name } is still here.
problem-no-bot = No bot plays this seat.
problem-bot-plays = A bot plays this seat; take it back first.
problem-wrong-token = This token is not valid, or not any more.
problem-token-elsewhere = This token is for one seat of one table only.
problem-late = Something else happened at this table meanwhile. Look again.
problem-not-your-turn = It is not your turn.
problem-game-over = The game is over.
problem-no-such-move = There is no such move.
problem-illegal-move = That cannot be played: { $reason }
problem-undo-nothing = There is nothing to take back.
problem-undo-chance = That cannot be taken back: something random was revealed.
problem-undo-not-yours = The last move was not yours.
problem-undo-over = The game is over; nothing can be taken back.
problem-no-hint = The search gave no answer. Try again.
