### The commands besides the table: what they print, and why they fail. Machines are told in JSON, the same in every language.

## Failures

lab-error = erreur : { $reason }
lab-more = Pour en savoir plus, essayez « --help ».
lab-file = { $file } : { $reason }
lab-place = ligne { $line }, colonne { $column }
lab-line = ligne { $line } : { $reason }
lab-languages = les langues sont en, fr et de
lab-unreadable = lecture impossible : { $reason }
lab-unwritable = écriture impossible : { $reason }
lab-too-large = le fichier dépasse 256 Mio
lab-no-stream = impossible de lire ou d’écrire dans le terminal ou dans un fichier : { $reason }
lab-option = --option { $option } : { $reason }
lab-not-written-over = une autre partie porte déjà ce nom et n’est pas écrasée : prenez un autre dossier ou une autre graine

system-not-found = ce fichier ou ce dossier n’existe pas
system-denied = le système ne le permet pas
system-exists = cela existe déjà
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-refused = personne ne répond à cette adresse
system-broken-off = la connexion a été interrompue
system-late = pas de réponse à temps
system-unreachable = cette adresse est inaccessible
system-other = le système répond : { $reason }

wrong-command = la commande « { $word } » n’existe pas
wrong-argument = « { $word } » n’a pas de sens ici
wrong-value-missing = « { $argument } » demande une valeur
wrong-value = « { $value } » ne convient pas pour « { $argument } » : { $reason }
wrong-choice = « { $value } » ne convient pas pour « { $argument } » ; les valeurs possibles sont { $known }
wrong-missing = il manque : { $argument }
wrong-conflict = « { $one } » et « { $other } » ne vont pas ensemble
wrong-usage = Utilisation : { $usage }
wrong-no-command = il manque une commande
wrong-meant = { $sentence } ; vouliez-vous dire « { $meant } » ?

## Options

lab-seed = --seed demande un seul mot
lab-seconds = --seconds demande un nombre supérieur à 0 et d’au plus 3600
lab-games-zero = --games demande un nombre à partir de 1
lab-threads-zero = --threads 0 : il faut bien que quelqu’un travaille
lab-threads-many = --threads { $many } : au-delà de { $most }, cela ne sert à rien
lab-bots-two = --bots demande au moins deux automates, et non { $given }
lab-bots-twice = --bots : { $bot } y figure deux fois
lab-bots-seats = --bots demande un automate pour tous ou { $seats }, un par place, et non { $given }
lab-bots-ceiling = « { $bot } » : un automate qui voit toutes les cartes ne joue que dans l’arène
lab-sprt-two = --sprt oppose deux automates, et non { $given }
lab-work-zero = --work 0 : un budget nul ne laisse place à aucune réflexion
lab-work-idle = --work { $work } ne change rien ici : aucun de ces automates ne compte son travail
lab-map-idle = --map ne change rien ici : { $game } n’a pas de plan
lab-move-time-idle = --move-time concerne les programmes (cmd:…), et aucun ne joue
lab-unknown-bot = « { $bot } » : cet automate n’existe pas ici : les niveaux sont random, novice, casual, strong, champion, veteran, et ismcts:N avec N itérations de 1 à { $most } (ismcts seul en a { $usual }) ; ou bien cmd:COMMANDE, un programme
lab-unknown-contestant = « { $bot } » : cet automate n’existe pas : les niveaux sont random, novice, casual, strong, champion, veteran, et ismcts:N avec N itérations de 1 à { $most } (ismcts seul en a { $usual }) ; ceiling:N, qui voit toutes les cartes ; ou bien cmd:COMMANDE, un programme
lab-unknown-opponent = « { $bot } » : cet automate ne joue pas à une table : les niveaux sont random, novice, casual, strong et champion ; ou bien cmd:COMMANDE, un programme
lab-cmd-empty = cmd: demande une commande, par exemple cmd:python3 bot.py
lab-quote-open = « { $text } » : il manque un { $quote } fermant
lab-limit = une limite est une durée comme 500ms, 10s ou 5m, ou un nombre de positions
lab-at-zero = --at : les décisions se comptent à partir de 1
lab-at-twice = le numéro après le relevé et --at ou --all font double emploi
lab-at-beyond = --at { $at } : le relevé a { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}

## Records

lab-record-from = { $file }, relevé à partir de la ligne { $line }
lab-no-records = il n’y a pas de fichier .case dans ce dossier
lab-nobody = --as { $who } : personne ne joue ici sous ce nom : { $known }
lab-hidden-fault = le relevé n’est plus lisible à partir d’ici ; ce qui ne va pas est peut-être caché à { $who }
lab-header-only = le relevé s’arrête dans son en-tête
lab-header-only-eval = le relevé s’arrête dans son en-tête : il n’y a rien à juger
lab-header-only-solve = le relevé s’arrête dans son en-tête : il n’y a rien à résoudre
lab-verifying = vérification
lab-exporting = exportation
lab-good = { $file } : bon, { $game }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $end }
lab-good-header = { $file } : bon, en-tête seul, 0 décision, inachevé
lab-result = résultat { $result }
lab-unfinished = inachevé
lab-fair = { $good }, donne loyale : les { $draws } tirages découlent tous du secret

## simulate, bench

lab-playing = parties
lab-measuring = mesures
lab-tally = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $decisions } décisions
lab-tally-won = gagne
lab-tally-drawn = nulles
lab-tally-failed = perdues par un programme défaillant : { $count } ; { $name } : { $reason }
lab-bench-decisions = décisions/s
lab-bench-views = vues/s
lab-bench-worlds = mondes/s
lab-bench-game = jeu
lab-bench-position = position
lab-bench-state = état
lab-bench-simulations = sim./s
lab-bench-passes = passages/s
lab-bench-alone = seuls
lab-bench-together = par 8

## eval, solve

lab-eval = avant la décision { $n }, ce que sait { $who }, jugé par { $bot } : résultat attendu de 0 à 1
lab-tries = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
lab-not-his = la décision { $n } n’appartient pas à { $who } : c’est { $one } qui décide
lab-not-his-two = la décision { $n } n’appartient pas à { $who } : ce sont { $one } et { $other } qui décident
lab-nothing-to-decide = avant la décision { $n }, personne n’a rien à décider
lab-nothing-to-solve = avant la décision { $n }, il n’y a rien à résoudre : { $reason }
lab-solve-no-round = aucune manche n’est en cours
lab-solve-no-hand = aucune manche n’est en cours
lab-solve-london = dans london, il reste des tirages, et il n’y a pas de valeur exacte
lab-solving = résolution
lab-solved = avant la décision { $n } : { $known } ({ $unit })
lab-share = { $share } % du temps
lab-from-to = { $low } à { $high }
lab-between = entre { $low } et { $high }
lab-at-least = au moins { $low }
lab-at-most = au plus { $high }
lab-unknown = inconnu
lab-nothing-known = rien n’est encore connu
lab-settled = { $known }, { $exact } sur { $of } établis, { $seconds } s
lab-positions = { $done } positions sur { $of }
lab-expect = { $cards ->
    [one] il reste { $cards } carte
   *[other] il reste { $cards } cartes
} : comptez { $time } sur un cœur, très approximativement
lab-time-moment = moins d’une seconde
lab-time-seconds = environ { $count } s
lab-time-minutes = environ { $count } minutes
lab-time-hours = environ { $count } heures
lab-time-days = plusieurs jours

## arena

lab-playing-pairs = paires
lab-arena-finishing = les parties en cours se terminent ; un second Ctrl-C quitte aussitôt
lab-arena-stopped = arrêté avant la fin : la même commande reprend
lab-arena-stopped-for-good = arrêté avant la fin : avec --state FICHIER, on pourrait reprendre
lab-state-foreign = ce n’est pas un état de l’arène
lab-state-broken = ce n’est pas un groupe de parties
lab-state-other = il vient d’autres parties, pour lesquelles { $key } était { $before } et non { $now }
lab-many = { $unit ->
    [hand] { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
    [return] { $count ->
        [one] { $count } match aller-retour
       *[other] { $count } matchs aller-retour
    }
   *[game] { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
}
lab-duo = { $first } contre { $second } : { $played } de { $game }
lab-score = score
lab-elo = elo
lab-sprt = sprt
lab-as-side = en { $side }
lab-interval = 95 % : { $low } à { $high }
lab-over-pairs = { $interval }, sur { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
lab-no-upper-end = 95 % : tout a été gagné, il n’y a donc pas de borne supérieure
lab-no-lower-end = 95 % : tout a été perdu, il n’y a donc pas de borne inférieure
lab-ends-no-upper = non majoré
lab-ends-no-lower = non minoré
lab-ends-none = sans bornes
lab-sprt-between = entre { $low } et { $high } : { $verdict }
lab-sprt-higher = meilleur d’au moins { $elo } Elo
lab-sprt-lower = meilleur d’au plus { $elo } Elo
lab-sprt-undecided = indécis
lab-ms-a-move = { $bot } : { $mean } ms par coup, { $most } au plus
lab-won = { $one } gagne { $ones } fois, { $other } { $others } fois, nulles { $drawn }
lab-failed = { $name } a perdu { $count ->
    [one] { $count } partie par défaillance, la partie { $game }
   *[other] { $count } parties par défaillance, d’abord la partie { $game }
} : { $reason }
lab-table = { $bots } automates, { $played } de { $game }, tous contre tous
lab-pairing = { $one } - { $other } : { $share } %
lab-column-bot = nom
lab-column-elo = elo
lab-column-score = score
lab-column-games = parties
lab-column-time = ms/coup

## Programs

program-not-started = il ne démarre pas : { $program } : { $reason }
program-died = il s’est arrêté en cours de partie ({ $how ->
    [signal] signal { $number }
   *[exit] code de sortie { $number }
})
program-hangs = il n’a pas répondu en { $time } ms
program-mute = il a fermé sa sortie
program-deaf = il a fermé son entrée
program-floods = sa ligne dépasse { $most } octets
program-garbled = la ligne { $number } de sa sortie n’est pas une réponse du protocole, à partir de la colonne { $column } { $cause ->
    [utf8] ce n’est pas de l’UTF-8
    [cut] le JSON s’arrête trop tôt
    [object] un seul objet était attendu
    [protocol] « protocol » était attendu, avec un nombre entier
    [name] « name » était attendu avec un texte
    [games] « games » était attendu avec une liste de textes
    [action] « action » était attendu, avec un texte ou un nombre entier à partir de 0
    [error] « error » était attendu avec un texte
   *[json] ce n’est pas du JSON
} : « { $line } »
program-unasked = il a parlé sans qu’on lui demande rien, ou répondu deux fois : « { $line } »
program-illegal = il a choisi ce qui n’est pas dans la liste : « { $line } »
program-wrong-protocol = il parle la version { $version } du protocole, et non la { $ours }
program-wrong-game = il ne joue pas à ce jeu
program-declines = il dit : « { $reason } »
program-last-words = { $reason } ; ses derniers mots : { $words }

## bridge, serve, backup, play

bridge-table = table { $link }
bridge-no-token = il n’y a pas de jeton d’accès dans ce fichier
bridge-gone = la table a disparu
bridge-won = gagné
bridge-lost = perdu
bridge-drew = partie nulle
bridge-broken-off = partie interrompue
bridge-given-up = { $engine } : { $reason } ; la partie est abandonnée
bridge-connection-lost = la connexion est perdue
bridge-sent-away = le serveur nous a renvoyés : { $reason }
bridge-program-failed = le programme a échoué : { $code }
bridge-closed = la table est fermée
remote-foreign = ce n’est pas un serveur d’Utterson : il n’indique pas { $key }
remote-scheme = une adresse commence par https:// ou http://
remote-no-link = ce n’est pas le lien d’une table
remote-no-answer = pas de réponse
remote-refused = { $code ->
    [absent] le serveur ne connaît pas cette table, ou ne nous laisse pas entrer
    [no-session] le serveur ne nous connaît pas : le jeton d’accès est-il encore bon ?
    [wrong-origin] le serveur se joint à une autre adresse
    [closed] la table est fermée
    [bad-name] le serveur n’accepte pas ce nom
    [too-many-requests] le serveur a reçu trop de demandes : réessayez dans un moment
    [too-many-tables] vous avez trop de tables ouvertes : terminez d’abord une partie
    [too-many-sockets] vous avez trop de connexions à des tables
    [unavailable] le serveur n’a pas de place pour l’instant : réessayez plus tard
    [timeout] le serveur a mis trop de temps
    [internal] le serveur a eu une défaillance
   *[other] le serveur refuse : { $code }
}
remote-bye-restart = il redémarre
remote-bye-slow = nous n’avons pas lu ce qu’il envoyait
remote-bye-protocol = il ne comprend pas ce programme : l’un des deux est d’une autre version
remote-bye-session = notre session est terminée
remote-bye-idle = rien n’a été dit depuis longtemps
serve-origin = --origin commence par https:// ou http://
serve-ready = Utterson est à l’adresse { $origin } (données dans { $folder })
serve-no-data = il n’y a pas de dossier de données ici : indiquez-en un avec --data
serve-setting = { $name } : une limite s’écrit { $usage }
backup-good = { $file } : bon, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
play-seat = --as { $seat } : les places sont { $known }, ou 1 à { $count }
play-name = --name { $name } : un nom contient au moins une lettre ou un chiffre
play-refused = cette table ne peut pas être dressée : { $reason }
play-log-broken = ce n’est pas le journal d’une partie, ou il est endommagé

## Maps

map-good = { $file } : bon, { $locations } lieux, { $paths } chemins, sha256 { $digest }
map-warning = { $file } : attention : { $reason }
map-no-utf8 = ce n’est pas de l’UTF-8
map-grey = gris
map-white = blanc
map-lab = le laboratoire
map-apothecary = apothicaire
map-research = recherche
map-legend = ——  chemin blanc   - - chemin gris   ··· chemin noir
