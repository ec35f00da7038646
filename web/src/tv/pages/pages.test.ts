import { expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage, type MatchChanges } from '../../testing/build-view';
import { screenTexts } from '../texts/en';
import { type Page, pagesOf } from './pages';

const NOW = Date.parse('2030-05-11T12:00:00Z');

function pages(changes: readonly MatchChanges[], court: string | null = null): readonly Page[] {
  const Matches = changes.map((match) => buildMatch({ time: '11:00', ...match }));
  const cup = buildCup({ timeZone: 'UTC', Stages: [buildStage({ Matches })] });
  return pagesOf(cup, court, { timeZone: 'UTC', now: NOW, minutesOf: () => 30 }, screenTexts);
}

/** The matches of each page, by their ids. */
function shape(shown: readonly Page[]) {
  return shown.map((page) => {
    if (page.kind === 'courts') return page.courts.map(({ match }) => match.matchId);
    return 'rows' in page ? { [page.kind]: page.rows.map(({ matchId }) => matchId) } : page.kind;
  });
}

const live: MatchChanges = { matchId: 'live', state: 'live', time: '11:50', location: 'A' };
const forgotten: MatchChanges = { matchId: 'forgotten', state: 'live', date: '2030-05-10', location: 'A' };
const postponed: MatchChanges = { matchId: 'postponed', state: 'postponed', time: '13:00' };
const waiting: MatchChanges = { matchId: 'waiting', location: 'B' };

test('a match that is postponed is not next, unless nothing else is planned', () => {
  const next = { matchId: 'next', time: '15:00', location: 'A' };
  expect(shape(pages([postponed, next]))).toEqual([{ matches: ['next'] }]);
  expect(shape(pages([live, postponed, next]))).toEqual([['live'], { matches: ['next'] }]);
  expect(shape(pages([postponed]))).toEqual([{ matches: ['postponed'] }]);
});

test('a match that somebody has forgotten to end hides nothing that is played', () => {
  expect(shape(pages([forgotten, live]))).toEqual([['live'], { matches: ['forgotten'] }]);
  expect(shape(pages([forgotten, live], 'A'))).toEqual([['live']]);
});

test('where all matches await their results, these are listed', () => {
  const shown = pages([waiting]);
  expect(shape(shown)).toEqual([{ matches: ['waiting'] }]);
  expect(shown).toMatchObject([{ title: 'Last matches', isOver: true }]);
});

test('two courts at most are on a page, and the next ones stand before each other page', () => {
  const courts = ['A', 'B', 'C', 'D', 'E'].map((location) => ({ ...live, location, matchId: location }));
  expect(shape(pages(courts))).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  const next = { matchId: 'next', time: '15:00', location: 'A' };
  const others = { matches: ['next'] };
  expect(shape(pages([...courts, next]))).toEqual([['A', 'B'], others, ['C', 'D'], others, ['E'], others]);
});
