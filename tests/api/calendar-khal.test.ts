/* @module-tag long */
import { execa } from 'execa';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildTeams, buildTournament } from '../support/builders/builders';
import { buildKnownTeamsMatch } from '../support/builders/builders-matches';
import { readCalendar } from '../support/calendars';
import { call } from '../support/call-api';

const isInstalled = spawnSync('khal', ['--version']).status === 0;

/** Days and times as ISO has them, in the zone of the hall. */
function configOf(folder: string): string {
  return `[calendars]
[[cup]]
path = ${folder}/cup
[locale]
local_timezone = Europe/Zurich
default_timezone = Europe/Zurich
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${folder}/khal.db
`;
}

describe.skipIf(!isInstalled)('khal, a calendar of the command line', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'futsal-cup-khal-'));
    await mkdir(join(folder, 'cup'));
    await writeFile(join(folder, 'config'), configOf(folder));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function khal(...args: readonly string[]): Promise<string> {
    return (await execa('khal', ['-c', join(folder, 'config'), ...args])).stdout;
  }

  /** Imports the calendar and lists what khal then knows of the two days on which the clocks change. */
  async function importAndList(tournamentId: string): Promise<string[]> {
    await writeFile(join(folder, 'cup.ics'), (await readCalendar({ tournamentId })).text);
    await khal('import', '--batch', '-a', 'cup', join(folder, 'cup.ics'));
    const format = ['--format', '{start-long} {title}', '--day-format', ''];
    const days = [
      await khal('list', ...format, '2030-03-31', '1d'),
      await khal('list', ...format, '2030-10-27', '1d'),
    ];
    return days.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  }

  it('shows the matches at the times of the hall, and each once after a second import', async () => {
    const { tournamentId } = await buildTournament({ timeZone: 'Europe/Zurich' });
    const [localTeamId = '', visitorTeamId = ''] = await buildTeams(tournamentId, [
      'Löwen 🇨🇭',
      'Bären; Bern, 1',
    ]);
    const teams = { localTeamId, visitorTeamId };
    for (const date of ['2030-03-31', '2030-10-27']) {
      const stage = await buildStage({ tournamentId, type: 'knockout' });
      await buildKnownTeamsMatch({ stage, ...teams, date, time: '03:30' });
    }
    expect(await importAndList(tournamentId)).toEqual([
      '2030-03-31 03:30 Löwen 🇨🇭 – Bären; Bern, 1',
      '2030-10-27 03:30 Löwen 🇨🇭 – Bären; Bern, 1',
    ]);
    await call('updateTeam', { tournamentId, teamId: localTeamId, name: 'Tiger', players: [] });
    expect(await importAndList(tournamentId)).toEqual([
      '2030-03-31 03:30 Tiger – Bären; Bern, 1',
      '2030-10-27 03:30 Tiger – Bären; Bern, 1',
    ]);
  });
});
