import { elapsedAt, type ClockState, lengthOf } from '@futsal-cup/domain/match-log/clock';
import { isUnderWay } from '@futsal-cup/domain/match-log/phases';
import { useEffect, useReducer } from 'react';
import { useDesk } from '../../outbox/desk/desk';
import { useScorerTexts } from '../../texts/scorer-texts';
import { clockText } from './clock-text';
import type { MatchDesk } from '../use-match-desk';
import styles from './match-board.module.css';

const TICK_MS = 200;

/** Returns the elapsed time of the clock, by the server's time. */
export function useElapsed(state: ClockState): number {
  const { clock } = useDesk();
  const [, draw] = useReducer((ticks: number) => ticks + 1, 0);
  const isRunning = state.runningSince !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(draw, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, clock]);
  // The value is computed at each render, because the clock may be started or set between two ticks.
  return elapsedAt(state, clock.now());
}

interface RunningClockProps {
  readonly desk: MatchDesk;
  readonly onCorrect: () => void;
}

/** Shows the clock of the half. A tap on it opens its correction. */
export function RunningClock({ desk: { log, rules }, onCorrect }: RunningClockProps) {
  const { sheets } = useScorerTexts();
  const { half, clock, phase } = log.folded;
  const elapsed = useElapsed(clock);
  if (half === null || !isUnderWay(phase) || phase === 'shoot-out') return null;
  const isOver = elapsed >= lengthOf(half, rules) * 60_000;
  return (
    <button
      type="button"
      className={styles['clock']}
      data-is-running={clock.runningSince !== null}
      data-is-over={isOver}
      aria-label={`${clockText(elapsed)}. ${sheets.setClock}`}
      onClick={onCorrect}
    >
      {clockText(elapsed)}
    </button>
  );
}
