## People at a table

room-host = host
room-somebody = somebody
room-more = More about { $name }
room-hand_over = Make { $name } the host
room-mute = Mute { $name }
room-unmute = Unmute { $name }
room-kick = Free { $name }’s seat
    .sure = Really free { $name }’s seat?
    .about = Watching and sitting down again stay possible. In a running game a bot plays on.
room-ban = Ban { $name }
    .sure = Really ban { $name }?
    .about = No coming back, not even to watch, until you let them in again.
room-banned = Banned
room-unban = Let back in
    .of = Let { $name } back in
room-give = Give this seat to { $name }

## A seat that somebody has lost

room-claim = I am { $name }
    .about = You sat here in another browser? Somebody at the table confirms it.
room-claim-asked = You have said that you are { $name }. Somebody at the table has to confirm it.
room-claim-back = Never mind
room-claim-question = { $name } says: “I am { $owner }.” Is that right?
room-claim-somebody = Somebody in another browser says: “I am { $owner }.” Is that right?
room-claim-yes = Yes, that is { $owner }
room-claim-no = No

## Somebody is gone

room-absent = { $name } has been gone for { $time }.
room-absent-wait = In { $time } you can let a bot play.
room-absent-act = Nobody needs to wait any longer.
room-stand_in = Bot until they are back
room-nudge = Nudge
    .done = Nudged
room-end = End the game
room-end-question =
    { $voters ->
        [one] { $names } wants to end this game without a result.
       *[other] { $names } want to end this game without a result.
    }
room-end-waits = You would like to end this game. Waiting for the others…
room-end-play_on = Play on

## Looking on

room-watching = You are watching.
    .late =
        { $moves ->
            [one] You see the game { $moves } move late.
           *[other] You see the game { $moves } moves late.
        }
room-join = Take a seat
room-join-bot = Take over from { $name }
    .about = A bot is playing there now.

## What one is told

room-news-nudged = { $who } is waiting for you.
room-news-ended = The game has ended without a result.
room-news-returned = A bot played for you. Now it is your seat again.
room-news-host_you = You are the host now.
room-news-host = { $who } is the host now.
room-news-sent_away = { $who } has freed your seat. You can watch, or sit down again.
room-news-given = You have a seat now.
room-news-renamed = { $taken } is taken at this table, so you are { $name } here.

## Coming by an invitation

room-welcome-play = { $name } invites you to play { $game }
room-welcome-watch = { $name } is playing { $game }
room-welcome-nobody = Welcome to a table of { $game }
room-welcome-lost = Have you sat here before?
room-welcome-name = What shall we call you?
room-welcome-go = Come in
