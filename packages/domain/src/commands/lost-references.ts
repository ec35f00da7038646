import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { describeSource, sourceNamesOf, type SourceNames } from '../bracket/source-words';
import type { Cup, Match } from '../cup/records';
import type { PlaceholderSource, Side } from '../cup/sides';

interface Remains {
  readonly matchIds: ReadonlySet<string>;
  readonly groupIds: ReadonlySet<string>;
  readonly stageIds: ReadonlySet<string>;
}

function isLeft(source: PlaceholderSource, remains: Remains): boolean {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return remains.matchIds.has(source.matchId);
    case 'group-place':
      return remains.groupIds.has(source.groupId);
    case 'best-of-place':
      return remains.stageIds.has(source.stageId);
  }
}

/** A side whose target was deleted keeps the text that it last showed. */
function withoutLostReference(side: Side, remains: Remains, names: SourceNames): Side {
  if (!side.source || isLeft(side.source, remains)) return side;
  return {
    ...side,
    source: null,
    placeholder: describeSource(side.source, names, ENGLISH_SOURCE_WORDS) ?? side.placeholder,
  };
}

/** A match that lost no reference stays the same object, so that it is not written again. */
function withoutLostReferences(match: Match, remains: Remains, names: SourceNames): Match {
  const local = withoutLostReference(match.local, remains, names);
  const visitor = withoutLostReference(match.visitor, remains, names);
  return local === match.local && visitor === match.visitor ? match : { ...match, local, visitor };
}

/** The cup `after` a deletion, without placeholders that refer to records that were deleted. */
export function dropLostReferences(before: Cup, after: Cup): Cup {
  const names = sourceNamesOf(before);
  const remains = {
    matchIds: new Set(after.matches.map(({ matchId }) => matchId)),
    groupIds: new Set(after.groups.map(({ groupId }) => groupId)),
    stageIds: new Set(after.stages.map(({ stageId }) => stageId)),
  };
  return { ...after, matches: after.matches.map((match) => withoutLostReferences(match, remains, names)) };
}
