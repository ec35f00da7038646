import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { tournamentDetailsTexts as english } from '../../en/admin/tournament-details';
import type { Translated } from '../../translated';

export const tournamentDetailsTexts = {
  header: 'INSERISCA QUI I DATI DEL TORNEO',
  noDate: 'Nessuna data trovata',
  noName: 'Nessun nome trovato',
  date: 'Data',
  name: 'Nome',
  nameHint: `Facoltativo, da ${MIN_TOURNAMENT_NAME_LENGTH} a ${MAX_TOURNAMENT_NAME_LENGTH} caratteri`,
  edit: 'Modificare',
  create: 'Creare il torneo',
  set: 'Definire il torneo',
  save: 'Salvare i dati',
  cancel: 'Annullare',
  created: 'Il torneo è stato creato',
  updated: 'I dati del torneo sono stati modificati',
  toOptions: 'Gestire il torneo',
  rules: {
    title: 'Punti, parità, fuso orario e lingua',
    hint: 'Queste impostazioni vanno bene per quasi tutti i tornei. Le cambi solo se il Suo è diverso.',
    points: 'Punti',
    win: 'Per una vittoria',
    draw: 'Per un pareggio',
    loss: 'Per una sconfitta',
    pointsInWords: (win, draw, loss) =>
      `${win} per una vittoria, ${draw} per un pareggio, ${loss} per una sconfitta`,
    tieBreakers: 'In caso di parità di punti',
    'goal-difference': 'Prima la differenza reti',
    'goal-difference-hint':
      'Decide la differenza reti di tutte le partite, poi le reti segnate, poi gli scontri diretti. Usuale nei tornei indoor svizzeri.',
    'head-to-head': 'Prima gli scontri diretti',
    'head-to-head-hint':
      'Decidono solo le partite tra le squadre a pari punti, poi la differenza reti e le reti di tutte le partite. Usuale nelle competizioni europee.',
    language: 'Lingua',
    languageHint:
      'La lingua del sito per chi ha il browser in una lingua che il sito non ha. Tutti possono sceglierne un’altra.',
    timeZone: 'Fuso orario',
    timeZoneHint: 'Dove si gioca il torneo. Le date e gli orari delle partite sono quelli del luogo.',
  },
} satisfies Translated<typeof english>;
