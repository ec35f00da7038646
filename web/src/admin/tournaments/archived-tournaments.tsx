import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { slashDate } from '../../shelf/cup/slash-date';
import { ActionButton } from '../forms/form-buttons';
import { paths } from '../../shelf/addresses/paths';
import { chooseTournament } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { Button } from '../../shelf/ui/button';
import { autoGrid, stack } from '../../shelf/styles/layout';
import styles from './tournaments.module.css';
import { useArchived } from './use-archived';

function ArchivedList() {
  const { tournaments: names } = useTexts();
  const { archive: texts } = useAdminTexts().keep;
  const { archived, isError, refetch, putBack } = useArchived();
  const navigate = useNavigate();
  if (!archived)
    return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="5rem" />;
  if (archived.length === 0) return <EmptyText text={texts.empty} />;
  return (
    <ul className={autoGrid(3, styles['list'])} aria-label={texts.list}>
      {archived.map((tournament) => (
        <li key={tournament.tournamentId} className={stack(2, styles['archived'])}>
          <button
            type="button"
            className={`${styles['name']} ${styles['open']}`}
            onClick={() => {
              chooseTournament(tournament);
              void navigate(paths.tournamentOptions);
            }}
          >
            {tournament.name || names.noName}
          </button>
          <span className={styles['date']}>{slashDate(tournament.date)}</span>
          <ActionButton look="secondary" onClick={() => void putBack(tournament.tournamentId)}>
            {texts.back(tournament.name || names.noName)}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

/** Lists the archived cups, which visitors do not find in the list any more. */
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
