import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildMatch } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { sharedTexts as german } from '../../shelf/texts/de';
import { keepTexts, showLanguage } from '../../shelf/texts/use-texts';
import { siteTexts as germanOfSite } from '../texts/de';
import { pagesTexts as germanOfPages } from '../texts/de-pages';
import { keepPagesTexts } from '../texts/pages-texts';
import { keepSiteTexts } from '../texts/site-texts';
import { Timeline } from './timeline';
import { minuteText } from './timeline-words';

const ITEM: TimelineItemView = {
  kind: 'goal',
  phase: 'first-half',
  minute: 3,
  added: 0,
  side: 'local',
  player: 'Lena B.',
  how: null,
  colour: null,
  isOfficial: false,
  isIn: null,
  goals: { local: 1, visitor: 0 },
  kicks: null,
  hasArrivedLater: false,
  mark: null,
};

const finished = buildMatch({ matchId: 'm', state: 'finished', logRevision: 7 });

function renderTimeline(answer: FakeAnswer, match = finished) {
  const calls = fakeApi({ '/tournaments/cup-1/matches/m/timeline?n=7&version=version-1': answer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter>{children}</MemoryRouter>
    </SWRConfig>
  );
  render(<Timeline match={match} version="version-1" />, { wrapper });
  return calls;
}

function told(...items: readonly Partial<TimelineItemView>[]): FakeAnswer {
  const timeline = {
    matchId: 'm',
    revision: 7,
    phase: 'finished',
    items: items.map((item) => ({ ...ITEM, ...item })),
  };
  return { data: { timeline } };
}

describe('the timeline of a match', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('tells minute, goal, scorer and score', async () => {
    renderTimeline(told({ minute: 12, added: 1 }));
    const line = await screen.findByRole('listitem');
    expect(line.textContent).toBe("12+1'Minute 12+1GoalLena B., Lions1–0");
  });

  test('tells the kicks of a shoot-out, and the result with them', async () => {
    const goals = { local: 1, visitor: 1 };
    const line = { minute: null, side: null, player: null, goals, phase: 'shoot-out' } as const;
    renderTimeline(
      told(
        { ...line, kind: 'phase', kicks: { local: 0, visitor: 0 } },
        { ...line, kind: 'kick', isIn: true, kicks: { local: 1, visitor: 0 } },
        { ...line, kind: 'score', phase: 'finished', kicks: { local: 2, visitor: 3 } },
      ),
    );
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Penalty shoot-out1–1',
      'Kick: in(1–0)(1 - 0 on penalties)',
      'Result1–1(2–3)(2 - 3 on penalties)',
    ]);
  });

  test('names nobody for a card, and says for whom an own goal counts', async () => {
    renderTimeline(
      told({ kind: 'card', colour: 'red', player: null, goals: null }, { how: 'own-goal', player: null }),
    );
    const [card, goal] = await screen.findAllByRole('listitem');
    expect(card?.textContent).toContain('Red cardLions');
    expect(goal?.textContent).toContain('Own goalfor Lions');
  });

  test('tells a second yellow and the card of an official as what they were', async () => {
    const card = { kind: 'card', player: null, goals: null } as const;
    renderTimeline(
      told(
        { ...card, colour: 'red', how: 'second-yellow' },
        { ...card, colour: 'yellow', isOfficial: true, mark: 'already-sent-off' },
      ),
    );
    const [second, official] = await screen.findAllByRole('listitem');
    expect(second?.textContent).toContain('Second yellow cardLions');
    expect(official?.textContent).toContain('Yellow cardofficial, Lions');
    expect(official?.textContent).toContain('was sent off already');
  });

  test('names the team with a link to its page, and keeps the words around it', async () => {
    keepSiteTexts('de', germanOfSite);
    keepPagesTexts('de', germanOfPages);
    keepTexts('de', german);
    showLanguage('de');
    renderTimeline(told({}, { how: 'own-goal', player: null }));
    const [goal, ownGoal] = await screen.findAllByRole('listitem');
    expect(goal?.textContent).toContain('TorLena B., Lions');
    expect(ownGoal?.textContent).toContain('Eigentorfür Lions');
    for (const link of screen.getAllByRole('link', { name: 'Lions' })) {
      expect(link.getAttribute('href')).toBe('/team?tournament=cup-1&team=lions');
    }
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('names what stands for a team that is not known without a link', async () => {
    const open = { ...finished, local: { ...finished.local, team: null, placeholder: 'Winner match 1' } };
    renderTimeline(told({ player: null }), open);
    expect((await screen.findByRole('listitem')).textContent).toContain('GoalWinner match 1');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('says what arrived after the finish and does not count', async () => {
    renderTimeline(told({ hasArrivedLater: true, goals: null }));
    expect((await screen.findByRole('listitem')).textContent).toContain('arrived later, does not count');
  });

  test('says what is beside the Laws', async () => {
    renderTimeline(
      told(
        { kind: 'kick', isIn: true, goals: null, mark: 'after-the-decision' },
        { kind: 'forfeit', goals: { local: 1, visitor: 7 }, mark: 'keeps-played-score' },
      ),
    );
    const [kick, forfeit] = await screen.findAllByRole('listitem');
    expect(kick?.textContent).toContain('after the decision, does not count');
    expect(forfeit?.textContent).toContain('the score stays as it was played');
    expect(forfeit?.textContent).toContain('1–7');
  });

  test('says that there is none, without asking for it', () => {
    const calls = renderTimeline(told(), buildMatch({ state: 'finished' }));
    expect(screen.getByText('No timeline was kept for this match.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('can be asked for again when it could not be loaded', async () => {
    renderTimeline({ status: 404, errors: [{ msg: 'match_not_found' }] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('has the minute as reports write it', () => {
    expect(minuteText({ minute: 7, added: 0 })).toBe("7'");
    expect(minuteText({ minute: 40, added: 2 })).toBe("40+2'");
    expect(minuteText({ minute: null, added: 0 })).toBeNull();
  });
});
