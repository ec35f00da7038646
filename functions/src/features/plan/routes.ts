import { applyPlan } from '@futsal-cup/domain/commands/apply-plan';
import { planContracts } from '@futsal-cup/domain/contracts/plans';
import { presentCup } from '../../presenters/present-tournament';
import { changeCup } from '../../storage/change-cup';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { versionOfRevision } from '../../storage/stored';
import { type AnswerOf, type CallOf, route } from '../route';

function handleApplyPlan({
  request: { tournamentId, version, ...plan },
  dependencies,
  idempotencyKey,
  actor,
}: CallOf<'applyPlan'>): Promise<AnswerOf<'applyPlan'>> {
  const { newId } = dependencies;
  return changeCup(dependencies, tournamentId, {
    idempotencyKey,
    actor,
    change(cup, now) {
      // The administrator has seen the cup at this version and confirmed which parts of it the plan replaces, so a later version is
      // refused.
      const present = versionOfRevision(cup.tournament.revision);
      refuseStaleEdit(version, present, () => presentCup(cup, present));
      return applyPlan(cup, plan, { newId, now });
    },
    answer: ({ matches }) => ({ matches: matches.length }),
  });
}

export const planRoutes = [route(planContracts.applyPlan, handleApplyPlan)];
