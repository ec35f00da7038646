import type { homeTexts as english } from './en-home';
import { reasonWords } from '../../shelf/texts/de-reasons';
import type { Translated, WithAllArguments } from '../../shelf/texts/translated';

/** The words with which the ranking of the best on a place says what counts. */
const acrossCriteria = {
  'goal-difference': 'Tordifferenz',
  'goals-scored': 'erzielte Tore',
  wins: 'Siege',
  conduct: 'Fairplay-Wertung',
};

const acrossResults = {
  all: '',
  'level-sizes': '; Resultate gegen das letzte Team einer grösseren Gruppe zählen nicht',
  'first-three': '; nur Resultate unter den ersten drei einer Gruppe zählen',
  'per-match': '; alles pro Spiel gerechnet',
};

const texts = {
  carousel: {
    previous: 'Zurück',
    next: 'Weiter',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
  cupState: {
    firstMatches: 'Erste Spiele',
    today: 'Heute',
    nextDay: 'Nächster Spieltag',
    final: 'Der Final',
    way: 'Der Weg zum Titel',
    myTeam: 'Mein Team',
    next: 'Als Nächstes',
    last: 'Zuletzt',
    place: (position, group, points) =>
      `${group}: Platz ${position}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
    leadsTo: (stage) => `Führt zu: ${stage}`,
    leadsBestTo: (stage) => `Führt zu: ${stage}, als eines der besten Teams auf diesem Platz`,
    bestOfPlace: (place) => `Die Besten auf Platz ${place}`,
    bestOfPlaceRule: ({ criteria, results }) =>
      `${['Es zählen Punkte', ...criteria.map((criterion) => acrossCriteria[criterion])].join(', dann ')}${acrossResults[results]}.`,
    bestOfPlaceOpen: 'Offen, bis gleichauf liegende Teams auf diesem Platz getrennt sind.',
    table: {
      title: 'Tabelle',
      empty: 'Noch keine Tabelle vorhanden',
      columns: {
        position: ['Pl.', 'Platz'],
        team: ['Team', 'Team'],
        played: ['Sp', 'Spiele'],
        wins: ['S', 'Siege'],
        draws: ['U', 'Unentschieden'],
        losses: ['N', 'Niederlagen'],
        goals: ['Tore', 'Erzielte und erhaltene Tore'],
        difference: ['+/-', 'Tordifferenz'],
        points: ['Pkt', 'Punkte'],
      },
      byDecision: (team, points, note) => `* ${team}: ${points} Punkte durch Entscheid. ${note}`,
      why: (team) => `Warum ${team} auf diesem Platz steht`,
    },
    reasons: reasonWords,
  },
  scorers: {
    title: 'Torschützinnen und Torschützen',
    player: 'Name',
    goals: 'Tore',
    all: (count) => `Alle ${count} zeigen`,
    fewer: 'Weniger zeigen',
    fairPlay: 'Fairplay-Tabelle',
    cards: {
      yellow: ['G', 'Gelbe Karten'],
      secondYellow: ['GR', 'Gelb-Rote Karten'],
      red: ['R', 'Rote Karten'],
    },
    rule: ({ yellow, secondYellow, red, yellowAndRed }) =>
      `Die wenigsten Punkte stehen zuoberst: Gelb ${yellow}, Gelb-Rot ${secondYellow}, Rot ${red}, Gelb und dann Rot ${yellowAndRed}.`,
    typed: 'Die wenigsten Punkte stehen zuoberst, so wie die Turnierleitung sie eingetragen hat.',
    inPart: 'Die Karten einiger Spiele wurden nicht gezählt.',
  },
  sample: {
    title: 'Beispiel',
    stage: 'Final',
    note: 'So sieht der Spielstand aus, sobald das erste Spiel angepfiffen ist.',
  },
  gallery: {
    title: 'Galerie',
    open: (alt) => `Vergrössern: ${alt}`,
  },
  pictures: {
    kickOff: 'Zwei Teams beim Anpfiff, von oben gesehen',
    goal: 'Ein Ball fliegt ins Lattenkreuz eines rot-weissen Tors',
    trophy: 'Ein goldener Pokal mit einem Ball darauf, ringsum fällt Konfetti',
    ball: 'Ein Ball auf dem Holzboden einer Sporthalle',
    stand: 'Eine volle Tribüne mit einem Transparent im Flutlicht',
    shirts: 'Rote, weisse und blaue Trikots in einer Garderobe',
    scoreboard: 'Eine Anzeigetafel: drei zu zwei',
    whistle: 'Eine Pfeife, eine gelbe und eine rote Karte auf grünem Boden',
  },
} satisfies Translated<typeof english>;

/** The texts below the first view of the home page. */
export const homeTexts: WithAllArguments<typeof english, typeof texts> = texts;
