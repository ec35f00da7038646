import { findPlan, searchPlan } from '@futsal-cup/domain/plan/find-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';

/** What a page measures of a plan that it looks for; milliseconds. */
export interface PlanTimes {
  readonly whole: number;
  /** The longest for which a page that looks step by step answers nobody. */
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

/** The first plan is for warming up, as a page that has just been opened is not the rule while somebody tries settings. */
export function timePlan(settings: PlanSettings): PlanTimes {
  findPlan(settings);
  const start = performance.now();
  findPlan(settings);
  const whole = performance.now() - start;
  return { whole, longestStep: timeSteps(settings) };
}

/** In the worker: looks for the plan and says when it is there. */
export function answerAsWorker(): void {
  self.onmessage = ({ data }: MessageEvent<PlanSettings>) => {
    findPlan(data);
    self.postMessage('found');
  };
}

/** The longest for which the page did not come to anything while a worker of this script looked for the plan; milliseconds. */
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
