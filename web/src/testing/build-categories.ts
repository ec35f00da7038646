import { readCup, type Cup } from '../shelf/cup/cup';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toTournamentView,
} from './build-view';

/**
 * Builds a cup of categories, each with 'FC Bern' and the 'Lions' in the group 'A' of 'Groups', and a 'Final' with match 1. The ids begin with the
 * name of their category.
 */
export function buildCupOfCategories(names: readonly string[], changes: Partial<Cup> = {}): Cup {
  const categories = names.map((name) => ({ categoryId: name, name }));
  const parts = names.map((categoryId) => {
    const Groups = [{ groupId: `${categoryId}-a`, stageId: `${categoryId}-groups`, name: 'A' }];
    const Teams = ['FC Bern', 'Lions'].map((name) => ({
      ...buildTeam(name),
      ...{ teamId: `${categoryId}-${name}`, categoryId, Groups },
    }));
    const ofGroup = { groupId: `${categoryId}-a`, stageId: `${categoryId}-groups`, name: 'A', Teams };
    const stageId = `${categoryId}-final`;
    const matchId = `${categoryId}-match`;
    const Matches = [buildOpenMatch({ matchId, stageId, matchNumber: 1 })];
    const groups = { stageId: ofGroup.stageId, name: 'Groups', groups: [buildGroup(ofGroup)] };
    const final = { stageId, name: 'Final', type: 'knockout', order: 2, Matches } as const;
    return { Teams, Stages: [groups, final].map((stage) => buildStage({ ...stage, categoryId })) };
  });
  const Teams = parts.flatMap((part) => part.Teams);
  const Stages = parts.flatMap((part) => part.Stages);
  return readCup(toTournamentView(buildCup({ categories, Teams, Stages, ...changes })));
}

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
export function buildPlayedCategories(changes: Partial<Cup> = {}): Cup {
  const parts = [buildPart('f', 'Foxes'), buildPart('e', 'Eagles')];
  const cup = buildCup({
    categories: Object.entries(NAMES).map(([categoryId, name]) => ({ categoryId, name })),
    Teams: parts.flatMap(({ Teams }) => Teams),
    Stages: parts.flatMap(({ Stages }) => Stages),
    ...changes,
  });
  return readCup(toTournamentView(cup));
}
