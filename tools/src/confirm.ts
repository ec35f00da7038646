import { createInterface } from 'node:readline/promises';
import { UserError } from './user-error';

/** Asks a person a question. `whenNobodyAnswers` is the error where there is no terminal to answer. */
export async function confirm(question: string, whenNobodyAnswers: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UserError(whenNobodyAnswers);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
