import { allMatches } from '../../shelf/cup/all-matches';
import type { Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { useCurrentCup } from '../cup/cup-context';

export function sidesInWords({ local, visitor }: Match): string {
  return `${sideName(local)} – ${sideName(visitor)}`;
}

/** Puts the category of a match before words about it, if it has one. The words may have dashes and colons of their own. */
export function afterCategory({ Stage }: Match, words: string): string {
  return Stage.category ? `${Stage.category} · ${words}` : words;
}

/** Names a match of the current cup by its two sides, after its category if it has one. */
export function useCupMatchName(): (matchId: string) => string {
  const byId = new Map(allMatches(useCurrentCup()).map((match) => [match.matchId, match]));
  return (matchId) => {
    const match = byId.get(matchId);
    return match ? afterCategory(match, sidesInWords(match)) : '';
  };
}
