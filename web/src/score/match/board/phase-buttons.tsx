import { isHalf, type EnteredPhase } from '@futsal-cup/domain/match-log/entries';
import { isUnderWay } from '@futsal-cup/domain/match-log/phases';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ScoreButton } from '../ui/score-button';
import styles from './controls.module.css';
import { nextSteps } from '../next-steps';
import type { MatchDesk } from '../use-match-desk';

interface PhaseButtonsProps {
  readonly desk: MatchDesk;
  /** The end of a match needs a confirmation. */
  readonly onEnd: () => void;
}

interface PhaseButtonProps extends PhaseButtonsProps {
  readonly to: EnteredPhase | undefined;
  readonly disabled?: boolean;
}

/** The button of a usual next phase, if there is one. */
export function PhaseButton({ desk, to, disabled, onEnd }: PhaseButtonProps) {
  const { enter: texts } = useScorerTexts();
  if (!to) return null;
  return (
    <ScoreButton
      look="main"
      disabled={disabled}
      onClick={() => (to === 'finished' ? onEnd() : desk.changePhase(to))}
    >
      {texts[to]}
    </ScoreButton>
  );
}

function ClockButton({ desk: { log, enter } }: { readonly desk: MatchDesk }) {
  const { match: texts } = useScorerTexts();
  const { half, clock, phase } = log.folded;
  if (half === null || !isHalf(phase)) return null;
  const isRunning = clock.runningSince !== null;
  const action = isRunning ? 'stop' : 'start';
  return (
    <ScoreButton onClick={() => enter('clock', { kind: 'clock', half, action })}>
      {isRunning ? texts.stopClock : texts.startClock}
    </ScoreButton>
  );
}

/** Shows the button of the clock and, in the same row, that of the usual next phase. */
export function PhaseButtons({ desk, onEnd }: PhaseButtonsProps) {
  const { match: texts, enter: enterTexts } = useScorerTexts();
  const { log, match } = desk;
  const { phase } = log.folded;
  const { usual, other } = nextSteps(log.folded, desk);
  const isOpenShootOut = phase === 'shoot-out' && usual.length === 0;
  const hasTeams = match.teams.local !== null && match.teams.visitor !== null;
  const isDisabled = !isUnderWay(phase) && !hasTeams;

  return (
    <>
      <div className={styles['steps']}>
        <ClockButton desk={desk} />
        <PhaseButton desk={desk} to={usual[0]} disabled={isDisabled} onEnd={onEnd} />
        {isOpenShootOut && (
          <ScoreButton disabled={!other.includes('finished')} onClick={onEnd}>
            {enterTexts.finished}
          </ScoreButton>
        )}
      </div>
      {isDisabled && <p className={styles['hint']}>{texts.noTeams}</p>}
    </>
  );
}
