import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { buildPlannedCategory } from '@futsal-cup/domain/testing/random-days';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cup, Stage } from '../../../shelf/cup/cup';
import { clearMessage } from '../../../shelf/stores/messages';
import { buildCupOfCategories } from '../../../testing/build-categories';
import { buildKnownMatch } from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { PublishedContext } from '../published/published-context';
import { DayStep } from './day-step';

const NAMES = ['F', 'E', 'D'];
const DATE = '2030-05-11';

/** The group match at 09:00 and the final at 09:30, on a court of its own. */
function withMatches(stage: Stage): Stage {
  const { stageId, name, category = '' } = stage;
  const location = `Court ${category}`;
  const Stage = { stageId, name, category };
  if (stage.type === 'knockout')
    return {
      ...stage,
      Matches: stage.Matches.map((match) => ({ ...match, Stage, location, time: '09:30', isFinal: true })),
    };
  const [local, visitor] = ['FC Bern', 'Lions'].map((team) => {
    const teamId = `${category}-${team}`;
    return { teamId, team: { teamId, name: team } };
  });
  const sides = { ...(local && { local }), ...(visitor && { visitor }) };
  const ofGroup = { stageId, Stage, location, time: '09:00', groupId: `${category}-a` };
  return { ...stage, Matches: [buildKnownMatch('', '', { ...ofGroup, ...sides })] };
}

/** F, E and D juniors, each with FC Bern, a group match and a final. */
function buildDay(): Cup {
  const cup = buildCupOfCategories(NAMES);
  return { ...cup, Stages: cup.Stages.map(withMatches) };
}

/** The matches of F take 10 minutes, the others 30. FC Bern of F and of D have one trainer. */
function publishedPlan(): PlanView {
  const blocks = NAMES.map((name, index) => ({
    date: DATE,
    from: '09:00',
    to: '12:00',
    courts: [index],
    categories: [index],
    minutesPerMatch: name === 'F' ? 10 : 30,
  }));
  const settings = {
    categories: NAMES.map((categoryId) =>
      buildPlannedCategory({ categoryId, teams: 2, format: { groups: 1, qualifiers: 2 } }),
    ),
    courts: NAMES.map((name) => `Court ${name}`),
    blocks,
    ...{ minutesBetween: 0, leastRest: 5, pauseBeforeKnockout: 0 },
    apart: [['F-FC Bern', 'D-FC Bern']] as const,
  };
  const updatedAt = '2030-01-01T00:00:00.000Z';
  return { form: 3, settings: null, slots: [], blocks: { settings, slots: [] }, updatedAt };
}

function openDay() {
  fakeApi({});
  renderAdmin(
    <PublishedContext value={publishedPlan()}>
      <DayStep />
    </PublishedContext>,
    buildDay(),
  );
}

/** Chooses a match and another time for it, and returns what the preview says of that. */
async function saidOf(match: RegExp, time: string, court?: string): Promise<readonly (string | null)[]> {
  const line = screen.getByRole('button', { name: match });
  if (line.getAttribute('aria-expanded') === 'false') await userEvent.click(line);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
  if (court) await userEvent.selectOptions(screen.getByLabelText('Court'), court);
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
  const preview = within(screen.getByRole('dialog', { name: 'What changes' }));
  const [problems] = preview.getAllByRole('list');
  return problems && preview.getAllByRole('list').length > 1
    ? within(problems)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('on the day, three FC Bern are told apart by their categories, and each category has its final', async () => {
  openDay();
  for (const name of NAMES) {
    expect(screen.getByText(`${name} · FC Bern – Lions`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${name} · Final: `))).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: /F · FC Bern/ }));
  const choices = [...screen.getByLabelText<HTMLSelectElement>('Swap with').options].map(({ text }) => text);
  expect(choices).toContain('09:00 Court E: E · FC Bern – Lions');
  expect(choices).toContain('09:00 Court D: D · FC Bern – Lions');
});

test('a match of short ones may follow as closely as its block has it', async () => {
  openDay();
  expect(await saidOf(/F · Final/, '09:15')).toEqual([]);
});

test('a final may be beside those of other categories, and not beside a match of its own', async () => {
  openDay();
  expect(await saidOf(/E · Final/, '09:35')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await saidOf(/D · FC Bern/, '09:40')).toEqual([
    'Court D has matches at 09:30 and 09:40: both at once.',
    'D – The final is to be the last match, alone: another one begins at 09:40.',
  ]);
});

test('a match outside the blocks of its category is told', async () => {
  openDay();
  expect(await saidOf(/E · Final/, '11:45')).toEqual([
    'The blocks of E on Court E are 09:00–12:00: not for the whole match at 11:45.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await saidOf(/E · Final/, '11:00', 'Court F')).toEqual([
    'E have no block on Court F on this day: a match is at 11:00.',
  ]);
});

test('two teams that never play at once are named with their categories where a move brings them to that', async () => {
  openDay();
  expect(await saidOf(/F · FC Bern/, '09:10')).toEqual([
    'D – FC Bern at 09:00 and F – FC Bern at 09:10 play at once: they never should.',
  ]);
});
