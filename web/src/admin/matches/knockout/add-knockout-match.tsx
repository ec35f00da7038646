import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { SelectField } from '../../forms/formik-fields';
import { SubmitButton } from '../../forms/form-buttons';
import { showProblem } from '../../../shelf/stores/messages';
import { formErrorText } from '../../forms/form-error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { AddMatch } from '../match-form/add-match';
import { findKnockoutProblem, knockoutErrors } from '../match-form/match-checks';
import { type MatchFormik, reportProblem } from '../match-form/match-form';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../match-form/match-form.module.css';
import { emptyValues, type MatchValues } from '../match-form/match-values';
import { PlaceholderFields, ScheduleFields, TeamFields } from '../match-form/match-fields';

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
      choices={stages.map(({ stageId, name }) => ({ value: stageId, label: name }))}
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
  const { matches: matchAdminTexts } = useAdminTexts();
  const { form: texts } = useAdminTexts().matches;
  const { Teams } = useCurrentCup();
  const [asked, setAsked] = useState<MatchValues | null>(null);

  /**
   * For placeholders that are paired already, the form asks before the confirmation; for teams, the confirmation shows a
   * warning.
   */
  const handlePairing = (values: MatchValues, isDuplicate: boolean) => {
    const isAsked = isDuplicate && values.status === 'unknown';
    if (isAsked) showProblem(formErrorText(MATCH_TEXTS.alreadyExists));
    setAsked(isAsked ? values : null);
    return !isAsked;
  };

  return (
    <AddMatch
      initialValues={emptyValues()}
      modal={matchAdminTexts.createKnockout}
      closesOnFailure={false}
      findErrors={knockoutErrors}
      findProblem={findKnockoutProblem}
      onPairing={handlePairing}
    >
      {(formik, goOn) => (
        <>
          <StageStep formik={formik} />
          <StatusStep formik={formik} />
          {formik.values.status === 'known' && <TeamFields teams={Teams} />}
          {formik.values.status === 'unknown' && <PlaceholderFields values={formik.values} base={null} />}
          {formik.values.status && (
            <>
              <ScheduleFields />
              {asked === formik.values && (
                <div className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
                  <p>{formErrorText(MATCH_TEXTS.alreadyExists)}</p>
                  <Button look="secondary" onClick={goOn}>
                    {texts.addAnyway}
                  </Button>
                </div>
              )}
              <SubmitButton>{texts.confirm}</SubmitButton>
            </>
          )}
        </>
      )}
    </AddMatch>
  );
}
