import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  type MatchChanges,
} from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { StageDecisions } from '../groups/lots/group-lots';
import { adminTexts } from '../texts/en';
import { TodayScreen } from './today-screen';
import { waitingInWords } from './waiting-in-words';

const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(clearMessage);
});

test('says that nothing waits', () => {
  renderAdmin(<TodayScreen />, buildCup({ Teams }));
  expect(screen.getByText('Nothing waits for you.')).toBeTruthy();
});

test('names the pairs that have still to meet, and completes the group all the same', async () => {
  const calls = fakeApi({ '/admin/fixture/groups/rounds': {} });
  const missing = [{ teamIds: ['team-Lions', 'team-Foxes'] as const, times: 2 }];
  const group = buildGroup({ groupId: 'group-1', name: 'Group A', Teams, rounds: 2, missing });
  renderAdmin(<TodayScreen />, buildCup({ Teams, Stages: [buildStage({ groups: [group] })] }));
  expect(screen.getByText(/^Group A: .*Lions – Foxes \(2×\)$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Complete all the same' }));
  expect(calls.find(({ path }) => path === '/admin/fixture/groups/rounds')?.body).toMatchObject({
    groupId: 'group-1',
    rounds: null,
  });
});

test.each([
  ['did not reach the server', { isLost: true }, /no answer from the server/],
  [
    'came when somebody else had changed the group',
    { status: 409, errors: [{ msg: 'changed_by_someone_else' }] },
    'Changed by someone else',
  ],
])('a press that %s says so, and can be repeated', async (_what, answer, says) => {
  const answers: Record<string, FakeAnswer> = { '/admin/fixture/groups/rounds': answer };
  const calls = fakeApi(answers);
  const missing = [{ teamIds: ['team-Lions', 'team-Foxes'] as const, times: 1 }];
  const group = buildGroup({ Teams, rounds: 1, missing });
  renderAdmin(<TodayScreen />, buildCup({ Teams, Stages: [buildStage({ groups: [group] })] }));
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Complete all the same' }));
  await press();
  await waitFor(() => expect(useMessages.getState().message?.text).toMatch(says));
  answers['/admin/fixture/groups/rounds'] = {};
  await press();
  await waitFor(() => expect(useMessages.getState().message?.text).toBe('The group is complete'));
  expect(calls.filter(({ path }) => path.endsWith('/rounds'))).toHaveLength(2);
});

test('leads from a match to where it is mended: its form, or its log', () => {
  const level = { goals: 1 };
  const semiFinal = buildKnownMatch('Lions', 'Bears', {
    matchId: 'semi',
    state: 'finished',
    local: level,
    visitor: level,
  });
  const source = { kind: 'match-winner', matchId: 'semi' } as const;
  const final = buildOpenMatch({ local: { source, placeholder: 'Winner match 1' } });
  const late = buildKnownMatch('Foxes', 'Bears', {
    matchId: 'late',
    state: 'finished',
    local: { goals: 2 },
    visitor: { goals: 0 },
    hasLateEntries: true,
  });
  const Stages = [buildStage({ type: 'knockout', Matches: [semiFinal, final, late] })];
  renderAdmin(<TodayScreen />, buildCup({ Teams, Stages }));
  const linkIn = (text: RegExp) =>
    screen.getByText(text).closest('li')?.querySelector('a')?.getAttribute('href');
  expect(linkIn(/Lions – Bears: there is no winner yet/)).toBe('/admin/fixture#matches');
  expect(linkIn(/Foxes – Bears: entries came after the end/)).toMatch(/^\/score\?.*match=late$/);
});

test('leads to the form where nobody has entered the teams of a match', () => {
  const text = buildOpenMatch({ matchId: 'open', local: { placeholder: 'Host' } });
  const cup = buildCup({ Teams, Stages: [buildStage({ type: 'knockout', Matches: [text] })] });
  const waiting = { kind: 'awaiting-result', matchId: 'open' } as const;
  expect(waitingInWords(waiting, cup, adminTexts)).toEqual({
    text: 'Group stage, Host – NO TEAM: the result is missing.',
    link: 'Open the matches',
    to: '/admin/fixture#matches',
  });
});

test('leads from level teams of several groups to where that is decided', () => {
  const source = { kind: 'best-of-place', stageId: 'stage-1', place: 3, rank: 1 } as const;
  const final = buildOpenMatch({ stageId: 'final', local: { source, placeholder: 'Best third 1' } });
  const stage = buildStage({ stageId: 'stage-1', groups: [buildGroup({ Teams })] });
  const last = buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [final] });
  const cup = buildCup({ Teams, Stages: [stage, last] });
  renderAdmin(<StageDecisions stage={stage} />, cup);
  const waiting = {
    kind: 'level',
    stageId: 'stage-1',
    groupId: null,
    across: 3,
    ...{ from: 1, to: 2, teamIds: [] },
  } as const;
  const [, part = ''] = waitingInWords(waiting, cup, adminTexts)?.to.split('#') ?? [];
  expect(document.getElementById(part)).toBeTruthy();
});

/** Groups of FC Bern and Lions in a category, a pair of which has still to meet, and their final, in whose log entries came late. */
function stagesOf(category: string, ofCategory: ReturnType<typeof buildTeam>[]) {
  const [bern, lions] = ofCategory.map(({ teamId }) => teamId);
  const missing = [{ teamIds: [bern ?? '', lions ?? ''] as const, times: 1 }];
  const group = buildGroup({
    groupId: `${category} A`,
    name: 'Group A',
    Teams: ofCategory,
    rounds: 1,
    missing,
  });
  const final = buildKnownMatch('FC Bern', 'Lions', {
    ...{
      matchId: `${category} final`,
      stageId: `${category} final`,
      state: 'finished',
      hasLateEntries: true,
    },
    ...{ local: { goals: 2 }, visitor: { goals: 0 } },
  });
  const ofBoth = { categoryId: category, category } as const;
  return [
    buildStage({ ...ofBoth, stageId: `${category} groups`, groups: [group] }),
    buildStage({
      ...{ ...ofBoth, stageId: `${category} final`, name: 'Final', type: 'knockout', order: 2 },
      Matches: [{ ...final, Stage: { ...final.Stage, name: 'Final', category } }],
    }),
  ];
}

test('tells the same teams, groups and finals of several categories apart', () => {
  const categories = ['F juniors', 'E juniors'].map((name) => ({ categoryId: name, name }));
  const ofCategories = categories.map(({ categoryId }) =>
    ['FC Bern', 'Lions'].map((name) => ({ ...buildTeam(name), teamId: `${categoryId} ${name}`, categoryId })),
  );
  const Stages = categories.flatMap(({ categoryId }, index) =>
    stagesOf(categoryId, ofCategories[index] ?? []),
  );
  renderAdmin(<TodayScreen />, buildCup({ categories, Teams: ofCategories.flat(), Stages }));
  const items = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
  expect(items).toHaveLength(4);
  for (const { name } of categories) {
    expect(items.filter((text) => text.startsWith(`${name} – Group A: `))).toHaveLength(1);
    expect(items.filter((text) => text.startsWith(`${name} – Final, FC Bern – Lions: `))).toHaveLength(1);
  }
});

test('the result of a match is missing when it is over by the rules of its category', () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-11T10:40:00Z'));
  const rules = { matchRules: MATCH_RULE_PRESETS.futsal };
  const categories = [
    { categoryId: 'F', name: 'F' },
    { categoryId: 'E', name: 'E', rules },
  ];
  const Stages = categories.map(({ categoryId }) => {
    const ofStage = {
      stageId: `${categoryId} groups`,
      Stage: { stageId: '', name: '', category: categoryId },
    };
    const match = buildKnownMatch('Lions', 'Bears', { ...ofStage, matchId: `${categoryId} match` });
    return buildStage({ stageId: ofStage.stageId, name: 'Groups', categoryId, Matches: [match] });
  });
  renderAdmin(<TodayScreen />, buildCup({ categories, Teams, Stages }));
  const missing = screen.getAllByText(/the result is missing/).map(({ textContent }) => textContent);
  expect(missing).toEqual([expect.stringMatching(/^F – /)]);
});

describe('on a day with matches', () => {
  const PATH = '/admin/scorer-links/get-by-tournament';
  const court = { kind: 'court', court: 'Hall 1' } as const;
  const link = {
    ...{ linkId: 'link-1', name: 'Hall 1', scope: court, revokedAt: null, devices: [] },
    ...{
      from: '2030-05-11T06:00:00.000Z',
      to: '2030-05-11T20:00:00.000Z',
      createdAt: '2030-05-10T06:00:00.000Z',
    },
  };
  const at = (time: string, changes: MatchChanges = {}) =>
    buildKnownMatch('Lions', 'Bears', { time, ...changes });
  const cupOf = (Matches: Match[]) =>
    buildCup({
      tournamentId: `day-${(count += 1)}`,
      Teams,
      Stages: [buildStage({ type: 'knockout', Matches })],
    });
  let count = 0;

  test('tells of a late match, of a link nobody has opened, and what is on now and next', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-11T10:06:00Z'));
    fakeApi({ [PATH]: { data: { links: [link] } } });
    const ended: MatchChanges = {
      state: 'finished',
      local: { goals: 1 },
      visitor: { goals: 0 },
      logRevision: 4,
    };
    const Matches = [
      at('09:00', ended),
      at('10:00'),
      at('09:50', { state: 'live', location: 'Hall 2' }),
      at('10:30'),
    ];
    renderAdmin(<TodayScreen />, cupOf(Matches));
    expect(screen.getByText(/Lions – Bears: its kick-off is over, and nobody has begun it/)).toBeTruthy();
    const unopened = await screen.findByText(/Nobody has opened the link “Hall 1” for scorers/);
    const mended = unopened.closest('li')?.querySelector('a');
    expect(mended?.getAttribute('href')).toBe('/admin/scorers');
    expect(screen.getByText('Hall 2: Lions – Bears')).toBeTruthy();
    expect(screen.getByText('Hall 1, 10:00: Lions – Bears')).toBeTruthy();
  });

  test('says when it cannot read whether the links were opened', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-11T09:00:00Z'));
    fakeApi({ [PATH]: { status: 500, errors: [{ msg: 'internal_error' }] } });
    renderAdmin(<TodayScreen />, cupOf([at('10:00')]));
    expect(await screen.findByText(/could not be read whether scorers have opened/)).toBeTruthy();
  });

  test('reads no link on another day', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-10T09:00:00Z'));
    const calls = fakeApi({});
    renderAdmin(<TodayScreen />, cupOf([at('10:00')]));
    expect(calls).toEqual([]);
    expect(screen.getByText('Hall 1, 11/05/2030, 10:00: Lions – Bears')).toBeTruthy();
  });
});
