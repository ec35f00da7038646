import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { isHalf } from '@futsal-cup/domain/match-log/entries';
import { elapsedAt, lengthOf, minuteOf } from '@futsal-cup/domain/match-log/clock';
import { strengthOf } from '@futsal-cup/domain/match-log/laws/strength';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { useEffect, useState } from 'react';
import type { LiveTexts } from '../../texts/live-texts';
import { useLiveTexts } from '../../texts/live-texts';
import styles from './live.module.css';
import { serverNow } from '../../api/server-now';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** No half runs this long beyond its end. If it seems so, somebody has forgotten to end it. */
const FORGOTTEN_AFTER = 30 * MINUTE;

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Returns the text of the match clock at an instant of the server's clock: minutes and seconds through all halves, and separately
 * the time beyond the end of the half. It is null outside of the halves, and if the end of a half was forgotten. @internal
 */
export function clockText(live: LiveMatch, rules: MatchRules, now: number): string | null {
  if (!isHalf(live.phase)) return null;
  const elapsed = elapsedAt(live, now);
  const length = lengthOf(live.phase, rules) * MINUTE;
  if (elapsed > length + FORGOTTEN_AFTER) return null;
  const before = (minuteOf(live.phase, 0, rules).minute - 1) * MINUTE;
  const shown = minutesAndSeconds(before + Math.min(elapsed, length));
  return elapsed < length ? shown : `${shown} +${minutesAndSeconds(elapsed - length)}`;
}

/**
 * Returns the name of the phase. The only half of a match has no number, and neither does a phase that this build does not know.
 * @internal
 */
export function phaseText(phase: LiveMatch['phase'], rules: MatchRules, texts: LiveTexts): string {
  const isOnlyHalf = phase === 'first-half' && rules.halves === 1;
  return !isOnlyHalf && phase in texts.phases ? texts.phases[phase] : texts.onlyHalf;
}

/** Returns the server's clock. It is updated whenever the running clock of the match shows another second. */
function useSeconds({ runningSince, elapsed }: LiveMatch): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (runningSince === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(serverNow());
      const shown = elapsed + Math.max(0, serverNow() - runningSince);
      timer = setTimeout(tick, SECOND - (shown % SECOND) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [runningSince, elapsed]);
  return now;
}

interface LiveProps {
  readonly live: LiveMatch;
  readonly rules: MatchRules;
}

export function LivePhase({ live: { phase }, rules }: LiveProps) {
  return phaseText(phase, rules, useLiveTexts());
}

export function LiveState({ live, rules }: LiveProps) {
  const texts = useLiveTexts();
  const now = useSeconds(live);
  const clock = clockText(live, rules, now);
  const strength = live.short && isHalf(live.phase) ? strengthOf(live.short, elapsedAt(live, now)) : null;
  return (
    <>
      <p className={styles['phase']}>
        <LivePhase live={live} rules={rules} />
        {clock && (
          <span className={styles['clock']} role="timer">
            {clock}
          </span>
        )}
      </p>
      {strength && (
        <p className={styles['fouls']}>
          {texts.players(
            strength.players.local,
            strength.players.visitor,
            minutesAndSeconds(strength.next + SECOND - 1),
          )}
        </p>
      )}
      {isHalf(live.phase) && <p className={styles['fouls']}>{texts.fouls(...live.fouls)}</p>}
    </>
  );
}
