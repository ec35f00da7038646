import { beforeAll, expect, it } from 'vitest';
import { only } from '../support/builders/builders';
import { call } from '../support/call-api';
import { describeInEach } from './drive/each-browser';
import { DESKTOP, PHONE, scrollThrough, sideScroll } from './look';

const CUP = "Women's Futsal Cup Zurich";

let addresses: readonly string[] = [];

beforeAll(async () => {
  const { allTournaments } = await call('getAllTournaments', {});
  const { tournamentId } = only(allTournaments, ({ name }) => name === CUP);
  const { tournament } = await call('getTournament', { tournamentId });
  const match = tournament.Stages.flatMap(({ Matches }) => Matches)[0];
  const ofCup = `?tournament=${tournamentId}`;
  addresses = [
    '/',
    `/home${ofCup}`,
    `/matches${ofCup}`,
    `/matches${ofCup}#bracket`,
    `/teams${ofCup}`,
    `/team${ofCup}&team=${tournament.Teams[0]?.teamId}`,
    `/match${ofCup}&match=${match?.matchId}`,
    `/contact${ofCup}`,
    `/blog${ofCup}`,
  ];
});

describeInEach('the public pages', (driven) => {
  it.each([PHONE, DESKTOP])('fit into a window of %o and write no error', async (size) => {
    const { browser, person } = driven();
    await browser.resize(size.width, size.height);
    for (const address of addresses) {
      await person.openLoaded(address);
      await scrollThrough(browser);
      expect(await sideScroll(browser), address).toBe(0);
    }
    expect(await browser.errors()).toEqual([]);
  });

  it('show the cup, its matches and its teams', async () => {
    const { person } = driven();
    for (const [index, text] of [
      [1, CUP],
      [2, 'Limmat Ladies'],
      [3, 'Semi-finals'],
      [4, 'Glatt Rockets'],
    ] as const) {
      await person.openLoaded(addresses[index] ?? '');
      await person.waitFor(`document.body.textContent.includes(${JSON.stringify(text)})`);
    }
  });
});
