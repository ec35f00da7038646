import { type DayOfMatches, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { Cup, Match } from '../../shared/cup/cup';
import { MatchDays } from '../../shared/match/list/match-days';
import { usePrinting } from '../../shared/hooks/use-printing';
import { useTexts } from '../../shared/texts/use-texts';
import { EmptyText } from '../../shared/ui/content-states';
import { Section } from '../../shared/ui/page/section';

interface MatchListProps {
  readonly cup: Cup;
  readonly matches: readonly Match[];
}

/** The matches day by day; those that have no new date yet stand under none, at the end. */
function postponedLast(matches: readonly Match[]): DayOfMatches<Match>[] {
  const isPostponed = ({ state }: Match) => state === 'postponed';
  const postponed = matches.filter(isPostponed);
  return [
    ...matchesByDate(matches.filter((match) => !isPostponed(match))),
    ...(postponed.length > 0 ? [{ date: '', matches: postponed }] : []),
  ];
}

/** On paper, what stands on the board, which is for the screen: those matches are in neither list. */
export function PrintedBoard({ cup, matches }: MatchListProps) {
  const { matches: matchesTexts } = useTexts();
  const isPrinting = usePrinting();
  if (!isPrinting || matches.length === 0) return null;
  return (
    <Section title={matchesTexts.scoreboard}>
      <MatchDays cup={cup} days={matchesByDate(matches)} isWhole />
    </Section>
  );
}

/** The matches that have yet to kick off. */
export function UpcomingMatches({ cup, matches }: MatchListProps) {
  const { matches: matchesTexts } = useTexts();
  return (
    <Section title={matchesTexts.upcoming} id="upcoming">
      {matches.length === 0 ? (
        <EmptyText text={matchesTexts.noMatches} />
      ) : (
        <MatchDays cup={cup} days={postponedLast(matches)} list="upcoming" />
      )}
    </Section>
  );
}

/** Every match with a score, the latest day first. */
export function Results({ cup, matches }: MatchListProps) {
  const { matches: matchesTexts } = useTexts();
  const days = matchesByDate(matches).reverse();
  return (
    <Section title={matchesTexts.results} id="results">
      {days.length === 0 ? (
        <EmptyText text={matchesTexts.noResults} />
      ) : (
        <MatchDays cup={cup} days={days} list="results" />
      )}
    </Section>
  );
}
