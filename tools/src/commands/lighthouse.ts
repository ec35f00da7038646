import { runMeasurement } from '../run-measurement';

/** `npm run lighthouse`: performance, accessibility, best practices and SEO of the four public pages. */
export function run(): Promise<void> {
  return runMeasurement('lighthouse/lighthouse.ts', []);
}
