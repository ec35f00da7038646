import type { homeTexts as english } from './en-home';
import { reasonWords } from '../../shelf/texts/it-reasons';
import type { Translated, WithAllArguments } from '../../shelf/texts/translated';

/** The words with which the ranking of the best on a place says what counts. */
const acrossCriteria = {
  'goal-difference': 'la differenza reti',
  'goals-scored': 'le reti segnate',
  wins: 'il numero di vittorie',
  conduct: 'il fair play',
};

const acrossResults = {
  all: '',
  'level-sizes': '; i risultati contro l’ultima squadra di un girone più grande non contano',
  'first-three': '; contano solo i risultati tra le prime tre di un girone',
  'per-match': '; il tutto per partita giocata',
};

const texts = {
  carousel: {
    previous: 'Precedente',
    next: 'Successiva',
    pause: 'Pausa',
    play: 'Avviare',
  },
  cupState: {
    firstMatches: 'Prime partite',
    today: 'Oggi',
    nextDay: 'Prossima giornata',
    final: 'La finale',
    way: 'Il cammino verso il titolo',
    myTeam: 'La mia squadra',
    next: 'Prossima partita',
    last: 'Ultima partita',
    place: (position, group, points) =>
      `${group}: posizione ${position}, ${points === 1 ? '1 punto' : `${points} punti`}`,
    leadsTo: (stage) => `Qualifica per: ${stage}`,
    leadsBestTo: (stage) => `Qualifica per: ${stage}, tra le migliori di questa posizione`,
    bestOfPlace: (place) => `Le migliori alla posizione ${place}`,
    bestOfPlaceRule: ({ criteria, results }) =>
      `${['Contano i punti', ...criteria.map((criterion) => acrossCriteria[criterion])].join(', poi ')}${acrossResults[results]}.`,
    bestOfPlaceOpen: 'Aperto finché le squadre a pari merito in questa posizione non sono separate.',
    table: {
      title: 'Classifica',
      empty: 'Classifica non ancora disponibile',
      columns: {
        position: ['Pos', 'Posizione'],
        team: ['Squadra', 'Squadra'],
        played: ['G', 'Partite giocate'],
        wins: ['V', 'Partite vinte'],
        draws: ['N', 'Partite nulle'],
        losses: ['P', 'Partite perse'],
        goals: ['Reti', 'Reti segnate e subite'],
        difference: ['+/-', 'Differenza reti'],
        points: ['Pt', 'Punti'],
      },
      byDecision: (team, points, note) => `* ${team}: ${points} punti per decisione. ${note}`,
      why: (team) => `Perché ${team} occupa questa posizione`,
    },
    reasons: reasonWords,
  },
  scorers: {
    title: 'Marcatrici e marcatori',
    player: 'Nome',
    goals: 'Reti',
    all: (count) => `Mostrare tutti i ${count} nomi`,
    fewer: 'Mostrare meno',
    fairPlay: 'Classifica fair play',
    cards: {
      yellow: ['G', 'Cartellini gialli'],
      secondYellow: ['2G', 'Secondi cartellini gialli'],
      red: ['R', 'Cartellini rossi'],
    },
    rule: ({ yellow, secondYellow, red, yellowAndRed }) =>
      `Chi ha meno punti è davanti: giallo ${yellow}, secondo giallo ${secondYellow}, rosso ${red}, giallo e poi rosso ${yellowAndRed}.`,
    typed: 'Chi ha meno punti è davanti, come inseriti da chi organizza.',
    inPart: 'I cartellini di alcune partite non sono stati contati.',
  },
  sample: {
    title: 'Esempio',
    stage: 'Finale',
    note: 'Così si presenterà il punteggio dal calcio d’inizio della prima partita.',
  },
  gallery: {
    title: 'Galleria',
    open: (alt) => `Ingrandire: ${alt}`,
  },
  pictures: {
    kickOff: 'Due squadre al calcio d’inizio, viste dall’alto',
    goal: 'Un pallone vola all’incrocio dei pali di una porta bianca e rossa',
    trophy: 'Una coppa dorata con un pallone in cima, sotto una pioggia di coriandoli',
    ball: 'Un pallone sul parquet di una palestra',
    stand: 'Una tribuna piena con uno striscione sotto i riflettori',
    shirts: 'Maglie rosse, bianche e blu in uno spogliatoio',
    scoreboard: 'Un tabellone segna tre a due',
    whistle: 'Un fischietto, un cartellino giallo e uno rosso su un pavimento verde',
  },
} satisfies Translated<typeof english>;

/** The texts below the first view of the home page. */
export const homeTexts: WithAllArguments<typeof english, typeof texts> = texts;
