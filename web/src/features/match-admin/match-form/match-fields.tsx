import { MAX_SCORE } from '@futsal-cup/domain/cup/limits';
import { useId } from 'react';
import type { Stage } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { SelectField, TextField } from '../../../shared/forms/formik-fields';
import { matchAdminTexts } from '../../../shared/texts/admin/match-admin';
import type { MatchFormik } from './match-form';
import styles from './match-form.module.css';
import { changeValues } from './match-values';
import { placeholderSuggestions } from './placeholder-suggestions';

const { form: texts, score: scoreTexts } = matchAdminTexts;

const scoreFields = [
  { name: 'local.goals', label: scoreTexts.local },
  { name: 'visitor.goals', label: scoreTexts.visitor },
  { name: 'local.kicks', label: scoreTexts.localPenalty },
  { name: 'visitor.kicks', label: scoreTexts.visitorPenalty },
] as const;

interface ScoreFieldsProps {
  readonly sides: string;
  /** A score can be entered only once both teams are known. */
  readonly areTeamsKnown: boolean;
}

export function ScoreFields({ sides, areTeamsKnown }: ScoreFieldsProps) {
  return (
    <fieldset className={styles['scores']}>
      <legend>{areTeamsKnown ? sides : scoreTexts.title}</legend>
      {scoreFields.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="numeric"
          maxLength={String(MAX_SCORE).length}
          autoComplete="off"
          disabled={!areTeamsKnown}
        />
      ))}
      <p className={styles['hint']}>{areTeamsKnown ? scoreTexts.hint : scoreTexts.notYet}</p>
    </fieldset>
  );
}

interface TeamFieldsProps {
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
}

/** The two teams, to be chosen from a list. */
export function TeamFields({ teams }: TeamFieldsProps) {
  const choices = teams.map(({ teamId, name }) => ({ value: teamId, label: name }));
  return (
    <div className={styles['fields']}>
      <SelectField name="local.teamId" label={texts.local} placeholder={texts.pickTeam} choices={choices} />
      <SelectField
        name="visitor.teamId"
        label={texts.visitor}
        placeholder={texts.pickTeam}
        choices={choices}
      />
    </div>
  );
}

/** Placeholders for two teams that are not known yet, with suggestions. */
export function PlaceholderFields({ stageId }: { readonly stageId: string }) {
  const cup = useCurrentCup();
  const listId = useId();
  const input = { placeholder: texts.placeholderExample, list: listId, autoComplete: 'off' };
  return (
    <>
      <div className={styles['fields']}>
        <TextField name="local.placeholder" label={texts.localPlaceholder} {...input} />
        <TextField name="visitor.placeholder" label={texts.visitorPlaceholder} {...input} />
      </div>
      <p className={styles['hint']}>{texts.placeholderHint}</p>
      <datalist id={listId}>
        {placeholderSuggestions(cup, stageId).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

interface GroupSideFieldsProps {
  readonly stage: Stage;
  readonly formik: MatchFormik;
}

/** The group, and two of its teams. Choosing another group empties the teams. */
export function GroupSideFields({ stage, formik: { values, setValues } }: GroupSideFieldsProps) {
  const group = stage.groups.find(({ groupId }) => groupId === values.groupId);
  return (
    <>
      <SelectField
        name="groupId"
        label={texts.group}
        placeholder={texts.pickGroup}
        choices={stage.groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
        onChange={({ target }) =>
          void setValues(
            changeValues(values, { groupId: target.value, local: { teamId: '' }, visitor: { teamId: '' } }),
          )
        }
      />
      <TeamFields teams={group?.Teams ?? []} />
    </>
  );
}

/** When and where. */
export function ScheduleFields() {
  const { timeZone } = useCurrentCup();
  return (
    <div className={styles['schedule']}>
      <TextField name="date" label={texts.date} type="date" />
      <TextField name="time" label={texts.time} type="time" />
      <TextField name="location" label={texts.location} autoComplete="off" />
      <p className={styles['hint']}>{texts.zone(timeZone)}</p>
    </div>
  );
}
