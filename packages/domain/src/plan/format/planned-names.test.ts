import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../cup/text/languages';
import type { StageKey } from '../settings';
import { PLANNED_WORDS } from './planned-words';
import { plannedNames, plannedNamesOf } from './planned-names';
import { stageName } from './stage-names';

const KEYS: readonly StageKey[] = [
  'groups',
  'second-groups',
  'round-of-128',
  'round-of-32',
  'quarter-finals',
  'semi-finals',
  'final',
  'place-3',
  'place-7',
  'place-13',
  'places-5-to-8',
  'places-9-to-12',
  'gold-final',
  'silver-semi-finals',
  'bronze-place-3',
  'silver-places-5-to-8',
];

describe('a name that a plan gives', () => {
  it.each(KEYS)('is known in every language: %s', (key) => {
    const names = Object.fromEntries(
      LANGUAGES.map((language) => [language, stageName(key, PLANNED_WORDS[language])]),
    );
    for (const name of Object.values(names)) expect(plannedNames(name)).toEqual(names);
  });

  it('is known however it is written, as names are compared', () => {
    expect(plannedNames('  GRUPPENPHASE ')?.en).toBe('Group stage');
  });
});

describe('a name that somebody has changed', () => {
  it.each([
    'Finalrunde',
    'Group stage 2',
    'Halbfinals (Samstag)',
    'Gold',
    'Group A',
    'Places 5 to',
    '',
    'Final 2',
  ])('has no translation: %s', (name) => expect(plannedNames(name)).toBeUndefined());
});

it('stages that would be called the same keep the names that they have', () => {
  const stages = ['Final', 'Finale', 'Halbfinals', 'Abendrunde'].map((name) => ({ stageId: name, name }));
  const names = plannedNamesOf(stages);
  expect([...names.keys()]).toEqual(['Halbfinals']);
  expect(names.get('Halbfinals')?.it).toBe('Semifinali');
});

it('the finals of several categories are each known in every language', () => {
  const stages = ['f', 'e', null].map((categoryId) => ({
    stageId: `of ${categoryId}`,
    name: 'Final',
    categoryId,
  }));
  expect([...plannedNamesOf(stages).values()].map(({ it }) => it)).toEqual(['Finale', 'Finale', 'Finale']);
});
