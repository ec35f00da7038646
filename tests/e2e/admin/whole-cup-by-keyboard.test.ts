import type { Page } from '@playwright/test';
import { button, modal, successBanner } from '../support/admin-screen';
import { KeyboardUser } from '../support/keyboard-user';
import { call } from '../../support/call-api';
import { only, readView, uniqueName } from '../../support/builders/builders';
import { keepScreenshot } from '../support/screenshot';
import { ADMINISTRATOR } from '../../support/sign-in';
import { expect, test } from '../support/test';
import { WIDTHS } from '../support/widths';

type Pair = readonly [local: string, visitor: string];

/** The cups differ in the matches of their two groups. The knockout is the same for all. */
interface CupByKeyboard {
  readonly groups: Readonly<Record<string, readonly Pair[]>>;
  /** The teams of match 1, and the teams of the final. */
  readonly firstSemiFinal: string;
  readonly finalists: Pair;
}

const CUP_OF_FOUR: CupByKeyboard = {
  groups: { A: [['Aarau', 'Baden']], B: [['Emmen', 'Frauenfeld']] },
  firstSemiFinal: 'Aarau – Frauenfeld',
  finalists: ['Frauenfeld', 'Baden'],
};

const CUP_OF_EIGHT: CupByKeyboard = {
  groups: {
    A: [
      ['Aarau', 'Baden'],
      ['Chur', 'Davos'],
    ],
    B: [
      ['Emmen', 'Frauenfeld'],
      ['Glarus', 'Horgen'],
    ],
  },
  firstSemiFinal: 'Chur – Emmen',
  finalists: ['Emmen', 'Aarau'],
};

const KNOCKOUT = [
  { stage: 'Semi-finals', local: '1st Group A', visitor: '2nd Group B' },
  { stage: 'Semi-finals', local: '1st Group B', visitor: '2nd Group A' },
  { stage: 'Final', local: 'Winner match 1', visitor: 'Winner match 2' },
] as const;

/** The digits mean the same date in every order of day and month that a browser may use. */
const DATE = '06062098';

/** Returns the keys for some minutes past ten; the A stands for the morning, for browsers that ask for it. */
function timeOf(match: number): string {
  return `10${String(5 * match).padStart(2, '0')}A`;
}

function groupMatches({ groups }: CupByKeyboard) {
  return Object.entries(groups).flatMap(([group, pairs]) =>
    pairs.map(([local, visitor]) => ({ group, local, visitor })),
  );
}

async function expectSuccess(page: Page, text: string): Promise<void> {
  await expect(successBanner(page).getByText(text, { exact: true })).toBeVisible();
  await expect(modal(page)).toBeHidden();
}

async function createTournament(page: Page, user: KeyboardUser, name: string): Promise<void> {
  await user.fill('Email', ADMINISTRATOR.email);
  await user.fill('Password', ADMINISTRATOR.password);
  await user.key('Enter');
  await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
  await user.press('Create tournament');
  await expect(page.getByText('SET THE TOURNAMENT DETAILS HERE')).toBeVisible();
  await user.fill('Name', name);
  await user.type('Date', DATE);
  await user.press('Create tournament');
  await expectSuccess(page, 'Tournament has been created');
}

async function createTeams(page: Page, user: KeyboardUser, { groups }: CupByKeyboard): Promise<void> {
  await user.press('Teams', 'back');
  await expect(page.getByText('SET THE TEAMS HERE')).toBeVisible();
  await user.press('Add team');
  for (const [index, name] of Object.values(groups).flat(2).entries()) {
    await user.fill('Team name', name, index === 0 ? 'forward' : 'back');
    await user.press('Confirm team');
    await user.press('Create team');
    await expect(page.getByText('Team name no set yet')).toBeVisible();
    await expect(modal(page)).toBeHidden();
  }
}

async function createStages(page: Page, user: KeyboardUser): Promise<void> {
  await user.press('Fixture', 'back');
  await user.press('Define the tournament stages');
  for (const [index, name] of ['Groups', 'Semi-finals', 'Final'].entries()) {
    await user.fill('Name', name, index === 0 ? 'forward' : 'back');
    await user.key('Tab');
    await user.key('Space');
    if (index > 0) await user.key('ArrowDown');
    await user.press('Add stage');
    await expect(button(page, `Delete ${name}`)).toBeVisible();
  }
}

async function createGroups(page: Page, user: KeyboardUser, { groups }: CupByKeyboard): Promise<void> {
  await user.press('Name the groups', 'back');
  for (const group of Object.keys(groups)) {
    await user.fill('Group name', group);
    await user.key('Enter');
    await expect(button(page, `Add teams to ${group}`)).toBeVisible();
  }
  for (const [group, matches] of Object.entries(groups)) {
    const teams = matches.flat();
    await user.press(`Add teams to ${group}`);
    for (const team of teams) {
      await user.goTo(team);
      await user.key('Space');
    }
    await user.press('Update');
    await expect(button(page, `Remove ${teams.at(-1)} from ${group}`)).toBeVisible();
    await expect(modal(page)).toBeHidden();
  }
}

async function createGroupMatches(page: Page, user: KeyboardUser, cup: CupByKeyboard): Promise<void> {
  await user.press('Schedule matches', 'back');
  await user.press('Groups');
  await user.press('Add match');
  for (const [count, { group, local, visitor }] of groupMatches(cup).entries()) {
    await user.type('Group', group, count === 0 ? 'forward' : 'back');
    await user.type('Local team', local);
    await user.type('Visitor team', visitor);
    if (count === 0) await user.type('Date', DATE);
    await user.type('Time', timeOf(count));
    if (count === 0) await user.fill('Location', 'Sports hall');
    await user.press('Confirm');
    await user.press('Confirm match');
    await expect(modal(page)).toBeHidden();
  }
}

async function createKnockoutMatches(page: Page, user: KeyboardUser): Promise<void> {
  await user.press('Add match', 'back');
  let stage = '';
  for (const [index, match] of KNOCKOUT.entries()) {
    if (match.stage !== stage) {
      stage = match.stage;
      await user.type('Stage', stage, index === 0 ? 'forward' : 'back');
      await user.press('I do not know the teams');
      await user.type('Date', DATE);
      await user.fill('Location', 'Main hall');
    }
    await user.fill('Local team placeholder', match.local, 'back');
    await user.fill('Visitor team placeholder', match.visitor);
    await user.type('Time', timeOf(index));
    await user.press('Confirm');
    await user.press('Create match');
    await expect(modal(page)).toBeHidden();
  }
}

/** Types the scores into the form of a match: the focus starts in the first score field, and the score fields follow each other. */
async function enterScore(page: Page, user: KeyboardUser, scores: readonly string[]): Promise<void> {
  // A person types only after the field is there.
  await expect(modal(page).getByLabel('Local team score')).toBeFocused();
  for (const [index, score] of scores.entries()) {
    if (index > 0) await user.key('Tab');
    await page.keyboard.type(score);
  }
  const saved = page.waitForResponse(/\/api\/admin\/fixture\/matches\/edit-/);
  await user.key('Enter');
  expect((await saved).status()).toBe(200);
  await expect(modal(page)).toBeHidden();
}

async function readTournamentId(page: Page): Promise<string> {
  const tournaments = await page.evaluate(() => localStorage.getItem('tournaments-storage'));
  const { state } = JSON.parse(tournaments ?? '') as {
    state: { currentTournament: { tournamentId: string } };
  };
  return state.currentTournament.tournamentId;
}

/** Makes the groups complete when their matches are over, because not each pair of a larger group meets in these cups. */
async function completeGroups(page: Page): Promise<void> {
  const { Stages } = await readView(await readTournamentId(page));
  for (const { groupId } of Stages.flatMap(({ groups }) => groups)) {
    await call('setRounds', { groupId, rounds: null });
  }
}

/** Sets up a cup from nothing and plays it to the winner of the final. */
async function setUpAndPlay(page: Page, cup: CupByKeyboard): Promise<void> {
  const user = new KeyboardUser(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await createTournament(page, user, uniqueName('Keyboard Cup'));
  await createTeams(page, user, cup);
  await createStages(page, user);
  await createGroups(page, user, cup);
  await createGroupMatches(page, user, cup);
  await createKnockoutMatches(page, user);
  await completeGroups(page);

  await user.press('Manage knockout matches', 'back');
  await user.goTo('Groups');
  for (const [index, { group, local, visitor }] of groupMatches(cup).entries()) {
    await user.press(`Edit ${local} – ${visitor} (${group})`);
    await enterScore(page, user, [String(index + 1), '0']);
  }
  await expect(page.getByText(cup.firstSemiFinal).first()).toBeVisible();
  await user.goTo('Edit Match 1', 'back');
  await user.press('Edit Match 1');
  await enterScore(page, user, ['2', '2', '4', '5']);
  await user.press('Edit Match 2');
  await enterScore(page, user, ['0', '1']);
  // The form focuses the score when a score is possible, and the answer to the save brings both finalists.
  await expect(page.getByText(cup.finalists.join(' – ')).first()).toBeVisible();
  await user.press('Edit Match 3');
  await enterScore(page, user, ['1', '3']);
  await keepScreenshot(page, 'admin-whole-cup-desktop');

  const { Stages, Teams } = await readView(await readTournamentId(page));
  expect(Teams).toHaveLength(2 * groupMatches(cup).length);
  const final = only(only(Stages, (stage) => stage.name === 'Final').Matches);
  expect(final).toMatchObject({ localTeamScore: 1, visitorTeamScore: 3, matchNumber: 3 });
  expect([final.LocalTeam?.name, final.VisitorTeam?.name]).toEqual(cup.finalists);
}

test.describe('a volunteer sets up by keyboard alone', () => {
  test.use({ viewport: WIDTHS.desktop, hasTouch: false });

  test('a cup of four, up to the winner of the final', { tag: ['@desktop', '@long'] }, async ({ page }) => {
    test.setTimeout(180_000);
    await setUpAndPlay(page, CUP_OF_FOUR);
  });

  test('a cup of eight as well', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(300_000);
    await setUpAndPlay(page, CUP_OF_EIGHT);
  });
});
