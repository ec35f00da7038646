import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { matchesByDate } from '@futsal-cup/domain/schedule/matches';
import { MatchDays } from '../../shared/match/match-days';
import { matchesTexts } from '../../shared/texts/matches';
import { EmptyText } from '../../shared/ui/empty-text';
import { Section } from '../../shared/ui/section';

interface UpcomingMatchesProps {
  readonly cup: TournamentView;
  /** The matches that have yet to kick off. */
  readonly matches: readonly MatchView[];
}

export function UpcomingMatches({ cup, matches }: UpcomingMatchesProps) {
  return (
    <Section title={matchesTexts.upcoming} id="upcoming">
      {matches.length === 0 ? (
        <EmptyText text={matchesTexts.noMatches} />
      ) : (
        <MatchDays cup={cup} days={matchesByDate(matches)} />
      )}
    </Section>
  );
}
