import { expect, it } from 'vitest';
import { buildTournament } from '../testing/build-cup';
import { findDocumentProblems } from './find-document-problems';

const INSTANT = '2027-03-06T10:00:00.000Z';
const PICTURE_ID = `${'0'.repeat(32)}-png`;
const PICTURE = { createdAt: INSTANT, width: 1, height: 1, data: 'AAAA' };
const SHOWN_PICTURE = { pictureId: PICTURE_ID, width: 1, height: 1 };

const details = Object.fromEntries(
  Object.entries(buildTournament()).filter(([field]) => field !== 'tournamentId'),
);

/** A tournament with all that the hall sees. */
const SEEN = {
  ...details,
  ...{ createdAt: INSTANT, updatedAt: INSTANT, revision: 1 },
  message: { text: 'The final begins at 17:00', until: INSTANT },
  logo: SHOWN_PICTURE,
  sponsors: [
    { name: 'Bakery', address: 'https://bakery.example', picture: SHOWN_PICTURE },
    { name: 'Garage' },
  ],
};

it.each([
  ['the picture that it shows', { [PICTURE_ID]: PICTURE }, []],
  ['a picture that is not there', {}, ['tournaments/spring', 'tournaments/spring']],
  ['bytes that are none', { [PICTURE_ID]: { ...PICTURE, data: '?' } }, [`pictures/${PICTURE_ID}.data`]],
])('a tournament of a backup with %s', (_what, pictures, paths) => {
  const problems = findDocumentProblems({ tournaments: { spring: SEEN }, pictures });
  expect(problems.map(({ path }) => path)).toEqual(paths);
});
