import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { buildPng } from '../../support/builders/build-pictures';
import { readView } from '../../support/builders/builders';
import { expect, test } from '../support/admin-test';

test('a message is told from any screen: too long it is refused, else it is told and taken back', async ({
  page,
  cup,
}) => {
  await page.goto('/admin/teams');
  await button(page, 'Message').click();
  const field = modal(page).getByLabel('Message to everybody');
  await field.fill('م'.repeat(500));
  await button(modal(page), 'Tell everybody').click();
  await expect(modal(page).getByText('Message must be at most 200 characters long')).toBeVisible();
  await field.fill('م'.repeat(200));
  await expect(field).toHaveCSS('direction', 'rtl');
  await inspect(page, 'message');
  await button(modal(page), 'Tell everybody').click();
  await expect(successBanner(page).getByText('The message is on every page of the tournament')).toBeVisible();
  expect((await readView(cup.tournamentId)).message?.text).toHaveLength(200);
  // On a phone the banner lies over the head until it goes or is closed.
  await button(page, 'Close').click();
  await button(page, 'Message').click();
  await button(modal(page), 'Take it back').click();
  await expect(successBanner(page).getByText('The message is taken back')).toBeVisible();
  expect((await readView(cup.tournamentId)).message).toBeUndefined();
});

/** A photo of a phone, as large as its browser would decode it. */
const PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: buildPng({ width: 3000, height: 1500 }) };

const NO_PICTURES = [
  { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
  { name: 'broken.png', mimeType: 'image/png', buffer: PHOTO.buffer.subarray(0, 40) },
];

test('a logo and sponsors are set; files that are no picture or too large are refused in words', async ({
  page,
  cup,
}) => {
  await page.goto('/admin/tournament-details');
  await button(page, 'Edit logo and sponsors').click();
  await button(page, 'Add a sponsor').click();
  await page.getByLabel('Sponsor 1', { exact: true }).fill('Bakery');
  const logo = page.getByLabel('Logo of the club', { exact: true });
  for (const file of NO_PICTURES) {
    await logo.setInputFiles(file);
    await expect(page.getByText('This file is no whole picture'), file.name).toBeVisible();
    await logo.setInputFiles(PHOTO);
    await expect(page.getByText('This file is no whole picture')).toHaveCount(0);
  }
  await logo.setInputFiles({ ...PHOTO, buffer: buildPng({ width: 20_000, height: 4_000 }) });
  await expect(page.getByText('This picture is too large')).toBeVisible();
  await inspect(page, 'sponsors');
  await button(page, 'Save logo and sponsors').click();
  await expect(successBanner(page).getByText('Logo and sponsors are saved')).toBeVisible();
  const view = await readView(cup.tournamentId);
  expect(view.logo).toMatchObject({ width: 256, height: 128 });
  expect(view.logo?.pictureId).toMatch(/-webp$/);
  expect(view.sponsors).toEqual([{ name: 'Bakery' }]);

  await button(page, 'Edit logo and sponsors').click();
  await button(page, 'Add a sponsor').click();
  await page.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(modal(page)).toBeVisible();
});
