import { describe, expect, it } from 'vitest';
import { formOf, type FormMatch } from './form';

type Score = readonly [local: number | null, visitor: number | null];

function match(hour: number, teams: string, [local, visitor]: Score, kicks?: Score): FormMatch {
  const [localTeam = '', visitorTeam = ''] = teams.split('-');
  return {
    matchId: `at ${hour}`,
    date: '2026-06-13',
    time: `${String(hour).padStart(2, '0')}:00`,
    local: { team: { teamId: localTeam }, goals: local, kicks: kicks?.[0] ?? null },
    visitor: { team: { teamId: visitorTeam }, goals: visitor, kicks: kicks?.[1] ?? null },
  };
}

const matches = [
  match(12, 'bears-lions', [0, 0], [2, 3]),
  match(9, 'lions-bears', [2, 1]),
  match(10, 'wolves-lions', [1, 1]),
  match(11, 'lions-foxes', [0, 4]),
  match(13, 'lions-wolves', [null, null]),
  match(14, 'foxes-wolves', [1, 0]),
];

function lettersOf(teamId: string, options?: Parameters<typeof formOf>[2]): string {
  return formOf(matches, teamId, options)
    .map(({ result }) => result[0])
    .join('');
}

describe('the form of a team', () => {
  it('is what its matches with a score were to it, the latest last, decided by a shoot-out or not', () => {
    expect(lettersOf('lions')).toBe('wdlw');
    expect(lettersOf('bears')).toBe('ll');
  });

  it('has a draw of a group as drawn, also where kicks after it counted for the table', () => {
    const drawn: FormMatch = { ...match(9, 'lions-bears', [1, 1], [4, 2]), groupId: 'group' };
    expect(formOf([drawn], 'lions').map(({ result }) => result)).toEqual(['drawn']);
  });

  it('has a match that both sides forfeited as lost, and a bye not at all', () => {
    const odd: FormMatch[] = [
      { ...match(9, 'lions-bears', [0, 0]), forfeit: 'both' },
      { ...match(10, 'lions-foxes', [null, null]), bye: 'local' },
    ];
    expect(formOf(odd, 'lions').map(({ result }) => result)).toEqual(['lost']);
  });

  it('ends with the latest of so many, and before a given match', () => {
    expect(lettersOf('lions', { most: 2 })).toBe('lw');
    expect(lettersOf('lions', { before: match(11, 'lions-foxes', [0, 4]) })).toBe('wd');
  });

  it('is empty for a team that has not played', () => {
    expect(formOf(matches, 'otters')).toEqual([]);
  });

  it('leaves out a match whose teams are not known yet', () => {
    const open = { goals: 1, kicks: null };
    const final = {
      ...match(15, '-', [1, 1]),
      local: { ...open, team: null },
      visitor: { ...open, team: null },
    };
    expect(formOf([final, ...matches], 'bears').map(({ result }) => result)).toEqual(['lost', 'lost']);
  });

  it('leaves out a match under review, whose score is one of other teams', () => {
    const reviewed = { ...match(15, 'bears-wolves', [3, 0]), teamsChanged: true };
    expect(formOf([reviewed, ...matches], 'bears')).toHaveLength(2);
  });
});
