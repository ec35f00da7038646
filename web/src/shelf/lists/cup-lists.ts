import { SIDES } from '@futsal-cup/domain/cup/sides';
import { compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { allMatches } from '../cup/all-matches';
import type { Cup, Match } from '../cup/cup';
import { sideName } from '../cup/side-name';
import { stageName } from '../cup/stage-name';
import { unusualResult } from '../match/match-note';
import type { ListTexts } from '../texts/lists/list-texts';
import { shownTexts } from '../texts/use-texts';
import { playerTablesOf } from './player-tables';
import { rowsInOrder } from './rows-in-order';

type Column = keyof ListTexts['columns'];

const TEAMS = ['number', 'date', 'time', 'stage', 'group', 'home', 'away'] as const;
const GOALS = ['homeGoals', 'awayGoals', 'homeKicks', 'awayKicks'] as const;
const PLAYED = ['played', 'wins', 'draws', 'losses'] as const;
const FIGURES = [...PLAYED, 'goalsFor', 'goalsAgainst', 'difference', 'points'] as const;

/** The lists, each with its columns. Those of several categories begin with the category. */
const COLUMNS = {
  fixtures: [...TEAMS, 'place', 'note'],
  results: [...TEAMS, ...GOALS, 'note'],
  tables: ['stage', 'group', 'position', 'team', ...FIGURES],
  scorers: ['position', 'player', 'team', 'goals'],
} as const satisfies Readonly<Record<string, readonly Column[]>>;

export type ListName = keyof typeof COLUMNS;

const NUMBERS: readonly Column[] = ['number', 'position', 'goals', ...GOALS, ...FIGURES];

function kindOf(column: Column): 'text' | 'number' | 'date' {
  if (column === 'date') return 'date';
  return NUMBERS.includes(column) ? 'number' : 'text';
}

/** Dates are `YYYY-MM-DD`, and null is an empty cell. */
export type Cell = string | number | null;

/** A list for a spreadsheet, the cells of each row in the order of the columns. */
export interface List {
  readonly name: string;
  readonly columns: readonly { readonly word: string; readonly kind: 'text' | 'number' | 'date' }[];
  readonly rows: readonly (readonly Cell[])[];
}

type Row = Readonly<Partial<Record<Column, Cell | undefined>>>;

const partsOf = (cup: Cup): readonly Cup[] => cup.parts ?? [cup];

function noteOf(match: Match): string | null {
  const { match: texts, matchStates } = shownTexts();
  const isUsual = match.state === 'scheduled' || match.state === 'finished';
  return unusualResult(match, texts) ?? (isUsual ? null : matchStates[match.state]);
}

/** The row of a match. A postponed one has no time, because the one that it had is over. */
function matchRow(match: Match, { Stages, category }: Cup): Row {
  const { local, visitor, state, date, time, location } = match;
  const groups = Stages.flatMap((stage) => stage.groups);
  return {
    category,
    number: match.matchNumber,
    ...(state !== 'postponed' && { date, time }),
    stage: stageName(match.Stage),
    group: groups.find(({ groupId }) => groupId === match.groupId)?.name,
    home: sideName(local),
    away: sideName(visitor),
    place: location,
    homeGoals: local.goals,
    awayGoals: visitor.goals,
    homeKicks: local.kicks,
    awayKicks: visitor.kicks,
    note: noteOf(match),
  };
}

function matchRows(cup: Cup, isIn: (match: Match) => boolean): Row[] {
  const placed = partsOf(cup).flatMap((part) => allMatches(part).map((match) => ({ match, part })));
  placed.sort((a, b) => compareByKickOff(a.match, b.match));
  return placed.flatMap(({ match, part }) => (isIn(match) ? matchRow(match, part) : []));
}

function tableRows(cup: Cup): Row[] {
  const parts = partsOf(cup).filter(({ shown }) => !shown);
  const stages = parts.flatMap(({ Stages, category }) => Stages.map((stage) => ({ stage, category })));
  return stages.flatMap(({ stage, category }) =>
    stage.groups.flatMap(({ name: group, standings, Teams }) =>
      rowsInOrder(standings, Teams).map(({ name: team, goalDifference: difference, ...figures }) => ({
        ...figures,
        ...{ category, stage: stageName(stage), group, team, difference },
      })),
    ),
  );
}

const ROWS: Readonly<Record<ListName, (cup: Cup) => readonly Row[]>> = {
  fixtures: (cup) => matchRows(cup, () => true),
  results: (cup) => matchRows(cup, (match) => SIDES.every((side) => match[side].goals !== null)),
  tables: tableRows,
  scorers: (cup) =>
    playerTablesOf(cup).flatMap(({ cup: { category }, scorers }) =>
      scorers.map(({ position, shownAs: player, team: { name: team }, goals }) => {
        return { category, position, player, team, goals };
      }),
    ),
};

/** The lists of a cup as everybody sees it. Where tables or results are off in all of it, there are no lists of them. */
export function listsOf(cup: Cup): readonly ListName[] {
  const shown = partsOf(cup).map((part) => part.shown);
  if (shown.length === 0 || shown.some((part) => !part)) return ['fixtures', 'results', 'tables', 'scorers'];
  return shown.includes('no-tables') ? ['fixtures', 'results'] : ['fixtures'];
}

/** Makes a list of a cup, with nothing in it that its pages do not show: players have the names that everybody sees. */
export function listOfCup(name: ListName, cup: Cup, texts: ListTexts): List {
  const hasCategories = partsOf(cup).some(({ category }) => category);
  const columns: readonly Column[] = [...(hasCategories ? ['category' as const] : []), ...COLUMNS[name]];
  return {
    name: texts.names[name],
    columns: columns.map((column) => ({ word: texts.columns[column], kind: kindOf(column) })),
    rows: ROWS[name](cup).map((row) => columns.map((column) => row[column] ?? null)),
  };
}
