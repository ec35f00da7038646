import { uniqueName } from '../support/builders/builders';
import { dayFromNow } from '../support/builders/days';
import { ADMINISTRATOR } from '../support/sign-in';
import { button, modal } from './support/admin-screen';
import { Finger } from './support/finger';
import { expect, test } from './support/test';

const CLUBS = ['FC Bern', 'FC Thun', 'SC Lyss', 'FC Köniz', 'SV Muri-Gümligen', 'FC Spiez'];

/** One list of three categories as it comes from a club's spreadsheet: with headings, numbers, a contact with a phone number, and a total. */
const LIST = [
  'Nr.\tVerein\tKategorie\tTrainer\tTelefon',
  ...['F', 'E', 'D'].flatMap((category, before) =>
    CLUBS.map((club, index) =>
      [before * CLUBS.length + index + 1, club, `${category}-Junioren`, 'Anna Keller', '079 123 45 67'].join(
        '\t',
      ),
    ),
  ),
  '\tTotal\t18\t\t',
].join('\n');

test('a person comes from the login to F, E and D juniors on two courts, one after the other, in 24 taps', async ({
  page,
  openVisitorPage,
}) => {
  const finger = new Finger();
  const goOn = (step: string) => finger.tap(page.getByRole('link', { name: `Continue: ${step}` }));
  const block = (number: number) => page.getByRole('group', { name: `Block ${number}`, exact: true });
  await page.goto('/login');
  await finger.type(page.getByLabel('Email'), ADMINISTRATOR.email);
  await finger.type(page.getByLabel('Password', { exact: true }), ADMINISTRATOR.password);
  await finger.tap(button(page, 'Login'));
  await finger.tap(page.getByRole('link', { name: 'Create tournament' }));
  await finger.type(page.getByLabel('Name', { exact: true }), uniqueName('Juniors Cup'));
  await finger.type(page.getByLabel('Date', { exact: true }), dayFromNow(50));
  await finger.tap(button(page, 'Create tournament'));
  await goOn('Plan');
  await finger.type(page.getByLabel('List of teams'), LIST);
  await finger.tap(button(page, 'Make these 3 categories'));
  await finger.tap(button(page, 'Add 18 teams'));
  await goOn('Format');
  await finger.tap(page.getByRole('radio', { name: 'Children without winners' }));
  await goOn('Time');
  await finger.tap(block(1).getByLabel('E-Junioren'));
  await finger.tap(block(1).getByLabel('D-Junioren'));
  await finger.type(block(1).getByLabel('To'), '11:30');
  await finger.tap(button(page, 'Add a block'));
  await finger.tap(block(2).getByLabel('D-Junioren'));
  await finger.type(block(2).getByLabel('To'), '14:30');
  await finger.tap(button(page, 'Add a block'));
  await goOn('Plan');
  await expect(page.getByText(/^F-Junioren: over at 1[01]:\d\d\.$/)).toBeVisible();
  await finger.tap(button(page, 'Apply the plan'));
  await finger.tap(button(modal(page), 'Apply'));
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeInViewport();
  await expect(page.getByText(/This is the plan that was published/)).toBeAttached();
  expect(finger.taps).toBe(24);

  const visitor = await openVisitorPage();
  const tournamentId = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('tournaments-storage') ?? '{}');
    return String(state.currentTournament.tournamentId);
  });
  await visitor.goto(`/matches?tournament=${tournamentId}`);
  await visitor.getByRole('link', { name: 'F-Junioren', exact: true }).click();
  await expect(visitor.getByText('FC Bern').first()).toBeVisible();
});
