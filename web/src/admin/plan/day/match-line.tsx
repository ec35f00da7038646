import { finalOf } from '@futsal-cup/domain/bracket/final';
import type { Match } from '../../../shelf/cup/cup';
import { stageName } from '../../../shelf/cup/stage-name';
import { Score } from '../../../shelf/match/score';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import { useCupMatchName } from '../cup-match-name';
import dayStyles from './day.module.css';

/** Returns the lines of the cup's matches: time, teams and court, with the score where there is one. The final and other rounds are named. */
export function useMatchLine(): (match: Match) => React.ReactNode {
  const { day: texts } = useAdminTexts().plan;
  const { Stages } = useCurrentCup();
  const matchName = useCupMatchName();
  const final = finalOf(Stages)?.matchId;
  const rounds = new Map(
    Stages.filter(({ type }) => type === 'knockout').flatMap((stage) =>
      stage.Matches.map(({ matchId }) => [matchId, matchId === final ? '' : stageName(stage)]),
    ),
  );
  return (match) => (
    <>
      <strong>{match.time}</strong>
      <span className={dayStyles['name']}>
        {match.matchId === final ? texts.final(matchName(match.matchId)) : matchName(match.matchId)}{' '}
        <Score match={match} isShort />
      </span>
      <span className={ui['hint']}>
        {[match.location, rounds.get(match.matchId)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
