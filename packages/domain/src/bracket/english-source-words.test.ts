import { describe, expect, it } from 'vitest';
import { ENGLISH_SOURCE_WORDS, ordinal } from './english-source-words';
import { describeGroupPlace } from './source-words';

describe('an ordinal', () => {
  it('ends as English has it', () => {
    const places = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 101, 111, 112, 113, 121];
    expect(places.map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 101st 111th 112th 113th 121st'.split(' '),
    );
  });
});

describe('the place of a group', () => {
  it('calls a group that has only a letter a group', () => {
    const inEnglish = (place: number, name: string) => describeGroupPlace(place, name, ENGLISH_SOURCE_WORDS);
    expect(inEnglish(1, 'A')).toBe('1st Group A');
    expect(inEnglish(2, '12')).toBe('2nd Group 12');
    expect(inEnglish(3, 'Group A')).toBe('3rd Group A');
    expect(inEnglish(4, 'Nor')).toBe('4th Nor');
  });
});
