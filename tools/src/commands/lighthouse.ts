import { runMeasurement } from '../run-measurement';

/** `npm run lighthouse` measures performance, accessibility, best practices and SEO of the public pages; words select pages by name. */
export function run(words: readonly string[]): Promise<void> {
  return runMeasurement('lighthouse/lighthouse.ts', words);
}
