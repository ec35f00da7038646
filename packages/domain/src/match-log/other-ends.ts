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

/**
 * The end of a match that has ended before, as the log keeps it: a score that says with what somebody ended the match. Null where it
 * says what the log says, or what the same device has said before.
 */
export function otherEndOf(
  entry: PhaseChange & Entry,
  { phase, score, active }: Pick<FoldedLog, 'phase' | 'score' | 'active'>,
): OtherEnd | null {
  if (entry.kind !== 'phase' || phaseAfter(entry) !== 'finished' || phase !== 'finished') return null;
  const { shown, entryId, at, by, receivedAt, saidAt } = entry;
  const isSaid = ({ by: other, shown: before }: OtherEnd) =>
    other === by && shown !== undefined && isSameResult(before, shown);
  if (!shown || isSameResult(shown, score) || active.filter(isOtherEnd).some(isSaid)) return null;
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
  return active
    .filter(isOtherEnd)
    .filter((end) => !final.basis.includes(rootOf(end)) && !isSameResult(end.shown, final))
    .filter((end) => !isForfeitedOver(end, finish))
    .sort(byInstant);
}

/** The score with which another end is taken over: as it was said, with all in it that either of the two had seen. */
export function scoreOfOtherEnd(end: OtherEnd, { score, otherEnds }: FoldedLog): ShownScore {
  const { goals, kicks, basis } = end.shown;
  const settled = otherEnds.map(rootOf);
  return { goals, kicks, basis: [...new Set([...score.basis, ...basis, ...settled])] };
}
