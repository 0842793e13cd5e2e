## Lessons: a title, what there is to know, what to do, praise, and what is said if it went wrong

kluster-lesson-put_down = A steady hand
    .text = All these stones are magnets. Close together they attract each other and snap together; far apart they lie still.
    .task = Take a magnet, guide it to a free spot inside the string, and let go.
    .praise = Nothing touched, and you hold one fewer. That is a whole turn.
    .again = It touched another magnet or ended up outside. Leave more room between them.
kluster-lesson-turn_it = It turns
    .text = A magnet has a north pole, marked in gold, and a south pole, marked in blue. Opposite poles attract, and a spinner turns until they face each other.
    .task = Place your magnet so that the other one turns but is not pulled in. Leave room for about two magnets between them.
    .praise = It turned towards yours and stayed where it was. That is how magnets warn you.
    .again = Either it was pulled in or it did not turn. Try another distance, or turn your magnet first.
kluster-lesson-push_it = Push it away
    .text = Like poles repel each other. That lets you move a magnet you must not touch.
    .task = Turn your magnet so that like poles face each other, and place it close to the other one: less than a magnet’s length between them.
    .praise = It slid away, and nothing touched.
    .again = It was pulled in, or it did not move. Like poles must face each other, close together.
kluster-lesson-drag_the_string = Pull the string
    .text = On your turn you may also pull the string. It lies flat, keeps its length, and pushes whatever it meets.
    .task = Pull the string outwards, then place a magnet in peace.
    .praise = Now there is room where you need it. Just do not leave a magnet outside.
    .again = Pull the string a little further, and place your magnet well away from the others.
kluster-lesson-take_a_clump = Snap!
    .text = If magnets touch on your turn, you take everything that touched, and your turn is over.
    .task = Try it once: place a magnet close to another one.
    .praise = Clack! Everything that touched is yours now. So keep your distance.
    .again = Nothing touched. Just this once it should: go closer.
kluster-lesson-last_one = The last one
    .text = Whoever has no magnets left wins, once everything lies still.
    .task = Place your last magnet so that nothing touches.
    .praise = Your hand is empty and the table is calm: you win.
    .again = Now you have magnets again. Look for the spot farthest from all the others.
kluster-lesson-overlap = Two strings
    .text = With several boxes there are several strings, and each must cross another. Here one has come loose.
    .task = Pull the loose string until it crosses the other one, then press Done.
    .praise = They are connected again, and it is the next player’s turn.
    .again = They are still apart. Pull one of them across the other.

## The rules: chapters and sections

kluster-chapter-basics = How to play
kluster-chapter-ways = Other ways to play
kluster-chapter-sources = Eight rulebooks

kluster-rules-aim = What it is about
    .text = Get rid of your magnets. You take turns placing them inside a string, and they must not touch. Whoever is first to have none left wins.
kluster-rules-magnets = Magnets and string
    .text = A Classic box has 24 stones of slightly different sizes, for up to four players. A DUO box has 12 spinners, all alike and easily turned, for one or two. Every box has a string.
    .poles = Each magnet has two poles: north has a gold band with a dot, south two fine blue bands with a ring. On a spinner the filled end of the needle is north. Opposite poles attract, like poles repel.
kluster-rules-setup = Before the first turn
    .string = The first player lays the string in any shape. It must not cross itself and must enclose enough room.
    .share = The magnets are shared out evenly. With DUO, two players get six each; with Classic, two get 12, three get 8, four get 6. Solo, you take them all.
    .first = In the first game the smallest of you starts, or a random player. Later it is whoever ended the last game with the most magnets. After that, play goes clockwise.
kluster-rules-turn = Your turn
    .place = Place one of your magnets so that it rests on the table inside the string. It may lie flat or stand upright, and you may turn it as you like before you let go.
    .once = You may not touch anything on the table, not even the magnet you have just let go.
    .rest = Your turn ends by itself once everything has come to rest. Until then, whatever happens is your responsibility.
kluster-rules-take = What you must take
    .text = If magnets touch on your turn, you take all of them. If magnets leave the area on your turn, you take them too. It does not matter whether you moved them or they moved by themselves.
    .all = You take the whole group that touches, and if there are several groups, all of them. If taking them away sets others moving, any that touch then are yours as well.
    .over = Then your turn is over, even if you have not placed a magnet yet.
kluster-rules-inside = Inside or outside
    .text = A magnet is inside if its centre is inside the string. It may touch the string.
    .moved = A magnet that you place outside comes back to your hand. If the string moves so that a magnet ends up outside, you take it.
kluster-rules-hover = Magnets in the air
    .text = A magnet in your hand works from above: you may use it to turn, pull or push the magnets on the table.
    .several = You may hold several at once: their pull adds up, and it does not matter that they touch in your hand. You place only one of them.
    .jump = If one jumps up to your hand, you take it. The magnet you held stays yours, and your turn is over.
kluster-rules-string = Moving the string
    .text = On your turn you may pull the string wherever you like, and with it any magnets it meets. If some of them touch, you take them.
    .flat = The string stays flat on the table: it slides and pushes, and never passes over a magnet. Its length stays the same.
    .after = You may still pull it while the magnet you let go comes to rest, unless this is switched off at your table.
kluster-rules-end = The end
    .text = The game ends when somebody has placed their last magnet. That player wins.
    .rest = What counts is the table at rest: if magnets touch after the last one was let go, you take them, and the game goes on.
kluster-rules-expert = Expert mode
    .more = If you still hold more magnets than the next player after placing one, you may place another.
    .again = You do not have to. You may go on as long as you hold more than the next player; classic magnets and spinners are counted together.
    .end = If you had to take magnets, you place no more on this turn.
kluster-rules-solo = Solo
    .text = The same rules apply. Get as many magnets into the area as you can.
    .failures = Every time you have to take magnets is one failure, however many there are. You are allowed two; the third ends the game, and the magnets in the area are your result.
    .win = If all the magnets are there, that is a total victory.
kluster-rules-plus = Kluster+
    .text = You can combine any number of boxes, Classic and DUO as you like. Here a table has at most two of each.
    .players = Each Classic box adds room for four players, each DUO box for two. With one of each, up to six can play.
kluster-rules-plus_setup = Kluster+: before the first turn
    .strings = The strings are laid one after the other, by each player in turn. Each further one must cross one that is already there.
    .share = Classic magnets and spinners are shared out separately, the same number for each player. Classic magnets left over are not used.
    .spare = Spinners left over are laid out before the game, one per string, as close to its centre as they can be without touching. They belong to nobody until somebody has to take them.
kluster-rules-plus_turn = Kluster+: your turn
    .inside = A magnet is in the area if it is inside any of the strings. You may move all of them.
    .repair = When a turn ends, each string must cross at least one other. If one has come loose, you must pull it back first, and you take whatever that disturbs.
    .first = Until it is back, you place no further magnet.
kluster-rules-options = Options
    .text = Whoever opens a table can change a few things.
    .place = You can require the whole magnet, not just its centre, to be inside, and magnets to lie flat. You can also make everything rest longer, or allow more or fewer failures when playing solo.
    .time = A clock can limit each turn. When it runs out, the turn ends without a magnet.
    .plus = With several strings you can decide that touching or overlapping is enough, or that all of them must be connected. Spare spinners beyond one per string are out of the game, or laid out as well.
kluster-rules-differences = Where they differ, and what we follow
    .text = The leaflet tells the rules in eight languages, and they are not quite the same. We follow the French and the English, which are complete and agree. Here is where the other languages differ:
    .touch = Taking: German and Polish speak of magnets that join, Italian of magnets that attract each other. Here a touch is enough, and without one nothing happens.
    .whose = Portuguese speaks only of the player’s own magnets. Here it does not matter whose they were.
    .flat = The string: in German it is the table that has to stay flat. Here it is the string.
    .start = Starting: Polish says nothing about the first game; German and Italian do not say in what way the smallest is small. Here it means height.
    .end = The end: in German the game ends when a hand is empty, elsewhere when the last magnet is placed. Here both must be true once everything is at rest.
    .solo = Solo: in German only magnets that join are a failure, and the Italian could mean one failure for each magnet. Here it is one failure each time you take any.
    .expert = Expert mode: Polish compares you with your opponent. Here it is always the next player, and you need strictly more.
    .strings = Laying strings: in Polish each must overlap the previous one. Here any earlier one will do.
    .loose = Loose strings: German simply forbids them; for Dutch it is enough if they touch, for Polish if their areas overlap. Here you may repair them, and they must cross.
    .spare = Spare spinners: in Dutch and Polish one goes in the middle of every string. Here they go to as many strings as there are spinners.

## Drawn examples

# For screen readers
kluster-figure =
    Picture: { $count ->
        [0] no magnet
        [one] { $count } magnet
       *[other] { $count } magnets
    }, { $strings ->
        [0] no string
        [one] { $strings } string
       *[other] { $strings } strings
    }
kluster-figure-classic = Classic: small, medium, large.
kluster-figure-spinner = Spinners, with a needle like a compass.
kluster-figure-shapes = Choose a circle, an oval, a bean or a star, or draw it yourself.
kluster-figure-hold = You hold a magnet above the table.
kluster-figure-upright = Upright: north pole up, south pole up.
kluster-figure-clump = These three touched: you take them all.
kluster-figure-stray = This one is outside: you take it.
kluster-figure-inside = The centre is inside.
kluster-figure-outside = The centre is outside.
kluster-figure-pull = Opposite poles attract.
kluster-figure-push = Like poles repel.
kluster-figure-drag = Pull anywhere; the far side stays where it is.
kluster-figure-cross = The strings cross.
kluster-figure-cross_not = One inside the other: they do not cross.
kluster-figure-spare = Spare spinners in the middle of the strings.

## Whose game it is

kluster-credits = Kluster is a game by Paula and Robert Henning, published by Borderline Editions in agreement with Kluster LLC. The game and its name belong to them.
