import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess, sendRaw, sendToApi } from '../support/call-api';
import { buildTournament, uniqueName } from '../support/builders/builders';
import { dayFromNow } from '../support/builders/days';
import { administratorToken } from '../support/sign-in';

const names = Object.keys(ENDPOINTS) as EndpointName[];

describe.each(names)('%s', (name) => {
  it('refuses an unknown field by its name', async () => {
    const { errors, status } = await sendToApi(name, { tournamentId: 'any', colour: 'red' });
    expect(errors).toContainEqual({ msg: 'unknown_field', path: 'colour' });
    expect(status).toBe(422);
  });
});

describe.each(names.filter((name) => ENDPOINTS[name].methods[0] !== 'GET'))('%s', (name) => {
  it.each(['[]', '"text"', '7', 'null', 'true'])('refuses the body %s, which is no object', async (body) => {
    const { methods, path, access } = ENDPOINTS[name];
    const token = access === 'admin' ? await administratorToken() : null;
    const answer = await sendRaw({ path, method: methods[0], token, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('has no other method', async () => {
    const token = await administratorToken();
    const { methods, path } = ENDPOINTS[name];
    const taken: readonly string[] = methods;
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'].filter((verb) => !taken.includes(verb))) {
      const answer = await sendRaw({ path, method: method as 'POST', token, body: '{}' });
      expectFailure(answer, 'endpoint_not_found');
    }
  });

  it.skipIf((ENDPOINTS[name].methods as readonly string[]).includes('GET'))(
    'is not made by GET or HEAD, which a link or a picture can send',
    async () => {
      const { path } = ENDPOINTS[name];
      const token = await administratorToken();
      expectFailure(await sendRaw({ path, method: 'GET', token }), 'endpoint_not_found');
      expect((await sendRaw({ path, method: 'HEAD', token })).status).toBe(404);
    },
  );
});

it('GET serves reads alone', () => {
  const served = names.filter((name) => (ENDPOINTS[name].methods as readonly string[]).includes('GET'));
  expect(served.sort()).toEqual([
    'getAllTournaments',
    'getCalendar',
    'getHistory',
    'getMatchTimeline',
    'getPlan',
    'getStages',
    'getTournament',
    'getTournamentVersion',
  ]);
});

describe('a request', () => {
  it('may carry token and role in every body, as the form helper sends them', async () => {
    const extras = { token: await administratorToken(), role: 'admin' };
    const tournament = { name: uniqueName('Cup'), date: dayFromNow(9) };
    const created = await sendToApi('createTournament', { ...tournament, ...extras }, { token: null });
    expectSuccess(created, 201);
    expectSuccess(await sendToApi('getAllTournaments', extras, { method: 'POST' }));
  });

  it('may ask for the list of tournaments without a body', async () => {
    expectSuccess(await sendToApi('getAllTournaments', undefined, { method: 'POST' }));
  });

  it('names the item of a list that is wrong', async () => {
    const { tournamentId } = await buildTournament();
    const players = [{ name: 'Anna' }, { name: 'B' }, { name: 'Clara', shirt: 7 }];
    const { errors } = await sendToApi('createTeam', { tournamentId, name: 'Aare', players });
    expect(errors).toEqual([
      { msg: 'player_name_must_be_at_least_2_characters_long', path: 'players.1.name' },
      { msg: 'unknown_field', path: 'players.2.shirt' },
    ]);
  });

  it('is told everything that is wrong with it at once', async () => {
    const { status, errors } = await sendToApi('createStage', { tournamentId: 'any', order: 0 });
    expect(status).toBe(422);
    expect(errors).toEqual(
      expect.arrayContaining([
        { msg: 'name_for_the_stage_is_mandatory', path: 'name' },
        { msg: 'type_is_mandatory', path: 'type' },
        { msg: 'order_must_be_a_whole_number_from_1_to_99', path: 'order' },
      ]),
    );
  });

  it.each(['a/b', '../x', '.', '..', '__id__', 'a b', 'ä', 'x'.repeat(65), '%2F'])(
    'has no id like %j',
    async (tournamentId) => {
      const answer = await callApi('getTeamsByTournament', { tournamentId });
      expectFailure(answer, 'id_is_not_valid', 'tournamentId');
    },
  );

  it('needs its id', async () => {
    expectFailure(await sendToApi('deleteTeam', {}), 'id_is_mandatory', 'teamId');
    expectFailure(await sendToApi('deleteTeam', { teamId: '' }), 'id_is_mandatory', 'teamId');
    expectFailure(await sendToApi('deleteTeam', { teamId: 7 }), 'must_be_text', 'teamId');
  });

  it('of more than 100 kB is refused', async () => {
    const { tournamentId } = await buildTournament();
    const body = { tournamentId, name: 'x'.repeat(101 * 1_024), players: [] };
    expectFailure(await callApi('createTeam', body), 'request_too_large');
  });

  it('of just under 100 kB is read', async () => {
    const { tournamentId } = await buildTournament();
    const body = { tournamentId, name: 'x'.repeat(98_000), players: [] };
    expectFailure(await callApi('createTeam', body), 'team_name_must_be_at_most_50_characters_long', 'name');
  });

  it('is refused for its size before anybody asks who sends it', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(200_000), password: 'y' });
    expectFailure(await sendRaw({ path: '/auth/login', body }), 'request_too_large');
  });

  it('is refused when its body is compressed', async () => {
    const body = gzipSync(JSON.stringify({ email: 'ann@club.test', password: 'y' }));
    const headers = { 'Content-Encoding': 'gzip' };
    expectFailure(await sendRaw({ path: '/auth/login', body, headers }), 'content_encoding_not_supported');
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b'])(
    'is refused as %s, which a form of another site could send',
    async (type) => {
      const body = 'email=ann@club.test&password=y';
      for (const path of ['/auth/login', '/auth/register', '/auth/refresh', '/tournaments/get-all']) {
        const answer = await sendRaw({ path, body, headers: { 'Content-Type': type } });
        expectFailure(answer, 'content_type_must_be_json');
      }
    },
  );

  it.each(['/', '/nothing', '/tournaments', '/auth', '/auth/login/again', '/tournaments/a/b/c'])(
    'for %s, which is no call, is answered 404',
    async (path) => {
      expectFailure(await sendRaw({ path, method: 'GET' }), 'endpoint_not_found');
      expectFailure(await sendRaw({ path, body: '{}' }), 'endpoint_not_found');
    },
  );

  it.each(['%00', '..%2f..%2fetc', '__proto__', 'constructor', '%F0%9F%8F%86'])(
    'for the tournament %s is answered as JSON, and with no defect',
    async (id) => {
      const answer = await sendRaw({ path: `/tournaments/${id}`, method: 'GET' });
      expect(answer.json).toMatchObject({ success: false });
      expect([404, 422]).toContain(answer.status);
    },
  );

  it.each(['%', '%ff', '%E0%A4%A'])('for %s, which no path can be, shows no inside of ours', async (id) => {
    const { status, text } = await sendRaw({ path: `/tournaments/${id}`, method: 'GET' });
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
  });

  it.each(['{', '{"email":', 'email=a&password=b', '{"a":1}}', '\u0000'])(
    'that is no JSON (%j) is refused and shows no inside of ours',
    async (body) => {
      const { status, text } = await sendRaw({ path: '/auth/login', body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
    },
  );

  it('may not repeat a query parameter, nor send one as a list', async () => {
    const token = await administratorToken();
    const path = '/admin/fixture/stages/get-all-by-tournament';
    for (const query of ['tournamentId=a&tournamentId=b', 'tournamentId[]=a', 'tournamentId[x]=a']) {
      const answer = await sendRaw({ path: `${path}?${query}`, method: 'GET', token });
      expect(answer.status, query).toBe(422);
    }
  });

  it('that changes nothing answers an empty object', async () => {
    expect(await call('validateAccess', {})).toEqual({});
  });
});
