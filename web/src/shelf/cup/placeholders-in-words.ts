import { describeSource, type SourceNames, type SourceWords } from '@futsal-cup/domain/bracket/source-words';
import { mapSides, type PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts';
import { allMatches } from './all-matches';
import type { Cup, Match } from './cup';

/** A side of a match, or a place that a group takes. */
interface Bound {
  readonly source: PlaceholderSource | null;
  readonly placeholder: string | null;
}

function translate<Place extends Bound>(place: Place, names: SourceNames, words: SourceWords): Place {
  const placeholder = place.source && describeSource(place.source, names, words);
  return placeholder ? { ...place, placeholder } : place;
}

/** Returns a match with its bound placeholders in the given words. */
export function translateMatch(match: Match, names: SourceNames, words: SourceWords): Match {
  if (!match.local.source && !match.visitor.source) return match;
  return { ...match, ...mapSides(match, (side) => translate(side, names, words)) };
}

/** Returns what the placeholders of a cup name: the numbers of its matches and its groups. */
export function namesOf(cup: Cup): SourceNames {
  const groups = cup.Stages.flatMap((stage) => stage.groups);
  return {
    matchNumbers: new Map(allMatches(cup).map(({ matchId, matchNumber }) => [matchId, matchNumber])),
    groupNames: new Map(groups.map(({ groupId, name }) => [groupId, name])),
  };
}

/** Returns the cup with its bound placeholders in the given words. The server sends them in English. @internal */
export function withPlaceholdersIn(cup: Cup, words: SourceWords): Cup {
  const names = namesOf(cup);
  const Stages = cup.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.map((match) => translateMatch(match, names, words)),
    groups: stage.groups.map((group) => ({
      ...group,
      places: group.places?.map((place) => translate(place, names, words)),
    })),
  }));
  return { ...cup, Stages };
}

/** Returns the cup with its placeholders in the reader's language. */
export function useCupInWords(cup: Cup | undefined): Cup | undefined {
  const { sources } = useTexts();
  return useMemo(() => (cup && sources ? withPlaceholdersIn(cup, sources) : cup), [cup, sources]);
}
