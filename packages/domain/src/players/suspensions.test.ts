import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, PlayerOfMatch } from '../cup/records';
import { buildCup, teamIdOf, withMatch } from '../testing/build-cup';
import type { SuspensionRules } from '../cup/player-rules';
import { suspensionsOf } from './suspensions';

const RULES: SuspensionRules = { secondYellow: 1, red: 2, cautions: 2 };

/** A team with four matches in a row, a stage later the last one. */
const CUP = buildCup({
  stages: [
    {
      name: 'Groups',
      groups: { A: { teams: ['A', 'B', 'C', 'D'], matches: ['A 1-0 B', 'A 1-0 C', 'A 1-0 D'] } },
    },
    { name: 'Final', matches: ['A v B'] },
  ],
});

type Card = PlayerOfMatch['card'];

/** The cup in which Anna of A was shown these cards in the matches of A, in their order; null is none. */
function withCards(cards: readonly (Card | null)[], cup: Cup = CUP): Cup {
  return cards.reduce<Cup>((before, card, index) => {
    const players = card ? [{ playerId: 'anna', side: 'local' as const, card }] : [];
    return withMatch(before, `match ${index + 1}`, { players, time: `1${index}:00` });
  }, cup);
}

function suspensionsIn(cup: Cup, rules: Partial<SuspensionRules> = {}, wipesAfter: readonly string[] = []) {
  const playerRules = { ties: 'shared', suspensions: { ...RULES, ...rules } } as const;
  const stages = cup.stages.map((stage) => ({ ...stage, wipesCautions: wipesAfter.includes(stage.stageId) }));
  const ruled = { ...cup, stages, tournament: { ...cup.tournament, playerRules } };
  return suspensionsOf(ruled, resolveCup(ruled));
}

function missed(cup: Cup, rules: Partial<SuspensionRules> = {}, wipesAfter: readonly string[] = []) {
  return suspensionsIn(cup, rules, wipesAfter).map(({ matchId, reason }) => `${matchId} ${reason}`);
}

describe('a player misses', () => {
  it.each<[string, readonly (Card | null)[], readonly string[]]>([
    ['the next match after a second yellow', [null, 'secondYellow'], ['match 3 second-yellow']],
    ['as many as the cup says after a red', ['red'], ['match 2 red', 'match 3 red']],
    ['the next match after two cautions', ['yellow', 'yellow'], ['match 3 cautions']],
    [
      'one match for two cautions, and none for a third',
      ['yellow', 'yellow', 'yellow'],
      ['match 3 cautions'],
    ],
    ['none after one caution', ['yellow'], []],
    ['none for cautions of a second yellow', ['secondYellow', null, 'yellow'], ['match 2 second-yellow']],
    [
      'matches for a red and for the caution before it',
      ['yellow', 'yellowAndRed'],
      ['match 3 red', 'match 4 red', 'null cautions'],
    ],
  ])('%s', (_, cards, expected) => {
    expect(missed(withCards([...cards, ...Array<null>(4 - cards.length).fill(null)]))).toEqual(expected);
  });

  it('no match for cautions where the cup has no such rule', () => {
    expect(missed(withCards(['yellow', 'yellow', 'yellow', null]), { cautions: 0 })).toEqual([]);
  });

  it('the match after one that was annulled, because that was none', () => {
    const cup = withCards(['secondYellow', null, null, null]);
    const withdrawn = { results: 'annulled', at: '2026-06-13T09:00:00.000Z' } as const;
    const teams = cup.teams.map((team) => (team.teamId === teamIdOf('C') ? { ...team, withdrawn } : team));
    expect(missed({ ...cup, teams })).toEqual(['match 3 second-yellow']);
  });

  it('the match that is played next where one was postponed, and that one once it has its time', () => {
    const cup = withMatch(withCards(['secondYellow', null, null, null]), 'match 2', { state: 'postponed' });
    expect(missed(cup)).toEqual(['match 3 second-yellow']);
    const later = withMatch(cup, 'match 2', { state: 'scheduled', time: '12:30' });
    expect(missed(later)).toEqual(['match 3 second-yellow']);
  });

  it('an awarded match, and not one that was abandoned', () => {
    const cup = withCards(['secondYellow', null, null, null]);
    const abandoned = withMatch(cup, 'match 2', { state: 'abandoned' });
    expect(missed(abandoned)).toEqual(['match 3 second-yellow']);
    expect(missed(withMatch(abandoned, 'match 2', { forfeit: 'visitor' }))).toEqual([
      'match 2 second-yellow',
    ]);
  });

  it('the match after one that the team itself forfeited, but not where they played in it all the same', () => {
    const cup = withCards(['secondYellow', null, null, null]);
    for (const forfeit of ['local', 'both'] as const) {
      expect(missed(withMatch(cup, 'match 2', { forfeit }))).toEqual(['match 3 second-yellow']);
    }
    const players = [{ playerId: 'anna', side: 'local', goals: 1 }] as const;
    expect(missed(withMatch(cup, 'match 2', { forfeit: 'local', players }))).toEqual([
      'match 2 second-yellow',
    ]);
  });

  it('a match after a sending-off in an annulled match, and none after a caution there', () => {
    const withdrawn = { results: 'annulled', at: '2026-06-13T09:00:00.000Z' } as const;
    const teams = CUP.teams.map((team) => (team.teamId === teamIdOf('B') ? { ...team, withdrawn } : team));
    const final = withMatch(CUP, 'match 4', { visitor: { teamId: teamIdOf('C'), source: null } });
    const annulled = (cards: readonly Card[]) =>
      missed(withCards([...cards, ...Array<null>(4 - cards.length).fill(null)], { ...final, teams }));
    expect(annulled(['yellow', 'yellow'])).toEqual([]);
    expect(annulled(['red'])).toEqual(['match 2 red', 'match 3 red']);
  });

  it('a match whose opponent is not known yet', () => {
    const final = withMatch(CUP, 'match 4', { visitor: { teamId: null, placeholder: 'Somebody' } });
    expect(missed(withCards([null, null, 'secondYellow', null], final))).toEqual(['match 4 second-yellow']);
  });

  it('no match for cautions of before a stage that wipes them', () => {
    const cup = withCards(['yellow', null, 'secondYellow', 'yellow']);
    const [groups] = cup.stages;
    expect(missed(cup, {}, [groups?.stageId ?? ''])).toEqual(['match 4 second-yellow']);
  });

  it('the match after two cautions of a stage, also where a match of one that wipes them was played between', () => {
    const cup = buildCup({
      stages: [
        { name: 'Groups', groups: { A: { teams: ['A', 'B', 'C', 'D'], matches: ['A 1-0 B'] } } },
        { name: 'Finals', matches: ['A 1-0 C', 'A 1-0 D', 'A v B'] },
      ],
    });
    const late = withMatch(withCards([null, 'yellow', 'yellow', null], cup), 'match 1', { time: '11:30' });
    expect(missed(late, {}, [late.stages[0]?.stageId ?? ''])).toEqual(['match 4 cautions']);
  });
});

it('what is left to miss when the next match is not known yet is told without a match', () => {
  expect(missed(withCards([null, null, null, 'red']))).toEqual(['null red', 'null red']);
});

it('a match that somebody played although suspended is told', () => {
  const cup = withMatch(withCards(['red', null, null, null]), 'match 2', {
    players: [{ playerId: 'anna', side: 'local', goals: 1 }],
  });
  expect(suspensionsIn(cup).map(({ hasPlayed }) => hasPlayed)).toEqual([true, false]);
});

it('nothing is owed for a red that was undone after its first match was missed', () => {
  const sentOff = withCards(['red', null, 'yellow', 'yellow']);
  expect(missed(sentOff)).toEqual(['match 2 red', 'match 3 red']);
  expect(missed(withMatch(sentOff, 'match 1', { players: [] }))).toEqual([]);
});
