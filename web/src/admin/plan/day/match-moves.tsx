import { type MatchMove, shiftMatches, swapMatches } from '@futsal-cup/domain/plan/day/move-matches';
import { useId, useState } from 'react';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { showProblem } from '../../../shelf/stores/problems';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { useCupMatchName } from '../cup-match-name';
import { PlanSelect } from '../plan-fields';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import dayStyles from './day.module.css';
import { isBegun } from './is-begun';
import { MoveAlone } from './move-alone';

const DELAYS = [5, 10, 15, 30] as const;
const EARLIER = [5, 10] as const;

interface MatchMovesProps {
  readonly match: Match;
  /** The other matches of the same day. */
  readonly others: readonly Match[];
  /** Opens the preview of the moves. */
  readonly onMoves: (moves: readonly MatchMove[]) => void;
}

/** Offers the moves from a match on: to shift it with everything after it, or to move it alone. */
export function MatchMoves({ match, others, onMoves }: MatchMovesProps) {
  const {
    labelled,
    plan: { day: texts },
  } = useAdminTexts();
  const cup = useCurrentCup();
  const matchName = useCupMatchName();
  const scopeName = useId();
  const [isEverywhere, setEverywhere] = useState(true);
  const { matchId, date, time, location } = match;
  const domainCup = toDomainCup(cup);

  const handleShift = (minutes: number) => {
    const moves = shiftMatches(domainCup, { date, time, minutes, location: isEverywhere ? null : location });
    if (moves === null) showProblem(texts.midnight);
    else onMoves(moves);
  };
  const handleSwap = (other: string) => {
    const moves = swapMatches(domainCup, matchId, other);
    if (moves.ok) onMoves(moves.value);
  };
  const nothing = { value: '', label: texts.pick };
  return (
    <div className={stack(3, dayStyles['moves'])}>
      <p>
        <strong>{texts.chosen(matchName(matchId))}</strong>
      </p>
      <fieldset className={cluster(4, dayStyles['scope'])}>
        <legend>{texts.scope}</legend>
        {[true, false].map((everywhere) => (
          <label key={String(everywhere)} className={`${ui['choice']} ${styles['check']}`}>
            <input
              type="radio"
              name={scopeName}
              checked={isEverywhere === everywhere}
              onChange={() => setEverywhere(everywhere)}
            />
            {everywhere ? texts.everywhere : texts.onCourt(location)}
          </label>
        ))}
      </fieldset>
      <div className={stack(2, dayStyles['delays'])}>
        {DELAYS.map((minutes) => (
          <Button key={minutes} onClick={() => handleShift(minutes)}>
            {texts.later(minutes)}
          </Button>
        ))}
        {EARLIER.map((minutes) => (
          <Button key={minutes} look="secondary" onClick={() => handleShift(-minutes)}>
            {texts.earlier(minutes)}
          </Button>
        ))}
      </div>
      <MoveAlone match={match} others={others} onMoves={onMoves} />
      <div className={stack(3, dayStyles['choices'])}>
        <PlanSelect
          label={texts.swap}
          value=""
          choices={[
            nothing,
            ...others
              .filter((other) => other !== match && !isBegun(other))
              .map((other) => ({
                value: other.matchId,
                label: labelled(`${other.time} ${other.location}`, matchName(other.matchId)),
              })),
          ]}
          onType={handleSwap}
        />
      </div>
    </div>
  );
}
