import { runMeasurement } from '../run-measurement';

/** `npm run guide`: sets up a cup in a browser, in each language of the guide, and takes the pictures of docs/guide.md and docs/guide.de.md. */
export function run(): Promise<void> {
  return runMeasurement('guide/guide.ts', []);
}
