import { useSWRConfig } from 'swr';
import { submitForm } from '../calls/submit-form';
import { useFreshView } from '../calls/use-fresh-view';
import { reloadTournaments } from '../../shelf/cup/reload';
import { useFormCall } from '../forms/use-form-call';
import { useAdminTexts } from '../texts/admin-texts';

/** Returns the archived tournaments once they are loaded, and a way to restore one. */
export function useArchived() {
  const { archive: texts } = useAdminTexts().keep;
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();
  const read = () => submitForm({ call: 'getArchivedTournaments', payload: {} });
  const { data, isError, refetch } = useFreshView('archived-tournaments', read);
  const putBack = async (tournamentId: string) => {
    const payload = { tournamentId, isArchived: false };
    const answer = await submit({ call: 'archiveTournament', payload, successText: texts.isBack });
    if (!answer.ok) return;
    await refetch();
    await reloadTournaments(mutate);
  };
  return { archived: data?.archivedTournaments, isError, refetch, putBack };
}
