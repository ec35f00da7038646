import { playingMinutes } from '@futsal-cup/domain/cup/match-rules';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

/** Warns of a length of matches, as it is typed, that is less than the rules of the cup need. A cup may be planned like that all the same. */
export function TooShort({ minutes }: { readonly minutes: string }) {
  const { time: texts } = useAdminTexts().plan;
  const least = playingMinutes(useCurrentCup().matchRules);
  const isTooShort = Number(minutes) > 0 && Number(minutes) < least;
  return (
    <div role="status">
      {isTooShort && <p className={`${ui['warning']} ${styles['tooShort']}`}>{texts.tooShort(least)}</p>}
    </div>
  );
}
