import type { dayTexts as english } from '../en/day';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  today: {
    title: 'Aujourd’hui',
    waits: 'Ce qui vous attend',
    nothing: 'Rien ne vous attend.',
    decide: 'Saisir la décision',
    addMatches: 'Ajouter les matchs',
    complete: 'Clore quand même',
    completed: 'Le groupe est clos',
    toMatches: 'Vers les matchs',
    toLog: 'Vers la feuille de match',
    toGroups: 'Vers les groupes',
    placedTwice: (team, stage) =>
      `${team} est deux fois dans «\u202f${stage}\u202f», parce qu’un résultat a été corrigé. Veuillez vérifier les groupes.`,
    level: (group, teams) =>
      `${group}\u202f: ${teams} sont à égalité, et des matchs suivants ou le podium dépendent de leurs places.`,
    across: (stage, place, teams) =>
      `${stage}\u202f: des équipes à la place ${place} des groupes sont à égalité, et des matchs suivants en dépendent (${teams}).`,
    missing: (group, pairs) =>
      `${group}\u202f: tous les matchs sont terminés, mais ces paires ne se sont pas encore rencontrées, donc les places ne sont pas définitives\u202f: ${pairs}`,
    unopened: (link) =>
      `Personne n’a ouvert le lien «\u202f${link}\u202f» pour la feuille de match, alors qu’il a des matchs aujourd’hui.`,
    toScorers: 'Vers les liens',
    linksUnknown: 'Impossible de lire si les liens pour la feuille de match ont été ouverts.',
    nowAndNext: 'Maintenant et ensuite',
    toSpeaker: 'Phrases pour le speaker',
    ofMatch: {
      'under-review': 'le score a été saisi pour d’autres équipes que celles de maintenant.',
      undecided: 'aucune équipe n’a encore gagné, alors que la suite ou le titre en dépend.',
      'played-by-withdrawn': 'une équipe retirée joue encore. Terminez le match dans sa feuille de match.',
      'late-entries': 'des saisies sont arrivées après la fin. Décidez ce qui compte.',
      'awaiting-result': 'le résultat manque.',
      late: 'l’heure du coup d’envoi est passée, et personne ne l’a lancé.',
    },
  },
  speaker: {
    title: 'Speaker',
    about: 'Des phrases à lire à haute voix. Cochez ce qui a été lu\u202f: cet appareil s’en souvient.',
    now: 'Maintenant',
    next: 'Ensuite',
    ended: 'Vient de se terminer',
    through: 'Qui est qualifié',
    corrections: 'Corrections',
    between: 'Entre deux',
    noneNow: 'Aucun match n’est en cours.',
    noneNext: 'Il n’y a plus de match à venir.',
    noneEnded: 'Aucun match ne s’est terminé aujourd’hui.',
    noneThrough: 'Personne n’est encore qualifié pour un match à venir.',
    corrected: 'Correction\u202f:',
    readBefore: (count) => `Déjà lu, et plus ancien (${count})`,
    nextOn: (court, when, teams) => `Ensuite sur ${court}, ${when}\u202f: ${teams}.`,
    call: 'Les deux équipes sont attendues au bord du terrain.',
    sponsors: (names) => `Merci à nos sponsors\u202f: ${names}.`,
    referees: (team) => `Arbitres\u202f: ${team}.`,
    goesOn: (team, stage, why) => `${team} continue, «\u202f${stage}\u202f»\u202f: ${why}.`,
    withPoints: (place, points) =>
      `${place} avec ${points} ${points === 1 || points === 0 ? 'point' : 'points'}`,
    firstPlace: 'première place du classement',
    against: (score, opponent) => `${score} contre ${opponent}`,
    onPenalties: (kicks, opponent) => `${kicks} aux tirs au but contre ${opponent}`,
    byForfeit: (opponent) => `par forfait contre ${opponent}`,
    bye: 'sans adversaire',
    playsNext: (when, court, opponent) => `Prochain match\u202f: ${when}, ${court}, contre ${opponent}.`,
    champion: (team, why) => `${team} remporte le tournoi\u202f: ${why}.`,
    second: (team) => `Deuxième\u202f: ${team}.`,
    third: (teams) => `Troisième\u202f: ${teams}.`,
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const dayTexts: WithAllArguments<typeof english, typeof texts> = texts;
