### The terminal table: what is asked, read out and said there.

## The table

terminal-title = Utterson
terminal-connecting = Un instant…
terminal-gathering = On attend que tout le monde soit assis et prêt.
terminal-waiting = { $who } réfléchit.
terminal-over = La partie est finie. n en commence une autre, q quitte.
terminal-more = { $action } : lequel ?
terminal-take-back = { $who } voudrait reprendre sa dernière décision : y accepte, x refuse.
terminal-shared = Une seule personne joue pour { $names }.
terminal-absentee = { $who } a quitté la table. B laisse jouer un automate en attendant.
terminal-your-move = à vous
terminal-bot = Automate
terminal-bot-number = Automate { $number }
terminal-player = Joueur { $number }
terminal-nobody = personne
terminal-nothing = rien
terminal-yes = Oui
terminal-no = Non
terminal-ask = Demander à { $who }
terminal-pick = Espace marque, Entrée valide : { $picked } sur { $count }.
terminal-log = Journal
terminal-too-small = La table demande une fenêtre de { $width } sur { $height } caractères. Celle-ci en a { $has-width } sur { $has-height }.
terminal-keys = ←→ choix · Entrée jouer · Échap retour · h conseil · u reprise · ? aide · q fin
terminal-kept = La partie est conservée. Pour la reprendre : utterson play --resume
terminal-invitation = On attend les autres. Ils viennent par ce lien : { $link }
terminal-recorded = Le relevé est { $file }. Pour revoir la partie : utterson replay { $file }
terminal-no-terminal = La table a besoin d’un terminal pour être dessinée. Avec --plain, elle se raconte en phrases.
terminal-games-several = Plusieurs parties commencent par { $name } ; utterson play --games en donne la liste.
terminal-games-unknown = Aucune partie inachevée ne s’appelle { $name } ; utterson play --games donne la liste de celles qui existent.
terminal-games-none = Il n’y a pas de partie inachevée dans { $folder }.
terminal-games-ago = laissée { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] à l’instant
            [one] il y a une minute
           *[other] il y a { $minutes } minutes
        }
        [one] il y a une heure
       *[other] il y a { $hours } heures
    }
    [one] hier
   *[other] il y a { $days } jours
}
terminal-reconnecting = La connexion est perdue ; nouvel essai…
terminal-lost = La connexion est perdue : { $reason }
terminal-closed = Cette table a été ouverte avec des règles, ou sur un plan, que le serveur n’a plus. Elle est fermée ; son relevé peut être enregistré depuis sa page.
terminal-closed-here = Cette partie a été commencée avec des règles, ou sur un plan, que ce programme n’a plus. Elle ne peut pas continuer ; son relevé est conservé dans { $file }.
terminal-program = { $name } (programme)
terminal-program-failed =
    { $code ->
        [died] Le programme s’est arrêté : il a perdu la partie.
        [hangs] Le programme n’a pas répondu à temps : il a perdu la partie.
        [illegal] Le programme a choisi un coup interdit : il a perdu la partie.
       *[other] Le programme a donné une réponse incompréhensible : il a perdu la partie.
    }
terminal-program-wanted = Un programme jouait dans cette partie. Indiquez lequel la reprend : --level 'cmd:COMMANDE'
terminal-resign = Abandonner la partie ? o abandonne, toute autre touche continue.
terminal-curtain = Passez le terminal : { $who }.
terminal-curtain-key = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.

## Help

terminal-help-title = Aide
terminal-help =
    ← → ↑ ↓      se déplacer parmi les cartes et les choix
    1 … 9, 0     aller au premier … au dixième
    Entrée       jouer la carte, choisir
    Espace       marquer une carte parmi plusieurs
    Échap        revenir
    h            conseil : ce que ferait l’automate fort, et pourquoi
    H T S        lire la main, le pli, le score
    O M C        lire ce qu’on voit des autres, vos coups, les pendules
    u            reprendre votre dernière décision
    PgUp PgDn    feuilleter le journal
    R            abandonner
    A            arrêter la partie, si tous sont d’accord
    B            laisser un automate jouer pour un absent
    n            nouvelle partie, quand celle-ci est finie
    q, Ctrl-C    quitter ; la partie est conservée
    
    Ce qui est estompé, les règles le refusent pour l’instant : choisissez-le, et on vous dira pourquoi.
terminal-london-help =
    Signes sur le plan
    ⌂ le laboratoire    ✚ un apothicaire      • un lieu
    ◆ une tuile         ◇ tuile prise         ✖ tuile sabotée
    ☾ ☼ le pion : Hyde ou Jekyll              ⊘ où Hyde a agi
    CAPITALES : blanc, minuscules : gris.  Chemins ─ blanc · gris ▪ noir
    
    Vices               w colère   l luxure   p orgueil   e envie
    Le nombre après un choix est son coût ; « sac » : exigé du sac.
    
    Touches
    ← → ↑ ↓ 1 … 0 aller   Entrée choisir   h conseil   u reprendre
    H T S O M C lire : main, plateau, score, autres, coups, pendules
    PgUp PgDn journal   R abandon   A arrêt   n nouvelle   q quitter
terminal-plain-help = Tapez un numéro ou une action de la liste m. H main, t pli, s score, o autres, m coups, c pendules, h conseil, u annuler, log, resign, A arrêter, B automate pour l’absent, say …, n nouvelle partie, q quitter.
terminal-not-understood = Cela n’est pas possible maintenant. Tapez un numéro de 1 à { $count }, m pour les coups, ou ? pour l’aide.
terminal-not-understood-waiting = Cela n’est pas possible maintenant : ce n’est pas votre tour. Tapez ? pour l’aide.

## Read out

terminal-hand = Vous avez : { $cards }.
terminal-hand-side = { $side } : { $cards }.
terminal-trick-card = { $card } devant { $who }.
terminal-trick-none = Aucune carte sur la table.
terminal-clock = { $who } : { $time }
terminal-no-clock = Il n’y a pas de pendule à cette table.
terminal-holds = { $who } a { $count } cartes.

## Hints

terminal-hint = Conseil : { $action }. { $reason }
terminal-hint-only = Il n’y a pas d’autre choix.
terminal-hint-tricks = Votre camp gagne le pli dans { $won } des { $of } donnes imaginées ; pour la suite de la manche, l’automate fort juge ce choix le meilleur.
terminal-hint-steady = L’automate fort y est arrivé dans { $times } essais sur { $of }.
terminal-no-hint = Pas de conseil maintenant : ce n’est pas votre tour, ou vous jouez contre des personnes à distance.

## What happened besides the game

terminal-told-taken-back = { $is ->
    [you] Vous reprenez votre dernière décision.
   *[other] { $who } reprend sa dernière décision.
}
terminal-told-take-back-asked = { $is ->
    [you] Vous demandez à reprendre votre dernière décision.
   *[other] { $who } demande à reprendre sa dernière décision.
}
terminal-told-abandon-asked = { $is ->
    [you] Vous proposez d’arrêter la partie.
   *[other] { $who } propose d’arrêter la partie.
}
terminal-told-stood-in = { $is ->
    [you] Un automate joue pour vous pendant votre absence.
   *[other] Un automate joue pour { $who } jusqu’à son retour.
}
terminal-told-returned = { $is ->
    [you] Vous êtes de retour et jouez de nouveau vous-même.
   *[other] { $who } est de retour et joue de nouveau.
}
terminal-told-said = { $who } : « { $words } »
terminal-told-resigned = { $is ->
    [you] Vous abandonnez la partie.
   *[other] { $who } abandonne la partie.
}
terminal-told-out-of-time = { $is ->
    [you] Votre temps est écoulé.
   *[other] Le temps est écoulé : { $who }.
}
terminal-told-abandoned = La partie est arrêtée. Personne n’a gagné.
terminal-told-hello = { $who } : Bonsoir !
terminal-told-well-played = { $who } : Bien joué !
terminal-told-thanks = { $who } : Merci !
terminal-told-sorry = { $who } : Pardon !
terminal-told-one-moment = { $who } : Un instant, s’il vous plaît.
terminal-told-good-game = { $who } : Belle partie !

## partners

terminal-partners-turn = À vous : jouez une carte { $side }, ou demandez-en une.
terminal-partners-asked = On vous demande une carte { $side }. Elle sera posée devant { $who }.
terminal-partners-totals = Totaux : Jekyll { $jekyll }, Hyde { $hyde }.
terminal-partners-hand-score = { $side } dans cette manche : { $points } points fois { $factor }.
terminal-partners-backs = { $who } a { $jekyll } cartes Jekyll et { $hyde } cartes Hyde.
terminal-partners-rank = Transformation > A B C D E > F lieu > acte ; égalité : la première jouée

## duel

terminal-duel-lead = À vous : entamez avec n’importe quelle carte.
terminal-duel-follow = Fournissez la couleur : { $colour }.
terminal-duel-give = Donnez { $count } de vos cartes.
terminal-duel-swap = Échangez { $count } de vos cartes.
terminal-duel-score = Manche { $round } sur 3. Plis : Jekyll { $jekyll }, Hyde { $hyde }. Le marqueur est sur la case { $marker }.
terminal-duel-status = Manche { $round }/3 · pli { $trick }/10 · vous êtes { $role }
terminal-duel-goal-jekyll = gardez l’équilibre
terminal-duel-goal-hyde = rompez l’équilibre
terminal-duel-now = { $jekyll } à { $hyde } : le marqueur irait sur { $space }
terminal-duel-tricks = plis : { $count }
terminal-duel-chosen = a choisi

## london

terminal-london-act = À vous : encore { $points } points.
terminal-london-pay = À payer : { $points }. Choisissez avec quoi.
terminal-london-pay-demand = À payer : { $points }, dont un en { $colour }. Choisissez avec quoi.
terminal-london-raise = Le pion est en route : { $place }. Jouer une carte pour renchérir ?
terminal-london-window = Blanchir un lieu avec une carte ?
terminal-london-discard = Plus de cinq cartes : défaussez-en une.
terminal-london-whites = Un vice est guéri. Mettre deux jetons blancs dans le sac ?
terminal-london-lift = Retirez un jeton noir d’une tuile sabotée.
terminal-london-pawn = Le pion est ici : { $place }.
terminal-london-score = Tour { $turn }. Guéris : { $cured }. Devenus noirs : { $black }.
terminal-london-bag-demands = sac
terminal-london-legend = chemin ─ blanc · gris ▪ noir · CAPITALES : blanc
terminal-london-legend-acted = ⊘ a agi ; à nouveau après un autre lieu gris
terminal-london-acted = Hyde a déjà agi ici pendant ce tour : { $places }. Il pourra y agir de nouveau après être entré dans un autre lieu gris.
