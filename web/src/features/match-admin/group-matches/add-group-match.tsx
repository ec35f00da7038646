import type { StageView } from '@futsal-cup/domain/contracts/views';
import { SubmitButton } from '../../../shared/forms/form-buttons';
import { matchAdminTexts } from '../../../shared/texts/admin/match-admin';
import { AddMatch } from '../match-form/add-match';
import { GroupSideFields, ScheduleFields } from '../match-form/match-fields';
import { findGroupProblem, groupErrors } from '../match-form/match-checks';
import { emptyValues } from '../match-form/match-values';

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
