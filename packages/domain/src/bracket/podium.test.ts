import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { buildWorldCup2018 } from '../testing/world-cup-2018';
import { withdraw } from '../testing/withdraw';
import { podiumOf, podiumPlaces } from './podium';

/** The podium with team names, and the deciding match. The stages are passed in reverse order. */
function podiumIn(described: Cup | CupDescription) {
  const cup = 'matches' in described ? described : buildCup(described);
  const podium = podiumOf(resolvedStagesOf(cup).reverse());
  const nameOf = (teamId: string) => cup.teams.find((team) => team.teamId === teamId)?.name ?? teamId;
  return (
    podium && {
      places: podiumPlaces(podium).map((teamIds) => teamIds.map(nameOf)),
      final: podium.final?.matchId ?? null,
    }
  );
}

const teams = ['Lions', 'Bears', 'Foxes', 'Wolves', 'Otters', 'Hawks'];

function knockout(...rounds: readonly (readonly string[])[]): CupDescription {
  return { teams, stages: rounds.map((matches, index) => ({ name: `Round ${index + 1}`, matches })) };
}

const semiFinals = ['Lions 2-1 Bears', 'Foxes 0-0 (3-4) Wolves'];
const third = 'Loser match 1 1-2 Loser match 2';
const final = 'Winner match 1 1-1 (2-3) Winner match 2';

const league = (...matches: readonly string[]): CupDescription => ({
  stages: [{ name: 'League', groups: { League: { teams: ['Lions', 'Bears', 'Foxes', 'Wolves'], matches } } }],
});

const groups = {
  'Group A': { teams: ['Team 1', 'Team 2'], matches: ['Team 1 1-0 Team 2'] },
  'Group B': { teams: ['Team 3', 'Team 4'], matches: ['Team 3 2-0 Team 4'] },
};

describe('the podium', () => {
  it('has the winner of the final between two groups first, also where the third place is of a later stage', () => {
    const stages = [
      { name: 'Groups', groups },
      { name: 'Final', matches: ['1st Group A 2-1 1st Group B'] },
      { name: 'Third place', matches: ['2nd Group A 0-3 2nd Group B'] },
    ];
    expect(podiumIn({ stages })).toEqual({ places: [['Team 1'], ['Team 3'], ['Team 4']], final: 'match 3' });
    expect(podiumIn({ stages: stages.slice(0, 2) })?.places).toEqual([['Team 1'], ['Team 3'], []]);
  });

  it('has the winner and the loser of the final, and who won the match for third place', () => {
    const places = [['Wolves'], ['Lions'], ['Foxes']];
    expect(podiumIn(knockout(semiFinals, [third], [final]))).toEqual({ places, final: 'match 4' });
    expect(podiumIn(knockout(semiFinals, [third, final]))).toEqual({ places, final: 'match 4' });
    expect(podiumIn(knockout(semiFinals, [final], [third]))).toEqual({ places, final: 'match 3' });
    const byName = knockout(semiFinals, ['Lions 0-1 Wolves'], ['Bears 1-2 Foxes']);
    expect(podiumIn(byName)).toEqual({ places, final: 'match 3' });
  });

  it('has two third teams where nobody played for it, and none while that match is open', () => {
    const thirds = (...rounds: readonly (readonly string[])[]) => podiumIn(knockout(...rounds))?.places[2];
    expect(thirds(semiFinals, [final])).toEqual(['Bears', 'Foxes']);
    expect(thirds(semiFinals, ['Loser match 1 v Loser match 2'], [final])).toEqual([]);
    expect(thirds(semiFinals, ['Loser match 1 1-0 Otters'], [final])).toEqual([]);
    expect(thirds(['Lions 1-0 Bears'], ['Winner match 1 1-0 Foxes'])).toEqual(['Bears']);
  });

  it('has the losers of the semi-finals as third teams also where they won a quarter-final before', () => {
    const quarterFinals = ['Bears 1-0 Otters', 'Foxes 3-2 Hawks'];
    const semis = ['Lions 2-1 Bears', 'Foxes 0-1 Wolves'];
    expect(podiumIn(knockout(quarterFinals, semis, ['Lions 1-0 Wolves']))?.places[2]).toEqual([
      'Bears',
      'Foxes',
    ]);
  });

  it('has the team once that lost twice before the final of a bracket with second chances', () => {
    const rounds = [
      ['Lions 1-0 Bears', 'Foxes 1-0 Wolves'],
      ['Winner match 1 1-0 Winner match 2', 'Loser match 1 1-0 Loser match 2'],
      ['Loser match 3 1-0 Winner match 4'],
      ['Winner match 3 0-1 Winner match 5'],
    ];
    expect(podiumIn(knockout(...rounds))?.places).toEqual([['Foxes'], ['Lions'], ['Bears']]);
  });

  it('has nobody on two places, also where a team stands in two groups', () => {
    const stagesOf = (visitors: readonly string[], score: string) => [
      { name: 'Groups', groups: { ...groups, 'Group B': { teams: [...visitors], matches: [score] } } },
      { name: 'Third place', matches: ['2nd Group A 0-3 2nd Group B'] },
      { name: 'Final', matches: ['1st Group A 2-1 1st Group B'] },
    ];
    expect(podiumIn({ stages: stagesOf(['Team 3', 'Team 1'], 'Team 3 1-0 Team 1') })?.places).toEqual([
      ['Team 1'],
      ['Team 3'],
      [],
    ]);
    expect(podiumIn({ stages: stagesOf(['Team 1', 'Team 3'], 'Team 1 1-0 Team 3') })).toBeNull();
  });

  it('is open where second places of the last groups play for third place and the final is not made', () => {
    const second = {
      'Group E': { teams: ['Team 4', 'Team 1'], matches: ['Team 4 1-0 Team 1'] },
      'Group F': { teams: ['Team 3', 'Team 2'], matches: ['Team 3 1-0 Team 2'] },
    };
    const stages = [
      { name: 'First', groups },
      { name: 'Second', groups: second },
      { name: 'Third place', matches: ['Team 1 0-2 Team 2'] },
    ];
    expect(podiumIn({ stages })).toBeNull();
    const final = { name: 'Final', matches: ['Team 4 0-1 Team 3'] };
    expect(podiumIn({ stages: [...stages, final] })?.places).toEqual([['Team 3'], ['Team 4'], ['Team 2']]);
  });

  it('is open where a team plays the final for the one that beat it, and comes from the award of its semi-final', () => {
    expect(podiumIn(knockout(semiFinals, ['Bears 2-0 Wolves']))).toBeNull();
    const awarded = knockout(['Lions 0-3 Bears', 'Foxes 0-1 Wolves'], ['Bears 2-0 Wolves']);
    expect(podiumIn(awarded)?.places[0]).toEqual(['Bears']);
  });

  it('is a pair where the final is all there is', () => {
    expect(podiumIn(knockout(['Lions 1-1 (2-3) Wolves']))?.places).toEqual([['Wolves'], ['Lions'], []]);
  });

  it('comes from a final that was awarded', () => {
    const cup = buildCup(knockout(semiFinals, ['Winner match 1 0-3 Winner match 2']));
    expect(podiumIn(withMatch(cup, 'match 3', { isForfeit: true }))?.places[0]).toEqual(['Wolves']);
  });

  it('is open while the final has no winner', () => {
    const cup = buildCup(
      knockout(semiFinals, ['Winner match 1 v Winner match 2'], ['Loser match 1 1-0 Loser match 2']),
    );
    expect(podiumIn(cup)).toBeNull();
    for (const state of ['live', 'postponed', 'abandoned'] as const) {
      expect(podiumIn(withMatch(cup, 'match 3', { state }))).toBeNull();
    }
    expect(podiumIn(knockout(semiFinals, ['Lions 1-1 Wolves']))).toBeNull();
    expect(podiumIn(knockout(semiFinals, ['Somebody v Somebody else']))).toBeNull();
  });

  it('is open while a corrected semi-final is to be reviewed with the final, and counts for the teams of now after that', () => {
    const played = buildCup(knockout(semiFinals, [third], [final]));
    const corrected = withMatch(played, 'match 1', { visitor: { goals: 4 } });
    expect(podiumIn(corrected)).toBeNull();
    const reviewed = withMatch(corrected, 'match 4', {
      scoredTeams: { local: teamIdOf('Bears'), visitor: teamIdOf('Wolves') },
    });
    expect(podiumIn(reviewed)?.places).toEqual([['Wolves'], ['Bears'], []]);
    const whole = withMatch(reviewed, 'match 3', {
      scoredTeams: { local: teamIdOf('Lions'), visitor: teamIdOf('Foxes') },
    });
    expect(podiumIn(whole)?.places[2]).toEqual(['Foxes']);
  });

  it('is open where the final by placeholders was played before a semi-final that is open again', () => {
    const played = buildCup(knockout(semiFinals, [final]));
    const open = { local: { goals: null }, visitor: { goals: null }, scoredTeams: null };
    expect(podiumIn(withMatch(played, 'match 1', open))).toBeNull();
  });

  it('is open while the last round has several matches', () => {
    expect(podiumIn(knockout(semiFinals))).toBeNull();
  });

  it('comes from the table where there is no knockout match, as far as that separates the teams', () => {
    const places = [['Lions'], ['Bears'], ['Foxes']];
    const all = [
      'Lions 3-0 Bears',
      'Lions 3-0 Foxes',
      'Bears 1-0 Foxes',
      'Lions 1-0 Wolves',
      'Foxes 2-0 Wolves',
    ];
    expect(podiumIn(league(...all, 'Bears 5-0 Wolves'))).toEqual({ places, final: null });
    expect(podiumIn(league('Lions 3-0 Bears', 'Lions 3-0 Foxes'))?.places).toEqual([
      ['Lions'],
      ['Wolves'],
      [],
    ]);
    expect(podiumIn(league('Lions 1-1 Bears'))).toBeNull();
    const empty = { name: 'Final', matches: [] };
    expect(podiumIn({ stages: [...league(...all).stages, empty] })).toBeNull();
  });

  it('is open while a match of the table is open or under review', () => {
    expect(podiumIn(league('Lions 3-0 Bears', 'Lions v Foxes'))).toBeNull();
    const cup = buildCup(league('Lions 3-0 Bears', 'Lions 3-0 Foxes'));
    const scoredTeams = { local: teamIdOf('Bears'), visitor: teamIdOf('Foxes') };
    expect(podiumIn(withMatch(cup, 'match 2', { scoredTeams }))).toBeNull();
  });

  it('is open where nobody has played, although a team that is alone in its group stands first', () => {
    const alone = { name: 'Last', groups: { Alone: { teams: ['Bears'] } } };
    expect(podiumIn({ stages: [alone] })).toBeNull();
    expect(podiumIn({ stages: [...league('Lions 1-0 Bears').stages, alone] })).toBeNull();
  });

  it('has no champion who is left alone because all others are annulled', () => {
    const cup = buildCup(league('Lions 1-0 Bears', 'Lions 1-0 Foxes', 'Bears 1-0 Foxes'));
    const annul = (before: Cup, name: string) => withdraw(before, name, 'annulled');
    const two = annul(cup, 'Foxes');
    expect(podiumIn(two)).not.toBeNull();
    expect(podiumIn(annul(two, 'Bears'))).toBeNull();
  });

  it('comes from the last group of those who were first before, not from one of the others', () => {
    const played = {
      name: 'Best',
      groups: { Best: { teams: ['Team 1', 'Team 3'], matches: ['Team 1 1-2 Team 3'] } },
    };
    const others = {
      name: 'Others',
      groups: { Rest: { teams: ['Team 2', 'Team 4'], matches: ['Team 2 1-2 Team 4'] } },
    };
    const first = { name: 'Groups', groups };
    expect(podiumIn({ stages: [first, played] })?.places).toEqual([['Team 3'], ['Team 1'], []]);
    expect(podiumIn({ stages: [first, { name: 'Empty', matches: [] }, played] })?.places[0]).toEqual([
      'Team 3',
    ]);
    expect(podiumIn({ stages: [first, played, others] })).toBeNull();
  });

  it('is open where several groups stand side by side, and without anything', () => {
    expect(podiumIn({ stages: [{ name: 'Groups', groups }] })).toBeNull();
    expect(podiumIn({ stages: [] })).toBeNull();
  });

  it('of the World Cup 2018 is France, Croatia and Belgium', () => {
    expect(podiumIn(buildWorldCup2018())?.places).toEqual([['France'], ['Croatia'], ['Belgium']]);
  });
});
