import { describe, expect, it } from 'vitest';
import { podiumOf, podiumPlaces, type PodiumMatch, type PodiumStage } from './podium';

type Goals = readonly [
  local: number | null,
  visitor: number | null,
  localKicks?: number,
  visitorKicks?: number,
];

function match(
  matchNumber: number,
  local: string | null,
  visitor: string | null,
  goals: Goals = [null, null],
) {
  const [localGoals, visitorGoals, localKicks = null, visitorKicks = null] = goals;
  const side = (teamId: string | null, scored: number | null, kicks: number | null) => ({
    team: teamId === null ? null : { teamId },
    goals: scored,
    kicks,
  });
  return {
    matchNumber,
    local: side(local, localGoals, localKicks),
    visitor: side(visitor, visitorGoals, visitorKicks),
  };
}

function knockout(...rounds: readonly (readonly PodiumMatch[])[]): PodiumStage<PodiumMatch>[] {
  return rounds.map((Matches, order) => ({ type: 'knockout', order, groups: [], Matches }));
}

function table(...teamsByPosition: readonly (readonly [position: number, teamId: string])[]) {
  const standings = teamsByPosition.map(([position, teamId]) => ({ position, teamId }));
  return {
    type: 'group' as const,
    order: 0,
    groups: [{ standings }],
    Matches: [match(1, 'lions', 'bears', [1, 0])],
  };
}

const semiFinals = [match(1, 'lions', 'bears', [2, 1]), match(2, 'foxes', 'wolves', [0, 0, 3, 4])];
const playOff = match(3, 'bears', 'foxes', [1, 2]);
const final = match(4, 'lions', 'wolves', [1, 1, 2, 3]);

describe('the podium', () => {
  it('has the winner and the loser of the final, and who won the match for third place', () => {
    const podium = { final, first: 'wolves', second: 'lions', third: ['foxes'] };
    expect(podiumOf(knockout(semiFinals, [playOff], [final]))).toEqual(podium);
    expect(podiumOf(knockout(semiFinals, [playOff, final]))).toEqual(podium);
    expect(podiumOf(knockout(semiFinals, [final], [playOff]))).toEqual(podium);
    expect(podiumOf(knockout(semiFinals, [playOff], [final]).reverse())).toEqual(podium);
  });

  it('has its teams by place', () => {
    const podium = { final, first: 'wolves', second: 'lions', third: ['foxes', 'bears'] };
    expect(podiumPlaces(podium)).toEqual([['wolves'], ['lions'], ['foxes', 'bears']]);
    expect(podiumPlaces({ ...podium, second: null, third: [] })).toEqual([['wolves'], [], []]);
  });

  it('has two third teams where nobody played for it, and none while that match is open', () => {
    expect(podiumOf(knockout(semiFinals, [final]))?.third).toEqual(['bears', 'foxes']);
    expect(podiumOf(knockout(semiFinals, [match(3, 'bears', 'foxes')], [final]))?.third).toEqual([]);
  });

  it('has the losers of the semi-finals as third teams also where they won a quarter-final before', () => {
    const quarterFinals = [match(1, 'bears', 'otters', [1, 0]), match(2, 'foxes', 'hawks', [3, 2])];
    const semis = [match(3, 'lions', 'bears', [2, 1]), match(4, 'foxes', 'wolves', [0, 1])];
    const last = match(5, 'lions', 'wolves', [1, 0]);
    expect(podiumOf(knockout(quarterFinals, semis, [last]))?.third).toEqual(['bears', 'foxes']);
  });

  it('comes from the final also where a team plays it for the one that beat it and withdrew', () => {
    const last = match(3, 'bears', 'wolves', [2, 0]);
    expect(podiumOf(knockout(semiFinals, [last]))).toMatchObject({ first: 'bears', second: 'wolves' });
  });

  it('is a pair where the final is all there is', () => {
    expect(podiumOf(knockout([final]))).toEqual({ final, first: 'wolves', second: 'lions', third: [] });
  });

  it('is open while the final has no winner', () => {
    expect(podiumOf(knockout(semiFinals, [match(3, 'lions', 'wolves')]))).toBeNull();
    expect(podiumOf(knockout(semiFinals, [match(3, 'lions', 'wolves', [1, 1])]))).toBeNull();
    expect(podiumOf(knockout(semiFinals, [match(3, null, null)]))).toBeNull();
  });

  it('is open while the result of the final, or of the match for third place, is one of other teams', () => {
    const playOff = match(3, 'bears', 'foxes', [1, 0]);
    const last = match(4, 'lions', 'wolves', [0, 1]);
    expect(podiumOf(knockout(semiFinals, [playOff], [{ ...last, teamsChanged: true }]))).toBeNull();
    expect(podiumOf(knockout(semiFinals, [{ ...playOff, teamsChanged: true }], [last]))).toMatchObject({
      first: 'wolves',
      third: [],
    });
  });

  it('is open while the last round has several matches', () => {
    expect(podiumOf(knockout(semiFinals))).toBeNull();
  });

  it('comes from the table where there is no knockout match, as far as that separates the teams', () => {
    const rows = [
      [1, 'lions'],
      [2, 'bears'],
      [3, 'foxes'],
      [4, 'wolves'],
    ] as const;
    const empty = { ...table(), Matches: [], order: 9, type: 'knockout' as const };
    expect(podiumOf([table(...rows)])).toEqual({
      final: null,
      first: 'lions',
      second: 'bears',
      third: ['foxes'],
    });
    expect(podiumOf([table([1, 'lions'], [2, 'bears'], [2, 'foxes'])])).toMatchObject({
      second: null,
      third: [],
    });
    expect(podiumOf([table([1, 'lions'], [1, 'bears'])])).toBeNull();
    expect(podiumOf([table(...rows), empty])).toBeNull();
  });

  it('is open where nobody has played, although a team that is alone in its group stands first', () => {
    const played = table([1, 'lions'], [2, 'bears']);
    const alone = { ...table([1, 'bears']), order: 1, Matches: [] };
    expect(podiumOf([alone])).toBeNull();
    expect(podiumOf([played, alone])).toBeNull();
  });

  it('comes from the table of a group that was played out, also after a knockout round without a match', () => {
    const played = { ...table([1, 'lions'], [2, 'bears']), Matches: [match(1, 'bears', 'lions', [1, 1])] };
    const podium = { final: null, first: 'lions', second: 'bears', third: [] };
    expect(podiumOf([played])).toEqual(podium);
    expect(podiumOf([...knockout([]), { ...played, order: 1 }])).toEqual(podium);
  });

  it('is open where several groups stand side by side, and without anything', () => {
    const { groups } = table([1, 'lions']);
    expect(podiumOf([{ ...table(), groups: [...groups, ...groups] }])).toBeNull();
    expect(podiumOf([])).toBeNull();
  });
});
