import type { Match, StoredMatchState } from '../cup/records';
import { mapSides, type Score, type Sides } from '../cup/sides';
import { isHalf, type Phase } from './entries';
import type { FoldedLog } from './fold';
import { countCards } from './laws/cards';
import { missingPlayers } from './laws/short-handed';
import { playersOfMatch } from './players-of-match';
import { resultOf } from './running-score';

/** The state in which a match is stored while its log is in a phase. */
export function stateOfPhase(phase: Phase): StoredMatchState {
  switch (phase) {
    case 'scheduled':
    case 'postponed':
    case 'finished':
    case 'abandoned':
      return phase;
    default:
      return 'live';
  }
}

const SECOND = 1_000;

const NO_SCORE: Score = {
  local: { goals: null, kicks: null },
  visitor: { goals: null, kicks: null },
};

function isOver(state: Phase | StoredMatchState): boolean {
  return state === 'finished' || state === 'abandoned';
}

/**
 * The cards of a match and what its players did, undefined until it is over. An abandoned match has them too, because they count once it is
 * awarded. They are counted where the log was kept while the match was played. Where only results were entered there are none, or the cards of
 * a cup file, which stay as long as the match is over.
 */
function countsOf(match: Match, log: FoldedLog): Pick<Match, 'cards' | 'players'> {
  if (!isOver(log.phase)) return { cards: undefined, players: undefined };
  if (log.half !== null) return { cards: countCards(log), players: playersOfMatch(log) };
  const cards = (isOver(match.state) ? match.cards : null) ?? null;
  // An empty list says that nothing is left to count.
  return { cards, players: cards && match.players ? [] : undefined };
}

/** Whether a match ended before cards were counted, and its log has to say how many there were. */
export function lacksCards({
  state,
  cards,
  logRevision,
}: Pick<Match, 'state' | 'cards' | 'logRevision'>): boolean {
  return isOver(state) && cards === undefined && logRevision !== null;
}

/** Whether a match ended before cards, or what its players did, were counted, and its log has to say so. */
export function lacksCounts(match: Match): boolean {
  const { state, cards, players, logRevision } = match;
  return lacksCards(match) || (isOver(state) && Boolean(cards) && !players && logRevision !== null);
}

/** The match with what its log has, once and for all: of a log that was not kept, no player is told. */
export function withCounts(match: Match, log: FoldedLog): Match {
  const counts = countsOf(match, log);
  return { ...match, ...counts, players: counts.players ?? [] };
}

/**
 * The match as its log leaves it: its state, its score once it is finished, and its cards and players once it is over. `teams` are the present
 * teams. The teams at the kick-off stay recorded until the kick-off is undone, and those of an award until it is taken back.
 */
export function matchOfLog(
  match: Match,
  log: FoldedLog,
  { teams, revision }: { readonly teams: Sides<string> | null; readonly revision: number },
): Match {
  const state = stateOfPhase(log.phase);
  const score = state === 'finished' ? resultOf(log.score) : NO_SCORE;
  const hasTeams = (state !== 'scheduled' && state !== 'postponed') || Boolean(match.forfeit);
  return {
    ...match,
    ...mapSides(match, (side, key) => ({ ...side, ...score[key] })),
    state,
    isForfeit: log.isForfeit,
    ...countsOf(match, log),
    hasLateEntries: log.arrivedLater.length + log.otherEnds.length > 0 || undefined,
    logRevision: revision,
    scoredTeams: hasTeams ? (match.scoredTeams ?? teams) : null,
  };
}

function isSame<Told>(before: Told | null | undefined, after: Told | null | undefined): boolean {
  return (before ?? null) === (after ?? null) || JSON.stringify(before) === JSON.stringify(after);
}

/** Whether a change of the log changes the record of the match, which the view of its cup shows. */
export function changesMatch(before: Match, after: Match): boolean {
  return (
    before.state !== after.state ||
    before.isForfeit !== after.isForfeit ||
    !isSame(before.cards, after.cards) ||
    !isSame(before.players, after.players) ||
    Boolean(before.hasLateEntries) !== Boolean(after.hasLateEntries) ||
    (['local', 'visitor'] as const).some(
      (side) => before[side].goals !== after[side].goals || before[side].kicks !== after[side].kicks,
    )
  );
}

/**
 * The data that visitors get every few seconds about a match that is being played: at most 160 bytes, and 60 more
 * while players are missing. Times are milliseconds.
 */
export interface LiveMatch {
  readonly phase: Phase;
  /** The clock of the half: the instant since which it runs (null while it stands still), and the time that it showed then. */
  readonly runningSince: number | null;
  readonly elapsed: number;
  /** The goals, kicks and fouls of the local side and of the visitors; `kicks` is null where there is no shoot-out. */
  readonly goals: readonly [number, number];
  readonly kicks: readonly [number, number] | null;
  readonly fouls: readonly [number, number];
  /**
   * The players of the local side and of the visitors who were sent off and not replaced yet, as the seconds of the clock of the half at
   * which each of them may be; left out while both sides are complete. Firestore stores no list of lists.
   */
  readonly short?: Sides<readonly number[]>;
  /** The revision of the match's log. */
  readonly log: number;
}

function shortOf(log: FoldedLog): Pick<LiveMatch, 'short'> {
  const short = mapSides(missingPlayers(log), (untils) => untils.map((until) => Math.ceil(until / SECOND)));
  return isHalf(log.phase) && short.local.length + short.visitor.length > 0 ? { short } : {};
}

function pair({ local, visitor }: Sides<number>): readonly [number, number] {
  return [local, visitor];
}

/** The live part of a match; null when the match is not being played. */
export function liveMatchOf(log: FoldedLog, revision: number): LiveMatch | null {
  if (stateOfPhase(log.phase) !== 'live') return null;
  const { goals, kicks } = log.score;
  return {
    phase: log.phase,
    runningSince: log.clock.runningSince,
    elapsed: log.clock.elapsed,
    goals: pair(goals),
    kicks: kicks && pair(kicks),
    fouls: pair(log.fouls),
    ...shortOf(log),
    log: revision,
  };
}
