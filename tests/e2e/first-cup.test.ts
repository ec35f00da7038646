import { uniqueName } from '../support/builders/builders';
import { dayFromNow } from '../support/builders/days';
import { ADMINISTRATOR, VISITOR } from '../support/sign-in';
import { button, modal } from './support/admin-screen';
import { Finger } from './support/finger';
import { logIn } from './support/log-in';
import { expect, test } from './support/test';

test('the administrator creates a cup and edits it, and a visitor sees it', async ({
  page,
  openVisitorPage,
}, { project }) => {
  const name = `Spring Cup ${project.name}`;
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByText('Login successfull')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();

  await page.getByRole('link', { name: 'Create tournament' }).click();
  await expect(page.getByText('SET THE TOURNAMENT DETAILS HERE')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date', { exact: true }).fill('2098-03-01');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page.getByText('01/03/2098')).toBeVisible();
  const plan = page.getByRole('link', { name: 'Continue: Plan' });
  await expect(plan).toBeInViewport({ ratio: 1 });
  await plan.click();
  await expect(page.getByLabel('List of teams')).toBeVisible();
  await page.goto('/admin/tournament-details-main');
  await expect(plan).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/tournament-details');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Date', { exact: true }).fill('2098-03-02');
  await page.getByRole('button', { name: 'Edit tournament details' }).click();
  await expect(page.getByText('02/03/2098')).toBeVisible();

  const visitor = await openVisitorPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name })).toContainText('02/03/2098');
});

test(
  'a person without the role reads what to do, and an admin page sends them to login',
  { tag: '@long' },
  async ({ page, context, allowErrors }) => {
    allowErrors(/403/);
    await page.goto('/login');
    await logIn(page, VISITOR);
    await page.waitForURL('**/account');
    await expect(page.getByRole('heading', { name: 'No administrator rights yet' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByText('Your account has no administrator rights yet')).toBeVisible();
    await page.waitForURL('**/login');
    const { origins } = await context.storageState();
    const stored = origins.flatMap(({ localStorage }) => localStorage.map((item) => item.name));
    expect(stored).not.toContain('user');
  },
);

test('an administrator’s page asks a visitor to log in, and opens when they did', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/admin/fixture');
  await page.waitForURL('**/login');
  await logIn(page);
  await page.waitForURL('**/admin/fixture');
});

test('a wrong password keeps the form and says so', async ({ page, allowErrors }) => {
  allowErrors(/401/);
  await page.goto('/login');
  await logIn(page, { email: 'admin@futsal-cup.test', password: 'Wrong-2026!' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@futsal-cup.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-2026!');
});

/** A club's list as it comes from a spreadsheet: with headings, numbers, a contact with a phone number, and a total. */
const LIST = [
  'Nr.\tTeam\tKontakt\tTelefon\tSpielerinnen',
  ...Array.from({ length: 16 }, (_, index) =>
    [
      index + 1,
      `FC ${String.fromCodePoint(65 + index)}-Dorf`,
      'Anna Keller',
      '079 123 45 67',
      'Mia Müller, Lea Wyss',
    ].join('\t'),
  ),
  '\tTotal\t\t\t32',
].join('\n');

test('a person comes from the login to the end of the first match in 35 taps, with the links of two courts and the poster', async ({
  page,
  openVisitorPage,
}) => {
  const finger = new Finger();
  const goOn = (step: string) => finger.tap(page.getByRole('link', { name: `Continue: ${step}` }));
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/login');
  await finger.type(page.getByLabel('Email'), ADMINISTRATOR.email);
  await finger.type(page.getByLabel('Password', { exact: true }), ADMINISTRATOR.password);
  await finger.tap(button(page, 'Login'));
  await finger.tap(page.getByRole('link', { name: 'Create tournament' }));
  await finger.type(page.getByLabel('Name', { exact: true }), uniqueName('First Cup'));
  await finger.type(page.getByLabel('Date', { exact: true }), dayFromNow(50));
  await finger.tap(button(page, 'Create tournament'));
  await goOn('Plan');
  await finger.type(page.getByLabel('List of teams'), LIST);
  await finger.tap(button(page, 'Add 16 teams'));
  for (const step of ['Format', 'Time', 'Plan']) await goOn(step);
  await finger.tap(button(page, 'Apply the plan'));
  await finger.tap(button(modal(page), 'Apply'));
  const links = page.getByRole('link', { name: 'Make links for scorers' });
  await expect(links).toBeVisible();
  expect(finger.taps).toBe(15);

  await finger.tap(button(page, 'QR code for visitors'));
  await finger.tap(button(modal(page), 'Print the poster'));
  await finger.tap(button(modal(page), 'Done'));
  await finger.tap(links);
  // The links of a cup that is today are valid now; this one is later.
  await page.getByLabel('Date').first().fill(dayFromNow(-1));
  for (const court of ['Court 1', 'Court 2']) {
    await finger.choose(page.getByLabel('Court', { exact: true }), court);
    await finger.tap(button(page, 'Create link'));
    await expect(page.getByRole('img', { name: `QR code of the link “${court}”` }).first()).toBeVisible();
    await finger.tap(button(page, 'Print'));
  }
  expect(finger.taps).toBe(27);

  const phone = await openVisitorPage();
  await phone.goto(await page.getByLabel('Link', { exact: true }).inputValue());
  await finger.type(phone.getByLabel('Your name'), 'Rita');
  await finger.tap(button(phone, 'Start'));
  await finger.tap(phone.getByRole('button', { name: /FC .-Dorf v FC .-Dorf/ }).first());
  await finger.tap(button(phone, 'Start match'));
  await finger.tap(phone.getByRole('button', { name: /^Goal for/ }).first());
  await finger.tap(button(phone, 'Mia Müller'));
  await finger.tap(button(phone, 'End match'));
  await finger.tap(button(phone, 'End with 1–0'));
  await expect(phone.getByRole('button', { name: /^Next match/ })).toBeVisible();
  expect(finger.taps).toBe(35);
});
