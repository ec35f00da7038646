import { rootOf } from './active-entries';
import { byInstant, type Entry, type PhaseChange, phaseAfter, type ShownScore } from './entries';
import type { FoldedLog } from './fold';
import { type Correction, isCorrection } from './instants';
import { resultOf } from './running-score';

type Said = Pick<ShownScore, 'goals' | 'kicks'>;

/** A score with which somebody ended a match that had ended already. */
export type OtherEnd = Correction & { readonly isOtherEnd: true };

export function isOtherEnd(entry: Entry): entry is OtherEnd {
  return isCorrection(entry) && entry.isOtherEnd === true;
}

function isSameResult(a: Said, b: Said): boolean {
  const [left, right] = [resultOf(a), resultOf(b)];
  return (['local', 'visitor'] as const).every(
    (side) => left[side].goals === right[side].goals && left[side].kicks === right[side].kicks,
  );
}

/** Whether the same device has said another end since. */
function isSaidAnew({ by, receivedAt }: OtherEnd, ends: readonly OtherEnd[]): boolean {
  return ends.some((end) => end.by === by && end.receivedAt > receivedAt);
}

/**
 * The end of a match that has ended before, or a result typed without knowing of its end, as the log keeps it: a score that says with
 * what somebody ended the match. Null where it says what the same device has said last, or, if that has said nothing, the log.
 */
export function otherEndOf(
  entry: PhaseChange & Entry,
  { phase, score, active }: Pick<FoldedLog, 'phase' | 'score' | 'active'>,
): OtherEnd | null {
  if (entry.kind === 'forfeit' || phaseAfter(entry) !== 'finished' || phase !== 'finished') return null;
  const { shown, entryId, at, by, receivedAt, saidAt } = entry;
  const ends = active.filter(isOtherEnd);
  const own = ends.find((end) => end.by === by && !isSaidAnew(end, ends));
  if (!shown || isSameResult(shown, own?.shown ?? score)) return null;
  const made = { entryId, at, by, receivedAt, ...(saidAt === undefined ? {} : { saidAt }) };
  return { ...made, kind: 'score', finishes: false, shown, isOtherEnd: true };
}

/** A forfeit is decided whatever was played, so that it settles every end that was there before it. */
function isForfeitedOver(end: OtherEnd, finish: PhaseChange): boolean {
  return finish.kind === 'forfeit' && end.receivedAt < finish.receivedAt;
}

/**
 * The other ends of a finished match that nobody has settled yet by another result: `final` is the score that counts, `finish` the
 * change of phase that has made it.
 */
export function unsettledEnds(
  active: readonly Entry[],
  final: ShownScore,
  finish: PhaseChange,
): readonly OtherEnd[] {
  const ends = active.filter(isOtherEnd);
  return ends
    .filter((end) => !final.basis.includes(rootOf(end)) && !isSameResult(end.shown, final))
    .filter((end) => !isForfeitedOver(end, finish) && !isSaidAnew(end, ends))
    .sort(byInstant);
}

/** The score with which another end is taken over: as it was said, with all in it that either of the two had seen. */
export function scoreOfOtherEnd(end: OtherEnd, { score, otherEnds }: FoldedLog): ShownScore {
  const { goals, kicks, basis } = end.shown;
  const settled = otherEnds.map(rootOf);
  return { goals, kicks, basis: [...new Set([...score.basis, ...basis, ...settled])] };
}
