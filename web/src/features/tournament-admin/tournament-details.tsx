import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cupQuery } from '../../shared/cup/cup-query';
import { paths } from '../../shared/paths/paths';
import { useTournaments } from '../../shared/stores/tournaments';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import { ButtonLink } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { DetailsForm, type DetailsValues } from './details-form';
import { DetailsSummary } from './details-summary';
import styles from './tournament-details.module.css';
import { useSaveDetails } from './use-save-details';

/** The details of the current tournament; without one, the form that creates it. */
export function TournamentDetails() {
  const tournament = useTournaments((state) => state.currentTournament);
  const { data: cup } = useQuery({
    ...cupQuery(tournament?.tournamentId ?? ''),
    enabled: tournament !== null,
  });
  const [isEditing, setEditing] = useState(false);
  const { create, update } = useSaveDetails();

  const handleUpdate = async (values: DetailsValues) => {
    if (cup && (await update(values, cup))) setEditing(false);
  };
  const handleCreate = async (values: DetailsValues) => {
    await create(values);
  };

  return (
    <Container isSection isNarrow>
      <section className={styles['card']}>
        <h2 className={styles['header']}>{texts.header}</h2>
        {!tournament && <DetailsForm submitText={texts.create} onSubmit={handleCreate} />}
        {tournament && !isEditing && (
          <DetailsSummary tournament={tournament} onEdit={() => setEditing(true)} />
        )}
        {tournament && isEditing && cup && (
          <DetailsForm
            details={cup}
            submitText={cup.date ? texts.save : texts.set}
            onSubmit={handleUpdate}
            onCancel={() => setEditing(false)}
          />
        )}
        {tournament && (
          <ButtonLink to={paths.tournamentOptions} look="secondary">
            {texts.toOptions}
          </ButtonLink>
        )}
      </section>
    </Container>
  );
}
