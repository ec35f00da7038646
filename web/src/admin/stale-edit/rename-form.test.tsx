import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { renderAdmin } from '../../testing/render-admin';
import { ApiError } from '../../shelf/api/api-error';
import { nameSchema } from '../forms/name-schema';
import type { FormAnswer } from '../forms/use-form-call';
import { clearMessage } from '../../shelf/stores/messages';
import { RenameForm } from './rename-form';

interface Hall {
  readonly name: string;
  readonly updatedAt: string;
}

const schema = object({ name: nameSchema({ missing: 'missing', max: [30, 'too long'] }) });
const base: Hall = { name: 'Hal', updatedAt: '2030-01-01T00:00:00.000Z' };

/** The name 'Hall' is typed while somebody else saves `current`. */
async function takeTheirs(current: Hall) {
  const error = new ApiError({
    status: 409,
    items: [{ msg: 'changed_by_someone_else' }],
    data: { current },
  });
  const send = vi.fn<(name: string, record: Hall) => Promise<FormAnswer<unknown>>>();
  send.mockResolvedValue({ ok: false, error });
  const form = { record: base, schema, label: 'Name', submitText: 'Rename', send, onDone: () => undefined };
  renderAdmin(<RenameForm {...form} />);
  await userEvent.type(screen.getByLabelText('Name'), 'l');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return screen.getByLabelText<HTMLInputElement>('Name').value;
}

afterEach(() => act(clearMessage));

test('whoever goes on from what somebody else saved gets the name that they gave', async () => {
  expect(await takeTheirs({ name: 'Gym', updatedAt: '2030-01-02T00:00:00.000Z' })).toBe('Gym');
});

test('and keeps the own one where they changed something else', async () => {
  expect(await takeTheirs({ name: 'Hal', updatedAt: '2030-01-02T00:00:00.000Z' })).toBe('Hall');
});
