import { buildFunctions } from '@futsal-cup/functions/build/build-functions';
import { join } from 'node:path';
import { auditDeployed } from '../deploy/audit-deployed';
import { ROOT } from '../project';
import { UserError } from '../user-error';

const FOLDER = join(ROOT, '.artifacts', 'build', 'audited');

/** Fails when a deployed package has a vulnerability of high or critical severity, or when the registry does not answer. */
export async function run(): Promise<void> {
  await buildFunctions(FOLDER);
  const result = await auditDeployed(FOLDER);
  if (result.kind === 'findings') throw new UserError(result.report);
  if (result.kind === 'unknown') throw new UserError(`The registry could not be asked: ${result.why}`);
  console.log('No known hole of high or critical severity in what is deployed.');
}
