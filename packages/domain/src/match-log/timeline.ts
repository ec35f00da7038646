import type { MatchRules } from '../cup/match-rules';
import { latestEntries, rootOf, undoneRoots } from './active-entries';
import { clockOfHalf, elapsedAt, type MatchMinute, minuteOf } from './clock';
import { type Entry, isHalf, isPhaseChange, type Phase, phaseAfter, type PhaseChange } from './entries';
import { foldLog, type FoldedLog } from './fold';
import { instantsOf } from './instants';
import { isOtherEnd } from './other-ends';
import { inStoryOrder } from './story-order';
import { scoreTeller, type ToldScore } from './told-score';
import { cardsShown } from './laws/cards';
import { type LawMark, lawMarks } from './laws/law-marks';

/** An entry in its place in the story of the match. */
export interface TimelineItem {
  /** The entry; a yellow card to somebody who has one reads as the second yellow that it is. */
  readonly entry: Entry;
  /** The phase in which the entry was made. */
  readonly phase: Phase;
  /** The minute of the entry; null outside of the halves. */
  readonly minute: MatchMinute | null;
  readonly isUndone: boolean;
  /** The entry arrived after the finish and is not part of its score, so it does not count. */
  readonly hasArrivedLater: boolean;
  /** The entry ended the match, and another end was entered after it. */
  readonly isSuperseded: boolean;
  /** The score after the entry, where the entry counts and changes or states it. */
  readonly score: ToldScore | null;
  /** How the entry deviates from the Laws; null where it does not. */
  readonly mark: LawMark | null;
}

/** The phase of an entry: the half that it names, else the phase of its chapter. */
function phaseOfEntry(entry: Entry, opening: PhaseChange | undefined): Phase {
  if (isPhaseChange(entry)) return phaseAfter(entry);
  if ('half' in entry && entry.half !== null) return entry.half;
  return opening ? phaseAfter(opening) : 'scheduled';
}

function minuteOfEntry(entry: Entry, phase: Phase, log: FoldedLog, rules: MatchRules): MatchMinute | null {
  if (!isHalf(phase) || isPhaseChange(entry)) return null;
  return minuteOf(phase, elapsedAt(clockOfHalf(phase, log, entry.at), entry.at), rules);
}

/** The ids of the ends of the match after which another end was entered. */
function supersededIds({ changes }: FoldedLog): ReadonlySet<string> {
  const ends = changes.slice(0, -1).filter((change) => phaseAfter(change) === 'finished');
  return new Set(ends.map(({ entryId }) => entryId));
}

function asShown(entry: Entry, cards: ReturnType<typeof cardsShown>): Entry {
  const isSecond = cards.get(entry.entryId)?.card === 'second-yellow';
  return entry.kind === 'card' && isSecond ? { ...entry, colour: 'red', how: 'second-yellow' } : entry;
}

/** The entries of a log in the order of the story, undone ones included. The last score of the story is the score of the folded log. */
export function timelineOf(entries: readonly Entry[], rules: MatchRules): TimelineItem[] {
  const log = foldLog(entries, rules);
  const { active, changes } = log;
  const undone = undoneRoots(entries);
  const later = new Set(log.arrivedLater);
  const superseded = supersededIds(log);
  const marks = lawMarks(log, rules);
  const cards = cardsShown(active);
  const scoreAfter = scoreTeller(log, rules);
  return inStoryOrder(latestEntries(entries), changes, instantsOf(active, changes)).map(
    ({ entry, chapter }) => {
      const phase = phaseOfEntry(entry, changes[chapter]);
      const isUndone = undone.has(rootOf(entry));
      const hasArrivedLater = later.has(entry.entryId);
      return {
        entry: asShown(entry, cards),
        phase,
        minute: minuteOfEntry(entry, phase, log, rules),
        isUndone,
        hasArrivedLater,
        isSuperseded: superseded.has(entry.entryId),
        score: isUndone || hasArrivedLater || isOtherEnd(entry) ? null : scoreAfter(entry),
        mark: marks.get(entry.entryId) ?? null,
      };
    },
  );
}
