import { countdownParts, type CountdownParts } from '@futsal-cup/domain/schedule/countdown';
import { toIsoDate } from '@futsal-cup/domain/cup/dates';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { useEffect, useState } from 'react';
import { stack } from '../../../shelf/styles/layout';
import styles from './hero.module.css';
import { useSiteTexts } from '../../texts/site-texts';

/** Returns the current time, updated on every full second. */
function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1_000 - (Date.now() % 1_000));
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}

const UNITS = ['weeks', 'days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof CountdownParts)[];

interface CountdownProps {
  /** The first day of the cup. Any other text counts as no date. */
  readonly date: string | null | undefined;
  readonly timeZone?: string | undefined;
  /** What is true of the cup now. It stands beside the countdown, which says little once it has finished. */
  readonly status?: string | null | undefined;
}

/** Counts down the time until the cup's first day begins, every second. */
export function Countdown({ date, timeZone = 'UTC', status }: CountdownProps) {
  const { home: homeTexts } = useSiteTexts();
  const now = useSecond();
  const day = toIsoDate(date);
  if (!day) return <p className={styles['over']}>{homeTexts.noTournament}</p>;

  const parts = countdownParts(instantOf(day, '00:00', timeZone), now);
  if (!parts)
    return (
      <p className={styles['over']}>
        {homeTexts.finished} {status}
      </p>
    );
  return (
    <div className={stack(3)}>
      <p className={styles['label']}>{homeTexts.startingIn}</p>
      <div className={styles['units']} role="timer" aria-label={homeTexts.startingIn}>
        {UNITS.map((unit) => (
          <p className={stack(1, styles['unit'])} key={unit}>
            <span className={styles['number']}>{String(parts[unit]).padStart(2, '0')}</span>{' '}
            <span className={styles['unitName']}>{homeTexts.units[unit]}</span>
          </p>
        ))}
      </div>
      {status && <p className={styles['status']}>{status}</p>}
    </div>
  );
}
