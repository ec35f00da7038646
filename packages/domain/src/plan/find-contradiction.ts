import { deriveFixtures } from './format/derive-matches';
import { demandsOf } from './find-plan';
import type { PlanSettings } from './settings';
import { findTimetable } from './timetable/find-timetable';
import type { Demands, FixedMatch } from './timetable/timetable';

/**
 * A demand on a plan: a wish (an index), the least rest of teams, the pause before the knockout, or that everything is over when the days
 * and the courts' times end.
 */
export type PlanDemand =
  | { readonly kind: 'wish'; readonly wish: number }
  | { readonly kind: 'rest' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'end-of-time' };

/**
 * Demands that cannot all be met, although they could if any one were dropped. `isProven`: no plan meets all of them; otherwise none was
 * found, and larger cups allow no proof.
 */
export interface Contradiction {
  readonly demands: readonly PlanDemand[];
  readonly isProven: boolean;
}

type Verdict = 'possible' | 'impossible' | 'not-found';

/** The overtime that is enough for any plan: the time for all matches one after the other, each with its team's rest, and for the pause. */
function enoughOvertime({ time }: PlanSettings, matches: number): number {
  const each = time.minutesPerMatch + time.minutesBetween + time.leastRest;
  return time.pauseBeforeKnockout + (matches + 1) * each;
}

function keepOnly(settings: PlanSettings, kept: readonly PlanDemand[], matches: number): Demands {
  const all = demandsOf(settings);
  const has = (kind: PlanDemand['kind']) => kept.some((demand) => demand.kind === kind);
  const wishes = new Set(kept.flatMap((demand) => (demand.kind === 'wish' ? [demand.wish] : [])));
  return {
    wishes: all.wishes.filter((_, wish) => wishes.has(wish)),
    rest: has('rest') ? all.rest : 0,
    pause: has('pause') ? all.pause : 0,
    overtime: has('end-of-time') ? 0 : enoughOvertime(settings, matches),
  };
}

/** All demands of the settings. A setting that asks for nothing is no demand. */
function listDemands({ time, wishes }: PlanSettings): PlanDemand[] {
  return [
    { kind: 'end-of-time' },
    ...(time.leastRest > 0 ? [{ kind: 'rest' } as const] : []),
    ...(time.pauseBeforeKnockout > 0 ? [{ kind: 'pause' } as const] : []),
    ...wishes.map((_, wish) => ({ kind: 'wish', wish }) as const),
  ];
}

type Judge = (kept: readonly PlanDemand[]) => Generator<void, Verdict>;

/** QuickXplain (U. Junker, 2004): splits the demands in two and looks in each half for the demands that contradict the rest. */
function* contradictingPart(
  judge: Judge,
  background: readonly PlanDemand[],
  isJudged: boolean,
  demands: readonly PlanDemand[],
): Generator<void, readonly PlanDemand[]> {
  if (!isJudged && (yield* judge(background)) !== 'possible') return [];
  if (demands.length === 1) return demands;
  const half = Math.ceil(demands.length / 2);
  const [first, second] = [demands.slice(0, half), demands.slice(half)];
  const ofSecond = yield* contradictingPart(judge, [...background, ...first], false, second);
  const ofFirst = yield* contradictingPart(judge, [...background, ...ofSecond], ofSecond.length === 0, first);
  return [...ofFirst, ...ofSecond];
}

/**
 * Explains why there is no plan: a smallest set of demands that contradict each other, so that there is a plan without any one of them.
 * Returns null where no such set was found: there is a plan, or the fixed matches allow none whatever is dropped. Yields now and then, like
 * `searchPlan`.
 */
export function* searchContradiction(
  settings: PlanSettings,
  fixed: readonly FixedMatch[] = [],
): Generator<void, Contradiction | null> {
  const fixtures = deriveFixtures(settings);
  const count = fixtures.matches.length;

  function* judge(kept: readonly PlanDemand[]): Generator<void, Verdict> {
    yield;
    const problem = { settings, fixtures, fixed, demands: keepOnly(settings, kept, count) };
    const found = yield* findTimetable(problem, settings.format.drawSeed ?? 0);
    if (found.places !== null) return 'possible';
    return found.isProven ? 'impossible' : 'not-found';
  }

  const all = listDemands(settings);
  if ((yield* judge([])) !== 'possible' || (yield* judge(all)) === 'possible') return null;
  let demands = yield* contradictingPart(judge, [], true, all);
  // A search that gave up may have left too many demands in the set, so each one is tried without.
  for (const demand of demands) {
    const without = demands.filter((other) => other !== demand);
    if ((yield* judge(without)) !== 'possible') demands = without;
  }
  const isProven = (yield* judge(demands)) === 'impossible';
  return { demands, isProven };
}
