import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { get, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  call,
  callApi,
  expectFailure,
  sendRaw,
  sendToApi,
  type Answer,
  type CallOptions,
} from '../support/call-api';
import { buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { administratorToken } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

const MOMENT = 'public, max-age=0, s-maxage=10';
const MINUTE = 'public, max-age=0, s-maxage=60';
const DAY = 'public, max-age=86400, s-maxage=3600';

const cacheOf = ({ headers }: Answer) => headers.get('cache-control');
const etagOf = ({ headers }: Answer) => headers.get('etag') ?? '';

function asking(etag: string): CallOptions {
  return { headers: { 'If-None-Match': etag } };
}

/** Asks for a version of a tournament without following a redirect. */
async function askWithoutFollowing(tournamentId: string, version: string) {
  const query = new URLSearchParams({ version }).toString();
  const address = `${testStack().function}/api/tournaments/${tournamentId}?${query}`;
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

interface RawReply {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Reads the bytes as they are sent; `fetch` would decompress them. */
function readBytes(path: string, acceptEncoding: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const address = `${testStack().function}/api/tournaments/${path}`;
    get(address, { headers: { 'Accept-Encoding': acceptEncoding } }, async (response) => {
      resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) });
    }).once('error', reject);
  });
}

/** Builds a tournament and lists the three public calls that read, each with its request and its Cache-Control header. */
async function buildReads(): Promise<[EndpointName, object, string][]> {
  const { tournamentId } = await buildTournament();
  return [
    ['getTournament', { tournamentId }, MOMENT],
    ['getTournamentVersion', { tournamentId }, MOMENT],
    ['getAllTournaments', {}, MINUTE],
  ];
}

describe('a public answer', () => {
  it('may be kept by the CDN for a moment and carries a strong ETag', async () => {
    for (const [name, request, cacheControl] of await buildReads()) {
      const answer = await sendToApi(name, request);
      expect(cacheOf(answer), name).toBe(cacheControl);
      expect(etagOf(answer), name).toMatch(/^"[^"]+"$/);
    }
  });

  it('is not sent again to whoever has it', async () => {
    for (const [name, request, cacheControl] of await buildReads()) {
      const etag = etagOf(await sendToApi(name, request));
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"a" ,W/${etag},"b"`, '*']) {
        const answer = await sendToApi(name, request, asking(known));
        expect(answer.status, `${name} ${known}`).toBe(304);
        expect(answer.text).toBe('');
        expect(etagOf(answer)).toBe(etag);
        expect(cacheOf(answer)).toBe(cacheControl);
      }
    }
  });

  it('is sent to whoever has another', async () => {
    for (const [name, request] of await buildReads()) {
      for (const other of ['"other"', '"a", "b"', 'garbage', '""']) {
        expect((await sendToApi(name, request, asking(other))).status, `${name} ${other}`).toBe(200);
      }
    }
  });

  it('has a new ETag after a write, and only then', async () => {
    const { tournamentId } = await buildTournament();
    const read = () => callApi('getTournament', { tournamentId });
    const first = await read();
    expect(etagOf(await read())).toBe(etagOf(first));
    await buildTeam({ tournamentId });
    const second = await callApi('getTournament', { tournamentId }, asking(etagOf(first)));
    expect(second.status).toBe(200);
    expect(etagOf(second)).not.toBe(etagOf(first));
    expect(second.data.tournament.Teams).toHaveLength(1);
  });

  it('of the list changes with a name or a date, not with a score', async () => {
    const { tournamentId, date } = await buildTournament();
    const first = etagOf(await callApi('getAllTournaments', {}));
    await buildTeam({ tournamentId });
    expect(etagOf(await callApi('getAllTournaments', {}))).toBe(first);
    await call('updateTournament', { tournamentId, date, name: uniqueName('Renamed') });
    expect(etagOf(await callApi('getAllTournaments', {}))).not.toBe(first);
  });

  it('is answered to HEAD without its body', async () => {
    for (const [name, request, cacheControl] of await buildReads()) {
      const answer = await sendToApi(name, request, { method: 'HEAD' });
      expect(answer.status, name).toBe(200);
      expect(answer.text).toBe('');
      expect(cacheOf(answer)).toBe(cacheControl);
    }
  });
});

describe('a view by its version', () => {
  it('may be kept for a day by browsers and for an hour by the CDN', async () => {
    const { tournamentId } = await buildTournament();
    const { version } = await call('getTournamentVersion', { tournamentId });
    const answer = await callApi('getTournament', { tournamentId, version });
    expect(cacheOf(answer)).toBe(DAY);
    expect(answer.data.tournament.version).toBe(version);
    const again = await callApi('getTournament', { tournamentId, version }, asking(etagOf(answer)));
    expect([again.status, cacheOf(again)]).toEqual([304, DAY]);
  });

  it('that is not the current one leads to the current one in a few bytes, for a moment', async () => {
    const { tournamentId } = await buildTournament();
    const { version } = await call('getTournamentVersion', { tournamentId });
    await buildTeam({ tournamentId });
    const current = await call('getTournamentVersion', { tournamentId });
    const { status, headers, body } = await askWithoutFollowing(tournamentId, version);
    expect([status, body, headers.get('cache-control')]).toEqual([302, '', MOMENT]);
    expect(headers.get('location')).toBe(`${tournamentId}?version=${current.version}`);
    const followed = await callApi('getTournament', { tournamentId, version });
    expect(cacheOf(followed)).toBe(DAY);
    expect(followed.data.tournament.Teams).toHaveLength(1);
  });

  it('is not to be had any more once the names of players are shortened', async () => {
    const { tournamentId, date } = await buildTournament({ playerNames: 'full' });
    await buildTeam({ tournamentId, players: ['Anna Keller'] });
    const { version } = await call('getTournamentVersion', { tournamentId });
    const before = await callApi('getTournament', { tournamentId, version });
    expect(before.text).toContain('Anna Keller');
    await call('updateTournament', { tournamentId, date, playerNames: 'initial' });
    for (const asked of [{ tournamentId }, { tournamentId, version }]) {
      const after = await callApi('getTournament', asked, asking(etagOf(before)));
      expect([after.status, after.text.includes('Anna K.')]).toEqual([200, true]);
      expect(after.text).not.toContain('Keller');
    }
    expect((await askWithoutFollowing(tournamentId, version)).status).toBe(302);
  });

  it('that another build gave leads to the address without a version, which never leads on', async () => {
    const { tournamentId } = await buildTournament();
    const { version } = await call('getTournamentVersion', { tournamentId });
    const ofOtherBuild = version.replace(/[^-]+$/, 'otherbuild');
    for (const strange of [ofOtherBuild, 'invented', 'v/../x', '"', '']) {
      const { status, headers, body } = await askWithoutFollowing(tournamentId, strange);
      expect([status, body, headers.get('cache-control')], strange).toEqual([302, '', MOMENT]);
      expect(headers.get('location'), strange).toBe(tournamentId);
      const followed = await callApi('getTournament', { tournamentId, version: strange });
      expect(cacheOf(followed), strange).toBe(MOMENT);
      expect(followed.data.tournament.version).toBe(version);
    }
  });

  it('is found through the Hosting emulator too', async () => {
    const { tournamentId } = await buildTournament();
    const version = 'invented';
    const answer = await callApi('getTournament', { tournamentId, version }, { through: 'hosting' });
    expect(answer.data.tournament.tournamentId).toBe(tournamentId);
  });
});

describe('a large view', () => {
  it('is compressed for whoever can read that, and only then', async () => {
    const { tournamentId } = await buildTournament();
    for (let count = 0; count < 12; count += 1) await buildTeam({ tournamentId });
    const plain = await readBytes(tournamentId, 'identity');
    const compressed = await readBytes(tournamentId, 'br, gzip;q=0.5');
    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(gunzipSync(compressed.bytes).toString()).toBe(plain.bytes.toString());
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(plain.headers.etag).not.toBe(compressed.headers.etag);
    const known = await callApi('getTournament', { tournamentId }, asking(String(plain.headers.etag)));
    expect(known.status).toBe(304);
  });

  it('is not compressed when it is small', async () => {
    const { tournamentId } = await buildTournament();
    const { headers } = await readBytes(`${tournamentId}/version`, 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('what no cache may keep', () => {
  it('is every failure of a public read', async () => {
    const answers = [
      await callApi('getTournament', { tournamentId: 'nowhere' }),
      await callApi('getTournament', { tournamentId: 'nowhere' }, asking('*')),
      await callApi('getTournamentVersion', { tournamentId: 'not.an.id' }),
      await sendRaw({ path: '/tournaments/get-all?colour=red', method: 'GET' }),
      await sendRaw({ path: '/nothing', method: 'GET' }),
    ];
    for (const answer of answers) {
      expect(answer.status, answer.call).toBeGreaterThanOrEqual(400);
      expect(cacheOf(answer), answer.call).toContain('no-store');
      expect(cacheOf(answer), answer.call).not.toContain('public');
    }
  });

  it('is what an administrator sees of a public read: it is fresh and private', async () => {
    const token = await administratorToken();
    for (const [name, request] of await buildReads()) {
      expect(cacheOf(await sendToApi(name, request, { token })), name).toBe('private, no-store');
    }
  });

  it('is what an administrator sees by version', async () => {
    const { tournamentId } = await buildTournament();
    const { version } = await call('getTournamentVersion', { tournamentId });
    const token = await administratorToken();
    const answer = await callApi('getTournament', { tournamentId, version }, { token });
    expect(cacheOf(answer)).toBe('private, no-store');
  });

  it('is every answer of an admin call, and the list by POST', async () => {
    const { tournamentId } = await buildTournament();
    const reads = [
      'getTeamsByTournament',
      'getKnockoutStages',
      'getStages',
      'getGroups',
      'getAllMatches',
    ] as const;
    for (const name of reads) {
      const answer = await callApi(name, { tournamentId });
      expect([name, answer.status]).toEqual([name, 200]);
      expect(cacheOf(answer), name).toContain('no-store');
    }
    expect(cacheOf(await callApi('validateAccess', {}))).toContain('no-store');
    expect(cacheOf(await callApi('getAllTournaments', {}, { method: 'POST' }))).toContain('no-store');
  });

  it('is every refusal of the guard', async () => {
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
      const { access } = ENDPOINTS[name];
      if (access === 'public') continue;
      const refusal = access === 'scorer' ? 'scorer_key_is_missing' : 'token_is_missing';
      expectFailure(await sendToApi(name, {}, { token: null }), refusal);
    }
  });
});
