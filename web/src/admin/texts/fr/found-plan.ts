import type { foundPlanTexts as english } from '../en/found-plan';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
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
    gap: (time: string) =>
      `Il dure peut-être ${time} de plus que le plus court\u202f: le calcul n’a pas pu le préciser.`,
    phase: { groups: 'Groupes', knockout: 'Élimination directe' },
    bound: {
      finalAlone: 'La finale se joue ensuite, seule.',
      courts: (matches: number, courts: readonly string[], from: string, to: string) =>
        `${courts.join(', ')} avec ${matches} matchs\u202f: ${courts.length === 1 ? 'occupé' : 'occupés'} de ${from} à ${to}.`,
      andThen: (rounds: number) => (rounds === 1 ? 'Puis 1 tour suit.' : `Puis ${rounds} tours suivent.`),
      team: (team: string, matches: number) => `${team} joue ${matches} matchs et se repose entre eux.`,
      group: (group: string, matches: number) =>
        `${group} a ${matches} matchs, et ses équipes se reposent entre eux.`,
      teams: (matches: number) =>
        `Les ${matches} matchs demandent des équipes qui sont là et se sont reposées.`,
      referees: (matches: number) =>
        `Les ${matches} matchs demandent toutes les équipes qui peuvent jouer et arbitrer.`,
      rounds: (rounds: number) => `${rounds} tours se suivent, avec le repos entre eux.`,
      searched: 'Tout autre plan a été essayé.',
    },
    board: 'Matchs',
    byTime: 'Par horaire',
    byCourt: 'Par terrain',
    show: 'Afficher',
    moveHint:
      'Choisissez un match, puis où il doit aller\u202f: une place libre, ou un autre match pour les échanger. Vous pouvez aussi le glisser.',
    moving: (match: string) => `Où mettre ${match}\u202f? Échap le remet à sa place.`,
    free: 'libre',
    moveHere: (court: string, time: string) => `Déplacer\u202f: ${court}, ${time}`,
    pick: (match: string) => `Déplacer ${match}`,
    swapWith: (match: string) => `Échanger avec ${match}`,
    played: 'commencé\u202f: reste en place',
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
    shortBetween: (court: string, one: string, other: string, minutes: number) =>
      `${court} a des matchs à ${one} et à ${other}\u202f: seulement ${minutes === 1 ? '1 minute' : `${minutes} minutes`} entre les deux.`,
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
    finalNotAlone: (time: string) =>
      `La finale doit être le dernier match, seule\u202f: un autre commence à ${time}.`,
    courtClosed: (court: string, open: string, time: string) =>
      `${court} est ouvert ${open}\u202f: pas pour tout le match de ${time}.`,
    courtShut: (court: string, time: string) =>
      `${court} n’est pas ouvert ce jour-là\u202f: un match est à ${time}.`,
    otherBlock: (category: string, court: string, open: string, time: string) =>
      `Les blocs de ${category} sur ${court} sont ${open}\u202f: pas pour tout le match de ${time}.`,
    noBlock: (category: string, court: string, time: string) =>
      `${category}\u202f: aucun bloc sur ${court} ce jour-là, et un match est à ${time}.`,
    pairAtOnce: (one: string, against: string, time: string, other: string) =>
      `${one} à ${time} et ${against} à ${other} jouent en même temps\u202f: elles ne le doivent jamais.`,
    teamWish: (team: string, wish: string, time: string) =>
      `${team} joue à ${time}, contre le souhait «\u202f${wish}\u202f».`,
    pastMidnight: (time: string) => `Le match de ${time} n’est pas terminé à minuit.`,
    otherDay: (day: string) => `Ce match doit avoir lieu le ${day}.`,
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
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team}\u202f: ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}\u202f: ${courts}`,
    rest: (minutes: number) => `un repos de ${minutes} minutes`,
    pause: (minutes: number) => `une pause de ${minutes} minutes avant l’élimination directe`,
    stageOnDay: (stage: string, day: string) => `${stage} le ${day}`,
    break: (from: string, to: string, day: string) => `une interruption de ${from} à ${to} (${day})`,
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
    replaces: (stages: number, groups: number, matches: number) =>
      `Ce qui n’est pas dans le plan est remplacé\u202f: ${stages} des phases, ${groups} des groupes, ${matches} des matchs.`,
    kept: (matches: number) =>
      matches === 1
        ? '1 match reste tel quel, car il a commencé.'
        : `${matches} matchs restent tels quels, car ils ont commencé.`,
    moved: (matches: number) =>
      matches === 1
        ? '1 match change d’heure ou de terrain.'
        : `${matches} matchs changent d’heure ou de terrain.`,
    instead: (at: string) => `Il prend la place du plan publié le ${at}.`,
    past: (matches: number, first: string) =>
      matches === 1
        ? `1 match qui n’a pas commencé serait dans le passé, à ${first}. S’il reste à jouer, faites commencer la journée plus tard\u202f:`
        : `${matches} matchs qui n’ont pas commencé seraient dans le passé, le premier à ${first}. S’ils restent à jouer, faites commencer la journée plus tard\u202f:`,
    tablesOff:
      'Les enfants jouent sans classement\u202f: les classements sont désactivés. Cela se change sous Règlement du tournoi, et «\u202fAnnuler\u202f» y revient.',
    lost: 'Ces matchs ont commencé et ne sont pas dans le plan. Choisissez équipes et formule pour qu’ils y soient\u202f:',
    impossible: 'Personne ne peut jouer ainsi\u202f: corrigez d’abord les conflits.',
    button: 'Appliquer le plan',
    confirmTitle: 'Appliquer le plan',
    confirm: 'Appliquer',
    question: (matches: number) =>
      matches === 1
        ? 'Le tournoi aura ce seul match, et tout le monde le verra.'
        : `Le tournoi aura ces ${matches} matchs, et tout le monde les verra.`,
    done: 'Le plan a été appliqué',
    see: 'Voir les matchs publiés',
    seeDay: 'Déplacer des matchs le jour J',
  },
  published: {
    none: 'Ce brouillon n’est que dans ce navigateur, jusqu’à ce que vous l’appliquiez.',
    unknown:
      'Aucun plan n’est enregistré pour les matchs de ce tournoi. Les étapes montrent un brouillon qui n’est que dans ce navigateur\u202f; l’appliquer remplace ce qui n’y est pas.',
    beforeCategories: (at: string) =>
      `Un plan sans catégories a été publié le ${at}. Un plan par blocs prend sa place.`,
    published: (at: string, begun: number, all: number) =>
      `C’est le plan publié le ${at}. ${begun < 2 ? `${begun} match sur ${all} a commencé` : `${begun} matchs sur ${all} ont commencé`}.`,
    draft: (at: string) =>
      `Un brouillon, dans ce navigateur seulement\u202f: il diffère du plan publié le ${at}.`,
    overtaken: (at: string) =>
      `Un autre plan a été publié le ${at}, après le début de ce brouillon. Prenez ce plan, ou gardez votre brouillon pour le remplacer.`,
    back: 'Montrer le plan publié',
    keep: 'Garder mon brouillon',
    otherVersion: (form: number, own: number) =>
      `Le plan publié vient d’une autre version de ce site (forme ${form}\u202f; cette page lit la forme ${own}). Rechargez la page\u202f; si ce texte reste, le site doit être mis à jour. Rien ne change d’ici là.`,
    reload: 'Recharger la page',
    title: 'Plan publié',
    again: 'Planifier à nouveau',
    next: 'La suite',
    scorers: 'Créer les liens de la table de marque',
    whyMatches: 'C’est ainsi que le public les voit.',
    whyDay: 'Quand la journée prend du retard ou qu’une équipe ne vient pas.',
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
    final: (match: string) => `Finale\u202f: ${match}`,
    from: (time: string, court: string) => `${time}, ${court}`,
    noConflicts:
      'Aucune équipe et aucun terrain n’a deux matchs à la fois, et toutes les équipes ont leur repos.',
    confirm: (count: number) => (count === 1 ? 'Déplacer 1 match' : `Déplacer ${count} matchs`),
    done: 'Les matchs ont été déplacés',
  },
} satisfies Translated<typeof english>;

/** The steps of a plan that was found. */
export const foundPlanTexts: WithAllArguments<typeof english, typeof texts> = texts;
