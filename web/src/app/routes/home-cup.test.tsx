import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { CupState } from '@futsal-cup/domain/schedule/cup-state';
import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../shared/cup/cup';
import { buildCup, buildKnownMatch, buildStage, type MatchChanges } from '../../testing/build-view';
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
  isIn: null,
  goals: { local: 0, visitor: 1 },
  hasArrivedLater: false,
};

function buildFinal(changes: MatchChanges): Match {
  return buildKnownMatch('Lions', 'Bears', {
    matchId: 'final',
    stageId: 'knockout',
    matchNumber: 1,
    state: 'finished',
    local: { goals: 0 },
    visitor: { goals: 1 },
    ...changes,
  });
}

/** Draws a cup that is nothing but its final, in whose log there is one goal. */
function drawHome(state: CupState, final: Match) {
  const timeline = { matchId: 'final', revision: 7, phase: 'finished', items: [GOAL] };
  fakeApi({ '/tournaments/cup-1/matches/final/timeline?n=7': { data: { timeline } } });
  const stage = buildStage({ stageId: 'knockout', name: 'Knockout', type: 'knockout', Matches: [final] });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <HomeCup cup={buildCup({ Stages: [stage] })} state={state} clock={CLOCK} />
    </SWRConfig>,
  );
}

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the home page', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('tells when the cup is over who scored in the final, above the way to the title', async () => {
    drawHome('finished', buildFinal({ logRevision: 7 }));
    const goal = await screen.findByText(/^Lena B\./);
    expect(goal.closest('li')?.textContent).toBe("31'Minute 31GoalLena B., Bears0–1");
    expect(titles().slice(0, 3)).toEqual(['The final', 'Timeline', 'The way to the title']);
  });

  test('begins with the way to the title when the final had no log', () => {
    drawHome('finished', buildFinal({}));
    expect(titles()[0]).toBe('The way to the title');
  });

  test('tells nothing of a final while the cup goes on', () => {
    drawHome('under-way', buildFinal({ logRevision: 7 }));
    expect(titles()).not.toContain('The final');
  });
});
