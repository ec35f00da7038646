import type { Cup } from '../shelf/cup/cup';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildRow,
  buildStage,
  buildTeam,
} from './build-view';

/** Names that spreadsheets like to take for something else. */
export const HARD_NAMES = [
  '007',
  '1. FC',
  '=SUM(A1:A9)',
  '+41',
  '-1',
  '@team',
  '3:1',
  '1/2',
  'Zürich; "Löwen", FC',
] as const;

/** A cup with a match 3:1 on the last Sunday of October 2030, when the clocks change, and all the hard names. */
export function buildHardCup(changes: Partial<Cup> = {}): Cup {
  const [first, ...others] = HARD_NAMES;
  const ofGroup = others.map((name, index) => {
    const { local, visitor } = buildKnownMatch(first, name);
    return buildMatch({ local, visitor, date: '2030-10-27', time: `18:3${index}`, location: 'Halle 1' });
  });
  const [played, ...open] = ofGroup;
  const result = played && {
    ...played,
    state: 'finished' as const,
    local: { ...played.local, goals: 3 },
    visitor: { ...played.visitor, goals: 1 },
  };
  const final = buildKnownMatch(first, '1. FC', {
    Stage: { stageId: 'stage-2', name: 'Final' },
    matchNumber: 1,
    state: 'postponed',
    time: '20:00',
  });
  const standings = HARD_NAMES.map((name, index) =>
    buildRow({
      name,
      teamId: `team-${name}`,
      position: index + 1,
      goalsFor: 3,
      goalsAgainst: 1,
      goalDifference: index - 2,
    }),
  );
  const group = buildGroup({
    standings,
    Teams: HARD_NAMES.map((name) => ({ teamId: `team-${name}`, name })),
  });
  const scorer = { playerId: 'player', shownAs: '=Anna K.', goals: 2 };
  const Teams = HARD_NAMES.map((name) => ({ ...buildTeam(name), Players: name === '007' ? [scorer] : [] }));
  return buildCup({
    name: 'Herbstcup',
    Teams,
    Stages: [
      buildStage({ groups: [group], Matches: [...(result ? [result] : []), ...open] }),
      buildStage({ stageId: 'stage-2', name: 'Final', type: 'knockout', order: 2, Matches: [final] }),
    ],
    ...changes,
  });
}

/** An empty cup, and one with 2,000 matches. */
export const EMPTY_CUP = { Teams: [], Stages: [] } satisfies Partial<Cup>;

export function buildLargeCup(): Cup {
  const Matches = Array.from({ length: 2_000 }, (_, index) =>
    buildKnownMatch(`Team ${index}`, `Other ${index}`),
  );
  return buildCup({ Stages: [buildStage({ type: 'knockout', Matches })] });
}
