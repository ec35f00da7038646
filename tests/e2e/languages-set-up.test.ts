import { uniqueName } from '../support/builders/builders';
import { button, errorBanner, modal, successBanner } from './support/admin-screen';
import { expectLanguage, logInSpeaking } from './support/languages';
import { expect, test } from './support/test';

test(
  'a cup is set up in German, with the errors of forms and of the server',
  { tag: '@long' },
  async ({ page, allowErrors }) => {
    allowErrors(/409/);
    const name = uniqueName('Hallencup');
    await logInSpeaking(page, 'de');
    await page.getByRole('link', { name: 'Turnier erstellen' }).click();
    await button(page, 'Turnier erstellen').click();
    await expect(page.getByText('Bitte geben Sie das Datum ein')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Datum', { exact: true }).fill('2098-06-07');
    await button(page, 'Turnier erstellen').click();
    await expect(page.getByText('07.06.2098')).toBeVisible();

    await page.goto('/admin/teams');
    await button(page, 'Team hinzufügen').click();
    for (const said of ['Das Team ist erstellt', 'Ein Team mit diesem Namen gibt es schon']) {
      // The form is empty again once the answer has arrived.
      await expect(page.getByLabel('Name des Teams')).toHaveValue('');
      await page.getByLabel('Name des Teams').fill('Zofingen');
      await button(page, 'Team bestätigen').click();
      await button(modal(page), 'Team erstellen').click();
      await expect(successBanner(page).or(errorBanner(page)).filter({ hasText: said })).toBeVisible();
    }
    await expectLanguage(page, 'de', [name]);

    await page.goto('/admin/fixture');
    await button(page, 'Phasen des Turniers festlegen').click();
    await page.getByLabel('Reihenfolge').fill('');
    await button(page, 'Phase hinzufügen').click();
    await expect(page.getByText('Bitte geben Sie die Reihenfolge der Phase ein')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Halbfinal');
    await page.getByLabel('K. o.').check();
    await page.getByLabel('Reihenfolge').fill('1');
    await button(page, 'Phase hinzufügen').click();
    await expect(page.getByRole('row', { name: '1 Halbfinal K. o.' })).toBeVisible();
    await expectLanguage(page, 'de', [name]);
  },
);
