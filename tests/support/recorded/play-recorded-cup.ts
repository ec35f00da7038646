import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { planBody, planSettings } from '../builders/builders-plan';
import type { ServedFunction } from './served-function';

const DAY = '2026-06-13';
const PLAYERS = ['Ana Maria Zimmermann', 'Lía O’Connor'].map((name) => ({ name }));

/** Where and when the matches of a stage are: one every half an hour from a time on. */
function timetable(from: string) {
  let [minutes, court] = [Number(from.slice(0, 2)) * 60 + Number(from.slice(3)), 0];
  return () => {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    minutes += 30;
    court = 1 - court;
    return { date: DAY, time, location: `Hall, Court ${court + 1}` };
  };
}

/** The cup as administrators read it. */
async function readWhole(served: ServedFunction, tournamentId: string) {
  return (await served.call('getWholeTournament', { tournamentId })).tournament;
}

type Match = Calls['createGroupMatch']['response']['match'];

function sidesOf({ localTeamId, visitorTeamId }: Match) {
  return { localTeamId: localTeamId ?? '', visitorTeamId: visitorTeamId ?? '' };
}

function unchanged({ matchId, stageId, date, time, location }: Match) {
  return { matchId, stageId, date, time, location };
}

async function enterGroupScore(served: ServedFunction, match: Match, goals: readonly [number, number]) {
  const [localTeamScore, visitorTeamScore] = goals;
  const scores = { localTeamScore, visitorTeamScore };
  const places = { ...unchanged(match), groupId: match.groupId ?? '' };
  await served.call('editGroupMatch', { ...places, ...sidesOf(match), ...scores });
}

async function buildGroups(served: ServedFunction, tournamentId: string) {
  await served.call('createTeam', { tournamentId, name: 'FC Bern', players: PLAYERS });
  const names = ['Lions', 'Bears', 'Ñandú', 'Зубры', 'Uni Bulle', 'Olé'];
  const teams = names.map((name) => ({ name, players: name === 'Lions' ? [{ name: 'Mia' }] : [] }));
  const { teamIds } = await served.call('createTeams', { tournamentId, teams });
  const stage = { tournamentId, type: 'group', name: 'Group stage', order: 1 } as const;
  await served.call('createStage', stage);
  const { Teams } = (await served.call('getTeamsByTournament', { tournamentId })).tournament;
  const bern = Teams.find(({ name }) => name === 'FC Bern');
  const { stageId = '' } = (await readWhole(served, tournamentId)).Stages[0] ?? {};
  for (const name of ['Group A', 'Group B']) await served.call('createGroup', { stageId, name, rounds: 1 });
  const ids = [bern?.teamId ?? '', ...teamIds];
  const [a, b] = (await readWhole(served, tournamentId)).Stages[0]?.groups ?? [];
  const [groupA, groupB] = [a?.groupId ?? '', b?.groupId ?? ''];
  await served.call('addTeamsToGroup', { groupId: groupA, stageId, selectedTeamIds: ids.slice(0, 3) });
  await served.call('addTeamsToGroup', { groupId: groupB, stageId, selectedTeamIds: ids.slice(3, 6) });
  return { stageId, groupA, groupB, ids };
}

type Groups = Awaited<ReturnType<typeof buildGroups>>;

async function createGroupMatches(served: ServedFunction, { stageId, groupA, groupB, ids }: Groups) {
  const next = timetable('08:00');
  const matches: Match[] = [];
  for (const [index, groupId] of [groupA, groupB].entries()) {
    const [first = '', second = '', third = ''] = ids.slice(3 * index, 3 * index + 3);
    for (const [localTeamId, visitorTeamId] of [
      [first, second],
      [first, third],
      [second, third],
    ] as const) {
      const request = { groupId, stageId, localTeamId, visitorTeamId, ...next() };
      matches.push((await served.call('createGroupMatch', request)).match);
    }
  }
  return matches;
}

async function createKnockout(served: ServedFunction, tournamentId: string) {
  const next = timetable('13:00');
  const stages = [
    ['Semi-finals', ['1st Group A', '2nd Group B'], ['1st Group B', '2nd Group A']],
    ['Final', ['Winner match 7', 'Winner match 8']],
    ['Third place', ['Loser match 7', 'Loser match 8']],
  ] as const;
  const matches: Match[] = [];
  for (const [index, [name, ...pairs]] of stages.entries()) {
    await served.call('createStage', { tournamentId, name, type: 'knockout', order: index + 2 });
    const stage = (await readWhole(served, tournamentId)).Stages.find((other) => other.name === name);
    for (const [localTeamPlaceholder, visitorTeamPlaceholder] of pairs) {
      const sides = { localTeamPlaceholder, visitorTeamPlaceholder };
      const request = { stageId: stage?.stageId ?? '', ...sides, ...next() };
      matches.push((await served.call('createUnknownTeamsMatch', request)).match);
    }
  }
  return matches;
}

/** The entries of a device, with ids and instants of the recording. */
function entriesOf(served: ServedFunction, facts: readonly EntryFacts[], from: number): EntryInput[] {
  return facts.map((fact, index) => ({
    ...fact,
    entryId: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
    at: served.now() + index,
  }));
}

const GOAL = { kind: 'goal', half: 'first-half' } as const;
const CARD = { kind: 'card', half: 'first-half', side: 'visitor', colour: 'yellow' } as const;

/** A scorer begins the first semi-final by the link of its court. */
async function scoreLive(served: ServedFunction, tournamentId: string, match: Match) {
  const scope = { kind: 'court', court: match.location } as const;
  const valid = { from: '2026-06-13T08:00:00.000Z', to: '2026-06-13T20:00:00.000Z' };
  const { key } = await served.call('createScorerLink', { tournamentId, name: 'Table', scope, ...valid });
  const { deviceKey } = await served.call('openScorerLink', { name: 'Bo' }, `Scorer ${key}`);
  const device = `Scorer ${deviceKey}`;
  const { matchId } = match;
  const ofMatch = { tournamentId, matchId };
  const entries = entriesOf(
    served,
    [
      { kind: 'phase', to: 'first-half', on: null },
      { ...GOAL, side: 'local', playerId: null },
      { ...GOAL, side: 'visitor', playerId: null, how: 'own-goal' },
      { ...CARD, playerId: null },
      { kind: 'foul', side: 'local', half: 'first-half' },
    ],
    1,
  );
  await served.call('enterInMatchLog', { ...ofMatch, entries }, device);
  await served.call('getScorerMatches', { tournamentId }, device);
  await served.call('getMatchLog', ofMatch, device);
  await served.call('getScorerLinks', { tournamentId });
}

/** Builds a cup by the calls of an administrator, up to a running semi-final. */
export async function playRecordedCup(served: ServedFunction): Promise<string> {
  const details = { name: 'Frühlingscup', date: DAY, address: 'Sporthalle Hardau, Zürich' };
  const { tournamentDetails } = await served.call('createTournament', {
    ...details,
    timeZone: 'Europe/Zurich',
  });
  const { tournamentId } = tournamentDetails;
  await served.call('updateTournament', { tournamentId, date: DAY, playerNames: 'initial', language: 'de' });
  const groups = await buildGroups(served, tournamentId);
  const ofGroups = await createGroupMatches(served, groups);
  const [semi, second, final] = await createKnockout(served, tournamentId);
  const goals = [
    [2, 1],
    [0, 0],
    [3, 3],
    [1, 0],
    [0, 1],
    [1, 0],
  ] as const;
  for (const [index, match] of ofGroups.entries()) {
    await enterGroupScore(served, match, goals[index] ?? [0, 0]);
  }
  const [, , , nandu = '', zubry = '', bulle = '', ole = ''] = groups.ids;
  const teamIds = [zubry, nandu, bulle];
  await served.call('recordLots', { groupId: groups.groupB, teamIds, decision: 'lots' });
  const reason = { points: -1, note: 'Ohne Pass' };
  await served.call('recordTeamPoints', { teamId: bulle, pointsByDecision: reason });
  if (semi) await scoreLive(served, tournamentId, semi);
  if (second) {
    await served.call('awardMatch', { matchId: second.matchId, forfeit: 'local' });
    await served.call('moveMatches', {
      tournamentId,
      moves: [{ matchId: final?.matchId ?? '', time: '15:10' }],
    });
  }
  await served.call('withdrawTeam', { teamId: ole, results: 'stand' });
  await served.call('renameStage', { stageId: groups.stageId, name: 'Vorrunde' });
  return tournamentId;
}

/** Publishes a plan of four teams in a cup of its own. */
export async function planRecordedCup(served: ServedFunction): Promise<string> {
  const { tournamentDetails } = await served.call('createTournament', {
    name: 'Herbstcup',
    date: '2026-09-12',
  });
  const { tournamentId } = tournamentDetails;
  const teams = Array.from({ length: 4 }, (_, index) => ({ name: `Team ${index + 1}`, players: [] }));
  const { teamIds } = await served.call('createTeams', { tournamentId, teams });
  const days = [{ date: '2026-09-12', from: '09:00', to: '18:00' }];
  await served.call('applyPlan', planBody(tournamentId, planSettings({ teamIds, time: { days } })));
  return tournamentId;
}
