import type { ErrorCode } from '../cup/error-codes/error-codes';
import { OTHER_SIDE } from '../cup/sides';
import { mayTellAgain, retoldBy, rootOf, undoneRoots } from './active-entries';
import {
  arrivalAfter,
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
import { otherEndOf } from './other-ends';
import { nextPhases } from './phases';
import { earliestIn, notBefore, notInFuture } from './put-in-time';
import { hasWinner, isLevel } from './running-score';
import type { MatchRules } from '../cup/match-rules';

/**
 * The outcome of an entry that was sent: it was taken into the log, it was known already or has no effect, or it was refused with an error
 * code.
 */
export type Verdict =
  | { readonly entryId: string; readonly outcome: 'taken' | 'known' }
  | { readonly entryId: string; readonly outcome: 'refused'; readonly code: ErrorCode };

export interface Delivery {
  /** The device or account that sends the entries. */
  readonly by: string;
  /** The server's time at which the entries arrive. */
  readonly receivedAt: number;
  /** When the link of the device begins; an administrator has no link. */
  readonly notBefore?: number | undefined;
}

export interface JudgedMatch {
  readonly rules: MatchRules;
  readonly isKnockout: boolean;
  /** Whether tables count kicks, so that a level group match may have a shoot-out. */
  readonly countsKicks?: boolean;
  /** Whether both teams are known. A match cannot begin without them. */
  readonly hasTeams: boolean;
  /** The entries that were moved out of the match's log. */
  readonly moved: MovedEntries | null;
}

type Judgement = 'taken' | 'known' | ErrorCode;

/** The entry as it goes into the log, or the reason why it does not. */
type Judged = Entry | 'known' | ErrorCode;

/**
 * Whether somebody else has entered this change of phase already, or has ended the match before the person who typed this result knew it.
 */
function isEntered(log: FoldedLog, change: PhaseChange): boolean {
  if (change.kind === 'forfeit') return false;
  if (change.kind === 'score') return log.phase === 'finished' && change.on !== log.lastChange;
  const follower = log.changes.find(({ on }) => on === change.on);
  return log.phase === change.to || (follower?.kind === 'phase' && follower.to === change.to);
}

/** Administrators may leave a knockout match level where they type its score; scorers end it with a winner. */
function judgeEnd(shown: ShownScore, { isKnockout }: JudgedMatch): Judgement {
  return isKnockout && !hasWinner(shown) ? 'match_has_no_winner_yet' : 'taken';
}

/** The winner by forfeit must have more goals. */
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
  if (change.to === 'shoot-out' && !isLevel(log.score)) return 'score_is_not_level';
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

/** Whether an entry replaces something other than the first entry of its own kind. Such an entry would remove the entry that it names. */
function isWrongReplacement(entries: readonly Entry[], entry: Entry): boolean {
  const told = entries.find(({ entryId }) => entryId === retoldBy(entry));
  return !mayTellAgain(entry, told);
}

/** A team official is none of the team's players. */
function isOfficialWithName(entry: Entry): boolean {
  return entry.kind === 'card' && entry.isOfficial === true && entry.playerId !== null;
}

function judgeInPlay(entries: readonly Entry[], log: FoldedLog, entry: Entry): Judgement {
  if (log.phase === 'scheduled' || log.phase === 'postponed') return 'match_has_not_begun';
  if (isWrongReplacement(entries, entry) || isOfficialWithName(entry)) return 'entry_is_not_valid';
  const hasShootOut = log.changes.some((change) => phaseAfter(change) === 'shoot-out');
  return entry.kind === 'kick' && !hasShootOut ? 'there_is_no_shoot_out_yet' : 'taken';
}

function countNamed(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, entry) => sum + ('shown' in entry && entry.shown ? entry.shown.basis.length : 0),
    0,
  );
}

/** Whether a log is within the limits for an administrator, which are higher than the limits for scorers. */
export function isWithinReserve(entries: readonly Entry[]): boolean {
  return entries.length <= MAX_ENTRIES_WITH_RESERVE && countNamed(entries) <= MAX_NAMED_ENTRIES_WITH_RESERVE;
}

/** Whether the log, which is one document, takes another entry. @internal */
export function hasRoom(entries: readonly Entry[], entry: Entry): boolean {
  if (countNamed([...entries, entry]) > MAX_NAMED_ENTRIES) return false;
  if (entries.length < NEARLY_FULL) return true;
  return entries.length < MAX_ENTRIES && (isPhaseChange(entry) || ['undo', 'score'].includes(entry.kind));
}

/** When somebody ends a match that has ended with another score, the log keeps the new score, so the answer is not 'known'. */
function judgeEnded(entries: readonly Entry[], log: FoldedLog, change: PhaseChange): Judged {
  const end = otherEndOf(change, log);
  if (!end) return 'known';
  return hasRoom(entries, end) ? end : 'match_log_is_full';
}

function judge(entries: readonly Entry[], received: Entry, match: JudgedMatch): Judged {
  if (entries.some(({ entryId }) => entryId === received.entryId)) return 'known';
  const afterMove = judgeAfterMove(received, match.moved);
  if (afterMove) return afterMove;
  const log = foldLog(entries, match.rules);
  const entry = notBefore(received, earliestIn(log, received));
  if (isPhaseChange(entry) && isEntered(log, entry)) return judgeEnded(entries, log, entry);
  if (!hasRoom(entries, entry)) return 'match_log_is_full';
  const judgement = isPhaseChange(entry)
    ? judgePhase(log, entry, match)
    : entry.kind === 'undo'
      ? judgeUndo(entries, log, entry)
      : judgeInPlay(entries, log, entry);
  return judgement === 'taken' ? entry : judgement;
}

/** The entry as it arrives: dated at a possible instant, and received after the entries of the log. */
function receive(
  input: EntryInput,
  { by, receivedAt: now, notBefore: earliest = -Infinity }: Delivery,
  log: readonly Entry[],
): Entry {
  const entry = notBefore(notInFuture({ ...input, by, receivedAt: now }), earliest);
  return { ...entry, receivedAt: arrivalAfter(log, now) };
}

/**
 * A forfeit with its score. A phone of an older build sends none. A phone that does not have all goals may send the goals of the rules
 * although the innocent side has played better.
 */
function withForfeitScore(entry: Entry, entries: readonly Entry[], { rules }: JudgedMatch): Entry {
  if (entry.kind !== 'forfeit') return entry;
  const shown = forfeitScore(foldLog(entries, rules), entry.side, rules);
  const isByTheRules = entry.shown?.basis.length === 0;
  return entry.shown && !(isByTheRules && shown.basis.length > 0) ? entry : { ...entry, shown };
}

/**
 * Judges entries one by one, in the order in which they were sent, and returns the log with the entries that were taken. Sending entries
 * again changes nothing. An entry is refused with its code where the log has changed differently meanwhile. An entry that is dated before
 * its link or its kick-off, or in the future, gets the nearest possible instant. A second end, or a typed result, with another score stays
 * in the log as another end.
 */
export function judgeEntries(
  entries: readonly Entry[],
  inputs: readonly EntryInput[],
  match: JudgedMatch,
  delivery: Delivery,
): { readonly entries: readonly Entry[]; readonly verdicts: readonly Verdict[] } {
  const log = [...entries];
  const verdicts = inputs.map((input): Verdict => {
    const entry = withForfeitScore(receive(input, delivery, log), log, match);
    const { entryId } = entry;
    const judged = judge(log, entry, match);
    if (typeof judged === 'object') {
      log.push(judged);
      return { entryId, outcome: 'taken' };
    }
    return judged === 'known' ? { entryId, outcome: judged } : { entryId, outcome: 'refused', code: judged };
  });
  return { entries: log, verdicts };
}
