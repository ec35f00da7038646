import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildLink, byKey, enter, buildLiveMatch, openLink } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure } from '../support/call-api';
import { goal } from '../support/builders/entries';

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
