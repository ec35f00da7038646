import { TextField } from '../../shared/forms/text-field';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import styles from './match-form.module.css';

const texts = matchAdminTexts.score;

const fields = [
  { name: 'localTeamScore', label: texts.local },
  { name: 'visitorTeamScore', label: texts.visitor },
  { name: 'localTeamPenaltyScore', label: texts.localPenalty },
  { name: 'visitorTeamPenaltyScore', label: texts.visitorPenalty },
] as const;

interface ScoreFieldsProps {
  readonly sides: string;
  /** Without both teams there is nobody whom a score would belong to. */
  readonly areTeamsKnown: boolean;
}

export function ScoreFields({ sides, areTeamsKnown }: ScoreFieldsProps) {
  return (
    <fieldset className={styles['scores']}>
      <legend>{areTeamsKnown ? sides : texts.title}</legend>
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          disabled={!areTeamsKnown}
        />
      ))}
      <p className={styles['hint']}>{areTeamsKnown ? texts.hint : texts.notYet}</p>
    </fieldset>
  );
}
