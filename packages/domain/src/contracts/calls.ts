import type { AddTeamsToGroupRequest, AddTeamsToGroupResponse } from './add-teams-to-group';
import type { CreateGroupRequest, CreateGroupResponse } from './create-group';
import type { CreateGroupMatchRequest, CreateGroupMatchResponse } from './create-group-match';
import type { CreateKnownTeamsMatchRequest, CreateKnownTeamsMatchResponse } from './create-known-teams-match';
import type { CreateStageRequest, CreateStageResponse } from './create-stage';
import type { CreateTeamRequest, CreateTeamResponse } from './create-team';
import type { CreateTournamentRequest, CreateTournamentResponse } from './create-tournament';
import type {
  CreateUnknownTeamsMatchRequest,
  CreateUnknownTeamsMatchResponse,
} from './create-unknown-teams-match';
import type { DeleteGroupRequest, DeleteGroupResponse } from './delete-group';
import type { DeleteMatchRequest, DeleteMatchResponse } from './delete-match';
import type { DeleteStageRequest, DeleteStageResponse } from './delete-stage';
import type { DeleteTeamRequest, DeleteTeamResponse } from './delete-team';
import type { EditGroupMatchRequest, EditGroupMatchResponse } from './edit-group-match';
import type { EditKnownTeamsMatchRequest, EditKnownTeamsMatchResponse } from './edit-known-teams-match';
import type { EditUnknownTeamsMatchRequest, EditUnknownTeamsMatchResponse } from './edit-unknown-teams-match';
import type { GetAllMatchesRequest, GetAllMatchesResponse } from './get-all-matches';
import type { GetAllTournamentsRequest, GetAllTournamentsResponse } from './get-all-tournaments';
import type { GetGroupsRequest, GetGroupsResponse } from './get-groups';
import type { GetKnockoutStagesRequest, GetKnockoutStagesResponse } from './get-knockout-stages';
import type { GetStagesRequest, GetStagesResponse } from './get-stages';
import type { GetTeamsByTournamentRequest, GetTeamsByTournamentResponse } from './get-teams-by-tournament';
import type { GetTournamentRequest, GetTournamentResponse } from './get-tournament';
import type { GetTournamentVersionRequest, GetTournamentVersionResponse } from './get-tournament-version';
import type { LoginRequest, LoginResponse } from './login';
import type { RecordLotsRequest, RecordLotsResponse } from './record-lots';
import type { RefreshSessionRequest, RefreshSessionResponse } from './refresh-session';
import type { RegisterRequest, RegisterResponse } from './register';
import type { RemoveTeamFromGroupRequest, RemoveTeamFromGroupResponse } from './remove-team-from-group';
import type { RenameGroupRequest, RenameGroupResponse } from './rename-group';
import type { UpdateTeamRequest, UpdateTeamResponse } from './update-team';
import type { UpdateTournamentRequest, UpdateTournamentResponse } from './update-tournament';
import type { ValidateAccessRequest, ValidateAccessResponse } from './validate-access';

/** What each call takes and answers, for callers: types only, so that the web app imports them for nothing. */
export interface Calls {
  readonly login: { readonly request: LoginRequest; readonly response: LoginResponse };
  readonly refreshSession: {
    readonly request: RefreshSessionRequest;
    readonly response: RefreshSessionResponse;
  };
  readonly register: { readonly request: RegisterRequest; readonly response: RegisterResponse };
  readonly getTournament: {
    readonly request: GetTournamentRequest;
    readonly response: GetTournamentResponse;
  };
  readonly getTournamentVersion: {
    readonly request: GetTournamentVersionRequest;
    readonly response: GetTournamentVersionResponse;
  };
  readonly getAllTournaments: {
    readonly request: GetAllTournamentsRequest;
    readonly response: GetAllTournamentsResponse;
  };
  readonly validateAccess: {
    readonly request: ValidateAccessRequest;
    readonly response: ValidateAccessResponse;
  };
  readonly createTournament: {
    readonly request: CreateTournamentRequest;
    readonly response: CreateTournamentResponse;
  };
  readonly updateTournament: {
    readonly request: UpdateTournamentRequest;
    readonly response: UpdateTournamentResponse;
  };
  readonly createTeam: { readonly request: CreateTeamRequest; readonly response: CreateTeamResponse };
  readonly getTeamsByTournament: {
    readonly request: GetTeamsByTournamentRequest;
    readonly response: GetTeamsByTournamentResponse;
  };
  readonly updateTeam: { readonly request: UpdateTeamRequest; readonly response: UpdateTeamResponse };
  readonly deleteTeam: { readonly request: DeleteTeamRequest; readonly response: DeleteTeamResponse };
  readonly createStage: { readonly request: CreateStageRequest; readonly response: CreateStageResponse };
  readonly deleteStage: { readonly request: DeleteStageRequest; readonly response: DeleteStageResponse };
  readonly getKnockoutStages: {
    readonly request: GetKnockoutStagesRequest;
    readonly response: GetKnockoutStagesResponse;
  };
  readonly getStages: { readonly request: GetStagesRequest; readonly response: GetStagesResponse };
  readonly getGroups: { readonly request: GetGroupsRequest; readonly response: GetGroupsResponse };
  readonly createGroup: { readonly request: CreateGroupRequest; readonly response: CreateGroupResponse };
  readonly renameGroup: { readonly request: RenameGroupRequest; readonly response: RenameGroupResponse };
  readonly addTeamsToGroup: {
    readonly request: AddTeamsToGroupRequest;
    readonly response: AddTeamsToGroupResponse;
  };
  readonly recordLots: { readonly request: RecordLotsRequest; readonly response: RecordLotsResponse };
  readonly deleteGroup: { readonly request: DeleteGroupRequest; readonly response: DeleteGroupResponse };
  readonly removeTeamFromGroup: {
    readonly request: RemoveTeamFromGroupRequest;
    readonly response: RemoveTeamFromGroupResponse;
  };
  readonly getAllMatches: {
    readonly request: GetAllMatchesRequest;
    readonly response: GetAllMatchesResponse;
  };
  readonly createKnownTeamsMatch: {
    readonly request: CreateKnownTeamsMatchRequest;
    readonly response: CreateKnownTeamsMatchResponse;
  };
  readonly createUnknownTeamsMatch: {
    readonly request: CreateUnknownTeamsMatchRequest;
    readonly response: CreateUnknownTeamsMatchResponse;
  };
  readonly editKnownTeamsMatch: {
    readonly request: EditKnownTeamsMatchRequest;
    readonly response: EditKnownTeamsMatchResponse;
  };
  readonly editUnknownTeamsMatch: {
    readonly request: EditUnknownTeamsMatchRequest;
    readonly response: EditUnknownTeamsMatchResponse;
  };
  readonly createGroupMatch: {
    readonly request: CreateGroupMatchRequest;
    readonly response: CreateGroupMatchResponse;
  };
  readonly editGroupMatch: {
    readonly request: EditGroupMatchRequest;
    readonly response: EditGroupMatchResponse;
  };
  readonly deleteMatch: { readonly request: DeleteMatchRequest; readonly response: DeleteMatchResponse };
}
