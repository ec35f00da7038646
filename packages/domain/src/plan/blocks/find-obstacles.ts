import type { FixedMatch } from '../timetable/timetable';
import type { BlocksSettings } from './block-settings';
import { findBlocksPlan, type NoBlocksPlan } from './find-blocks-plan';

/**
 * A demand that stands in the way of a plan: two teams are never to play at once (`pair` is an index), the least rest, the pause before the
 * knockout.
 */
export type BlocksDemand =
  { readonly kind: 'pair'; readonly pair: number } | { readonly kind: 'rest' } | { readonly kind: 'pause' };

type Fixed = readonly (readonly FixedMatch[])[];

/** The settings without some demands. @internal */
export function withoutDemands(settings: BlocksSettings, demands: readonly BlocksDemand[]): BlocksSettings {
  const pairs = new Set(demands.flatMap((demand) => (demand.kind === 'pair' ? [demand.pair] : [])));
  const isLeftOut = (kind: BlocksDemand['kind']) => demands.some((demand) => demand.kind === kind);
  return {
    ...settings,
    apart: settings.apart.filter((_, pair) => !pairs.has(pair)),
    ...(isLeftOut('rest') && { leastRest: 0 }),
    ...(isLeftOut('pause') && { pauseBeforeKnockout: 0 }),
  };
}

/** What is in the way of a plan. */
export interface Obstacles {
  /** The demands without which a plan is found: none of them can be left in. Empty where none is found whatever is left out. */
  readonly demands: readonly BlocksDemand[];
  /** Where the demands are empty, the part for which no plan is found without any. */
  readonly tooShort: NoBlocksPlan | null;
}

/** Finds what is in the way where no plan was found. */
export function findObstacles(settings: BlocksSettings, fixed: Fixed): Obstacles {
  const pairs = settings.apart.map((_, pair) => ({ kind: 'pair', pair }) as const);
  const all: BlocksDemand[] = [{ kind: 'rest' }, { kind: 'pause' }, ...pairs];
  const findWithout = (demands: readonly BlocksDemand[]) =>
    findBlocksPlan(withoutDemands(settings, demands), fixed);
  const found = findWithout(all);
  if (found.plans === null) return { demands: [], tooShort: found };
  let obstacles: readonly BlocksDemand[] = all;
  const leaveIn = (demands: readonly BlocksDemand[]) => {
    const fewer = obstacles.filter((other) => !demands.includes(other));
    if (fewer.length < obstacles.length && findWithout(fewer).plans !== null) obstacles = fewer;
  };
  for (const demand of all.slice(0, 2)) leaveIn([demand]);
  // Mostly no pair is in the way, so all of them are tried at once.
  leaveIn(pairs);
  // A search that gave up may have left one too many, so each is tried twice.
  for (const demand of [...pairs, ...all]) leaveIn([demand]);
  return { demands: obstacles, tooShort: null };
}
