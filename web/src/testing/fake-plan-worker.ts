import { answerQuestion, type PlanAnswer, type PlanQuestion } from '../admin/plan/search/answer-question';

/** Answers the questions for plans as the worker of the page does, but in the process of the test. */
export class FakePlanWorker {
  onmessage: ((message: { readonly data: PlanAnswer }) => void) | null = null;
  #isTerminated = false;

  postMessage(question: PlanQuestion) {
    setTimeout(() => {
      if (!this.#isTerminated) this.onmessage?.({ data: answerQuestion(question) });
    });
  }

  terminate() {
    this.#isTerminated = true;
  }
}
