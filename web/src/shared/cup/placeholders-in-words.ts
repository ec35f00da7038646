import { mapSides, type PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { useMemo } from 'react';
import type { SourceWords } from '../texts/source-words';
import { shownTexts, useTexts } from '../texts/use-texts';
import { allMatches } from './all-matches';
import type { Cup, Match } from './cup';

interface Names {
  readonly matchNumbers: ReadonlyMap<string, number | null>;
  readonly groups: ReadonlyMap<string, string>;
}

function inWords(source: PlaceholderSource, names: Names, words: SourceWords): string | null {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const number = names.matchNumbers.get(source.matchId);
      if (!number) return null;
      return source.kind === 'match-winner' ? words.winner(number) : words.loser(number);
    }
    case 'group-place': {
      const group = names.groups.get(source.groupId);
      return group === undefined ? null : words.groupPlace(source.place, group);
    }
    case 'best-of-place':
      return words.bestOfPlace(source.place, source.rank);
  }
}

function translateMatch(match: Match, names: Names, words: SourceWords): Match {
  if (!match.local.source && !match.visitor.source) return match;
  const sides = mapSides(match, (side) => {
    const placeholder = side.source && inWords(side.source, names, words);
    return placeholder ? { ...side, placeholder } : side;
  });
  return { ...match, ...sides };
}

function namesOf(cup: Cup): Names {
  return {
    matchNumbers: new Map(allMatches(cup).map(({ matchId, matchNumber }) => [matchId, matchNumber])),
    groups: new Map(cup.Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name]))),
  };
}

/** A match that the server has just sent, with its bound placeholders as the rest of the cup shows them. */
export function matchInWords(cup: Cup, match: Match): Match {
  const { sources } = shownTexts().publicTexts;
  return sources ? translateMatch(match, namesOf(cup), sources) : match;
}

/** The cup with its bound placeholders in these words instead of in English, as the server sends them. @internal */
export function withPlaceholdersIn(cup: Cup, words: SourceWords): Cup {
  const names = namesOf(cup);
  const Stages = cup.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.map((match) => translateMatch(match, names, words)),
  }));
  return { ...cup, Stages };
}

/** The cup as the reader's language says it. */
export function useCupInWords(cup: Cup | undefined): Cup | undefined {
  const { sources } = useTexts();
  return useMemo(() => (cup && sources ? withPlaceholdersIn(cup, sources) : cup), [cup, sources]);
}
