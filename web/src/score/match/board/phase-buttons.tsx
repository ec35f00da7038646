import { isHalf } from '@futsal-cup/domain/match-log/entries';
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
  const { log, match, changePhase } = desk;
  const { phase } = log.folded;
  const { usual, other } = nextSteps(log.folded, desk);
  // A shoot-out that is not decided has no usual next phase.
  const to = usual[0] ?? (isUnderWay(phase) && 'finished');
  const hasTeams = match.teams.local !== null && match.teams.visitor !== null;
  const isMissing = !isUnderWay(phase) && !hasTeams;

  return (
    <>
      <div className={styles['steps']}>
        <ClockButton desk={desk} />
        {to && (
          <ScoreButton
            look={usual[0] ? 'main' : 'plain'}
            disabled={isMissing || !(usual[0] || other.includes(to))}
            onClick={() => (to === 'finished' ? onEnd() : changePhase(to))}
          >
            {enterTexts[to]}
          </ScoreButton>
        )}
      </div>
      {isMissing && <p className={styles['hint']}>{texts.noTeams}</p>}
    </>
  );
}
