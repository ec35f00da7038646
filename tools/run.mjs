/**
 * Runs a command (`npm start`, `npm test`, …) from `tools/src/commands`, after checking the Node version and installing the
 * packages when needed. It imports nothing but Node's own modules, because a fresh clone has no others.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.futsal-cup-installed');

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  stop(
    `Futsal Cup needs Node ${OLDEST_NODE.join('.')} or later, and this is Node ${process.versions.node}. ` +
      'Install the current version from https://nodejs.org and try again.',
  );
}

/** The lock file names every package and version, so its hash tells whether what is installed is what is asked for. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function installWhenNeeded() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (a few minutes the first time) …');
  // `npm ci` takes exactly what the lock file names, but it begins by deleting node_modules.
  const subcommand = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const installed = spawnSync('npm', [subcommand, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) {
    stop(
      'The packages could not be installed; npm says why above. ' +
        'Most often its registry could not be reached: check the network, then run the command again.',
    );
  }
  writeFileSync(stamp, lockHash());
}

const [command, ...args] = process.argv.slice(2);
const file = join(root, 'tools', 'src', 'commands', `${command}.ts`);
if (!command || !existsSync(file)) stop(`There is no command "${command ?? ''}". README.md lists them all.`);
checkNode();
installWhenNeeded();
process.chdir(root);

const { register } = await import('tsx/esm/api');
register();
const { run } = await import(pathToFileURL(file).href);
try {
  await run(args);
} catch (error) {
  // A user error prints its message only; a bug keeps its stack.
  stop(error?.name === 'UserError' ? error.message : (error?.stack ?? String(error)));
}
