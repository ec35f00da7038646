import type { planTexts as english } from '../../en/admin/plan';
import type { Translated } from '../../translated';

/** The texts of the screens on which administrators plan a tournament and move its matches on the day. */
export const planTexts = {
  title: 'Plan',
  about: 'D’une liste d’équipes au tournoi publié en quatre étapes. Tout est conservé au fil de la saisie.',
  steps: 'Étapes du plan',
  step: { teams: 'Équipes', format: 'Formule', time: 'Horaire', timetable: 'Plan', day: 'Le jour J' },
  next: (step: string) => `Continuer\u202f: ${step}`,
  teams: {
    title: 'Ajouter des équipes',
    hint: 'Une équipe par ligne, ou des lignes d’un tableur\u202f: l’équipe, puis ses joueurs dans les colonnes suivantes. Rien n’est enregistré avant que vous ne les ajoutiez.',
    list: 'Liste des équipes',
    example: 'Lions; Anna Keller, Lea Meier',
    file: 'Ouvrir un fichier',
    noList: (file: string) =>
      `${file} n’est pas une liste lisible. Enregistrez le tableau au format CSV ou copiez ses lignes ici.`,
    found: (teams: number, players: number) =>
      `${teams} ${teams === 1 ? 'équipe' : 'équipes'}, ${players} ${players === 1 ? 'joueur' : 'joueurs'}`,
    line: (line: number) => `Ligne ${line}`,
    sameAs: (line: number) => `comme à la ligne ${line}`,
    inCup: 'déjà dans le tournoi',
    openQuote: (name: string) => `rien ne ferme le guillemet de ${name}, qui fait donc partie du nom.`,
    samePlayer: (name: string) => `${name} figure plusieurs fois et est ajouté une seule fois.`,
    add: (count: number) => (count === 1 ? 'Ajouter 1 équipe' : `Ajouter ${count} équipes`),
    added: 'Les équipes ont été ajoutées',
    present: (count: number) => (count === 1 ? '1 équipe' : `${count} équipes`),
    none: 'Le tournoi n’a pas encore d’équipes.',
    edit: 'Modifier équipes et joueurs',
  },
  format: {
    title: 'Formule',
    groups: 'Groupes',
    knockoutOnly: 'Élimination directe seule',
    oneGroup: 'Un groupe',
    manyGroups: (count: number) => `${count} groupes`,
    rounds: 'Chacun rencontre chacun',
    once: 'une fois',
    twice: 'deux fois',
    qualifiers: 'Combien d’équipes de chaque groupe se qualifient',
    noKnockout: 'Pas d’élimination directe',
    bestOfNext: (place: number) => `Combien des équipes au rang ${place} se qualifient en plus`,
    thirdPlace: 'Match pour la troisième place',
    placesFiveToEight: 'Matchs pour les places 5 à 8',
    draw: 'Tirage au sort',
    isDrawn: 'Tirer les équipes au sort dans les groupes',
    isDrawnHint:
      'Sinon elles sont réparties dans l’ordre\u202f: d’abord les têtes de série, puis par ordre alphabétique.',
    seed: 'Numéro du tirage',
    seedHint: 'Le même numéro redonne le même tirage.',
    again: 'Refaire le tirage',
    seeded: (count: number) => `Têtes de série (${count})`,
    seededHint:
      'La meilleure d’abord, dans l’ordre où vous les cochez. Elles sont dans des groupes différents.',
    drawn: 'Voici ce que cela donne',
    total: (matches: number) => (matches === 1 ? '1 match' : `${matches} matchs`),
  },
  time: {
    days: 'Jours',
    day: (number: number) => `Jour ${number}`,
    date: 'Date',
    from: 'De',
    to: 'À',
    addDay: 'Ajouter un jour',
    removeDay: (number: number) => `Supprimer le jour ${number}`,
    zone: (zone: string) => `Les heures sont celles du tournoi (${zone}).`,
    courts: 'Terrains',
    court: (number: number) => `Terrain ${number}`,
    courtName: (number: number) => `Terrain ${number}`,
    name: 'Nom',
    addCourt: 'Ajouter un terrain',
    removeCourt: (name: string) => `Supprimer ${name}`,
    ownTimes: 'Horaires propres',
    addTime: 'Ajouter un horaire',
    removeTime: 'Supprimer cet horaire',
    lengths: 'Minutes',
    length: {
      minutesPerMatch: 'Un match',
      minutesBetween: 'Entre deux matchs sur un terrain',
      leastRest: 'Repos minimal d’une équipe',
      pauseBeforeKnockout: 'Pause avant l’élimination directe',
    },
    wishes: 'Souhaits',
    referees: 'Des équipes arbitrent les matchs de groupe',
    refereesHint: 'À chaque match, une équipe qui ne joue pas est là.',
    addTeamWish: 'Souhait d’une équipe',
    addCourtWish: 'Terrain d’une phase',
    removeWish: 'Supprimer ce souhait',
    team: 'Équipe',
    when: 'Quand',
    notBefore: 'pas avant',
    notAfter: 'matchs finis à',
    time: 'Heure',
    everyDay: 'chaque jour',
    stage: 'Phase',
    onCourts: 'Sur ces terrains',
  },
  found: {
    title: 'Le plan',
    searching: 'Recherche d’un plan …',
    cancel: 'Annuler',
    cancelled: 'La recherche a été annulée.',
    failed: 'Le plan n’a pas pu être calculé. Vérifiez la connexion et relancez la recherche.',
    again: 'Chercher à nouveau',
    mend: 'Veuillez d’abord corriger ceci\u202f:',
    length: (matches: number, from: string, to: string) =>
      `${matches === 1 ? '1 match' : `${matches} matchs`}, de ${from} à ${to}.`,
    shortest: 'Aucun plan ne peut être plus court\u202f:',
    shortestOnGrid: (grid: number) =>
      `Avec un début toutes les ${grid} minutes dès l’ouverture, aucun plan ne peut être plus court\u202f:`,
    gap: (grid: number, time: string) =>
      `Avec un début toutes les ${grid} minutes dès l’ouverture, il dure peut-être ${time} de plus que le plus court\u202f: la preuve ne va pas plus loin.`,
    anyStart: (time: string) => `D’autres heures de début feraient gagner au plus ${time}.`,
    phase: { groups: 'Groupes', knockout: 'Élimination directe' },
    bound: {
      courts: (matches: number, courts: readonly string[], from: string, to: string) =>
        `${courts.join(', ')} avec ${matches} matchs\u202f: ${courts.length === 1 ? 'occupé' : 'occupés'} de ${from} à ${to}.`,
      andThen: (rounds: number) => (rounds === 1 ? 'Puis 1 tour suit.' : `Puis ${rounds} tours suivent.`),
      team: (team: string, matches: number) => `${team} joue ${matches} matchs et se repose entre eux.`,
      group: (group: string, matches: number) =>
        `${group} a ${matches} matchs, et ses équipes se reposent entre eux.`,
      teams: (matches: number) =>
        `Les ${matches} matchs demandent des équipes qui sont là et se sont reposées.`,
      referees: (matches: number) =>
        `Pour ${matches} matchs, il n’y a pas plus d’équipes pour jouer et arbitrer.`,
      rounds: (rounds: number) => `${rounds} tours se suivent, avec le repos entre eux.`,
      searched: 'Tout autre plan a été essayé.',
    },
    byTime: 'Par heure',
    byCourt: 'Par terrain',
    show: 'Afficher',
    moveHint:
      'Choisissez un match, puis où il doit aller\u202f: une place libre, ou un autre match pour les échanger. Vous pouvez aussi le glisser.',
    moving: (match: string) => `Où mettre ${match}\u202f? Échap le remet à sa place.`,
    free: 'libre',
    moveHere: (court: string, time: string) => `Déplacer\u202f: ${court}, ${time}`,
    pick: (match: string) => `Déplacer ${match}`,
    swapWith: (match: string) => `Échanger avec ${match}`,
    played: 'commencé\u202f: il reste',
    referee: (team: string) => `Arbitrage\u202f: ${team}`,
    reset: 'Revenir au plan trouvé',
  },
  conflict: {
    title: (count: number) => (count === 1 ? '1 conflit' : `${count} conflits`),
    noPlace: 'Ce match n’a pas de place.',
    teamTwice: (team: string, one: string, other: string) =>
      `${team} joue à ${one} et à ${other}\u202f: les deux en même temps.`,
    courtTwice: (court: string, one: string, other: string) =>
      `${court} a des matchs à ${one} et à ${other}\u202f: les deux en même temps.`,
    tooEarly: (one: string, other: string) =>
      `Le match de ${other} attend celui de ${one}, qui n’est alors pas terminé.`,
    noRest: (team: string, one: string, other: string) =>
      `${team} joue à ${one} et à ${other}\u202f: aucun repos.`,
    shortRest: (team: string, one: string, other: string, rest: number) =>
      `${team} joue à ${one} et à ${other}\u202f: seulement ${rest} minutes de repos.`,
    whoever: 'L’équipe qualifiée',
    shortPause: (pause: number, wanted: number) =>
      `Seulement ${pause} minutes de pause avant l’élimination directe au lieu de ${wanted}.`,
    wish: (wish: string) => `Le souhait «\u202f${wish}\u202f» n’est pas respecté.`,
    noReferee: 'Il ne reste aucune équipe pour arbitrer ce match.',
  },
  none: {
    title: 'Un tel plan n’existe pas',
    alone: 'Ceci ne peut pas être respecté. Renoncez-y, et il y a un plan\u202f:',
    places: (places: number, matches: number) =>
      `Il y a de la place pour ${places} matchs, et il y en a ${matches}.`,
    proven: 'Ces souhaits se contredisent. Renoncez à l’un d’eux, n’importe lequel, et il y a un plan\u202f:',
    likely: 'Avec tout cela, aucun plan n’a été trouvé. Sans l’un de ces points, il y en a un\u202f:',
    unknown:
      'Même sans aucun souhait, aucun plan n’a été trouvé. Plus de temps, plus de terrains ou moins de matchs aideraient.',
    otherStarts: (grid: number) =>
      `Cela vaut pour un début toutes les ${grid} minutes dès l’ouverture\u202f; avec d’autres heures, il y a peut-être un plan.`,
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team}\u202f: ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}\u202f: ${courts}`,
    rest: (minutes: number) => `un repos de ${minutes} minutes`,
    pause: (minutes: number) => `une pause de ${minutes} minutes avant l’élimination directe`,
    endOfTime: 'la fin des jours et des horaires des terrains',
  },
  rest: {
    title: 'Repos de chaque équipe',
    team: 'Équipe',
    matches: 'Matchs',
    least: 'Minimum',
    average: 'Moyenne',
    inARow: 'De suite',
    first: 'Premier',
    last: 'Dernier',
    referees: 'Arbitre à',
    minutes: (minutes: number) => `${minutes} min`,
  },
  apply: {
    title: 'Publier',
    nothing: 'Le tournoi n’a pas encore de phases ni de matchs\u202f: rien n’est remplacé.',
    replaces: (stages: number, groups: number, matches: number) =>
      `Ce qui n’est pas dans le plan est remplacé\u202f: ${stages} des phases, ${groups} des groupes, ${matches} des matchs.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 match reste tel quel, car il a commencé.'
        : `${matches} matchs restent tels quels, car ils ont commencé.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 match qui n’a pas commencé serait dans le passé, à ${first}. S’il reste à jouer, faites commencer la journée plus tard\u202f:`
        : `${matches} matchs qui n’ont pas commencé seraient dans le passé, le premier à ${first}. S’ils restent à jouer, faites commencer la journée plus tard\u202f:`,
    lost: 'Ces matchs ont commencé et ne sont pas dans le plan. Choisissez équipes et formule pour qu’ils y soient\u202f:',
    impossible: 'Personne ne peut jouer ainsi\u202f: corrigez d’abord les conflits.',
    button: 'Appliquer le plan',
    confirmTitle: 'Appliquer le plan',
    confirm: 'Appliquer',
    question: (matches: number) =>
      matches === 1
        ? 'Le tournoi a ensuite ce seul match, et tout le monde le voit.'
        : `Le tournoi a ensuite ces ${matches} matchs, et tout le monde les voit.`,
    done: 'Le plan a été appliqué',
    see: 'Voir les matchs publiés',
    seeDay: 'Déplacer des matchs le jour J',
  },
  day: {
    title: 'Horaire',
    hint: 'Choisissez le match à partir duquel quelque chose change. Les matchs commencés restent en place.',
    none: 'Le tournoi n’a pas encore de matchs\u202f: faites d’abord un plan.',
    begun: (count: number) => (count === 1 ? '1 match a commencé' : `${count} matchs ont commencé`),
    allBegun: 'Tous les matchs de ce jour ont commencé.',
    day: 'Jour',
    chosen: (match: string) => `À partir de ${match}`,
    scope: 'Quels matchs',
    everywhere: 'sur tous les terrains',
    onCourt: (court: string) => `${court} seulement`,
    later: (minutes: number) => `+${minutes} minutes`,
    earlier: (minutes: number) => `−${minutes} minutes`,
    swap: 'Échanger avec',
    alone: 'Ce match seulement',
    time: 'Heure',
    court: 'Terrain',
    look: 'Voir ce qui change',
    pick: 'Veuillez choisir',
    midnight: 'Un match tomberait alors un autre jour\u202f: rien n’est déplacé.',
    preview: 'Ce qui change',
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts:
      'Aucune équipe et aucun terrain n’a deux matchs à la fois, et toutes les équipes ont leur repos.',
    confirm: (count: number) => (count === 1 ? 'Déplacer 1 match' : `Déplacer ${count} matchs`),
    done: 'Les matchs ont été déplacés',
  },
} satisfies Translated<typeof english>;
