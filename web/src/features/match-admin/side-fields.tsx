import { useId } from 'react';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { SelectField } from '../../shared/forms/select-field';
import { TextField } from '../../shared/forms/text-field';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import styles from './match-form.module.css';
import { placeholderSuggestions } from './placeholder-suggestions';

const texts = matchAdminTexts.form;

interface TeamFieldsProps {
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
}

/** The two teams, chosen. */
export function TeamFields({ teams }: TeamFieldsProps) {
  const choices = teams.map(({ teamId, name }) => ({ value: teamId, label: name }));
  return (
    <div className={styles['fields']}>
      <SelectField name="localTeamId" label={texts.local} placeholder={texts.pickTeam} choices={choices} />
      <SelectField
        name="visitorTeamId"
        label={texts.visitor}
        placeholder={texts.pickTeam}
        choices={choices}
      />
    </div>
  );
}

/** What stands in for two teams that nobody knows yet, with what exists already as suggestions. */
export function PlaceholderFields({ stageId }: { readonly stageId: string }) {
  const cup = useCurrentCup();
  const listId = useId();
  const input = { placeholder: texts.placeholderExample, list: listId, autoComplete: 'off' };
  return (
    <>
      <div className={styles['fields']}>
        <TextField name="localTeamPlaceholder" label={texts.localPlaceholder} {...input} />
        <TextField name="visitorTeamPlaceholder" label={texts.visitorPlaceholder} {...input} />
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
