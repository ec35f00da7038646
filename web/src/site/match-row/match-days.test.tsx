import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { expect, test } from 'vitest';
import { buildCup, buildMatch } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { MatchDays } from './match-days';

/** Creates days of ten matches each. */
function buildDays(count: number) {
  const matches = Array.from({ length: count }, (_, index) =>
    buildMatch({
      date: `2030-05-${10 + Math.floor(index / 10)}`,
      time: `10:${10 + (index % 10)}`,
      location: `Hall ${index + 1}`,
    }),
  );
  return matchesByDate(matches);
}

function renderDays(count: number) {
  renderPage(<MatchDays cup={buildCup()} days={buildDays(count)} />);
}

/** Returns the places of the drawn matches. Each match has a different place. */
function drawnPlaces(): (string | undefined)[] {
  return [...document.querySelectorAll('li')].map(({ textContent }) => /Hall \d+$/.exec(textContent)?.[0]);
}

function firstPlaces(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Hall ${index + 1}`);
}

function drawnDays(): number {
  return document.querySelectorAll('h3').length;
}

test('a long list has all its matches, in their order under their days', () => {
  renderDays(128);
  expect(drawnPlaces()).toEqual(firstPlaces(128));
  expect(drawnDays()).toBe(13);
});
