import { applyBlocks } from '@futsal-cup/domain/commands/apply-blocks';
import { applyPlan } from '@futsal-cup/domain/commands/apply-plan';
import { planContracts } from '@futsal-cup/domain/contracts/plans';
import { presentCup } from '../../presenters/present-tournament';
import { presentPlan } from '../../presenters/present-plan';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { type StoredCup, versionOfRevision } from '../../storage/stored';
import { answeringRoute } from '../change-route';
import { type AnswerOf, type CallOf, route } from '../route';

async function handleGetPlan({
  request: { tournamentId },
  dependencies: { cups },
}: CallOf<'getPlan'>): Promise<AnswerOf<'getPlan'>> {
  const { cup } = await cups.current(tournamentId);
  return { plan: presentPlan(cup) };
}

/** The administrator has seen the cup at a version and confirmed which parts of it the plan replaces, so a later version is refused. */
function refuseUnseen(
  cup: StoredCup,
  { version, updatedAt }: Pick<CallOf<'applyPlan'>['request'], 'version' | 'updatedAt'>,
) {
  const present = versionOfRevision(cup.tournament.revision);
  refuseStaleEdit(version, present, () => presentCup(cup, present));
  refuseStaleEdit(updatedAt, cup.plan?.updatedAt ?? null, () => presentPlan(cup));
}

export const planRoutes = [
  route(planContracts.getPlan, handleGetPlan),

  answeringRoute(planContracts.applyPlan, 'tournaments', ({ request, dependencies: { newId } }) => {
    const { settings, slots, fingerprint } = request;
    return {
      change(cup, now) {
        refuseUnseen(cup, request);
        return applyPlan(cup, { settings, slots, fingerprint }, { newId, now });
      },
      answer: ({ matches }) => ({ matches: matches.length }),
    };
  }),

  answeringRoute(planContracts.applyBlocks, 'tournaments', ({ request, dependencies: { newId } }) => {
    const { settings, slots, fingerprints } = request;
    return {
      change(cup, now) {
        refuseUnseen(cup, request);
        return applyBlocks(cup, { settings, slots, fingerprints }, { newId, now });
      },
      answer: ({ matches }) => ({ matches: matches.length }),
    };
  }),
];
