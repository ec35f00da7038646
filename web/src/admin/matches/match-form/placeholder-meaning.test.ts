import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
} from '../../../testing/build-view';
import type { Match } from '../../../shelf/cup/cup';
import { placeholderMeaning } from './placeholder-meaning';

const semiFinal = buildKnownMatch('Lions', 'Bears', { stageId: 'semi-finals', matchNumber: 1 });
const cup = buildCup({
  Teams: [buildTeam('Lions'), buildTeam('Bears')],
  Stages: [
    buildStage({
      stageId: 'groups',
      order: 1,
      name: 'Group stage',
      groups: [
        buildGroup({
          name: 'A',
          stageId: 'groups',
          Teams: [buildTeam('Lions'), buildTeam('Bears')],
        }),
      ],
    }),
    buildStage({ stageId: 'semi-finals', type: 'knockout', order: 2, Matches: [semiFinal] }),
    buildStage({ stageId: 'final', type: 'knockout', order: 3 }),
  ],
});

function meaningOf(text: string) {
  return placeholderMeaning(cup, { stageId: 'final', text, side: 'local', base: null });
}

describe('beside a placeholder stands what it means', () => {
  test('the winner or loser of a match, a place of a group, a rank across groups, or a team', () => {
    expect(meaningOf('winner of match 1')).toBe('Bound to match 1: the winner of Lions – Bears');
    expect(meaningOf('Loser match 1')).toBe('Bound to match 1: the loser of Lions – Bears');
    expect(meaningOf('2nd Group A')).toBe('Bound to group "A": the team in place 2');
    expect(meaningOf('Best third 1')).toBe(
      'Bound to Group stage: number 1 among the teams in place 3 of their groups',
    );
    expect(meaningOf('lions')).toBe('The team Lions');
  });

  test('a slot that one of the best teams gets, and a rank, which is not the same', () => {
    const slot = 'Bound to Group stage: one of the best teams in place 3 of their groups, slot 1,';
    expect(meaningOf('One of the best thirds (1)')).toBe(
      `${slot} if possible from another group than the opponent`,
    );
    expect(meaningOf('One of the best thirds (2)')).toMatch(/Groups in it so far: 1\.$/);
    expect(meaningOf('Best thirds (1)')).toMatch(/^Text only/);
  });

  test('a place that there is not, with how many there are so far', () => {
    expect(meaningOf('3rd Group A')).toBe('Bound to group "A": the team in place 3. Teams in it so far: 2.');
    expect(meaningOf('Best second 2')).toBe(
      'Bound to Group stage: number 2 among the teams in place 2 of their groups. Groups in it so far: 1.',
    );
  });

  test('a text that names nothing', () => {
    expect(meaningOf('The hosts')).toMatch(/^Text only: no match, group or team is called that/);
  });

  test.each(['Winner match 13', '1st Group C', 'W13', '1C'])('%s, which is not there yet', (text) => {
    expect(meaningOf(text)).toMatch(/^Nothing is called that yet/);
  });

  test('a short form', () => {
    expect(meaningOf('W1')).toBe('Bound to match 1: the winner of Lions – Bears');
    expect(meaningOf('2A')).toBe('Bound to group "A": the team in place 2');
  });

  test('a misspelt team, with the name that was meant', () => {
    expect(meaningOf('Lyons')).toBe('Text only: no team is called that. Did you mean Lions?');
  });

  test('a text whose target was deleted, while it is as it was left', () => {
    const base = buildOpenMatch({ local: { placeholder: 'Winner match 1', lost: ['Lions', 'Bears'] } });
    const typed = { stageId: 'final', text: 'Winner match 1', side: 'local', base } as const;
    expect(placeholderMeaning(cup, typed)).toMatch(/^Text only: what it referred to was deleted/);
    const early = buildOpenMatch({ local: { placeholder: 'Winner match 13' } });
    expect(placeholderMeaning(cup, { ...typed, text: 'Winner match 13', base: early })).toMatch(/yet/);
  });

  test('an empty field means nothing yet', () => {
    expect(meaningOf(' ')).toBeNull();
  });

  test('a placeholder that was not changed keeps what it is bound to', () => {
    const source = { kind: 'match-winner', matchId: semiFinal.matchId } as const;
    const base = buildOpenMatch({ local: { placeholder: 'Winner match 7', source } });
    const typed = { stageId: 'final', text: 'Winner match 7', side: 'local', base } as const;
    expect(placeholderMeaning(cup, typed)).toBe('Bound to match 1: the winner of Lions – Bears');
  });

  test.each(['local', 'visitor'] as const)('a match that waits for this one leads back to it: %s', (side) => {
    const source = { kind: 'match-winner', matchId: semiFinal.matchId } as const;
    const final = buildOpenMatch({
      matchId: 'final',
      matchNumber: 2,
      stageId: 'final',
      local: { placeholder: 'W1', source },
    });
    const knockout = cup.Stages.slice(1).map((stage) =>
      stage.stageId === 'final' ? { ...stage, Matches: [final] } : stage,
    );
    const meaningIn = (base: Match | null) =>
      placeholderMeaning(
        { ...cup, Stages: knockout },
        { stageId: 'semi-finals', text: 'Winner match 2', side, base },
      );
    expect(meaningIn(semiFinal)).toBe('Leads back to this match itself: please name another match.');
    expect(meaningIn(final)).toBe('Leads back to this match itself: please name another match.');
    expect(meaningIn(null)).toMatch(/^Bound to match 2/);
  });
});
