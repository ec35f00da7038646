import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shared/stores/messages';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
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
});
