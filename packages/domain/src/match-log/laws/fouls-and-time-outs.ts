import type { MatchRules } from '../../cup/match-rules';
import type { SideKey, Sides } from '../../cup/sides';
import {
  byInstant,
  type Entry,
  type EntryOf,
  type Half,
  isHalf,
  type PhaseChange,
  phaseAfter,
} from '../entries';

/** Whether a half is one of extra time. */
export function isExtraTime(half: Half): boolean {
  return half === 'extra-time-1' || half === 'extra-time-2';
}

/**
 * The halves whose fouls are added up in a half. Each half of normal time counts for itself. Extra time continues the count of the last
 * half of normal time (FIFA Futsal Laws of the Game in German, guidelines on extra time; docs/decisions/0074-the-laws-in-the-log.md says
 * which edition was read).
 */
function halvesOfFouls(half: Half, changes: readonly PhaseChange[]): readonly Half[] {
  if (!isExtraTime(half)) return [half];
  const played = changes.map(phaseAfter).filter(isHalf);
  const last = played.findLast((each) => !isExtraTime(each));
  return [...played.filter(isExtraTime), ...(last ? [last] : [])];
}

function count(active: readonly Entry[], kind: 'foul' | 'time-out', halves: readonly Half[]): Sides<number> {
  const ofSide = (side: SideKey) =>
    active.filter((entry) => entry.kind === kind && entry.side === side && halves.includes(entry.half))
      .length;
  return { local: ofSide('local'), visitor: ofSide('visitor') };
}

/** The fouls that count for the limit in the half that is played, or was played last. */
export function foulsIn(
  half: Half | null,
  active: readonly Entry[],
  changes: readonly PhaseChange[],
): Sides<number> {
  return count(active, 'foul', half === null ? [] : halvesOfFouls(half, changes));
}

/**
 * How near a side is to the limit of fouls with `fouls` in the half: `at-limit` where its next foul gives a kick from ten metres, `over`
 * where its last one gave it. A limit that is off is never near.
 */
export function foulsToLimit(
  fouls: number,
  { foulLimit }: Pick<MatchRules, 'foulLimit'>,
): 'below' | 'at-limit' | 'over' {
  if (foulLimit === 0 || fouls < foulLimit) return 'below';
  return fouls === foulLimit ? 'at-limit' : 'over';
}

export function timeOutsIn(half: Half | null, active: readonly Entry[]): Sides<number> {
  return count(active, 'time-out', half === null ? [] : [half]);
}

export type TimeOutMark = 'one-too-many' | 'in-extra-time';

/**
 * The mark of the next time-out of a side that has taken `taken` time-outs in the half. Time-outs beyond the number that the cup allows are
 * too many, and extra time has none (FIFA's guides to its World Cups of 2012 and 2016; the guidelines of its Laws differ, see
 * docs/decisions/0074-the-laws-in-the-log.md).
 */
export function nextTimeOutMark(
  half: Half,
  taken: number,
  { timeOuts }: Pick<MatchRules, 'timeOuts'>,
): TimeOutMark | null {
  if (isExtraTime(half)) return 'in-extra-time';
  return taken >= timeOuts ? 'one-too-many' : null;
}

/** The marks of the time-outs that the rules do not allow, by the ids of the entries. */
export function timeOutMarks(
  active: readonly Entry[],
  rules: Pick<MatchRules, 'timeOuts'>,
): ReadonlyMap<string, TimeOutMark> {
  const taken = new Map<string, number>();
  const marks = new Map<string, TimeOutMark>();
  const inOrder = active
    .filter((entry): entry is EntryOf<'time-out'> => entry.kind === 'time-out')
    .sort(byInstant);
  for (const { entryId, half, side } of inOrder) {
    const before = taken.get(half + side) ?? 0;
    taken.set(half + side, before + 1);
    const mark = nextTimeOutMark(half, before, rules);
    if (mark) marks.set(entryId, mark);
  }
  return marks;
}
