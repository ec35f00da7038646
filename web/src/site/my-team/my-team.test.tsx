import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildCup, buildGroup, buildMatch, buildRow, buildStage, buildTeam } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { MyTeam } from './my-team';

const CLOCK = { now: Date.parse('2030-05-11T14:00Z'), timeZone: 'UTC' };
const LIONS = { ...buildTeam('Lions'), teamId: 'lions' };

interface Drawn {
  readonly matches: readonly Match[];
  readonly standings?: readonly StandingsRowView[];
  readonly isBrief?: boolean;
  readonly teamId?: string;
}

function draw({ matches, standings = [], isBrief = false, teamId = LIONS.teamId }: Drawn) {
  const Stages = [buildStage({ groups: [buildGroup({ standings })] })];
  return renderPage(
    <MyTeam
      cup={buildCup({ Teams: [LIONS], Stages })}
      teamId={teamId}
      lists={arrangeMatches(matches, CLOCK)}
      clock={CLOCK}
      isBrief={isBrief}
    />,
  );
}

function titlesOf(...matches: readonly Match[]): (string | undefined)[] {
  draw({ matches });
  return screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
}

test.each([
  ['13:50', 'Due now'],
  ['10:00', 'Awaiting result'],
] as const)('a match of the team that kicked off at %s is what it is: %s', (time, state) => {
  expect(titlesOf(buildMatch({ date: '2030-05-11', time }))).toEqual([state]);
});

test('a match that is being played is live', () => {
  expect(titlesOf(buildMatch({ date: '2030-05-11', time: '13:50', state: 'live' }))).toEqual(['Live']);
});

test('a postponed match is not the next one', () => {
  const postponed = buildMatch({ date: '2030-05-11', time: '16:00', state: 'postponed' });
  const next = buildMatch({ date: '2030-05-11', time: '17:00' });
  expect(titlesOf(postponed, next)).toEqual(['Next']);
  expect(screen.getByText(/17:00/)).toBeTruthy();
});

const finished = (time: string, goals: number) =>
  buildMatch({
    date: '2030-05-11',
    time,
    local: { team: LIONS, goals },
    visitor: { goals: 0 },
    state: 'finished',
  });

test('the last three results stand there, the latest first, after what is on and what comes', () => {
  const results = [1, 2, 3, 4].map((goals) => finished(`0${goals}:00`, goals));
  const on = buildMatch({ date: '2030-05-11', time: '13:50' });
  expect(titlesOf(...results, on, buildMatch({ date: '2030-05-12' }))).toEqual([
    'Due now',
    'Next',
    'Last',
    'Last',
    'Last',
  ]);
  const scores = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(scores.slice(2).map((text) => /[1-4]–/.exec(text)?.[0])).toEqual(['4–', '3–', '2–']);
});

test('a score that is under review, because others played for it, is no result of the team', () => {
  expect(titlesOf({ ...finished('09:00', 2), teamsChanged: true }, finished('08:00', 1))).toEqual(['Last']);
});

test('each name in a line leads to its team, and what stands between them to the match', () => {
  const next = buildMatch({ date: '2030-05-12' });
  draw({ matches: [finished('09:00', 2), next] });
  const linksOf = (line: HTMLElement | undefined) =>
    within(line ?? document.body)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const [coming, last] = screen.getAllByRole('listitem');
  expect(linksOf(coming)).toEqual([
    ['Lions', '/team?tournament=cup-1&team=lions'],
    ['vs', `/match?tournament=cup-1&match=${next.matchId}`],
    ['Bears', '/team?tournament=cup-1&team=bears'],
  ]);
  expect(linksOf(last).map(([text]) => text)).toEqual(['Lions', '2– to 0', 'Bears']);
});

test.each([
  ['in brief', true],
  ['in full', false],
])(
  '%s, a team of the podium of a cup that is over has its place there, not its place in a group',
  (_how, isBrief) => {
    const final = { ...finished('09:00', 2), matchNumber: 1 };
    const Stages = [
      buildStage({ groups: [buildGroup({ standings: [buildRow({ position: 3, points: 7 })] })] }),
      buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [final] }),
    ];
    const cup = buildCup({ Teams: [LIONS], Stages });
    const drawAt = (matches: readonly Match[]) =>
      renderPage(
        <MyTeam
          cup={cup}
          teamId={LIONS.teamId}
          lists={arrangeMatches(matches, CLOCK)}
          clock={CLOCK}
          isBrief={isBrief}
        />,
      ).container.textContent;
    expect(drawAt([final])).toContain('LionsChampionLast');
    expect(drawAt([final, buildMatch({ date: '2030-05-12' })])).toContain(
      'LionsGroup A: position 3, 7 points',
    );
  },
);

describe('in brief', () => {
  const next = buildMatch({ date: '2030-05-12', time: '09:30' });
  const due = buildMatch({ date: '2030-05-11', time: '13:50' });
  const waiting = buildMatch({ date: '2030-05-11', time: '10:00' });

  function drawLine(matches: readonly Match[], standings?: readonly StandingsRowView[]): HTMLElement {
    draw({ matches, isBrief: true, ...(standings && { standings }) });
    return screen.getByRole('link');
  }

  test('it is one link to the team, with its place', () => {
    const line = drawLine([], [buildRow({ teamId: 'bears', position: 2 }), buildRow({ points: 7 })]);
    expect(line.getAttribute('href')).toBe('/team?tournament=cup-1&team=lions');
    expect(line.textContent).toBe('LIOLionsGroup A: position 1, 7 points');
  });

  test('before its first match the team has a group, and no place', () => {
    expect(drawLine([], [buildRow({ played: 0, points: 0 })]).textContent).toBe('LIOLionsGroup A');
  });

  test('the score of what is played now stands between the crests of the teams, which have names', () => {
    const running = { local: { goals: 2, kicks: null }, visitor: { goals: 1, kicks: null } };
    const line = drawLine([next, buildMatch({ ...due, state: 'live', running })]);
    expect(line.textContent).toMatch(/LiveLions – Bears 2–1LIO2–1BEA$/);
  });

  test.each([
    ['what is due, before what comes', [next, due], 'Due now13:50 HS'],
    ['what comes, before what awaits its result', [next, waiting], '12/05/203009:30 HS'],
    [
      'what awaits its result, before the last result',
      [waiting, finished('09:00', 2)],
      'Awaiting result10:00 HS',
    ],
    [
      'the last result, when nothing else is left',
      [finished('08:00', 1), finished('09:00', 2)],
      'LastLions – Bears 2–0LIO2–0BEA',
    ],
  ])('it shows %s', (_what, matches, shown) => {
    expect(drawLine(matches).textContent).toBe(`LIOLions${shown}`);
  });
});

test('a team that the cup no longer has is not shown', () => {
  const { container } = draw({ matches: [], teamId: 'deleted', isBrief: true });
  expect(container.textContent).toBe('');
});
