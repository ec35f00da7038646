import { buildCup, teamIdOf } from '@futsal-cup/domain/testing/build-cup';
import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dependencies } from '../features/route';
import type { DrawPicture } from '../features/share/picture/pictures';
import { apiError } from '../platform/api-error';
import { shareRouter } from './serve-share';

const cup = buildCup({ stages: [{ name: 'Groups', groups: { A: { teams: ['Lions', 'Bears'] } } }] });
const TEAM = `/s/team.png?${new URLSearchParams({ tournament: 'known', team: teamIdOf('Lions') })}`;

const draw = vi.fn<DrawPicture>();
const logger = { warn: vi.fn(), error: vi.fn() };

function current(tournamentId: string) {
  if (tournamentId === 'known') return Promise.resolve({ cup, version: 'version' });
  return Promise.reject(apiError('tournament_not_found'));
}

let server: Server;

beforeAll(async () => {
  const dependencies = { cups: { current }, clock: () => 0, logger } as unknown as Dependencies;
  server = express().use(shareRouter(dependencies, draw)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => vi.clearAllMocks());

async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { status, location: headers.get('location'), cache: headers.get('cache-control') };
}

describe('the answer to who asks for a picture', () => {
  it('leads to the picture of the site when drawing fails, and no cache keeps that', async () => {
    draw.mockRejectedValueOnce(new Error('CompileError'));
    expect(await ask(TEAM)).toEqual({ status: 302, location: '/og.jpg', cache: 'no-store' });
    expect(logger.error).toHaveBeenCalledOnce();
  });

  it('is the picture as soon as it can be drawn again', async () => {
    draw.mockResolvedValueOnce(new Uint8Array([1, 2, 3]));
    expect(await ask(TEAM)).toMatchObject({ status: 200, location: null });
  });

  it('is drawn once, whatever versions and parameters somebody invents', async () => {
    draw.mockResolvedValue(new Uint8Array([1, 2, 3]));
    const other = `/s/team.png?${new URLSearchParams({ tournament: 'known', team: teamIdOf('Bears') })}`;
    for (let version = 0; version < 50; version += 1) await ask(`${other}&v=${version}&x=${version}`);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('draws nothing for a page that there is not', async () => {
    expect(await ask('/s/team.png?tournament=none')).toMatchObject({ status: 404, cache: 'no-store' });
    expect(await ask('/s/team.png?tournament=known&team=none')).toMatchObject({ status: 404 });
    expect(draw).not.toHaveBeenCalled();
  });
});
