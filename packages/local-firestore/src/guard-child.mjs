/**
 * Runs a command that must not outlive the process that asked for it, even if that process is killed with `kill -9`.
 *
 *     spawn('node', ['guard-child.mjs', GRACE_MS, COMMAND, ...ARGUMENTS], { stdio: [..., 'ipc'], detached: true })
 *
 * The command gets a process group of its own. When the IPC channel to the parent breaks, or on SIGINT or SIGTERM, the group gets one
 * SIGINT (some tools take a second one for a forced stop) and after the grace a SIGKILL. Output and exit code of the command are passed
 * on. From TypeScript use `spawn-guarded.ts`.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const LAST_WORDS_MS = 2_000;

const [grace, command, ...commandArguments] = process.argv.slice(2);
const child = spawn(command, commandArguments, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
let isEnding = false;

function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function end() {
  if (isEnding || child.pid === undefined) return;
  isEnding = true;
  signalGroup('SIGINT');
  setTimeout(() => signalGroup('SIGKILL'), Number(grace));
}

// A broken pipe must not reach the command, because it would crash while it shuts down in an orderly way.
function passOn(from, to) {
  to.on('error', () => undefined);
  from.on('data', (chunk) => to.write(chunk));
}

passOn(child.stdout, process.stdout);
passOn(child.stderr, process.stderr);

child.on('error', (error) => {
  process.stderr.write(`${command} cannot be started: ${error.message}\n`);
  process.exitCode = 127;
  if (process.connected) process.disconnect();
});

function finish(code, signal) {
  if (child.pid !== undefined) process.exit(code ?? 128 + constants.signals[signal]);
}

// The processes that are left in the group are killed with its leader. The output ends at 'close', but a descendant that has
// left the group may keep it open for ever.
child.on('exit', (code, signal) => {
  signalGroup('SIGKILL');
  setTimeout(() => finish(code, signal), LAST_WORDS_MS);
});
child.on('close', finish);

process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);
if (!process.connected) end();
