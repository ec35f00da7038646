import { type DayOfMatches, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { laterPart } from '../../shelf/code/later';
import type { Cup, Match } from '../../shelf/cup/cup';
import { MatchDays } from '../match-row/match-days';
import { dayId } from '../match-row/part-ids';
import { usePrinting } from '../../shelf/hooks/use-printing';
import { loadHomeTexts } from '../texts/home-texts';
import { useSiteTexts } from '../texts/site-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { Section } from '../layout/section';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match-lists.module.css';

interface ListsProps {
  readonly cup: Cup;
  readonly lists: ArrangedMatches<Match>;
}

/** Returns the matches by day. Postponed matches without a new date stand at the end, under no day. */
function postponedLast(matches: readonly Match[]): DayOfMatches<Match>[] {
  const isPostponed = ({ state }: Match) => state === 'postponed';
  const postponed = matches.filter(isPostponed);
  return [
    ...matchesByDate(matches.filter((match) => !isPostponed(match))),
    ...(postponed.length > 0 ? [{ date: '', matches: postponed }] : []),
  ];
}

function latestFirst(days: readonly DayOfMatches<Match>[]): DayOfMatches<Match>[] {
  return days.map(({ date, matches }) => ({ date, matches: matches.toReversed() })).reverse();
}

/** Returns a link for a day that is in both lists. It leads to the matches of that day in the other list. */
function useOtherPart(list: 'upcoming' | 'results', label: string, matches: readonly Match[]) {
  const { search } = useLocation();
  return (date: string) => {
    const count = matches.filter((match) => match.date === date && match.state !== 'postponed').length;
    if (count === 0) return null;
    return (
      <Link className={`${styles['other']} ${looks['offPaper']}`} to={`${search}#${dayId(list, date)}`}>
        {label} ({count})
      </Link>
    );
  };
}

function useTitleOfResults({ shown }: Cup): string {
  const { matches, navigation } = useSiteTexts();
  return shown === 'no-results' ? navigation.played : matches.results;
}

/** Lists the matches that have not kicked off yet. */
function Upcoming({ cup, lists: { upcoming, results } }: ListsProps) {
  const { matches: matchesTexts } = useSiteTexts();
  const beside = useOtherPart('results', useTitleOfResults(cup), results);
  return (
    <Section title={matchesTexts.upcoming} id="upcoming">
      {upcoming.length === 0 ? (
        <EmptyText text={matchesTexts.noMatches} />
      ) : (
        <MatchDays cup={cup} days={postponedLast(upcoming)} list="upcoming" besideDay={beside} />
      )}
    </Section>
  );
}

/** Lists all matches that are over, the latest first. */
function Results({ cup, lists: { upcoming, results } }: ListsProps) {
  const { matches: matchesTexts, navigation } = useSiteTexts();
  const beside = useOtherPart('upcoming', navigation.upcoming, upcoming);
  const days = latestFirst(matchesByDate(results));
  return (
    <Section title={useTitleOfResults(cup)} id="results">
      {days.length === 0 ? (
        <EmptyText text={cup.shown === 'no-results' ? matchesTexts.noMatches : matchesTexts.noResults} />
      ) : (
        <MatchDays cup={cup} days={days} list="results" besideDay={beside} />
      )}
    </Section>
  );
}

const PrintedTables = laterPart(async () => {
  const [module] = await Promise.all([import('./printed-tables'), loadHomeTexts()]);
  return module.PrintedTables;
});

const LISTS = { upcoming: Upcoming, results: Results };

/**
 * Lists the matches that are not on the board: first the upcoming matches, then the results, or the other way round if there are no
 * upcoming matches. On paper there is no board, and all matches stand in one list from the first day to the last, so that a club can
 * pin it to the door of the hall, with the tables below it.
 */
export function MatchLists({ cup, lists }: ListsProps) {
  const isPrinting = usePrinting();
  const { upcoming, board, results } = lists;
  const areResultsFirst = upcoming.length === 0 && results.length > 0;
  const order = areResultsFirst ? (['results', 'upcoming'] as const) : (['upcoming', 'results'] as const);
  return (
    <>
      {isPrinting && <MatchDays cup={cup} days={postponedLast([...results, ...board, ...upcoming])} />}
      <div className={styles['lists']} data-printing={isPrinting || undefined}>
        {order.map((name) => {
          const List = LISTS[name];
          return <List key={name} cup={cup} lists={lists} />;
        })}
      </div>
      <Suspense>{isPrinting && <PrintedTables cup={cup} />}</Suspense>
    </>
  );
}
