import { describe, expect, test } from 'vitest';
import { buildKnownMatch, buildOpenMatch } from '../../../testing/build-view';
import { createCallOf, editCallOf, reviewCallOf } from './match-calls';
import { changeValues, emptyValues, type KnownValues, valuesOf } from './match-values';

const schedule = { date: '2098-05-10', time: '10:00', location: ' Hall ' };
const score = { local: { goals: 2 }, visitor: { goals: 1 } };

describe('a match that counts otherwise than it was played', () => {
  const awarded = buildKnownMatch('Lions', 'Bears', {
    matchId: 'm',
    local: { goals: 0 },
    visitor: { goals: 3 },
    state: 'finished',
    isForfeit: true,
    forfeit: 'local',
    readAs: 'awarded',
    recorded: {
      localTeamScore: 1,
      visitorTeamScore: 0,
      localTeamPenaltyScore: null,
      visitorTeamPenaltyScore: null,
      state: 'finished',
      isForfeit: false,
      forfeit: 'local',
    },
  });

  test('has in its form the score that is stored', () => {
    expect(valuesOf(awarded)).toMatchObject({ local: { goals: '1' }, visitor: { goals: '0' } });
  });

  test('is reviewed by its award where it has no score of its own', () => {
    const unplayed = {
      ...awarded,
      recorded: awarded.recorded && { ...awarded.recorded, localTeamScore: null, visitorTeamScore: null },
    };
    const forfeits = (['keep', 'clear'] as const).map((score) => reviewCallOf(unplayed, score).payload);
    expect(forfeits).toMatchObject([{ forfeit: 'local' }, { forfeit: null }]);
    expect(reviewCallOf(awarded, 'keep').call).toBe('editKnownTeamsMatch');
  });
});

describe('the call that a form about a match makes', () => {
  test('a group match is created with empty scores as null', () => {
    const sides = { local: { teamId: 'a' }, visitor: { teamId: 'b' } };
    const call = createCallOf(emptyValues({ ...schedule, ...sides, stageId: 's', groupId: 'g' }));
    expect(call.call).toBe('createGroupMatch');
    expect(call.payload).toMatchObject({
      localTeamId: 'a',
      visitorTeamId: 'b',
      matchId: null,
      location: 'Hall',
      localTeamScore: null,
    });
  });

  test('an edit has the fields that pages and servers from before a deploy know, and no others', () => {
    const match = buildKnownMatch('Lions', 'Bears', { matchId: 'm', stageId: 's', groupId: 'g' });
    const values = changeValues(valuesOf(match), { local: { goals: '2' }, visitor: { goals: '1' } });
    expect(editCallOf(match, values)).toEqual({
      call: 'editGroupMatch',
      payload: {
        matchId: 'm',
        stageId: 's',
        groupId: 'g',
        updatedAt: match.updatedAt,
        date: match.date,
        time: match.time,
        location: match.location,
        localTeamId: 'team-Lions',
        visitorTeamId: 'team-Bears',
        localTeamScore: 2,
        visitorTeamScore: 1,
        localTeamPenaltyScore: null,
        visitorTeamPenaltyScore: null,
      },
    });
  });

  test('a score that was not touched is not sent, so that it is not confirmed by accident', () => {
    const match = buildKnownMatch('Lions', 'Bears', { ...score, teamsChanged: true });
    const { payload } = editCallOf(match, changeValues(valuesOf(match), { location: 'Main hall' }));
    expect(payload).not.toHaveProperty('localTeamScore');
  });

  test('a score is taken away with null', () => {
    const match = buildKnownMatch('Lions', 'Bears', score);
    const { payload } = editCallOf(
      match,
      changeValues(valuesOf(match), {
        local: { goals: '' },
        visitor: { goals: '' },
      }),
    );
    expect(payload).toMatchObject({ localTeamScore: null, visitorTeamScore: null });
  });

  test('only a changed placeholder is sent, so that the other keeps its reference', () => {
    const match = buildOpenMatch({
      local: { placeholder: 'Winner match 1' },
      visitor: { placeholder: 'Hosts' },
    });
    const { call, payload } = editCallOf(
      match,
      changeValues(valuesOf(match), { visitor: { placeholder: 'Guests' } }),
    );
    expect(call).toBe('editUnknownTeamsMatch');
    expect(JSON.parse(JSON.stringify(payload))).not.toHaveProperty('localTeamPlaceholder');
    expect(payload).toMatchObject({ visitorTeamPlaceholder: 'Guests' });
  });

  test('a match of known teams becomes one of placeholders with both of them', () => {
    const match = buildKnownMatch('Lions', 'Bears');
    const { call, payload } = editCallOf(
      match,
      changeValues(valuesOf(match), {
        status: 'unknown',
        local: { placeholder: 'Guests' },
      }),
    );
    expect(call).toBe('editUnknownTeamsMatch');
    expect(payload).toMatchObject({ localTeamPlaceholder: 'Guests', visitorTeamPlaceholder: 'Bears' });
  });

  test('a score says whom it is for where a result elsewhere may bring others into the match', () => {
    const match = buildOpenMatch({
      local: { placeholder: 'Winner match 1', team: { teamId: 'lions', name: 'Lions' } },
      visitor: { placeholder: 'Winner match 2', team: { teamId: 'bears', name: 'Bears' } },
    });
    const scored = changeValues(valuesOf(match), { local: { goals: '2' }, visitor: { goals: '1' } });
    const teamsOfScore = { local: 'lions', visitor: 'bears' };
    expect(editCallOf(match, scored).payload).toMatchObject({ teamsOfScore });
    const moved = changeValues(valuesOf(match), { location: 'Gym' });
    expect(editCallOf(match, moved).payload).not.toHaveProperty('teamsOfScore');
    const elsewhere = changeValues(scored, { local: { placeholder: 'Loser match 1' } });
    expect(editCallOf(match, elsewhere).payload).not.toHaveProperty('teamsOfScore');
    const played = { ...match, local: { ...match.local, goals: 2 }, visitor: { ...match.visitor, goals: 1 } };
    expect(reviewCallOf(played, 'keep').payload).toMatchObject({ localTeamScore: 2, teamsOfScore });
  });

  test('a side by a place of the group is sent only where it is changed, and a score says whom it is for', () => {
    const place = { kind: 'group-place', groupId: 'first', place: 1 } as const;
    const local = { teamId: null, placeholder: '1st Group A', source: place };
    const match = buildKnownMatch('Lions', 'Bears', { groupId: 'g', local });
    const payloadOf = (change: KnownValues) =>
      editCallOf(match, changeValues(valuesOf(match), change)).payload;
    const moved = payloadOf({ location: 'Gym' });
    expect(moved).toMatchObject({ visitorTeamId: 'team-Bears' });
    for (const left of ['localTeamId', 'localTeamPlaceholder', 'teamsOfScore']) {
      expect(moved).not.toHaveProperty(left);
    }
    const teamsOfScore = { local: 'team-Lions', visitor: 'team-Bears' };
    const scored = payloadOf({ local: { goals: '2' }, visitor: { goals: '1' } });
    expect(scored).toMatchObject({ localTeamScore: 2, teamsOfScore });
    expect(scored).not.toHaveProperty('localTeamId');
    const elsewhere = payloadOf({ local: { teamId: 'team-Foxes' } });
    expect(elsewhere).toMatchObject({ localTeamId: 'team-Foxes' });
    const played = { ...match, local: { ...match.local, goals: 2 }, visitor: { ...match.visitor, goals: 1 } };
    expect(reviewCallOf(played, 'keep').payload).toMatchObject({ localTeamScore: 2, teamsOfScore });
  });

  test('a score under review is confirmed by sending it unchanged', () => {
    const match = buildKnownMatch('Lions', 'Bears', { ...score, teamsChanged: true });
    expect(reviewCallOf(match, 'keep').payload).toMatchObject({ localTeamScore: 2, visitorTeamScore: 1 });
    expect(reviewCallOf(match, 'clear').payload).toMatchObject({ localTeamScore: null });
  });
});
