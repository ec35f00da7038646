import { expect, it } from 'vitest';
import { editMatch } from '../commands/matches';
import type { Cup, Match } from '../cup/records';
import { SPRING } from '../testing/spring-cup';
import { findChangedRecords } from './changed-records';
import { tellEvent } from './tell-event';

const NOW = Date.parse('2026-06-13T05:00Z');
const [GROUP_MATCH, FINAL] = SPRING.matches as [Match, Match];

type Goals = readonly [number | null, number | null];

function played(match: Match, [local, visitor]: Goals, scoredTeams: Match['scoredTeams']): Match {
  return {
    ...match,
    local: { ...match.local, goals: local },
    visitor: { ...match.visitor, goals: visitor },
    state: 'finished',
    scoredTeams,
  };
}

/** The group match has brought Ada into the final, whose score was entered for Bea. */
const CUP: Cup = {
  ...SPRING,
  matches: [
    played(GROUP_MATCH, [2, 1], { local: 'ada', visitor: 'bea' }),
    played(FINAL, [3, 1], { local: 'bea', visitor: 'cleo' }),
  ],
};

/** What the history tells when somebody enters another score of the final. */
function tellFinal(cup: Cup, [local, visitor]: Goals) {
  const team = { kind: 'keep' } as const;
  const sides = { local: { team, goals: local }, visitor: { team, goals: visitor } };
  const result = editMatch(cup, { ...FINAL, ...sides }, NOW);
  if (!result.ok) throw new Error(result.error.msg);
  return tellEvent(result.event, findChangedRecords(cup, result.value), cup.teams);
}

const score = ([local, visitor]: Goals) => ({
  local: { goals: local, kicks: null },
  visitor: { goals: visitor, kicks: null },
});

it('tells a result by the teams that the placeholders have brought, from what to what', () => {
  expect(tellFinal(CUP, [4, 1])).toMatchObject({
    what: 'result-changed',
    match: { matchId: FINAL.matchId, local: 'Ada Five', visitor: 'Cleo Five' },
    scores: { from: score([3, 1]), to: score([4, 1]) },
  });
});

it('tells a removed score by the teams that it was for, not by those of now', () => {
  expect(tellFinal(CUP, [null, null])).toMatchObject({
    what: 'score-removed',
    match: { local: 'Bea Five', visitor: 'Cleo Five' },
    scores: { from: score([3, 1]), to: score([null, null]) },
  });
});

it('tells the end of a forfeit as a changed result, because an undo would enter goals only', () => {
  const matches = CUP.matches.map((match) => ({ ...match, isForfeit: match.matchId === FINAL.matchId }));
  expect(tellFinal({ ...CUP, matches }, [null, null]).what).toBe('result-changed');
});
