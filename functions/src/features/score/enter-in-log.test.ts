import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { buildCup, teamIdOf, withMatch } from '@futsal-cup/domain/testing/build-cup';
import { KICK_OFF, LogBuilder, MINUTE, received, shown } from '@futsal-cup/domain/testing/build-log';
import { expect, it } from 'vitest';
import type { StoredCup } from '../../storage/stored';
import { judgeCall } from './enter-in-log';
import { findMatch } from './scored-match';

const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null });
const played = buildCup({
  teams: ['A', 'B', 'C', 'D'],
  stages: [
    { name: 'Semi-finals', matches: ['A 1-0 B', 'C 1-0 D'] },
    { name: 'Final', matches: ['Winner match 1 2-0 Winner match 2'] },
  ],
});
const goals = null;
const running = withMatch(played, 'match 3', { state: 'live', local: { goals }, visitor: { goals } });
const underReview = withMatch(running, 'match 1', {
  scoredTeams: { local: teamIdOf('B'), visitor: teamIdOf('A') },
});

function enter(cup: typeof played, matchId: string, facts: EntryFacts) {
  const call = {
    request: { entries: [log.make(facts)] },
    by: 'admin',
    actor: { accountId: 'admin', name: 'Ada' },
    scorer: null,
  } as unknown as Parameters<typeof judgeCall>[0];
  const scored = {
    current: { cup },
    match: findMatch(cup as StoredCup, matchId),
    snapshot: { log: { entries: [received(kickOff)], names: {}, revision: 1 } },
  } as unknown as Parameters<typeof judgeCall>[1];
  return judgeCall(call, scored, KICK_OFF + MINUTE).verdicts;
}

it.each<EntryFacts>([
  { kind: 'forfeit', side: 'local', on: kickOff.entryId },
  { kind: 'score', finishes: true, on: kickOff.entryId, shown: shown(2, 1) },
])('a final that is being played takes a $kind also while a semi-final is under review', (facts) => {
  expect(enter(underReview, 'match 3', facts)).toMatchObject([{ outcome: 'taken' }]);
  const unplayed = withMatch(underReview, 'match 3', { scoredTeams: null });
  expect(enter(unplayed, 'match 3', facts)).toMatchObject([{ code: 'teams_not_known_yet' }]);
});

it.each([
  ['uefa-futsal', 'taken'],
  ['head-to-head', 'refused'],
] as const)(
  'a group match goes on to a shoot-out where tables count kicks: %s, %s',
  (tieBreakers, outcome) => {
    const cup = buildCup({
      tournament: { tieBreakers },
      stages: [{ name: 'Groups', groups: { A: { teams: ['A', 'B'], matches: ['A v B'] } } }],
    });
    const facts: EntryFacts = { kind: 'phase', to: 'shoot-out', on: kickOff.entryId };
    expect(enter(cup, 'match 1', facts)).toMatchObject([{ outcome }]);
  },
);

it('a match has the halves of the rules of its stage', () => {
  const facts: EntryFacts = { kind: 'phase', to: 'half-time', on: kickOff.entryId };
  expect(enter(running, 'match 3', facts)).toMatchObject([{ outcome: 'refused' }]);
  const stages = running.stages.map((stage) => ({ ...stage, matchRules: MATCH_RULE_PRESETS.futsal }));
  expect(enter({ ...running, stages }, 'match 3', facts)).toMatchObject([{ outcome: 'taken' }]);
});

it('a match has the rules of its category, for its halves and for kicks in its tables', () => {
  const cup = buildCup({
    stages: [{ name: 'Groups', groups: { A: { teams: ['A', 'B'], matches: ['A v B'] } } }],
  });
  const rules = { matchRules: MATCH_RULE_PRESETS.futsal, tieBreakers: 'uefa-futsal' } as const;
  const categories = [{ categoryId: 'f', name: 'F juniors', rules }];
  const stages = cup.stages.map((stage) => ({ ...stage, categoryId: 'f' }));
  const categorized = { ...cup, tournament: { ...cup.tournament, categories }, stages };
  const halfTime: EntryFacts = { kind: 'phase', to: 'half-time', on: kickOff.entryId };
  expect(enter(categorized, 'match 1', halfTime)).toMatchObject([{ outcome: 'taken' }]);
  const shootOut: EntryFacts = { kind: 'phase', to: 'shoot-out', on: kickOff.entryId };
  expect(enter(cup, 'match 1', shootOut)).toMatchObject([{ outcome: 'refused' }]);
  const oneHalf = [{ categoryId: 'f', name: 'F juniors', rules: { tieBreakers: 'uefa-futsal' } as const }];
  const kicks = { ...categorized, tournament: { ...cup.tournament, categories: oneHalf } };
  expect(enter(kicks, 'match 1', shootOut)).toMatchObject([{ outcome: 'taken' }]);
});
