import type { Artifacts, TraceEvent } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** What a task may take before a touch is answered noticeably late. */
const ALLOWED_MS = 50;

interface Task extends TraceEvent {
  /** In microseconds, as `dur` is by the clock. */
  readonly tdur?: number;
}

/** Tasks lie within tasks. */
function outermost(tasks: readonly Task[]): Task[] {
  const found: Task[] = [];
  let end = -Infinity;
  for (const task of tasks.toSorted((one, other) => one.ts - other.ts)) {
    if (task.ts < end) continue;
    found.push(task);
    end = task.ts + task.dur;
  }
  return found;
}

/**
 * For how long the page's tasks after its first paint would block a phone by the time that a processor gives them. Lighthouse counts by
 * the clock, which also runs while a task waits for a processor.
 *
 * @param slowDown - How much slower than the machine of the recording the phone is.
 */
export function blockedByWorkMs({ Trace }: Artifacts, slowDown: number): number {
  const events: Readonly<Record<'frameEvents' | 'mainThreadEvents', readonly Task[]>> =
    TraceProcessor.processTrace(Trace);
  const { frameEvents, mainThreadEvents } = events;
  const painted = frameEvents.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? -Infinity;
  const tasks = mainThreadEvents.filter(({ name, ts }) => name === 'RunTask' && ts > painted);
  const times = outermost(tasks).map((task) => ((task.tdur ?? 0) / 1_000) * slowDown);
  return Math.round(times.reduce((sum, time) => sum + Math.max(0, time - ALLOWED_MS), 0));
}
