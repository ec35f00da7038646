import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildPlayedCategories } from '../../testing/build-categories';
import { chooseCategory, chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { buildCup, buildKnownMatch, buildStage } from '../../testing/build-view';
import { StructuredData } from './structured-data';

const match = buildKnownMatch('Lions', 'Bears', {
  matchId: 'match-1',
  date: '2030-05-12',
  location: 'Court 1',
});
const cup = buildCup({
  name: 'Spring Cup </script>',
  date: '2030-05-11',
  address: 'Hall, Street 1, Town',
  Stages: [buildStage({ Matches: [match] })],
});

/** Returns the structured data of the page at an address. */
function dataAt(address: string, shown = cup): unknown {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <StructuredData cup={shown} />
    </MemoryRouter>,
  );
  const text = container.querySelector('script[type="application/ld+json"]')?.textContent;
  return text === undefined ? null : JSON.parse(text ?? '');
}

test('the pages of a cup are about its event, without the filters of the address', () => {
  expect(dataAt('/matches?tournament=cup-1&place=Court+1')).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Spring Cup </script>',
    startDate: '2030-05-11',
    endDate: '2030-05-12',
    location: { address: 'Hall, Street 1, Town' },
    url: `${window.location.origin}/matches?tournament=cup-1`,
  });
});

test('the page of a match is about the match at the address of the hall', () => {
  expect(dataAt('/match?tournament=cup-1&match=match-1')).toMatchObject({
    name: 'Lions – Bears',
    location: { name: 'Court 1', address: 'Hall, Street 1, Town' },
    url: `${window.location.origin}/match?tournament=cup-1&match=match-1`,
  });
});

test('the page of a team that is gone is about nothing', () => {
  expect(dataAt('/team?tournament=cup-1&team=none')).toBeNull();
});

test('a category has an event of its own, which its matches and teams name', () => {
  const categories = buildPlayedCategories();
  chooseTournament(categories);
  chooseCategory('cup-1', 'f');
  expect(dataAt('/matches?tournament=cup-1', categories)).toMatchObject({
    name: 'Spring Cup · F juniors',
    url: `${window.location.origin}/matches?tournament=cup-1&category=f`,
  });
  expect(dataAt('/match?tournament=cup-1&match=final-e', categories)).toMatchObject({
    superEvent: { name: 'Spring Cup · E juniors' },
  });
  expect(dataAt('/team?tournament=cup-1&team=bern-e', categories)).toMatchObject({
    subjectOf: { name: 'Spring Cup · E juniors' },
  });
  clearTournament();
});
