import { readView, withView } from '@futsal-cup/functions/features/share/shared-view';
import {
  buildCup,
  buildGroup,
  buildMatch,
  buildStage,
  buildTeam,
  toTournamentView,
} from '@futsal-cup/web/testing/build-view';
import { describe, expect, it } from 'vitest';
import { CATEGORY_PARAMETER } from '../../web/src/shelf/addresses/paths';
import { ALL_CATEGORIES } from '../../web/src/shelf/addresses/view-id';
import { shareAddress } from '../../web/src/site/layout/share/share-address';
import { FILTER_KEYS, FILTER_PARAMETERS, filterOptions } from '../../web/src/site/matches/match-filter';

const cup = buildCup({
  categories: [{ categoryId: 'f', name: 'F juniors' }],
  Teams: [buildTeam('Lions')],
  Stages: [buildStage({ groups: [buildGroup()], Matches: [buildMatch({ location: 'Hall 1' })] })],
});
const MATCHES = `/matches?tournament=${cup.tournamentId}`;

/** Returns the address to which a shared page leads: the web app makes the address, the function answers it. */
function sentOn(page: string): string {
  const { searchParams } = new URL(shareAddress(`https://club.example${page}`, cup.tournamentId));
  const view = readView((name) => searchParams.get(name) ?? undefined);
  return withView(MATCHES, toTournamentView(cup), view);
}

describe('the function keeps of a page that the web app shares', () => {
  it.each(FILTER_KEYS)('that its matches are narrowed by %s', (key) => {
    const value = filterOptions(cup)[key][0]?.value ?? '';
    const filter = new URLSearchParams([[FILTER_PARAMETERS[key], value]]);
    expect(value).not.toBe('');
    expect(sentOn(`/matches?${filter}`)).toBe(`${MATCHES}&${filter}`);
  });

  it.each([ALL_CATEGORIES, 'f'])('that it shows the category %s', (category) => {
    const query = new URLSearchParams([[CATEGORY_PARAMETER, category]]);
    expect(sentOn(`/matches?${query}`)).toBe(`${MATCHES}&${query}`);
  });

  it('the part that was looked at', () => {
    expect(sentOn('/matches#bracket')).toBe(`${MATCHES}#bracket`);
  });
});

it('the function knows no parameter of a view that the web app does not have', () => {
  const { filters } = readView(() => 'any');
  expect(Object.keys(filters).sort()).toEqual(
    [CATEGORY_PARAMETER, ...Object.values(FILTER_PARAMETERS)].sort(),
  );
});
