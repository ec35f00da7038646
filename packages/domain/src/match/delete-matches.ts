import { describeSource, type SourceNames } from '../bracket/describe-source';
import { numberMatches } from '../bracket/match-numbers';
import type { Cup } from '../cup/cup';
import { allowed, refused, type Ruling } from '../cup/ruling';
import type { Match, PlaceholderSource } from './match';

/** What matches and groups of the cup are called now, for the texts of placeholders. */
export function sourceNamesOf(cup: Cup): SourceNames {
  const groupNames = new Map(cup.groups.map(({ groupId, name }) => [groupId, name]));
  return { matchNumbers: numberMatches(cup), groupNames };
}

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

/** The match without the references whose target has gone: they become the plain text that they last read. */
function withoutLostReferences(match: Match, remains: Remains, names: SourceNames): Match {
  const { localTeamSource: local, visitorTeamSource: visitor } = match;
  let kept = match;
  if (local && !isLeft(local, remains)) {
    const text = describeSource(local, names) ?? match.localTeamPlaceholder;
    kept = { ...kept, localTeamSource: null, localTeamPlaceholder: text };
  }
  if (visitor && !isLeft(visitor, remains)) {
    const text = describeSource(visitor, names) ?? match.visitorTeamPlaceholder;
    kept = { ...kept, visitorTeamSource: null, visitorTeamPlaceholder: text };
  }
  return kept;
}

/** The cup `after` a deletion, in which no placeholder refers to anything that only was there `before`. */
export function dropLostReferences(before: Cup, after: Cup): Cup {
  const names = sourceNamesOf(before);
  const remains = {
    matchIds: new Set(after.matches.map(({ matchId }) => matchId)),
    groupIds: new Set(after.groups.map(({ groupId }) => groupId)),
    stageIds: new Set(after.stages.map(({ stageId }) => stageId)),
  };
  return { ...after, matches: after.matches.map((match) => withoutLostReferences(match, remains, names)) };
}

/** Deletes a match, played or not; placeholders that waited for it become plain text. */
export function deleteMatch(cup: Cup, matchId: string): Ruling<Cup> {
  const matches = cup.matches.filter((match) => match.matchId !== matchId);
  if (matches.length === cup.matches.length) return refused('match_not_found', 'matchId');
  return allowed(dropLostReferences(cup, { ...cup, matches }));
}
