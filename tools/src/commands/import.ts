import { parseArgs } from 'node:util';
import { openDatabase } from '../database';
import { readNamedFile } from '../files';
import { readLoggedCup, storeCup } from '../import-cup';
import { UserError } from '../user-error';

const USAGE = 'Name the cup file: npm run import -- FILE [--project ID]';

async function readJson(file: string): Promise<unknown> {
  const text = await readNamedFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is no JSON (${(error as Error).message}). Nothing was written.`);
  }
}

/** Writes a whole cup from a file, into the running suite or, with `--project`, into a real project. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UserError(USAGE);
  const { cup, logs } = readLoggedCup(await readJson(file), file);
  const { db, site, close } = await openDatabase(values.project);
  try {
    await storeCup(db, cup, logs);
  } finally {
    await close();
  }
  const { tournamentId, name } = cup.tournament;
  console.log(`"${name}" is there: ${cup.teams.length} teams, ${cup.matches.length} matches.`);
  console.log(`Id       ${tournamentId}\nAddress  ${site}/home?tournament=${tournamentId}`);
}
