import { describe, expect, it } from 'vitest';
import { describeGroupPlace, ordinal, placeOfWord, placeWord } from './place-names';

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
