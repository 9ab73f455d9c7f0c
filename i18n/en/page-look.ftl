### The look: the gallery, colours and sizes, sounds, and the tour of the screen.

page-look-opening = One moment…

## The gallery

page-look-gallery = Gallery
page-look-gallery-over = Specimens
page-look-gallery-under = Every piece of the three games, drawn for this table
page-look-parts = Parts of the catalogue
page-look-house = The house
page-look-size = Width of a card
page-look-pixels = { $size } px
page-look-cards-jekyll = Dr. Jekyll’s cards
page-look-cards-hyde = Mr. Hyde’s cards
page-look-backs = Backs and seat cards
page-look-back = Back
page-look-back-jekyll = Back of Jekyll’s cards
page-look-back-hyde = Back of Hyde’s cards
page-look-back-and-tokens = Back, tokens and track
page-look-signs = Signs
page-look-sign-laurel = Highest card
page-look-tokens = Tokens and pawn
page-look-pawn = Pawn, { $side } up
page-look-beakers = Beakers
page-look-beaker-empty = { $colour }, no cure yet
page-look-beaker-full = { $colour }, cured
page-look-tile-down = Face down
page-look-clock = The clock of the psyche
page-look-clock-caption = Three hours to a vice; black hours are Hyde’s
page-look-map-jekyll = By daylight: Jekyll’s turn
page-look-map-hyde = By gaslight: Hyde’s turn
page-look-emblems = Emblems and ornaments
page-look-divider = Ornament
page-look-drawings = Small drawings
page-look-icon-gear = Settings
page-look-icon-help = Help
page-look-icon-menu = Menu
page-look-icon-home = Home
page-look-icon-close = Close
page-look-icon-bin = Remove
page-look-icon-copy = Copy
page-look-icon-check = Done
page-look-icon-undo = Take back
page-look-icon-flag = Give up
page-look-icon-door = Abandon
page-look-icon-book = Rulebook
page-look-icon-save = Save
page-look-icon-open = Open
page-look-icon-link = Link
page-look-icon-people = People
page-look-icon-pass = Pass the device
page-look-icon-lamp = Computer
page-look-icon-speech = Say something
page-look-icon-again = Again
page-look-icon-swap = Swap
page-look-icon-down = Down
page-look-icon-wait = Wait
page-look-icon-eye = Look around
page-look-icon-slate = Lesson
page-look-icon-broken = Connection lost

## Colours and sizes

page-look-cards = Cards
page-look-cards-normal = Normal
page-look-cards-large = Large
page-look-inks = Inks of the suits
page-look-inks-printed = As printed
    .hint = Ours: each suit has a letter and a shape as well as an ink.
page-look-inks-clear = Four clear colours
    .hint = Inks that stay distinct for eyes that confuse red and green, or blue and yellow.
page-look-inks-own = Your own
    .hint = Choose an ink for each suit.
page-look-inks-reset = Back to as printed
page-look-suit-jekyll = Jekyll
page-look-suit-hyde = Hyde
page-look-suit-pride = Pride
page-look-suit-wrath = Wrath
page-look-suit-envy = Envy
page-look-suit-lust = Lust
page-look-suit-potion = Potions
page-look-too-pale = { $suit }: too pale to read on the cards, so it is printed darker.
page-look-alike = { $one } and { $other } look much the same now. Their letters and shapes still differ.

## What this browser does not do

page-look-not-kept = This browser saves nothing for us: it is full, or this is a private window. Your settings, name and links last for this visit only.
page-look-mute = This browser refuses to play sound, or has none. Everything else works without it.

## A tour of the screen

page-look-tour = Tour of the screen
page-look-tour-count = { $at } of { $of }
page-look-tour-next = Next
page-look-tour-skip = Skip
page-look-tour-done = Start playing
page-look-tour-table = { $game ->
    [london] The map
   *[other] The table
}
    .text = { $game ->
    [london] The pawn is where you are. Places that glow can be reached; the number on them is what going there costs.
   *[other] What is played lies here, always in the same places. A complete trick stays a moment; a tap collects it at once.
}
page-look-tour-hand = Your hand
    .text = What you may play now stands out, rimmed in brass. The arrow keys and the number keys lead to it, too.
page-look-tour-why = Why not?
    .text = What is dimmed may not be chosen now. Tap it all the same: it tells you why, and by which rule.
page-look-tour-beside = Score and log
    .text = Everything that is public can be looked up here, and the log tells every move in a sentence.
page-look-tour-menu = The menu
    .text = The rulebook, all keys, a word to the others, the record, this tour again, and the settings with your language.
page-look-tour-settings = Settings
    .text = Language, day or gaslight, large cards, clearer colours, sounds, and how fast things happen.
