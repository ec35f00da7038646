import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildTeam } from '../../../testing/build-view';
import { FakePlanWorker } from '../../../testing/fake-plan-worker';
import { renderAdmin } from '../../../testing/render-admin';
import { FormatStep } from './format-step';

let count = 0;

/** Shows the step for a cup of its own with so many teams, because drafts are kept by cup. */
function showFor(teams: number) {
  const Teams = Array.from({ length: teams }, (_, index) => buildTeam(`Team ${index + 1}`));
  renderAdmin(<FormatStep />, buildCup({ tournamentId: `formatted-${(count += 1)}`, Teams }));
}

function radio(name: string) {
  return screen.getByRole<HTMLInputElement>('radio', { name });
}

/** Returns the text that is read after the name of a preset. */
function saidOf(name: string): string {
  const ids = radio(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function fieldNames(): (string | null)[] {
  const panel = screen.getByRole('heading', { name: 'Format' }).closest('section');
  return within(panel as HTMLElement)
    .queryAllByRole('combobox')
    .map((field) => (field as HTMLSelectElement).labels[0]?.textContent ?? null);
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakePlanWorker);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the presets', () => {
  test('each say how many matches ten teams have, before one is chosen', async () => {
    showFor(10);
    const counts = {
      'Groups and knockout': 20 + 4,
      'All places played out': 20 + 4 + 3,
      'Gold, silver, bronze': 20 + 4 + 6,
      'Two group phases': 20 + 6 + 1,
      League: (10 * 4) / 2,
      'Children without winners': 20,
      'Knockout only': 9 + 1,
    };
    for (const [name, matches] of Object.entries(counts))
      expect(saidOf(name)).toContain(`${matches} matches`);
    await waitFor(() => {
      for (const name of Object.keys(counts)) expect(saidOf(name)).toMatch(/over at \d\d:\d\d/);
    });
  });

  test('say how long the plan is that is found with the present times', async () => {
    showFor(2);
    await waitFor(() => expect(saidOf('Knockout only')).toMatch(/1 match · 15 min, over at 09:15/));
  });

  test('say where no plan was found within the present times', async () => {
    showFor(60);
    await waitFor(() =>
      expect(saidOf('Groups and knockout')).toContain('No plan was found that fits into the present times.'),
    );
  });

  test('say from how many teams on they make sense', () => {
    showFor(3);
    expect(saidOf('Gold, silver, bronze')).toContain('Needs at least 4 teams. The tournament has 3.');
    expect(saidOf('All places played out')).toContain(`${3 + 1} matches`);
  });
});

describe('a preset that is chosen', () => {
  test('has its own fields alone, with usual choices for the number of teams', async () => {
    showFor(10);
    await userEvent.click(radio('All places played out'));
    expect(fieldNames()).toHaveLength(4);
    expect(screen.getByLabelText<HTMLSelectElement>('Groups').value).toBe('2');
    await userEvent.click(radio('League'));
    expect(fieldNames()).toEqual(['Matches of each team']);
    expect(screen.getByLabelText<HTMLSelectElement>('Matches of each team').value).toBe('4');
  });

  test('again has what was chosen for it before', async () => {
    showFor(12);
    await userEvent.selectOptions(screen.getByLabelText('Groups'), '3');
    await userEvent.click(radio('League'));
    await userEvent.click(radio('Groups and knockout'));
    expect(screen.getByLabelText<HTMLSelectElement>('Groups').value).toBe('3');
  });

  test('of two phases asks for the second groups too, and says what is wrong with them at their field', async () => {
    showFor(12);
    await userEvent.click(radio('Two group phases'));
    expect(fieldNames()).toHaveLength(8);
    expect(screen.getByLabelText<HTMLSelectElement>('Second groups').value).toBe('2');
    await userEvent.selectOptions(screen.getByLabelText('Second groups'), '4');
    await userEvent.selectOptions(screen.getByLabelText(/go on to the second groups/), '1');
    expect(screen.getByText('Each group needs at least two teams: choose fewer groups.')).toBeTruthy();
  });

  test('is there in a draft of this browser from before there were two phases', async () => {
    showFor(10);
    await userEvent.selectOptions(screen.getByLabelText('Groups'), '5');
    const stored = JSON.parse(localStorage.getItem(`plan/formatted-${count}`) ?? '');
    Object.assign(stored.format, { secondGroups: undefined, toSecondGroups: undefined, deal: undefined });
    cleanup();
    localStorage.setItem(`plan/formatted-${count + 1}`, JSON.stringify(stored));
    showFor(10);
    expect(screen.getByLabelText<HTMLSelectElement>('Groups').value).toBe('5');
    await userEvent.click(radio('Two group phases'));
    expect(fieldNames()).toHaveLength(8);
  });

  test('says that a single best team has nobody to change with', async () => {
    showFor(12);
    await userEvent.selectOptions(screen.getByLabelText('Groups'), '3');
    const best = screen.getByLabelText(/^How many teams in place \d also go on/);
    await userEvent.selectOptions(best, '1');
    expect(screen.getByText(/may meet a team of its own group/)).toBeTruthy();
    await userEvent.selectOptions(best, '2');
    expect(screen.queryByText(/may meet a team of its own group/)).toBeNull();
  });

  test('offers only numbers of matches that all teams can have', async () => {
    showFor(9);
    await userEvent.click(radio('League'));
    const offered = screen.getByLabelText<HTMLSelectElement>('Matches of each team').options;
    expect([...offered].map(({ value }) => value)).toEqual(['', '2', '4', '6', '8']);
  });

  test('of too few teams says so, and draws nothing', async () => {
    showFor(3);
    await userEvent.click(radio('Gold, silver, bronze'));
    expect(screen.getByText(/^At least two teams have to play for each cup: choose fewer cups/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'The groups and matches you get' })).toBeNull();
  });
});
