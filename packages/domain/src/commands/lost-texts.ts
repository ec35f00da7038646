import { parsePlaceholder } from '../bracket/placeholders';
import type { Cup, Match } from '../cup/records';
import { type PlaceholderSource, type SideKey, SIDES } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
import { namesOfSides, referenceNamesOf } from './lost-references';
import { findMeaning, isSensible, type Meaning, type OpenText, openTextOf } from './text-meaning';

/** A text that waits for somebody to say what it means. */
export interface LostText {
  readonly matchId: string;
  readonly side: SideKey;
  readonly text: string;
  /** What it referred to until that was deleted (`Side.lost`); null for a text that was never bound. */
  readonly was: readonly string[] | null;
  /** What it most likely means now; null where nothing in the cup suggests itself. */
  readonly becomes: Meaning | null;
}

type OfMatch = Extract<PlaceholderSource, { readonly matchId: string }>;

function takenTargets({ matches }: Cup, kind: OfMatch['kind']): ReadonlySet<string> {
  const sources = matches.flatMap((match) => SIDES.flatMap((side) => match[side].source ?? []));
  return new Set(sources.flatMap((source) => (source.kind === kind ? [source.matchId] : [])));
}

/** The match that was made anew with the same sides; else the only one whose winner, or loser, goes nowhere. */
function findSuccessor(cup: Cup, open: OpenText, was: readonly string[]): Meaning | null {
  const { kind } = parsePlaceholder(open.text);
  if (kind !== 'match-winner' && kind !== 'match-loser') return null;
  const taken = takenTargets(cup, kind);
  const names = referenceNamesOf(cup);
  const keyOf = (sides: readonly string[]) => sides.map(nameKey).sort().join('\n');
  const meaningOf = ({ matchId }: Match) => ({ kind: 'source', source: { kind, matchId } }) as const;
  const free = cup.matches.filter(
    (match) => match.groupId === null && !taken.has(match.matchId) && isSensible(cup, open, meaningOf(match)),
  );
  const same = free.filter((match) => keyOf(namesOfSides(match, names)) === keyOf(was));
  const [only, ...others] = same.length > 0 ? same : free;
  return only && others.length === 0 ? meaningOf(only) : null;
}

/**
 * The texts of knockout matches that refer to nothing although something is there, or was: those whose target was deleted, each with what it
 * was, and those that name something of the cup and were never bound to it. They never bind by themselves; one tap binds each to `becomes`.
 */
export function lostTexts(cup: Cup): readonly LostText[] {
  return cup.matches.flatMap((match) =>
    SIDES.flatMap((side): LostText[] => {
      const open = match.groupId === null ? openTextOf(match, side) : null;
      if (!open) return [];
      const was = match[side].lost;
      const becomes = (was && findSuccessor(cup, open, was)) ?? findMeaning(cup, open);
      return was || becomes ? [{ matchId: match.matchId, side, text: open.text, was, becomes }] : [];
    }),
  );
}
