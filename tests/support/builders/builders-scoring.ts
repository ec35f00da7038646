import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { MatchLogView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { buildGroupMatch } from './builders-matches';
import { type Answer, call, callApi, expectSuccess } from '../call-api';
import { kickOff } from './entries';

const HOUR_MS = 60 * 60 * 1_000;

type LinkRequest = Calls['createScorerLink']['request'];

/** Returns a validity that begins an hour ago and lasts as long as the test says. */
export function validFor(hours = 2): Pick<LinkRequest, 'from' | 'to'> {
  const from = Date.now() - HOUR_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + hours * HOUR_MS).toISOString() };
}

/** Builds a link for the whole cup unless the test says otherwise. */
export async function buildLink(
  overrides: Partial<LinkRequest> & Pick<LinkRequest, 'tournamentId'>,
): Promise<Calls['createScorerLink']['response']> {
  return call('createScorerLink', { name: 'Court', scope: { kind: 'cup' }, ...validFor(), ...overrides });
}

export const byKey = (key: string) => ({ headers: { Authorization: `Scorer ${key}` } });

/** Opens a link on a new device. */
export function openLink(key: string, name = 'Table'): Promise<Calls['openScorerLink']['response']> {
  return call('openScorerLink', { name }, byKey(key));
}

/** Builds a device that scores in the cup; returns its key. */
export async function buildDevice(
  overrides: Partial<LinkRequest> & Pick<LinkRequest, 'tournamentId'>,
): Promise<string> {
  const { key } = await buildLink(overrides);
  return (await openLink(key)).deviceKey;
}

type OfMatch = Pick<MatchView, 'tournamentId' | 'matchId'>;

export function sendEntries(
  { tournamentId, matchId }: OfMatch,
  entries: readonly EntryInput[],
  key?: string,
): Promise<Answer<Calls['enterInMatchLog']['response']>> {
  return callAsScorer('enterInMatchLog', { tournamentId, matchId, entries }, key);
}

/** Calls with the key of a device, or as the administrator if there is no key. */
export function callAsScorer<Name extends EndpointName>(
  name: Name,
  request: Calls[Name]['request'],
  key?: string,
): Promise<Answer<Calls[Name]['response']>> {
  return callApi(name, request, key === undefined ? {} : byKey(key));
}

/** Makes entries in the log of a match; the call itself must succeed, whatever the verdicts on the entries are. */
export async function enter(
  match: OfMatch,
  entries: readonly EntryInput[],
  key?: string,
): Promise<Calls['enterInMatchLog']['response']> {
  return expectSuccess(await sendEntries(match, entries, key));
}

/** Reads the live state of a match as open pages get it. */
export async function readLive({ tournamentId, matchId }: OfMatch): Promise<LiveMatch | undefined> {
  return (await call('getTournamentVersion', { tournamentId })).live?.[matchId];
}

export async function readLog({ tournamentId, matchId }: OfMatch): Promise<MatchLogView> {
  return expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId })).log;
}

/** Builds a live match and its kick-off, which the next change of phase follows. */
export async function buildLiveMatch(): Promise<{ match: MatchView; begun: EntryInput }> {
  const match = await buildGroupMatch();
  const begun = kickOff();
  await enter(match, [begun]);
  return { match, begun };
}
