import { describe, expect, it } from 'vitest';
import { buildGroup, readView } from '../support/builders/builders';
import {
  buildGroupMatch,
  groupMatchEdit,
  readMatch,
  schedule,
  score,
} from '../support/builders/builders-matches';
import { call, callApi, expectFailure } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules } from '../support/model/expect-cup-rules';

async function buildTwo() {
  const group = await buildGroup({ teams: 4 });
  const { tournamentId } = group;
  const [, , third, fourth] = group.Teams.map(({ teamId }) => teamId);
  const first = await buildGroupMatch({ group, time: '10:00', location: 'Court 1' });
  const second = await buildGroupMatch({
    group,
    localTeamId: third,
    visitorTeamId: fourth,
    time: '10:20',
    location: 'Court 2',
  });
  return { tournamentId, first, second };
}

describe('matches that are moved', () => {
  it('change their times and places in one commit, and keep what is left out', async () => {
    const { tournamentId, first, second } = await buildTwo();
    const moves = [
      { matchId: first.matchId, time: '10:10' },
      { matchId: second.matchId, date: dayFromNow(32), location: 'Court 1' },
    ];
    const { matches } = await call('moveMatches', { tournamentId, moves });
    expect(matches).toHaveLength(2);
    expect(await readMatch(first)).toMatchObject({
      date: schedule().date,
      time: '10:10',
      location: 'Court 1',
    });
    expect(await readMatch(second)).toMatchObject({
      date: dayFromNow(32),
      time: '10:20',
      location: 'Court 1',
    });
    await expectCupRules(tournamentId);
  });

  it('move all or none', async () => {
    const { tournamentId, first, second } = await buildTwo();
    await call('editGroupMatch', groupMatchEdit(second, score([1, 0])));
    const { version } = await readView(tournamentId);
    const moves = [first, second].map(({ matchId }) => ({ matchId, time: '11:00' }));
    const answer = await callApi('moveMatches', { tournamentId, moves });
    expectFailure(answer, 'played_match_cannot_be_moved', 'moves.1.matchId');
    expect((await readView(tournamentId)).version).toBe(version);
  });

  it('are refused when somebody has changed one of them since', async () => {
    const { tournamentId, first, second } = await buildTwo();
    await call('editGroupMatch', groupMatchEdit(second, { time: '12:00' }));
    const moves = [first, second].map(({ matchId, updatedAt }) => ({ matchId, time: '11:00', updatedAt }));
    const answer = await callApi('moveMatches', { tournamentId, moves });
    expectFailure(answer, 'changed_by_someone_else');
    expect(answer.json).toMatchObject({ data: { current: { matchId: second.matchId, time: '12:00' } } });
  });

  it('are refused for a match of another cup, and for a day that is over', async () => {
    const { tournamentId, first } = await buildTwo();
    const other = await buildTwo();
    const send = (move: { matchId: string; date?: string; time?: string }) =>
      callApi('moveMatches', { tournamentId, moves: [move] });
    const foreign = await send({ matchId: other.first.matchId, time: '11:00' });
    expectFailure(foreign, 'match_not_found', 'moves.0.matchId');
    const past = await send({ matchId: first.matchId, date: dayFromNow(-1) });
    expectFailure(past, 'date_cannot_be_in_the_past', 'moves.0.date');
  });

  it('stay one timetable when two people move them at once', async () => {
    const { tournamentId, first, second } = await buildTwo();
    const answers = await Promise.all(
      ['11:00', '12:00', '13:00'].map((time) =>
        callApi('moveMatches', {
          tournamentId,
          moves: [first, second].map(({ matchId, updatedAt }) => ({ matchId, time, updatedAt })),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [one, other] = [await readMatch(first), await readMatch(second)];
    expect(one.time).toBe(other.time);
  });
});
