import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseTournament, clearTournament } from '../../../shelf/stores/tournaments';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildStage,
  buildTeam,
  toTournamentView,
} from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { ownRulesInWords } from './categories-in-words';
import { CategoryRulesModal } from './category-rules-modal';

afterEach(() => {
  clearTournament();
  vi.unstubAllGlobals();
});

const RESULTS = [
  ['Bears', 'Foxes', 1, 0],
  ['Bears', 'Lions', 1, 0],
  ['Bears', 'Otters', 0, 1],
  ['Foxes', 'Lions', 5, 0],
  ['Foxes', 'Otters', 5, 0],
] as const;

/** In each category the Foxes have the better goal difference, and the Bears have won against them. */
function buildPart(categoryId: string) {
  const named = (name: string) => `${name} ${categoryId}`;
  const Teams = ['Bears', 'Foxes', 'Lions', 'Otters'].map((name) => ({
    ...buildTeam(named(name)),
    categoryId,
  }));
  const groupId = `group-${categoryId}`;
  const groups = [buildGroup({ groupId, stageId: categoryId, Teams })];
  const Matches = RESULTS.map(([local, visitor, ...goals], index) =>
    buildKnownMatch(named(local), named(visitor), {
      ...{ matchId: `${categoryId}-${index}`, stageId: categoryId, groupId, state: 'finished' },
      local: { goals: goals[0] },
      visitor: { goals: goals[1] },
    }),
  );
  return { Teams, stage: buildStage({ stageId: categoryId, categoryId, groups, Matches }) };
}

test('rules of a category tell which of its places they change, and no others', async () => {
  const parts = ['f', 'e'].map(buildPart);
  const cup = buildCup({
    categories: [
      { categoryId: 'f', name: 'F juniors' },
      { categoryId: 'e', name: 'E juniors' },
    ],
    Teams: parts.flatMap(({ Teams }) => Teams),
    Stages: parts.map(({ stage }) => stage),
  });
  chooseTournament(cup);
  fakeApi({ [`/tournaments/${cup.tournamentId}`]: { data: { tournament: toTournamentView(cup) } } });
  const category = { key: 'f', categoryId: 'f', name: 'F juniors', rules: null };
  const ofCup = { matchRules: DEFAULT_MATCH_RULES };
  renderAdmin(
    <CategoryRulesModal category={category} ofCup={ofCup} onChoose={vi.fn()} onClose={vi.fn()} />,
    cup,
  );
  expect(screen.queryByRole('region', { name: 'What this changes' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Rules of its own' }));
  await userEvent.click(screen.getByLabelText(/^Matches between the teams first/));
  const effect = within(await screen.findByRole('region', { name: 'What this changes' }));
  const lines = effect.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['F juniors – Group A: Bears f: from 2 to 1, Foxes f: from 1 to 2']);
});

test('a category that suspends nobody opens so, also where the cup suspends', async () => {
  const category = { key: 'f', categoryId: 'f', name: 'F juniors', rules: { playerRules: null } };
  const playerRules = { ties: 'fewer-matches', suspensions: COMMON_SUSPENSIONS } as const;
  const ofCup = { matchRules: DEFAULT_MATCH_RULES, playerRules };
  const onChoose = vi.fn();
  renderAdmin(<CategoryRulesModal category={category} ofCup={ofCup} onChoose={onChoose} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use these rules' }));
  expect(onChoose).toHaveBeenCalledWith(category, { playerRules: { ties: 'shared', suspensions: null } });
});

test('rules for players that are null are named as the category plays by them', () => {
  expect(ownRulesInWords({ playerRules: null }, {})).toEqual(
    ownRulesInWords({ playerRules: { ties: 'shared', suspensions: null } }, {}),
  );
});
