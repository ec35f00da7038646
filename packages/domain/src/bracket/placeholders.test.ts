import { describe, expect, it } from 'vitest';
import { parsePlaceholder } from './placeholders';

describe('a placeholder', () => {
  it.each([
    ['Winner match 3', { kind: 'match-winner', matchNumber: 3 }],
    ['winner MATCH 12', { kind: 'match-winner', matchNumber: 12 }],
    ['Winner of match 3', { kind: 'match-winner', matchNumber: 3 }],
    ['  Winner   match  1000 ', { kind: 'match-winner', matchNumber: 1000 }],
    ['Loser match 3', { kind: 'match-loser', matchNumber: 3 }],
    ['LOSER OF MATCH 14', { kind: 'match-loser', matchNumber: 14 }],
    ['1st Group A', { kind: 'group-place', place: 1, groupName: 'Group A' }],
    ['2ND group b', { kind: 'group-place', place: 2, groupName: 'group b' }],
    ['3rd of Pool North', { kind: 'group-place', place: 3, groupName: 'Pool North' }],
    ['11th A', { kind: 'group-place', place: 11, groupName: 'A' }],
    ['Best third 1', { kind: 'best-of-place', place: 3, rank: 1 }],
    ['best SECOND 12', { kind: 'best-of-place', place: 2, rank: 12 }],
    ['Best first 1', { kind: 'best-of-place', place: 1, rank: 1 }],
    ['Best eighth 1', { kind: 'best-of-place', place: 8, rank: 1 }],
    ['One of the best seconds (123)', { kind: 'allotted-of-place', place: 2, slot: 123 }],
  ])('%j is understood', (text, parsed) => {
    expect(parsePlaceholder(text)).toEqual(parsed);
  });

  it.each([
    '',
    'Winner',
    'Winner match',
    'Winner match 0',
    'Winner match 03',
    'Winner match 3a',
    'The winner match 3',
    'Winner match 12345',
    'Winners match 3',
    'Winner in match 3',
    'Winner ofmatch 3',
    '1nd Group A',
    '2st Group A',
    '11st Group A',
    '0th Group A',
    '01st Group A',
    '1st',
    '1stGroup A',
    'The 1st Group A',
    'Best third',
    'Best third 0',
    'Best ninth 1',
    'Best third 1st',
    'The best third 1',
    'Best third 1234',
    'None of the best thirds (1)',
    'One of the best thirds (0)',
    'One of the best thirds (1) ?',
    'One of the best ninths (1)',
    'FC Winterthur',
  ])('%j is plain text', (text) => {
    expect(parsePlaceholder(text)).toEqual({ kind: 'text' });
  });
});
