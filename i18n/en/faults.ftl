### What games, table and server say of bad texts, in English. Words and lines of records are as they are written there.

## Words and lines of records

fault-not = `{ $text }` is not { $what }
fault-a-card = a card
fault-a-colour = a colour
fault-a-colour-of-four = a colour (w l p e)
fault-a-potion = a potion
fault-a-side = a side
fault-a-place = a place
fault-a-recipe = a recipe
fault-a-token = a token of the bag
fault-a-location = a location
fault-a-digest = a SHA-256 in small hex
fault-some-colours = colours in the order w l p e
fault-three-cards = three cards in the order w l p e
fault-a-list-once = a list in which everything stands once
fault-whole-number = `{ $text }` is not a whole number from 1
fault-number-too-large = { $text } is too large
fault-here-twice = `{ $text }` stands here twice
fault-no-field = `{ $text }` is not key=value
fault-field-expected = `{ $key }=…` is expected here, not `{ $text }`
fault-word-too-many = `{ $text }` is one word too many: { $usage }
fault-missing = something is missing: { $usage }
fault-missing-behind = something is missing behind `{ $text }`
fault-file-empty = the file is empty: a record begins with `utterson 1`
fault-begins-otherwise = a record begins with `utterson 1`
fault-other-version = this program reads version { $version } of the format, not `{ $text }`: a newer Utterson may read it
fault-many-players = no game has so many players
fault-game-expected = `game NAME` is expected here
fault-option-twice = the option `{ $text }` stands here twice
fault-line-late = this line stands too late or twice: the order is option, seed, player
fault-line-twice = this line stands here twice
fault-player-expected = `player SEAT NAME` or `---` is expected here
fault-name-one-word = a name is one word without `=`, `,` and `#`
fault-carriage-return = a carriage return
fault-tab = a tab
fault-byte-order-mark = a byte order mark
fault-not-utf8 = this is not UTF-8
fault-line-empty = the line is empty
fault-space-before = a space at the beginning of the line
fault-space-twice = two spaces in a row
fault-space-behind = a space at the end of the line
fault-after-result = only comments may stand after the result
fault-chance-expected = chance decides here: a `table` line is expected, not `{ $text }`
fault-decision-expected = a decision of `{ $who }` is expected here, not `{ $text }`
fault-by-the-rules = by the rules `{ $line }` stands here
fault-no-option = `{ $key }` is not an option of this game: { $known }
fault-none-known = there are none
fault-known = known are { $keys }
fault-option-late = `{ $key }` stands too late: the order is { $keys }
fault-seat-expected = the seat `{ $seat }` is expected here, not `{ $text }`
fault-players-too-many = the game has only { $count } players
fault-player-missing = the line `player { $seat } NAME` is missing
fault-called-draw = nobody can be called `draw` here: it is a result
fault-same-name = two players are called `{ $name }`
fault-header-stops = the record before this line stops inside its header
fault-no-such-game = there is no such game: it is partners, duel or london

## The three games

fault-duel-match = a match is `single` or `return`
fault-duel-verb = `give`, `play` or `swap` is expected here
fault-duel-deal = `deal` is expected here
fault-duel-order = cards stand in the order P W E +, ascending, each once
fault-partners-players = 4 or 3 is expected here
fault-partners-card = a or b is expected here
fault-partners-three = three players use seat card a
fault-partners-options = players, seatcard and target are the options
fault-partners-verb = `play CARD` or `ask PLACE` is expected here
fault-partners-chance = `table teams …` or `table deal …` is expected here
fault-london-no-map = there is no map `{ $name }` on the shelf
fault-london-option = london has no option `{ $key }`
fault-london-behind = nothing stands behind this word
fault-london-decision = `{ $text }` is not a decision of london
fault-london-chance = `{ $text }` is nothing that chance decides in london
fault-london-three-tokens = three tokens are drawn
fault-london-four-cures = there are four cures
fault-london-tile = `{ $text }` is not SITE:RECIPE
fault-london-location = `{ $text }` is not a location of this map
fault-london-yes-or-no = yes or no

## Maps

fault-map-page = `at` lies outside the page, which is 0..1000 wide and high
fault-map-same-id = another location has the id `{ $id }`
fault-map-most = a map has at most { $count } locations
fault-map-no-location = there is no location `{ $id }`
fault-map-loop = a path leads from `{ $id }` to itself
fault-map-second-path = a second path between `{ $a }` and `{ $b }`: keep only the easier one, white before grey before black
fault-map-site = `site = "{ $site }"` must stand in exactly { $wanted } of the locations, not in { $found }
fault-map-grey = a map has at least two grey locations
fault-map-lonely = no path leads to `{ $id }`
fault-map-white-alone = white paths alone do not lead to `{ $id }`
fault-map-far = `{ $id }` is { $steps } steps from the lab
fault-map-west = the lab is not in the west (at[0] > { $west })
fault-map-lab-grey = the lab is not grey
fault-map-idle-path = without the path between `{ $a }` and `{ $b }` no two sites are farther apart
fault-map-toml = this is no TOML: { $reason }
fault-map-must-be = `{ $key }` must be { $wanted }
fault-map-key = the key `{ $key }` is unknown here
fault-map-missing = `{ $key }` is missing
fault-map-id = the id `{ $id }` is not spelt with a-z, 0-9 and -
fault-map-tables = a list of tables
fault-map-text = a text between quotes
fault-map-name = a name
fault-map-name-table = a table: {"{"} en = "…" {"}"}
fault-map-ground = grey or white
fault-map-sites = lab, apothecary or research
fault-map-paths = white, grey or black
fault-map-two-numbers = two whole numbers: [left, top]
fault-map-two-ids = two ids: ["a", "b"]

## Fair deals, bots, solvers

fault-unfair-commitment = the secret is not the one that was committed to
fault-unfair-seats = the lot seats the players in another way
fault-unfair-draw = draw { $draw } does not follow from the secret
fault-nothing-to-decide = there is nothing to decide here
fault-no-budget = a budget of zero leaves no room for a thought
fault-level = there is no such bot: the levels are random, { $strengths }, and ismcts:N with N iterations from 1 to { $most } (ismcts alone has { $usual })
fault-sprt = it takes elo0,elo1,alpha,beta with elo0 below elo1 and both errors above 0 and below 0.5, as in 0,20,0.05,0.05
fault-unit-duel = the difference of tricks in this round, which hyde wants large
fault-unit-partners = jekyll's score of this hand less hyde's

## The server

fault-no-program = there is no program called { $name }
fault-no-database = { $file }: there is no database here; the server makes it
fault-no-database-here = { $file }: there is no database here
fault-no-backups = { $folder }: there is no backup in this folder
fault-rules-unclosed = tables of other rules cannot be closed: { $reason }
fault-name-letter = { $name }: a name needs a letter or a digit
fault-in-use = { $file } is in use by another utterson; stop that one first, or choose another folder with --data
fault-network = { $folder } is on a network file system ({ $kind }), where a database is not safe
fault-not-overwritten = { $file } exists already, and is not overwritten
fault-no-sqlite = { $file }: it is no database, or a damaged one ({ $reason })
fault-no-file = { $file }: unable to open database file: { $path }
fault-foreign-database = { $file }: it is a database, but not one of Utterson's
fault-later-database = { $file }: it was written by a later Utterson (version { $version }); this one knows { $ours }
fault-damaged = the database is damaged: { $reason }
fault-hash-chain = the hash chain is broken
fault-store-read-only = nothing can be written just now
fault-store-disk = the disk failed, or the file is damaged
fault-store-broken = the database refused
fault-listen = cannot listen on { $address }: { $reason }
fault-listen-origin = listening on { $address }, say with --origin which address people type, such as http://192.168.0.2:{ $port }
fault-in-use-address = Address already in use
fault-denied = Permission denied
fault-not-found = No such file or directory
fault-no-address = Cannot assign requested address

## Numbers on the command line

fault-digit = invalid digit found in string
fault-empty-number = cannot parse integer from empty string
fault-too-large = number too large to fit in target type
fault-no-float = invalid float literal
fault-empty-float = cannot parse float from empty string
fault-range = { $number } is not in { $range }
fault-socket = invalid socket address syntax
