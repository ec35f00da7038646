import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isSameCourt } from '@futsal-cup/domain/match-log/scorer-link';
import { type CupState, cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { type Clock, compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, arrangeMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { type MatchState, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { type BracketColumn, columnsOf } from '../../shelf/bracket/bracket-columns';
import { cupRounds, findFeeders } from '../../shelf/bracket/cup-rounds';
import { allMatches } from '../../shelf/cup/all-matches';
import { type Cup, hasBracket, type Match } from '../../shelf/cup/cup';
import { isPlayedNow } from '../../shelf/cup/poll-interval';
import { inCategory } from '../../shelf/cup/stage-name';
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
  | { readonly kind: 'courts'; readonly courts: readonly Court[]; readonly rows: readonly Match[] }
  | { readonly kind: 'matches'; readonly title: ListTitle; readonly rows: readonly Match[] }
  | { readonly kind: 'tables'; readonly columns: readonly (readonly Table[])[] }
  | { readonly kind: 'round'; readonly round: BracketColumn[number]; readonly rows: readonly Match[] }
  | { readonly kind: 'bracket'; readonly columns: readonly BracketColumn[] }
  | { readonly kind: 'podium'; readonly places: readonly (readonly string[])[] }
);

/** The keys of the texts that name a list. */
type ListTitle = 'firstMatches' | 'nextMatches' | 'lastMatches';

/** So many courts are on a page, because the score of each takes a sixth of its height. */
const BOARDS = 2;
/** A board with a court alone leaves room for so many matches below it. */
const ROWS_BELOW = 4;
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

type Lists = ArrangedMatches<Match>;

/** Whether a match is played now or should be, and is not one that somebody has forgotten to end. */
function isOn(match: Match, clock: Clock): boolean {
  return isOnNow(match, clock) && (match.state !== 'live' || isPlayedNow(match, clock));
}

/** Returns the courts on which somebody plays now, and those where a match is next. Matches without a court have a board of their own. */
function readCourts(cup: Cup, { board, upcoming }: Lists, clock: Clock): Court[] {
  const courtOf = (name: string, match: Match, next: readonly Match[]): Court => {
    return { name, match, state: matchStateAt(match, clock), next };
  };
  const named = courtsOf(cup).flatMap((name) => {
    const isHere = ({ location }: Match) => isSameCourt(location, name);
    const next = upcoming.filter(isHere);
    const now = board.find((match) => isHere(match) && isOn(match, clock));
    if (now) return [courtOf(name, now, next)];
    const [first, ...later] = next;
    return first ? [courtOf(name, first, later)] : [];
  });
  const nowhere = board.filter((match) => !match.location && isOn(match, clock));
  return [...named, ...nowhere.map((match) => courtOf('', match, []))];
}

/** Courts beside each other; one that is alone has its next matches below it. */
function pageOfCourts(courts: readonly Court[]): Page {
  const [first, ...others] = courts;
  const rows = others.length > 0 ? [] : (first?.next.slice(0, ROWS_BELOW) ?? []);
  return { kind: 'courts', courts, rows };
}

function courtPages(courts: readonly Court[]): Page[] {
  if (!courts.some(({ state }) => state === 'live' || state === 'due')) return [];
  return inParts(courts, BOARDS).map(pageOfCourts);
}

/** The page of one court: what is played there, or is next, or was last. */
function pagesOfCourt(court: string, courts: readonly Court[], lists: Lists, clock: Clock): Page[] {
  const current = courts.find(({ name }) => isSameCourt(name, court));
  if (current) return [pageOfCourts([current])];
  const played = [...[...lists.results].reverse(), ...lists.board];
  const match = played.find(({ location }) => isSameCourt(location, court));
  return match ? [pageOfCourts([{ name: court, match, state: matchStateAt(match, clock), next: [] }])] : [];
}

function pagesOfTables(tables: readonly Table[]): Page[] {
  return packLists(tables).map((columns) => ({ kind: 'tables', columns }));
}

/** The tables of a part of the cup. While it is played, those that are through make room for what is still open. */
function tablePages({ shown, Stages, category }: Cup, state: CupState): Page[] {
  if (shown) return [];
  const stages = Stages.filter(({ groups }) => groups.length > 0);
  const open = stages.filter(({ Matches }) => Matches.some((match) => !hasScore(match)));
  const chosen = state === 'under-way' && open.length > 0 ? open : stages.slice(-1);
  const tables = (state === 'upcoming' ? stages : chosen).flatMap(({ groups }) =>
    groups.map(({ name, standings, playing }): Table => {
      const rows = [...standings].sort((a, b) => a.position - b.position);
      return { title: inCategory(category, name), rows, playing };
    }),
  );
  return pagesOfTables(tables);
}

/** The last rounds as a bracket, and larger ones before them, while they are played, as lists. */
function bracketPages(part: Cup, state: CupState): Page[] {
  if (!hasBracket(part)) return [];
  const { category } = part;
  const rounds = cupRounds(part).filter(({ seeds }) => seeds.length > 0);
  const columns = columnsOf(rounds, findFeeders(rounds));
  const isSmall = (column: BracketColumn) =>
    column.reduce((sum, { seeds }) => sum + seeds.length, 0) <= BRACKET_ROWS;
  const last = columns.slice(-BRACKET_COLUMNS).filter(isSmall);
  const before = columns.filter((column) => !last.includes(column)).flat();
  const open = before.filter(
    ({ seeds }) =>
      seeds.some(({ match }) => match.local.team ?? match.visitor.team) &&
      seeds.some(({ match }) => !hasScore(match)),
  );
  const lists = (state === 'upcoming' ? [] : open).flatMap((round) => {
    const matches = round.seeds.map(({ match }) => match).sort(compareByKickOff);
    return inParts(matches, ROWS - 1).map((rows): Page => ({ kind: 'round', category, round, rows }));
  });
  return last.length > 0 ? [...lists, { kind: 'bracket', category, columns: last }] : lists;
}

function podiumPages({ Stages, Teams, shown, category }: Cup): Page[] {
  const podium = shown ? null : podiumOf(Stages);
  if (!podium) return [];
  const nameOf = (id: string) => Teams.filter(({ teamId }) => teamId === id).map(({ name }) => name);
  return [{ kind: 'podium', category, places: podiumPlaces(podium).map((ids) => ids.flatMap(nameOf)) }];
}

function matchPages(title: ListTitle, matches: readonly Match[]): Page[] {
  return matches.length > 0 ? [{ kind: 'matches', title, rows: matches.slice(0, ROWS - 1) }] : [];
}

/** Puts a page of the courts before each other page, the next one each time. */
function inTurn(courts: readonly Page[], others: readonly Page[]): readonly Page[] {
  if (courts.length === 0 || others.length === 0) return [...courts, ...others];
  const pairs = Array.from({ length: courts.length * others.length }, (_, index) => index);
  const at = (pages: readonly Page[], index: number) => pages.slice(index % pages.length).slice(0, 1);
  return pairs.flatMap((index) => [...at(courts, index), ...at(others, index)]);
}

/**
 * Returns the pages that the screen shows by turns (docs/decisions/0114-a-screen-for-the-hall.md).
 *
 * @param court - The only court that is shown, if there is one.
 */
export function pagesOf(cup: Cup, court: string | null, clock: Clock): readonly Page[] {
  const arranged = arrangeMatches(allMatches(cup), clock);
  const state = cupStateOf(arranged);
  // A match that is postponed has no time yet.
  const upcoming = arranged.upcoming.filter((match) => match.state !== 'postponed');
  const lists = { ...arranged, upcoming };
  const parts = cup.parts ?? [cup];
  const tables = parts.flatMap((part) => [...tablePages(part, state), ...bracketPages(part, state)]);
  if (allMatches(cup).length === 0) return pagesOfTables([{ title: '', rows: cup.Teams }]);
  const over = lists.board.filter((match) => !isOn(match, clock));
  const last = matchPages('lastMatches', [...over, ...[...lists.results].reverse()]);
  if (state === 'finished') {
    const standings = [...parts.flatMap(podiumPages), ...tables];
    return standings.length > 0 ? standings : last;
  }
  const courts = readCourts(cup, lists, clock);
  const alone = court ? pagesOfCourt(court, courts, lists, clock) : [];
  if (alone.length > 0) return alone;
  // Where nothing else is planned, those that are postponed are listed.
  const next = upcoming.length > 0 ? upcoming : arranged.upcoming;
  const title = state === 'upcoming' ? 'firstMatches' : 'nextMatches';
  return inTurn(courtPages(courts), [...matchPages(title, next), ...tables, ...last]);
}
