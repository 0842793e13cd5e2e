## How strong a bot plays: its name and what to expect

level-sprout = Sprout
    .about = Mostly plays whatever fits. Just right for a first game.
level-casual = Casual
    .about = Goes for what looks best right now and does not look further.
level-club = Club
    .about = Plays soundly and gives little away.
level-expert = Expert
    .about = Thinks ahead and gets in your way.
level-master = Master
    .about = As strong as it gets, and takes its time.

## Why a bot would make a move, in games whose bots search

reason-search = Out of { $playouts } games tried out, about { $share } % went well this way.
reason-only_move = There is nothing else to do.
