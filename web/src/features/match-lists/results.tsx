import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { matchesByDate } from '@futsal-cup/domain/schedule/matches';
import { playedMatches } from '../../shared/cup/played-matches';
import { MatchDays } from '../../shared/match/match-days';
import { matchesTexts } from '../../shared/texts/matches';
import { EmptyText } from '../../shared/ui/empty-text';
import { Section } from '../../shared/ui/section';

/** Every match with a score, the latest day first. */
export function Results({ cup }: { readonly cup: TournamentView }) {
  const days = matchesByDate(playedMatches(cup)).reverse();
  return (
    <Section title={matchesTexts.results} id="results">
      {days.length === 0 ? <EmptyText text={matchesTexts.noResults} /> : <MatchDays cup={cup} days={days} />}
    </Section>
  );
}
