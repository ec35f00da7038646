import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { mergeTheirs } from '../../stale-edit/stale-edit';
import { useEditing } from '../../stale-edit/use-editing';
import { useAdminTexts } from '../../texts/admin-texts';
import { DetailsForm } from './details-form';
import { describeDetails, detailsOf, valuesOf, type DetailsValues } from './details-values';
import { RULE_FIELDS } from './match-rules-values';
import { showRefusal } from '../categories/show-refusal';
import { useSaveDetails } from './use-save-details';

const mergeDetails = mergeTheirs<DetailsValues>([
  ['name'],
  ['date'],
  ['address'],
  ['timeZone'],
  ['language'],
  ['playerNames'],
  ['playerRules'],
  ['categories'],
  RULE_FIELDS,
]);

interface EditDetailsProps {
  readonly details: TournamentDetailsView;
  readonly onDone: () => void;
}

/** Renders the form that changes the details of a tournament. */
export function EditDetails({ details, onDone }: EditDetailsProps) {
  const { details: texts } = useAdminTexts();
  const [base, setBase] = useState(details);
  const form = useRef<FormikProps<DetailsValues>>(null);
  const { update } = useSaveDetails();
  const { save, staleEdit } = useEditing<TournamentDetailsView, DetailsValues>({
    base,
    form,
    valuesOf,
    describe: (values) => describeDetails(detailsOf(values), base),
    mergeTheirs: mergeDetails,
    send: async (values, against) => {
      const answer = await update(detailsOf(values), against);
      if (form.current) showRefusal(form.current, answer, against.categories);
      return answer;
    },
    onSaved: onDone,
    onTakeTheirs: setBase,
  });

  return (
    <>
      <DetailsForm
        details={base}
        submitText={base.date ? texts.save : texts.set}
        formik={form}
        onSubmit={save}
        onCancel={onDone}
      />
      <StaleEditModal {...staleEdit} />
    </>
  );
}
