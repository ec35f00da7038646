import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isSameCourt } from '@futsal-cup/domain/match-log/scorer-link';
import { type CupState, cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { type Clock, compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, arrangeMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { type MatchState, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { type BracketColumn, columnsOf } from '../shelf/bracket/bracket-columns';
import { cupRounds, findFeeders } from '../shelf/bracket/cup-rounds';
import { allMatches } from '../shelf/cup/all-matches';
import { type Cup, hasBracket, type Match } from '../shelf/cup/cup';
import { inCategory } from '../shelf/cup/stage-name';
import { inParts, type List, packLists, ROWS } from './pack';

/** A court with the match that is played there, or else the next one, or else the last one. */
export interface Court {
  readonly name: string;
  readonly match: Match;
  readonly state: MatchState;
  readonly next: readonly Match[];
}

export interface Table extends List<StandingsRowView> {
  readonly playing: ReadonlySet<string> | undefined;
}

/** What the screen shows at a time. */
export type Page =
  | { readonly kind: 'courts'; readonly courts: readonly Court[]; readonly rows: readonly Match[] }
  | { readonly kind: 'matches'; readonly title: ListTitle; readonly rows: readonly Match[] }
  | { readonly kind: 'countdown'; readonly rows: readonly Match[] }
  | { readonly kind: 'tables'; readonly columns: readonly (readonly Table[])[] }
  | { readonly kind: 'round'; readonly round: BracketColumn[number]; readonly rows: readonly Match[] }
  | {
      readonly kind: 'bracket';
      readonly category: string | undefined;
      readonly columns: readonly BracketColumn[];
    }
  | {
      readonly kind: 'podium';
      readonly category: string | undefined;
      readonly places: readonly (readonly string[])[];
    }
  | { readonly kind: 'teams'; readonly columns: readonly (readonly List<string>[])[] };

/** The keys of the texts that name a list. */
type ListTitle = 'firstMatches' | 'nextMatches' | 'lastMatches';

/** As many courts have a board each; more of them are rows, of which so many are on a page. */
const BOARDS = 2;
const COURT_ROWS = 6;
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

/** Returns the courts on which somebody plays now, and those where a match is next. Matches without a court have a board of their own. */
function readCourts(cup: Cup, { board, upcoming }: Lists, clock: Clock): Court[] {
  const courtOf = (name: string, match: Match, next: readonly Match[]): Court => {
    return { name, match, state: matchStateAt(match, clock), next };
  };
  const named = courtsOf(cup).flatMap((name) => {
    const isHere = ({ location }: Match) => isSameCourt(location, name);
    const next = upcoming.filter((match) => isHere(match) && match.state !== 'postponed');
    const now = board.find((match) => isHere(match) && isOnNow(match, clock));
    if (now) return [courtOf(name, now, next)];
    const [first, ...later] = next;
    return first ? [courtOf(name, first, later)] : [];
  });
  const nowhere = board.filter((match) => !match.location && isOnNow(match, clock));
  return [...named, ...nowhere.map((match) => courtOf('', match, []))];
}

function courtPages(cup: Cup, lists: Lists, clock: Clock): Page[] {
  const courts = readCourts(cup, lists, clock);
  if (!courts.some(({ state }) => state === 'live' || state === 'due')) return [];
  const size = courts.length <= BOARDS ? BOARDS : COURT_ROWS;
  return inParts(courts, size).map((part) => ({
    kind: 'courts',
    courts: part,
    rows: part.length === 1 ? (part[0]?.next.slice(0, ROWS_BELOW) ?? []) : [],
  }));
}

/** The page of one court: what is played there, or is next, or was last. */
function pageOfCourt(cup: Cup, court: string, lists: Lists, clock: Clock): Page[] {
  const isHere = ({ location }: Match) => isSameCourt(location, court);
  const [current] = readCourts(cup, lists, clock).filter(({ name }) => isSameCourt(name, court));
  const played = [...lists.results, ...[...lists.board].reverse()].filter(isHere);
  const last = played[played.length - 1];
  const found = current ?? (last && { name: court, match: last, state: matchStateAt(last, clock), next: [] });
  return found ? [{ kind: 'courts', courts: [found], rows: found.next.slice(0, ROWS_BELOW) }] : [];
}

function tablePages(part: Cup, state: CupState): Page[] {
  if (part.shown) return [];
  const isOpen = ({ groups, Matches }: Cup['Stages'][number]) =>
    groups.length > 0 && Matches.some((match) => !hasScore(match));
  // Tables that are through make room for what is still open.
  const stages = part.Stages.filter(({ groups }) => groups.length > 0);
  const shown = state === 'under-way' && stages.some(isOpen) ? stages.filter(isOpen) : stages.slice(-1);
  const tables = (state === 'upcoming' ? stages : shown).flatMap(({ groups }) =>
    groups.map(({ name, standings, playing }): Table => ({
      title: inCategory(part.category, name),
      rows: [...standings].sort((a, b) => a.position - b.position),
      playing,
    })),
  );
  return packLists(tables).map((columns) => ({ kind: 'tables', columns }));
}

/** The last rounds as a bracket, and larger ones before them, while they are played, as lists. */
function bracketPages(part: Cup, state: CupState): Page[] {
  if (!hasBracket(part)) return [];
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
    return inParts(matches, ROWS - 1).map((rows): Page => ({ kind: 'round', round, rows }));
  });
  const bracket: Page = { kind: 'bracket', category: part.category, columns: last };
  return last.length > 0 ? [...lists, bracket] : lists;
}

function podiumPages({ Stages, Teams, shown, category }: Cup): Page[] {
  const podium = shown ? null : podiumOf(Stages);
  if (!podium) return [];
  const nameOf = (id: string) => Teams.filter(({ teamId }) => teamId === id).map(({ name }) => name);
  return [{ kind: 'podium', category, places: podiumPlaces(podium).map((ids) => ids.flatMap(nameOf)) }];
}

function matchPages(title: ListTitle, matches: readonly Match[], most: number): Page[] {
  return inParts(matches.slice(0, most), ROWS - 1).map((rows) => ({ kind: 'matches', title, rows }));
}

function teamPages({ Teams }: Cup): Page[] {
  const lists = inParts(Teams, ROWS).map((teams) => ({ title: '', rows: teams.map(({ name }) => name) }));
  return packLists(lists).map((columns) => ({ kind: 'teams', columns }));
}

/** Puts the pages of the courts before each other page. */
function inTurn(courts: readonly Page[], others: readonly Page[]): readonly Page[] {
  if (courts.length === 0 || others.length === 0) return [...courts, ...others];
  return others.flatMap((page) => [...courts, page]);
}

/**
 * Returns the pages that the screen shows by turns (docs/decisions/0114-a-screen-for-the-hall.md).
 *
 * @param court - The only court that is shown, if there is one.
 */
export function pagesOf(cup: Cup, court: string | null, clock: Clock): readonly Page[] {
  const lists = arrangeMatches(allMatches(cup), clock);
  const state = cupStateOf(lists);
  const parts = cup.parts ?? [cup];
  const tables = parts.flatMap((part) => [...tablePages(part, state), ...bracketPages(part, state)]);
  if (allMatches(cup).length === 0) return cup.Teams.length > 0 ? teamPages(cup) : [];
  const last = matchPages('lastMatches', [...lists.results].reverse(), ROWS - 1);
  if (state === 'finished') {
    const standings = [...parts.flatMap(podiumPages), ...tables];
    return standings.length > 0 ? standings : last;
  }
  if (court) {
    const ofCourt = pageOfCourt(cup, court, lists, clock);
    if (ofCourt.length > 0) return ofCourt;
  }
  if (state === 'upcoming') {
    const rows = lists.upcoming.slice(0, ROWS_BELOW + 3);
    const more = lists.upcoming.length > rows.length ? lists.upcoming : [];
    return [{ kind: 'countdown', rows }, ...matchPages('firstMatches', more, ROWS - 1), ...tables];
  }
  const next = matchPages('nextMatches', lists.upcoming, ROWS - 1);
  return inTurn(courtPages(cup, lists, clock), [...next, ...tables, ...last]);
}
