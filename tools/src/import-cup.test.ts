import { afterEach, expect, it, vi } from 'vitest';
import { readCup } from './import-cup';

afterEach(() => {
  vi.restoreAllMocks();
});

const slot = { stage: 'Groups', group: 'A', date: '2024-05-01', location: 'Main hall' };

function fileWith(...matches: object[]) {
  return {
    name: 'Spring Cup',
    teams: ['Ada Five', 'Bea Five'],
    stages: [{ name: 'Groups', type: 'group', order: 1 }],
    groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'] }],
    matches: matches.map((match) => ({ ...slot, local: 'Ada Five', visitor: 'Bea Five', ...match })),
  };
}

it('says what was left out of the matches, and what it is called', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = fileWith(
    { time: '10:00', localTeamScore: 2 },
    { time: '11:00', localTeamScore: 1, referee: 'Cleo' },
  );
  expect(readCup(file, 'cup.json').matches).toHaveLength(2);
  expect(warn.mock.calls.flat()).toEqual([
    'Warning: matches[0].localTeamScore (and in 1 more match) was left out: here it is called localScore.',
    'Warning: matches[1].referee was left out: nothing is known by that name.',
  ]);
});

it('warns of nothing in a file without strange keys', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  readCup(fileWith({ time: '10:00', localScore: 2, visitorScore: 1 }), 'cup.json');
  expect(warn).not.toHaveBeenCalled();
});
