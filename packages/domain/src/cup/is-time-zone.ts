import { formatIn } from './time-zone';

/** Whether `name` is a time zone of the IANA database that this runtime knows, such as `Europe/Zurich`. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}
