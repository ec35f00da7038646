import { beforeAll, expect, it } from 'vitest';
import { buildTeams, buildTournament } from '../support/builders/builders';
import { ADMINISTRATOR } from '../support/sign-in';
import { describeInEach } from './drive/each-browser';
import { DESKTOP, PHONE, sideScroll } from './look';

const SCREENS = [
  '/admin',
  '/admin/people',
  '/admin/tournament-details-main',
  '/admin/tournament-details',
  '/admin/teams',
  '/admin/rules',
  '/admin/fixture',
  '/admin/today',
  '/admin/scorers',
  '/admin/history',
  '/admin/plan',
];

let chosen = '';

beforeAll(async () => {
  const { tournamentId, name, date } = await buildTournament();
  await buildTeams(tournamentId, ['Lions', 'Tigers', 'Bears', 'Wolves']);
  chosen = JSON.stringify({
    state: { tournaments: [], currentTournament: { tournamentId, name, date } },
    version: 0,
  });
});

describeInEach('the screens of administrators', (driven) => {
  it('open after a login, and fit into a phone and a desktop', async () => {
    const { browser, person } = driven();
    await person.openLoaded('/login');
    await person.fill('Email', ADMINISTRATOR.email);
    await person.fill('Password', ADMINISTRATOR.password);
    await person.press('Login');
    await person.waitFor(`location.pathname === '/admin'`);
    await browser.run(`localStorage.setItem('tournaments-storage', ${JSON.stringify(chosen)})`);
    for (const { width, height } of [PHONE, DESKTOP]) {
      await browser.resize(width, height);
      for (const screen of SCREENS) {
        await person.openLoaded(screen);
        await person.waitFor(`location.pathname.startsWith('${screen}')`);
        expect(await sideScroll(browser), `${screen} at ${width}`).toBe(0);
      }
    }
  });

  it('show the teams of a plan', async () => {
    const { person } = driven();
    await person.openLoaded('/admin/plan');
    await person.sees('Lions');
  });
});
