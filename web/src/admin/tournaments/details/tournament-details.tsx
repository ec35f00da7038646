import { useState } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import { useCupView } from '../../../shelf/cup/cup-view';
import { paths } from '../../../shelf/addresses/paths';
import { useTournaments } from '../../../shelf/stores/tournaments';
import { useAdminTexts } from '../../texts/admin-texts';
import { ButtonLink } from '../../../shelf/ui/button';
import { LoadFailed, Skeleton } from '../../../shelf/ui/content-states';
import { DetailsForm } from './details-form';
import { DetailsSummary } from './details-summary';
import { detailsOf } from './details-values';
import { showRefusal } from '../categories/show-refusal';
import { EditDetails } from './edit-details';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './details.module.css';
import { useSaveDetails } from './use-save-details';

function CreateDetails() {
  const { details: texts } = useAdminTexts();
  const { create } = useSaveDetails();
  return (
    <DetailsForm
      submitText={texts.create}
      onSubmit={async (values, form) => showRefusal({ values, ...form }, await create(detailsOf(values)))}
    />
  );
}

function CurrentDetails({ tournamentId }: { readonly tournamentId: string }) {
  const tournament = useTournaments((state) => state.currentTournament);
  const { data, isError, refetch } = useCupView(tournamentId);
  const cup = data?.cup;
  const [isEditing, setEditing] = useState(false);
  if (!tournament) return null;
  // A skeleton is drawn at once, because late content would move the button away from a finger.
  if (!cup) return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="28rem" />;
  if (isEditing) return <EditDetails details={cup} onDone={() => setEditing(false)} />;
  const isEmpty = allMatches(cup).length === 0;
  return (
    <DetailsSummary tournament={tournament} details={cup} isEmpty={isEmpty} onEdit={() => setEditing(true)} />
  );
}

/** Shows the details of the current tournament, or the form that creates one. */
export function TournamentDetails() {
  const { details: texts, tableRules } = useAdminTexts();
  const tournamentId = useTournaments((state) => state.currentTournament?.tournamentId);
  return (
    <section className={stack(5, styles['card'])}>
      <h2 className={ui['panelTitle']}>{texts.header}</h2>
      {tournamentId ? <CurrentDetails key={tournamentId} tournamentId={tournamentId} /> : <CreateDetails />}
      {tournamentId && (
        <>
          <ButtonLink to={paths.adminRules} look="secondary">
            {tableRules.title}
          </ButtonLink>
          <ButtonLink to={paths.tournamentOptions} look="secondary">
            {texts.toOptions}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
