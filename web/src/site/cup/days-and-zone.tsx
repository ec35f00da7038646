import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { useSiteTexts } from '../texts/site-texts';
import { type CupDays, cupDays } from './cup-days';

/** Returns whether the visitor's clock shows another time than the clocks of a zone at noon of a day. */
function isOtherZone(day: string, timeZone: string): boolean {
  return instantOf(day, '12:00', timeZone) !== Date.parse(`${day}T12:00`);
}

/** Returns the city of a zone: 'Zurich' of 'Europe/Zurich'. */
function cityOf(timeZone: string): string {
  return timeZone.replace(/.*\//, '').replaceAll('_', ' ');
}

interface DaysAndZoneProps {
  readonly cup: CupDays & { readonly timeZone?: string | undefined };
}

/** Shows the days of a cup and, to visitors whose clock shows another time on one of them, where the times are those of the clocks. */
export function DaysAndZone({ cup }: DaysAndZoneProps) {
  const { tournaments: texts } = useSiteTexts();
  const { date, lastDay, timeZone } = cup;
  const isOther = timeZone && [date, lastDay ?? date].some((day) => isOtherZone(day, timeZone));
  return (
    <>
      <span>{cupDays(cup)}</span>
      {isOther && ` · ${texts.timesIn(cityOf(timeZone))}`}
    </>
  );
}
