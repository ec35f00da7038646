import { PROJECT_ID } from '@futsal-cup/tools/project';
import { buildGroup, buildStage, readView, uniqueName } from '../../support/builders';
import { call } from '../../support/call-api';
import { createAccount, uniqueEmail } from '../../support/sign-in';
import { testStack } from '../../support/test-stack';
import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { logIn } from '../support/log-in';

const PASSWORD = 'OffsideRule1!';

/** The code of the mail that the Auth emulator does not send. */
async function mailedCode(email: string): Promise<string> {
  const url = `http://${testStack().authHost}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  return oobCodes.find((mail) => mail.email === email)?.oobCode ?? '';
}

test.describe('people', { tag: '@phone' }, () => {
  test('an invitation makes an administrator of somebody who registers for it, once', async ({
    page,
    openVisitorPage,
  }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
    await page.getByLabel('For whom').fill('Anna from the board');
    await button(page, 'Make the link').click();
    await expect(
      page.getByRole('img', { name: 'QR code of the invitation for Anna from the board' }),
    ).toBeVisible();
    await inspect(page, 'people');
    const address = await page.getByLabel('Link', { exact: true }).inputValue();

    const email = uniqueEmail();
    const visitor = await openVisitorPage();
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/account$/);
    await visitor.getByRole('link', { name: 'Register' }).click();
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Confirm password').fill(PASSWORD);
    await button(visitor, 'Register').click();
    await visitor.waitForURL('**/login');
    await logIn(visitor, { email, password: PASSWORD });
    await button(visitor, `Accept as ${email}`).click();
    await visitor.waitForURL('**/admin');
    await expect(visitor.getByText('What may others call you?')).toBeVisible();
    await visitor.getByLabel('Display name').fill('Lea Wyss');
    await button(visitor, 'Save name').click();
    await expect(visitor.getByText('What may others call you?')).toBeHidden();

    await page.reload();
    const anna = page.getByRole('listitem').filter({ hasText: email });
    await expect(anna.getByRole('heading', { name: 'Lea Wyss' })).toBeVisible();
    await button(anna, 'Take rights').click();
    await button(modal(page), 'Take rights').click();
    await expect(successBanner(page).getByText('The account has no rights any more')).toBeVisible();
    await expect(button(anna, 'Give rights')).toBeVisible();
  });

  test('whoever has no rights reads what to do, and a forgotten password is set by the mail', async ({
    openVisitorPage,
  }) => {
    const account = await createAccount();
    const visitor = await openVisitorPage();
    await visitor.goto('/');
    const footer = visitor.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'Log in' }).click();
    await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
    await visitor.getByLabel('Email').fill(account.email);
    await button(visitor, 'Send the mail').click();
    await expect(visitor.getByText('If there is an account with this address')).toBeVisible();

    await visitor.goto(`/account?mode=resetPassword&oobCode=${await mailedCode(account.email)}`);
    await visitor.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Confirm new password').fill(PASSWORD);
    await button(visitor, 'Set password').click();
    await visitor.waitForURL('**/login');
    await logIn(visitor, { email: account.email, password: PASSWORD });
    await visitor.waitForURL('**/account');
    await expect(visitor.getByRole('heading', { name: 'No administrator rights yet' })).toBeVisible();
    await inspect(visitor, 'account');
    await button(visitor, 'I have been given the rights').click();
    await expect(errorBanner(visitor).getByText('still has no administrator rights')).toBeVisible();
    await call('giveRole', { userId: account.userId });
    await button(visitor, 'I have been given the rights').click();
    await visitor.waitForURL('**/admin');
  });
});

test.describe('a tournament', { tag: '@phone' }, () => {
  test('is copied, archived, put back and deleted', async ({ page, cup, allowErrors }) => {
    // The wrong name.
    allowErrors(/409/);
    await page.goto('/admin/tournament-details-main');
    await button(page, 'Duplicate').click();
    const name = uniqueName('Copy');
    await modal(page).getByLabel('Name of the copy').fill(name);
    await modal(page).getByLabel('Date of the copy').fill('2098-05-09');
    await button(modal(page), 'Duplicate').click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await inspect(page, 'tournament-options');

    await button(page, 'Archive').click();
    await button(modal(page), 'Archive').click();
    await page.waitForURL('**/admin');
    await button(page, 'Show archived tournaments').click();
    await button(page, `Put ${name} back into the list`).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

    await button(page, 'Delete').click();
    const download = page.waitForEvent('download');
    await button(modal(page), 'Download a backup first').click();
    expect((await download).suggestedFilename()).toBe(`${name}.json`);
    await modal(page).getByLabel(`Type the name to confirm: ${name}`).fill(cup.name);
    await button(modal(page), 'Delete tournament').click();
    await expect(errorBanner(page).getByText('Typed name is not that of the tournament')).toBeVisible();
    await modal(page).getByLabel(`Type the name to confirm: ${name}`).fill(name);
    await button(modal(page), 'Delete tournament').click();
    await page.waitForURL('**/admin');
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  });

  test('has its stages renamed and put into order, and its teams moved between groups', async ({
    page,
    cup,
  }) => {
    const { tournamentId } = cup;
    const stage = await buildStage({ tournamentId, name: 'Grups' });
    const group = await buildGroup({ stage, name: 'A' });
    await buildGroup({ stage, name: 'B', teams: 0 });
    await call('createStage', { tournamentId, name: 'Final', type: 'knockout', order: 9 });
    await page.goto('/admin/fixture');
    await button(page, 'Show stages').click();
    await button(page, 'Rename Grups').click();
    await modal(page).getByLabel('Name').fill('Groups');
    await button(modal(page), 'Save').click();
    await button(page, 'Move Final up').click();
    await expect(successBanner(page).getByText('The stages have a new order')).toBeVisible();
    await inspect(page, 'stages-order');
    const { Stages } = await readView(tournamentId);
    expect(Stages.map(({ name }) => name)).toEqual(['Final', 'Groups']);

    await button(page, 'Show groups').click();
    const [team] = group.Teams;
    await button(page, `Move ${team?.name} to another group`).click();
    await modal(page).getByLabel('Group').selectOption('B');
    await button(modal(page), 'Move').click();
    await expect(successBanner(page).getByText('The team has moved')).toBeVisible();
    const after = await readView(tournamentId);
    const inB = after.Stages.flatMap(({ groups }) => groups).find(({ name }) => name === 'B');
    expect(inB?.Teams).toEqual([team]);
  });
});
