import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isSameCourt } from '@futsal-cup/domain/match-log/scorer-link';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { type Clock, compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, arrangeMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { type MatchState, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { type BracketColumn, columnsOf } from '../../shelf/bracket/bracket-columns';
import { cupRounds, findFeeders } from '../../shelf/bracket/cup-rounds';
import { allMatches } from '../../shelf/cup/all-matches';
import { type Cup, hasBracket, type Match } from '../../shelf/cup/cup';
import { isPlayedNow } from '../../shelf/cup/poll-interval';
import { inCategory, stageName } from '../../shelf/cup/stage-name';
import type { ScreenTexts } from '../texts/screen-texts';
import { inParts, type List, packLists, ROWS } from './pack';

/** A court with the match that is played there, or else the next one, or else the last one. */
export interface Court {
  readonly name: string;
  readonly match: Match;
  readonly state: MatchState;
  readonly next: readonly Match[];
}

/** A team in a table, or in a list of teams. */
type TableRow = Pick<StandingsRowView, 'teamId' | 'name'> & Partial<StandingsRowView>;

export interface Table extends List<TableRow> {
  readonly playing?: ReadonlySet<string> | undefined;
}

/** What the screen shows at a time. A bracket and a podium are of a category, if the cup has categories. */
export type Page = { readonly category?: string | undefined } & (
  | { readonly kind: 'courts'; readonly courts: readonly Court[] }
  | {
      readonly kind: 'matches';
      readonly title: string;
      readonly rows: readonly Match[];
      readonly isOver?: boolean;
    }
  | { readonly kind: 'tables'; readonly columns: readonly (readonly Table[])[] }
  | { readonly kind: 'bracket'; readonly columns: readonly BracketColumn[] }
  | { readonly kind: 'podium'; readonly places: readonly (readonly string[])[] }
);

/** So many courts are on a page, because the score of each takes a sixth of its height. */
const BOARDS = 2;
/** The rounds with so many matches at most are drawn as a bracket. */
const BRACKET_ROWS = 4;
const BRACKET_COLUMNS = 3;

export function courtsOf(cup: Cup): string[] {
  const courts: string[] = [];
  for (const { location } of allMatches(cup)) {
    if (location && !courts.some((court) => isSameCourt(court, location))) courts.push(location);
  }
  return courts.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

/** Whether a match is played now or should be, and is not one that somebody has forgotten to end. */
function isOn(match: Match, clock: Clock): boolean {
  return isOnNow(match, clock) && (match.state !== 'live' || isPlayedNow(match, clock));
}

/** Returns the courts with what is played there, is next or was last. Matches without a court have a board of their own. */
function readCourts(cup: Cup, { board, upcoming, results }: ArrangedMatches<Match>, clock: Clock): Court[] {
  const now = board.filter((match) => isOn(match, clock));
  const courtOf = (name: string, match: Match, next: readonly Match[]): Court => {
    return { name, match, state: matchStateAt(match, clock), next };
  };
  const named = courtsOf(cup).flatMap((name) => {
    const here = [...now, ...upcoming, ...[...results].reverse(), ...board].filter(({ location }) =>
      isSameCourt(location, name),
    );
    const [match, ...others] = here;
    const next = others.filter((other) => upcoming.includes(other));
    return match ? [courtOf(name, match, next)] : [];
  });
  return [...named, ...now.filter(({ location }) => !location).map((match) => courtOf('', match, []))];
}

function pagesOfTables(tables: readonly Table[]): Page[] {
  return packLists(tables).map((columns) => ({ kind: 'tables', columns }));
}

/** The tables of a part of the cup; those that are through make room for what is still open. */
function tablePages({ shown, Stages, category }: Cup, isFinished: boolean): Page[] {
  if (shown) return [];
  const stages = Stages.filter(({ groups }) => groups.length > 0);
  const isUnplayed = ({ Matches }: Cup['Stages'][number]) => Matches.some((match) => !hasScore(match));
  const open = isFinished ? [] : stages.filter(isUnplayed);
  const tables = (open.length > 0 ? open : stages.slice(-1)).flatMap(({ groups }) =>
    groups.map(({ name, standings, playing }): Table => {
      const rows = [...standings].sort((a, b) => a.position - b.position);
      return { title: inCategory(category, name), rows, playing };
    }),
  );
  return pagesOfTables(tables);
}

function isOpen({ seeds }: BracketColumn[number]): boolean {
  const matches = seeds.map(({ match }) => match);
  return matches.some(({ local, visitor }) => local.team ?? visitor.team) && !matches.every(hasScore);
}

/** The last rounds as a bracket, and larger ones before them, while they are played, as lists. */
function bracketPages(part: Cup): Page[] {
  if (!hasBracket(part)) return [];
  const { category } = part;
  const rounds = cupRounds(part).filter(({ seeds }) => seeds.length > 0);
  const columns = columnsOf(rounds, findFeeders(rounds));
  const last = columns
    .slice(-BRACKET_COLUMNS)
    .filter((column) => column.flatMap(({ seeds }) => seeds).length <= BRACKET_ROWS);
  const before = columns.filter((column) => !last.includes(column)).flat();
  const lists = before.filter(isOpen).flatMap((round) => {
    const title = inCategory(category, stageName(round));
    const matches = round.seeds.map(({ match }) => match).sort(compareByKickOff);
    return inParts(matches, ROWS - 1).map((rows): Page => ({ kind: 'matches', title, rows }));
  });
  return last.length > 0 ? [...lists, { kind: 'bracket', category, columns: last }] : lists;
}

function podiumPages({ Stages, Teams, shown, category }: Cup): Page[] {
  const podium = shown ? null : podiumOf(Stages);
  if (!podium) return [];
  const nameOf = (id: string) => Teams.filter(({ teamId }) => teamId === id).map(({ name }) => name);
  return [{ kind: 'podium', category, places: podiumPlaces(podium).map((ids) => ids.flatMap(nameOf)) }];
}

function matchPages(title: string, matches: readonly Match[], isOver = false): Page[] {
  return matches.length > 0 ? [{ kind: 'matches', title, rows: matches.slice(0, ROWS - 1), isOver }] : [];
}

/** Puts a page of the courts before each other page, the next one each time. */
function inTurn(courts: readonly Page[], others: readonly Page[]): readonly Page[] {
  const length = Math.max(1, courts.length) * Math.max(1, others.length);
  const at = (pages: readonly Page[], index: number) => pages.slice(index % pages.length).slice(0, 1);
  return Array.from({ length }, (_, index) => [...at(courts, index), ...at(others, index)]).flat();
}

/**
 * Returns the pages that the screen shows by turns (docs/decisions/0114-a-screen-for-the-hall.md).
 *
 * @param alone - The only court that is shown, if there is one.
 */
export function pagesOf(
  cup: Cup,
  alone: string | null | undefined,
  clock: Clock,
  texts: Pick<ScreenTexts, 'firstMatches' | 'nextMatches' | 'lastMatches'>,
): readonly Page[] {
  const matches = allMatches(cup);
  if (matches.length === 0) return pagesOfTables([{ title: '', rows: cup.Teams }]);
  const arranged = arrangeMatches(matches, clock);
  const state = cupStateOf(arranged);
  // A match that is postponed has no time yet.
  const upcoming = arranged.upcoming.filter((match) => match.state !== 'postponed');
  const parts = cup.parts ?? [cup];
  const tables = parts.flatMap((part) => [...tablePages(part, state === 'finished'), ...bracketPages(part)]);
  const over = arranged.board.filter((match) => !isOn(match, clock));
  const last = matchPages(texts.lastMatches, [...over, ...[...arranged.results].reverse()], true);
  if (state === 'finished') {
    const standings = [...parts.flatMap(podiumPages), ...tables];
    return standings.length > 0 ? standings : last;
  }
  const courts = readCourts(cup, { ...arranged, upcoming }, clock);
  const own = alone && courts.find(({ name }) => isSameCourt(name, alone));
  if (own) return [{ kind: 'courts', courts: [own] }];
  const isPlayed = courts.some(({ match }) => isOn(match, clock));
  const shown = courts.filter(({ match }) => isPlayed && (isOn(match, clock) || upcoming.includes(match)));
  const courtPages = inParts(shown, BOARDS).map((pair): Page => ({ kind: 'courts', courts: pair }));
  // Where nothing else is planned, those that are postponed are listed.
  const next = upcoming.length > 0 ? upcoming : arranged.upcoming;
  const title = state === 'upcoming' ? texts.firstMatches : texts.nextMatches;
  return inTurn(courtPages, [...matchPages(title, next), ...tables, ...last]);
}
