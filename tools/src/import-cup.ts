import type { CupLogs } from '@futsal-cup/domain/cup-file/build-cup';
import type { Doubt } from '@futsal-cup/domain/cup-file/find-doubts';
import type { UnknownKey } from '@futsal-cup/domain/cup-file/find-unknown-keys';
import type { CupFileProblem } from '@futsal-cup/domain/cup-file/problems';
import { readCupFile } from '@futsal-cup/domain/cup-file/read-cup-file';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { ApiError } from '@futsal-cup/functions/platform/api-error';
import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { UserError } from './user-error';

const MAX_PROBLEMS_SHOWN = 20;

function printProblem({ path, msg, meant }: CupFileProblem): string {
  const text = msg.replaceAll('_', ' ');
  const question = meant === undefined ? '' : `. Did you mean "${meant}"?`;
  return `  ${path || 'the file'}: ${text.charAt(0).toUpperCase()}${text.slice(1)}${question}`;
}

function printDoubt({ path, text, meant }: Doubt): string {
  const hint = meant === null ? 'That team is of another category.' : `Did you mean "${meant}"?`;
  return `Warning: ${path} is no team, but the text "${text}". ${hint}`;
}

function printProblems(problems: readonly CupFileProblem[]): string {
  const more = problems.length - MAX_PROBLEMS_SHOWN;
  return [
    ...problems.slice(0, MAX_PROBLEMS_SHOWN).map(printProblem),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

function printUnknownKey({ path, others, knownAs }: UnknownKey): string {
  const also = others === 0 ? '' : ` (and in ${others} more ${others === 1 ? 'match' : 'matches'})`;
  const hint = knownAs === null ? 'nothing is known by that name' : `here it is called ${knownAs}`;
  return `Warning: ${path}${also} was left out: ${hint}.`;
}

/** A cup, and the entries of its matches that have a log. */
export interface LoggedCup {
  readonly cup: Cup;
  readonly logs: CupLogs;
}

/**
 * Reads the cup of a parsed cup file with its logs. A file that breaks a rule is a user error with each place and reason. Unknown keys
 * are left out with a warning, and a text that is nearly the name of a team gets one.
 */
export function readLoggedCup(value: unknown, name: string, now = Date.now()): LoggedCup {
  const result = readCupFile(value, { newId: randomUUID, now });
  if (result.ok) {
    for (const unknownKey of result.unknownKeys) console.warn(printUnknownKey(unknownKey));
    for (const doubt of result.doubts) console.warn(printDoubt(doubt));
    const { cup, logs } = result;
    return { cup, logs };
  }
  throw new UserError(
    `${name} breaks rules of a cup, so nothing was written:\n${printProblems(result.problems)}`,
  );
}

/** Reads the cup of a parsed cup file without its logs. @internal */
export function readCup(value: unknown, name: string, now?: number): Cup {
  return readLoggedCup(value, name, now).cup;
}

/** Writes a checked cup in one commit, so that it is stored as a whole or not at all. */
export async function storeCup(db: Firestore, cup: Cup, logs?: CupLogs): Promise<void> {
  const result = await writeCup(db, cup, Date.now(), { logs }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new UserError(
      'A backup is being put back, or the database is busy. Try again; nothing was written.',
    );
  });
  if (result.ok) return;
  const { name, date } = cup.tournament;
  throw new UserError(`There is a tournament "${name}" on ${date} already, so nothing was written.`);
}
