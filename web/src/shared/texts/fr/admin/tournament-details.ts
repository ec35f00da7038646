import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { tournamentDetailsTexts as english } from '../../en/admin/tournament-details';
import type { Translated } from '../../translated';

export const tournamentDetailsTexts = {
  header: 'SAISISSEZ ICI LES DONNÉES DU TOURNOI',
  noDate: 'Aucune date trouvée',
  noName: 'Aucun nom trouvé',
  date: 'Date',
  name: 'Nom',
  nameHint: `Facultatif, ${MIN_TOURNAMENT_NAME_LENGTH} à ${MAX_TOURNAMENT_NAME_LENGTH} caractères`,
  edit: 'Modifier',
  create: 'Créer le tournoi',
  set: 'Définir le tournoi',
  save: 'Enregistrer les données',
  cancel: 'Annuler',
  created: 'Le tournoi a été créé',
  updated: 'Les données du tournoi ont été modifiées',
  toOptions: 'Gérer le tournoi',
  rules: {
    title: 'Points, égalités, fuseau horaire et langue',
    hint: 'Ces réglages conviennent à la plupart des tournois. Ne les changez que si le vôtre est différent.',
    points: 'Points',
    win: 'Pour une victoire',
    draw: 'Pour un match nul',
    loss: 'Pour une défaite',
    pointsInWords: (win, draw, loss) =>
      `${win} pour une victoire, ${draw} pour un match nul, ${loss} pour une défaite`,
    tieBreakers: 'En cas d’égalité de points',
    'goal-difference': 'D’abord la différence de buts',
    'goal-difference-hint':
      'La différence de buts de tous les matchs décide, puis les buts marqués, puis les confrontations directes. Usuel dans les tournois en salle suisses.',
    'head-to-head': 'D’abord les confrontations directes',
    'head-to-head-hint':
      'Seuls les matchs entre les équipes à égalité décident, puis la différence de buts et les buts de tous les matchs. Usuel dans les compétitions européennes.',
    language: 'Langue',
    languageHint:
      'Langue du site pour qui a un navigateur dans une autre langue que celles du site. Chacun peut en choisir une autre.',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Là où se joue le tournoi. Les dates et heures des matchs sont celles de ce lieu.',
  },
} satisfies Translated<typeof english>;
