### The help of the commands. The English lines are as the commands have them; the others are found by their names.

help-commands = Commandes{"\u00A0"}
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-default = [par défaut : { $values }]
help-possible = [valeurs possibles : { $values }]
help-template =
    {"{"}before-help{"}"}{"{"}about-with-newline{"}"}
    Utilisation : {"{"}usage{"}"}
    
    {"{"}all-args{"}"}{"{"}after-help{"}"}
help-after =
    Pour essayer :
      utterson play duel                                   jouer tout de suite, contre un automate
      utterson rules duel                                  lire les règles d’un jeu
      utterson simulate duel --games 100 --seed 1 --out games   en faire jouer cent parties
      utterson replay games/duel-1-000001.case              regarder la première
      utterson replay games/duel-1-000001.case --as hyde    et encore, avec les yeux de hyde
      utterson verify games/*.case                         en vérifier toutes les lignes
    
    Codes de sortie : 0 tout va bien, 1 ce qui a été donné est mauvais (un relevé, une option, un plan), 2 la ligne de commande est fausse, 3 une limite ou Ctrl-C a tout arrêté avant la fin, et ce qui a été trouvé jusque-là est affiché.

## The program

help-of-about = Trois jeux de Jekyll et Hyde, complets et exacts : partners, duel et london
help-of-lang = La langue des phrases : en, fr ou de [par défaut : celle de l’environnement, sinon l’anglais]
help-of-print-help = Afficher l’aide
help-of-print-help-long = Afficher l’aide (« -h » en donne un résumé)
help-of-print-help-short = Afficher l’aide (« --help » en dit plus)
help-of-print-help-of = Afficher ce message ou l’aide d’une commande
help-of-print-version = Afficher la version

## What several commands have

help-of-game = partners, duel ou london
help-of-game-or-link = partners, duel ou london ; ou le lien d’invitation d’une table en ligne
help-of-games = Combien de parties
help-of-seed = Un nombre ou un mot dont découle tout le hasard
help-of-records = Les relevés : des fichiers .case, des dossiers qui en contiennent, ou - pour l’entrée standard
help-of-records-at = Les relevés : des fichiers .case, des dossiers qui en contiennent, ou - pour l’entrée standard ; FICHIER:N est FICHIER avec --at N
help-of-maps-of-options = Un fichier de plan que les options peuvent nommer ; peut être répété
help-of-maps-of-records = Un fichier de plan que les relevés peuvent nommer ; peut être répété
help-of-maps-of-record = Un fichier de plan que le relevé peut nommer ; peut être répété
help-of-maps-of-london = Un fichier de plan pour london ; peut être répété
help-of-maps = Un fichier de plan ; peut être répété
help-of-threads = Combien de fils d’exécution [par défaut : autant que de cœurs]
help-of-move-time = Combien de millisecondes un programme peut réfléchir à une décision [par défaut : 10000]
help-of-data = Le dossier de la base de données [par défaut : le dossier de données de l’utilisateur]
help-of-json = Afficher du JSON
help-of-json-one = Afficher un objet JSON
help-of-json-decision = Afficher un objet JSON par décision
help-of-json-position = Afficher un objet JSON par position
help-of-json-record = Afficher un objet JSON par relevé
help-of-json-tally = Afficher le décompte en JSON
help-of-at = Avant la décision de ce numéro
help-of-at-last = Avant la décision de ce numéro, compté comme le fait « utterson replay » [par défaut : la dernière position]
help-of-all = Avant chaque décision
help-of-all-of-seat = Avant chaque décision ; avec --as, avant chaque décision de cette place
help-of-option-500 = Une option du jeu telle que les relevés l’écrivent, comme target=500 ou players=3 ; peut être répétée
help-of-option-1 = Une option du jeu telle que les relevés l’écrivent, comme target=1 (une seule manche) ou players=3 ; peut être répétée
help-of-option-return = Une option du jeu, comme match=return ; peut être répétée

## play

help-of-play = Jouer dans le terminal : contre des automates, à plusieurs au même terminal, ou à une table en ligne
help-of-play-option = Une option du jeu, comme players=3, match=return ou turns=40 ; peut être répétée
help-of-play-level = La force des automates : random, novice, casual, strong ou champion ; ou cmd:COMMANDE, un programme (docs/engine.md)
help-of-play-as = Où vous êtes assis : une place comme hyde ou n, ou son numéro à partir de 1
help-of-play-as-we-sit = Les quatre partenaires jouent là où ils sont assis, sans tirage des places ; « --as » le dit aussi
help-of-play-hot-seat = Toutes les places sont jouées par des personnes à ce terminal, avec un rideau entre elles
help-of-play-name = Votre nom
help-of-play-resume = Reprendre une partie laissée en cours : la dernière, ou celle de ce nom
help-of-play-games = Donner la liste des parties laissées en cours, que l’on peut reprendre
help-of-play-at = Ouvrir la table sur ce serveur, pour des amis qui viennent par son lien
help-of-play-plain = Afficher des phrases et lire des commandes courtes, pour les lecteurs d’écran et les scripts
help-of-play-ascii = Dessiner avec des caractères ASCII seulement
help-of-play-quick = Les automates répondent aussitôt
help-of-play-seed = La même graine donne les mêmes cartes et les mêmes automates
help-of-play-data = Où les parties sont conservées [par défaut : le dossier de données de l’utilisateur]

## simulate

help-of-simulate = Faire jouer des parties à des automates, et en écrire les relevés
help-of-simulate-long = La même graine donne les mêmes parties, à l’octet près. Sans --out, seul le décompte est affiché. Un fichier est nommé d’après ce qui a été joué : jeu, options, automates sauf si tous sont random, graine et numéro. Aucun fichier n’est écrasé : la même partie reste telle quelle, et une autre du même nom arrête la commande
help-of-simulate-out = Le dossier des relevés, créé s’il n’existe pas ; - les écrit tous sur la sortie standard, l’un après l’autre, et le décompte sur la sortie d’erreur
help-of-simulate-bots = Qui joue, un pour toutes les places ou un par place : des niveaux, ou des programmes qui parlent le protocole de moteur, par exemple 'strong,cmd:python3 bot.py' (docs/engine.md)

## replay, verify, rules, map

help-of-replay = Montrer un relevé coup par coup, en vérifiant chaque ligne
help-of-replay-trace = Afficher un objet JSON par ligne : toutes les actions permises à chaque décision, et celle qui a été choisie. Avec --as, celles des décisions de la place elle-même, et du reste ce qu’elle a vu
help-of-replay-as = Ne montrer que ce que cette place a vu : une place de la première donne (n, jekyll, …), le nom d’un joueur, ou « public »
help-of-verify = Vérifier des relevés : chaque décision, chaque tirage, chaque score
help-of-verify-long = Code de sortie 1 si l’un d’eux est mauvais ; les mauvais sont nommés avec ligne, colonne et raison. Si un relevé se termine par le secret d’une donne loyale, chaque tirage en est recalculé
help-of-rules = Lire le livret de règles d’un jeu
help-of-rules-markdown = Afficher du Markdown, comme dans le RULES.md du jeu
help-of-map = Vérifier et montrer les plans de london
help-of-map-check = Vérifier un fichier de plan : chaque faute avec sa ligne
help-of-map-file = Le fichier de plan
help-of-map-show = Montrer un plan : en liste, en image, ou le fichier tel quel
help-of-map-show-file = Un fichier de plan ; à défaut, le plan intégré
help-of-map-toml = Afficher le fichier de plan lui-même, octet par octet
help-of-map-svg = Afficher une image

## perft, bench

help-of-perft = Compter les suites possibles d’une partie, profondeur par profondeur
help-of-perft-long = Un pas de profondeur est une décision. Les issues du hasard sont parcourues une à une sans compter pour un pas, sauf les donnes, qui terminent une ligne : il y en a trop. Une ligne qui atteint la fin de la partie compte pour une
help-of-perft-from = Un jeu (partners, duel, london), ou un relevé dont on compte à partir de la dernière position
help-of-perft-depth = À combien de décisions de profondeur
help-of-perft-seed = La graine de la donne, quand on compte depuis le début d’une partie
help-of-perft-option = Une option du jeu, quand on compte depuis le début d’une partie ; peut être répétée
help-of-bench = Mesurer à quelle vitesse les jeux se jouent au hasard
help-of-bench-long = Un seul fil d’exécution. Des parties entières, de la première donne à la fin : sur la position, sur laquelle joue la recherche, et sur l’état, qui retient aussi qui a vu quoi. Puis, en cours de partie : des vues tirées de la vérité, des mondes imaginés à partir d’une vue, des simulations de la recherche simple, 500 par décision, et des passages d’un réseau de pleine taille, avec une vue à la fois et avec huit ensemble. Ne comparez que les chiffres d’un même passage : les machines diffèrent, et leurs humeurs aussi
help-of-bench-game = Ce jeu seulement
help-of-bench-seconds = Secondes par mesure ; on en prend trois et celle du milieu compte

## serve, backup, restore

help-of-serve = Tenir la table en ligne : un programme, un fichier de données, des personnes et des automates
help-of-serve-long = Arrêtez-la avec Ctrl-C ou SIGTERM : les parties reprennent où elles en étaient quand elle tourne à nouveau. Ce qui se passe est consigné sur la sortie d’erreur, un objet JSON par ligne. Code de sortie 70 : le disque a failli, et rien de plus n’a été promis
help-of-serve-listen = Où écouter
help-of-serve-origin = L’adresse que l’on tape, comme « https://games.example.org », si ce n’est pas celle ci-dessus
help-of-serve-proxies = Combien de vos propres mandataires sont devant : autant d’étapes de X-Forwarded-For sont crues
help-of-serve-proxy-from = Où se trouve le plus proche de ces mandataires ; à répéter s’il y en a plusieurs [par défaut : cette machine et les réseaux privés]
help-of-serve-limits = Un fichier de limites, une par ligne : NOM = N. Une variable comme UTTERSON_MAX_TABLES l’emporte sur lui, une option sur les deux
help-of-serve-max-connections = Connexions en tout, au plus
help-of-serve-max-connections-address = Connexions d’une même adresse, au plus ; en IPv6, le /64 est une adresse
help-of-serve-max-sockets = Connexions aux tables en tout, au plus
help-of-serve-max-sockets-person = Connexions aux tables d’une même personne, au plus
help-of-serve-max-tables = Tables éveillées en tout, au plus, quand on en ouvre une autre
help-of-serve-max-tables-address = Tables éveillées ouvertes depuis une même adresse, au plus
help-of-serve-max-tables-person = Parties inachevées d’une même personne, au plus, quand elle ouvre une autre table
help-of-serve-rate-requests = Requêtes d’une personne, ou d’une adresse sans nom
help-of-serve-rate-guests = Nouveaux invités depuis une même adresse
help-of-serve-rate-tables = Tables qu’une personne ouvre, revanches comprises
help-of-serve-rate-tables-address = Tables ouvertes depuis une même adresse
help-of-serve-rate-passwords = Mots de passe essayés depuis une même adresse
help-of-serve-rate-account = Mots de passe erronés pour un même compte, d’où qu’ils viennent
help-of-serve-rate-misses = Demandes de ce qui n’existe pas
help-of-serve-rate-replays = Relevés lus pour une personne
help-of-serve-rate-messages = Messages sur une connexion
help-of-serve-rate-program-messages = Messages sur une connexion d’un programme
help-of-serve-bot-seconds = Secondes de réflexion des automates pour une même adresse
help-of-serve-bot-wait = Combien de temps les automates attendent avant de jouer : au plus tant de millisecondes, au moins la moitié [par défaut : 500 à 1200]
help-of-serve-solo = Où se jouent les parties contre des automates : `here`, dans la page, ce qui ne coûte rien au serveur, ou sur le `server`
help-of-serve-backups = Tout copier en continu dans ce dossier, en moins de dix secondes ; « utterson restore » sait le relire
help-of-serve-backup-days = Pendant tant de jours, on y garde une copie complète par jour
help-of-serve-archive-after = Tant de jours après sa fin, une partie est archivée : elle prend peu de place et se revoit toujours
help-of-serve-remove-after = Tant de jours après sa fin, une partie est supprimée
help-of-serve-metrics = Où Prometheus peut lire ce qui est compté : une adresse hors de portée des inconnus
help-of-backup = Copier les données du serveur dans un fichier, même pendant qu’il tourne, et vérifier la copie jusqu’au dernier hachage
help-of-backup-file = Le fichier à écrire ; il ne doit pas exister
help-of-restore = Mettre une sauvegarde à la place des données du serveur, après l’avoir vérifiée jusqu’au dernier hachage. Le serveur ne doit pas tourner
help-of-restore-long = Des données déjà présentes ne sont jamais écrasées : sans --aside, c’est refusé
help-of-restore-file = La sauvegarde : un fichier, ou le dossier de « serve --backups »
help-of-restore-aside = Renommer les données présentes en ce fichier

## arena

help-of-arena = Mesurer des automates les uns aux autres : deux, ou plusieurs dans un tournoi de tous contre tous
help-of-arena-long = Les parties vont par paires, avec les mêmes donnes, places et rôles échangés, pour que la chance s’annule ; elles se jouent sur tous les cœurs. Quatre joueurs de partners sont deux équipes de deux, trois sont un automate seul contre deux de l’autre, en une seule manche. La même graine donne les mêmes parties. Les intervalles sont à 95 %, sur les paires (docs/laboratory.md). Le temps par coup est celui des décisions où il y a un choix, et le temps que le fil a vraiment tourné, là où le système le dit. Ctrl-C arrête après les parties en cours, avec ce qu’elles disent jusque-là et le code de sortie 3 ; avec --state, la même commande reprend plus tard
help-of-arena-bots = Les automates : des niveaux (random, novice, casual, strong, champion, veteran, ismcts:N), ceiling:N, qui voit toutes les cartes, ou cmd:COMMANDE, un programme qui parle le protocole de moteur (docs/engine.md), par exemple 'champion,cmd:python3 bot.py'
help-of-arena-games = Combien de parties, dans un tournoi pour chaque paire d’automates ; un nombre impair est complété. Avec --sprt, au plus autant
help-of-arena-work = Combien chaque automate peut réfléchir à une décision, si c’est moins que d’habitude : des simulations, ou ce qu’il compte
help-of-arena-sprt = Arrêter dès qu’il est clair si le premier automate est meilleur de elo1, ou d’au plus elo0, avec ces risques d’erreur
help-of-arena-state = Un fichier où chaque paire de parties est conservée quand elle se termine ; s’il existe, elles ne sont pas rejouées
help-of-arena-out = Un dossier pour les relevés des parties, créé s’il n’existe pas

## engine, bridge, bot-token

help-of-engine = Parler le protocole de moteur, des lignes JSON sur l’entrée et la sortie standard, pour n’importe lequel de nos niveaux
help-of-engine-long = Ce qui se dit est écrit dans docs/engine.md. Un tel programme joue partout où « cmd: » est compris : « utterson arena duel --bots 'champion,cmd:utterson engine --level strong' »
help-of-engine-level = Sa force : random, novice, casual, strong, champion, veteran ou ismcts:N
help-of-engine-game = Ne jouer qu’à ce jeu
help-of-engine-work = Combien il peut réfléchir à une décision, si c’est moins que d’habitude : des simulations, ou ce qu’il compte
help-of-bridge = Amener un programme qui parle le protocole de moteur aux tables d’un serveur
help-of-bridge-long = Celui qui tient le serveur crée le jeton d’accès avec « utterson bot-token ». Chacun à la table voit que c’est un programme. Il joue aussi vite qu’il peut, accepte que l’on reprenne un coup ou que l’on arrête la partie, et abandonne s’il échoue
help-of-bridge-url = Le lien d’invitation d’une table ; ou l’adresse d’un serveur, pour en ouvrir une
help-of-bridge-engine = La commande qui lance le programme (docs/engine.md), par exemple 'python3 bot.py'
help-of-bridge-token = Le fichier qui contient le jeton d’accès
help-of-bridge-game = Ouvrir une table de ce jeu, en prendre la première place, et afficher le lien pour les autres
help-of-bridge-games = Combien de parties, l’une après l’autre, aux tables de la revanche
help-of-bridge-move-time = Combien de millisecondes le programme peut réfléchir à une décision, si les pendules le permettent
help-of-bot-token = Créer un jeton d’accès pour un programme, afin qu’il vienne aux tables de ce serveur ; ou le révoquer
help-of-bot-token-long = Le jeton d’accès est affiché une fois et n’est conservé que sous forme de hachage. En créer un nouveau annule l’ancien. Cela marche pendant que le serveur tourne
help-of-bot-token-name = Le nom du programme aux tables
help-of-bot-token-revoke = Révoquer le jeton d’accès au lieu d’en créer un

## solve, eval, export

help-of-solve = Résoudre une position, toutes cartes connues : sa valeur, et les meilleures actions
help-of-solve-long = Une manche de partners, ou une manche de duel. Les deux camps savent tout, sauf ce qui est posé au même moment. Au début d’une manche, c’est long : ce qu’il faut attendre est dit d’avance, --limit y met fin, et les bornes prouvées jusque-là sont alors affichées, avec le code de sortie 3
help-of-solve-limit = Pour chaque position, au plus cette durée (500ms, 10s, 5m) ou, comme simple nombre, tant de positions examinées ; avec un seul fil, ce dernier donne partout la même réponse
help-of-solve-progress = Dire sur la sortie d’erreur ce qu’il faut attendre et comment les bornes se resserrent, même si ce n’est pas un terminal
help-of-eval = Dire ce que vaut chaque action d’après ce que sait une place, au jugement d’un automate
help-of-eval-long = La valeur est le résultat que le camp de la place peut attendre, de 0, le pire, à 1, le meilleur ; un demi est l’égalité. Les automates qui cherchent disent ce que leur recherche a trouvé, et combien de fois ils ont essayé chaque action. Pour les autres, le reste de la manche ou de la partie est joué par cet automate à toutes les places, dans des mondes que la place doit tenir pour possibles, et la valeur a une erreur type. docs/laboratory.md dit ce que compte une valeur dans chaque jeu. Les mêmes relevé, place, automate, travail et graine donnent les mêmes valeurs
help-of-eval-record = Le relevé, avant la décision de ce numéro, compté comme le fait « utterson replay » [par défaut : tel que le relevé le laisse] ; aussi un dossier de relevés, ou - pour l’entrée standard
help-of-eval-as = Le savoir de qui : une place de la première donne (n, jekyll, …) ou le nom d’un joueur [par défaut : qui décide]
help-of-eval-bot = L’automate : random, novice, casual, strong, champion, veteran ou ismcts:N
help-of-eval-work = Combien il réfléchit à une décision : des simulations, des mondes, ou des parties jouées jusqu’au bout [par défaut : ce pour quoi l’automate est fait]
help-of-export = Afficher les décisions de relevés comme des données : ce que la place savait, ce qu’elle pouvait faire, ce qu’elle a choisi, et comment la partie a fini
help-of-export-long = Un objet JSON par ligne et par décision : file, n (le numéro de la décision), game, options (telles que les relevés les écrivent), seats, seat, who (comment le relevé appelle alors la place), view (tout ce que sait cette place, comme cela passe sur le réseau), legal, chosen, result (ce que dit le relevé après ce mot, null s’il est inachevé) et standing (won, lost ou drew). Un mauvais relevé est nommé avec l’endroit et ne donne aucune ligne ; les autres suivent, et le code de sortie est 1 à la fin
help-of-export-as = Seulement les décisions de cette place : une place de la première donne (n, jekyll, …) ou le nom d’un joueur
help-of-export-choices = Seulement les décisions où il y a un choix
help-of-export-stop = S’arrêter au premier mauvais relevé

## completions, manual

help-of-completions = Afficher ce qu’il faut à un interpréteur pour compléter commandes et options
help-of-completions-long = Pour bash : « utterson completions bash > ~/.local/share/bash-completion/completions/utterson »
help-of-completions-shell = L’interpréteur
help-of-manual = Écrire les pages de manuel dans un dossier, une par commande
help-of-manual-long = Pour en lire une : « man ./utterson-play.1 »
help-of-manual-folder = Le dossier ; il est créé s’il n’existe pas
