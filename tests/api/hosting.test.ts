import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendRaw } from '../support/call-api';
import { buildTournament, readView, uniqueName } from '../support/builders/builders';
import { dayFromNow } from '../support/builders/days';
import { ADMINISTRATOR, administratorToken } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

const hosting = { through: 'hosting' } as const;

describe('through the Hosting emulator', () => {
  it('a tournament is created, edited and read', async () => {
    const request = { name: uniqueName('Cup'), date: dayFromNow(15) };
    const { tournamentDetails } = await call('createTournament', request, hosting);
    const { tournamentId, date } = tournamentDetails;
    const name = uniqueName('Renamed');
    await call('updateTournament', { tournamentId, date, name }, hosting);
    expect((await call('getTournament', { tournamentId }, hosting)).tournament).toEqual(
      await readView(tournamentId),
    );
    expect((await call('getAllTournaments', {}, hosting)).allTournaments).toContainEqual({
      tournamentId,
      name,
      date,
      language: 'en',
      timeZone: 'UTC',
      lastDay: null,
      place: null,
    });
  });

  it('an administrator signs in and is let in by header and by body', async () => {
    const { token, role } = await call('login', ADMINISTRATOR, hosting);
    expect(role).toBe('admin');
    expect(await call('validateAccess', {}, { ...hosting, token })).toEqual({});
    const body = JSON.stringify({ token, role });
    expect((await sendRaw({ path: '/admin/validate-access', body, ...hosting })).status).toBe(200);
  });

  it('an access failure is the same', async () => {
    expectFailure(await callApi('validateAccess', {}, { ...hosting, token: null }), 'token_is_missing');
    const answer = await callApi('validateAccess', {}, { ...hosting, token: 'none' });
    expectFailure(answer, 'token_is_not_valid');
  });

  it('an unknown call is answered by the function, not by the app', async () => {
    expectFailure(await sendRaw({ path: '/nothing', method: 'GET', ...hosting }), 'endpoint_not_found');
  });

  it('a view has its ETag and Cache-Control, and is not sent twice', async () => {
    const { tournamentId } = await buildTournament();
    const first = await callApi('getTournament', { tournamentId }, hosting);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    const etag = first.headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    const again = await callApi('getTournament', { tournamentId }, { ...hosting, headers });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('a view by version may be kept for a day by browsers and for an hour by the CDN', async () => {
    const { tournamentId } = await buildTournament();
    const { version } = await call('getTournamentVersion', { tournamentId }, hosting);
    const answer = await callApi('getTournament', { tournamentId, version }, hosting);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=3600');
  });

  it('an administrator is answered fresh', async () => {
    const { tournamentId } = await buildTournament();
    const token = await administratorToken();
    const answer = await callApi('getTournament', { tournamentId }, { ...hosting, token });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('every answer carries the security headers, a failure too', async () => {
    for (const path of ['/tournaments/get-all', '/nothing']) {
      const { headers } = await sendRaw({ path, method: 'GET', ...hosting });
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('a body over 100 kB is refused as JSON', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(150_000), password: 'y' });
    expectFailure(await sendRaw({ path: '/auth/login', body, ...hosting }), 'request_too_large');
  });

  it('a path that is no call shows the app', async () => {
    const response = await fetch(`${testStack().hosting}/teams`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
