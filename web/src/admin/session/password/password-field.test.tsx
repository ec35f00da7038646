import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { LoginForm } from '../login-form';
import { RegisterForm } from '../register-form';

const FORMS = [
  ['of the login', LoginForm, ['Password']],
  ['of registering', RegisterForm, ['Password', 'Confirm password']],
] as const;

describe.each(FORMS)('the password %s', (_, PasswordForm, labels) => {
  test('is hidden while it is typed, unless somebody wants to look', async () => {
    render(
      <MemoryRouter>
        <PasswordForm />
      </MemoryRouter>,
    );
    for (const label of labels) {
      const field = screen.getByLabelText(label);
      await userEvent.type(field, ' Secret 1!');
      expect(field).toMatchObject({ type: 'password', value: ' Secret 1!' });
    }
    const types = () => labels.map((label) => screen.getByLabelText(label).getAttribute('type'));
    const [look] = screen.getAllByRole('button', { name: 'Show password' });
    if (look) await userEvent.click(look);
    expect(types()[0]).toBe('text');
    expect(types().slice(1)).not.toContain('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(types()).not.toContain('text');
  });
});
