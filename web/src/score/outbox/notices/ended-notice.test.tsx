import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../shelf/api/api-error';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import type { Access } from '../desk/access';
import { DeskContext } from '../desk/desk';
import { EndedNotice } from './ended-notice';

const END = Date.parse('2030-05-11T18:00:00Z');
const HOUR = 60 * 60_000;

const access: Access = {
  kind: 'device',
  mark: 'mark',
  tournamentId: 'cup-1',
  deviceId: 'device-1',
  deviceKey: 'device-key-1',
  name: 'Rita',
  link: {
    linkId: 'link-1',
    name: 'Court 1',
    scope: { kind: 'cup' },
    from: '2030-05-11T08:00:00Z',
    to: new Date(END).toISOString(),
  },
};

/** Returns the text of the notice for this answer of the server, at this instant of its clock. */
function showNotice(code: string, now: number): string | null {
  freshDatabase();
  const desk = openDesk();
  const at = desk.clock.phone.now();
  desk.clock.take({ sentAt: at, receivedAt: at, now });
  const error = new ApiError({ status: 403, items: [{ msg: code }] });
  render(
    <DeskContext value={desk}>
      <EndedNotice access={access} error={error} />
    </DeskContext>,
  );
  return screen.queryByRole('alert')?.textContent ?? null;
}

const OVER = 'The time of this link is over: ask the organisers for a new one.';
const STILL_TAKEN = 'What you entered before its end is still taken for 24 hours.';

describe('the notice of a link that has ended', () => {
  afterEach(cleanup);

  test('says what is still taken, for as long as it is', () => {
    expect(showNotice('scorer_link_has_expired', END + HOUR)).toBe(OVER + STILL_TAKEN);
    cleanup();
    expect(showNotice('scorer_link_has_expired', END + 25 * HOUR)).toBe(OVER);
  });

  test('is not that of a link that was taken back, which is told elsewhere', () => {
    expect(showNotice('scorer_link_was_revoked', END)).toBeNull();
  });
});
