import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import {
  RECORDED_ENTRIES,
  RECORDED_MATCHES,
  RECORDED_OUTBOX,
  type RecordedEntry,
  type RecordedMatch,
} from '@futsal-cup/domain/testing/recorded-outbox';
import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildTournament } from '../support/builders/builders';
import { buildKnownTeamsMatch, readMatch } from '../support/builders/builders-matches';
import { buildDevice, enter } from '../support/builders/builders-scoring';
import { callApi, expectSuccess } from '../support/call-api';

/** The cup had these rules when the outbox was recorded. */
const RULES = { ...MATCH_RULE_PRESETS.futsal, forfeitGoals: 3 };

/** The recorded instants are shifted so that the last entry is a second old, because the devices and links are new. */
const LAST = Math.max(...RECORDED_ENTRIES.map(({ entry }) => entry.at));
const shift = Date.now() - 1_000 - LAST;
const ofNow = (entry: EntryInput): EntryInput => ({ ...entry, at: entry.at + shift });

function nameOf(matchId: string): RecordedMatch {
  const names = Object.keys(RECORDED_MATCHES) as RecordedMatch[];
  return names.find((name) => RECORDED_MATCHES[name] === matchId) ?? 'final';
}

const idOf = ({ entry }: RecordedEntry) => entry.entryId;

type Matches = Readonly<Record<RecordedMatch, MatchView>>;

async function buildMatches(): Promise<{ matches: Matches; keys: ReadonlyMap<string, string> }> {
  const { tournamentId } = await buildTournament({ matchRules: RULES });
  const stage = await buildStage({ tournamentId, type: 'knockout' });
  const match = (time: string) => buildKnownTeamsMatch({ stage, time });
  const matches = {
    final: await match('10:00'),
    forfeited: await match('11:00'),
    walkover: await match('12:00'),
    abandoned: await match('13:00'),
  };
  const keys = new Map<string, string>();
  for (const phone of ['Rita', 'Sam']) keys.set(phone, await buildDevice({ tournamentId }));
  return { matches, keys };
}

function callsOf(entries: readonly RecordedEntry[]): RecordedEntry[][] {
  const calls = new Map<number, RecordedEntry[]>();
  for (const each of entries) calls.set(each.call, [...(calls.get(each.call) ?? []), each]);
  return [...calls.values()];
}

describe('what phones with the build before the Laws have sent', () => {
  let matches: Matches;
  let keys: ReadonlyMap<string, string>;
  const outcomes: string[] = [];

  beforeAll(async () => {
    ({ matches, keys } = await buildMatches());
    for (const call of callsOf(RECORDED_ENTRIES)) {
      const [{ match, phone } = call[0] as RecordedEntry] = call;
      const entries = call.map(({ entry }) => ofNow(entry));
      const { verdicts } = await enter(matches[match], entries, keys.get(phone));
      outcomes.push(...verdicts.map(({ outcome }) => outcome));
    }
  });

  it('is taken, or known where it was known', () => {
    expect(outcomes).toEqual(RECORDED_ENTRIES.map(({ outcome }) => outcome));
  });

  it('ends as it ended then, and the forfeit with the better score that was played', async () => {
    const { final, forfeited, walkover, abandoned } = matches;
    expect(await readMatch(final)).toMatchObject({
      state: 'finished',
      localTeamScore: 4,
      visitorTeamScore: 5,
      localTeamPenaltyScore: null,
    });
    // When the outbox was recorded, the app ended this match with 0:3; now the score of 1:7 at the forfeit stands.
    expect(await readMatch(forfeited)).toMatchObject({
      state: 'finished',
      isForfeit: true,
      localTeamScore: 1,
      visitorTeamScore: 7,
    });
    expect(await readMatch(walkover)).toMatchObject({
      isForfeit: true,
      localTeamScore: 3,
      visitorTeamScore: 0,
    });
    expect(await readMatch(abandoned)).toMatchObject({ state: 'abandoned', localTeamScore: null });
  });

  it('is marked in the story of the match where the Laws have it not', async () => {
    const { tournamentId, matchId } = matches.final;
    const { timeline } = expectSuccess(await callApi('getMatchTimeline', { tournamentId, matchId }));
    const marked = timeline.items.flatMap(({ kind, phase, side, mark }) =>
      mark ? [`${kind} of ${side}, ${phase}: ${mark}`] : [],
    );
    expect(marked).toEqual([
      'time-out of local, second-half: one-too-many',
      'time-out of visitor, extra-time-1: in-extra-time',
      'time-out of local, extra-time-2: in-extra-time',
      'phase of null, shoot-out: score-not-level',
      'kick of local, shoot-out: out-of-turn',
      'kick of local, shoot-out: after-the-decision',
      'kick of visitor, shoot-out: after-the-decision',
      'kick of visitor, shoot-out: after-the-decision',
    ]);
  });

  it('is known when what lay in the outboxes is sent once more', async () => {
    // When somebody else has entered the same change of phase, a phone changes its later entries to refer to that one, so it does not send
    // them as they are stored here.
    const taken = new Set(RECORDED_ENTRIES.filter(({ outcome }) => outcome === 'taken').map(idOf));
    for (const { phone, item } of RECORDED_OUTBOX.filter(({ item }) => taken.has(item.entry.entryId))) {
      const match = matches[nameOf(item.matchId)];
      const { verdicts } = await enter(match, [ofNow(item.entry)], keys.get(phone));
      expect(verdicts).toMatchObject([{ outcome: 'known' }]);
    }
  });
});

it('an outbox that was filled without a network is taken whole, in one call', async () => {
  const { matches, keys } = await buildMatches();
  const filled = RECORDED_OUTBOX.filter(({ when }) => when === 'a match was forfeited at 1:7');
  const entries = filled.map(({ item }) => ofNow(item.entry));
  const { verdicts } = await enter(matches.forfeited, entries, keys.get('Rita'));
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(filled.map(() => 'taken'));
  expect(await readMatch(matches.forfeited)).toMatchObject({ localTeamScore: 1, visitorTeamScore: 7 });
});
