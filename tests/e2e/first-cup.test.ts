import { VISITOR } from '../support/sign-in';
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
