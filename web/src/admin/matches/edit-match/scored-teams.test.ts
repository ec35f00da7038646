import { describe, expect, test } from 'vitest';
import type { Match } from '../../../shelf/cup/cup';
import { buildOpenMatch } from '../../../testing/build-view';
import {
  confirmed,
  type Happening,
  lost,
  networkIsBack,
  opened,
  play,
  pressed,
  pressedAndAsked,
  typedScore,
} from '../../../testing/play-edit';

const final = buildOpenMatch({
  matchId: 'final',
  local: { placeholder: 'Winner match 1', team: { teamId: 'team-Lions', name: 'Lions' } },
  visitor: { placeholder: 'Hosts', team: { teamId: 'team-Foxes', name: 'Foxes' } },
});
const openFinal: Match = { ...final, local: { ...final.local, team: null } };
const finalOfBears: Match = {
  ...final,
  local: { ...final.local, team: { teamId: 'team-Bears', name: 'Bears' } },
};

describe('the teams that a score is for', () => {
  const teamsOfScore = (happenings: readonly Happening[]) =>
    play(null, happenings).calls.map(
      (call) => (JSON.parse(call) as { payload: { teamsOfScore?: unknown } }).payload.teamsOfScore,
    );
  const lions = { local: 'team-Lions', visitor: 'team-Foxes' };
  const bears = { local: 'team-Bears', visitor: 'team-Foxes' };

  test('are those who were in the match when it was typed, also in a form that was opened before', () => {
    const events = [opened(openFinal), typedScore('3', '1', final), pressed, lost, networkIsBack];
    expect(teamsOfScore(events)).toEqual([lions, lions]);
  });

  test('stay the same while others come into the match', () => {
    const events = [opened(final), typedScore('3', '', final), typedScore('3', '1', finalOfBears), pressed];
    expect(teamsOfScore(events)).toEqual([lions]);
  });

  test('are the others once these were confirmed', () => {
    const asked = pressedAndAsked({ otherTeams: { before: final, now: finalOfBears } });
    const events = [opened(final), typedScore('3', '1', final), asked, confirmed, lost, networkIsBack];
    expect(teamsOfScore(events)).toEqual([bears, bears]);
  });
});
