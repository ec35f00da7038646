import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { goal, kickOff } from '../../support/builders/entries';
import { newPerson } from './sample-people';
import { buildKnownTeamsMatch, ofCup, type SampleCall } from './sample-records';
import type { Credential } from '../stack/api-client';
import type { World } from '../stack/world';

const HOUR_MS = 60 * 60 * 1_000;

function linkRequest(world: World) {
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const to = new Date(Date.now() + HOUR_MS).toISOString();
  return { ...ofCup(world), name: world.unique('Court'), scope: { kind: 'cup' as const }, from, to };
}

/** Returns a credential that the call accepts; a call for scorers gets the key of a scorer's device. */
export async function credentialFor(name: EndpointName, world: World): Promise<Credential> {
  const { access } = ENDPOINTS[name];
  if (access === 'account') return (await newPerson(world)).token;
  if (access !== 'scorer') return world.token;
  const { key } = await world.call('createScorerLink', linkRequest(world));
  if (name === 'openScorerLink') return { scorerKey: key };
  const opened = await world.call('openScorerLink', { name: 'Table' }, { scorerKey: key });
  return { scorerKey: opened.deviceKey };
}

/** Builds a match that has just begun. */
async function buildLiveMatch(world: World) {
  const match = await buildKnownTeamsMatch(world);
  const ofMatch = { ...ofCup(world), matchId: match.matchId };
  await world.call('enterInMatchLog', { ...ofMatch, entries: [kickOff()] });
  return { ofMatch, match };
}

type ScoringName =
  | 'getMatchTimeline'
  | 'createScorerLink'
  | 'getScorerLinks'
  | 'revokeScorerLink'
  | 'moveMatchLog'
  | 'getCards'
  | 'countCards'
  | 'openScorerLink'
  | 'getScorerMatches'
  | 'getMatchLog'
  | 'enterInMatchLog';

export const SAMPLE_SCORING: { readonly [Name in ScoringName]: SampleCall<Name> } = {
  getMatchTimeline: async (world) => (await buildLiveMatch(world)).ofMatch,
  createScorerLink: linkRequest,
  getScorerLinks: ofCup,
  revokeScorerLink: async (world) => {
    const { link } = await world.call('createScorerLink', linkRequest(world));
    return { linkId: link.linkId };
  },
  moveMatchLog: async (world) => {
    const { ofMatch } = await buildLiveMatch(world);
    return { ...ofMatch, toMatchId: (await buildKnownTeamsMatch(world)).matchId };
  },
  getCards: ofCup,
  countCards: ofCup,
  openScorerLink: () => ({ name: 'Table' }),
  getScorerMatches: ofCup,
  getMatchLog: async (world) => (await buildLiveMatch(world)).ofMatch,
  enterInMatchLog: async (world) => ({ ...(await buildLiveMatch(world)).ofMatch, entries: [goal()] }),
};
