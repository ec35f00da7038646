import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { removeUser, saveUser } from '../../shelf/stores/user';
import { buildUser } from '../../testing/build-user';
import { SiteHeader } from './site-header';

function renderHeader() {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <SiteHeader />
    </MemoryRouter>,
  );
}

function linkNames(): (string | null)[] {
  const [bar] = screen.getAllByRole('navigation', { name: 'Main navigation' });
  return bar
    ? within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
}

function scrollTo(distance: number) {
  act(() => {
    window.scrollY = distance;
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the header', () => {
  afterEach(() => {
    act(removeUser);
    act(clearTournament);
  });

  test('leads a visitor to the four public pages', () => {
    renderHeader();
    expect(linkNames()).toEqual(['Home', 'Matches', 'Teams', 'Contact']);
  });

  test('has the way to log in at the end of the menu, until somebody is logged in', async () => {
    renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = () => within(screen.getByRole('dialog')).getAllByRole('link');
    expect(menu().at(-1)?.textContent).toBe('Log in');
    expect(menu().at(-1)?.getAttribute('href')).toBe('/account');
    act(() => saveUser(buildUser({ role: '' })));
    expect(menu().at(-1)?.textContent).toBe('Admin');
  });

  test('leads whoever is logged in to the admin pages too', () => {
    saveUser(buildUser({ role: '' }));
    renderHeader();
    expect(linkNames()).toEqual(['Home', 'Matches', 'Teams', 'Contact', 'Admin']);
  });

  test('leads to pages of the chosen cup, and marks the one that is shown', async () => {
    chooseTournament({ tournamentId: 'cup-1', name: 'Spring Cup', date: '2030-05-11' });
    saveUser(buildUser({ role: '' }));
    renderHeader();
    const [toggle] = screen.getAllByRole('button', { name: 'More under Matches' });
    if (toggle) await userEvent.click(toggle);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Matches')).toBe('/matches?tournament=cup-1');
    expect(addressOf('Bracket')).toBe('/matches?tournament=cup-1#bracket');
    expect(addressOf('Admin')).toBe('/admin');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });

  test('shrinks beyond 100 pixels of scroll', () => {
    renderHeader();
    const bar = () => screen.getByRole('banner').firstElementChild?.getAttribute('data-small');
    scrollTo(100);
    expect(bar()).toBe('false');
    scrollTo(101);
    expect(bar()).toBe('true');
    scrollTo(0);
  });

  test('unfolds and folds a sub-menu', async () => {
    renderHeader();
    const [toggle] = screen.getAllByRole('button', { name: 'More under Matches' });
    if (!toggle) throw new Error('Matches has no sub-menu.');
    await userEvent.click(toggle);
    expect(screen.getByRole('link', { name: 'Results' })).toBeTruthy();
    await userEvent.click(toggle);
    expect(screen.queryByRole('link', { name: 'Results' })).toBeNull();
  });

  test('keeps the focus where it is seen when Escape folds a sub-menu', async () => {
    renderHeader();
    const [toggle] = screen.getAllByRole('button', { name: 'More under Matches' });
    if (!toggle) throw new Error('Matches has no sub-menu.');
    await userEvent.click(toggle);
    act(() => screen.getByRole('link', { name: 'Results' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(toggle);
  });

  test.each([
    ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
    ['somebody presses elsewhere', () => userEvent.click(document.body)],
    ['the focus goes to another entry', () => act(() => screen.getByRole('link', { name: 'Teams' }).focus())],
  ])('folds a sub-menu when %s', async (_when, leave) => {
    renderHeader();
    const [toggle] = screen.getAllByRole('button', { name: 'More under Matches' });
    if (!toggle) throw new Error('Matches has no sub-menu.');
    await userEvent.click(toggle);
    await leave();
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});
