import { OTHER_SIDE, type SideKey } from '@futsal-cup/domain/cup/sides';
import { isHalf } from '@futsal-cup/domain/match-log/entries';
import {
  foulsToLimit,
  isExtraTime,
  nextTimeOutMark,
} from '@futsal-cup/domain/match-log/laws/fouls-and-time-outs';
import { useScorerTexts } from '../../texts/scorer-texts';
import { HiddenText } from '../ui/hidden-text';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from './controls.module.css';
import type { MatchDesk } from '../use-match-desk';
import type { BesideTheLaws } from '../sheets/open-sheet';

interface SideControlsProps {
  readonly desk: MatchDesk;
  readonly side: SideKey;
  readonly onGoal: (goalId: string) => void;
  readonly onCard: () => void;
  /** Asks the scorer before an entry that the Laws do not provide for. */
  readonly onBeside: (asked: BesideTheLaws) => void;
}

/** Shows the buttons for entries of one side while the match is on. */
export function SideControls({ desk, side, onGoal, onCard, onBeside }: SideControlsProps) {
  const { match: texts } = useScorerTexts();
  const { names, log, rules, enter, tell } = desk;
  const { half, phase, fouls, timeOuts } = log.folded;
  const team = names[side];
  const isPlaying = isHalf(phase);
  const ofSide = fouls[side];
  const toLimit = foulsToLimit(ofSide, rules);
  const allowed = half !== null && isExtraTime(half) ? 0 : rules.timeOuts;

  const handleGoal = () => {
    const goalId = desk.enterGoal(side);
    if (goalId !== null) onGoal(goalId);
  };
  const handleFoul = () => {
    const isEntered = half !== null && enter(`foul-${side}`, { kind: 'foul', side, half }) !== null;
    if (isEntered && foulsToLimit(ofSide + 1, rules) === 'over')
      tell(texts.tenMetresFor(names[OTHER_SIDE[side]]));
  };
  const handleTimeOut = () => {
    if (half === null) return;
    const [button, facts] = [`time-out-${side}`, { kind: 'time-out', side, half } as const];
    const mark = nextTimeOutMark(half, timeOuts[side], rules);
    if (mark) onBeside({ mark, button, facts });
    else enter(button, facts);
  };

  return (
    <div className={stack(2, styles['side'])} role="group" aria-label={team}>
      <ScoreButton look="goal" disabled={half === null} aria-label={texts.goalFor(team)} onClick={handleGoal}>
        <span className={styles['goal']}>{texts.goal}</span>
      </ScoreButton>
      <ScoreButton disabled={!isPlaying} data-is-at-limit={toLimit !== 'below'} onClick={handleFoul}>
        <span className={styles['foul']}>
          {texts.foul} <strong>{ofSide}</strong> <HiddenText>{team}</HiddenText>
        </span>
        {toLimit === 'at-limit' && <small>{texts.nextFoul}</small>}
        {toLimit === 'over' && <small>{texts.tenMetres}</small>}
      </ScoreButton>
      <div className={styles['pair']}>
        {rules.timeOuts > 0 && (
          <ScoreButton disabled={!isPlaying} onClick={handleTimeOut}>
            <span>
              <span className={styles['word']}>{texts.timeOut}</span> {timeOuts[side]}/{allowed}{' '}
              <HiddenText>{team}</HiddenText>
            </span>
          </ScoreButton>
        )}
        <ScoreButton disabled={half === null} aria-label={texts.cardOf(team)} onClick={onCard}>
          {texts.card}
        </ScoreButton>
      </div>
    </div>
  );
}
