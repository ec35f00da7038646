import { execa } from 'execa';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build';
import { auditDeployed } from '../deploy/audit-deployed';
import { checkSignIn } from '../deploy/check-sign-in';
import { noteWebApiKey, parametersFile, readWebApiKey } from '../deploy/parameters';
import { describeOtherKey, describeSetupKey, prepareSetupKey } from '../deploy/setup-key';
import { noteSiteAddress } from '../deploy/site-address';
import { ROOT } from '../project';
import { DEPLOYED, writeDeployConfig } from '../stack/firebase-config';
import { UserError } from '../user-error';

const USAGE =
  'Name the project: npm run deploy -- --project ID [--web-api-key KEY] [--address https://…] [--setup-key]';

async function firebaseDeploy(projectId: string): Promise<void> {
  const config = await writeDeployConfig(DEPLOYED);
  const what = ['--project', projectId, '--only', 'firestore,functions,hosting', '--config', config.file];
  const options = { cwd: ROOT, preferLocal: true, stdio: 'inherit', reject: false } as const;
  const { failed } = await execa('firebase', ['deploy', ...what], options).finally(config.remove);
  if (failed) {
    throw new UserError('Firebase did not take it; the reason stands above. Signed out? npx firebase login');
  }
}

async function checkProject(projectId: string, givenKey: string | undefined): Promise<void> {
  const file = parametersFile(projectId);
  if (givenKey !== undefined) await noteWebApiKey(file, givenKey);
  const key = await readWebApiKey(file, projectId);
  console.log('Asking Firebase Auth whether people can sign in …');
  const warning = await checkSignIn(key);
  if (warning) console.warn(`Warning: ${warning}`);
}

async function checkPackages(): Promise<void> {
  console.log('Looking for known holes in the packages that are deployed …');
  const result = await auditDeployed(join(ROOT, DEPLOYED.functions));
  if (result.kind === 'findings') throw new UserError(`${result.report}\nNothing was deployed.`);
  if (result.kind === 'unknown') console.warn(`Warning: the registry could not be asked: ${result.why}`);
}

/** Checks the project, builds, and deploys site, function, rules and indexes. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string' },
      'web-api-key': { type: 'string' },
      address: { type: 'string' },
      'setup-key': { type: 'boolean', default: false },
    },
  });
  const { project } = values;
  if (project === undefined) throw new UserError(USAGE);
  if (project.startsWith('demo-')) throw new UserError(`${project} is a project of the emulators only.`);
  await checkProject(project, values['web-api-key']);
  const site = await noteSiteAddress(parametersFile(project), project, values.address);
  console.log('Building the site and the function …');
  await build(DEPLOYED, { hasSamples: false });
  await checkPackages();
  const asked = { isWanted: values['setup-key'], now: Date.now() };
  const setup = await prepareSetupKey(parametersFile(project), asked);
  await firebaseDeploy(project).catch(async (error: unknown) => {
    await setup?.forget();
    throw error;
  });
  console.log(`\nThe site is at ${site}: so its shared links and its sitemap say (--address names another).`);
  console.log(`\n${setup ? describeSetupKey(site, setup.key) : describeOtherKey(project)}`);
}
