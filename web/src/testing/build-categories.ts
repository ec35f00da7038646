import { readCup, type Cup } from '../shelf/cup/cup';
import { buildCup, buildGroup, buildOpenMatch, buildStage, buildTeam, toTournamentView } from './build-view';

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
