import { Link, useLocation } from 'react-router-dom';
import type { Match } from '../../shared/cup/cup';
import { dayId } from '../../shared/match/list/day-id';
import { useTexts } from '../../shared/texts/use-texts';
import chips from '../../shared/ui/chips.module.css';

interface DayChipsProps {
  readonly upcoming: readonly Match[];
  readonly results: readonly Match[];
}

/** Each day with its part of the page; a day with results and matches to come leads to those. */
function partsOf({ upcoming, results }: DayChipsProps): [date: string, part: string][] {
  const parts = new Map<string, string>();
  for (const { date } of results) parts.set(date, dayId('results', date));
  for (const { date, state } of upcoming) {
    if (state !== 'postponed') parts.set(date, dayId('upcoming', date));
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The days of the cup, each a jump to its matches; nothing for a cup of one day. */
export function DayChips(props: DayChipsProps) {
  const { chip, weekdays } = useTexts().matches;
  const { hash, search } = useLocation();
  const parts = partsOf(props);
  if (parts.length < 2) return null;
  return (
    <>
      {parts.map(([date, part]) => (
        <Link
          key={date}
          className={chips['chip']}
          to={`${search}#${part}`}
          aria-current={hash === `#${part}` || undefined}
        >
          <time dateTime={date}>
            {chip(weekdays[new Date(date).getUTCDay()] ?? '', date.slice(8), date.slice(5, 7))}
          </time>
        </Link>
      ))}
    </>
  );
}
