import { parsePlaceholder } from '@futsal-cup/domain/bracket/placeholders';
import { expect, test } from 'vitest';
import { buildCup, buildGroup, buildMatch, buildStage } from '../../testing/build-view';
import { sourceWords as french } from '../texts/fr';
import { sourceWords as german } from '../texts/de';
import { sourceWords as italian } from '../texts/it';
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
const cup = buildCup({
  Stages: [
    buildStage({ groups: [buildGroup({ groupId: 'group-1', name: 'A' })] }),
    buildStage({ stageId: 'finals', type: 'knockout', Matches: [semiFinal, final] }),
  ],
});

function placeholdersIn(words: typeof german) {
  const { Stages } = withPlaceholdersIn(cup, words);
  return Stages.flatMap(({ Matches }) => Matches.flatMap(({ local, visitor }) => [local, visitor])).map(
    ({ placeholder }) => placeholder,
  );
}

test('placeholders that are bound read as the language says them, others as they were typed', () => {
  expect(placeholdersIn(german)).toEqual(['Bester Dritter 1', 'The host', 'Sieger Spiel 1', '2. Gruppe A']);
  expect(placeholdersIn(french)).toEqual([
    'Meilleur troisième 1',
    'The host',
    'Vainqueur match 1',
    '2e groupe A',
  ]);
  expect(placeholdersIn(italian)).toEqual([
    'Migliore terza 1',
    'The host',
    'Vincente partita 1',
    '2ª girone A',
  ]);
});

test('what a language says, the domain understands', () => {
  for (const words of [german, french, italian]) {
    const kinds = placeholdersIn(words).map((text) => parsePlaceholder(text ?? '').kind);
    expect(kinds).toEqual(['best-of-place', 'text', 'match-winner', 'group-place']);
  }
});
