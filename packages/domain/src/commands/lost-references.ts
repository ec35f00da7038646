import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { isMissing, type SourceTargets } from '../bracket/references';
import { sourceNamesOf } from '../bracket/source-names';
import { describeSource, type SourceNames } from '../bracket/source-words';
import type { Cup, Group, Match, Stage } from '../cup/records';
import { membersOfStage } from '../bracket/members';
import { MAX_PLACEHOLDER_LENGTH } from '../cup/limits';
import { NO_TEAM, type PlaceholderSource, type Side, SIDES } from '../cup/sides';

/** The names of a cup's records, by which texts refer to them. */
export interface ReferenceNames {
  readonly names: SourceNames;
  readonly teams: ReadonlyMap<string, string>;
  readonly stages: ReadonlyMap<string, string>;
  readonly matches: ReadonlyMap<string, Match>;
}

export function referenceNamesOf(cup: Cup): ReferenceNames {
  return {
    names: sourceNamesOf(cup),
    teams: new Map(cup.teams.map(({ teamId, name }) => [teamId, name])),
    stages: new Map(cup.stages.map(({ stageId, name }) => [stageId, name])),
    matches: new Map(cup.matches.map((match) => [match.matchId, match])),
  };
}

function shorten(name: string): string {
  return [...name].slice(0, MAX_PLACEHOLDER_LENGTH).join('').trim();
}

/** The name by which a side is known without the results of other matches. */
export function nameOfSide({ teamId, placeholder, source }: Side, { teams, names }: ReferenceNames): string {
  const bound = source && describeSource(source, names, ENGLISH_SOURCE_WORDS);
  return teams.get(teamId ?? '') ?? bound ?? placeholder ?? NO_TEAM;
}

/** The names of the two sides of a match, the local one first, as a lost reference to it keeps them. */
export function namesOfSides(match: Match, names: ReferenceNames): readonly string[] {
  return SIDES.map((side) => shorten(nameOfSide(match[side], names)));
}

/** The names of what a source refers to: the sides of a match, the group, the stage. */
function namesOfTarget(source: PlaceholderSource, before: ReferenceNames): readonly string[] {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const match = before.matches.get(source.matchId);
      return match ? namesOfSides(match, before) : [];
    }
    case 'group-place':
      return [shorten(before.names.groupNames.get(source.groupId) ?? '')];
    case 'best-of-place':
    case 'allotted-of-place':
      return [shorten(before.stages.get(source.stageId) ?? '')];
  }
}

/** A side whose target was deleted keeps the text that it last showed, and what that was. */
function withoutLostReference(side: Side, remains: SourceTargets, before: ReferenceNames): Side {
  const { source, placeholder } = side;
  if (!source || !isMissing(source, remains)) return side;
  const shown = describeSource(source, before.names, ENGLISH_SOURCE_WORDS) ?? placeholder;
  return {
    ...side,
    source: null,
    placeholder: shown && shorten(shown),
    lost: namesOfTarget(source, before),
  };
}

/** A match that lost no reference stays the same object, so that it is not written again. */
function withoutLostReferences(match: Match, remains: SourceTargets, before: ReferenceNames): Match {
  const local = withoutLostReference(match.local, remains, before);
  const visitor = withoutLostReference(match.visitor, remains, before);
  return local === match.local && visitor === match.visitor ? match : { ...match, local, visitor };
}

/**
 * What was decided across the groups of a stage among the teams that are left in them. Who comes by a place that is open for now may come
 * again. A stage that lost none stays the same object.
 */
function withoutLeftTeams(stage: Stage, cup: Cup, after: Cup): Stage {
  const { decisions = [] } = stage;
  if (decisions.length === 0) return stage;
  const members = new Set(membersOfStage(after, stage.stageId));
  const chosen = new Set(
    cup.groups.flatMap(({ stageId, teamIds }) => (stageId === stage.stageId ? teamIds : [])),
  );
  const teams = new Set(after.teams.map(({ teamId }) => teamId));
  const isLeft = (teamId: string) => members.has(teamId) || (teams.has(teamId) && !chosen.has(teamId));
  if (decisions.every(({ teamIds }) => teamIds.every(isLeft))) return stage;
  const left = decisions.map((decided) => ({ ...decided, teamIds: decided.teamIds.filter(isLeft) }));
  return { ...stage, decisions: left.filter(({ teamIds }) => teamIds.length > 0) };
}

/** A group without the places that came from what was deleted. One that lost none stays the same object. */
function withoutLostPlaces(group: Group, remains: SourceTargets): Group {
  const { places = [] } = group;
  const left = places.filter((place) => !isMissing(place, remains));
  return left.length === places.length ? group : { ...group, places: left };
}

/**
 * The cup `after` a deletion, without placeholders and places of groups that refer to records that were deleted, and without teams that have
 * left the groups of a stage in what was decided across them. Each placeholder keeps its text and what it referred to (`Side.lost`), so that it can be
 * bound again by hand, and by itself never is.
 */
export function dropLostReferences(cup: Cup, after: Cup): Cup {
  const before = referenceNamesOf(cup);
  const remains = {
    matches: new Set(after.matches.map(({ matchId }) => matchId)),
    groups: new Set(after.groups.map(({ groupId }) => groupId)),
    stages: new Set(after.stages.map(({ stageId }) => stageId)),
  };
  return {
    ...after,
    stages: after.stages.map((stage) => withoutLeftTeams(stage, cup, after)),
    groups: after.groups.map((group) => withoutLostPlaces(group, remains)),
    matches: after.matches.map((match) => withoutLostReferences(match, remains, before)),
  };
}
