import { beforeAll, expect, it } from 'vitest';
import { buildTeams, buildTournament } from '../support/builders/builders';
import { describeInEach } from './drive/each-browser';
import { enterAdmin } from './enter-admin';
import { DESKTOP, PHONE, sideScroll } from './look';

const SCREENS = [
  '/admin',
  '/admin/people',
  '/admin/tournament-details-main',
  '/admin/tournament-details',
  '/admin/teams',
  '/admin/rules',
  '/admin/cards',
  '/admin/fixture',
  '/admin/today',
  '/admin/print',
  '/admin/share',
  '/admin/speaker',
  '/admin/scorers',
  '/admin/history',
  '/admin/plan',
];

let cup: Awaited<ReturnType<typeof buildTournament>>;

beforeAll(async () => {
  cup = await buildTournament();
  await buildTeams(cup.tournamentId, ['Lions', 'Tigers', 'Bears', 'Wolves']);
});

describeInEach('the screens of administrators', (driven) => {
  it('open after a login, and fit into a phone and a desktop', async () => {
    const { browser, person } = driven();
    await enterAdmin(driven(), cup);
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
