import { deriveFixtures } from './format/derive-matches';
import { demandsOf } from './find-plan';
import { lengthOfStep, type PlanSettings } from './settings';
import { findTimetable } from './timetable/find-timetable';
import type { Demands, FixedMatch } from './timetable/timetable';

/**
 * A demand on a plan: a wish, a break or the day of a step (each an index), the least rest of teams, the pause between the phases, or that
 * everything is over when the days and the courts' times end.
 */
export type PlanDemand =
  | { readonly kind: 'wish'; readonly wish: number }
  | { readonly kind: 'break'; readonly break: number }
  | { readonly kind: 'day'; readonly step: number }
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

/** The overtime that is enough for any plan: the time for all matches one after the other, each with its team's rest, and for the pauses. */
function enoughOvertime(settings: PlanSettings, matches: number): number {
  const { time, format } = settings;
  const longest = Math.max(...format.steps.map((_, step) => lengthOfStep(settings, step)));
  const each = longest + time.minutesBetween + time.leastRest;
  return format.steps.length * time.pauseBeforeKnockout + (matches + 1) * each;
}

function keepOnly(settings: PlanSettings, kept: readonly PlanDemand[], matches: number): Demands {
  const all = demandsOf(settings);
  const keys = new Set(kept.map((demand) => Object.values(demand).join(' ')));
  return {
    wishes: all.wishes.filter((_, wish) => keys.has(`wish ${wish}`)),
    rest: keys.has('rest') ? all.rest : 0,
    pause: keys.has('pause') ? all.pause : 0,
    breaks: all.breaks.filter((_, index) => keys.has(`break ${index}`)),
    days: all.days.map((day, step) => (keys.has(`day ${step}`) ? day : undefined)),
    overtime: keys.has('end-of-time') ? 0 : enoughOvertime(settings, matches),
  };
}

/** All demands of the settings. A setting that asks for nothing is no demand. */
function listDemands({ format, time, wishes }: PlanSettings): PlanDemand[] {
  return [
    { kind: 'end-of-time' },
    ...(time.leastRest > 0 ? [{ kind: 'rest' } as const] : []),
    ...(time.pauseBeforeKnockout > 0 ? [{ kind: 'pause' } as const] : []),
    ...format.steps.flatMap(({ day }, step) => (day === undefined ? [] : [{ kind: 'day', step } as const])),
    ...(time.breaks ?? []).map((_, index) => ({ kind: 'break', break: index }) as const),
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
