import { buildCup, teamIdOf } from '@futsal-cup/domain/testing/build-cup';
import type { Request } from 'express';
import { expect, it, vi } from 'vitest';
import type { Dependencies } from '../features/route';
import { findShared } from './shared-target';

const groups = { A: { teams: ['Lions', 'Bears'], matches: ['Lions 1-0 Bears'] } };
const stored = () => buildCup({ stages: [{ name: 'League', groups }] });

async function find(page: string, query: Readonly<Record<string, string>> = {}, cup = stored()) {
  const dependencies = { cups: { current: () => Promise.resolve({ cup, version: 'version' }) } };
  const request = { params: { page }, query: { tournament: 'a', ...query } };
  return await findShared(request as unknown as Request, dependencies as unknown as Dependencies);
}

it('what a picture shows is found once for each state of a cup, whatever parameters somebody invents', async () => {
  const cup = stored();
  const first = await find('home', {}, cup);
  expect(first?.picture?.content).toMatchObject({ champion: { name: 'Lions' } });
  const invented = await find('home', { match: 'invented', team: 'invented', x: '1' }, cup);
  expect(invented?.picture).toBe(first?.picture);
  expect((await find('home', {}, stored()))?.picture).not.toBe(first?.picture);
});

it('each page of a cup, each match and each team has its own picture', async () => {
  const cup = stored();
  const shown = await Promise.all([
    find('home', {}, cup),
    find('teams', {}, cup),
    find('match', { match: 'match 1' }, cup),
    find('team', { team: teamIdOf('Lions') }, cup),
    find('team', { team: teamIdOf('Bears') }, cup),
  ]);
  expect(new Set(shown.map((each) => each?.picture?.version)).size).toBe(shown.length);
});

it('nothing is found for a match or a team that the cup does not have', async () => {
  expect(await find('match', { match: 'none' })).toBeNull();
  expect(await find('team')).toBeNull();
});

it.each(['__x__', 'a/b', 'a/b/c', '.', '..', '\ud800', ''])(
  'no cup is looked for by the id %j, which none can have',
  async (tournament) => {
    const current = vi.fn();
    const dependencies = { cups: { current } } as unknown as Dependencies;
    const request = { params: { page: 'home' }, query: { tournament } } as unknown as Request;
    expect(await findShared(request, dependencies)).toBeNull();
    expect(current).not.toHaveBeenCalled();
  },
);
