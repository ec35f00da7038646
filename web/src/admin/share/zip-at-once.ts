import { type AsyncZippable, type FlateCallback, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/** Takes the place of `zip` in `write-excel-file`, without a worker. A workbook of 2,000 matches takes a moment. */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files as Parameters<typeof zipSync>[0]));
}
