import { UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cup, Stage } from '../../../shelf/cup/cup';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup, buildKnownMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { fakeApi, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { MatchesManager } from '../matches-manager';
import { FixturesFromList } from './fixture-list';

const CREATE = '/admin/fixture/matches/create-all';
const GERMAN = [
  'Nr.;Datum;Heim;Gast;Feld;Gruppe',
  '1;17.10.2030 17:00;Lions;FC Berne;1;A',
  '2;17.10.2030 17:20;FC Berne;Bears;1;A',
  ';;Pause;;;',
].join('\n');

let count = 0;
let calls: readonly SentCall[];
const area = () => screen.getByLabelText<HTMLTextAreaElement>('List of fixtures');
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add \d/ });
const sent = () => calls.filter(({ path }) => path === CREATE).map(({ body }) => body);
const preview = () =>
  within(screen.getByRole('region', { name: 'The matches as they will be added' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** A cup of its own for each test, because drafts are kept by cup. */
async function paste(text: string, changes: Partial<Cup> = {}, stages: readonly Stage[] = [buildStage()]) {
  const Teams = ['Lions', 'Bears', 'FC Bern'].map((name) => buildTeam(name));
  const cup = buildCup({
    tournamentId: `list-${(count += 1)}`,
    date: '2030-10-17',
    Teams,
    Stages: stages,
    ...changes,
  });
  const draw = () => renderAdmin(<FixturesFromList />, cup);
  draw();
  await userEvent.click(area());
  await userEvent.paste(text);
  return { reopen: () => (cleanup(), draw()) };
}

beforeEach(() => {
  calls = fakeApi({ [CREATE]: { status: 201, data: { matches: 2 }, headers: { [UNDO_HEADER]: 'entry' } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('a list of another program in German comes in, with a team that the cup does not have', async () => {
  await paste(GERMAN);
  expect(preview()).toEqual([
    'Lions – FC Berne17/10/2030, 17:00, Feld 1, A',
    'FC Berne – Bears17/10/2030, 17:20, Feld 1, A',
  ]);
  expect(screen.getByRole('status').textContent).toMatch(/^Not in the tournament yet.*: FC Berne\./);
  expect(screen.getByRole('region', { name: 'What was noticed' }).textContent).toContain('Pause');
  await userEvent.click(addButton());
  expect(sent()).toMatchObject([
    {
      stageId: 'stage-1',
      matches: [
        {
          local: 'Lions',
          visitor: 'FC Berne',
          date: '2030-10-17',
          time: '17:00',
          location: 'Feld 1',
          group: 'A',
        },
        { local: 'FC Berne', visitor: 'Bears', time: '17:20' },
      ],
    },
  ]);
});

test('a match that the stage has is left out, and the same sides at another time are told', async () => {
  const when = { date: '2030-10-17', time: '17:00' };
  const Matches = [buildKnownMatch('FC Berne', 'Lions', when), buildKnownMatch('Bears', 'FC Berne', when)];
  await paste(GERMAN, {}, [buildStage({ Matches })]);
  expect(preview()).toEqual(['FC Berne – Bears17/10/2030, 17:20, Feld 1, A']);
  const notes = screen.getByRole('region', { name: 'What was noticed' }).textContent;
  expect(notes).toContain('Line 2: “Lions – FC Berne” is in the stage at this time already');
  expect(notes).toContain('Line 3: “FC Berne – Bears” is in the stage at another time already');
  await userEvent.click(addButton());
  expect(sent()).toMatchObject([{ matches: [{ local: 'FC Berne', visitor: 'Bears', time: '17:20' }] }]);
});

test('one call offers one undo', async () => {
  await paste(GERMAN);
  await userEvent.click(addButton());
  await vi.waitFor(() => expect(useMessages.getState().message).toMatchObject({ kind: 'success' }));
  expect(useMessages.getState().message?.action).toBeTruthy();
});

test('what is no match stays in the list when its matches are added, with the heading', async () => {
  await paste(GERMAN);
  await userEvent.click(addButton());
  await vi.waitFor(() => expect(area().value).toBe('Nr.;Datum;Heim;Gast;Feld;Gruppe\n;;Pause;;;'));
});

test('a line that stays keeps the day that it had from an added one', async () => {
  const categories = [
    { categoryId: 'f', name: 'F' },
    { categoryId: 'e', name: 'E' },
  ];
  const stages = [
    buildStage({ categoryId: 'f', category: 'F' }),
    buildStage({ stageId: 'stage-e', name: 'Stage E', categoryId: 'e', category: 'E' }),
  ];
  const list =
    'Datum;Zeit;Heim;Gast;Ort;Kategorie\n18.10.2030;17:00;Lions;Bears;Hall 1;F\n;17:20;Cats;Dogs;Hall 1;E\n;17:40;Cats;Foxes;Hall 1;E';
  await paste(list, { categories }, stages);
  await userEvent.click(addButton());
  await vi.waitFor(() =>
    expect(area().value).toBe(
      'Datum;Zeit;Heim;Gast;Ort;Kategorie\n2030-10-18\n;17:20;Cats;Dogs;Hall 1;E\n;17:40;Cats;Foxes;Hall 1;E',
    ),
  );
  await userEvent.selectOptions(screen.getByLabelText('Stage of the matches'), 'stage-e');
  expect(preview()).toEqual([
    'Cats – Dogs18/10/2030, 17:20, Hall 1',
    'Cats – Foxes18/10/2030, 17:40, Hall 1',
  ]);
  await userEvent.click(addButton());
  await vi.waitFor(() => expect(area().value).toBe(''));
});

test('in a knockout a name that is no team stays as words', async () => {
  await paste('Zeit;Heim;Gast;Ort\n17:00;Sieger A;Lions;Hall 1', {}, [buildStage({ type: 'knockout' })]);
  expect(screen.getByRole('status').textContent).toBe(
    'No team of the tournament, so the words stay as they are: Sieger A.',
  );
});

test('a cup without a stage says what to do first', () => {
  renderAdmin(<FixturesFromList />, buildCup({ Stages: [] }));
  expect(screen.getByText(/^Add a stage first/)).toBeTruthy();
});

test('the column that was guessed wrongly is corrected with a tap', async () => {
  await paste('A;B;C;D\n17:00;Lions;Bears;Hall 1');
  await userEvent.selectOptions(screen.getByLabelText('Column 2'), 'Away');
  await userEvent.selectOptions(screen.getByLabelText('Column 3'), 'Home');
  await userEvent.selectOptions(screen.getByLabelText('Column 4'), 'Place');
  await userEvent.selectOptions(screen.getByLabelText('Column 1'), 'Time');
  expect(preview().at(-1)).toBe('Bears – Lions17/10/2030, 17:00, Hall 1');
});

test('a place is asked for where the list names none', async () => {
  await paste('Zeit;Heim;Gast\n17:00;Lions;Bears');
  expect(addButton().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Place where the list names none'), 'Hall 1');
  expect(addButton().disabled).toBe(false);
  expect(preview()).toEqual(['Lions – Bears17/10/2030, 17:00, Hall 1']);
});

test('what the server refuses is told with its line, and nothing of the list is lost', async () => {
  const errors = [{ msg: 'match_already_exists', path: 'matches.1' }];
  calls = fakeApi({ [CREATE]: { status: 409, errors } });
  await paste(GERMAN);
  await userEvent.click(addButton());
  const problem = await screen.findByRole('button', { name: /Line 3, “FC Berne – Bears”/ });
  expect(area().value).toBe(GERMAN);
  await userEvent.click(problem);
  expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe(GERMAN.split('\n')[2]);
});

test('what the server refused for one stage is not told of another one', async () => {
  const errors = [{ msg: 'match_already_exists', path: 'matches.1' }];
  calls = fakeApi({ [CREATE]: { status: 409, errors } });
  await paste(GERMAN, {}, [buildStage(), buildStage({ stageId: 'stage-2', name: 'Second stage', order: 2 })]);
  await userEvent.click(addButton());
  await screen.findByRole('button', { name: /Line 3/ });
  await userEvent.selectOptions(screen.getByLabelText('Stage of the matches'), 'stage-2');
  expect(screen.queryByRole('button', { name: /Line 3/ })).toBeNull();
});

test('the stage and the place are kept with the list', async () => {
  const stages = [buildStage(), buildStage({ stageId: 'stage-2', name: 'Second stage', order: 2 })];
  const { reopen } = await paste('Zeit;Heim;Gast\n17:00;Lions;Bears', {}, stages);
  await userEvent.selectOptions(screen.getByLabelText('Stage of the matches'), 'stage-2');
  await userEvent.type(screen.getByLabelText('Place where the list names none'), 'Hall 1');
  reopen();
  expect(screen.getByLabelText<HTMLSelectElement>('Stage of the matches').value).toBe('stage-2');
  expect(preview()).toEqual(['Lions – Bears17/10/2030, 17:00, Hall 1']);
});

test('the step stays on the page when its first matches bring the first teams', async () => {
  const cup = buildCup({ tournamentId: `list-${(count += 1)}`, Teams: [], Stages: [buildStage()] });
  const { showCup } = renderAdmin(<MatchesManager />, cup);
  const present = area();
  showCup({ ...cup, Teams: [buildTeam('Lions')] });
  expect(area()).toBe(present);
});

test('the list is kept when the page is left, and after a call without an answer', async () => {
  calls = fakeApi({ [CREATE]: { status: 503 } });
  const { reopen } = await paste(GERMAN);
  await userEvent.click(addButton());
  reopen();
  expect(area().value).toBe(GERMAN);
});

test('what is more than a tournament holds, or stands in the list twice, is told before anything is sent', async () => {
  const name = 'x'.repeat(10_000);
  const Teams = Array.from({ length: 256 }, (_, index) => buildTeam(`FC ${index}`));
  await paste(
    `Zeit;Heim;Gast;Ort\n17:00;FC 10;FC 11;Hall 1\n17:00;FC 11;FC 10;Hall 1\n17:20;FC 10;Foxes;Hall 1\n;${name};;`,
    { Teams },
  );
  expect(screen.getByRole('alert').textContent).toMatch(/Line 3, .*Line 4, /);
  expect(addButton().disabled).toBe(true);
  const notes = screen.getByRole('region', { name: 'What was noticed' }).textContent ?? '';
  expect(notes.length).toBeLessThan(500);
});

test('a list takes no more than it can read, typed or from files', async () => {
  await paste(GERMAN);
  const long = `${'x'.repeat(996)};b\n`.repeat(950);
  await userEvent.upload(
    screen.getByLabelText('Open a file'),
    new File([long], 'a.csv', { type: 'text/csv' }),
  );
  await vi.waitFor(() => expect(area().value.length).toBeGreaterThan(900_000));
  const { length } = area().value;
  await userEvent.upload(
    screen.getByLabelText('Open a file'),
    new File([long], 'b.csv', { type: 'text/csv' }),
  );
  await vi.waitFor(() => expect(useMessages.getState().message?.text).toMatch(/^A list has a million/));
  expect(area().value).toHaveLength(length);
  act(clearMessage);
  fireEvent.change(area(), { target: { value: `${area().value}${long.slice(0, 60_000)}` } });
  expect(useMessages.getState().message?.text).toMatch(/^A list has a million/);
  expect(area().value).toHaveLength(length);
  fireEvent.change(area(), { target: { value: GERMAN } });
  expect(area().value).toBe(GERMAN);
});

test('2,000 matches are sent in a few calls, and the list is empty then', async () => {
  const lines = Array.from(
    { length: 2_000 },
    (_, index) => `17.10.2030;17:00;Team ${index % 99};Other ${index % 98};Hall 1`,
  );
  await paste(['Datum;Zeit;Heim;Gast;Ort', ...lines].join('\n'));
  await vi.waitFor(() => expect(addButton().textContent).toBe('Add 2000 matches'), { timeout: 10_000 });
  await userEvent.click(addButton());
  await vi.waitFor(() => expect(area().value).toBe(''), { timeout: 20_000 });
  expect(sent().length).toBeLessThan(6);
  expect(sent().flatMap((body) => body?.['matches'])).toHaveLength(2_000);
  await vi.waitFor(() => expect(useMessages.getState().message?.kind).toBe('success'));
  expect(useMessages.getState().message?.action).toBeUndefined();
});

test('a stage of a category takes the lines of this category, and the others stay', async () => {
  const stages = [
    buildStage({ categoryId: 'f', category: 'F juniors' }),
    buildStage({ stageId: 'stage-2', name: 'Group stage E', categoryId: 'e', category: 'E juniors' }),
  ];
  const categories = [
    { categoryId: 'f', name: 'F juniors' },
    { categoryId: 'e', name: 'E juniors' },
  ];
  const list =
    'Zeit;Heim;Gast;Ort;Kategorie\n17:00;Lions;Bears;Hall 1;F juniors\n17:20;Cats;Dogs;Hall 1;E juniors';
  await paste(list, { categories }, stages);
  expect(preview()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Stage of the matches'), 'stage-2');
  expect(preview()).toEqual(['Cats – Dogs17/10/2030, 17:20, Hall 1']);
});
