### The page: what all games share. The boards have catalogues of their own.

page-title = Utterson : trois jeux de Jekyll et Hyde
page-home = Accueil
page-close = Fermer
page-guest = Invité
page-settings = Réglages

## Home

page-masthead-over = Londres, 1886
page-masthead-under = Trois jeux pour passer la soirée avec le Dr Jekyll et Mr Hyde
page-games = Les jeux
page-game-partners = Partenaires
    .players = 3 ou 4 joueurs
    .sentence = Un jeu de plis par équipes, où votre carte peut sortir de la main de n’importe qui.
page-game-duel = Duel
    .players = 2 joueurs
    .sentence = Un jeu de plis à deux, où Hyde cherche le déséquilibre et Jekyll l’égalité.
page-game-london = Londres
    .players = 2 joueurs
    .sentence = Une poursuite dans Londres, où Jekyll et Hyde partagent un seul pion et les mêmes forces.
page-play-now = Jouer tout de suite
page-play-choose = Contre l’ordinateur…
page-play-friends = Entre amis, par un lien
page-play-here = À plusieurs sur cet appareil
page-independence = Utterson est un projet indépendant, sans lien avec les auteurs ni les éditeurs des jeux dont il s’inspire. Les règles sont racontées avec nos mots, les dessins sont les nôtres. Pas d’inscription, pas de publicité, pas de pistage.
page-my-tables = Vos tables
page-my-with = avec { $others }
page-my-all = Tout afficher
page-my-your-move = À vous de jouer
page-my-gathering = Pas commencée
page-my-playing = Aux autres de jouer
page-my-over = Terminée
page-play-learn = Apprendre
page-play-more = Plus
page-play-start-here = Pour commencer
page-bill-partners = Quatre au coin du feu, et votre carte peut sortir de toutes les mains.
    .weight = 45 min · moyen
page-bill-duel = Le docteur contre le monstre : l’un veut la paix, l’autre la ruine.
    .weight = 20 min · léger
page-bill-london = Brouillard, becs de gaz, et un seul corps que deux âmes se disputent.
    .weight = 60 min · exigeant
page-my-finished = Parties terminées

## Setting up a game

page-plan-bots = { $game } contre l’ordinateur
page-plan-friends = { $game } entre amis
page-plan-here = { $game } sur cet appareil
page-plan-begin-bots = Commencer
page-plan-begin-friends = Ouvrir la table
page-plan-begin-here = Commencer
page-plan-variant = Variante
page-plan-seat = Vous jouez
page-plan-seat-any = L’un ou l’autre
page-plan-level = Adversaires
page-plan-seating = Qui joue avec qui
page-plan-target = Points à atteindre
page-plan-clock = Temps
page-plan-names = Qui joue ?
page-plan-names-hint = À chaque tour, passez l’appareil à qui doit jouer. L’ordinateur joue les places sans nom.
page-plan-player = Joueur { $number }
page-plan-bot = L’ordinateur
page-plan-friend = Un ami
page-name = Votre nom
page-level-novice = Débutant
    .hint = Connaît les règles et ne voit pas plus loin que le pli suivant.
page-level-casual = Amateur
    .hint = Joue comme quelqu’un qui joue de temps en temps.
page-level-strong = Fort
    .hint = Répond vite et bien.
page-level-champion = Champion
    .hint = Le meilleur que nous ayons. Il prend son temps.
page-level-random = Au hasard
page-variant-a = À quatre, face à face
    .hint = Les partenaires se font face, comme le montre la carte de placement A au milieu de la table.
page-variant-b = À quatre, côte à côte
    .hint = Les partenaires sont côte à côte, comme le montre la carte de placement B au milieu de la table.
page-variant-three = À trois, avec un fantôme
    .hint = L’un joue seul pour Hyde, avec pour partenaire un fantôme aux cartes visibles.
page-seating-lot = Tirage au sort
    .hint = Au début de la partie, les places sont tirées au sort. Ce tirage se vérifie après coup, comme la donne.
page-seating-as_we_sit = Comme on est assis
    .hint = Chacun joue là où il s’est assis.
page-variant-single = Une partie
    .hint = L’un de vous est Jekyll, l’autre Hyde.
page-variant-return = Match aller-retour
    .hint = Deux parties ; on échange les rôles pour la seconde.
page-clock-none = Sans pendule
    .hint = Personne n’est pressé.
page-clock-quick = 15 minutes
    .hint = Un quart d’heure chacun pour toute la partie, et cinq secondes de plus par décision.
page-clock-slow = Un jour par coup
    .hint = Pour des parties au fil des jours. Revenez quand il vous plaira.

## Records

page-record-open = Ouvrir un relevé de partie
page-record-choose = Choisissez un relevé (.case), ou déposez-le ici.
page-record-no-record = { $file } n’est pas un relevé d’Utterson. Un relevé commence par la ligne « utterson 1 ».
page-record-newer = { $file } a été écrit par une version plus récente d’Utterson. Rechargez la page, ou ouvrez le fichier avec elle.
page-record-unknown-game = { $file } concerne un jeu que cette page ne connaît pas.
page-record-empty = { $file } est vide : il ne contient aucune partie.
page-record-too-large = { $file } est plus gros qu’aucun relevé : une soirée entière tient dans un mégaoctet. Est-ce le bon fichier ?
page-record-binary = { $file } n’est pas un fichier texte. Un relevé est un fichier texte qui commence par la ligne « utterson 1 ».
page-record-cut = { $file } s’arrête avant le début de la partie. Le fichier a peut-être été coupé en chemin : téléchargez-le de nouveau.

## Settings

page-set-language = Langue
page-set-theme = Éclairage
page-set-theme-system = Comme l’appareil
page-set-theme-light = Jour
page-set-theme-dark = Bec de gaz
page-set-motion = Animations
page-set-motion-system = Comme l’appareil
page-set-motion-full = Complètes
page-set-motion-still = Aucune
page-set-confirm = Pour jouer une carte
page-set-confirm-device = Comme l’appareil
page-set-confirm-one-tap = Un appui
page-set-confirm-two-taps = Soulever, puis jouer
page-set-trickpace = Un pli terminé reste
page-set-trickpace-quick = ½ seconde
page-set-trickpace-normal = 1,2 seconde
page-set-trickpace-slow = 2,5 secondes
page-set-trickpace-click = Jusqu’à ce que j’appuie
page-set-sheets = La feuille de score après une manche
page-set-sheets-wait = M’attend
page-set-sheets-pass = Ne m’attend pas
page-set-sound = Sons
page-set-sound-off = Aucun
page-set-sound-bell = Une clochette quand c’est à moi
page-set-sound-all = Cartes, potions et clochette

## Coming to a table

page-opening = On dresse la table…
page-invited = Vous êtes invité à une partie de { $game }
page-invited-by = { $hosts } aimerait jouer avec vous.
page-sit-down = S’asseoir
page-you = Vous
page-seats = Places
page-seat-open = Place libre
page-seat-program = programme
page-seat-ready = prêt
page-seat-not-ready = pas encore prêt
page-lobby-lot = Au début de la partie, le sort décide qui joue avec qui.
page-lobby-ready = Je suis prêt
page-lobby-begin = Commencer
page-invite = Inviter quelqu’un
page-invite-hint = Envoyez ce lien à ceux avec qui vous voulez jouer, ou faites-leur scanner le code. Aucune inscription n’est nécessaire.
page-invite-link = Lien vers cette table
page-invite-qr = Le lien sous forme de code pour appareil photo
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-elsewhere = Le lien a été créé sur un autre appareil. On peut en créer un nouveau ici ; l’ancien ne marchera plus.
page-invite-renew = Créer un nouveau lien
page-curtain-pass = Passez l’appareil à { $name }
page-curtain-hold = Maintenir pour dévoiler
page-curtain-hint = Les cartes de { $name } sont derrière le rideau. Que personne d’autre ne regarde.
page-lobby-seat-away = s’est absenté
page-lobby-free = { $count ->
    [one] Une place est encore libre. Envoyez le lien à qui manque.
   *[other] { $count } places sont encore libres. Envoyez le lien à ceux qui manquent.
}
page-lobby-starts = { $is ->
    [ready] Vous êtes prêt. Dès que tout le monde sera là et prêt, la partie commencera d’elle-même.
   *[other] Dites que vous êtes prêt, et rien ne vous retient ici : la partie commencera d’elle-même.
}
page-lobby-all = Tout le monde est là. La partie débute quand chacun a touché « Commencer ».
page-lobby-yours = Les autres vous attendent.
page-lobby-for = { $count ->
    [one] On attend que { $who } touche « Commencer »…
   *[other] On attend que { $who } touchent « Commencer »…
}

## At a table

page-your-turn = C’est à vous de jouer.
page-on-turn = c’est son tour
page-absent = absent
page-absence = { $who } a quitté la table. Continuer en attendant ?
page-absence-stand-in = Laisser l’ordinateur jouer pour { $who }
page-absence-wait = Attendre
page-stand-in = l’ordinateur joue
page-beside = Score et journal
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-menu = Menu
page-say = Dire quelque chose
page-say-field = Avec vos propres mots
page-say-send = Dire
page-say-silence = Les partenaires ne parlent pas librement avant la fin de la partie (P7.1).
page-react-hello = Bonsoir !
page-react-well_played = Bien joué !
page-react-thanks = Merci !
page-react-sorry = Pardon !
page-react-one_moment = Un instant, s’il vous plaît.
page-react-good_game = Belle partie !
page-take-back = Reprendre
page-take-back-asks = { $who } aimerait reprendre sa dernière décision.
page-take-back-grant = Accepter
page-take-back-refuse = Refuser
page-take-back-waits = Vous avez demandé à reprendre votre décision. Les autres sont consultés.
page-abandon = Proposer d’arrêter la partie
page-abandon-asked = Vous avez proposé d’arrêter la partie
page-abandon-asks = { $who } propose d’arrêter la partie, sans vainqueur.
page-abandon-agree = Arrêter
page-resign = Abandonner
page-resign-sure = Abandonner vraiment : votre camp perd
page-watch-copy = Copier un lien pour regarder
page-record-save = Enregistrer le relevé
page-record-saved = Le relevé est enregistré.
page-connection-lost = La connexion est coupée. Votre place est gardée ; nouvelle tentative…
page-connection-gone = Le serveur ne répond pas. Rien n’est perdu ; la partie reprendra dès son retour.
page-log-seated = { $is ->
    [you] Vous prenez place.
   *[other] { $who } prend place.
}
page-log-left = La place { $seat } est de nouveau libre.
page-log-take-back-asked = { $is ->
    [you] Vous demandez à reprendre une décision.
   *[other] { $who } demande à reprendre une décision.
}
page-log-take-back-granted = { $is ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
page-log-take-back-refused = { $is ->
    [you] Vous refusez.
   *[other] { $who } refuse.
}
page-log-taken-back = { $is ->
    [you] Vous reprenez votre décision.
   *[other] { $who } reprend une décision.
}
page-log-abandon-asked = { $is ->
    [you] Vous proposez d’arrêter la partie.
   *[other] { $who } propose d’arrêter la partie.
}
page-log-stood-in = { $is ->
    [you] L’ordinateur joue pour vous pendant votre absence.
   *[other] L’ordinateur joue pour { $who } jusqu’à son retour.
}
page-log-returned = { $is ->
    [you] Vous êtes de retour et jouez de nouveau vous-même.
   *[other] { $who } est de retour et joue de nouveau.
}
page-log-reacted = { $is ->
    [you] Vous dites : « { $words } »
   *[other] { $who } dit : « { $words } »
}
page-log-rematch-asked = { $is ->
    [you] Vous aimeriez rejouer.
   *[other] { $who } aimerait rejouer.
}
page-menu-help = Se renseigner
page-menu-table = Cette table
page-menu-end = Arrêter la partie
page-tap-again = Touchez encore pour la jouer
page-tap-again-ask = Touchez encore pour demander

## Keys

page-keys = Touches et aide
page-key-hand-move = parcourir la main
page-key-pick = choisir cette carte de la main
page-key-play = jouer
page-key-cancel = reposer ce qui est soulevé
page-key-last = voir le pli précédent
page-key-hand = lire la main
page-key-trick = lire le pli
page-key-score = lire le score
page-key-others = lire ce que l’on sait des autres
page-key-moves = lire ce que l’on peut choisir
page-key-clocks = lire les pendules
page-key-take-back = reprendre une décision
page-key-help = cette page

## The end

page-sheet-continue = Continuer
page-end-won = Vous avez gagné
page-end-lost = Vous avez perdu
page-end-drew = Partie nulle
page-end-over = La partie est terminée
page-end-show = Résultat
page-end-resigned = { $is ->
    [you] Vous avez abandonné.
   *[other] { $who } a abandonné.
}
page-end-out-of-time = { $is ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $who } est écoulé.
}
page-end-abandoned = La partie a été arrêtée, et personne n’a gagné.
page-rematch = Rejouer
page-rematch-waits = On attend les autres…
page-rematch-asked = { $count ->
    [one] { $others } propose : { $what }.
   *[other] { $others } proposent : { $what }.
}
page-go-home = Accueil
page-rule-link = Règle { $rule }
page-rematch-people = Rejouer avec les mêmes
page-rematch-swapped-partners = Rejouer en décalant les places
page-rematch-swapped-duel = Rejouer en changeant de camp
page-rematch-swapped-london = Rejouer en changeant de camp

## What goes wrong

page-reload = Recharger
page-try-again = Réessayer
page-lost-unreachable = Le serveur ne répond pas
    .advice = Vérifiez votre connexion. Vos parties sont gardées et reprendront là où elles en étaient.
page-lost-outdated = Il existe une version plus récente d’Utterson
    .advice = Le serveur a été mis à jour pendant que cette page était ouverte. Rechargez-la ; la partie reprendra là où elle en était.
page-lost-away = La connexion a été fermée
    .advice = Le serveur a fermé la connexion à cette table. Réessayez pour y revenir.
page-lost-closed = Cette table est fermée
    .advice = Elle a été ouverte avec des règles, ou sur un plan, que ce serveur n’a plus ; la partie ne peut donc pas continuer. Son relevé est conservé, avec tous les coups joués.
page-trouble-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-trouble-unavailable = Le serveur est trop occupé pour l’instant. Réessayez dans un moment.
page-trouble-too-many-requests = C’était un peu trop à la fois. Attendez un instant et réessayez.
page-trouble-too-many-tables = Vous avez déjà trop de tables ouvertes. Terminez une partie, ou revenez plus tard.
page-trouble-too-many-sockets = Vous êtes déjà ici dans trop de fenêtres. Fermez-en une et réessayez.
page-trouble-seat-taken = Toutes les places sont prises.
page-trouble-already-started = La partie a déjà commencé.
page-trouble-no-session = Le serveur ne vous connaît plus. Ouvrez le lien à nouveau.
page-trouble-absent = Cette table n’existe pas.
page-trouble-internal = Quelque chose a mal tourné de notre côté. Réessayez.
page-refused-by-rule = { $sentence } ({ $rule })
