import { expect, test } from 'vitest';
import type { Translated, WithAllArguments } from './translated';

/* Code that must not compile is marked as an expected error. `npm run types` fails as soon as it does compile. */

interface English {
  readonly title: string;
  readonly count: (places: number) => string;
}

test('a catalogue with all texts and arguments compiles, and no other', () => {
  const own = {
    title: 'Tabelle',
    count: (places: number) => `${places} Plätze`,
  } satisfies Translated<English>;
  const complete: WithAllArguments<English, typeof own> = own;

  // @ts-expect-error: a text is missing.
  const missing: Translated<English> = { count: (places) => `${places} Plätze` };
  // @ts-expect-error: there is one text too many.
  const unknown: Translated<English> = { ...own, lead: 'Alle Gruppen' } satisfies Translated<English>;
  const silent = { title: 'Tabelle', count: () => 'Plätze' };
  // @ts-expect-error: the text leaves out its argument.
  const withoutArgument: WithAllArguments<English, typeof silent> = silent;

  expect([complete, missing, unknown, withoutArgument]).toHaveLength(4);
});
