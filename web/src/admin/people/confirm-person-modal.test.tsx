import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderAdmin } from '../../testing/render-admin';
import { ConfirmPersonModal } from './confirm-person-modal';

function confirmGiving(changes: Partial<PersonView>) {
  const person: PersonView = {
    userId: 'user-2',
    email: 'eve@example.test',
    hasProvedEmail: false,
    displayName: 'Anna from the board',
    isAdministrator: false,
    administratorSince: null,
    givenBy: null,
    registeredAt: '2030-01-01T00:00:00.000Z',
    lastSignInAt: null,
    isDisabled: false,
    ...changes,
  };
  const chosen = { action: 'give', person } as const;
  renderAdmin(<ConfirmPersonModal chosen={chosen} onClose={() => undefined} onDone={() => undefined} />);
}

describe('giving somebody rights', () => {
  test('names the account by its address, whatever name its owner has chosen', () => {
    confirmGiving({});
    expect(screen.getByText(/^Anna from the board \(eve@example\.test\) will be able/)).toBeTruthy();
    expect(screen.getByText(/^The e-mail address is not confirmed/)).toBeTruthy();
  });

  test('says where the address is confirmed', () => {
    confirmGiving({ hasProvedEmail: true });
    expect(screen.getByText(/^The e-mail address is confirmed/)).toBeTruthy();
  });
});
