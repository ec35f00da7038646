import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameKey } from '../cup/text/name-key';
import { buildCup } from '../testing/build-cup';
import { bindPlaceholder } from './bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from './english-source-words';
import { sourceNamesOf } from './source-names';
import { describeSource, type SourceWords } from './source-words';

/** The words of the site for places of groups, by language. */
const WORDS: readonly SourceWords[] = [
  ENGLISH_SOURCE_WORDS,
  {
    ...ENGLISH_SOURCE_WORDS,
    group: (letter) => `Gruppe ${letter}`,
    groupPlace: (place, group) => `${place}. ${group}`,
  },
  {
    ...ENGLISH_SOURCE_WORDS,
    group: (letter) => `groupe ${letter}`,
    groupPlace: (place, group) => `${place}${place === 1 ? 'er' : 'e'} ${group}`,
  },
  {
    ...ENGLISH_SOURCE_WORDS,
    group: (letter) => `girone ${letter}`,
    groupPlace: (place, group) => `${place}ª ${group}`,
  },
];

const arbitraryName = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '12',
    'A',
    'B',
    'AB',
    'Group A',
    'Group 1',
    'Gruppe A',
    'groupe 1',
    'girone A',
    'Pool A',
  ),
  fc.constantFrom(
    'of A',
    'der Gruppe A',
    'du groupe',
    'del A',
    '1st',
    '1. A',
    '1A',
    'match 1',
    'Winner match 1',
  ),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((name) => /^\S(.*\S)?$/.test(name) && nameKey(name) !== ''),
);

it('the words for a place of a group lead back to that group, whatever the groups are called', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(arbitraryName, { minLength: 1, maxLength: 6, selector: nameKey }),
      fc.integer({ min: 1, max: 23 }),
      fc.constantFrom(...WORDS),
      (names, place, words) => {
        const groups = Object.fromEntries(names.map((name) => [name, { teams: [] }]));
        const cup = buildCup({
          stages: [
            { name: 'Groups', groups },
            { name: 'Final', matches: [] },
          ],
        });
        for (const { groupId } of cup.groups) {
          const source = { kind: 'group-place', groupId, place } as const;
          const text = describeSource(source, sourceNamesOf(cup), words) ?? '';
          expect(bindPlaceholder(cup, 'stage 2', text), text).toEqual({ kind: 'source', source });
        }
      },
    ),
    { numRuns: 200 },
  );
});
