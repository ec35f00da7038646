import { findDocumentProblems, type DocumentProblem } from '@futsal-cup/domain/stored/find-document-problems';
import { UserError } from '../user-error';
import { parseBackup, type Collections } from './backup-file';

const MAX_PROBLEMS_SHOWN = 20;

function printProblem({ path, msg }: DocumentProblem): string {
  const text = msg.replaceAll('_', ' ');
  return `  ${path}: ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * Reads a backup that is about to replace the stored data. It checks the whole file, and that each record is as the site would write it.
 */
export function readCheckedBackup(text: string, name: string): Collections {
  const collections = parseBackup(text, name);
  const problems = findDocumentProblems(collections);
  if (problems.length === 0) return collections;
  const more = problems.length - MAX_PROBLEMS_SHOWN;
  const lines = [
    `${name} has records that the site cannot have written. Nothing was written:`,
    ...problems.slice(0, MAX_PROBLEMS_SHOWN).map(printProblem),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
  throw new UserError(lines.join('\n'));
}
