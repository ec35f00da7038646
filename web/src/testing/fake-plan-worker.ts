import { answerQuestion, type Question } from '../admin/plan/search/answer-question';

/** Answers the questions for plans as the worker of the page does, but in the process of the test. */
export class FakePlanWorker {
  onmessage: ((message: { readonly data: ReturnType<typeof answerQuestion> }) => void) | null = null;
  #isTerminated = false;

  postMessage(question: Question) {
    setTimeout(() => {
      if (!this.#isTerminated) this.onmessage?.({ data: answerQuestion(question) });
    });
  }

  terminate() {
    this.#isTerminated = true;
  }
}
