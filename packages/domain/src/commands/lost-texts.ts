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

/** The only one of the matches that fits. It looks no further than the second one, because a cup may have a thousand of each. */
function onlyOne(matches: readonly Match[], fits: (match: Match) => boolean): Match | 'several' | null {
  const index = matches.findIndex(fits);
  const first = matches[index];
  if (!first) return null;
  return matches.slice(index + 1).some(fits) ? 'several' : first;
}

/** Finds the match that was made anew with the same sides; else the only one whose winner, or loser, goes nowhere. */
function successorsIn(cup: Cup): (open: OpenText, was: readonly string[]) => Meaning | null {
  const names = referenceNamesOf(cup);
  const keyOf = (sides: readonly string[]) => sides.map(nameKey).sort().join('\n');
  const knockout = cup.matches.filter(({ groupId }) => groupId === null);
  const keys = new Map(knockout.map((match) => [match, keyOf(namesOfSides(match, names))]));
  const freeOf = (kind: OfMatch['kind']) => {
    const taken = takenTargets(cup, kind);
    return knockout.filter(({ matchId }) => !taken.has(matchId));
  };
  const free = { 'match-winner': freeOf('match-winner'), 'match-loser': freeOf('match-loser') };
  return (open, was) => {
    const { kind } = parsePlaceholder(open.text);
    if (kind !== 'match-winner' && kind !== 'match-loser') return null;
    const meaningOf = ({ matchId }: Match) => ({ kind: 'source', source: { kind, matchId } }) as const;
    const isFit = (match: Match) => isSensible(cup, open, meaningOf(match));
    const wanted = keyOf(was);
    const same = free[kind].filter((match) => keys.get(match) === wanted);
    const found = onlyOne(same, isFit) ?? onlyOne(free[kind], isFit);
    return found === null || found === 'several' ? null : meaningOf(found);
  };
}

/**
 * The texts of knockout matches that refer to nothing although something is there, or was: those whose target was deleted, each with what it
 * was, and those that name something of the cup and were never bound to it. They never bind by themselves; one tap binds each to `becomes`.
 */
export function lostTexts(cup: Cup): readonly LostText[] {
  const successorOf = successorsIn(cup);
  return cup.matches.flatMap((match) =>
    SIDES.flatMap((side): LostText[] => {
      const open = match.groupId === null ? openTextOf(match, side) : null;
      if (!open) return [];
      const was = match[side].lost;
      const becomes = (was && successorOf(open, was)) ?? findMeaning(cup, open);
      return was || becomes ? [{ matchId: match.matchId, side, text: open.text, was, becomes }] : [];
    }),
  );
}
