import { isPlaceInWords } from '../bracket/bind-placeholder';
import { parsePlaceholder } from '../bracket/placeholders';
import { MIN_LOCATION_LENGTH } from '../cup/limits';
import { nameKey } from '../cup/text/name-key';
import { countCharacters } from '../cup/text/visible-text';
import { findFixtureProblems, pairOf, type PresentRecords } from './find-fixture-problems';
import type { TeamProblem } from './find-team-problems';
import { FIXTURE_LIST, type FixtureColumn } from './fixture-columns';
import { readDay, readTime } from './list-dates';
import type { ListRow } from './list-rows';
import { type ListChoices, type ListTable, readTable } from './list-table';
import { findPresent, type PresentMatch } from './present-matches';
import type { ListNote } from './read-team-list';
import { shortened } from './shortened';

/** A match as a list names it. What is missing or cannot be read is empty. `line` counts from 1, `lines` are all that it stands in. */
export interface ListedMatch {
  readonly line: number;
  readonly lines: readonly number[];
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly local: string;
  readonly visitor: string;
  readonly group: string;
}

export interface FixtureList extends Omit<ListTable<FixtureColumn>, 'passedOver'> {
  readonly matches: readonly ListedMatch[];
  /** The problems and the notes, in the order of the lines. */
  readonly problems: readonly TeamProblem[];
  readonly notes: readonly ListNote[];
  /** The names of sides that are no team of the cup and no place, each once, in the order of the lines. */
  readonly unknown: readonly string[];
  /** The lines from which others below have their day, each with a line that has this day alone. */
  readonly dayLines: ReadonlyMap<number, string>;
}

/** What is known of the cup, and of the stage into which the matches come. */
export interface FixturesFor {
  /** The day of matches for which the list names none, and the present day in the time zone of the cup. */
  readonly date: string;
  readonly today: string;
  /** The place of matches for which the list names none. */
  readonly location: string;
  /** The name of the category of the stage; missing where it has none. */
  readonly category?: string | undefined;
  /** Whether groups come before the stage, so that '1A' is a place. */
  readonly isLater: boolean;
  readonly present: PresentRecords;
  /** The matches of the stage. */
  readonly inStage: readonly PresentMatch[];
  /** The teams of the cup, or of the category of the stage. */
  readonly teams: readonly { readonly name: string }[];
}

/** The most of a line that is left out that is told. */
const MOST_OF_LINE = 120;

/** A place that is but a number or a letter, with the heading of its column: 'Feld 1'. */
function placeOf(cell: string, heading: string): string {
  return cell !== '' && countCharacters(cell) < MIN_LOCATION_LENGTH ? `${heading} ${cell}`.trim() : cell;
}

/** The apostrophe that spreadsheets, and our own CSV, have before what begins like a formula; ours also where a separator is before it. */
const DEFUSED = /^'(?=[=+\-@])|([,;\t])'(?="*[=+\-@])/g;

function namedIn(cell: string): string {
  return cell.replaceAll(DEFUSED, '$1').replaceAll(/\s+/g, ' ');
}

/** Whether words are those of a winner or a loser. The number in them is that of the list, and may be another one here. */
function isResultOfMatch(name: string): boolean {
  return ['match-winner', 'match-loser'].includes(parsePlaceholder(name).kind);
}

function textOf({ cells }: ListRow): string {
  return shortened(cells.filter(Boolean).join(' '), MOST_OF_LINE);
}

/**
 * Reads matches from a list as another program writes it, a match a line. A line without two sides, such as a break, is left out, and so is one of
 * another category or already in the stage; all are told. A line without a day is of the day above it, which may stand in a line alone.
 */
export function readFixtureList(
  text: string,
  { date: ofCup, today, location: ofAll, category, isLater, present, inStage, teams }: FixturesFor,
  chosen: ListChoices<FixtureColumn> = {},
): FixtureList {
  const { passedOver, ...table } = readTable(text, FIXTURE_LIST, { layout: 'columns', ...chosen });
  const { columns, heading, rows } = table;
  const columnOf = (meaning: FixtureColumn) => columns.indexOf(meaning);
  const matches: ListedMatch[] = [];
  const notes = passedOver.map(({ row, kind }): ListNote => ({ line: row.line, kind, name: textOf(row) }));
  // The first groups of a cup have teams alone: a final among their matches is of a later stage.
  const takesNoPlaces = present.teams !== null && !isLater;
  const presentAs = findPresent(inStage);
  const known = new Set(teams.map(({ name }) => nameKey(name)));
  const unknown = new Map<string, string>();
  const dayLines = new Map<number, string>();
  const dayColumn = columnOf('date') === -1 ? columnOf('time') : columnOf('date');
  let day = ofCup;
  let dayFrom = 0;
  for (const row of rows) {
    const { line, lines: count, cells } = row;
    const cellOf = (meaning: FixtureColumn) => namedIn(cells[columnOf(meaning)] ?? '');
    const [local, visitor, time] = [cellOf('home'), cellOf('away'), cellOf('time')];
    const dated = cellOf('date') || (readDay(time) === null ? '' : time);
    const isPair = local !== '' && visitor !== '';
    // A word of a break is no day that could not be read.
    const own = dated === '' ? null : (readDay(dated) ?? (isPair ? '' : null));
    if (own !== null) [day, dayFrom] = [own, line];
    if (own !== null && cells.filter(Boolean).length === 1) continue;
    if (own === null && isPair && dayFrom > 0) {
      dayLines.set(dayFrom, `${(row.separator ?? '').repeat(dayColumn)}${day}`);
    }
    const isOfOther =
      category !== undefined && ![nameKey(category), ''].includes(nameKey(cellOf('category')));
    const others = [local, visitor].filter((name) => !known.has(nameKey(name)));
    const places = others.filter((name) => isPlaceInWords(name, isLater));
    if (!isPair || isOfOther || (takesNoPlaces && places.length > 0)) {
      notes.push({ line, kind: 'no-match', name: textOf(row) });
      continue;
    }
    const match: ListedMatch = {
      line,
      lines: Array.from({ length: count }, (_, index) => line + index),
      date: day,
      time: readTime(time) ?? readTime(dated) ?? '',
      location: placeOf(cellOf('location'), heading?.cells[columnOf('location')] ?? '') || ofAll,
      local,
      visitor,
      group: cellOf('group'),
    };
    const kind = presentAs(match);
    if (kind !== null) notes.push({ line, kind, name: pairOf(match) });
    if (kind === 'already-there') continue;
    for (const name of others) {
      if (!places.includes(name)) unknown.set(nameKey(name), name);
      else if (isResultOfMatch(name)) notes.push({ line, kind: 'match-number', name: shortened(name) });
    }
    matches.push(match);
  }
  const problems = findFixtureProblems(matches, [...unknown.keys()], today, present);
  notes.sort((a, b) => a.line - b.line);
  return {
    ...table,
    matches,
    problems,
    notes,
    unknown: [...unknown.values()].map((name) => shortened(name)),
    dayLines,
  };
}
