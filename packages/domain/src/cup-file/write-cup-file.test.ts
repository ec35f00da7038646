import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup } from '../testing/build-cup';
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

it('a side whose team was deleted reads NO TEAM', () => {
  const cup = buildCup({ stages: [{ name: 'Final', matches: ['Host v Guest'] }] });
  const [match] = cup.matches;
  const matches = match ? [{ ...match, local: { ...match.local, placeholder: null } }] : [];
  expect(writeCupFile({ ...cup, matches }).matches[0]?.local).toBe('NO TEAM');
});
