## Lessons: a title, what there is to know, what to do, praise, the second task, and what is said if it went wrong

cluellage-lesson-read_the_word = Your secret word
    .text = Six words lie in the middle, the same for everyone. Your die behind the screen says which one is yours, and nobody else sees it.
    .task = Find your word among the six, then press Ready.
    .praise = Now only you know it. The others will look for it in your collage.
cluellage-lesson-claim_a_card = Slap a card
    .text = A card from every pile lies in the middle. There are no turns: the first hand gets the card. Look for what reminds you of your word.
    .task = Claim one of the cards.
    .praise = It is yours. Five waves like this one, and you have five cards.
cluellage-lesson-lose_a_race = Too late
    .text = Sometimes another hand is faster. That costs you nothing but this one card.
    .task = Reach for the card that already has a hand on it.
    .then = Taken! But you are free at once: claim another one.
    .praise = Well done. Nobody goes without: the last card is for whoever has none.
    .again = For once, reach for a card that somebody else has.
cluellage-lesson-hang_a_collage = Five cards, one picture
    .text = Move and turn your five cards until they tell of your word. They may overlap or lie apart.
    .task = Arrange the cards, press Done and seal your collage.
    .praise = It is sealed. From now on it stays as it is.
cluellage-lesson-leave_a_quarter = A quarter in sight
    .text = A card may lie on another one, but at least a quarter of every card must stay in sight.
    .task = For once, cover a card almost completely and press Done.
    .then = Too little of it is in sight. Move a card until all have 25% or more, then seal the collage.
    .praise = A quarter of each card is enough. The numbers below the canvas tell you at any time.
    .again = That was allowed. First cover a card almost completely.
cluellage-lesson-guess_a_word = What is it?
    .text = A collage hangs on the wall, and one of the six words is meant. Its maker stays silent.
    .task = Lay the token of the word that fits best.
    .praise = Right! A point for you, and for every right guess one for the maker.
    .again = It was another word. Have a second look.
cluellage-lesson-change_your_mind = Think again
    .text = Tokens lie face down until the last one is there. Until then you may swap yours.
    .task = Lay any token.
    .then = Somebody is still thinking. Lay another token in place of yours.
    .praise = Only the last one counts, and nobody has seen either.

## The rules: chapters and sections

cluellage-chapter-basics = How to play
cluellage-chapter-exhibit = Exhibit and points
cluellage-chapter-ways = Other ways to play

cluellage-rules-aim = What it is about
    .text = You show a secret word with five pictures, and you find out the words of the others. Each right guess brings a point to whoever guessed, and one to whoever made the collage.
    .rounds = Three to six people play three rounds. A round has four steps: the word, claiming cards, the collage, the exhibit.
cluellage-rules-cards = The cards
    .pictures = There are 100 Picture cards with a picture on both sides. Each of them can mean many things.
    .words = Word cards have six numbered words on each side. The colour of the outline tells the category: green for Characters, red for Locations, yellow for Objects, blue for Abstract Notions.
cluellage-rules-setup = Before the first round
    .words = Locations stay out. The other 42 Word cards become one deck.
    .own = Each of you has a die, a screen to roll it behind, and six tokens with the numbers 1 to 6.
    .pile = Each of you gets a pile of five Picture cards, and a new one in every round. Nobody may look at their other sides, so here a pile is nothing but a number.
cluellage-rules-word = Step 1: the word
    .card = A Word card comes to the middle; chance decides which side is up. Its six words are those of the round, for everyone.
    .die = Roll your die behind the screen: this is the number of the word you have to show. You may look at it at any time. The others learn it when your collage has been guessed.
    .same = Several of you may have the same word. Nobody rolls again.
cluellage-rules-claim = Step 2: claiming cards
    .wave = All of you turn the top card of your pile over at the same time, into the middle. Then each covers a card with a hand, as fast as possible: any card, not only the one from the own pile.
    .one = In each wave you get one card, and you keep it. Once everyone has one, the next wave comes. After five waves all of you have five cards.
cluellage-rules-race = Who was faster?
    .first = The first hand on a card has it: the claim that reaches the server first. If two arrive in the very same moment, chance decides. Whoever was too late may claim another card at once.
    .last = The last card of a wave goes by itself to whoever has none.
cluellage-rules-collage = Step 3: the collage
    .text = Arrange your cards so that they lead the others to your word. You must use all five, and nothing else.
    .lie = Cards may overlap or lie apart, and you may turn them to any angle.
    .hidden = You begin once you have five cards. The others see your collage when its turn in the exhibit comes, the right way up for them.
cluellage-rules-quarter = A quarter in sight
    .text = No card may vanish under others: a quarter of its area must be visible. Exactly a quarter is enough, and it may be in several pieces.
cluellage-rules-canvas = Whole cards
    .edge = Every card lies on the canvas completely. The edge must not hide anything.
    .side = The side that you claimed is the side that you show: no card is turned over.
cluellage-rules-seal = Done
    .text = When you are content, press the seal. After that your collage cannot be changed.
    .all = Once all of them are sealed, the exhibit begins.
cluellage-rules-exhibit = Step 4: the exhibit
    .text = The collages are guessed one at a time, first the one that was finished first. Then it goes round clockwise.
cluellage-rules-guess = Guessing
    .token = All except the maker lay a token face down: the number of the word that they recognise. Nobody may pass, not even without an idea.
    .change = As long as somebody is still thinking, you may swap your token. When the last one lies, all are turned over.
    .again = For each collage you have all six tokens again. Your own number may be right as well, if two of you have the same word.
cluellage-rules-silence = Talking and silence
    .text = Those who guess may talk, puzzle and mislead each other. But nobody tells which token they have laid.
    .owner = The maker gives no hint and says nothing until the tokens are turned over.
cluellage-rules-points = Points
    .text = After each collage all of you see which word it was. Whoever was right gets one point. The maker gets as many as there were right guesses.
    .none = If nobody was right, nobody gets anything.
cluellage-rules-end = The end
    .round = After the last collage of a round the cards are put away, and the next round begins.
    .win = After the third round the game is over. The most points win; equal points share the win.
cluellage-rules-locations = With Locations
    .text = Locations are the hardest to show. Leave them out of your first games; later the table can put them in.
cluellage-rules-category = A single category
    .text = You may also play with the Word cards of one category only. Characters and Abstract Notions are the easiest, Locations the hardest.
    .mix = Mixing two or three categories of your choice is a house rule.
cluellage-rules-options = What a table can choose
    .text = Whoever opens a table can change some of this.
    .time = There can be a clock for each wave and for the collage. Whoever claims nothing in time gets the first free card. Whoever is not done in time finds the five cards hung side by side, and counts as finished last.
    .show = Collages can be shown in the order in which they were finished, all of you can watch them grow, and the chat can be closed while you guess.
    .rounds = One to seven rounds are possible. Should there be too few Picture cards left, those that were put away are shuffled in again.
cluellage-rules-gallery = Alone: the gallery
    .own = This is a game of our own and does not come from the rulebook.
    .text = Bots have made collages, and you guess their words, one after the other, against the clock if you like. You may give up on a collage.
    .win = You win with at least half of them. Today’s gallery is the same for everyone.

## Drawn examples

# Six words of a Word card, with commas between them; the fourth one belongs to the collage of the first example
cluellage-sample = Justice, Laughter, Storm, Homesickness, Invention, Speed
# For screen readers; $shown: pictures, words or numbers
cluellage-figure = Picture: { $shown }
    .collage = Picture of a collage: { $shown }
    .tokens = Picture of open tokens: { $shown }
    .sealed = Picture of tokens, face down
cluellage-figure-hero = A nest, a suitcase, a long way: could this be homesickness?
cluellage-figure-pictures = A road or a tree? A lamp or a seed?
cluellage-figure-categories = Four categories, four outlines.
cluellage-figure-words = You rolled a 4: this is your word.
cluellage-figure-wave = One hand lies already; two cards are free.
cluellage-figure-race = The last card goes by itself.
cluellage-figure-overlap = They overlap.
cluellage-figure-apart = They lie apart.
cluellage-figure-quarter = Exactly a quarter is in sight.
cluellage-figure-quarter_not = One card has almost vanished.
cluellage-figure-edge_not = One card sticks out.
cluellage-figure-sealed = Three have guessed; nobody sees what.
cluellage-figure-open = It was word 4: two were right, so the maker gets two points.

## Whose game it is

cluellage-credits = Cluellage is a game by Luc Rémond and David Simiand, published by Magellan. The game and its name belong to them.
