import { answerQuestion, type Question } from './answer-question';

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(answerQuestion(data));
