import type { AnswerTo, PlanQuestion, Question } from './answer-question';

/**
 * Asks a question (JSON) in a worker, so that the page stays responsive. Returns the function that cancels it: a terminated worker stops
 * computing. The answer is null where the worker could not be loaded.
 */
export function askWorker<Asked extends Question = PlanQuestion>(
  question: string,
  onAnswer: (answer: AnswerTo<Asked> | null) => void,
): () => void {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<AnswerTo<Asked>>) => onAnswer(data);
  worker.onerror = () => onAnswer(null);
  worker.postMessage(JSON.parse(question));
  return () => worker.terminate();
}
