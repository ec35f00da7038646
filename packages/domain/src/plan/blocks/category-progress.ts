import type { BlockMatch, BlocksProblem } from './block-problem';

/** How far the phases of each category have come, and from when on the matches of the next may begin. */
export class CategoryProgress {
  /** For each category and phase: the matches that have not begun yet, the end of the last one so far, and when it may begin. */
  private readonly left: number[][];
  private readonly ends: number[][];
  private readonly opens: number[][];

  constructor({ matches, categories, pause }: BlocksProblem) {
    this.left = categories.map(() => []);
    this.ends = categories.map(() => []);
    this.opens = categories.map(() => []);
    for (const { category, phase, fixed, minutes } of matches) {
      const [left, ends] = [this.left[category] ?? [], this.ends[category] ?? []];
      left[phase] = (left[phase] ?? 0) + (fixed ? 0 : 1);
      ends[phase] = Math.max(ends[phase] ?? -Infinity, fixed ? fixed.start + minutes : -Infinity);
    }
    for (const category of categories.keys()) this.open(category, pause);
  }

  private open(category: number, pause: number): void {
    const [left, ends, opens] = [
      this.left[category] ?? [],
      this.ends[category] ?? [],
      this.opens[category] ?? [],
    ];
    let from = -Infinity;
    for (let phase = 0; phase < left.length; phase += 1) {
      opens[phase] = from;
      from = (left[phase] ?? 0) > 0 ? Infinity : Math.max(from, (ends[phase] ?? -Infinity) + pause);
    }
  }

  begin({ category, phase }: BlockMatch, end: number, pause: number): void {
    const [left, ends] = [this.left[category] ?? [], this.ends[category] ?? []];
    left[phase] = (left[phase] ?? 0) - 1;
    ends[phase] = Math.max(ends[phase] ?? -Infinity, end);
    if (left[phase] === 0) this.open(category, pause);
  }

  /** The minute from which a match may begin for what its category has played; never (Infinity) as long as it waits for what has no place. */
  releaseOf({ category, phase, isFinal }: BlockMatch): number {
    const release = this.opens[category]?.[phase] ?? -Infinity;
    if (!isFinal) return release;
    const isLast = this.left[category]?.[phase] === 1;
    return isLast ? Math.max(release, this.ends[category]?.[phase] ?? -Infinity) : Infinity;
  }
}
