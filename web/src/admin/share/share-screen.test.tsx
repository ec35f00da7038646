import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildHardCup } from '../../testing/cup-of-spreadsheets';
import { renderAdmin } from '../../testing/render-admin';
import { ShareScreen } from './share-screen';

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', file: file as Blob });
    return 'blob:list';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('each list of a cup is saved as CSV under its name', async () => {
  renderAdmin(<ShareScreen />, buildHardCup());
  expect(names()).toEqual(['Save all lists for Excel (XLSX)', 'Fixtures', 'Results', 'Tables', 'Scorers']);
  await userEvent.click(screen.getByRole('button', { name: 'Results' }));
  expect(saved.map(({ name }) => name)).toEqual(['Herbstcup – Results.csv']);
  expect(await saved[0]?.file.text()).toContain('"No.","Date","Time"');
});

test('a cup without a name is saved under its day', async () => {
  renderAdmin(<ShareScreen />, buildHardCup({ name: '', date: '2030-10-27' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fixtures' }));
  expect(saved[0]?.name).toBe('2030-10-27 – Fixtures.csv');
});

test('all of them are saved as one workbook', async () => {
  renderAdmin(<ShareScreen />, buildHardCup());
  await userEvent.click(screen.getByRole('button', { name: /XLSX/ }));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Herbstcup.xlsx']));
  expect(saved[0]?.file.size).toBeGreaterThan(1_000);
});

test('a cup without results has its fixtures alone', () => {
  renderAdmin(<ShareScreen />, buildHardCup({ shown: 'no-results' }));
  expect(names()).toEqual(['Save all lists for Excel (XLSX)', 'Fixtures']);
});
