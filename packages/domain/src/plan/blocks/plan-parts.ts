import type { BlocksProblem } from './block-problem';

/** Categories that share a block, or share one with others that do. They are over together, so one bound is theirs. */
export interface PlanPart {
  /** The blocks and categories, as indexes in the settings. */
  readonly blocks: readonly number[];
  readonly categories: readonly number[];
}

function blocksOf({ windows }: BlocksProblem, category: number): number[] {
  return [...new Set((windows[category] ?? []).map(({ block }) => block))];
}

/** The parts of a plan, the one that begins first at the top. */
export function partsOf(problem: BlocksProblem): PlanPart[] {
  const parts: { blocks: number[]; categories: number[] }[] = [];
  for (const category of problem.categories.keys()) {
    const own = blocksOf(problem, category);
    const joined = parts.filter(({ blocks }) => blocks.some((block) => own.includes(block)));
    for (const part of joined) parts.splice(parts.indexOf(part), 1);
    parts.push({
      blocks: [...new Set([...joined.flatMap(({ blocks }) => blocks), ...own])].sort((a, b) => a - b),
      categories: [...joined.flatMap(({ categories }) => categories), category],
    });
  }
  const beginOf = ({ categories }: PlanPart) =>
    Math.min(...categories.flatMap((category) => (problem.windows[category] ?? []).map(({ from }) => from)));
  return parts.sort((a, b) => beginOf(a) - beginOf(b));
}
