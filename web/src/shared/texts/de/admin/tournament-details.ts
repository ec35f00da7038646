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
} satisfies Translated<typeof english>;
