import type { Contract } from './contract';
import type { EndpointName } from './endpoints';
import { addTeamsToGroupContract } from './add-teams-to-group';
import { createGroupContract } from './create-group';
import { createGroupMatchContract } from './create-group-match';
import { createKnownTeamsMatchContract } from './create-known-teams-match';
import { createStageContract } from './create-stage';
import { createTeamContract } from './create-team';
import { createTournamentContract } from './create-tournament';
import { createUnknownTeamsMatchContract } from './create-unknown-teams-match';
import { deleteGroupContract } from './delete-group';
import { deleteMatchContract } from './delete-match';
import { deleteStageContract } from './delete-stage';
import { deleteTeamContract } from './delete-team';
import { editGroupMatchContract } from './edit-group-match';
import { editKnownTeamsMatchContract } from './edit-known-teams-match';
import { editUnknownTeamsMatchContract } from './edit-unknown-teams-match';
import { getAllMatchesContract } from './get-all-matches';
import { getAllTournamentsContract } from './get-all-tournaments';
import { getGroupsContract } from './get-groups';
import { getKnockoutStagesContract } from './get-knockout-stages';
import { getStagesContract } from './get-stages';
import { getTeamsByTournamentContract } from './get-teams-by-tournament';
import { getTournamentContract } from './get-tournament';
import { getTournamentVersionContract } from './get-tournament-version';
import { loginContract } from './login';
import { recordLotsContract } from './record-lots';
import { refreshSessionContract } from './refresh-session';
import { registerContract } from './register';
import { removeTeamFromGroupContract } from './remove-team-from-group';
import { renameGroupContract } from './rename-group';
import { updateTeamContract } from './update-team';
import { updateTournamentContract } from './update-tournament';
import { validateAccessContract } from './validate-access';

/** Every contract by name: what the function serves and the API reference describes. */
export const CONTRACTS = {
  login: loginContract,
  refreshSession: refreshSessionContract,
  register: registerContract,
  getTournament: getTournamentContract,
  getTournamentVersion: getTournamentVersionContract,
  getAllTournaments: getAllTournamentsContract,
  validateAccess: validateAccessContract,
  createTournament: createTournamentContract,
  updateTournament: updateTournamentContract,
  createTeam: createTeamContract,
  getTeamsByTournament: getTeamsByTournamentContract,
  updateTeam: updateTeamContract,
  deleteTeam: deleteTeamContract,
  createStage: createStageContract,
  deleteStage: deleteStageContract,
  getKnockoutStages: getKnockoutStagesContract,
  getStages: getStagesContract,
  getGroups: getGroupsContract,
  createGroup: createGroupContract,
  renameGroup: renameGroupContract,
  addTeamsToGroup: addTeamsToGroupContract,
  recordLots: recordLotsContract,
  deleteGroup: deleteGroupContract,
  removeTeamFromGroup: removeTeamFromGroupContract,
  getAllMatches: getAllMatchesContract,
  createKnownTeamsMatch: createKnownTeamsMatchContract,
  createUnknownTeamsMatch: createUnknownTeamsMatchContract,
  editKnownTeamsMatch: editKnownTeamsMatchContract,
  editUnknownTeamsMatch: editUnknownTeamsMatchContract,
  createGroupMatch: createGroupMatchContract,
  editGroupMatch: editGroupMatchContract,
  deleteMatch: deleteMatchContract,
} satisfies Record<EndpointName, Contract>;
