import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildMatch, buildStage, buildCup, toTournamentView } from '../../testing/build-view';
import { chooseTournament, clearTournament } from '../stores/tournaments';
import { showLanguage } from '../texts/use-texts';
import { readCup } from './cup';
import { fullStageName, stageLanguage, stageName } from './stage-name';

afterEach(() => act(clearTournament));

const names = { en: 'Semi-finals', de: 'Halbfinals', fr: 'Demi-finales', it: 'Semifinali' };

test('a stage whose name nobody has changed has it in the language of the reader', () => {
  chooseTournament({ tournamentId: 'cup-1', name: '', date: '', language: 'de' });
  act(() => showLanguage('fr'));
  const stage = { name: 'Halbfinals', names };
  expect(stageName(stage)).toBe('Demi-finales');
  expect(stageLanguage(stage)).toBeUndefined();
});

test('a name that somebody has given is shown to everybody, in the language of its cup', () => {
  chooseTournament({ tournamentId: 'cup-1', name: '', date: '', language: 'de' });
  act(() => showLanguage('fr'));
  expect(stageName({ name: 'Abendrunde' })).toBe('Abendrunde');
  expect(stageLanguage({ name: 'Abendrunde' })).toBe('de');
});

test('a match has the names of its stage', () => {
  const stage = buildStage({ name: 'Halbfinals', names, Matches: [buildMatch()] });
  const read = readCup(toTournamentView(buildCup({ Stages: [stage] })));
  expect(read.Stages[0]?.Matches[0]?.Stage).toEqual({ stageId: stage.stageId, name: 'Halbfinals', names });
});

test('three finals are told apart by their categories', () => {
  const categories = ['F juniors', 'E juniors'].map((name) => ({ categoryId: name, name }));
  const Stages = [...categories, null].map((category) =>
    buildStage({ name: 'Final', Matches: [buildMatch()], categoryId: category?.categoryId }),
  );
  const read = readCup(toTournamentView(buildCup({ categories, Stages })));
  const names = ['F juniors – Final', 'E juniors – Final', 'Final'];
  expect(read.Stages.map(fullStageName)).toEqual(names);
  expect(read.Stages.flatMap(({ Matches }) => Matches).map(({ Stage }) => fullStageName(Stage))).toEqual(
    names,
  );
});
