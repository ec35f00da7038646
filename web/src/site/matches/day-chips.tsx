import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import type { Match } from '../../shelf/cup/cup';
import { BOARD_ID, dayId } from '../match-row/part-ids';
import { useSiteTexts } from '../texts/site-texts';
import { PartChip } from './part-chip';

interface DayChipsProps {
  readonly lists: ArrangedMatches<Match>;
}

/**
 * Returns each day with its section of the page. A day with both upcoming matches and results leads to the upcoming ones. A day with
 * neither leads to the board.
 */
function partsOf({ upcoming, board, results }: ArrangedMatches<Match>): [date: string, part: string][] {
  const parts = new Map<string, string>();
  for (const { date } of board) parts.set(date, BOARD_ID);
  for (const { date } of results) parts.set(date, dayId('results', date));
  for (const { date, state } of upcoming) {
    if (state !== 'postponed') parts.set(date, dayId('upcoming', date));
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Shows a chip for each day of the cup that jumps to its matches, or nothing for a cup of one day. */
export function DayChips({ lists }: DayChipsProps) {
  const { chip, weekdays } = useSiteTexts().matches;
  const parts = partsOf(lists);
  if (parts.length < 2) return null;
  return parts.map(([date, part]) => (
    <PartChip key={date} part={`#${part}`} isAnother={part === BOARD_ID}>
      <time dateTime={date}>
        {chip(weekdays[new Date(date).getUTCDay()] ?? '', date.slice(8), date.slice(5, 7))}
      </time>
    </PartChip>
  ));
}
