## Lessons: a title, what there is to know, what to do, praise, and what is said if it went wrong

kluster-lesson-put_down = A calm hand
    .text = All these stones are magnets. Those that lie close pull at each other and snap together; those far apart lie still.
    .task = Take a magnet, lead it to a free spot inside the string, and let go.
    .praise = Nothing touched, and you hold one fewer. That is a whole turn.
    .again = It touched something or lay outside. Leave more room to the others.
kluster-lesson-turn_it = It turns
    .text = A magnet has a north pole, marked in gold, and a south pole, marked in blue. Different poles pull at each other, and a spinner turns until they face.
    .task = Put a magnet down beside the other one so that it turns without coming to you. Leave room for about two magnets between them.
    .praise = It turned to yours and stayed. That is how magnets warn you.
    .again = Either it came to you or it did not turn. Try another distance, or turn your magnet first.
kluster-lesson-push_it = Push it away
    .text = Same poles push each other. So you can move a magnet that you must not touch.
    .task = Turn your magnet so that same poles face, and put it down close to the other one: less than a magnet’s length between them.
    .praise = It slid away, and nothing touched.
    .again = It came or it stayed. Same poles must face each other, and closely.
kluster-lesson-drag_the_string = Pull the string
    .text = In your turn you may also pull at the string. It lies flat, keeps its length, and pushes what it meets.
    .task = Pull the string outwards, and then put a magnet down in peace.
    .praise = There is room where you need it now. Just leave nobody outside.
    .again = Pull the string a little farther, and put your magnet well away from the others.
kluster-lesson-take_a_clump = Snap!
    .text = If magnets touch in your turn, everything that touched goes to your hand, and your turn is over.
    .task = Try it once: put a magnet down close to another one.
    .praise = Clack! What touched is yours now. So keep your distance.
    .again = Nothing touched. For once it is meant to: go closer.
kluster-lesson-last_one = The last one
    .text = Whoever has no magnet left wins, once everything lies still.
    .task = Put your last magnet down so that nothing touches.
    .praise = Your hand is empty and the table is calm: you win.
    .again = Now you hold some again. Look for the spot farthest from all others.
kluster-lesson-overlap = Two strings
    .text = With several boxes there are several strings, and each must cross another one. Here one has come loose.
    .task = Pull the loose string until it crosses the other one, then press Done.
    .praise = They hold together again, and the turn can pass.
    .again = They are still apart. Pull one of them across the other.

## The rules: chapters and sections

kluster-chapter-basics = How to play
kluster-chapter-ways = Other ways to play
kluster-chapter-sources = Eight rulebooks

kluster-rules-aim = What it is about
    .text = Get rid of your magnets. One after the other you put them down inside a string, and they must not touch. Whoever has none left first wins.
kluster-rules-magnets = Magnets and string
    .text = A Classic box has 24 stones of slightly different sizes, for up to four players. A DUO box has 12 spinners, all alike and easily turned, for one or two. In every box there is a string.
    .poles = Each magnet has two poles: north has a gold band with a dot, south two fine blue bands with a ring. On a spinner the filled end of the needle is north. Different poles pull at each other, same poles push.
kluster-rules-setup = Before the first turn
    .string = The first player lays the string in any shape. It must not cross itself and has to hold enough room.
    .share = The magnets are shared out evenly. With DUO two players get six each; with Classic two get 12, three get 8, four get 6. Alone you take them all.
    .first = In the first game the smallest of you begins, or whoever chance picks. Later it is whoever ended the last game with the most magnets. After that the turn goes round clockwise.
kluster-rules-turn = Your turn
    .place = Put one of your magnets down so that it rests on the table inside the string. It may lie flat or stand upright, and you may turn it as you like before you let go.
    .once = What lies on the table may not be touched, not even the magnet you have just let go.
    .rest = Your turn ends by itself when everything has come to rest. All that happens until then is yours to answer for.
kluster-rules-take = What you must take
    .text = If magnets touch in your turn, you take all of them. If magnets leave the area in your turn, you take them too. It does not matter whether you moved them or they moved by themselves.
    .all = Everything that hangs together counts, and if several groups touch, all of them. If taking them away sets others moving, those that touch then are yours as well.
    .over = Then your turn is over, even if you have not put a magnet down yet.
kluster-rules-inside = Inside or outside
    .text = A magnet is inside if the middle of it lies within the string. It may touch the string.
    .moved = A magnet that you put down outside comes back to your hand. If the string moves so that a magnet ends up outside, you take that one.
kluster-rules-hover = Magnets in the air
    .text = A magnet in your hand works from above: you may use it to turn, pull or push those on the table.
    .several = You may hold several together: they pull together, and it does not matter that they touch in your hand. Only one of them is put down.
    .jump = If one jumps up to your hand, you take it. The magnet you held stays yours, and your turn is over.
kluster-rules-string = Moving the string
    .text = In your turn you may pull the string wherever you like, and with it the magnets that it meets. If some of them touch, you take them.
    .flat = The string stays flat on the table: it slides and pushes, and never passes over a magnet. Its length stays the same.
    .after = You may still pull it while the magnet you let go comes to rest, unless your table plays without that.
kluster-rules-end = The end
    .text = The game ends when somebody has put down their last magnet. That player wins.
    .rest = What counts is the table at rest: if magnets touch after the last one was let go, they are taken, and the game goes on.
kluster-rules-expert = Expert mode
    .more = If you still hold more magnets than the next player after placing one, you may place another.
    .again = You need not. You may go on as long as you hold more than the next player; classic magnets and spinners are counted together.
    .end = If you had to take magnets, you place no more in this turn.
kluster-rules-solo = Alone
    .text = The same rules hold. Bring as many magnets into the area as you can.
    .failures = Each time you must take magnets is a failure, however many there are. Two are allowed; the third ends the game, and what lies in the area then is your result.
    .win = If all magnets lie there, that is a total victory.
kluster-rules-plus = Kluster+
    .text = Any number of boxes can be put together, Classic and DUO as you like. Here up to two of each are on one table.
    .players = Each Classic box makes room for four players, each DUO box for two. With one of each you are up to six.
kluster-rules-plus_setup = Kluster+: before the first turn
    .strings = The strings are laid one after the other, in turn. Each further one must cross one that lies there already.
    .share = Classic magnets and spinners are shared out separately, the same number for each. Classic magnets that are left over are not used.
    .spare = Spinners that are left over are laid out before the game, one for each string, as near to its middle as they can lie without touching. They belong to nobody until somebody has to take them.
kluster-rules-plus_turn = Kluster+: your turn
    .inside = A magnet is in the area if it lies inside any of the strings. You may move all of them.
    .repair = When a turn ends, each string must cross at least one other. If one has come loose, you must pull it back first, and you take whatever that disturbs.
    .first = Until it is back, you place no further magnet.
kluster-rules-options = What a table can choose
    .text = Whoever opens a table can change some of this.
    .place = Inside can mean the whole magnet rather than its middle. Magnets may have to lie flat. Everything may have to rest longer, and alone you may survive more failures or fewer.
    .time = A clock can limit each turn. When it runs out, the turn ends without a magnet.
    .plus = With several strings it can be enough that they touch or overlap, or all of them may have to hang together. Spare spinners beyond one for each string are out of the game, or laid out as well.
kluster-rules-differences = Where they differ, and what we follow
    .text = The leaflet tells the rules in eight languages, and they are not quite the same. We follow the French and the English, which are complete and agree. This is where another language says something else:
    .touch = Taking: German and Polish speak of magnets that join, Italian of magnets that attract each other. Here a touch is enough, and without a touch nothing happens.
    .whose = Portuguese speaks only of the player’s own magnets. Here it does not matter whose they were.
    .flat = The string: in German it is the table that has to stay flat. Here it is the string.
    .start = Beginning: Polish is silent about the first game, German and Italian do not say in what way the smallest is small. Here it means height.
    .end = The end: in German the game ends when a hand is empty, elsewhere when the last magnet is placed. Here both must be true once everything rests.
    .solo = Alone: in German only magnets that join are a failure, and the Italian could mean one failure for each magnet. Here each time you take any is one failure.
    .expert = Expert mode: Polish compares you with your opponent. Here it is always the next player, and you need strictly more.
    .strings = Laying strings: in Polish each must overlap the one before it. Here any earlier one will do.
    .loose = Loose strings: German simply forbids them, Dutch is content if they touch, Polish if their areas overlap. Here you may repair them, and they must cross.
    .spare = Spare spinners: in Dutch and Polish one goes to the middle of every string. Here they go to as many strings as there are spinners.

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
kluster-figure-classic = Classic: small, middle, large.
kluster-figure-spinner = Spinners, with a needle like a compass.
kluster-figure-shapes = Circle, oval, bean and star are on offer, or draw it yourself.
kluster-figure-hold = You hold a magnet above the table.
kluster-figure-upright = Upright: north pole up, south pole up.
kluster-figure-clump = These three touched: you take them all.
kluster-figure-stray = This one is outside: you take it.
kluster-figure-inside = The middle is inside.
kluster-figure-outside = The middle is outside.
kluster-figure-pull = Different poles: they pull.
kluster-figure-push = Same poles: they push.
kluster-figure-drag = Pull anywhere; the far side stays where it is.
kluster-figure-cross = The strings cross.
kluster-figure-cross_not = One inside the other does not cross it.
kluster-figure-spare = Spare spinners lie in the middle of the strings.

## Whose game it is

kluster-credits = Kluster is a game by Paula and Robert Henning, published by Borderline Editions in agreement with Kluster LLC. The game and its name belong to them.
