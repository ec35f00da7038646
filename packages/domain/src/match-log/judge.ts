import type { ErrorCode } from '../cup/error-codes/error-codes';
import { OTHER_SIDE } from '../cup/sides';
import { mayBeRetold, rootOf, undoneRoots } from './active-entries';
import {
  type Entry,
  type EntryInput,
  type EntryOf,
  isPhaseChange,
  MAX_ENTRIES,
  MAX_ENTRIES_WITH_RESERVE,
  MAX_NAMED_ENTRIES,
  MAX_NAMED_ENTRIES_WITH_RESERVE,
  NEARLY_FULL,
  type PhaseChange,
  phaseAfter,
  type ShownScore,
} from './entries';
import { foldLog, type FoldedLog } from './fold';
import { forfeitScore } from './laws/forfeit-score';
import { judgeAfterMove, type MovedEntries } from './moved-entries';
import { nextPhases } from './phases';
import { hasWinner } from './running-score';
import type { MatchRules } from '../cup/match-rules';

/** What became of an entry that was sent: written, there already (or without any effect), or not taken for this reason. */
export type Verdict =
  | { readonly entryId: string; readonly outcome: 'taken' | 'known' }
  | { readonly entryId: string; readonly outcome: 'refused'; readonly code: ErrorCode };

export interface Delivery {
  /** The device or account that sends them. */
  readonly by: string;
  /** The server's clock. */
  readonly receivedAt: number;
}

export interface JudgedMatch {
  readonly rules: MatchRules;
  readonly isKnockout: boolean;
  /** Whether both teams are known; without them nobody plays. */
  readonly hasTeams: boolean;
  /** What was moved out of its log. */
  readonly moved: MovedEntries | null;
}

type Judgement = 'taken' | 'known' | ErrorCode;

function isEntered(log: FoldedLog, change: PhaseChange): boolean {
  if (change.kind !== 'phase') return false;
  const follower = log.changes.find(({ on }) => on === change.on);
  return log.phase === change.to || (follower?.kind === 'phase' && follower.to === change.to);
}

/** Administrators may leave a knockout match level where they type its score; scorers end it with a winner. */
function judgeEnd(shown: ShownScore, { isKnockout }: JudgedMatch): Judgement {
  return isKnockout && !hasWinner(shown) ? 'match_has_no_winner_yet' : 'taken';
}

/** Who wins by forfeit has more goals. */
function judgeForfeit({ side, shown }: EntryOf<'forfeit'>): Judgement {
  if (!shown) return 'taken';
  const isWon = shown.goals[side] > shown.goals[OTHER_SIDE[side]];
  return isWon && shown.kicks === null ? 'taken' : 'entry_is_not_valid';
}

function judgePhase(log: FoldedLog, change: PhaseChange, match: JudgedMatch): Judgement {
  if (change.on !== log.lastChange) return 'phase_changed_meanwhile';
  if (change.kind !== 'phase' && !match.hasTeams) return 'teams_not_known_yet';
  if (change.kind === 'forfeit') return judgeForfeit(change);
  if (change.kind === 'score') return judgeEnd(change.shown, match);
  if (!nextPhases(log.phase, match).includes(change.to)) return 'phase_is_not_possible_now';
  if (change.to === 'first-half' && !match.hasTeams) return 'teams_not_known_yet';
  if (change.to !== 'finished') return 'taken';
  return change.shown ? judgeEnd(change.shown, match) : 'score_is_mandatory_at_the_end';
}

function judgeUndo(
  entries: readonly Entry[],
  log: FoldedLog,
  { of }: Extract<EntryInput, { kind: 'undo' }>,
): Judgement {
  const target = entries.find(({ entryId }) => entryId === of);
  if (target?.kind === 'undo') return 'an_undo_cannot_be_undone';
  if (undoneRoots(entries).has(target ? rootOf(target) : of)) return 'known';
  const isLate = target && isPhaseChange(target) && of !== log.lastChange;
  return isLate ? 'only_the_latest_phase_can_be_undone' : 'taken';
}

/** A goal replaces the first telling of a goal and nothing else: of anything else it would take away what it names. */
function isWrongReplacement(entries: readonly Entry[], entry: Entry): boolean {
  if (entry.kind !== 'goal' || entry.replaces === undefined) return false;
  return !mayBeRetold(entries.find(({ entryId }) => entryId === entry.replaces));
}

function judgeInPlay(entries: readonly Entry[], log: FoldedLog, entry: Entry): Judgement {
  if (log.phase === 'scheduled' || log.phase === 'postponed') return 'match_has_not_begun';
  if (isWrongReplacement(entries, entry)) return 'entry_is_not_valid';
  const hasShootOut = log.changes.some((change) => phaseAfter(change) === 'shoot-out');
  return entry.kind === 'kick' && !hasShootOut ? 'there_is_no_shoot_out_yet' : 'taken';
}

function countNamed(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, entry) => sum + ('shown' in entry && entry.shown ? entry.shown.basis.length : 0),
    0,
  );
}

/** Whether a log is within what an administrator may fill, who enters by other means than the log. */
export function isWithinReserve(entries: readonly Entry[]): boolean {
  return entries.length <= MAX_ENTRIES_WITH_RESERVE && countNamed(entries) <= MAX_NAMED_ENTRIES_WITH_RESERVE;
}

/** Whether the log, which is one document, takes another entry. @internal */
export function hasRoom(entries: readonly Entry[], entry: Entry): boolean {
  if (countNamed([...entries, entry]) > MAX_NAMED_ENTRIES) return false;
  if (entries.length < NEARLY_FULL) return true;
  return entries.length < MAX_ENTRIES && (isPhaseChange(entry) || ['undo', 'score'].includes(entry.kind));
}

function judge(entries: readonly Entry[], entry: Entry, match: JudgedMatch): Judgement {
  if (entries.some(({ entryId }) => entryId === entry.entryId)) return 'known';
  const afterMove = judgeAfterMove(entry, match.moved);
  if (afterMove) return afterMove;
  const log = foldLog(entries, match.rules);
  if (isPhaseChange(entry) && isEntered(log, entry)) return 'known';
  if (!hasRoom(entries, entry)) return 'match_log_is_full';
  if (isPhaseChange(entry)) return judgePhase(log, entry, match);
  return entry.kind === 'undo' ? judgeUndo(entries, log, entry) : judgeInPlay(entries, log, entry);
}

/** A phone may be ahead of the server; nothing happens in the future. */
function receive(input: EntryInput, { by, receivedAt }: Delivery): Entry {
  return { ...input, at: Math.min(input.at, receivedAt), by, receivedAt };
}

/** The forfeit of a phone of an older build with the score that it makes. */
function withForfeitScore(entry: Entry, entries: readonly Entry[], { rules }: JudgedMatch): Entry {
  if (entry.kind !== 'forfeit' || entry.shown) return entry;
  return { ...entry, shown: forfeitScore(foldLog(entries, rules), entry.side, rules) };
}

/**
 * Judges entries one by one, in the order in which they were sent, and returns the log with those that were taken. Sending
 * entries again changes nothing. An entry is refused with its code where the log has gone another way meanwhile.
 */
export function judgeEntries(
  entries: readonly Entry[],
  inputs: readonly EntryInput[],
  match: JudgedMatch,
  delivery: Delivery,
): { readonly entries: readonly Entry[]; readonly verdicts: readonly Verdict[] } {
  const log = [...entries];
  const verdicts = inputs.map((input): Verdict => {
    const entry = withForfeitScore(receive(input, delivery), log, match);
    const { entryId } = entry;
    const judgement = judge(log, entry, match);
    if (judgement === 'taken') log.push(entry);
    return judgement === 'taken' || judgement === 'known'
      ? { entryId, outcome: judgement }
      : { entryId, outcome: 'refused', code: judgement };
  });
  return { entries: log, verdicts };
}
