## Learning by playing

learn-title = Learn { $game }
learn-steps = Steps
learn-all_steps = All steps
learn-step = Step { $step } of { $steps }
learn-back = Previous step
learn-next = Next
learn-skip = Skip
learn-again = Try again
learn-restart = Restart this step
learn-lost = That did not work out. Try again.
learn-refused = That is not possible.
learn-done = You can play { $game }!
    .text = That is all you need for a first game. The rest comes with playing.
    .play = Play an easy bot
    .again = Once more
learn-to_rules = Read the rules

## The rules

learn-rules = Rules of { $game }
learn-contents = Contents
learn-by_playing = Learn by playing
learn-fans = These rules are told in our own words. Klub is an independent version made by fans; it is neither affiliated with nor endorsed by the publishers.
learn-nothing = Nothing to learn here
    .text = This game has no rules page and no lessons.

## Drawn examples

learn-fits = Fits
learn-fits_not = Does not fit
