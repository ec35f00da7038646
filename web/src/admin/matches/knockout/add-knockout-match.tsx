import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { useCurrentCup } from '../../cup/cup-context';
import { SelectField } from '../../forms/formik-fields';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { fullStageName } from '../../../shelf/cup/stage-name';
import { AddMatch } from '../match-form/add-match';
import { type MatchFormik, reportProblem } from '../match-form/match-form';
import { stack } from '../../../shelf/styles/layout';
import styles from '../match-form/match-form.module.css';
import { emptyValues, type MatchValues } from '../match-form/match-values';
import { PlaceholderFields, StageTeamFields } from '../match-form/match-fields';

interface StepProps {
  readonly formik: MatchFormik;
}

/** Choosing another stage empties the form, because its values belonged to the previous stage. */
function StageStep({ formik }: StepProps) {
  const { form: texts } = useAdminTexts().matches;
  const stages = useCurrentCup().Stages.filter(({ type }) => type === 'knockout');
  return (
    <SelectField
      name="stageId"
      label={texts.stage}
      placeholder={texts.pickStage}
      choices={stages.map((stage) => ({ value: stage.stageId, label: fullStageName(stage) }))}
      onChange={({ target }) => formik.resetForm({ values: emptyValues({ stageId: target.value }) })}
    />
  );
}

function StatusStep({ formik: { values, setFieldValue } }: StepProps) {
  const { form: texts } = useAdminTexts().matches;
  const choose = (status: MatchValues['status'], form: HTMLFormElement | null) => {
    if (values.stageId) void setFieldValue('status', status);
    else reportProblem(form, { field: 'stageId', text: MATCH_TEXTS.stageMissing });
  };
  return (
    <div className={stack(3, styles['statuses'])} role="group" aria-label={texts.teams}>
      {(['known', 'unknown'] as const).map((status) => (
        <Button
          key={status}
          look={values.status === status ? 'primary' : 'secondary'}
          aria-pressed={values.status === status}
          onClick={({ currentTarget }) => choose(status, currentTarget.form)}
        >
          {texts[status]}
        </Button>
      ))}
    </div>
  );
}

/** Asks for the stage, then whether the teams are known, then for the rest. */
export function AddKnockoutMatch() {
  return (
    <AddMatch initialValues={emptyValues()} isOfGroup={false}>
      {(formik) => (
        <>
          <StageStep formik={formik} />
          <StatusStep formik={formik} />
          {formik.values.status === 'known' && <StageTeamFields stageId={formik.values.stageId} />}
          {formik.values.status === 'unknown' && <PlaceholderFields values={formik.values} base={null} />}
        </>
      )}
    </AddMatch>
  );
}
