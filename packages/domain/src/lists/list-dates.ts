import { formatTime, toIsoDate } from '../cup/dates';

const DAY = /(?<!\d)(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2}))(?!\d)/;
const TIME =
  /(?<![\d.])(\d{1,2})(?:[:.](\d{2})|\s?h(?!\p{L})(?:\s?(\d{2}))?|(?=\s*[ap]\.?m\b\.?\s*$))(?::\d{2})?(?![\d.])/iu;

/**
 * The day in a cell as `YYYY-MM-DD`, also where a weekday or a time stands beside it: 2030-10-17, 17.10.2030, 17/10/30. Null where there is
 * none.
 */
export function readDay(cell: string): string | null {
  const [, iso, day, month, year = ''] = DAY.exec(cell) ?? [];
  return toIsoDate(iso ?? `${day}/${month}/${year.length === 2 ? `20${year}` : year}`);
}

/** The time in a cell as `HH:MM`, also where a day stands before it: 17:00, 17.00, 17h00, 5:00 pm, 5 pm. Null where there is none. */
export function readTime(cell: string): string | null {
  const text = cell.replace(DAY, ' ');
  const found = TIME.exec(text);
  if (!found) return null;
  const [, hour, minute, ofHours = '00'] = found;
  const half = /\d\s*([ap])\.?m\b/i.exec(text)?.[1]?.toLowerCase();
  const isHalf = half !== undefined && Number(hour) <= 12;
  const hours = isHalf ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const time = formatTime(`${hours}:${minute ?? ofHours}`);
  return /^\d/.test(time) ? time : null;
}
