import { expect, it } from 'vitest';
import { awardMatch } from '../commands/award-match';
import type { Cup } from '../cup/records';
import { buildCup } from '../testing/build-cup';
import { only } from '../testing/read-cup';
import { valueOf } from '../testing/results';
import { readCupFile } from './read-cup-file';
import { writeCupFile } from './write-cup-file';

function readBack(cup: Cup): Cup | null {
  let count = 0;
  const newId = () => `new ${(count += 1)}`;
  const result = readCupFile(JSON.parse(JSON.stringify(writeCupFile(cup))), { newId, now: 0 });
  return result.ok ? result.cup : null;
}

it('a cup that is written to a file and read again is the same cup under other ids', () => {
  const cup = buildCup({
    tournament: { name: 'Spring Cup', tieBreakers: 'head-to-head', timeZone: 'Europe/Zurich' },
    teams: ['Wolves'],
    stages: [
      {
        name: 'Groups',
        groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'] }, B: { teams: [] } },
      },
      { name: 'Semi-finals', matches: ['1st Group A v Wolves', 'Host v 2nd Group A'] },
      { name: 'Final', matches: ['Winner match 1 v Loser match 2'] },
    ],
  });
  const again = readBack(cup);
  expect(again && writeCupFile(again)).toEqual(writeCupFile(cup));
  expect(again?.matches.map(({ local }) => local.source?.kind)).toEqual([
    undefined,
    'group-place',
    undefined,
    'match-winner',
  ]);
});

it('what is shown for the hall is not in the file, which holds what is played', () => {
  const cup = buildCup({ tournament: { name: 'Spring Cup' }, teams: ['Lions'], stages: [] });
  const picture = { pictureId: `${'0'.repeat(32)}-webp`, width: 8, height: 8 };
  const message = { text: 'Late', until: '2030-05-11T10:00:00.000Z' };
  const ofHall = { message, logo: picture, sponsors: [{ name: 'Bakery', picture }] };
  const shown = { ...cup, tournament: { ...cup.tournament, ...ofHall } };
  expect(writeCupFile(shown)).toEqual(writeCupFile(cup));
});

it('a cup whose categories are still empty has each record once in its file', () => {
  const categories = ['F', 'E'].map((name) => ({ categoryId: name, name }));
  const cup = buildCup({
    tournament: { name: 'Juniors', categories },
    stages: [
      { name: 'Groups', groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'] } } },
    ],
  });
  expect(readBack(cup)).toMatchObject({ teams: [{}, {}], stages: [{}], groups: [{}], matches: [{}] });
  expect(readBack(cup)?.tournament.categories).toHaveLength(2);
});

const COUNTED = { yellow: 2, secondYellow: 0, red: 1, yellowAndRed: 0 };
const NO_CARDS = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

it('the rules of the tables and what was decided come back from a file', () => {
  const cup = buildCup({
    tournament: {
      tieBreakers: 'own',
      criteria: ['conduct', 'head-to-head'],
      across: { criteria: ['conduct'], results: 'first-three' },
      conduct: { kind: 'typed' },
    },
    stages: [
      {
        name: 'Groups',
        groups: {
          A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-1 Tigers'], lots: ['Tigers', 'Lions'] },
        },
      },
      { name: 'Final', matches: ['1st A v 2nd A'] },
    ],
  });
  const [lions] = cup.teams;
  const decided = { place: 2, teamIds: [lions?.teamId ?? ''], decision: 'ranking' } as const;
  const ruled: Cup = {
    ...cup,
    teams: [
      { ...only(cup.teams.slice(0, 1)), pointsByDecision: { points: -3, note: 'Too late' }, conduct: 7 },
      { ...only(cup.teams.slice(1)), withdrawn: { results: 'stand', at: '2026-06-13T10:00:00.000Z' } },
    ],
    stages: cup.stages.map((stage) => (stage.type === 'group' ? { ...stage, decisions: [decided] } : stage)),
    groups: cup.groups.map((group) => ({ ...group, decision: 'deciding-match', rounds: 2 })),
    matches: cup.matches.map((match) =>
      match.groupId === null
        ? { ...match, isFinal: true }
        : {
            ...match,
            cards: {
              local: { players: COUNTED, officials: NO_CARDS },
              visitor: { players: NO_CARDS, officials: NO_CARDS },
            },
          },
    ),
  };
  const again = readBack(ruled);
  expect(again && writeCupFile(again)).toEqual(writeCupFile(ruled));
  expect(again?.stages[0]?.decisions).toEqual([{ ...decided, teamIds: [again?.teams[0]?.teamId] }]);
  expect(again?.tournament).toMatchObject({
    criteria: ['conduct', 'head-to-head'],
    conduct: { kind: 'typed' },
  });
});

it.each(['local', 'both'] as const)('an award without a score comes back for its teams: %s', (forfeit) => {
  const cup = buildCup({
    teams: ['Lions', 'Tigers'],
    stages: [{ name: 'Final', matches: ['Lions v Tigers'] }],
  });
  const awarded = valueOf(awardMatch(cup, { matchId: 'match 1', forfeit }));
  const again = readBack(awarded);
  const [lions, tigers] = again?.teams.map(({ teamId }) => teamId) ?? [];
  expect(only(again?.matches ?? [])).toMatchObject({
    forfeit,
    isForfeit: false,
    state: 'scheduled',
    scoredTeams: { local: lions, visitor: tigers },
  });
  expect(only(writeCupFile(awarded).matches)).not.toHaveProperty('isForfeit', false);
});

it('a side whose team was deleted reads NO TEAM', () => {
  const cup = buildCup({ stages: [{ name: 'Final', matches: ['Host v Guest'] }] });
  const [match] = cup.matches;
  const matches = match ? [{ ...match, local: { ...match.local, placeholder: null } }] : [];
  expect(writeCupFile({ ...cup, matches }).matches[0]?.local).toBe('NO TEAM');
});

it('a decision across groups names nobody whom an undo has taken out of them', () => {
  const cup = buildCup({
    teams: ['Wolves'],
    stages: [{ name: 'Groups', groups: { A: { teams: ['Lions'] } } }],
  });
  const teamIds = cup.teams.map(({ teamId }) => teamId);
  const stages = cup.stages.map((stage) => ({
    ...stage,
    decisions: [{ place: 1, teamIds: [...teamIds, 'deleted'], decision: 'lots' as const }],
  }));
  const again = readBack({ ...cup, stages });
  const [first] = again?.groups[0]?.teamIds ?? [];
  expect(again?.stages[0]?.decisions).toMatchObject([{ teamIds: [first] }]);
});
