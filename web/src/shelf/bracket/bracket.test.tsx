import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildKnownMatch, buildOpenMatch, buildStage } from '../../testing/build-view';
import { buildPlacedCup } from '../../testing/build-placed-cup';
import { renderPage } from '../../testing/render-page';
import { useFollowedTeams } from '../stores/followed-team';
import type { Stage } from '../cup/cup';
import { columnsOf, currentColumn } from './bracket-columns';
import { BracketTree } from './bracket-tree';
import { Bracket } from './bracket';
import { cupRounds, findFeeders } from './cup-rounds';
import { BracketSwipe } from './swipe/bracket-swipe';

const shootOut = { local: { goals: 2, kicks: 3 }, visitor: { goals: 2, kicks: 4 } };
const semiFinal = buildKnownMatch('Lions', 'Bears', {
  matchId: 'sf',
  stageId: 'semi',
  matchNumber: 1,
  ...shootOut,
});
const finalMatch = buildOpenMatch({
  matchId: 'f',
  stageId: 'final',
  matchNumber: 2,
  local: { placeholder: 'Winner match 1', source: { kind: 'match-winner', matchId: 'sf' } },
});
const Stages = [
  buildStage({ stageId: 'semi', name: 'Semi-finals', type: 'knockout', Matches: [semiFinal] }),
  buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [finalMatch] }),
];

/** Draws the tree. Its cards are drawn in later passes. */
async function drawTree(stages: readonly Stage[]): Promise<readonly HTMLElement[]> {
  const rounds = cupRounds(buildCup({ Stages: stages }));
  renderPage(
    <>
      <BracketTree rounds={rounds} />
      <Address />
    </>,
  );
  const cards = () => screen.getAllByRole('article');
  await vi.waitFor(() => expect(cards()).toHaveLength(rounds.flatMap(({ seeds }) => seeds).length));
  return cards();
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

describe('the bracket', () => {
  test('says that there is nothing to show while no stage has a match', () => {
    renderPage(<Bracket cup={buildCup({ Stages: [buildStage({ type: 'knockout' })] })} />);
    expect(screen.getByText('No bracket data available')).toBeTruthy();
  });

  test('shows each match with teams or what stands in for them, scores and when it is played', async () => {
    const [first, last] = (await drawTree(Stages)).map((card) => card.textContent);
    for (const part of ['Match 1', 'Lions', '2(3)', 'Bears', '2(4)', '11/05/2030 at 10:00 - Hall 1']) {
      expect(first).toContain(part);
    }
    for (const part of ['Match 2', 'Winner match 1', 'NO TEAM', '(-)']) expect(last).toContain(part);
  });
});

describe('the cards of the tree', () => {
  afterEach(() => window.history.replaceState(null, ''));

  /** Returns how many cards there are after each pass. */
  function passes(): number[] {
    const counts: number[] = [];
    renderPage(
      <Profiler id="tree" onRender={() => counts.push(screen.queryAllByRole('article').length)}>
        <BracketTree rounds={cupRounds(buildCup({ Stages }))} />
      </Profiler>,
    );
    return counts;
  }

  test('come a column at a time', () => {
    expect(passes()).toEqual([0, 1, 2]);
  });

  test('are all there at once for a visitor who comes back', () => {
    window.history.replaceState({ place: { y: 500, parts: [] } }, '');
    expect(passes()[0]).toBe(2);
  });
});

test('a shoot-out is said in words, and the team that the visitor follows has its star', async () => {
  useFollowedTeams.setState({ teams: { 'cup-1': 'team-Lions' } });
  const [semi, last] = await drawTree(Stages);
  expect(semi?.textContent).toContain('(3 - 4 on penalties)');
  expect(within(semi as HTMLElement).getByRole('img', { name: 'my team' })).toBeTruthy();
  expect(within(last as HTMLElement).queryByRole('img', { name: 'my team' })).toBeNull();
  useFollowedTeams.setState({ teams: {} });
});

test('a result whose teams have changed since is marked in the bracket', async () => {
  const changed = { ...semiFinal, teamsChanged: true };
  const [semi] = Stages;
  if (!semi) throw new Error('There are two stages');
  const [card] = await drawTree([{ ...semi, Matches: [changed] }]);
  expect(card?.textContent).toContain('Under review');
});

describe('on a phone', () => {
  test('the rounds can be chosen by name', () => {
    renderPage(<BracketSwipe rounds={cupRounds(buildCup({ Stages }))} />);
    const names = within(screen.getByRole('group', { name: 'Rounds' })).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Semi-finals', 'Final']);
  });

  test('one round is nothing to choose from', () => {
    renderPage(<BracketSwipe rounds={cupRounds(buildCup({ Stages: Stages.slice(1) }))} />);
    expect(screen.getByRole('heading', { name: 'Final' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the columns of a bracket', () => {
  const third = buildOpenMatch({
    matchId: 't',
    stageId: 'third',
    matchNumber: 3,
    local: { placeholder: 'Loser match 1', source: { kind: 'match-loser', matchId: 'sf' } },
  });
  const [semi, final] = Stages;
  if (!semi || !final) throw new Error('There are two stages');
  const thirdPlace = buildStage({
    stageId: 'third',
    name: 'Third place',
    type: 'knockout',
    order: 2,
    Matches: [third],
  });

  function columnsWith(...stages: readonly Stage[]) {
    const rounds = cupRounds(
      buildCup({ Stages: stages.map((stage, index) => ({ ...stage, order: index + 1 })) }),
    );
    return columnsOf(rounds, findFeeders(rounds));
  }

  const namesOf = (...stages: readonly Stage[]) =>
    columnsWith(...stages).map((column) => column.map(({ name }) => name));

  test('have the final after the semi-finals and the match for third place below it, whichever comes first', () => {
    const expected = [['Semi-finals'], ['Final', 'Third place']];
    expect(namesOf(semi, thirdPlace, final)).toEqual(expected);
    expect(namesOf(semi, final, thirdPlace)).toEqual(expected);
  });

  test('keep a round that the losers play on from', () => {
    const next = buildOpenMatch({
      matchId: 'n',
      stageId: 'next',
      matchNumber: 4,
      local: { placeholder: 'Winner match 3', source: { kind: 'match-winner', matchId: 't' } },
    });
    const placement = buildStage({ stageId: 'next', name: 'Fifth place', type: 'knockout', Matches: [next] });
    expect(namesOf(semi, thirdPlace, final, placement)).toEqual([
      ['Semi-finals'],
      ['Third place'],
      ['Final'],
      ['Fifth place'],
    ]);
  });

  test('open where the first match is to be played, and at the end when all is played', () => {
    expect(currentColumn(columnsWith(semi, final))).toBe(1);
    const open = { ...semi, Matches: [buildOpenMatch({ matchId: 'sf', stageId: 'semi', matchNumber: 1 })] };
    expect(currentColumn(columnsWith(open, final))).toBe(0);
    const played = {
      ...final,
      Matches: [
        buildKnownMatch('Lions', 'Bears', { matchId: 'f', stageId: 'final', matchNumber: 2, ...shootOut }),
      ],
    };
    expect(currentColumn(columnsWith(semi, played))).toBe(1);
  });

  test('open on the final when all is played, also where the match for third place is of a later round', () => {
    const { Stages } = buildPlacedCup();
    expect(namesOf(...Stages)).toEqual([['Final'], ['Third place']]);
    expect(currentColumn(columnsWith(...Stages))).toBe(0);
  });
});

describe('the way of a team', () => {
  test('is lit under the mouse in each of its matches, and in no other', async () => {
    const won = buildKnownMatch('Bears', 'Foxes', { matchId: 'f', stageId: 'final', matchNumber: 2 });
    const [semi, final] = Stages;
    if (!semi || !final) throw new Error('There are two stages');
    await drawTree([semi, { ...final, Matches: [won] }]);
    const litRows = () => [...document.querySelectorAll('li[data-lit]')].map((row) => row.textContent);
    const [first] = screen.getAllByRole('link', { name: 'Bears' });
    fireEvent.pointerOver(first ?? document.body, { pointerType: 'mouse' });
    expect(litRows()).toEqual([expect.stringContaining('Bears'), expect.stringContaining('Bears')]);
    fireEvent.pointerOver(document.body.querySelector('h3') ?? document.body, { pointerType: 'mouse' });
    expect(litRows()).toEqual([]);
  });

  test('is lit for who comes to its name by Tab, until they go on', async () => {
    await drawTree(Stages);
    const litRows = () => [...document.querySelectorAll('li[data-lit]')].map((row) => row.textContent);
    screen.getByRole('region').focus();
    for (const [stop, ...rows] of [
      ['Match 1'],
      ['Lions', /Lions/],
      ['Bears', /Bears/],
      ['Match 2'],
    ] as const) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toContain(stop);
      expect(litRows()).toEqual(rows.map((row) => expect.stringMatching(row)));
    }
  });

  test('is lit by a tap, and a second one opens the page of the team', async () => {
    await drawTree(Stages);
    const lions = screen.getByRole('link', { name: 'Lions' });
    const tap = () => {
      fireEvent.pointerDown(lions, { pointerType: 'touch' });
      // The click is always prevented: the first tap highlights the team, and the router follows the second.
      fireEvent.click(lions);
    };
    tap();
    expect(lions.closest('li')?.hasAttribute('data-lit')).toBe(true);
    expect(screen.getByTestId('address').textContent).toBe('/');
    tap();
    expect(screen.getByTestId('address').textContent).toBe('/team?tournament=cup-1&team=team-Lions');
  });
});

describe('the matches that a match gets its teams from', () => {
  test('a placeholder names the match that its team comes from', () => {
    expect(findFeeders(cupRounds(buildCup({ Stages }))).get('f')).toEqual({
      winnersOf: ['sf'],
      losersOf: [],
    });
  });

  test('a team that was chosen by name comes from its last match, won or lost', () => {
    const third = buildKnownMatch('Lions', 'Foxes', { matchId: 't', stageId: 'final', matchNumber: 2 });
    const known = buildKnownMatch('Bears', 'Foxes', { matchId: 'f', stageId: 'final', matchNumber: 3 });
    const [semi, final] = Stages;
    if (!semi || !final) throw new Error('There are two stages');
    const feeders = findFeeders(
      cupRounds(buildCup({ Stages: [semi, { ...final, Matches: [third, known] }] })),
    );
    expect(feeders.get('t')).toEqual({ winnersOf: [], losersOf: ['sf'] });
    expect(feeders.get('f')).toEqual({ winnersOf: ['sf'], losersOf: [] });
  });
});
