import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../../shelf/cup/cup';
import { clearMessage } from '../../../shelf/stores/messages';
import { buildCup, buildTeam } from '../../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { FakePlanWorker } from '../../../testing/fake-plan-worker';
import { CupContext } from '../../cup/cup-context';
import { PlanScreen } from '../plan-screen';

const CATEGORIES = ['F juniors', 'E juniors'];
const CLUBS = ['FC Bern', 'Lions', 'Bears', 'Foxes'];

let count = 0;
let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

/** FC Bern in two categories; a cup of its own for each test, because drafts are kept by cup. */
function buildDay(changes: Partial<Cup> = {}): Cup {
  const categories = CATEGORIES.map((name) => ({ categoryId: name.slice(0, 1), name }));
  return buildCup({
    tournamentId: `day-${(count += 1)}`,
    categories,
    Teams: categories.flatMap(({ categoryId }) =>
      CLUBS.map((name) => ({ ...buildTeam(name), teamId: `${categoryId}-${name}`, categoryId })),
    ),
    ...changes,
  });
}

function answerPlan({ tournamentId }: Cup, plan: PlanView | null) {
  answers[`/admin/plan?tournamentId=${tournamentId}`] = { data: { plan } };
}

function open(cup: Cup, step: string) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admin/plan/${step}`]}>
        <CupContext value={cup}>
          <PlanScreen />
        </CupContext>
      </MemoryRouter>
    </SWRConfig>,
  );
}

function openUnplanned(step: string, changes: Partial<Cup> = {}) {
  const cup = buildDay(changes);
  answerPlan(cup, null);
  return { cup, ...open(cup, step) };
}

/** Applies the plan of the page, and returns what was sent. */
async function applyPlan(cup: Cup) {
  answers['/admin/plan/apply-blocks'] = { status: 201, data: { matches: 14 } };
  const { unmount } = open(cup, 'timetable');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply the plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST')?.body as Calls['applyBlocks']['request'];
  return { sent, unmount };
}

function publish(cup: Cup, { settings, slots }: Calls['applyBlocks']['request'], updatedAt: string) {
  answerPlan(cup, { form: 3, settings: null, slots: [], blocks: { settings, slots }, updatedAt });
}

beforeEach(() => {
  answers = {};
  calls = fakeApi(answers);
  vi.stubGlobal('Worker', FakePlanWorker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('the plan of a cup with categories', () => {
  test('asks for the format of one category after the other', async () => {
    openUnplanned('format');
    const choice = await screen.findByLabelText<HTMLSelectElement>('Category');
    expect([...choice.options].map(({ text }) => text)).toEqual(CATEGORIES);
    await userEvent.click(screen.getByRole('radio', { name: 'Children without winners' }));
    await userEvent.selectOptions(choice, 'E juniors');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Children without winners' }).checked).toBe(
      false,
    );
    await userEvent.selectOptions(choice, 'F juniors');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Children without winners' }).checked).toBe(
      true,
    );
  });

  test('begins with a block for all categories that play as long, and keeps what is typed', async () => {
    const { cup, unmount } = openUnplanned('time');
    expect(await screen.findByText('Block 1')).toBeTruthy();
    expect(screen.queryByText('Block 2')).toBeNull();
    fireEvent.change(screen.getByLabelText('Minutes each'), { target: { value: '11' } });
    unmount();
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('Minutes each')).value).toBe('11');
  });

  test('names the block without a category, and the category in no block', async () => {
    openUnplanned('time');
    const categories = within(await screen.findByRole('group', { name: 'Categories' }));
    await userEvent.click(categories.getByLabelText('E juniors'));
    expect(screen.getByText('E juniors is in no block: put it in one.')).toBeTruthy();
    await userEvent.click(categories.getByLabelText('F juniors'));
    expect(screen.getByText('The block has no category: choose at least one.')).toBeTruthy();
  });

  test('refuses categories of other lengths in one block, and two blocks on a court at once', async () => {
    openUnplanned('time', {
      categories: [
        { categoryId: 'F', name: 'F juniors' },
        {
          categoryId: 'E',
          name: 'E juniors',
          rules: { matchRules: { ...buildCup().matchRules, minutesPerHalf: 30 } },
        },
      ],
    });
    expect(await screen.findByText('Block 2')).toBeTruthy();
    const [first, second] = screen.getAllByRole('group', { name: 'Categories' });
    if (!first || !second) throw new Error('there are two blocks');
    await userEvent.click(within(first).getByLabelText('E juniors'));
    expect(screen.getAllByText(/All matches of a block are as long/)).not.toEqual([]);
    await userEvent.click(within(first).getByLabelText('E juniors'));
    const [, from] = screen.getAllByLabelText('From');
    if (!from) throw new Error('there are two blocks');
    fireEvent.change(from, { target: { value: '10:00' } });
    expect(screen.getByText(/A court is in two blocks at the same time/)).toBeTruthy();
  });

  test('shows the matches of all by blocks, why none is shorter, and applies them in one call', async () => {
    const { cup, unmount } = openUnplanned('timetable');
    expect(await screen.findByText(/F juniors, E juniors: over at \d\d:\d\d\./)).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: /11\/05\/2030 09:00–18:00 · F juniors, E juniors/ }),
    ).toBeTruthy();
    expect(screen.getAllByText(/· F juniors · Final$/)).toHaveLength(1);
    expect(screen.getAllByText(/· E juniors · Final$/)).toHaveLength(1);
    unmount();
    const { sent } = await applyPlan(cup);
    expect(sent.tournamentId).toBe(cup.tournamentId);
    expect(sent.settings.categories.map(({ categoryId }) => categoryId)).toEqual(['F', 'E']);
    expect(sent.slots).toHaveLength(2);
  });

  test('keeps two teams apart, named with their categories', async () => {
    openUnplanned('time');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a pair' }));
    const [one, other] = [screen.getByLabelText('Team'), screen.getByLabelText('Other team')];
    await userEvent.selectOptions(one, 'F juniors: FC Bern');
    await userEvent.selectOptions(other, 'F juniors: FC Bern');
    expect(screen.getByText('Choose two different teams, and each pair only once.')).toBeTruthy();
    await userEvent.selectOptions(other, 'E juniors: FC Bern');
    expect(screen.queryByText('Choose two different teams, and each pair only once.')).toBeNull();
  });

  test('keeps a pair no longer once a team of it is deleted', async () => {
    const { cup, unmount } = openUnplanned('time');
    const add = await screen.findByRole('button', { name: 'Add a pair' });
    await userEvent.click(add);
    await userEvent.click(add);
    const [lost, second] = screen.getAllByLabelText('Other team');
    if (lost) await userEvent.selectOptions(lost, 'F juniors: Lions');
    if (second) await userEvent.selectOptions(second, 'E juniors: Foxes');
    unmount();
    open({ ...cup, Teams: cup.Teams.filter(({ teamId }) => teamId !== 'F-Lions') }, 'time');
    await screen.findByRole('button', { name: 'Add a pair' });
    const others = screen.getAllByLabelText<HTMLSelectElement>('Other team');
    expect(others.map(({ value }) => value)).toEqual(['E-Foxes']);
  });

  test('says for whom no plan was found', async () => {
    const { cup, unmount } = openUnplanned('time');
    const [to] = await screen.findAllByLabelText('To');
    if (!to) throw new Error('there is a block');
    fireEvent.change(to, { target: { value: '09:40' } });
    unmount();
    open(cup, 'timetable');
    expect(
      await screen.findByText(/No plan was found for F juniors, E juniors in these blocks/),
    ).toBeTruthy();
  });

  test('says which categories of children lose their tables, if they have any', async () => {
    const { cup, unmount } = openUnplanned('format', {
      shown: 'no-tables',
      categories: [
        { categoryId: 'F', name: 'F juniors', rules: { shown: 'all' } },
        { categoryId: 'E', name: 'E juniors' },
      ],
    });
    for (const name of CATEGORIES) {
      await userEvent.selectOptions(await screen.findByLabelText('Category'), name);
      await userEvent.click(screen.getByRole('radio', { name: 'Children without winners' }));
    }
    unmount();
    open(cup, 'timetable');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply the plan' }));
    expect(
      await screen.findByText(/^F juniors: children play without winners.*Tournament details/),
    ).toBeTruthy();
  });

  test('follows its own plan once it is published, and has what was typed again where that is undone', async () => {
    const { cup, unmount } = openUnplanned('time');
    fireEvent.change(await screen.findByLabelText('Minutes each'), { target: { value: '11' } });
    unmount();
    const { sent, unmount: leave } = await applyPlan(cup);
    publish(cup, sent, '2030-05-01T10:00:00.000Z');
    leave();
    const published = open(cup, 'time');
    expect(await screen.findByText(/This is the plan that was published/)).toBeTruthy();
    published.unmount();
    answerPlan(cup, null);
    open(cup, 'time');
    expect((await screen.findByLabelText<HTMLInputElement>('Minutes each')).value).toBe('11');
    expect(screen.queryByText(/Another plan was published/)).toBeNull();
  });

  test('says that somebody else has published a plan since the blocks were changed', async () => {
    const { cup, unmount } = openUnplanned('timetable');
    await screen.findByText(/over at/);
    unmount();
    const { sent, unmount: leave } = await applyPlan(cup);
    leave();
    publish(cup, sent, '2030-05-01T10:00:00.000Z');
    const first = open(cup, 'time');
    fireEvent.change(await screen.findByLabelText('Minutes each'), { target: { value: '11' } });
    expect(screen.getByText(/A draft, in this browser only/)).toBeTruthy();
    first.unmount();
    publish(cup, sent, '2030-05-01T11:00:00.000Z');
    open(cup, 'time');
    expect(await screen.findByText(/Another plan was published/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Minutes each').value).toBe('11');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my draft' }));
    expect(screen.getByText(/A draft, in this browser only/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Minutes each').value).toBe('11');
  });

  test('offers the rest of the day for the categories that are in no block', async () => {
    openUnplanned('time');
    const first = within(await screen.findByRole('group', { name: 'Categories' }));
    await userEvent.click(first.getByLabelText('E juniors'));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '12:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add a block' }));
    expect(screen.getAllByLabelText<HTMLInputElement>('From').map(({ value }) => value)).toEqual([
      '09:00',
      '12:00',
    ]);
    const [, second] = screen.getAllByRole('group', { name: 'Categories' });
    if (!second) throw new Error('there are two blocks');
    expect(within(second).getByLabelText<HTMLInputElement>('E juniors').checked).toBe(true);
    expect(within(second).getByLabelText<HTMLInputElement>('F juniors').checked).toBe(false);
    expect(screen.queryByText(/is in no block/)).toBeNull();
  });

  test('puts teams of no category into one, and leads to the teams where there are none', async () => {
    const { cup, unmount } = openUnplanned('time');
    unmount();
    const withLions = { ...cup, Teams: [...cup.Teams, { ...buildTeam('Late Lions'), teamId: 'late' }] };
    const { unmount: leave } = open(withLions, 'time');
    expect(await screen.findByText('Teams without a category: 1, stages: 0.')).toBeTruthy();
    leave();
    open({ ...cup, Teams: [] }, 'time');
    expect(await screen.findByText('No category has teams yet: add teams first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a block' })).toBeNull();
  });

  test('warns of matches that are shorter than the rules of their category', async () => {
    openUnplanned('time');
    const minutes = await screen.findByLabelText('Minutes each');
    fireEvent.change(minutes, { target: { value: '3' } });
    expect(screen.getByText(/By the rules of F juniors a match takes at least \d+ minutes\./)).toBeTruthy();
  });

  test('asks about matches that would be in the past before it applies', async () => {
    openUnplanned('timetable', { date: '2020-05-11' });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply the plan' }));
    expect(await screen.findByText(/20 matches that have not begun would be in the past/)).toBeTruthy();
  });
});
