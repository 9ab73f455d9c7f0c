### What games, table and server say of bad texts; found by the English line of the same name.

## Words and lines of records

fault-not = « { $text } » n’est pas { $what }
fault-a-card = une carte
fault-a-colour = une couleur
fault-a-colour-of-four = une couleur (w l p e)
fault-a-potion = une potion
fault-a-side = un camp
fault-a-place = une place
fault-a-recipe = une recette
fault-a-token = un jeton du sac
fault-a-location = un lieu
fault-a-digest = un SHA-256 en hexadécimal minuscule
fault-some-colours = une suite de couleurs dans l’ordre w l p e
fault-three-cards = une suite de trois cartes dans l’ordre w l p e
fault-a-list-once = une liste sans répétition
fault-whole-number = « { $text } » n’est pas un nombre entier à partir de 1
fault-number-too-large = { $text } est trop grand
fault-here-twice = « { $text } » figure ici deux fois
fault-no-field = « { $text } » n’a pas la forme clé=valeur
fault-field-expected = « { $key }=… » est attendu ici, et non « { $text } »
fault-word-too-many = « { $text } » est un mot de trop : { $usage }
fault-missing = il manque quelque chose : { $usage }
fault-missing-behind = il manque quelque chose après « { $text } »
fault-file-empty = le fichier est vide : un relevé commence par « utterson 1 »
fault-begins-otherwise = un relevé commence par « utterson 1 »
fault-other-version = ce programme lit la version { $version } du format, et non « { $text } » : une version plus récente d’Utterson la lira peut-être
fault-many-players = aucun jeu n’a autant de joueurs
fault-game-expected = « game NOM » est attendu ici
fault-option-twice = l’option « { $text } » figure ici deux fois
fault-line-late = cette ligne vient trop tard ou deux fois : l’ordre est option, seed, player
fault-line-twice = cette ligne figure ici deux fois
fault-player-expected = « player PLACE NOM » ou « --- » est attendu ici
fault-name-one-word = un nom est un seul mot sans « = », « , » ni « # »
fault-carriage-return = un retour chariot
fault-tab = une tabulation
fault-byte-order-mark = une marque d’ordre des octets
fault-not-utf8 = ce n’est pas de l’UTF-8
fault-line-empty = la ligne est vide
fault-space-before = une espace au début de la ligne
fault-space-twice = deux espaces de suite
fault-space-behind = une espace à la fin de la ligne
fault-after-result = après le résultat, seuls des commentaires sont permis
fault-chance-expected = ici, c’est le hasard qui décide : une ligne « table » est attendue, et non « { $text } »
fault-decision-expected = une décision de « { $who } » est attendue ici, et non « { $text } »
fault-by-the-rules = d’après les règles, on lit ici « { $line } »
fault-no-option = « { $key } » n’est pas une option de ce jeu : { $known }
fault-none-known = il n’y en a aucune
fault-known = les options sont { $keys }
fault-option-late = « { $key } » vient trop tard : l’ordre est { $keys }
fault-seat-expected = la place « { $seat } » est attendue ici, et non « { $text } »
fault-players-too-many = le jeu n’a que { $count } joueurs
fault-player-missing = il manque la ligne « player { $seat } NOM »
fault-called-draw = personne ne peut s’appeler « draw » ici : c’est un résultat
fault-same-name = deux joueurs s’appellent « { $name } »
fault-header-stops = le relevé qui précède cette ligne s’arrête dans son en-tête
fault-no-such-game = ce jeu n’existe pas : c’est partners, duel ou london

## The three games

fault-duel-match = un match est « single » ou « return »
fault-duel-verb = « give », « play » ou « swap » est attendu ici
fault-duel-deal = « deal » est attendu ici
fault-duel-order = les cartes se suivent dans l’ordre P W E +, par valeur croissante, chacune une fois
fault-partners-players = 4 ou 3 est attendu ici
fault-partners-card = a ou b est attendu ici
fault-partners-three = à trois joueurs, on prend la carte de placement a
fault-partners-options = les options sont players, seatcard et target
fault-partners-verb = « play CARTE » ou « ask PLACE » est attendu ici
fault-partners-chance = « table teams … » ou « table deal … » est attendu ici
fault-london-no-map = il n’y a pas de plan « { $name } »
fault-london-option = london n’a pas d’option « { $key } »
fault-london-behind = rien ne suit ce mot
fault-london-decision = « { $text } » n’est pas une décision de london
fault-london-chance = « { $text } » n’est rien que le hasard décide dans london
fault-london-three-tokens = on tire trois jetons
fault-london-four-cures = il y a quatre remèdes
fault-london-tile = « { $text } » n’a pas la forme LIEU:RECETTE
fault-london-location = « { $text } » n’est pas un lieu de ce plan
fault-london-yes-or-no = yes ou no

## Maps

fault-map-page = « at » est en dehors de la page, large et haute de 0..1000
fault-map-same-id = un autre lieu a l’identifiant « { $id } »
fault-map-most = un plan a au plus { $count } lieux
fault-map-no-location = il n’y a pas de lieu « { $id } »
fault-map-loop = un chemin mène de « { $id } » à lui-même
fault-map-second-path = un second chemin entre « { $a } » et « { $b } » : ne gardez que le plus facile, blanc avant gris avant noir
fault-map-site = « site = "{ $site }" » doit figurer dans exactement { $wanted } des lieux, et non dans { $found }
fault-map-grey = un plan a au moins deux lieux gris
fault-map-lonely = aucun chemin ne mène à « { $id } »
fault-map-white-alone = les chemins blancs seuls ne mènent pas à « { $id } »
fault-map-far = « { $id } » est à { $steps } pas du laboratoire
fault-map-west = le laboratoire n’est pas à l’ouest (at[0] > { $west })
fault-map-lab-grey = le laboratoire n’est pas gris
fault-map-idle-path = sans le chemin entre « { $a } » et « { $b } », aucun site n’est plus loin d’un autre
fault-map-toml = ce n’est pas du TOML : { $reason }
fault-map-must-be = « { $key } » doit être { $wanted }
fault-map-key = la clé « { $key } » est inconnue ici
fault-map-missing = « { $key } » manque
fault-map-id = l’identifiant « { $id } » ne s’écrit pas avec a-z, 0-9 et -
fault-map-tables = une liste de tables
fault-map-text = un texte entre guillemets
fault-map-name = un nom
fault-map-name-table = une table : {"{"} en = "…" {"}"}
fault-map-ground = « grey » ou « white »
fault-map-sites = « lab », « apothecary » ou « research »
fault-map-paths = « white », « grey » ou « black »
fault-map-two-numbers = deux nombres entiers : [gauche, haut]
fault-map-two-ids = deux identifiants : ["a", "b"]

## Fair deals, bots, solvers

fault-unfair-commitment = le secret n’est pas celui qui avait été promis
fault-unfair-seats = le tirage place les joueurs autrement
fault-unfair-draw = le tirage { $draw } ne découle pas du secret
fault-nothing-to-decide = il n’y a rien à décider ici
fault-no-budget = un budget nul ne laisse place à aucune réflexion
fault-level = cet automate n’existe pas : les niveaux sont random, { $strengths }, et ismcts:N avec N itérations de 1 à { $most } (ismcts seul en a { $usual })
fault-sprt = il faut elo0,elo1,alpha,beta avec elo0 inférieur à elo1 et deux erreurs entre 0 et 0.5 exclus, par exemple 0,20,0.05,0.05
fault-unit-duel = la différence de plis dans cette manche, que hyde veut grande
fault-unit-partners = le score de jekyll dans cette manche moins celui de hyde

## The server

fault-no-program = aucun programme ne s’appelle { $name }
fault-no-database = { $file } : il n’y a pas de base de données ici ; c’est le serveur qui la crée
fault-no-database-here = { $file } : il n’y a pas de base de données ici
fault-no-backups = { $folder } : il n’y a pas de sauvegarde dans ce dossier
fault-rules-unclosed = les tables d’autres règles ne peuvent pas être fermées : { $reason }
fault-name-letter = { $name } : un nom contient au moins une lettre ou un chiffre
fault-in-use = { $file } est utilisé par un autre utterson ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data
fault-network = { $folder } est sur un système de fichiers en réseau ({ $kind }), où une base de données n’est pas en sûreté
fault-not-overwritten = { $file } existe déjà et n’est pas écrasé
fault-no-sqlite = { $file } : ce n’est pas une base de données, ou elle est endommagée ({ $reason })
fault-no-file = { $file } : cette base de données ne s’ouvre pas
fault-foreign-database = { $file } : c’est une base de données, mais pas une d’Utterson
fault-later-database = { $file } : elle a été écrite par une version plus récente d’Utterson (version { $version }) ; celle-ci connaît { $ours }
fault-damaged = la base de données est endommagée : { $reason }
fault-hash-chain = la chaîne de hachage est rompue
fault-store-read-only = on ne peut rien écrire pour le moment
fault-store-disk = le disque a failli, ou le fichier est endommagé
fault-store-broken = la base de données a refusé
fault-listen = impossible d’écouter sur { $address } : { $reason }
fault-listen-origin = pour écouter sur { $address }, indiquez avec --origin l’adresse que l’on tape, par exemple http://192.168.0.2:{ $port }
fault-in-use-address = l’adresse est déjà utilisée
fault-denied = le système ne le permet pas
fault-not-found = ce fichier ou ce dossier n’existe pas
fault-no-address = cette machine n’a pas cette adresse

## Numbers on the command line

fault-digit = ce n’est pas un nombre entier
fault-empty-number = il manque un nombre
fault-too-large = ce nombre est trop grand
fault-no-float = ce n’est pas un nombre
fault-empty-float = il manque un nombre
fault-range = { $number } n’est pas dans { $range }
fault-socket = ce n’est pas une adresse avec un port, comme 127.0.0.1:1886
