import { finalOf } from '@futsal-cup/domain/bracket/final';
import type { Match } from '../../../shelf/cup/cup';
import { sideName } from '../../../shelf/cup/side-name';
import { stageName } from '../../../shelf/cup/stage-name';
import { Score } from '../../../shelf/match/score';
import { partsOf } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import dayStyles from './day.module.css';

/** Returns the lines of the cup's matches: time, teams, court and category, with the score where there is one. The final and other rounds are named. */
export function useMatchLine(): (match: Match) => React.ReactNode {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const finals = new Set(partsOf(cup, cup.Stages).map(({ records }) => finalOf(records)?.matchId));
  const stages = new Map(cup.Stages.map((stage) => [stage.stageId, stage]));
  const placeOf = ({ matchId, location, stageId }: Match) => {
    const stage = stages.get(stageId);
    const round = stage?.type === 'knockout' && !finals.has(matchId) ? stageName(stage) : '';
    return [location, stage?.category, round].filter(Boolean).join(' · ');
  };
  const sidesOf = ({ local, visitor }: Match) => `${sideName(local)} – ${sideName(visitor)}`;
  return (match) => (
    <>
      <strong>{match.time}</strong>
      <span className={dayStyles['name']}>
        {finals.has(match.matchId) ? texts.final(sidesOf(match)) : sidesOf(match)}{' '}
        <Score match={match} isShort />
      </span>
      <span className={ui['hint']}>{placeOf(match)}</span>
    </>
  );
}
