## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Your turn
    .about = It is your turn in { $game }.
call-nudge = You are being waited for
    .about = The others are waiting for your move in { $game }.
call-again = One more game?
    .about = The others would like to play { $game } again.

## Settings, and the offer to switch notifications on

call-notify = Notifications
    .help = When it is your turn and you are looking elsewhere, your device tells you, even if Klub is closed.
    .insecure = Notifications need a secure address (https). Sound, title and vibration work here too while the page is open.
    .blocked = Your browser blocks notifications from this page. You can allow them in the browser’s settings.
    .missing = This browser cannot show notifications. On an iPhone or iPad, add Klub to the Home Screen first.
call-awake = Keep the screen on
    .help = While it is your turn, the screen does not go dark.
call-offer = It was your turn while you were looking elsewhere. Shall your device tell you next time?
call-offer-yes = Yes, tell me
call-offer-no = No, thanks
