## The game

cluellage-name = Cluellage
    .about = Race for pictures, show a secret word in a collage, and guess the others’ words.
    .tagline = Five pictures, one secret word.
    .minutes = 20 min

## Options: what each one does, its label in forms, and its values in words

cluellage-option-locations = Locations join the other words. They are the hardest; leave them out of your first games.
    .label = With Locations
cluellage-option-categories = Which words are in the deck: the usual mix, a single category, or your own mix. Characters and Abstract Notions are the easiest.
    .label = Categories
    .null = The usual mix
    .character = Characters
    .location = Locations
    .object = Objects
    .notion = Abstract Notions
cluellage-option-rounds = How many rounds are played; three by the rulebook.
    .label = Rounds
cluellage-option-claim_timer = Seconds to claim a card in each wave; whoever is too slow gets the first free one.
    .label = Time to claim
cluellage-option-collage_timer = Seconds to make the collage; after that the cards are laid side by side.
    .label = Time for the collage
cluellage-option-exhibit_order = The order in which collages are shown after the first one to be finished.
    .label = Order of the exhibit
    .seat = Clockwise
    .finish = As finished
cluellage-option-live_collages = Everyone can watch the collages while they are being made.
    .label = Watch collages grow
cluellage-option-discussion = Those who guess may talk about a collage; its maker stays silent. Off: nobody chats while a collage is guessed.
    .label = Discussion
cluellage-option-gallery = Solo: the day of the gallery you visit, as a number such as 20260131; everyone sees the same one.
    .label = Solo: gallery of the day
cluellage-option-gallery_size = Solo: how many collages hang in the gallery.
    .label = Solo: collages
cluellage-option-gallery_timer = Solo: seconds to guess a collage.
    .label = Solo: time to guess
    .null = No clock

## Points

cluellage-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
    .of = { $player } ({ cluellage-points })

## Who is to act. $who: you, together (you and $players) or other; $count is the number of $players

cluellage-phase-word =
    { $who ->
        [you] You are looking at the words.
        [together]
            { $count ->
                [one] You are looking at the words, and so is { $players }.
               *[other] You are looking at the words, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is looking at the words.
               *[other] { $players } are looking at the words.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] You are claiming a card.
        [together]
            { $count ->
                [one] You are claiming a card, and so is { $players }.
               *[other] You are claiming a card, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is claiming a card.
               *[other] { $players } are claiming cards.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] You are making a collage.
        [together]
            { $count ->
                [one] You are making a collage, and so is { $players }.
               *[other] You are making a collage, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is making a collage.
               *[other] { $players } are making collages.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] You are guessing.
        [together]
            { $count ->
                [one] You are guessing, and so is { $players }.
               *[other] You are guessing, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is guessing.
               *[other] { $players } are guessing.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] You are looking at the points.
        [together]
            { $count ->
                [one] You are looking at the points, and so is { $players }.
               *[other] You are looking at the points, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is looking at the points.
               *[other] { $players } are looking at the points.
            }
    }
cluellage-phase-over = The game is over.

## What happened. $who: you or other; $picture is a picture in words

# $reshuffled: yes or no
cluellage-event-round_began =
    Round { $round } begins.{ $reshuffled ->
        [yes] {" "}The discarded pictures are shuffled in again.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
# $pictures: all of them in words
cluellage-event-flipped = Wave { $wave } of 5: { $pictures }.
# $assigned: yes or no; the last card of a wave is not chosen
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] You get the last one: { $picture }.
               *[no] You claim: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } gets the last one: { $picture }.
               *[no] { $player } claims: { $picture }.
            }
    }
# The place in which a collage is finished
cluellage-ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
# $late: yes if the clock hung it, else no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Your time is up: your cards are laid side by side.
               *[no] You are the { cluellage-ordinal } to finish.
            }
       *[other]
            { $late ->
                [yes] Time is up: { $player }’s cards are laid side by side.
               *[no] { $player } is the { cluellage-ordinal } to finish.
            }
    }
# The attribute is for the gallery, where a bot has made it
cluellage-event-shown =
    { $who ->
        [you] Your collage is on the wall. You stay silent.
       *[other] { $player }’s collage is on the wall.
    }
    .gallery = The next collage is on the wall.
# $changed: yes or no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] You lay another token.
               *[no] You lay a token.
            }
       *[other]
            { $changed ->
                [yes] { $player } lays another token.
               *[no] { $player } lays a token.
            }
    }
# $word: the word; $count: how many were right; $list: who. The attribute is for the gallery; $right: yes or no
cluellage-event-revealed =
    It was { $number }, “{ $word }”. { $count ->
        [0] Nobody was right.
       *[other] Right: { $list }.
    }
    .gallery =
        It was { $number }, “{ $word }”. { $right ->
            [yes] You were right.
           *[no] You were wrong.
        }
# $list: everyone with their points of this round
cluellage-event-round_over = Round { $round } is over. { $list }.

## The table as text and as a picture

cluellage-round = Round { $round } of { $rounds }
    .gallery = Collage { $round } of { $rounds }
cluellage-category-character = Characters
cluellage-category-location = Locations
cluellage-category-object = Objects
cluellage-category-notion = Abstract Notions
cluellage-yours = your word
cluellage-middle = In the middle
cluellage-claimed = Your cards
cluellage-wall = On the wall
cluellage-head-points = points

## Why a bot plays what it plays. $tag: what is seen in a picture; $word: the word it goes with

cluellage-reason-ready = There is nothing else to do.
cluellage-reason-claim_best = Of the free cards, this one suggests “{ $word }” best: { $tag }.
cluellage-reason-claim_least_bad = None of them suggests “{ $word }” well; this one misleads least: { $tag }.
cluellage-reason-collage = What suggests “{ $word }” best should catch the eye: { $tag }.
cluellage-reason-guess = It suggests “{ $word }”, mainly because of: { $tag }.
# A collage explained after the reveal: one line a card
cluellage-link = { $tag } for “{ $word }”

## In the terminal. $choices: what can be typed

cluellage-ask-ready = Press Enter to continue.
cluellage-ask-claim = Which card? ({ $choices })
cluellage-ask-collage = Lay your cards: a pattern ({ $choices }) and their numbers, the most important first
cluellage-ask-guess = Which word is it? ({ $choices })
# What a bot would do. $reason: one of cluellage-reason-…
cluellage-hint-ready = Continue. { $reason }
cluellage-hint-claim = Claim this one: { $picture }. { $reason }
cluellage-hint-hang = Put this one on top: { $picture }. { $reason }
cluellage-hint-guess = Guess { $number }. { $reason }

## On the page. $picture is a picture in words, $percent how much of a card is seen

cluellage-page-language = en
cluellage-page-picture = a picture
cluellage-page-percent = { $percent }%
cluellage-page-quoted = “{ $word }”
cluellage-page-step-word = The words
cluellage-page-step-claim = Claim!
cluellage-page-step-collage = Your collage
cluellage-page-step-exhibit = The exhibit
cluellage-page-advice-word = See your word
cluellage-page-advice-claim = Slap a card!
cluellage-page-advice-collage = Arrange, then seal
cluellage-page-advice-exhibit = Which word is it?
cluellage-page-advice-reveal = Look, then continue
cluellage-page-advice-change = You can still change it
cluellage-page-seat-ready = ready
cluellage-page-seat-looks = looking
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cluellage-page-seat-works = at work
cluellage-page-seat-done = done
cluellage-page-seat-artist = on the wall
cluellage-page-seat-thinks = thinking
cluellage-page-seat-guessed = token laid
cluellage-page-ledge = What you can do
cluellage-page-waiting = Waiting for { $players }
cluellage-page-awaited = The others are waiting for you.
cluellage-page-words = Six words: { $category }
cluellage-page-glosses = What do these words mean?
cluellage-page-screen = Your screen and your die
cluellage-page-rolled = You rolled { $number }
cluellage-page-peek = Show my word
cluellage-page-hide = Hide my word
cluellage-page-ready = Ready
cluellage-page-wave = Wave { $wave } of 5
cluellage-page-claim = Claim card { $number }: { $picture }
cluellage-page-taken = Taken by { $player }: { $picture }
cluellage-page-faster = { $player } was faster.
cluellage-page-another = Take another one!
cluellage-page-too_late = Somebody was faster
cluellage-page-race = The race
cluellage-page-race-last = the last card
cluellage-page-race-quickest =
    { $count ->
        [one] { $player } was first once.
       *[other] { $player } was first { $count } times.
    }
cluellage-page-canvas = Your canvas
cluellage-page-canvas-keys = Tab picks a card. Arrows move it, { $left } and { $right } turn it; hold Shift for small steps. Page Up and Page Down move it up and down the stack.
cluellage-page-card = { $picture }; { $percent }% visible
cluellage-page-turn = Turn
cluellage-page-tools = The picked card
cluellage-page-tool-left = Turn left
cluellage-page-tool-right = Turn right
cluellage-page-tool-front = To the front
cluellage-page-tool-back = To the back
cluellage-page-done = Done
cluellage-page-seal = Seal it
    .text = A sealed collage cannot be changed.
cluellage-page-work_on = Not yet
cluellage-page-why-hidden = A card is almost covered
    .text = Only { $percent }% of it is visible. Leave a quarter of every card in sight.
cluellage-page-yours_hangs = Your sealed collage
cluellage-page-making = Collages are being made.
cluellage-page-others = The others’ canvases
cluellage-page-by = Collage by { $player }
cluellage-page-by_gallery = Collage by a bot
cluellage-page-which = Which word is it?
cluellage-page-guess = Lay token
cluellage-page-change = You can change it until the last token is down.
cluellage-page-silent = Your collage is on the wall. Not a word!
cluellage-page-tokens = Tokens
cluellage-page-token-none = { $player }: still thinking
cluellage-page-token-laid = { $player }: token laid
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = All tokens are down…
    .alone = And it is…
cluellage-page-it = the right word
cluellage-page-it_was = It was { $number }, “{ $word }”.
cluellage-page-revealed =
    It was { $number }. { $count ->
        [0] Nobody was right.
       *[other] Right: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Nobody was right
        [one] One player was right
       *[other] { $count } players were right
    }
cluellage-page-yes = You were right!
cluellage-page-no = Not this time
cluellage-page-why = Why these?
cluellage-page-go_on = Continue
cluellage-page-give_up = I give up
cluellage-page-own_game = Our own game, not from the rulebook.
cluellage-page-right = Right: { $points }
cluellage-page-right_of = { $points } of { $count } right
cluellage-page-album = The exhibit
cluellage-page-save = Save as a picture
cluellage-page-save_one = Save “{ $word }” as a picture
cluellage-page-save_all = Save all
cluellage-page-share = Share
cluellage-page-no_picture = The picture could not be made.
cluellage-page-guessed_by = Guessed by { $players }
    .none = Nobody guessed it
cluellage-page-no_points = Points are scored in the exhibit.
cluellage-page-round = Round { $round }
cluellage-page-as_maker = own collage
cluellage-page-as_guesser = guessed
cluellage-page-together = Total
cluellage-daily = Today’s gallery

## Why a move was refused

refusal-cluellage-unknown_picture = There is no picture “{ $card }”.
refusal-cluellage-claimed = { $player } was faster: this card is taken. Claim another one (rule { $rule }).
refusal-cluellage-one_claim = You already have a card from this wave; everyone gets just one (rule { $rule }).
refusal-cluellage-not_in_middle = This card is not in the middle (rule { $rule }).
refusal-cluellage-done_is_final = Your collage is done, and done is final (rule { $rule }).
refusal-cluellage-own_collage = This is your own collage: the others guess it (rule { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Right now everyone is looking at the words.
        [claim] Right now cards are being claimed.
        [collage] Right now collages are being made.
        [exhibit] Right now a collage is being guessed.
       *[reveal] Right now everyone is looking at the points.
    }
refusal-cluellage-turned_over = You may not turn a card over (rule { $rule }). This is on the back of yours: { $picture }.
refusal-cluellage-not_yours = Only your own five cards make up your collage (rule { $rule }). This one is not among them: { $picture }.
refusal-cluellage-use_all_five = You must use all five cards, each once; you used { $count } (rule { $rule }).
refusal-cluellage-off_canvas = Every card must lie completely on the canvas (rule { $rule }). This one sticks out: { $picture }.
refusal-cluellage-hidden = A quarter of every card must stay in sight (rule { $rule }). Of this one, only { $percent }% is visible: { $picture }.
refusal-cluellage-no_such_number = There is no token { $number }; they go from 1 to { $most } (rule { $rule }).
