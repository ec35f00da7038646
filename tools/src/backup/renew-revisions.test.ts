import { expect, it } from 'vitest';
import { renewRevisions } from './renew-revisions';

it('a restored cup has a revision that no running site has seen', () => {
  const now = Date.UTC(2027, 0, 1);
  const restored = renewRevisions(
    {
      system: { catalogue: { revision: 7 } },
      teams: { ada: { name: 'Ada Five' } },
      tournaments: { spring: { name: 'Spring Cup', revision: 12 } },
    },
    now,
  );
  expect(restored).toEqual({
    system: { catalogue: { revision: now } },
    teams: { ada: { name: 'Ada Five' } },
    tournaments: { spring: { name: 'Spring Cup', revision: now } },
  });
});
