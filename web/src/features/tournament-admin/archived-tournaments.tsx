import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { submitForm } from '../../shared/api/submit-form';
import { useFreshView } from '../../shared/api/use-fresh-view';
import { reloadTournaments } from '../../shared/cup/reload';
import { slashDate } from '../../shared/cup/slash-date';
import { ActionButton } from '../../shared/forms/form-buttons';
import { useFormCall } from '../../shared/forms/use-form-call';
import { useAdminTexts, useTexts } from '../../shared/texts/use-texts';
import { EmptyText, LoadFailed, Skeleton } from '../../shared/ui/content-states';
import { Button } from '../../shared/ui/button';
import styles from './tournament-list.module.css';

function ArchivedList() {
  const { tournaments: names } = useTexts();
  const { archive: texts } = useAdminTexts().keep;
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();
  const read = () => submitForm({ call: 'getArchivedTournaments', payload: {} });
  const { data, isError, refetch } = useFreshView('archived-tournaments', read);
  const handleBack = async (tournamentId: string) => {
    const payload = { tournamentId, isArchived: false };
    const answer = await submit({ call: 'archiveTournament', payload, successText: texts.isBack });
    if (!answer.ok) return;
    await refetch();
    await reloadTournaments(mutate);
  };
  if (!data) return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="5rem" />;
  if (data.archivedTournaments.length === 0) return <EmptyText text={texts.empty} />;
  return (
    <ul className={styles['list']} aria-label={texts.list}>
      {data.archivedTournaments.map(({ tournamentId, name, date }) => (
        <li key={tournamentId} className={styles['archived']}>
          <span className={styles['name']}>{name || names.noName}</span>
          <span className={styles['date']}>{slashDate(date)}</span>
          <ActionButton look="secondary" onClick={() => void handleBack(tournamentId)}>
            {texts.back(name || names.noName)}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

/** The cups that visitors do not find in the list any more. */
export function ArchivedTournaments() {
  const { archive: texts } = useAdminTexts().keep;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show}
        </Button>
      </p>
      {isOpen && <ArchivedList />}
    </>
  );
}
