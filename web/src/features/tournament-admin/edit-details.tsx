import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { findDifferences } from '../../shared/stale-edit/differences';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useStaleEdit } from '../../shared/stale-edit/use-stale-edit';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import { DetailsForm } from './details-form';
import { describeDetails, detailsOf, valuesOf, type Details, type DetailsValues } from './details-values';
import { useSaveDetails } from './use-save-details';

interface EditDetailsProps {
  readonly details: TournamentDetailsView;
  readonly onDone: () => void;
}

/** Changes the details of a tournament, and says so when somebody else has changed them meanwhile. */
export function EditDetails({ details, onDone }: EditDetailsProps) {
  const [base, setBase] = useState(details);
  const formik = useRef<FormikProps<DetailsValues>>(null);
  const { update } = useSaveDetails();
  const typed = (): Details => detailsOf(formik.current?.values ?? valuesOf(base));
  const stale = useStaleEdit<TournamentDetailsView>((current) =>
    findDifferences(describeDetails(base), describeDetails(typed()), describeDetails(current)),
  );

  const save = async (wish: Details, against: TournamentDetailsView) => {
    const answer = await update(wish, against);
    stale.notice(answer);
    if (answer.ok) onDone();
  };

  const handleTakeTheirs = (current: TournamentDetailsView) => {
    setBase(current);
    formik.current?.resetForm({ values: valuesOf(current) });
    stale.settle();
  };

  return (
    <>
      <DetailsForm
        details={base}
        submitText={base.date ? texts.save : texts.set}
        formik={formik}
        onSubmit={(wish) => save(wish, base)}
        onCancel={onDone}
      />
      <StaleEditModal
        conflict={stale.conflict}
        onKeepMine={(current) => void save(typed(), current)}
        onTakeTheirs={handleTakeTheirs}
        onClose={stale.settle}
      />
    </>
  );
}
