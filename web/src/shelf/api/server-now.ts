import { least, most } from './server-time';

/** The server's clock in milliseconds; the device's own as long as there was no answer. */
export function serverNow(): number {
  return most === Infinity ? Date.now() : performance.now() + (least + most) / 2;
}
