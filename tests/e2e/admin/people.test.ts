import { PROJECT_ID } from '@futsal-cup/tools/project';
import { buildGroup, buildStage, readView, uniqueName } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { invite, visitor } from '../../support/people';
import { createAccount, revokeTokens, uniqueEmail } from '../../support/sign-in';
import { withFirestore } from '../../support/model/stored-cup';
import { testStack } from '../../support/stack/test-stack';
import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { logIn } from '../support/log-in';
import { scrollTo } from '../support/public-pages';

const PASSWORD = 'OffsideRule1!';

/** Reads the code in the mail to an address; the Auth emulator keeps its mails and sends none. */
async function mailedCode(email: string): Promise<string> {
  const url = `http://${testStack().authHost}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  return oobCodes.find((mail) => mail.email === email)?.oobCode ?? '';
}

test.describe('people', () => {
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
    const address = await page.getByLabel('Link', { exact: true }).inputValue();

    const email = uniqueEmail();
    const guest = await openVisitorPage();
    await guest.goto(address);
    await expect(guest).toHaveURL(/\/account$/);
    await guest.getByRole('link', { name: 'Register' }).click();
    await guest.getByLabel('Email').fill(email);
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.getByLabel('Confirm password').fill(PASSWORD);
    await button(guest, 'Register').click();
    await guest.waitForURL('**/login');
    await logIn(guest, { email, password: PASSWORD });
    await button(guest, `Accept as ${email}`).click();
    await guest.waitForURL('**/admin');

    await page.reload();
    const account = page.getByRole('listitem').filter({ hasText: email });
    await expect(button(account, 'Take rights')).toBeVisible();
  });

  test(
    'an administrator is listed by the name that they have chosen, and has no rights once somebody takes them',
    { tag: '@long' },
    async ({ page, openVisitorPage }) => {
      const account = await createAccount();
      await call('giveRole', { userId: account.userId });
      const guest = await openVisitorPage();
      await guest.goto('/login');
      await logIn(guest, account);
      await guest.waitForURL('**/admin');
      await expect(guest.getByText('What may others call you?')).toBeVisible();
      await guest.getByLabel('Display name').fill('Lea Wyss');
      await button(guest, 'Save name').click();
      await expect(guest.getByText('What may others call you?')).toBeHidden();

      await page.goto('/admin');
      await page.getByRole('link', { name: 'People' }).click();
      const lea = page.getByRole('listitem').filter({ hasText: account.email });
      await expect(lea.getByRole('heading', { name: 'Lea Wyss' })).toBeVisible();
      await inspect(page, 'people');
      await button(lea, 'Take rights').click();
      await button(modal(page), 'Take rights').click();
      await expect(successBanner(page).getByText('The account no longer has the rights')).toBeVisible();
      await expect(button(lea, 'Give rights')).toBeVisible();
    },
  );

  test(
    'an invitation that was used or is over says so to whoever is signed in, who goes on to their account',
    { tag: '@long' },
    async ({ openVisitorPage, allowErrors }) => {
      allowErrors(/409/);
      const [used, over] = [await invite(), await invite()];
      await call('acceptInvitation', { key: used.key }, { token: (await visitor()).token });
      await withFirestore((db) =>
        db.doc(`invitations/${over.invitation.invitationId}`).update({ endsAt: '2026-01-01T00:00:00.000Z' }),
      );
      const account = await createAccount();
      const page = await openVisitorPage();
      await page.goto('/login');
      await logIn(page, account);
      await page.waitForURL('**/account');
      for (const [{ key }, says] of [
        [used, 'Invitation was used'],
        [over, 'Invitation has expired'],
      ] as const) {
        await page.goto(`/account#k=${key}`);
        await button(page, `Accept as ${account.email}`).click();
        await expect(page.getByText(says)).toBeVisible();
        await inspect(page, 'invitation-refused');
        await button(page, 'Your account').click();
        await expect(page.getByRole('heading', { name: 'No administrator rights yet' })).toBeVisible();
      }
    },
  );

  test(
    'changes the own password and ends all sessions; a session that was ended leads to the login',
    { tag: '@long' },
    async ({ openVisitorPage, allowErrors }) => {
      allowErrors(/401/, /422/);
      const account = await createAccount();
      const page = await openVisitorPage();
      await page.goto('/login');
      await logIn(page, account);
      const current = page.getByLabel('Current password');
      await current.fill('WrongGuess-1!');
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm new password').fill('Other-2026!');
      await button(page, 'Change password').click();
      await expect(page.getByText('passwords must match')).toBeVisible();
      await page.getByLabel('Confirm new password').fill(PASSWORD);
      await button(page, 'Change password').click();
      await expect(errorBanner(page).getByText('Current password is wrong')).toBeVisible();
      await current.fill(account.password);
      await button(page, 'Change password').click();
      await expect(successBanner(page).getByText('Your password has been changed')).toBeVisible();
      await button(page, 'Sign out everywhere').click();
      await page.waitForURL('**/login');

      await logIn(page, { email: account.email, password: PASSWORD });
      await page.waitForURL('**/account');
      await revokeTokens(account);
      await page.getByLabel('Display name').fill('Lea Wyss');
      await button(page, 'Save name').click();
      await page.waitForURL('**/login');
      await expect(errorBanner(page)).toBeVisible();
    },
  );

  test('whoever has no rights reads what to do, and a forgotten password is set by the mail', async ({
    openVisitorPage,
  }) => {
    const account = await createAccount();
    const guest = await openVisitorPage();
    await guest.goto('/');
    const logInLink = guest.getByRole('contentinfo').getByRole('link', { name: 'Log in' });
    await scrollTo(guest, logInLink);
    await logInLink.click();
    await guest.getByRole('link', { name: 'Forgot your password?' }).click();
    await guest.getByLabel('Email').fill(account.email);
    await button(guest, 'Send the mail').click();
    await expect(guest.getByText('If there is an account with this address')).toBeVisible();

    await guest.goto(`/account?mode=resetPassword&oobCode=${await mailedCode(account.email)}`);
    await expect(guest).toHaveURL(/\/account$/);
    await guest.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await guest.getByLabel('Confirm new password').fill(PASSWORD);
    await button(guest, 'Set password').click();
    await guest.waitForURL('**/login');
    await logIn(guest, { email: account.email, password: PASSWORD });
    await guest.waitForURL('**/account');
    await expect(guest.getByRole('heading', { name: 'No administrator rights yet' })).toBeVisible();
    await inspect(guest, 'account');
    await button(guest, 'I have been given the rights').click();
    await expect(errorBanner(guest).getByText('still has no administrator rights')).toBeVisible();
    await call('giveRole', { userId: account.userId });
    await button(guest, 'I have been given the rights').click();
    await guest.waitForURL('**/admin');
  });
});

test.describe('a tournament', () => {
  test('is copied, archived, put back, deleted and brought back', { tag: '@long' }, async ({ page, cup }) => {
    await page.goto('/admin/tournament-details-main');
    await button(page, 'Duplicate').click();
    const name = uniqueName('Copy');
    await modal(page).getByLabel('Name of the copy').fill(name);
    await button(modal(page), 'Duplicate').click();
    await expect(modal(page).getByText('Date is mandatory')).toBeVisible();
    await modal(page).getByLabel('Date of the copy').fill('2098-05-09');
    await button(modal(page), 'Duplicate').click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await inspect(page, 'tournament-options');

    await button(page, 'Archive').click();
    await button(modal(page), 'Archive').click();
    await page.waitForURL('**/admin');
    await button(page, 'Show archived tournaments').click();
    await expect(button(page, `Put ${name} back into the list`)).toBeVisible();
    await inspect(page, 'tournaments-archived');
    await page.getByRole('button', { name, exact: true }).click();
    await button(page, 'Put back into the list').click();
    await expect(button(page, 'Archive')).toBeVisible();

    await button(page, 'Delete').click();
    const download = page.waitForEvent('download');
    await button(modal(page), 'Download a backup first').click();
    expect((await download).suggestedFilename()).toBe(`${name}.json`);
    await modal(page).getByLabel(`Type the name to confirm: ${name}`).fill(cup.name);
    await button(modal(page), 'Delete tournament').click();
    await expect(modal(page).getByText('This is not the name of the tournament')).toBeVisible();
    await modal(page).getByLabel(`Type the name to confirm: ${name}`).fill(name);
    await button(modal(page), 'Delete tournament').click();
    await page.waitForURL('**/admin');
    const listed = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(listed).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(successBanner(page).getByText('The change has been undone')).toBeVisible();
    await expect(listed).toBeVisible();
  });

  test(
    'has its stages renamed and put into order, and its teams moved between groups',
    { tag: '@long' },
    async ({ page, cup }) => {
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
    },
  );
});
