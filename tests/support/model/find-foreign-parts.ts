import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import type { StoredCup } from './stored-cup';

function stageOfSource(source: PlaceholderSource, { groups, matches }: StoredCup): string | undefined {
  if ('stageId' in source) return source.stageId;
  if ('groupId' in source) return groups.find(({ groupId }) => groupId === source.groupId)?.stageId;
  return matches.find(({ matchId }) => matchId === source.matchId)?.stageId;
}

/** Teams and places are of the category of the stage in which they play, which is one of the tournament's. */
export function findForeignParts(cup: StoredCup): string[] {
  const { tournament, teams, stages, groups, matches } = cup;
  const known = new Set<string | null>((tournament.categories ?? []).map(({ categoryId }) => categoryId));
  const ofStage = new Map(stages.map(({ stageId, categoryId = null }) => [stageId, categoryId]));
  const ofTeam = new Map(teams.map(({ teamId, categoryId = null }) => [teamId, categoryId]));
  const playing = [
    ...groups.map(({ stageId, teamIds, places = [] }) => ({ stageId, teamIds, sources: places })),
    ...matches.map((match) => ({
      stageId: match.stageId,
      teamIds: [match.localTeamId, match.visitorTeamId].filter((teamId) => teamId !== null),
      sources: [match.localTeamSource, match.visitorTeamSource].filter((source) => source !== null),
    })),
  ];
  return [
    ...[...ofStage.values(), ...ofTeam.values()]
      .filter((categoryId) => categoryId !== null && !known.has(categoryId))
      .map((categoryId) => `no such category: ${categoryId}`),
    ...playing.flatMap(({ stageId, teamIds, sources }) => {
      const own = ofStage.get(stageId);
      const categoryIds = [
        ...teamIds.map((teamId) => ofTeam.get(teamId)),
        ...sources.map((source) => ofStage.get(stageOfSource(source, cup) ?? '')),
      ];
      return categoryIds
        .filter((categoryId) => categoryId !== undefined && categoryId !== own)
        .map((categoryId) => `${categoryId} plays in ${stageId} of ${own}`);
    }),
  ];
}
