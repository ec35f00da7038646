import { useState } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { clockText } from '../board/clock-text';
import { useElapsed } from '../board/running-clock';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import styles from '../ui/sheet.module.css';

interface ClockSheetProps {
  readonly desk: MatchDesk;
  readonly onClose: () => void;
}

const STEPS_S = [-60, -10, -1, 1, 10, 60] as const;

/** Corrects the clock by steps, so that a running clock does not have to be stopped for a correction. */
export function ClockSheet({ desk, onClose }: ClockSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const { half, clock } = desk.log.folded;
  const shown = useElapsed(clock);
  const [correction, setCorrection] = useState(0);
  const elapsed = Math.max(0, shown + correction);

  const handleSet = () => {
    if (half !== null) desk.enter('clock-set', { kind: 'clock', half, action: 'set', elapsed });
    onClose();
  };
  const handleClose = () => {
    if (correction !== 0) desk.tell(texts.notEntered);
    onClose();
  };
  const stepText = (seconds: number) => {
    const size = Math.abs(seconds);
    return `${seconds < 0 ? '−' : '+'}${size === 60 ? texts.minute : texts.seconds(size)}`;
  };

  return (
    <Sheet title={texts.setClock} onClose={handleClose}>
      <p className={styles['clock']}>{clockText(elapsed)}</p>
      <div className={styles['clockSteps']}>
        {STEPS_S.map((seconds) => (
          <ScoreButton
            key={seconds}
            onClick={() => setCorrection(Math.max(-shown, correction + seconds * 1_000))}
          >
            {stepText(seconds)}
          </ScoreButton>
        ))}
      </div>
      <ScoreButton look="main" onClick={handleSet}>
        {texts.setClockTo(clockText(elapsed))}
      </ScoreButton>
    </Sheet>
  );
}
