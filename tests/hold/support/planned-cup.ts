import { planBody, planSettings } from '../../support/builders/builders-plan';
import { callApi, type CallOptions, expectSuccess } from '../../support/call-api';

/** Creates a cup of two teams and publishes a plan for it. */
export async function buildPlannedCup(through: CallOptions): Promise<{ readonly tournamentId: string }> {
  const details = { name: 'Planned', date: '2099-01-01' };
  const created = expectSuccess(await callApi('createTournament', details, through), 201);
  const { tournamentId } = created.tournamentDetails;
  const teams = ['Lions', 'Tigers'].map((name) => ({ name, players: [] }));
  const { teamIds } = expectSuccess(await callApi('createTeams', { tournamentId, teams }, through), 201);
  const body = planBody(tournamentId, planSettings({ teamIds, format: { groups: 1, qualifiers: 0 } }));
  expectSuccess(await callApi('applyPlan', body, through), 201);
  return { tournamentId };
}
