import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shelf/stores/messages';
import { keepAdminTexts } from '../texts/admin-texts';
import { adminTexts as german } from '../texts/de';
import { sharedTexts as sharedGerman } from '../../shelf/texts/de';
import { keepTexts, showLanguage } from '../../shelf/texts/use-texts';
import { buildCup, buildGroup, buildMatch, buildStage } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { RenameStageModal } from './rename-stage';
import { StagesManager } from './stages-manager';

async function addStage() {
  await userEvent.click(screen.getByRole('button', { name: 'Add stage' }));
}

describe('adding a stage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
  });

  test('the form is ready for the next stage and reports nothing', async () => {
    const calls = fakeApi({ '/admin/fixture/stages/create': { status: 201 } });
    renderAdmin(<StagesManager />);
    await userEvent.type(screen.getByLabelText('Name'), 'Groups');
    await userEvent.click(screen.getByRole('radio', { name: /^Group/ }));
    await addStage();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
    expect(calls[0]?.body).toMatchObject({ name: 'Groups', type: 'group', order: 1 });
    await userEvent.click(screen.getByLabelText('Name'));
    expect(screen.queryByText('Type is mandatory')).toBeNull();
  });

  test('a stage without a type is not added', async () => {
    renderAdmin(<StagesManager />);
    await userEvent.type(screen.getByLabelText('Name'), 'Groups');
    await addStage();
    expect(await screen.findByText('Type is mandatory')).toBeTruthy();
  });

  test('and says so in the language that is shown', async () => {
    keepTexts('de', sharedGerman);
    keepAdminTexts('de', german);
    renderAdmin(<StagesManager />);
    await addStage();
    act(() => showLanguage('de'));
    expect(await screen.findByText('Bitte wählen Sie die Art der Phase')).toBeTruthy();
  });
});

test('renaming a stage that somebody else has renamed shows both names, and saves either', async () => {
  const stage = buildStage({ name: 'Grups' });
  const current = { ...stage, name: 'Preliminary round', updatedAt: '2030-01-02T00:00:00.000Z' };
  const calls = fakeApi({
    '/admin/fixture/stages/rename': {
      status: 409,
      errors: [{ msg: 'changed_by_someone_else' }],
      data: { current },
    },
  });
  renderAdmin(<RenameStageModal stage={stage} onClose={() => undefined} />, buildCup({ Stages: [stage] }));
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Groups');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: 'Name Preliminary round Groups' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  const sent = () => calls.filter(({ path }) => path === '/admin/fixture/stages/rename');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => [body['name'], body['updatedAt']])).toEqual([
    ['Groups', stage.updatedAt],
    ['Groups', current.updatedAt],
  ]);
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('the question whether to delete a stage', () => {
  const stage = buildStage({ name: 'Groups', groups: [buildGroup()], Matches: [buildMatch()] });

  async function ask() {
    const { showCup } = renderAdmin(<StagesManager />, buildCup({ Stages: [stage] }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Groups' }));
    return showCup;
  }

  test('counts what would go with it now', async () => {
    const showCup = await ask();
    expect(screen.getByText(/^Groups: 1. Matches: 1./)).toBeTruthy();
    const changed = { ...stage, name: 'Preliminary round', Matches: [buildMatch(), buildMatch()] };
    showCup(buildCup({ Stages: [changed] }));
    expect(screen.getByText(/^Groups: 1. Matches: 2./)).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).toContain('Preliminary round and all');
  });

  test('ends when somebody else has deleted it, and is not asked again when that is undone', async () => {
    const showCup = await ask();
    showCup(buildCup());
    expect(screen.queryByRole('dialog')).toBeNull();
    showCup(buildCup({ Stages: [stage] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the form that renames a stage stays as it is while that changes, and closes when it is deleted', async () => {
  const stage = buildStage({ name: 'Grups' });
  const { showCup } = renderAdmin(<StagesManager />, buildCup({ Stages: [stage] }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename Grups' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename stage' }));
  await userEvent.type(dialog.getByLabelText('Name'), ' A');
  showCup(buildCup({ Stages: [{ ...stage, order: 2, updatedAt: '2030-01-02T00:00:00.000Z' }] }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Grups A');
  showCup(buildCup());
  expect(screen.queryByRole('dialog')).toBeNull();
});
