import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { isRunning, runningOrLatestMatch, type Clock } from '@futsal-cup/domain/schedule/matches';
import { allMatches } from '../../shared/cup/all-matches';
import { MatchBoard } from './match-board';
import { SampleBoard } from './sample-board';

interface ScoreboardProps {
  readonly cup: TournamentView;
  readonly clock: Clock;
}

/** The running or the latest match; before the first kick-off a sample that says so. */
export function Scoreboard({ cup, clock }: ScoreboardProps) {
  const match = runningOrLatestMatch(allMatches(cup), clock);
  return match ? <MatchBoard match={match} isLive={isRunning(match, clock)} /> : <SampleBoard />;
}
