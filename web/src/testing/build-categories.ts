import type { Cup } from '../shelf/cup/cup';
import { readCup } from '../shelf/cup/cup';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam, toTournamentView } from './build-view';

const NAMES = { f: 'F juniors', e: 'E juniors' } as const;

/** Builds the final of a category, which FC Bern has won against another team. */
function buildPart(categoryId: keyof typeof NAMES, rival: string) {
  const bern = { teamId: `bern-${categoryId}`, name: 'FC Bern' };
  const stageId = `stage-${categoryId}`;
  const match = buildKnownMatch('FC Bern', rival, {
    matchId: `final-${categoryId}`,
    stageId,
    state: 'finished',
    matchNumber: 1,
    local: { teamId: bern.teamId, team: bern, goals: 2 },
    visitor: { goals: 1 },
  });
  return {
    Teams: [
      { ...buildTeam('FC Bern'), ...bern, categoryId },
      { ...buildTeam(rival), categoryId },
    ],
    Stages: [
      buildStage({ stageId: `groups-${categoryId}`, categoryId, groups: [buildGroup({ name: 'Group A' })] }),
      buildStage({ stageId, name: 'Final', type: 'knockout', order: 2, categoryId, Matches: [match] }),
    ],
  };
}

/** Builds a cup of two categories that are over, each with FC Bern, a Group A and a final. */
export function buildCategories(changes: Partial<Cup> = {}): Cup {
  const parts = [buildPart('f', 'Foxes'), buildPart('e', 'Eagles')];
  const cup = buildCup({
    categories: Object.entries(NAMES).map(([categoryId, name]) => ({ categoryId, name })),
    Teams: parts.flatMap(({ Teams }) => Teams),
    Stages: parts.flatMap(({ Stages }) => Stages),
    ...changes,
  });
  return readCup(toTournamentView(cup));
}
