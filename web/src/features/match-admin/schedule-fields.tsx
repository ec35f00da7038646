import { useCurrentCup } from '../../shared/cup/cup-context';
import { TextField } from '../../shared/forms/text-field';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import styles from './match-form.module.css';

const texts = matchAdminTexts.form;

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
