import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import type {
  GroupView,
  StageView,
  TeamView,
  TournamentDetailsView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/text/languages';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS, DEFAULT_TIME_ZONE } from '@futsal-cup/domain/cup/limits';
import type { Stage, StageType, Team, Tournament } from '@futsal-cup/domain/cup/records';
import { administratorToken } from '../sign-in';
import { call } from '../call-api';
import { dayFromNow } from './days';
import { readLastOrder, writeRecords, type NewRecords } from './write-records';

/*
 * Each builder writes one record and fills in what the test does not care about, missing parents included. It writes past the
 * API, because a test of a match would otherwise spend ten calls on its group.
 */

export type Known<View> = View & { readonly tournamentId: string };

export function uniqueName(noun: string): string {
  return `${noun} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns the only item that fits; no item, or more than one, is an error. */
export function only<Item>(items: readonly Item[], is: (item: Item) => boolean = () => true): Item {
  const found = items.filter(is);
  const [item] = found;
  if (item === undefined || found.length > 1) throw new Error(`Found ${found.length} instead of one`);
  return item;
}

/** Reads the view of a cup as the administrator's app sees it, never from a cache. */
export async function readView(tournamentId: string): Promise<TournamentView> {
  const token = await administratorToken();
  return (await call('getTournament', { tournamentId }, { token })).tournament;
}

/** Reads the teams as they are stored, which the view does not show. */
export async function readTeams(tournamentId: string): Promise<readonly TeamView[]> {
  return (await call('getTeamsByTournament', { tournamentId })).tournament.Teams;
}

const FIRST_DAY = 30;
const DAYS = 300;
let built = 0;

type TournamentOverrides = Partial<Omit<Tournament, 'tournamentId'>>;

/**
 * Each tournament is on a day of its own, because the API compares a new tournament with all of the same day and a suite builds a thousand.
 */
function newTournament(overrides: TournamentOverrides = {}): Tournament {
  built += 1;
  return {
    tournamentId: crypto.randomUUID(),
    name: uniqueName('Cup'),
    date: dayFromNow(FIRST_DAY + (built % DAYS)),
    points: DEFAULT_POINTS,
    tieBreakers: DEFAULT_TIE_BREAKERS,
    timeZone: DEFAULT_TIME_ZONE,
    language: DEFAULT_LANGUAGE,
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    ...overrides,
  };
}

/** Returns the tournament that the test names, or a new one that is not written yet. */
function cupFor(tournamentId: string | undefined): Pick<NewRecords, 'tournamentId' | 'tournament'> {
  if (tournamentId !== undefined) return { tournamentId };
  const tournament = newTournament();
  return { tournamentId: tournament.tournamentId, tournament };
}

export async function buildTournament(overrides: TournamentOverrides = {}): Promise<TournamentDetailsView> {
  const tournament = newTournament(overrides);
  const { tournamentId } = tournament;
  const updatedAt = await writeRecords({ tournamentId, tournament });
  const { shown: chosen, ...details } = tournament;
  const shown = shownInPart({ shown: chosen });
  return { ...details, ...(shown && { shown }), updatedAt };
}

interface TeamOverrides {
  readonly tournamentId?: string;
  readonly name?: string;
  readonly players?: readonly string[];
}

function newTeam({ name = uniqueName('Team'), players = [] }: TeamOverrides = {}): Team {
  return {
    teamId: crypto.randomUUID(),
    name,
    players: players.map((player) => ({ playerId: crypto.randomUUID(), name: player })),
  };
}

export async function buildTeam(overrides: TeamOverrides = {}): Promise<Known<TeamView>> {
  const cup = cupFor(overrides.tournamentId);
  const team = newTeam(overrides);
  await writeRecords({ ...cup, teams: [team] });
  const teams = await readTeams(cup.tournamentId);
  return { tournamentId: cup.tournamentId, ...only(teams, ({ teamId }) => teamId === team.teamId) };
}

export async function buildTeams(tournamentId: string, names: readonly string[]): Promise<string[]> {
  const teams = names.map((name) => newTeam({ name }));
  await writeRecords({ tournamentId, teams });
  return teams.map(({ teamId }) => teamId);
}

interface StageOverrides {
  readonly tournamentId?: string;
  readonly name?: string;
  readonly type?: StageType;
  readonly order?: number;
}

/** The new stage is the next one of its tournament unless the test says otherwise. */
async function newStage(overrides: StageOverrides): Promise<Stage> {
  const { tournamentId, name = uniqueName('Stage'), type = 'group' } = overrides;
  const last = tournamentId === undefined ? 0 : await readLastOrder(tournamentId);
  return { stageId: crypto.randomUUID(), name, type, order: overrides.order ?? last + 1 };
}

export async function buildStage(overrides: StageOverrides = {}): Promise<Known<StageView>> {
  const cup = cupFor(overrides.tournamentId);
  const stage = await newStage(overrides);
  await writeRecords({ ...cup, stage });
  const { Stages } = await readView(cup.tournamentId);
  return { tournamentId: cup.tournamentId, ...only(Stages, ({ stageId }) => stageId === stage.stageId) };
}

interface GroupOverrides {
  readonly tournamentId?: string;
  readonly stage?: Known<StageView>;
  readonly name?: string;
  /** The number of teams, or their ids. */
  readonly teams?: number | readonly string[];
}

/** Builds a group of two teams unless the test says otherwise. */
export async function buildGroup(overrides: GroupOverrides = {}): Promise<Known<GroupView>> {
  const { name = uniqueName('Group'), teams: wanted = 2 } = overrides;
  const cup = cupFor(overrides.stage?.tournamentId ?? overrides.tournamentId);
  const stage = overrides.stage ? undefined : await newStage({ tournamentId: overrides.tournamentId });
  const stageId = (overrides.stage ?? stage)?.stageId ?? '';
  const teams = typeof wanted === 'number' ? Array.from({ length: wanted }, () => newTeam()) : [];
  const teamIds = typeof wanted === 'number' ? teams.map(({ teamId }) => teamId) : wanted;
  const groupId = crypto.randomUUID();
  await writeRecords({ ...cup, teams, stage, group: { groupId, stageId, name, teamIds, lots: [] } });
  const { tournamentId } = cup;
  return { tournamentId, ...(await readGroupById(tournamentId, groupId)) };
}

/** Reads the group as the view of its cup shows it now. */
export async function readGroupById(tournamentId: string, groupId: string): Promise<GroupView> {
  const { Stages } = await readView(tournamentId);
  return only(
    Stages.flatMap(({ groups }) => groups),
    (group) => group.groupId === groupId,
  );
}
