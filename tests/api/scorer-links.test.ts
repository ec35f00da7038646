import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { ScorerScope } from '@futsal-cup/domain/match-log/scorer-link';
import { ROOT } from '@futsal-cup/tools/project';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { buildGroup, buildTournament } from '../support/builders/builders';
import { buildGroupMatch, groupMatchEdit, readMatch } from '../support/builders/builders-matches';
import {
  buildDevice,
  buildLink,
  byKey,
  callAsScorer,
  enter,
  openLink,
  sendEntries,
  validFor,
} from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import { goal, kickOff } from '../support/builders/entries';
import { administratorToken } from '../support/sign-in';
import { withFirestore } from '../support/model/stored-cup';

/** The suite collects every key that it gets; its last tests search the stored data and the logs for these keys. */
const secrets = new Set<string>();

async function linkWithDevice(scope: ScorerScope, tournamentId: string) {
  const { link, key } = await buildLink({ tournamentId, scope });
  const { deviceKey, device } = await openLink(key);
  secrets.add(key).add(deviceKey.split('.')[1] ?? '');
  return { linkId: link.linkId, key, deviceKey, deviceId: device.deviceId };
}

type Opened = Awaited<ReturnType<typeof linkWithDevice>>;
type Keys = Pick<Opened, 'key' | 'deviceKey'>;

/** Changes a link past the API, so that no test has to wait until a link expires. */
async function changeLink({ linkId }: Opened, fields: Record<string, unknown>): Promise<void> {
  await withFirestore((db) => db.doc(`scorerLinks/${linkId}`).update(fields));
}

const instant = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const altered = (key: string) => `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;

let match: MatchView;
let other: MatchView;
let elsewhere: string;

beforeAll(async () => {
  const group = await buildGroup();
  match = await buildGroupMatch({ group, location: 'Court one' });
  other = await buildGroupMatch({ group, location: 'Court two', time: '20:00' });
  elsewhere = (await buildTournament()).tournamentId;
  await enter(match, [kickOff()]);
});

const scopes: Record<string, (of: MatchView) => ScorerScope> = {
  match: ({ matchId }) => ({ kind: 'match', matchId }),
  court: ({ location }) => ({ kind: 'court', court: location.toUpperCase() }),
  cup: () => ({ kind: 'cup' }),
};

/** All calls of the API are tested, so that future calls are covered too. */
const endpointNames = Object.keys(ENDPOINTS) as EndpointName[];
const guardedCalls = endpointNames.filter((name) => ENDPOINTS[name].access !== 'public');

const scorerCalls = ['openScorerLink', 'getScorerMatches', 'getMatchLog', 'enterInMatchLog'] as const;

/** Each condition changes an opened link; `passes` lists the calls for scorers that still pass. */
const conditions: Record<
  string,
  { readonly passes: readonly EndpointName[]; change?(opened: Opened): Promise<unknown> }
> = {
  valid: { passes: scorerCalls },
  'too early': { passes: [], change: (opened) => changeLink(opened, { from: instant(1), to: instant(2) }) },
  expired: { passes: [], change: (opened) => changeLink(opened, { from: instant(-2), to: instant(-1) }) },
  revoked: { passes: [], change: ({ linkId }) => call('revokeScorerLink', { linkId }) },
  'revoked on the device': {
    // A person with the printed link may open it again under another name.
    passes: ['openScorerLink'],
    change: ({ linkId, deviceId }) => call('revokeScorerLink', { linkId, deviceId }),
  },
};

function requestOf(name: EndpointName): Record<string, unknown> {
  const { tournamentId, matchId } = match;
  if (name === 'openScorerLink') return { name: 'Somebody' };
  if (name === 'getScorerMatches') return { tournamentId };
  if (name === 'getMatchLog') return { tournamentId, matchId };
  return name === 'enterInMatchLog' ? { tournamentId, matchId, entries: [goal()] } : {};
}

/** Returns those of the calls that succeed with the keys of a scorer. */
async function findPassing(names: readonly EndpointName[], { key, deviceKey }: Keys): Promise<string[]> {
  const passed = await pLimit(6).map(names, async (name) => {
    const own = byKey(name === 'openScorerLink' ? key : deviceKey);
    const headers = { ...own.headers, ...freshAddress() };
    const answer = await sendToApi(name, requestOf(name), { token: null, headers });
    if (ENDPOINTS[name].access === 'admin') expectFailure(answer, 'token_is_missing');
    return answer.status < 400 ? [name] : [];
  });
  return passed.flat();
}

describe.each(Object.keys(scopes))('the link of a %s', (kind) => {
  const scopeOf = (of: MatchView) => scopes[kind]?.(of) ?? { kind: 'cup' as const };

  it.each(Object.keys(conditions))('that is %s passes these calls and no others', async (condition) => {
    const opened = await linkWithDevice(scopeOf(match), match.tournamentId);
    const { passes, change } = conditions[condition] ?? { passes: [] };
    await change?.(opened);
    // An invalid link opens nothing that a valid link does not open, so only the calls for scorers are tried with an invalid link.
    const asked = condition === 'valid' ? guardedCalls : scorerCalls;
    expect(await findPassing(asked, opened)).toEqual([...passes]);
  });

  it('passes nothing with altered keys', async () => {
    const { key, deviceKey } = await linkWithDevice(scopeOf(match), match.tournamentId);
    expect(await findPassing(scorerCalls, { key: altered(key), deviceKey: altered(deviceKey) })).toEqual([]);
    expect(await findPassing(scorerCalls, { key: deviceKey, deviceKey: key })).toEqual([]);
  });

  it('for another match, court or cup reaches this match by no call', async () => {
    const tournamentId = kind === 'cup' ? elsewhere : match.tournamentId;
    const opened = await linkWithDevice(scopeOf(other), tournamentId);
    const passes = kind === 'cup' ? ['openScorerLink'] : ['openScorerLink', 'getScorerMatches'];
    expect(await findPassing(scorerCalls, opened)).toEqual(passes);
    if (kind === 'cup') return;
    const asked = { tournamentId };
    const { matches } = expectSuccess(await callAsScorer('getScorerMatches', asked, opened.deviceKey));
    expect(matches.map(({ matchId }) => matchId)).toEqual([other.matchId]);
  });
});

describe('a link', () => {
  it('is refused by the reason', async () => {
    const early = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    await changeLink(early, { from: instant(1) });
    const late = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    await changeLink(late, { to: instant(-25) });
    const revoked = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    await call('revokeScorerLink', { linkId: revoked.linkId });
    expectFailure(await sendEntries(match, [goal()], early.deviceKey), 'scorer_link_is_not_valid_yet');
    expectFailure(await sendEntries(match, [goal()], late.deviceKey), 'scorer_link_has_expired');
    expectFailure(await sendEntries(match, [goal()], revoked.deviceKey), 'scorer_link_was_revoked');
    expectFailure(await callApi('openScorerLink', { name: 'A' }, { token: null }), 'scorer_key_is_missing');
  });

  it('that has ended takes entries for a day that were made before its end', async () => {
    const opened = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    await changeLink(opened, { from: instant(-3), to: instant(-1) });
    const made = { ...goal(), at: Date.now() - 2 * 3_600_000 };
    expectSuccess(await sendEntries(match, [made], opened.deviceKey));
    const mixed = [{ ...goal(), at: Date.now() - 4 * 3_600_000 }, { ...goal(), at: made.at }, goal()];
    const { verdicts } = expectSuccess(await sendEntries(match, mixed, opened.deviceKey));
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'refused']);
    expectFailure(await sendEntries(match, [goal()], opened.deviceKey), 'scorer_link_has_expired');
  });

  it('that is revoked between two taps loses nothing of the first', async () => {
    const { linkId, deviceKey } = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    const first = goal();
    await enter(match, [first], deviceKey);
    await call('revokeScorerLink', { linkId });
    expectFailure(await sendEntries(match, [goal()], deviceKey), 'scorer_link_was_revoked');
    const { tournamentId, matchId } = match;
    const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
    expect(log.entries.map(({ entryId }) => entryId)).toContain(first.entryId);
  });

  it('whose match moved to another court takes what was entered before the move', async () => {
    const moved = await buildGroupMatch({ location: 'Court three' });
    const { tournamentId } = moved;
    const scope = { kind: 'court' as const, court: 'Court three' };
    const { deviceKey } = await linkWithDevice(scope, tournamentId);
    await enter(moved, [kickOff()], deviceKey);
    const before = goal();
    await call('editGroupMatch', groupMatchEdit(await readMatch(moved), { location: 'Court four' }));
    const stranger = await linkWithDevice(scope, tournamentId);
    expectFailure(await sendEntries(moved, [before], stranger.deviceKey), 'match_is_not_of_this_link');
    expectSuccess(await sendEntries(moved, [before], deviceKey));
    const after = { ...goal(), at: Date.now() + 1_000 };
    expectFailure(await sendEntries(moved, [after], deviceKey), 'match_is_not_of_this_link');
  });

  it('gives a device that scans it again its own key back, and at most twenty devices one each', async () => {
    const { key, deviceKey, linkId } = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    const again = await call('openScorerLink', { name: 'Table', deviceKey }, byKey(key));
    expect(again.deviceKey).toBe(deviceKey);
    const opened = await Promise.all(Array.from({ length: 19 }, () => openLink(key)));
    expect(new Set(opened.map(({ device }) => device.deviceId)).size).toBe(19);
    const answer = await callApi('openScorerLink', { name: 'One more' }, byKey(key));
    expectFailure(answer, 'scorer_link_has_too_many_devices');
    const { tournamentId } = match;
    const { links } = await call('getScorerLinks', { tournamentId });
    expect(links.find((link) => link.linkId === linkId)?.devices).toHaveLength(20);
    opened.forEach((each) => secrets.add(each.deviceKey.split('.')[1] ?? ''));
  });

  it('notes its last use every five minutes at most', async () => {
    const { deviceKey, deviceId, linkId } = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    const lastUse = async () => {
      const { links } = await call('getScorerLinks', { tournamentId: match.tournamentId });
      const link = links.find((each) => each.linkId === linkId);
      return link?.devices.find((device) => device.deviceId === deviceId)?.lastUsedAt;
    };
    const first = await lastUse();
    await enter(match, [goal()], deviceKey);
    expect(await lastUse()).toBe(first);
    await withFirestore((db) =>
      db.doc(`scorerLinks/${linkId}`).update({ [`devices.${deviceId}.lastUsedAt`]: instant(-1) }),
    );
    await enter(match, [goal()], deviceKey);
    expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('for a match that is not there, without time or beyond the limit is refused', async () => {
    const { tournamentId } = await buildTournament();
    const request = { tournamentId, name: 'Court', scope: { kind: 'cup' as const }, ...validFor() };
    const ofNone = { ...request, scope: { kind: 'match' as const, matchId: 'none' } };
    expectFailure(await callApi('createScorerLink', ofNone), 'match_not_found', 'scope.matchId');
    const backwards = { ...request, from: request.to, to: request.from };
    expectFailure(await callApi('createScorerLink', backwards), 'link_must_end_after_it_begins', 'to');
    await withFirestore(async (db) => {
      const batch = db.batch();
      for (let index = 0; index < 100; index += 1) {
        const link = { ...request, devices: {}, revokedAt: null, createdAt: request.from };
        batch.set(db.doc(`scorerLinks/${tournamentId}-${index}`), link);
      }
      await batch.commit();
    });
    const expectNoMore = async () =>
      expectFailure(await callApi('createScorerLink', request), 'tournament_has_too_many_scorer_links');
    await expectNoMore();
    await call('revokeScorerLink', { linkId: `${tournamentId}-0` });
    await call('createScorerLink', request);
    await expectNoMore();
    await withFirestore((db) => db.doc(`scorerLinks/${tournamentId}-1`).update({ to: instant(-1) }));
    await call('createScorerLink', request);
    await expectNoMore();
    expectFailure(await callApi('revokeScorerLink', { linkId: 'none' }), 'scorer_link_not_found', 'linkId');
  });

  it('that is created again by the same Idempotency-Key is the same, with the same key', async () => {
    const { tournamentId } = match;
    const request = { tournamentId, name: 'Court', scope: { kind: 'cup' as const }, ...validFor() };
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const first = await call('createScorerLink', request, options);
    const again = await call('createScorerLink', request, options);
    expect(again).toEqual(first);
    secrets.add(first.key);
  });

  it('opens from an address whose wrong keys are throttled', { tags: ['long'] }, async () => {
    const { key } = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    const { headers } = { headers: freshAddress() };
    const open = (wrong: string) => {
      const own = { headers: { ...headers, Authorization: `Scorer ${wrong}` } };
      return callApi('openScorerLink', { name: 'Table' }, own);
    };
    const answers = await pLimit(4).map(Array.from({ length: 51 }), (_, index) =>
      open(`${String(index).padStart(20, '0')}xx`),
    );
    const codes = answers.map(({ errors }) => errors[0]?.msg);
    expect(codes.filter((code) => code === 'scorer_key_is_not_valid')).toHaveLength(50);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(1);
    expectSuccess(await open(key));
  });
});

describe('the calls that are open to everybody', () => {
  it('answer a scorer as they answer everybody', async () => {
    const { key, deviceKey } = await linkWithDevice({ kind: 'cup' }, match.tournamentId);
    const open = endpointNames.filter((name) => ENDPOINTS[name].access === 'public');
    await pLimit(6).map(open, async (name) => {
      const ask = async (own: Record<string, string>) => {
        const headers = { ...own, ...freshAddress() };
        const { status, text } = await sendToApi(name, requestOf(name), { token: null, headers });
        return { name, status, text };
      };
      const answer = await ask({});
      const keys = [key, deviceKey, altered(deviceKey)];
      for (const each of keys) expect(await ask(byKey(each).headers)).toEqual(answer);
    });
  });
});

describe('an administrator', () => {
  it('makes the calls of scorers, but opens no link', async () => {
    const { tournamentId, matchId } = match;
    expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }));
    expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
    const token = await administratorToken();
    expectFailure(await callApi('openScorerLink', { name: 'Table' }, { token }), 'scorer_key_is_missing');
  });
});

/** Reads everything that is stored, and decompresses the answers that are stored compressed. */
function readDocuments(): Promise<string> {
  return withFirestore(async (db) => {
    const collections = await Promise.all((await db.listCollections()).map((collection) => collection.get()));
    return collections.flatMap(({ docs }) => docs.map((document) => textOf(document.data()))).join('\n');
  });
}

function textOf(fields: Record<string, unknown>): string {
  return JSON.stringify(fields, (_name, value: unknown) => {
    const bytes = Buffer.isBuffer(value) ? value : (value as { type?: string; data?: number[] } | null);
    if (!Buffer.isBuffer(bytes) && bytes?.type !== 'Buffer') return value;
    const raw = Buffer.from(Buffer.isBuffer(bytes) ? bytes : (bytes.data ?? []));
    try {
      return gunzipSync(raw).toString('utf8');
    } catch {
      return raw.toString('latin1');
    }
  });
}

describe('the keys of this suite', () => {
  afterAll(() => secrets.clear());

  it('are in no document', async () => {
    await buildDevice({ tournamentId: match.tournamentId });
    const stored = await readDocuments();
    expect(secrets.size).toBeGreaterThan(30);
    expect([...secrets].filter((secret) => stored.includes(secret))).toEqual([]);
  });

  it('are in no log', async () => {
    const folder = join(ROOT, '.artifacts', 'logs');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.log'));
    const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(logs.length).toBeGreaterThan(0);
    expect([...secrets].filter((secret) => logs.some((text) => text.includes(secret)))).toEqual([]);
    expect(logs.some((text) => /authorization["':]*\s*["']?scorer/i.test(text))).toBe(false);
  });
});
