import { placesOf } from '@futsal-cup/domain/plan/find-plan';
import { useEffect, useState } from 'react';
import type { PlanAnswer, PlanQuestion } from './answer-question';
import { askWorker } from './ask-worker';

/** When the first match of a plan begins and the last one is over, in minutes of the plan; 'none' where no plan was found. */
export type PlanLength = { readonly from: number; readonly end: number } | 'none' | 'failed';

function lengthOfAnswer(answer: PlanAnswer | null): PlanLength {
  if (answer === null) return 'failed';
  if (answer.kind === 'none') return 'none';
  const { plan, end } = answer.found;
  const starts = placesOf(plan).flatMap((place) => (place ? [place.start] : []));
  return { from: Math.min(...starts), end };
}

/**
 * Finds the plan of each question in a worker, one after the other in their order, and returns how long the plans are; null for those that
 * are not found yet or have no question. What was found once is kept until the screen is left.
 */
export function usePlanLengths(questions: readonly (PlanQuestion | null)[]): readonly (PlanLength | null)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, PlanLength>>(new Map());
  const keys = questions.map((question) => (question === null ? null : JSON.stringify(question)));
  const next = keys.find((key) => key !== null && !known.has(key)) ?? null;

  useEffect(() => {
    if (next === null) return;
    return askWorker(next, (answer) =>
      setKnown((before) => new Map(before).set(next, lengthOfAnswer(answer))),
    );
  }, [next]);

  return keys.map((key) => (key === null ? null : (known.get(key) ?? null)));
}
