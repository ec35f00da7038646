import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
} from '../../../testing/build-view';
import { buildCupOfCategories } from '../../../testing/build-categories';
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { MatchesManager } from '../matches-manager';

const Teams = ['Lions', 'Bears', 'Foxes', 'Otters'].map((name) => buildTeam(name));
const ofGroup = { groupId: 'group-1', stageId: 'groups' };
const match = buildKnownMatch('Lions', 'Bears', ofGroup);
const other = buildKnownMatch('Foxes', 'Otters', { ...ofGroup, time: '12:00', location: 'Hall 2' });
/** The winner of the first match plays at 14:00, and the Lions have won it. */
const semiFinal = buildKnownMatch('Lions', 'Bears', {
  stageId: 'knockout',
  matchNumber: 1,
  state: 'finished',
  time: '13:00',
  local: { goals: 2 },
  visitor: { goals: 1 },
  scoredTeams: { local: 'team-Lions', visitor: 'team-Bears' },
});
const source = { kind: 'match-winner', matchId: semiFinal.matchId } as const;
const final = buildOpenMatch({
  stageId: 'knockout',
  matchNumber: 2,
  time: '14:00',
  local: { placeholder: 'Winner match 1', source, team: { teamId: 'team-Lions', name: 'Lions' } },
});
const knockout = { stageId: 'knockout', name: 'Knockout', type: 'knockout', order: 2 } as const;
const cup = buildCup({
  Teams,
  Stages: [
    buildStage({
      stageId: 'groups',
      groups: [buildGroup({ groupId: 'group-1', name: 'A', Teams, stageId: 'groups' })],
      Matches: [match, other],
    }),
    buildStage({ ...knockout, Matches: [semiFinal, final] }),
  ],
});

let answers: Record<string, FakeAnswer>;

beforeEach(() => {
  answers = {};
  fakeApi(answers);
});

afterEach(() => vi.unstubAllGlobals());

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function editGroupMatch() {
  renderAdmin(<MatchesManager />, cup);
  await press('Group stage');
  await press('Edit Lions – Bears (A)');
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const courtTaken = () => screen.queryByText(/is taken at/)?.textContent;
const teamTaken = () => screen.queryByText(/already/)?.textContent;

test('the form of a match names the match that has its place at the time, by the length of the rules', async () => {
  await editGroupMatch();
  expect(courtTaken()).toBeUndefined();
  type('Time', '11:46');
  expect(courtTaken()).toBeUndefined();
  type('Location', 'hall 2');
  expect(courtTaken()).toBe('Hall 2 is taken at 12:00–12:15: Foxes – Otters');
  type('Time', '11:45');
  expect(courtTaken()).toBeUndefined();
  type('Time', '12:14');
  expect(courtTaken()).toBeTruthy();
});

test('a match lasts as long as in the published plan', async () => {
  const settings = buildPlanSettings({ teams: 4, time: { minutesPerMatch: 24 } });
  answers[`/admin/plan?tournamentId=${cup.tournamentId}`] = { data: { plan: { settings } } };
  await editGroupMatch();
  type('Location', 'Hall 2');
  type('Time', '12:20');
  await waitFor(() => expect(courtTaken()).toBe('Hall 2 is taken at 12:00–12:24: Foxes – Otters'));
});

test('a team is named that plays at the time, also where it comes from another match', async () => {
  await editGroupMatch();
  type('Location', 'Hall 9');
  type('Time', '14:05');
  expect(teamTaken()).toMatch(/^Lions play at 14:00–14:15 already: Lions – .*, Hall 1$/);
  await userEvent.selectOptions(screen.getByLabelText('Local team'), 'Otters');
  expect(teamTaken()).toBeUndefined();
});

test('a new match has the team of its placeholder', async () => {
  renderAdmin(<MatchesManager />, cup);
  await press('Manage knockout matches');
  await press('Add match');
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Knockout');
  await press('I do not know the teams');
  type('Local team placeholder', 'Winner match 1');
  type('Date', match.date);
  type('Time', '14:10');
  expect(teamTaken()).toBeUndefined();
  type('Location', 'Hall 9');
  expect(teamTaken()).toMatch(/^Lions play at 14:00–14:15 already/);
});

test('a match of another category is named with it, and takes as long as the rules of that say', async () => {
  const categories = [
    { categoryId: 'F', name: 'F' },
    { categoryId: 'E', name: 'E', rules: { matchRules: MATCH_RULE_PRESETS.futsal } },
  ];
  const day = buildCupOfCategories(['F', 'E'], { categories });
  const Stages = day.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.map((known) => ({ ...known, time: stage.category === 'E' ? '10:00' : '16:00' })),
  }));
  renderAdmin(<MatchesManager />, { ...day, Stages });
  await press('Manage knockout matches');
  await press('Add match');
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'F – Final');
  await press('I do not know the teams');
  type('Location', 'Hall 1');
  type('Date', match.date);
  type('Time', '11:00');
  expect(courtTaken()).toBe('Hall 1 is taken at 10:00–11:10: E · NO TEAM – NO TEAM');
});
