import { describe, expect, it } from 'vitest';
import { describeGroupPlace, ordinal, parsePlaceholder, placeOfWord, placeWord } from './placeholders';

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
    'FC Winterthur',
  ])('%j is plain text', (text) => {
    expect(parsePlaceholder(text)).toEqual({ kind: 'text' });
  });
});

describe('an ordinal', () => {
  it('ends as English has it', () => {
    const places = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 101, 111, 112, 113, 121];
    expect(places.map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 101st 111th 112th 113th 121st'.split(' '),
    );
  });
});

describe('the word of a place', () => {
  it('goes from first to eighth', () => {
    const words = 'first second third fourth fifth sixth seventh eighth'.split(' ');
    expect(words.map(placeOfWord)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(placeWord)).toEqual(words);
  });

  it('is read in any case, and is missing for anything else', () => {
    expect(placeOfWord('THIRD')).toBe(3);
    expect(placeOfWord('ninth')).toBeNull();
    expect(placeWord(9)).toBeNull();
    expect(placeWord(0)).toBeNull();
  });
});

describe('the place of a group', () => {
  it('calls a group that has only a letter a group', () => {
    expect(describeGroupPlace(1, 'A')).toBe('1st Group A');
    expect(describeGroupPlace(2, '12')).toBe('2nd Group 12');
    expect(describeGroupPlace(3, 'Group A')).toBe('3rd Group A');
    expect(describeGroupPlace(4, 'Nor')).toBe('4th Nor');
  });
});
