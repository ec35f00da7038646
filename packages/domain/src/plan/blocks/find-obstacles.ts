import type { FixedMatch } from '../timetable/timetable';
import type { BlocksSettings } from './block-settings';
import { findBlocksPlan } from './find-blocks-plan';

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

/**
 * The demands without which a plan is found where there is none with them: none of them can be left in. Empty where the blocks are too short
 * whatever is demanded.
 */
export function findObstacles(settings: BlocksSettings, fixed: Fixed): readonly BlocksDemand[] {
  const all: BlocksDemand[] = [
    ...settings.apart.map((_, pair) => ({ kind: 'pair', pair }) as const),
    { kind: 'pause' },
    { kind: 'rest' },
  ];
  const isFound = (demands: readonly BlocksDemand[]) =>
    findBlocksPlan(withoutDemands(settings, demands), fixed).plans !== null;
  if (!isFound(all)) return [];
  let obstacles: readonly BlocksDemand[] = all;
  // Each is tried without those that were left in; a search that gave up may have left one too many, so all are tried twice.
  for (const demand of [...all, ...all].reverse()) {
    const fewer = obstacles.filter((other) => other !== demand);
    if (isFound(fewer)) obstacles = fewer;
  }
  return obstacles;
}
