import { type MatchRules, playingMinutes } from '@futsal-cup/domain/cup/match-rules';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

interface TooShortProps {
  readonly minutes: string;
  /** The rules of a step; null where those of the cup hold. */
  readonly rules?: MatchRules | null;
  /** Says whose rules they are, where they are neither those of the cup nor of a step. */
  readonly sentence?: (least: number) => string;
}

/** Warns of a length of matches, as it is typed, that is less than their rules need. A cup may be planned like that all the same. */
export function TooShort({ minutes, rules = null, sentence }: TooShortProps) {
  const { time: texts } = useAdminTexts().plan;
  const { matchRules } = useCurrentCup();
  const least = playingMinutes(rules ?? matchRules);
  const isTooShort = Number(minutes) > 0 && Number(minutes) < least;
  return (
    <div role="status">
      {isTooShort && (
        <p className={`${ui['warning']} ${styles['tooShort']}`}>
          {(sentence ?? (rules ? texts.tooShortHere : texts.tooShort))(least)}
        </p>
      )}
    </div>
  );
}
