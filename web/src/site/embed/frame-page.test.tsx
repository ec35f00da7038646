import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { partOfCup } from '../../shelf/cup/told-apart';
import { buildPlayedCategories } from '../../testing/build-categories';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildRow,
  buildStage,
  buildTeam,
  toTournamentView,
} from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { frameOf } from './frame';

const CUP = '/tournaments/cup-1';

/** Lions play Bears and Bears play Foxes; both in a group with a table. */
function buildSpringCup(changes: Partial<Cup> = {}): Cup {
  const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
  const standings = Teams.map(({ teamId, name }, index) => buildRow({ teamId, name, position: index + 1 }));
  const Matches = [buildKnownMatch('Lions', 'Bears'), buildKnownMatch('Bears', 'Foxes')];
  const groups = [buildGroup({ Teams, standings })];
  return buildCup({ Teams, Stages: [buildStage({ groups, Matches })], ...changes });
}

function answerWith(cup: Cup): FakeAnswer {
  return { data: { tournament: toTournamentView(cup) } };
}

/** Opens a frame by its address; by default the API has the spring cup. */
function openFrame(
  page: string,
  answers: Record<string, FakeAnswer> = { [CUP]: answerWith(buildSpringCup()) },
) {
  const calls = fakeApi(answers);
  render(frameOf(new URL(`https://club.example/embed/${page}`)));
  return { answers, calls };
}

afterEach(() => delete document.documentElement.dataset['theme']);

function linkNamed(name: string | RegExp): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('a frame shows', () => {
  test('the matches, and one line that leads to them on the site', async () => {
    openFrame('matches?tournament=cup-1');
    expect(await screen.findByRole('heading', { name: 'Upcoming Matches' })).toBeTruthy();
    expect(document.querySelectorAll('[data-match]')).toHaveLength(2);
    expect(linkNamed('Everything about Spring Cup')).toBe('/matches?tournament=cup-1&category=all');
    expect(document.querySelector('header, nav, footer')).toBeNull();
  });

  test('the matches of one team alone', async () => {
    openFrame('matches?tournament=cup-1&team=team-Lions');
    await screen.findByRole('heading', { name: 'Upcoming Matches' });
    expect(document.querySelectorAll('[data-match]')).toHaveLength(1);
    expect(linkNamed(/^Everything/)).toBe('/matches?tournament=cup-1&category=all');
  });

  test('the tables, whose teams lead to their pages', async () => {
    openFrame('table?tournament=cup-1');
    expect(await screen.findByRole('table', { name: 'Group A' })).toBeTruthy();
    expect(linkNamed('Lions')).toBe('/team?tournament=cup-1&team=team-Lions');
    expect(linkNamed(/^Everything/)).toBe('/home?tournament=cup-1&category=all#table');
  });

  test('the bracket', async () => {
    const Matches = [buildKnownMatch('Lions', 'Bears', { matchNumber: 7 })];
    const Stages = [buildStage({ name: 'Final', type: 'knockout', Matches })];
    openFrame('bracket?tournament=cup-1', { [CUP]: answerWith(buildSpringCup({ Stages })) });
    expect(await screen.findByRole('link', { name: 'Match 7' })).toBeTruthy();
    expect(linkNamed(/^Everything/)).toBe('/matches?tournament=cup-1&category=all#bracket');
  });

  test('a category alone, or all of them without asking which', async () => {
    const cup = buildPlayedCategories();
    openFrame('matches?tournament=cup-1&category=f', {
      [`${CUP}?category=f`]: answerWith({ ...partOfCup(cup, 'f'), shown: undefined }),
    });
    await waitFor(() => expect(document.body.textContent).toContain('Foxes'));
    expect(linkNamed(/^Everything/)).toBe('/matches?tournament=cup-1&category=f');
    document.body.replaceChildren();

    openFrame('matches?tournament=cup-1', { [CUP]: answerWith(cup) });
    await waitFor(() => expect(document.querySelectorAll('[data-match]').length).toBeGreaterThan(1));
    expect(screen.queryByText('Choose your category')).toBeNull();
  });
});

describe('a frame says', () => {
  test.each([
    ['no cup', 'matches', {}],
    ['a cup that is not there', 'matches?tournament=none', {}],
    ['a cup whose address cannot be', 'table?tournament=a%20b', {}],
  ])('that the cup could not be found: %s', async (_, page, answers) => {
    openFrame(page, answers);
    expect(await screen.findByText(/^This cup could not be found/)).toBeTruthy();
    expect(linkNamed('All cups')).toBe('/');
  });

  test('that the cup has been deleted, also while it is shown', async () => {
    const { answers } = openFrame('matches?tournament=cup-1');
    await screen.findByRole('heading', { name: 'Upcoming Matches' });
    answers[CUP] = { status: 404 };
    answers[`${CUP}/version`] = { status: 404 };
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(/^This cup could not be found/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Upcoming Matches' })).toBeNull();
  });

  test('that the category is not there', async () => {
    const none = { status: 404, errors: [{ msg: 'category_not_found', path: 'category' }] };
    openFrame('table?tournament=cup-1&category=none', { [`${CUP}?category=none`]: none });
    expect(await screen.findByText('This cup has no such category.')).toBeTruthy();
  });

  test.each(['matches', 'table', 'bracket'])('that the team does not play here: %s', async (part) => {
    openFrame(`${part}?tournament=cup-1&team=none`);
    expect(await screen.findByText('This team does not play here.')).toBeTruthy();
  });

  test.each(['table', 'bracket'])('that everybody sees the cup without it: %s', async (part) => {
    openFrame(`${part}?tournament=cup-1`, { [CUP]: answerWith(buildSpringCup({ shown: 'no-tables' })) });
    expect(await screen.findByText('This cup is shown without tables and bracket.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    ['matches', 'No matches founded'],
    ['bracket', 'No bracket data available'],
  ])('that an empty cup has nothing: %s', async (part, text) => {
    openFrame(`${part}?tournament=cup-1`, { [CUP]: answerWith(buildCup()) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('how many of 2,000 matches it shows', async () => {
    const Matches = Array.from({ length: 2_000 }, () => buildKnownMatch('Lions', 'Bears'));
    const Stages = [buildStage({ Matches })];
    openFrame('matches?tournament=cup-1', { [CUP]: answerWith(buildSpringCup({ Stages })) });
    expect(await screen.findByText(/^100 of 2000 matches\./)).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[data-match]')).toHaveLength(100));
  });

  test('that nothing could be loaded, offers to try again, and leads to the site all the same', async () => {
    const { answers } = openFrame('matches?tournament=cup-1', { [CUP]: { status: 400 } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(linkNamed('Open the website of the cup')).toBe('/matches?tournament=cup-1&category=all');
    answers[CUP] = answerWith(buildSpringCup());
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Upcoming Matches' })).toBeTruthy();
  });
});

test('a frame has the colours that its address names, or those of the system', () => {
  openFrame('matches?tournament=cup-1&theme=dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  openFrame('matches?tournament=cup-1');
  expect(document.documentElement.dataset['theme']).toBe('system');
});

test('a click on a link is left to the browser, which opens a new tab', async () => {
  openFrame('matches?tournament=cup-1');
  await screen.findByRole('heading', { name: 'Upcoming Matches' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link', { name: /^Everything/ }).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
