import { least, most } from './server-time';

/** Returns the server's clock in milliseconds, or the device's clock as long as the server has not answered. */
export function serverNow(): number {
  return most === Infinity ? Date.now() : performance.now() + (least + most) / 2;
}
