## Lessons: a title, what there is to know, what to do, praise, the second task, and what is said if it went wrong

cluellage-lesson-read_the_word = Your secret word
    .text = Six words lie in the middle, the same for everyone. Your die behind the screen tells you which one is yours, and nobody else sees it.
    .task = Find your word among the six, then press Ready.
    .praise = Now only you know it. The others will look for it in your collage.
cluellage-lesson-claim_a_card = Slap a card
    .text = There is one card from each pile in the middle. Nobody takes turns: the first hand gets the card. Look for something that reminds you of your word.
    .task = Claim one of the cards.
    .praise = It is yours. After five waves like this you have five cards.
cluellage-lesson-lose_a_race = Too late
    .text = Sometimes another hand is faster. All it costs you is that one card.
    .task = Reach for the card that already has a hand on it.
    .then = Taken! But you can try again at once: claim another one.
    .praise = Well done. Nobody goes without: the last card goes to whoever has none.
    .again = Just this once, reach for a card that somebody else has.
cluellage-lesson-hang_a_collage = Five cards, one picture
    .text = Move and turn your five cards until they suggest your word. They may overlap or lie apart.
    .task = Arrange the cards, press Done and seal your collage.
    .praise = It is sealed. From now on it cannot be changed.
cluellage-lesson-leave_a_quarter = A quarter in sight
    .text = Cards may overlap, but at least a quarter of every card must stay in sight.
    .task = Just this once, cover a card almost completely and press Done.
    .then = Too little of it is visible. Move the cards until each shows 25% or more, then seal the collage.
    .praise = A quarter of each card is enough. The numbers below the canvas always tell you.
    .again = That was allowed. First cover a card almost completely.
cluellage-lesson-guess_a_word = What is it?
    .text = A collage hangs on the wall. It shows one of the six words. Its maker stays silent.
    .task = Lay the token of the word that fits best.
    .praise = Right! That is a point for you, and the maker gets one for every right guess.
    .again = It was another word. Take another look.
cluellage-lesson-change_your_mind = Think again
    .text = Tokens stay face down until the last one is there. Until then you may swap yours.
    .task = Lay any token.
    .then = Somebody is still thinking. Lay another token in place of yours.
    .praise = Only your last token counts, and nobody has seen either of them.

## The rules: chapters and sections

cluellage-chapter-basics = How to play
cluellage-chapter-exhibit = Exhibit and points
cluellage-chapter-ways = Other ways to play

cluellage-rules-aim = What it is about
    .text = Show a secret word with five pictures, and work out the others’ words. Each right guess scores a point for the player who guessed and one for the maker of the collage.
    .rounds = Three to six people play three rounds. Each round has four steps: the word, claiming cards, the collage, the exhibit.
cluellage-rules-cards = The cards
    .pictures = There are 100 Picture cards with a picture on each side. Every picture can mean many things.
    .words = Word cards have six numbered words on each side. The colour of the outline shows the category: green for Characters, red for Locations, yellow for Objects, blue for Abstract Notions.
cluellage-rules-setup = Before the first round
    .words = Locations stay out. The other 42 Word cards become one deck.
    .own = Each of you has a die, a screen to roll it behind, and six tokens numbered 1 to 6.
    .pile = Each of you gets a pile of five Picture cards, and a new one every round. Nobody may look at the other sides, so here a pile is shown only as a number.
cluellage-rules-word = Step 1: the word
    .card = A Word card goes to the middle, with either side up. Its six words are the words of this round, for everyone.
    .die = Roll your die behind the screen: it gives the number of the word you have to show. You may look at it at any time. The others learn it once your collage has been guessed.
    .same = Several of you may have the same word. Nobody rolls again.
cluellage-rules-claim = Step 2: claiming cards
    .wave = All of you turn over the top card of your pile at the same time and put it in the middle. Then everyone covers a card with a hand, as fast as they can: any card, not just the one from their own pile.
    .one = In each wave you get one card, and you keep it. Once everyone has one, the next wave comes. After five waves all of you have five cards.
cluellage-rules-race = Who was faster?
    .first = The first hand on a card gets it: that is the claim that reaches the server first. If two arrive at the very same moment, one is picked at random. Whoever was too late may claim another card at once.
    .last = The last card of a wave automatically goes to whoever has none.
cluellage-rules-collage = Step 3: the collage
    .text = Arrange your cards so that they lead the others to your word. You must use all five, and nothing else.
    .lie = Cards may overlap or lie apart, and you may turn them to any angle.
    .hidden = You start once you have five cards. The others see your collage when its turn comes in the exhibit, the right way up for them.
cluellage-rules-quarter = A quarter in sight
    .text = No card may disappear under others: a quarter of its area must be visible. Exactly a quarter is enough, and it may be in several pieces.
cluellage-rules-canvas = Whole cards
    .edge = Every card lies completely on the canvas. The edge must not hide anything.
    .side = You show the side that you claimed: no card is turned over.
cluellage-rules-seal = Done
    .text = When you are happy with it, press the seal. After that your collage cannot be changed.
    .all = Once every collage is sealed, the exhibit begins.
cluellage-rules-exhibit = Step 4: the exhibit
    .text = The collages are guessed one at a time, starting with the one that was finished first. Then it goes clockwise around the table.
cluellage-rules-guess = Guessing
    .token = Everyone except the maker lays a token face down: the number of the word they recognise. Nobody may pass, even without an idea.
    .change = As long as somebody is still thinking, you may swap your token. Once the last one is down, all are turned over.
    .again = You have all six tokens again for each collage. Even your own number may be right, if two of you have the same word.
cluellage-rules-silence = Talking and silence
    .text = Those who guess may talk, puzzle and mislead each other. But nobody says which token they have laid.
    .owner = The maker gives no hint and says nothing until the tokens are turned over.
cluellage-rules-points = Points
    .text = After each collage you all see which word it was. Everyone who was right gets one point. The maker gets one for each right guess.
    .none = If nobody was right, nobody gets anything.
cluellage-rules-end = The end
    .round = After the last collage of a round the cards are discarded, and the next round begins.
    .win = After the third round the game is over. Whoever has the most points wins; tied players share the win.
cluellage-rules-locations = With Locations
    .text = Locations are the hardest to show. Leave them out of your first games; you can add them later.
cluellage-rules-category = A single category
    .text = You may also play with the Word cards of one category only. Characters and Abstract Notions are the easiest, Locations the hardest.
    .mix = Mixing two or three categories of your choice is a house rule.
cluellage-rules-options = Options
    .text = Whoever opens a table can change a few things.
    .time = There can be a clock for each wave and for the collage. If you claim nothing in time, you get the first free card. If your collage is not done in time, your five cards are hung side by side, and you count as finished last.
    .show = Collages can be shown in the order in which they were finished, all of you can watch them grow, and the chat can be closed while you guess.
    .rounds = You can play one to seven rounds. If too few Picture cards are left, the discarded ones are shuffled in again.
cluellage-rules-gallery = Solo: the gallery
    .own = This is our own game and does not come from the rulebook.
    .text = Bots have made collages, and you guess their words, one after the other, against the clock if you like. You may give up on a collage.
    .win = Guess at least half of them to win. Today’s gallery is the same for everyone.

## Drawn examples

# Six words of a Word card, with commas between them; the fourth one belongs to the collage of the first example
cluellage-sample = Justice, Laughter, Storm, Homesickness, Invention, Speed
# For screen readers; $shown: pictures, words or numbers
cluellage-figure = Picture: { $shown }
    .collage = Picture of a collage: { $shown }
    .tokens = Picture of open tokens: { $shown }
    .sealed = Picture of tokens, face down
cluellage-figure-hero = A nest, a suitcase, a long road: could this be homesickness?
cluellage-figure-pictures = A road or a tree? A lamp or a seed?
cluellage-figure-categories = Four categories, four outlines.
cluellage-figure-words = You rolled a 4: this is your word.
cluellage-figure-wave = One card is already covered; two are free.
cluellage-figure-race = The last card is dealt automatically.
cluellage-figure-overlap = They overlap.
cluellage-figure-apart = They lie apart.
cluellage-figure-quarter = Exactly a quarter is in sight.
cluellage-figure-quarter_not = One card has almost disappeared.
cluellage-figure-edge_not = One card sticks out.
cluellage-figure-sealed = Three have guessed; nobody sees what.
cluellage-figure-open = It was word 4: two were right, so the maker gets two points.

## Whose game it is

cluellage-credits = Cluellage is a game by Luc Rémond and David Simiand, published by Magellan. The game and its name belong to them.
