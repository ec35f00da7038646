import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  chooseCategory,
  chooseTournament,
  clearTournament,
  updateTournament,
  useTournaments,
} from '../../shelf/stores/tournaments';
import { renderPage } from '../../testing/render-page';
import { calendarAddress } from './calendar-address';
import { CalendarButton } from './calendar-button';

describe('the address of a calendar', () => {
  test.each([
    [{}, ''],
    [{ category: 'f' }, '?category=f'],
    [{ category: 'all' }, ''],
    [{ category: 'f', team: 'lions' }, '?team=lions'],
    [{ team: 'lions', lang: 'fr' as const }, '?team=lions&lang=fr'],
  ])('of %o names no more than that', (of, query) => {
    expect(calendarAddress({ tournamentId: 'cup-1', ...of })).toBe(`/api/calendars/cup-1${query}`);
  });
});

describe('whoever adds a calendar', () => {
  beforeEach(() => chooseTournament({ tournamentId: 'cup-1', name: 'Spring Cup', date: '2030-05-11' }));
  afterEach(() => {
    act(clearTournament);
    useTournaments.setState({ categories: {} });
  });

  async function openDialog(): Promise<ReturnType<typeof within>> {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    return within(screen.getByRole('dialog', { name: 'Add to calendar' }));
  }

  test('subscribes to that of the cup in their language, downloads it, or copies its address', async () => {
    renderPage(<CalendarButton />);
    act(() => updateTournament({ tournamentId: 'cup-1', language: 'de' }));
    const dialog = await openDialog();
    const path = '/api/calendars/cup-1?lang=en';
    expect(dialog.getByText('Spring Cup')).toBeTruthy();
    expect(dialog.getByText(/Some programs ask only once a day/)).toBeTruthy();
    const addressOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Subscribe')).toBe(`webcal://${window.location.host}${path}`);
    expect(addressOf('Download as a file')).toBe(path);
    expect(dialog.getByRole('textbox')).toHaveProperty('value', window.location.origin + path);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gets the chosen category, or the team of the page', async () => {
    act(() => updateTournament({ tournamentId: 'cup-1', language: 'en' }));
    act(() =>
      updateTournament({ tournamentId: 'cup-1', categories: [{ categoryId: 'f', name: 'F juniors' }] }),
    );
    chooseCategory('cup-1', 'f');
    const { unmount } = renderPage(<CalendarButton />);
    const addressOf = async () => (await openDialog()).getByRole('textbox').getAttribute('value');
    expect(await addressOf()).toBe(`${window.location.origin}/api/calendars/cup-1?category=f`);
    expect(screen.getByText('F juniors – Spring Cup')).toBeTruthy();
    unmount();
    renderPage(<CalendarButton team={{ teamId: 'lions', name: 'Lions' }} />);
    expect(await addressOf()).toBe(`${window.location.origin}/api/calendars/cup-1?team=lions`);
    expect(screen.getByText('Lions')).toBeTruthy();
  });
});
