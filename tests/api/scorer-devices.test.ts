import { secretId, throttleDocument } from '@futsal-cup/functions/accounts/counters';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTournament } from '../support/builders/builders';
import {
  buildLink,
  byKey,
  enter,
  buildLiveMatch,
  openLink,
  sendEntries,
} from '../support/builders/builders-scoring';
import { type Answer, call, callApi, type CallOptions, expectFailure } from '../support/call-api';
import { goal } from '../support/builders/entries';
import { withFirestore } from '../support/model/stored-cup';
import { startFunction, type RunningFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

const OPENINGS_A_MINUTE = 30;

function open(key: string, request: object = {}, options: CallOptions = {}) {
  return callApi('openScorerLink', { name: 'Phone', ...request }, { ...byKey(key), ...options });
}

/** Opens a link on new devices, all at once. */
function openOnMany(count: number, key: string, options: CallOptions = {}) {
  return Promise.all(Array.from({ length: count }, () => open(key, {}, options)));
}

/** Counts the answers of each kind: `opened`, or the code of the refusal. */
function countAnswers(answers: readonly Answer[]): Record<string, number> {
  const kinds = answers.map(({ status, errors }) => (status === 200 ? 'opened' : (errors[0]?.msg ?? '')));
  return Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length]),
  );
}

const revoke = (linkId: string, deviceId: string) => call('revokeScorerLink', { linkId, deviceId });

/** Deletes the count of a link's openings, as if a minute had passed, so that no test has to wait. */
function forgetOpenings(linkId: string): Promise<unknown> {
  return withFirestore((db) => throttleDocument(db, secretId('scorer link', linkId)).delete());
}

describe('a device that opens a link', () => {
  it('is the same when it asks again for want of an answer, by the secret that it has made', async () => {
    const { match } = await buildLiveMatch();
    const { key, link } = await buildLink({ tournamentId: match.tournamentId });
    const { linkId } = link;
    const deviceSecret = randomBytes(16).toString('base64url');
    const open = () => call('openScorerLink', { name: 'Phone', deviceSecret }, byKey(key));
    const [first, again] = await Promise.all([open(), open()]);
    expect(again).toMatchObject({ device: first.device, deviceKey: first.deviceKey });
    expect(first.deviceKey).toBe(`${linkId}.${deviceSecret}`);
    await enter(match, [goal()], first.deviceKey);
    await call('revokeScorerLink', { linkId, deviceId: first.device.deviceId });
    const refused = await callApi('openScorerLink', { name: 'Phone', deviceSecret }, byKey(key));
    expectFailure(refused, 'scorer_link_was_revoked');
  });

  it('and is revoked gets no other key for its own', async () => {
    const { match } = await buildLiveMatch();
    const { key, link } = await buildLink({ tournamentId: match.tournamentId });
    const { deviceKey, device } = await openLink(key);
    await call('revokeScorerLink', { linkId: link.linkId, deviceId: device.deviceId });
    const answer = await callApi('openScorerLink', { name: 'Table', deviceKey }, byKey(key));
    expectFailure(answer, 'scorer_link_was_revoked');
  });
});

describe('the places of a link', () => {
  it('are free again once their devices are revoked, and these stay out', async () => {
    const { match } = await buildLiveMatch();
    const { key, link } = await buildLink({ tournamentId: match.tournamentId });
    const { linkId } = link;
    const deviceSecret = randomBytes(16).toString('base64url');
    const { device, deviceKey } = await call('openScorerLink', { name: 'Photo', deviceSecret }, byKey(key));
    expect(countAnswers(await openOnMany(20, key))).toEqual({
      opened: 19,
      scorer_link_has_too_many_devices: 1,
    });

    await revoke(linkId, device.deviceId);
    expect(countAnswers(await openOnMany(3, key))).toEqual({
      opened: 1,
      scorer_link_has_too_many_devices: 2,
    });
    expectFailure(await sendEntries(match, [goal()], deviceKey), 'scorer_link_was_revoked');
    expectFailure(await open(key, { deviceKey }), 'scorer_link_was_revoked');
    expectFailure(await open(key, { deviceSecret }), 'scorer_link_was_revoked');
  });

  it(
    'are no more after a hundred devices that were revoked: the link is in the wrong hands',
    { tags: ['long'] },
    async () => {
      const { tournamentId } = await buildTournament();
      const { key, link } = await buildLink({ tournamentId });
      const { device } = await openLink(key);
      const at = new Date().toISOString();
      const revokedOnes = (count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `d${index}`,
            { ...device, deviceId: undefined, secretHash: `${index}`, revokedAt: at },
          ]),
        );
      const writeDevices = (count: number) =>
        withFirestore((db) => {
          const devices = JSON.parse(JSON.stringify(revokedOnes(count))) as object;
          return db.doc(`scorerLinks/${link.linkId}`).update({ devices });
        });
      await writeDevices(119);
      expect((await open(key)).status).toBe(200);
      await writeDevices(120);
      expectFailure(await open(key), 'scorer_link_has_too_many_devices');
      const { links } = await call('getScorerLinks', { tournamentId });
      expect(links[0]?.devices).toHaveLength(120);
    },
  );
});

describe('openings of a link', { tags: ['long'] }, () => {
  let second: RunningFunction;

  beforeAll(async () => {
    const { firestoreHost, authHost } = testStack();
    const options = { firestoreHost, authHost, folder: TEST_BUILD.functions };
    second = await startFunction({ ...options, port: await freePort() });
  });

  afterAll(() => second.stop());

  it('are thirty a minute, whichever process they reach, and say when to try again', async () => {
    const { tournamentId } = await buildTournament();
    const { key } = await buildLink({ tournamentId });
    const elsewhere = { origin: `http://${HOST}:${second.port}` };
    const answers = (await Promise.all([openOnMany(20, key), openOnMany(20, key, elsewhere)])).flat();
    expect(countAnswers(answers)).toEqual({
      opened: 20,
      scorer_link_has_too_many_devices: OPENINGS_A_MINUTE - 20,
      scorer_link_is_opened_too_often: 10,
    });
    const refused = answers.find(({ status }) => status === 429);
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused?.headers.get('cache-control')).toContain('no-store');

    const { key: another } = await buildLink({ tournamentId });
    expect((await open(another)).status).toBe(200);
  });

  it('that are refused keep no device out that has opened it, and are taken again later', async () => {
    const { match } = await buildLiveMatch();
    const { key, link } = await buildLink({ tournamentId: match.tournamentId });
    const deviceSecret = randomBytes(16).toString('base64url');
    const { deviceKey } = await call('openScorerLink', { name: 'Table', deviceSecret }, byKey(key));
    await openOnMany(OPENINGS_A_MINUTE, key);
    expectFailure(await open(key), 'scorer_link_is_opened_too_often');
    expect((await open(key, { deviceKey })).data).toMatchObject({ deviceKey });
    expect((await open(key, { deviceSecret })).data).toMatchObject({ deviceKey });
    await enter(match, [goal()], deviceKey);

    const { links } = await call('getScorerLinks', { tournamentId: match.tournamentId });
    const other = links[0]?.devices.find(({ name }) => name === 'Phone');
    await revoke(link.linkId, other?.deviceId ?? '');
    await forgetOpenings(link.linkId);
    expect((await open(key)).status).toBe(200);
  });

  it('of a device that scans again are none: the whole hall may do it', async () => {
    const { tournamentId } = await buildTournament();
    const { key } = await buildLink({ tournamentId });
    const { deviceKey } = await openLink(key);
    const again = await Promise.all(
      Array.from({ length: OPENINGS_A_MINUTE + 10 }, () => open(key, { deviceKey })),
    );
    expect(countAnswers(again)).toEqual({ opened: OPENINGS_A_MINUTE + 10 });
    expect((await open(key)).status).toBe(200);
  });
});
