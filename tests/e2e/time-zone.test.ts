import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test';

const TIME_ZONE = fileURLToPath(import.meta.resolve('@futsal-cup/domain/cup/time-zone'));

/**
 * On some of these days the clocks go forward or back somewhere. Samoa left out one of the days, and one is from before there were zones.
 */
const DATES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-25',
  '2026-11-01',
  '2011-12-30',
  '1890-01-01',
];
const TIMES = ['00:00', '01:59', '02:30', '03:00', '23:45'];

/** Returns a script that reads the calendars and clocks of every zone with a fresh copy of the code. */
function answersBy(code: string): string {
  return `(() => {
    ${code}
    return Intl.supportedValuesOf('timeZone').flatMap((zone) => [
      ...${JSON.stringify(DATES)}.flatMap((date) =>
        ${JSON.stringify(TIMES)}.map((time) => zone + ' ' + date + ' ' + time + ' ' + timeZone.instantOf(date, time, zone)),
      ),
      zone + ' ' + timeZone.todayIn(zone, 1_782_000_000_000.25),
    ]);
  })()`;
}

test(
  'a browser that has Temporal and one that has not agree on every zone',
  { tag: '@long' },
  async ({ page }) => {
    const { outputFiles } = await build({
      entryPoints: [TIME_ZONE],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'timeZone',
    });
    const answers = answersBy(outputFiles[0]?.text ?? '');
    expect(await page.evaluate('typeof Temporal')).toBe('object');
    const byTemporal: unknown = await page.evaluate(answers);
    await page.evaluate('delete globalThis.Temporal');
    expect(await page.evaluate('typeof Temporal')).toBe('undefined');
    const byIntl: unknown = await page.evaluate(answers);
    expect(byTemporal).toHaveLength(
      Number(await page.evaluate("Intl.supportedValuesOf('timeZone').length")) * 36,
    );
    expect(byTemporal).toEqual(byIntl);
  },
);
