import { findPlan, searchPlan } from '@futsal-cup/domain/plan/find-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';

/** The times that a page measures while it searches a plan, in milliseconds. */
export interface PlanTimes {
  readonly whole: number;
  /** The longest time for which a page that searches step by step does not respond. */
  readonly longestStep: number;
}

function timeSteps(settings: PlanSettings): number {
  const search = searchPlan(settings);
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done } = search.next();
    longest = Math.max(longest, performance.now() - start);
    if (done) return longest;
  }
}

/** The first search warms up the code, because people usually try settings on a page that has been open for a while. */
export function timePlan(settings: PlanSettings): PlanTimes {
  findPlan(settings);
  const start = performance.now();
  findPlan(settings);
  const whole = performance.now() - start;
  return { whole, longestStep: timeSteps(settings) };
}

/** Runs in the worker: searches the plan and reports when it is found. */
export function answerAsWorker(): void {
  self.onmessage = ({ data }: MessageEvent<PlanSettings>) => {
    findPlan(data);
    self.postMessage('found');
  };
}

/** Measures the longest time, in milliseconds, for which the page does not respond while a worker of this script searches the plan. */
export async function timeStandstill(script: string, settings: PlanSettings): Promise<number> {
  const source = new Blob([script, ';planner.answerAsWorker();'], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(source));
  let isFound = false;
  worker.onmessage = () => (isFound = true);
  worker.postMessage(settings);
  let longest = 0;
  for (let before = performance.now(); !isFound;) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  worker.terminate();
  return longest;
}
