import { describe, expect, it } from 'vitest';
import { tableSentences } from '../testing/build-table';
import { decidedBy } from './decided-by';
import { ENGLISH_REASONS } from './english-reasons';
import type { Reason } from './reasons';
import {
  EURO_2004_GROUP_C,
  EURO_2012_GROUP_A,
  WORLD_CUP_1990_GROUP_F,
  WORLD_CUP_1994_GROUP_D,
  WORLD_CUP_2018_GROUP_H,
} from '../testing/real-groups';

describe('the sentence that says what decided a row', () => {
  it('is missing where points alone decide', () => {
    expect(tableSentences({ matches: ['A 1-0 B', 'B 1-0 C', 'A 1-0 C'] })).toEqual({
      A: null,
      B: null,
      C: null,
    });
  });

  it('names goal difference', () => {
    expect(tableSentences({ matches: ['A 1-1 B', 'A 3-0 C', 'B 1-0 C'] })).toEqual({
      A: 'Ahead of B on goal difference',
      B: 'Behind A on goal difference',
      C: null,
    });
  });

  it('names goals scored', () => {
    expect(tableSentences({ matches: ['A 1-1 B', 'A 3-1 C', 'B 2-0 C'] })).toMatchObject({
      A: 'Ahead of B on goals scored',
      B: 'Behind A on goals scored',
    });
  });

  it('names head-to-head points, and another criterion for the team on the other side', () => {
    expect(tableSentences({ matches: WORLD_CUP_1994_GROUP_D })).toEqual({
      Nigeria: 'Ahead of Bulgaria on goal difference',
      Bulgaria: 'Behind Nigeria on goal difference; ahead of Argentina on head-to-head points',
      Argentina: 'Behind Bulgaria on head-to-head points',
      Greece: null,
    });
    expect(tableSentences({ matches: EURO_2012_GROUP_A, tieBreakers: 'head-to-head' })).toMatchObject({
      'Czech Republic': null,
      Greece: 'Ahead of Russia on head-to-head points',
      Russia: 'Behind Greece on head-to-head points',
    });
  });

  it('names head-to-head goals, for both neighbours at once', () => {
    expect(tableSentences({ matches: EURO_2004_GROUP_C, tieBreakers: 'head-to-head' })).toEqual({
      Sweden: 'Ahead of Denmark on head-to-head goals',
      Denmark: 'Behind Sweden and ahead of Italy on head-to-head goals',
      Italy: 'Behind Denmark on head-to-head goals',
      Bulgaria: null,
    });
  });

  it('names head-to-head goal difference', () => {
    const matches = ['A 3-0 B', 'B 1-0 C', 'C 1-0 A'];
    expect(tableSentences({ matches, tieBreakers: 'head-to-head' })).toEqual({
      A: 'Ahead of C on head-to-head goal difference',
      C: 'Behind A and ahead of B on head-to-head goal difference',
      B: 'Behind C on head-to-head goal difference',
    });
  });

  it('says whom the recorded lots put ahead', () => {
    const sentence = 'The lots put Japan ahead of Senegal';
    const lots = ['Japan', 'Senegal'];
    expect(tableSentences({ matches: WORLD_CUP_2018_GROUP_H, lots, decision: 'lots' })).toEqual({
      Colombia: null,
      Japan: sentence,
      Senegal: sentence,
      Poland: null,
    });
    expect(
      tableSentences({ matches: ['A 0-0 B', 'B 0-0 C', 'C 0-0 A'], lots: ['C', 'A', 'B'], decision: 'lots' }),
    ).toEqual({
      C: 'The lots put C ahead of A',
      A: 'The lots put A behind C and ahead of B',
      B: 'The lots put A ahead of B',
    });
  });

  it.each([
    ['unstated', 'The organisers decided: Japan ahead of Senegal'],
    ['shoot-out', 'A shoot-out put Japan ahead of Senegal'],
    ['deciding-match', 'A deciding match put Japan ahead of Senegal'],
    ['conduct', 'Conduct put Japan ahead of Senegal'],
    ['ranking', 'The ranking put Japan ahead of Senegal'],
    ['organisers', 'The organisers decided: Japan ahead of Senegal'],
  ] as const)('tells a recorded decision as what it was: %s', (decision, sentence) => {
    const lots = ['Japan', 'Senegal'];
    const said = tableSentences({ matches: WORLD_CUP_2018_GROUP_H, lots, decision });
    expect([said['Japan'], said['Senegal']]).toEqual([sentence, sentence]);
  });

  it('says that nothing is recorded about teams that nothing separates', () => {
    const points = { win: 2, draw: 1, loss: 0 };
    expect(tableSentences({ matches: WORLD_CUP_1990_GROUP_F, points })).toEqual({
      England: null,
      Ireland: 'Level with Netherlands: no decision is recorded yet',
      Netherlands: 'Level with Ireland: no decision is recorded yet',
      Egypt: null,
    });
  });

  it('names all teams that share the next position, and what separates the team from them', () => {
    const matches = ['A 0-0 B', 'B 0-0 C', 'C 0-0 A', 'A 2-0 D', 'B 1-0 D', 'C 1-0 D'];
    expect(tableSentences({ matches, tieBreakers: 'head-to-head' })).toMatchObject({
      A: 'Ahead of B and C on goal difference',
      B: 'Behind A on goal difference; level with C: no decision is recorded yet',
      C: 'Behind A on goal difference; level with B: no decision is recorded yet',
    });
  });

  it('names up to three teams in alphabetical order, and counts them beyond that', () => {
    const names = ['D', 'C', 'B', 'A'];
    const draws = names.map((name) => `${name} 1-1 other ${name}`);
    expect(tableSentences({ matches: draws.slice(0, 2) })).toMatchObject({
      D: 'Level with C, other C and other D: no decision is recorded yet',
    });
    expect(tableSentences({ matches: draws })).toMatchObject({
      D: 'Level with 7 other teams: no decision is recorded yet',
    });
  });

  it('mentions the missing decision as soon as one of the level teams has played', () => {
    const points = { win: 3, draw: 0, loss: 0 };
    expect(tableSentences({ points, matches: ['A 0-0 B', 'A v C'] })).toMatchObject({
      A: 'Level with B and C: no decision is recorded yet',
      C: 'Level with A and B: no decision is recorded yet',
    });
  });

  it('does not mention it before any of the level teams has played', () => {
    expect(tableSentences({ matches: ['A 1-0 B', 'C v D'] })).toEqual({
      A: null,
      B: 'Behind C and D on goal difference',
      C: 'Ahead of B on goal difference',
      D: 'Ahead of B on goal difference',
    });
  });
});

describe('the sentence for reasons of an answer', () => {
  const NOBODY = { ahead: [], behind: [], level: [] };
  const told = (...reasons: readonly Reason[]) =>
    decidedBy({ teamId: 'A', reasons }, (teamId) => `Team ${teamId}`, ENGLISH_REASONS);

  it('leaves out a criterion that this version has no words for', () => {
    const unknown = { ...NOBODY, criterion: 'beauty' as 'wins', ahead: ['B'] };
    expect(told(unknown)).toBeNull();
    expect(told(unknown, { ...NOBODY, criterion: 'wins', behind: ['C'] })).toBe('Ahead of Team C on wins');
  });

  it('names teams in the order of the alphabet, not in that of their ids', () => {
    const names = new Map([
      ['1', 'Wolves'],
      ['2', 'Bears'],
    ]);
    const reason = { ...NOBODY, criterion: 'level' as const, level: ['1', '2'] };
    const sentence = decidedBy(
      { teamId: 'A', reasons: [reason] },
      (id) => names.get(id) ?? '',
      ENGLISH_REASONS,
    );
    expect(sentence).toBe('Level with Bears and Wolves: no decision is recorded yet');
  });
});
