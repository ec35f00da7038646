import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { CupState } from '@futsal-cup/domain/schedule/cup-state';
import { screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Champions } from './champions';
import type { Match } from '../../shelf/cup/cup';
import {
  buildCup,
  buildKnownMatch,
  buildStage,
  buildTeam,
  type MatchChanges,
} from '../../testing/build-view';
import { buildPlacedCup } from '../../testing/build-placed-cup';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { HomeCup } from './home-cup';

const CLOCK = { timeZone: 'UTC', now: Date.parse('2030-05-12T12:00:00Z') };

const GOAL: TimelineItemView = {
  kind: 'goal',
  phase: 'second-half',
  minute: 31,
  added: 0,
  side: 'visitor',
  player: 'Lena B.',
  how: null,
  colour: null,
  isOfficial: false,
  isIn: null,
  goals: { local: 0, visitor: 1 },
  kicks: null,
  hasArrivedLater: false,
  mark: null,
};

function buildFinal(changes: MatchChanges): Match {
  return buildKnownMatch('Lions', 'Bears', {
    matchId: 'final',
    stageId: 'knockout',
    matchNumber: 2,
    state: 'finished',
    local: { goals: 0 },
    visitor: { goals: 1 },
    ...changes,
  });
}

const SEMI_FINAL = buildKnownMatch('Bears', 'Foxes', {
  stageId: 'semi-finals',
  matchNumber: 1,
  state: 'finished',
  local: { goals: 2 },
  visitor: { goals: 0 },
});

/** Draws a cup that has only a semi-final and its final, and whose log has one goal. */
function drawHome(state: CupState, final: Match) {
  const timeline = { matchId: 'final', revision: 7, phase: 'finished', items: [GOAL] };
  fakeApi({ '/tournaments/cup-1/matches/final/timeline?n=7&version=version-1': { data: { timeline } } });
  const Stages = [[SEMI_FINAL], [final]].map((Matches, order) =>
    buildStage({ stageId: Matches[0]?.stageId ?? '', order, type: 'knockout', Matches }),
  );
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <HomeCup cup={buildCup({ Stages })} state={state} clock={CLOCK} />
    </SWRConfig>,
  );
}

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

function rowsOf(title: string): (string | null)[] {
  return within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('the home page', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('tells when the cup is over who scored in the final, above the way to the title', async () => {
    drawHome('finished', buildFinal({ logRevision: 7 }));
    const goal = await screen.findByText(/^Lena B\./);
    expect(goal.closest('li')?.textContent).toBe("31'Minute 31GoalLena B., Bears0–1");
    await screen.findByRole('heading', { name: 'The way to the title' });
    expect(titles().slice(0, 2)).toEqual(['The final', 'The way to the title']);
  });

  test('has the final once, with its score, and the matches before it on the way to the title', async () => {
    drawHome('finished', buildFinal({}));
    await screen.findByRole('heading', { name: 'The way to the title' });
    expect(rowsOf('The final')).toEqual([expect.stringMatching(/Lions.*0– to 1.*Bears/)]);
    expect(rowsOf('The way to the title')).toEqual([expect.stringMatching(/Bears.*2– to 0.*Foxes/)]);
  });

  test('has the final between the first places of two groups, and its winner first, before the match for third place', async () => {
    renderPage(
      <>
        <Champions cup={buildPlacedCup()} />
        <HomeCup cup={buildPlacedCup()} state="finished" clock={CLOCK} />
      </>,
    );
    const champions = within(screen.getByRole('region', { name: 'Champion' })).getAllByRole('listitem');
    expect(champions.map(({ textContent }) => textContent)).toEqual(['11Champion', '33Second', '44Third']);
    await screen.findByRole('heading', { name: 'The way to the title' });
    expect(rowsOf('The final')).toEqual([expect.stringMatching(/1.*2– to 1.*3/)]);
    expect(rowsOf('The way to the title')).toEqual([expect.stringMatching(/1.*1– to 0.*2/)]);
  });

  test('tells nothing of a final while the cup goes on', async () => {
    drawHome('under-way', buildFinal({ logRevision: 7 }));
    await screen.findByRole('heading', { name: 'League table' });
    expect(titles()).not.toContain('The final');
  });

  test('leads to the scorers once somebody has scored with a name', () => {
    const [player] = buildTeam('Lions', ['Lena B.']).Players;
    const home = (goals?: number) => {
      const Players = player ? [{ ...player, ...(goals && { goals }) }] : [];
      const cup = buildCup({ Teams: [{ ...buildTeam('Lions'), Players }] });
      const { unmount } = renderPage(<HomeCup cup={cup} state="under-way" clock={CLOCK} />);
      const links = screen.queryAllByRole('link', { name: 'Scorers' });
      const found = { links: links.map((link) => link.getAttribute('href')), titles: titles() };
      unmount();
      return found;
    };
    expect(home()).toEqual({ links: [], titles: ['League table'] });
    expect(home(1)).toEqual({ links: ['/home#scorers'], titles: ['League table', 'Scorers'] });
  });
});
