import { parsePlaceholder } from '@futsal-cup/domain/bracket/placeholders';
import { FRENCH_SOURCE_WORDS as french } from '@futsal-cup/domain/bracket/words/french-source-words';
import { GERMAN_SOURCE_WORDS as german } from '@futsal-cup/domain/bracket/words/german-source-words';
import { ITALIAN_SOURCE_WORDS as italian } from '@futsal-cup/domain/bracket/words/italian-source-words';
import { expect, test } from 'vitest';
import { buildCup, buildGroup, buildMatch, buildStage } from '../../testing/build-view';
import { withPlaceholdersIn } from './placeholders-in-words';

const final = buildMatch({
  matchId: 'final',
  matchNumber: 2,
  local: { source: { kind: 'match-winner', matchId: 'semi-final' }, placeholder: 'Winner match 1' },
  visitor: { source: { kind: 'group-place', groupId: 'group-1', place: 2 }, placeholder: '2nd Group A' },
});
const semiFinal = buildMatch({
  matchId: 'semi-final',
  matchNumber: 1,
  local: {
    source: { kind: 'best-of-place', stageId: 'groups', place: 3, rank: 1 },
    placeholder: 'Best third 1',
  },
  visitor: { placeholder: 'The host' },
});
const thirdPlace = buildMatch({
  matchId: 'third-place',
  matchNumber: 3,
  local: {
    source: { kind: 'allotted-of-place', stageId: 'groups', place: 1, slot: 1 },
    placeholder: 'One of the best firsts (1)',
  },
  visitor: {
    source: { kind: 'allotted-of-place', stageId: 'groups', place: 3, slot: 2 },
    placeholder: 'One of the best thirds (2)',
  },
});
const cup = buildCup({
  Stages: [
    buildStage({ groups: [buildGroup({ groupId: 'group-1', name: 'A' })] }),
    buildStage({ stageId: 'finals', type: 'knockout', Matches: [semiFinal, final, thirdPlace] }),
  ],
});

function placeholdersIn(words: typeof german) {
  const { Stages } = withPlaceholdersIn(cup, words);
  return Stages.flatMap(({ Matches }) => Matches.flatMap(({ local, visitor }) => [local, visitor])).map(
    ({ placeholder }) => placeholder,
  );
}

test('placeholders that are bound read as the language says them, others as they were typed', () => {
  expect(placeholdersIn(german)).toEqual([
    'Bester Dritter 1',
    'The host',
    'Sieger Spiel 1',
    '2. Gruppe A',
    'Einer der besten Ersten (1)',
    'Einer der besten Dritten (2)',
  ]);
  expect(placeholdersIn(french)).toEqual([
    'Meilleur troisième 1',
    'The host',
    'Vainqueur match 1',
    '2e groupe A',
    'Un des meilleurs premiers (1)',
    'Un des meilleurs troisièmes (2)',
  ]);
  expect(placeholdersIn(italian)).toEqual([
    'Migliore terza 1',
    'The host',
    'Vincente partita 1',
    '2ª girone A',
    'Una delle migliori prime (1)',
    'Una delle migliori terze (2)',
  ]);
});

test('what a language says, the domain understands', () => {
  for (const words of [german, french, italian]) {
    const parsed = placeholdersIn(words).map((text) => parsePlaceholder(text ?? ''));
    const bound = ['best-of-place', 'text', 'match-winner', 'group-place'].map((kind) => ({ kind }));
    const slots = [
      [1, 1],
      [3, 2],
    ].map(([place, slot]) => ({ kind: 'allotted-of-place', place, slot }));
    expect(parsed).toMatchObject([...bound, ...slots]);
  }
});
