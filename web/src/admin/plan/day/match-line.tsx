import type { Match } from '../../../shelf/cup/cup';
import { stageName } from '../../../shelf/cup/stage-name';
import { Score } from '../../../shelf/match/score';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import { afterCategory, sidesInWords, useCupMatchName } from '../cup-match-name';
import dayStyles from './day.module.css';
import { finalIdsOf } from './final-ids';

/**
 * Returns the lines of the cup's matches: time, category, teams and court, with the score where there is one. The final of each category and
 * other rounds are named.
 */
export function useMatchLine(): (match: Match) => React.ReactNode {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const matchName = useCupMatchName();
  const finals = new Set(finalIdsOf(cup));
  const rounds = new Map(
    cup.Stages.filter(({ type }) => type === 'knockout').map((stage) => [stage.stageId, stageName(stage)]),
  );
  return (match) => {
    const isFinal = finals.has(match.matchId);
    const name = isFinal ? afterCategory(match, texts.final(sidesInWords(match))) : matchName(match.matchId);
    return (
      <>
        <strong>{match.time}</strong>
        <span className={dayStyles['name']}>
          {name} <Score match={match} isShort />
        </span>
        <span className={ui['hint']}>
          {[match.location, !isFinal && rounds.get(match.stageId)].filter(Boolean).join(' · ')}
        </span>
      </>
    );
  };
}
