import { readCupFile } from '@futsal-cup/domain/cup-file/read-cup-file';
import type { CupFileProblem } from '@futsal-cup/domain/cup-file/problem';
import type { Cup } from '@futsal-cup/domain/cup/cup';
import { randomUUID } from 'node:crypto';
import { UserError } from '../user-error';

const MOST_SHOWN = 20;

function printProblem({ path, msg }: CupFileProblem): string {
  const text = msg.replaceAll('_', ' ');
  return `  ${path || 'the file'}: ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function printProblems(problems: readonly CupFileProblem[]): string {
  const more = problems.length - MOST_SHOWN;
  return [
    ...problems.slice(0, MOST_SHOWN).map(printProblem),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

/** The cup of a parsed cup file; a file that breaks a rule fails with each place and reason. */
export function readCup(value: unknown, name: string, now = Date.now()): Cup {
  const result = readCupFile(value, { newId: randomUUID, now });
  if (result.ok) return result.cup;
  throw new UserError(
    `${name} breaks rules of a cup, so nothing was written:\n${printProblems(result.problems)}`,
  );
}
