import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from './user-error';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const MISSING = 'No Chromium was found. Install Chromium or Chrome, or name its program in CHROMIUM_PATH.';

function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return PLACES.find((place) => existsSync(place));
}

/** The path of the machine's Chromium, for the tests only. @internal */
export function findChromium(): string {
  const found = installedChromium();
  if (found === undefined) throw new UserError(MISSING);
  return found;
}

/** Installs a missing Chromium in CI. On a developer's machine the person decides, so a missing Chromium is a user error there. */
export function ensureChromium(): void {
  if (installedChromium() !== undefined) return;
  if (!process.env['CI']) throw new UserError(MISSING);
  console.log('Installing Chromium …');
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new UserError(`${MISSING} (apt-get ${args.join(' ')} failed.)`);
  }
}
