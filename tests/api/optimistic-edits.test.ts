import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildTeam,
  buildTournament,
  only,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  groupMatchEdit,
  knownTeamsEdit,
  readMatch,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';

/** An edit of a record: a request that changes the record, and the record as the view of its cup shows it. */
interface Edited {
  readonly request: (count: number) => Record<string, unknown>;
  readonly read: () => Promise<{ readonly updatedAt: string }>;
}

/** Reads the details of a cup from its view. */
async function readDetails(tournamentId: string): Promise<TournamentDetailsView> {
  const { name, date, points, tieBreakers, timeZone, language, matchRules, playerNames, updatedAt } =
    await readView(tournamentId);
  const rules = { points, tieBreakers, matchRules };
  return { tournamentId, name, date, timeZone, language, playerNames, updatedAt, ...rules };
}

const EDITS: Partial<Record<EndpointName, () => Promise<Edited>>> = {
  updateTournament: async () => {
    const { tournamentId, date } = await buildTournament();
    return {
      request: () => ({ tournamentId, date, name: uniqueName('Cup') }),
      read: () => readDetails(tournamentId),
    };
  },
  updateTeam: async () => {
    const { tournamentId, teamId } = await buildTeam();
    return {
      request: () => ({ tournamentId, teamId, name: uniqueName('Team'), players: [] }),
      read: async () => only((await readView(tournamentId)).Teams),
    };
  },
  renameGroup: async () => {
    const { tournamentId, groupId } = await buildGroup();
    return {
      request: () => ({ groupId, name: uniqueName('Group') }),
      read: async () => only(only((await readView(tournamentId)).Stages).groups),
    };
  },
  recordLots: async () => {
    const { tournamentId, groupId, Teams } = await buildGroup();
    const teamIds = Teams.map(({ teamId }) => teamId);
    return {
      request: (count) => ({ groupId, teamIds: count % 2 === 0 ? teamIds : [...teamIds].reverse() }),
      read: async () => only(only((await readView(tournamentId)).Stages).groups),
    };
  },
  addTeamsToGroup: async () => {
    const { tournamentId, groupId, stageId } = await buildGroup({ teams: 0 });
    const teams = [await buildTeam({ tournamentId }), await buildTeam({ tournamentId })];
    return {
      request: (count) => ({ groupId, stageId, selectedTeamIds: [teams[count]?.teamId] }),
      read: async () => only(only((await readView(tournamentId)).Stages).groups),
    };
  },
  editGroupMatch: async () => {
    const match = await buildGroupMatch();
    return {
      request: (count) => ({ ...groupMatchEdit(match, score([count, 1])) }),
      read: () => readMatch(match),
    };
  },
  editKnownTeamsMatch: async () => {
    const match = await buildKnownTeamsMatch();
    return {
      request: (count) => ({ ...knownTeamsEdit(match, score([count, 1])) }),
      read: () => readMatch(match),
    };
  },
  editUnknownTeamsMatch: async () => {
    const match = await buildUnknownTeamsMatch();
    return {
      request: (count) => ({ ...unknownTeamsEdit(match, { localTeamPlaceholder: `Host ${count}` }) }),
      read: () => readMatch(match),
    };
  },
};

describe.concurrent.each(Object.entries(EDITS))('%s', (key, prepare) => {
  const name = key as EndpointName;

  it('takes an edit that carries what it was read with', async () => {
    const { request, read } = await prepare();
    const { updatedAt } = await read();
    expectSuccess(await sendToApi(name, { ...request(0), updatedAt }));
    expect((await read()).updatedAt > updatedAt).toBe(true);
  });

  it('refuses a stale edit, tells the record as it is now, and changes nothing', async () => {
    const { request, read } = await prepare();
    const { updatedAt } = await read();
    expectSuccess(await sendToApi(name, request(0)));
    const current = await read();
    const answer = await sendToApi(name, { ...request(1), updatedAt });
    expectFailure(answer, 'changed_by_someone_else');
    expect(answer.data).toEqual({ current });
    expect(await read()).toEqual(current);
  });

  it('takes an edit that carries nothing, whatever happened since', async () => {
    const { request } = await prepare();
    expectSuccess(await sendToApi(name, request(0)));
    expectSuccess(await sendToApi(name, request(1)));
  });

  it('refuses an instant that is none', async () => {
    const { request } = await prepare();
    for (const updatedAt of ['', 'now', 1, '2026-01-01T00:00:00Z']) {
      const answer = await sendToApi(name, { ...request(0), updatedAt });
      expectFailure(answer, 'updated_at_is_not_valid', 'updatedAt');
    }
  });
});

describe.concurrent('an edit after a fast row of others', () => {
  it('never meets the same updatedAt twice', async () => {
    const match = await buildGroupMatch();
    const seen = new Set([match.updatedAt]);
    for (let count = 0; count < 20; count += 1) {
      const { match: edited } = await call('editGroupMatch', groupMatchEdit(match, score([count, 0])));
      seen.add(edited.updatedAt);
    }
    expect(seen.size).toBe(21);
  });

  it('of another record is not in its way', async () => {
    const group = await buildGroup();
    const match = await buildGroupMatch({ group });
    await buildGroupMatch({ group, time: '20:20' });
    const edit = groupMatchEdit(match, { ...score([1, 0]), updatedAt: match.updatedAt });
    expectSuccess(await callApi('editGroupMatch', edit));
  });
});
