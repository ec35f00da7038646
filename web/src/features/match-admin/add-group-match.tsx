import type { StageView } from '@futsal-cup/domain/contracts/views';
import { SubmitButton } from '../../shared/forms/submit-button';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import { AddMatch } from './add-match';
import { GroupSideFields } from './group-side-fields';
import { groupErrors } from './live-errors';
import { findGroupProblem } from './match-checks';
import { emptyValues } from './match-values';
import { ScheduleFields } from './schedule-fields';

export function AddGroupMatch({ stage }: { readonly stage: StageView }) {
  return (
    <AddMatch
      initialValues={emptyValues({ stageId: stage.stageId })}
      modal={matchAdminTexts.createGroup}
      closesOnFailure
      findErrors={groupErrors}
      findProblem={findGroupProblem}
    >
      {(formik) => (
        <>
          <GroupSideFields stage={stage} formik={formik} />
          <ScheduleFields />
          <SubmitButton>{matchAdminTexts.form.confirm}</SubmitButton>
        </>
      )}
    </AddMatch>
  );
}
