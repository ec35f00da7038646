import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import type { Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { sideName } from '../../shelf/cup/side-name';

/** Returns the locations of the matches. Different spellings of a location count as one, as they do in the scope of a link. */
export function courtsOf(matches: readonly Pick<Match, 'location'>[]): readonly string[] {
  const courts = new Map(matches.map(({ location }) => [nameKey(location), location]));
  return [...courts.values()].sort((a, b) => a.localeCompare(b));
}

/** Describes a match in a list, so that it differs from the others. */
export function matchName({ Stage, date, time, local, visitor, location }: Match): string {
  const sides = `${sideName(local)} – ${sideName(visitor)}`;
  const named = Stage.category ? `${Stage.category}: ${sides}` : sides;
  return `${slashDate(date)} ${time} · ${named} · ${location}`;
}
