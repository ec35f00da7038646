import { setTimeout as wait } from 'node:timers/promises';
import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type {
  GroupView,
  StageView,
  TeamView,
  TournamentDetailsView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views';
import type { StageType } from '@futsal-cup/domain/cup/records';
import { administratorToken } from './sign-in';
import { call, callApi, expectSuccess } from './call-api';
import { dayFromNow } from './days';

/*
 * Each builder makes one record through the API and fills in what the test does not care about, missing parents included.
 */

export type Known<View> = View & { readonly tournamentId: string };

export function uniqueName(noun: string): string {
  return `${noun} ${crypto.randomUUID().slice(0, 8)}`;
}

/** The one that is there; a test that lost it cannot go on. */
export function only<Item>(items: readonly Item[], is: (item: Item) => boolean = () => true): Item {
  const found = items.filter(is);
  const [item] = found;
  if (item === undefined || found.length > 1) throw new Error(`Found ${found.length} instead of one`);
  return item;
}

/** The view of a cup as the administrator's app sees it: never from a cache. */
export async function readView(tournamentId: string): Promise<TournamentView> {
  const token = await administratorToken();
  return (await call('getTournament', { tournamentId }, { token })).tournament;
}

/** Many tests at once meet at the list of tournaments, which one commit at a time changes: as the answer says, try again. */
async function createPatiently(
  request: Calls['createTournament']['request'],
): Promise<TournamentDetailsView> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callApi('createTournament', request);
    const isBusy = answer.errors[0]?.msg === 'busy_try_again';
    if (!isBusy || attempt === 5) return expectSuccess(answer, 201).tournamentDetails;
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

const FIRST_DAY = 30;
const DAYS = 300;
let built = 0;

/** Each on a day of its own: a new tournament is compared with all of its day, and a suite builds a thousand. */
export function buildTournament(
  overrides: Partial<Calls['createTournament']['request']> = {},
): Promise<TournamentDetailsView> {
  built += 1;
  const date = dayFromNow(FIRST_DAY + (built % DAYS));
  return createPatiently({ name: uniqueName('Cup'), date, ...overrides });
}

async function tournamentIdOf(given: { readonly tournamentId?: string }): Promise<string> {
  return given.tournamentId ?? (await buildTournament()).tournamentId;
}

interface TeamOverrides {
  readonly tournamentId?: string;
  readonly name?: string;
  readonly players?: readonly string[];
}

export async function buildTeam(overrides: TeamOverrides = {}): Promise<Known<TeamView>> {
  const { name = uniqueName('Team'), players = [] } = overrides;
  const tournamentId = await tournamentIdOf(overrides);
  const request = { tournamentId, name, players: players.map((player) => ({ name: player })) };
  const { dbTeams } = await call('createTeam', request);
  return { tournamentId, ...only(dbTeams, (team) => team.name === name) };
}

export async function buildTeams(tournamentId: string, names: readonly string[]): Promise<string[]> {
  const teamIds: string[] = [];
  for (const name of names) teamIds.push((await buildTeam({ tournamentId, name })).teamId);
  return teamIds;
}

interface StageOverrides {
  readonly tournamentId?: string;
  readonly name?: string;
  readonly type?: StageType;
  readonly order?: number;
}

async function readStages(tournamentId: string): Promise<readonly StageView[]> {
  return (await call('getStages', { tournamentId })).dbStages;
}

/** By default the next stage of its tournament. */
export async function buildStage(overrides: StageOverrides = {}): Promise<Known<StageView>> {
  const { name = uniqueName('Stage'), type = 'group' } = overrides;
  const tournamentId = await tournamentIdOf(overrides);
  const last = (await readStages(tournamentId)).at(-1)?.order ?? 0;
  const order = overrides.order ?? last + 1;
  await call('createStage', { tournamentId, name, type, order });
  const stages = await readStages(tournamentId);
  return { tournamentId, ...only(stages, (stage) => stage.name === name) };
}

interface GroupOverrides {
  readonly tournamentId?: string;
  readonly stage?: Known<StageView>;
  readonly name?: string;
  /** How many teams it has, or which. */
  readonly teams?: number | readonly string[];
}

async function teamIdsFor(tournamentId: string, teams: number | readonly string[]): Promise<string[]> {
  if (typeof teams !== 'number') return [...teams];
  const names = Array.from({ length: teams }, () => uniqueName('Team'));
  return buildTeams(tournamentId, names);
}

export async function readGroup(stage: Known<StageView>, name: string): Promise<GroupView> {
  const { groups } = only(await readStages(stage.tournamentId), ({ stageId }) => stageId === stage.stageId);
  return only(groups, (group) => group.name === name);
}

/** Two teams play in it unless the test says otherwise. */
export async function buildGroup(overrides: GroupOverrides = {}): Promise<Known<GroupView>> {
  const { name = uniqueName('Group'), teams = 2 } = overrides;
  const stage = overrides.stage ?? (await buildStage({ tournamentId: overrides.tournamentId }));
  const { tournamentId, stageId } = stage;
  const selectedTeamIds = await teamIdsFor(tournamentId, teams);
  await call('createGroup', { stageId, name });
  const { groupId } = await readGroup(stage, name);
  if (selectedTeamIds.length > 0) await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds });
  return { tournamentId, ...(await readGroup(stage, name)) };
}

/** The group as the view of its cup shows it now. */
export async function readGroupById(tournamentId: string, groupId: string): Promise<GroupView> {
  const { Stages } = await readView(tournamentId);
  return only(
    Stages.flatMap(({ groups }) => groups),
    (group) => group.groupId === groupId,
  );
}
