import { answerQuestion, type PlanQuestion } from './answer-question';

self.onmessage = ({ data }: MessageEvent<PlanQuestion>) => self.postMessage(answerQuestion(data));
