import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Cup } from '../shelf/cup/cup';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  type MatchChanges,
} from './build-view';

export const SPEAKER_TEAMS = ['Lions', 'Bears', 'Foxes', 'Wolves'].map((name) => buildTeam(name));

let tournamentId = '';

/** Begins a test at noon of the day of play, with a cup of its own, because what was read is kept on the device. */
export function beginSpeakerTest(): string {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-11T12:00:00Z'));
  return (tournamentId = `cup-${crypto.randomUUID()}`);
}

/** The cup of the test, with a semi-final and the final in which its winner plays. */
export function cupOf(semi: MatchChanges, changes: Partial<Cup> = {}): Cup {
  const semiFinal = buildKnownMatch('Lions', 'Bears', {
    ...{ matchId: 'semi', stageId: 'semi', Stage: { stageId: 'semi', name: 'Semi-finals' }, matchNumber: 1 },
    ...semi,
  });
  const source = { kind: 'match-winner', matchId: 'semi' } as const;
  const isWon = semiFinal.state === 'finished' && semiFinal.local.goals !== semiFinal.visitor.goals;
  const winner = (semiFinal.local.goals ?? 0) > (semiFinal.visitor.goals ?? 0) ? 'Lions' : 'Bears';
  const team = isWon ? { teamId: `team-${winner}`, name: winner } : null;
  const final = buildOpenMatch({
    ...{ matchId: 'final', stageId: 'final', Stage: { stageId: 'final', name: 'Final' }, matchNumber: 2 },
    ...{ time: '15:20', location: 'Court 1' },
    local: { source, placeholder: 'Winner match 1', team },
    visitor: { placeholder: 'Host' },
  });
  return buildCup({
    tournamentId,
    Teams: SPEAKER_TEAMS,
    Stages: [
      buildStage({ stageId: 'semi', name: 'Semi-finals', type: 'knockout', Matches: [semiFinal] }),
      buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [final] }),
    ],
    ...changes,
  });
}

export const won = (local: number, visitor: number): MatchChanges => ({
  state: 'finished',
  local: { goals: local },
  visitor: { goals: visitor },
});

export const panel = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);
