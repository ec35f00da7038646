import type { Match } from '../../shared/cup/cup';
import { slashDate } from '../../shared/cup/slash-date';
import { sideName } from '../../shared/match/side-name';

/** A match as it is told from others in a list. */
export function matchName({ date, time, local, visitor, location }: Match): string {
  return `${slashDate(date)} ${time} · ${sideName(local)} – ${sideName(visitor)} · ${location}`;
}
