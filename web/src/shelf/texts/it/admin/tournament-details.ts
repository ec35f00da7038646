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
  play: {
    title: 'Regole della partita e nomi di giocatrici e giocatori',
    hint: 'Scegliere ciò che si avvicina di più. La pagina del tavolo e il cronometro seguono queste regole.',
    rules: 'Regole di una partita',
    'indoor-cup': 'Torneo in palestra 1 × 12 continuato',
    'indoor-cup-hint':
      'Un tempo di dodici minuti, il cronometro non si ferma; niente supplementari, tre rigori per squadra.',
    futsal: 'Futsal 2 × 20 effettivi',
    'futsal-hint':
      'Due tempi di venti minuti, il cronometro si ferma con il gioco; supplementari 2 × 5, cinque rigori per squadra.',
    own: 'Valori propri',
    halves: 'Tempi',
    oneHalf: '1 tempo',
    twoHalves: '2 tempi',
    clock: 'Cronometro',
    running: 'continuato',
    stopped: 'effettivo',
    length: (halves, minutes) => `${halves} × ${minutes} min`,
    numbers: {
      minutesPerHalf: 'Minuti di un tempo',
      extraTimeMinutes: 'Minuti di un tempo supplementare (0: nessuno)',
      shootOutKicks: 'Rigori per squadra',
      foulLimit: 'Falli di un tempo senza tiro dai dieci metri',
      timeOuts: 'Time-out per squadra e tempo',
      forfeitGoals: 'Reti di una vittoria per forfait',
    },
    players: 'Nomi in pubblico',
    names: {
      initial: 'Nome e iniziale',
      'initial-hint': 'Anna K. Un nome di una sola parola resta com’è.',
      full: 'Nome completo',
      'full-hint': 'Anna Keller. Chiedere il consenso: molti sono minorenni.',
      number: 'Numero',
      'number-hint': 'Il posto nella lista della squadra.',
    },
    shortened:
      'Ciò che è stato caricato non si può richiamare. Le pagine aperte mostrano la forma più breve dopo pochi minuti; browser e cache possono conservare quella di prima per un giorno al massimo.',
  },
} satisfies Translated<typeof english>;
