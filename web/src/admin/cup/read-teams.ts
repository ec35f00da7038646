import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isPassing } from '../../shelf/api/api-error';
import { submitForm } from '../calls/submit-form';

const RETRY_AFTER_MS = 1_000;

/** Reads the teams of a tournament as they are stored. Forms need them, because the view of a cup may shorten players' names. */
export async function readTeams(tournamentId: string): Promise<readonly TeamView[]> {
  const read = () => submitForm({ call: 'getTeamsByTournament', payload: { tournamentId } });
  const { tournament } = await read().catch(async (error: unknown) => {
    if (!isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return read();
  });
  return tournament.Teams;
}
