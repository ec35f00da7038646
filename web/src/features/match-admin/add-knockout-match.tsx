import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { MATCH_TEXTS } from '@futsal-cup/domain/cup/form-texts';
import { useState } from 'react';
import { SelectField } from '../../shared/forms/select-field';
import { SubmitButton } from '../../shared/forms/submit-button';
import { showMessage } from '../../shared/stores/messages';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import { Button } from '../../shared/ui/button';
import { AddMatch } from './add-match';
import { knockoutErrors } from './live-errors';
import { findKnockoutProblem } from './match-checks';
import { type MatchFormik, reportProblem } from './match-form';
import styles from './match-form.module.css';
import { emptyValues, type MatchValues } from './match-values';
import { ScheduleFields } from './schedule-fields';
import { PlaceholderFields, TeamFields } from './side-fields';

const texts = matchAdminTexts.form;

interface StepProps {
  readonly cup: TournamentView;
  readonly formik: MatchFormik;
}

/** Another stage starts over: what was filled in belonged to the stage before. */
function StageStep({ cup, formik }: StepProps) {
  const stages = cup.Stages.filter(({ type }) => type === 'knockout');
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

function StatusStep({ formik: { values, setFieldValue } }: { readonly formik: MatchFormik }) {
  const choose = (status: MatchValues['status'], form: HTMLFormElement | null) => {
    if (values.stageId) void setFieldValue('status', status);
    else reportProblem(form, { field: 'stageId', text: MATCH_TEXTS.stageMissing });
  };
  return (
    <div className={styles['statuses']} role="group" aria-label={texts.teams}>
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

/** Stage, then what is known of the teams, then the rest. */
export function AddKnockoutMatch({ cup }: { readonly cup: TournamentView }) {
  const [asked, setAsked] = useState<MatchValues | null>(null);

  /** Placeholders that are paired already are asked about before it goes on; teams are warned about in the confirmation. */
  const handlePairing = (values: MatchValues, isDuplicate: boolean) => {
    const isAsked = isDuplicate && values.status === 'unknown';
    if (isAsked) showMessage('error', MATCH_TEXTS.alreadyExists);
    setAsked(isAsked ? values : null);
    return !isAsked;
  };

  return (
    <AddMatch
      cup={cup}
      initialValues={emptyValues()}
      modal={matchAdminTexts.createKnockout}
      closesOnFailure={false}
      findErrors={knockoutErrors}
      findProblem={findKnockoutProblem}
      onPairing={handlePairing}
    >
      {(formik, goOn) => (
        <>
          <StageStep cup={cup} formik={formik} />
          <StatusStep formik={formik} />
          {formik.values.status === 'known' && <TeamFields teams={cup.Teams} />}
          {formik.values.status === 'unknown' && (
            <PlaceholderFields cup={cup} stageId={formik.values.stageId} />
          )}
          {formik.values.status && (
            <>
              <ScheduleFields timeZone={cup.timeZone} />
              {asked === formik.values && (
                <div className={styles['warning']}>
                  <p>{MATCH_TEXTS.alreadyExists}</p>
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
