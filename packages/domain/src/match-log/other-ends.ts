import { rootOf } from './active-entries';
import { byInstant, type Entry, type PhaseChange, phaseAfter, type ShownScore } from './entries';
import type { FoldedLog } from './fold';
import { type Correction, isCorrection } from './instants';
import { resultOf } from './running-score';

type Said = Pick<ShownScore, 'goals' | 'kicks'>;

/** A score that somebody entered as the end of a match that had ended already. */
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

/** Whether the device that entered an end has entered another one of `ends` later. */
function isSaidAnew({ by, receivedAt }: OtherEnd, ends: readonly OtherEnd[]): boolean {
  return ends.some((end) => end.by === by && end.receivedAt > receivedAt);
}

/**
 * Turns the end of a match that has ended before, or a result typed without knowledge of its end, into a score that stays in the log.
 * Returns null where the score is the same as the last end of the same device or, if the device has entered none, the same as the score of
 * the log.
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

/** A forfeit is decided regardless of the played score, so it settles every end that arrived before it. */
function isForfeitedOver(end: OtherEnd, finish: PhaseChange): boolean {
  return finish.kind === 'forfeit' && end.receivedAt < finish.receivedAt;
}

/**
 * The other ends of a finished match that nobody has settled by another result. `final` is the score that counts, and `finish` is the
 * change of phase that made it.
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

/** The score that confirms another end. Its basis is all entries of either score, and the other ends that it settles. */
export function scoreOfOtherEnd(end: OtherEnd, { score, otherEnds }: FoldedLog): ShownScore {
  const { goals, kicks, basis } = end.shown;
  const settled = otherEnds.map(rootOf);
  return { goals, kicks, basis: [...new Set([...score.basis, ...basis, ...settled])] };
}
