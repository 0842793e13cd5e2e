## Words that every page uses

page-home = Klub, home page
page-back = Back
page-close = Close
page-cancel = Cancel
page-save = Save
page-retry = Try again
page-share = Share link
page-copy = Copy
page-copied = Link copied
page-copy_by_hand = Please copy this link by hand:
page-link = Link
page-code = Code: { $code }
page-qr = QR code for { $link }
page-you = You
page-fan_notice = Klub is made by fans, with its own art. It has no connection with the games’ publishers.
# Friendly names for newcomers, with commas
page-guest_names = Otter, Maple, Robin, Clover, Badger, Willow, Finch, Fern, Hare, Hazel, Heron, Thistle

## Settings

page-settings = Settings
page-language = Language
page-to_dark = Dark theme
page-to_light = Light theme
page-theme = Theme
page-theme-system = Match device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound and vibration
page-motion = Motion
    .help = Cards fly and points count up.
page-shortcuts = Keyboard shortcuts
    .help = When off, letters and digits do something only while the board has the focus.
page-name = Name
page-color = Colour
page-paper-blue = Blue, wave
page-paper-orange = Orange, bolt
page-paper-plum = Plum, moon
page-paper-sun = Yellow, star
page-paper-teal = Teal, drop
page-paper-red = Red, heart
page-paper-leaf = Green, leaf
page-paper-rose = Pink, flower

## Forms

page-fewer = Decrease: { $label }
page-more = Increase: { $label }
page-no_limit = No limit
page-limit = Limit
page-choose = Choose
page-shape-rectangle = Rectangle
page-shape-round = Round
page-width = Width
page-height = Height
page-diameter = Diameter
page-some = Some

## Notices

page-why = Why?
page-update = A new version of Klub is here.
    .load = Load it
    .loading = One moment…
page-failed = Something went wrong on this page. Nothing at the table is lost.
    .again = Load it again

## Refusals that can be told at once; the others are in refusals.ftl

refusal-unknown = That is not possible ({ $code }).
refusal-named = That is not possible: { $what }.
refusal-page-offline = The server cannot be reached. Please check your connection.
