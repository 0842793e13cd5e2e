## How strong a bot plays: its name and what to expect

level-sprout = Sprout
    .about = Mostly plays whatever fits. Just right for a first game.
level-casual = Casual
    .about = Goes for what looks best right now and thinks no further.
level-club = Club
    .about = Plays solidly and gives little away.
level-expert = Expert
    .about = Thinks ahead and gets in your way.
level-master = Master
    .about = As strong as it gets, but takes its time.

## Why a bot would make a move, in games whose bots search

reason-search = Of { $playouts } games tried out, about { $share } % went well this way.
reason-only_move = There is nothing else to do.
