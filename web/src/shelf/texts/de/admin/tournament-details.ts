import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { tournamentDetailsTexts as english } from '../../en/admin/tournament-details';
import type { Translated } from '../../translated';

export const tournamentDetailsTexts = {
  header: 'HIER LEGEN SIE DIE TURNIERANGABEN FEST',
  noDate: 'Kein Datum gefunden',
  noName: 'Kein Name gefunden',
  date: 'Datum',
  name: 'Name',
  nameHint: `Fakultativ, ${MIN_TOURNAMENT_NAME_LENGTH} bis ${MAX_TOURNAMENT_NAME_LENGTH} Zeichen`,
  edit: 'Bearbeiten',
  create: 'Turnier erstellen',
  set: 'Turnierangaben festlegen',
  save: 'Turnierangaben speichern',
  cancel: 'Abbrechen',
  created: 'Das Turnier ist erstellt',
  updated: 'Die Turnierangaben sind geändert',
  toOptions: 'Turnier verwalten',
  rules: {
    title: 'Punkte, Punktgleichheit, Zeitzone und Sprache',
    hint: 'Die Vorgaben passen für die meisten Turniere. Ändern Sie sie nur, wenn es bei Ihrem anders ist.',
    points: 'Punkte',
    win: 'Für einen Sieg',
    draw: 'Für ein Unentschieden',
    loss: 'Für eine Niederlage',
    pointsInWords: (win, draw, loss) =>
      `${win} für einen Sieg, ${draw} für ein Unentschieden, ${loss} für eine Niederlage`,
    tieBreakers: 'Bei Punktgleichheit',
    'goal-difference': 'Zuerst die Tordifferenz',
    'goal-difference-hint':
      'Es entscheidet die Tordifferenz aus allen Spielen, dann die erzielten Tore, dann die Direktbegegnungen. Üblich an Schweizer Hallenturnieren.',
    'head-to-head': 'Zuerst die Direktbegegnungen',
    'head-to-head-hint':
      'Es entscheiden nur die Spiele der punktgleichen Teams gegeneinander, dann Tordifferenz und Tore aus allen Spielen. Üblich in europäischen Wettbewerben.',
    language: 'Sprache',
    languageHint:
      'Worin die Website erscheint, wenn der Browser keine ihrer Sprachen verlangt. Alle können eine andere wählen.',
    timeZone: 'Zeitzone',
    timeZoneHint:
      'Wo das Turnier stattfindet. Datum und Anspielzeit der Spiele gelten nach der Uhr an diesem Ort.',
  },
  play: {
    title: 'Spielregeln und Namen der Spielerinnen und Spieler',
    hint: 'Wählen Sie, was am besten passt. Nach diesen Regeln richten sich die Seite am Spieltisch und die Uhr.',
    rules: 'Regeln eines Spiels',
    'indoor-cup': 'Hallenturnier 1 × 12 durchlaufend',
    'indoor-cup-hint':
      'Eine Halbzeit von zwölf Minuten, die Uhr läuft durch; keine Verlängerung, je drei Penaltys im Penaltyschiessen.',
    futsal: 'Futsal 2 × 20 gestoppt',
    'futsal-hint':
      'Zwei Halbzeiten von zwanzig Minuten, die Uhr steht bei Unterbrüchen; Verlängerung 2 × 5, je fünf Penaltys im Penaltyschiessen.',
    own: 'Eigene Werte',
    halves: 'Halbzeiten',
    oneHalf: '1 Halbzeit',
    twoHalves: '2 Halbzeiten',
    clock: 'Uhr',
    running: 'durchlaufende Uhr',
    stopped: 'gestoppte Uhr',
    length: (halves, minutes) => `${halves} × ${minutes} Min.`,
    numbers: {
      minutesPerHalf: 'Minuten einer Halbzeit',
      extraTimeMinutes: 'Minuten einer Halbzeit der Verlängerung (0: keine)',
      shootOutKicks: 'Penaltys je Team im Penaltyschiessen',
      foulLimit: 'Fouls einer Halbzeit ohne Zehnmeter',
      timeOuts: 'Time-outs je Team und Halbzeit',
      forfeitGoals: 'Tore bei einem Forfaitsieg',
    },
    players: 'Namen in der Öffentlichkeit',
    names: {
      initial: 'Vorname und Initiale',
      'initial-hint': 'Anna K. Ein Name aus einem einzigen Wort bleibt, wie er ist.',
      full: 'Ganzer Name',
      'full-hint': 'Anna Keller. Bitte Einwilligung einholen: viele sind minderjährig.',
      number: 'Nummer',
      'number-hint': 'Der Platz in der Liste des Teams.',
    },
    shortened:
      'Was schon geladen ist, lässt sich nicht zurückholen. Offene Seiten zeigen die kürzere Form nach wenigen Minuten; Browser und Zwischenspeicher können die bisherige bis zu einem Tag lang behalten.',
  },
} satisfies Translated<typeof english>;
