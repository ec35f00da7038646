import type { Artifacts, TraceEvent } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** During a task that is longer than this, the page answers a touch noticeably late. */
const ALLOWED_MS = 50;

interface Task extends TraceEvent {
  /** The processor time of the task, in microseconds; `dur` is its time by the clock. */
  readonly tdur?: number;
}

export interface BlockedTime {
  readonly byClockMs: number;
  readonly byProcessorMs: number;
}

/** Chromium sometimes records a task within another one, so only the outermost tasks count. */
function outermost(tasks: readonly Task[]): Task[] {
  const found: Task[] = [];
  let end = -Infinity;
  for (const task of tasks) {
    if (task.ts < end) continue;
    found.push(task);
    end = task.ts + task.dur;
  }
  return found;
}

function tasksAfterFirstPaint({ Trace }: Artifacts): Task[] {
  const processed = TraceProcessor.processTrace(Trace);
  const { timestamps } = TraceProcessor.processNavigation(processed);
  const events: readonly Task[] = processed.mainThreadEvents;
  // A task that the recording has cut off is not complete (X), and has no end.
  const tasks = events.filter((task) => TraceProcessor.isScheduleableTask(task) && task.ph === 'X');
  return outermost(tasks.filter(({ ts }) => ts > timestamps.firstContentfulPaint));
}

/**
 * Measures for how long the tasks of a page after its first paint would block a phone: by the clock, and by the processor's time.
 * The clock also runs while a task gets no processor, so where the two are far apart the machine was busy. The figure is less
 * exact than Lighthouse's own, which simulates the phone's network too.
 *
 * @param slowDown - How much slower the phone is than the machine of the recording.
 */
export function blockedTime(artifacts: Artifacts, slowDown: number): BlockedTime {
  const tasks = tasksAfterFirstPaint(artifacts);
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === undefined))
    throw new Error('The browser does not tell how long a processor worked on its tasks.');
  const blocked = (micros: number) => Math.max(0, (micros / 1_000) * slowDown - ALLOWED_MS);
  const sum = (timeOf: (task: Task) => number) =>
    Math.round(tasks.reduce((total, task) => total + blocked(timeOf(task)), 0));
  return { byClockMs: sum(({ dur }) => dur), byProcessorMs: sum(({ tdur = 0 }) => tdur) };
}
