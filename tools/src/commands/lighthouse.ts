import { runMeasurement } from '../run-measurement';

/** `npm run lighthouse`: performance, accessibility, best practices and SEO of the public pages; with words, of those named so. */
export function run(words: readonly string[]): Promise<void> {
  return runMeasurement('lighthouse/lighthouse.ts', words);
}
