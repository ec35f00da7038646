import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@futsal-cup/domain/cup/limits';
import { describe, expect, it } from 'vitest';
import { buildTournament, readView, uniqueName } from '../support/builders/builders';
import { buildPng, SMALL_JPEG, SMALL_WEBP } from '../support/builders/build-pictures';
import { buildCupOfTeams, planBody, planSettings } from '../support/builders/builders-plan';
import { call, callApi, expectFailure, expectSuccess, sendRaw } from '../support/call-api';
import { withFirestore } from '../support/model/stored-cup';
import { testStack } from '../support/stack/test-stack';
import { entryOf, undo } from '../support/undo';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const fetchPicture = (pictureId: string) => fetch(`${testStack().function}/api/pictures/${pictureId}`);

async function storedPictures(): Promise<number> {
  return withFirestore(async (db) => (await db.collection('pictures').count().get()).data().count);
}

function add(bytes: Buffer) {
  return callApi('addPicture', { data: bytes.toString('base64') });
}

describe('a message to everybody', () => {
  it('is in the view until it is taken back, and in the history', async () => {
    const { tournamentId } = await buildTournament();
    const before = await readView(tournamentId);
    expect('message' in before).toBe(false);
    const message = { text: 'The final begins at 17:00', until: inHours(1) };
    expectSuccess(await callApi('setMessage', { tournamentId, message }));
    const told = await readView(tournamentId);
    expect(told).toMatchObject({ message });
    expect(told.version).not.toBe(before.version);
    const { entries } = await call('getHistory', { tournamentId });
    expect(entries[0]?.change).toMatchObject({ what: 'message-set', name: message.text });
    const takenBack = await callApi('setMessage', { tournamentId, message: null });
    expect('message' in (await readView(tournamentId))).toBe(false);
    await undo(entryOf(takenBack));
    expect(await readView(tournamentId)).toMatchObject({ message });
  });

  it('makes nobody stale who edits logo, sponsors or details meanwhile', async () => {
    const { tournamentId, date, updatedAt } = await buildTournament();
    const message = { text: 'Lost: a blue bottle', until: inHours(1) };
    expectSuccess(await callApi('setMessage', { tournamentId, message }));
    const sponsors = [{ name: 'Bakery' }];
    const saved = await callApi('setSponsors', { tournamentId, logo: null, sponsors, updatedAt });
    const { tournamentDetails } = expectSuccess(saved);
    expect(tournamentDetails).toMatchObject({ sponsors, message });
    expect(tournamentDetails.updatedAt).not.toBe(updatedAt);
    expectSuccess(await callApi('setMessage', { tournamentId, message: null }));
    const edit = { tournamentId, date, updatedAt: tournamentDetails.updatedAt };
    expectSuccess(await callApi('updateTournament', edit));
  });

  it.each([
    ['without a text', { text: ' ' }, 'message_can_not_be_empty'],
    [
      'of 500 characters in Arabic',
      { text: 'مباراة '.repeat(71) },
      'message_must_be_at_most_200_characters_long',
    ],
    ['that is over', { until: inHours(-1) }, 'message_must_end_in_the_future'],
    ['until no instant', { until: 'tonight' }, 'instant_is_not_valid'],
    ['until no day', { until: '2098-02-30T10:00:00.000Z' }, 'instant_is_not_valid'],
    ['that nobody can read', { text: 'ok\u0000' }, 'text_has_unusable_characters'],
  ] as const)('%s is refused, and the one before stays', async (_what, changes, code) => {
    const { tournamentId } = await buildTournament();
    const message = { text: 'Lost: a blue bottle', until: inHours(1) };
    expectSuccess(await callApi('setMessage', { tournamentId, message }));
    const refused = await callApi('setMessage', { tournamentId, message: { ...message, ...changes } });
    expectFailure(refused, code);
    expect(await readView(tournamentId)).toMatchObject({ message });
  });

  it('of 200 characters in Arabic is told', async () => {
    const { tournamentId } = await buildTournament();
    const text = 'مباراة '.repeat(28).trim();
    expectSuccess(await callApi('setMessage', { tournamentId, message: { text, until: inHours(1) } }));
    expect((await readView(tournamentId)).message?.text).toBe(text);
  });
});

describe('a picture', () => {
  it.each([
    ['webp', SMALL_WEBP, 'image/webp', { width: 3, height: 2 }],
    ['png', buildPng({ width: 256, height: 40 }), 'image/png', { width: 256, height: 40 }],
    ['jpg', SMALL_JPEG, 'image/jpeg', { width: 3, height: 2 }],
  ])('in %s is stored once, and answered for ever as its bytes', async (kind, bytes, type, size) => {
    const { picture } = expectSuccess(await add(bytes));
    expect(picture).toMatchObject(size);
    const { pictureId } = picture;
    expect(pictureId).toMatch(new RegExp(`-${kind}$`));
    const count = await storedPictures();
    expect(expectSuccess(await add(bytes))).toEqual({ picture });
    expect(await storedPictures()).toBe(count);
    const answer = await fetchPicture(pictureId);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  const text = (content: string) => Buffer.from(content);
  const png = buildPng();
  const withSize = (width: number, height: number) => buildPng({ width, height });
  it.each([
    ['no bytes', Buffer.alloc(0), 'picture_is_none'],
    ['one byte', Buffer.alloc(1), 'picture_is_none'],
    ['a text', text('This is no picture'), 'picture_is_none'],
    ['a page', text('<!doctype html><title>Cup</title>'), 'picture_is_none'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'picture_is_none'],
    ['an SVG with a head', text('<?xml version="1.0"?><svg width="9" height="9"></svg>'), 'picture_is_none'],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'picture_is_none',
    ],
    ['a PDF', text('%PDF-1.7\n%%EOF'), 'picture_is_none'],
    ['a zip', Buffer.from('504b0506'.padEnd(44, '0'), 'hex'), 'picture_is_none'],
    ['zeros', Buffer.alloc(500), 'picture_is_none'],
    ['a PNG cut off', png.subarray(0, -1), 'picture_is_none'],
    ['half a PNG', png.subarray(0, png.length / 2), 'picture_is_none'],
    ['the head of a PNG', png.subarray(0, 33), 'picture_is_none'],
    ['a PNG with more behind it', Buffer.concat([png, text('<script>')]), 'picture_is_none'],
    ['a JPEG cut off', SMALL_JPEG.subarray(0, -2), 'picture_is_none'],
    ['a WebP cut off', SMALL_WEBP.subarray(0, -10), 'picture_is_none'],
    ['a WebP with more behind it', Buffer.concat([SMALL_WEBP, text('xx')]), 'picture_is_none'],
    ['a picture too wide', withSize(257, 2), 'picture_is_larger_than_256_pixels'],
    ['a picture too high', withSize(2, 257), 'picture_is_larger_than_256_pixels'],
    ['far too many pixels', withSize(4_000, 1), 'picture_is_larger_than_256_pixels'],
    ['too many bytes', buildPng({ comment: 'x'.repeat(MAX_PICTURE_BYTES) }), 'picture_is_larger_than_20_kb'],
  ] as const)('of %s is refused, and nothing is stored', async (_what, bytes, code) => {
    const before = await storedPictures();
    expectFailure(await add(bytes), code);
    expect(await storedPictures()).toBe(before);
  });

  it('is refused when the site has as many as it may have', { tags: ['long'] }, async () => {
    const present = await storedPictures();
    const ids = Array.from({ length: MAX_PICTURES - present }, (_, index) => `filler-${index}`);
    await withFirestore(async (db) => {
      const writer = db.bulkWriter();
      for (const id of ids) void writer.set(db.collection('pictures').doc(id), { data: '' });
      await writer.close();
    });
    expectFailure(await add(buildPng({ comment: uniqueName('one more') })), 'too_many_pictures');
    await withFirestore(async (db) => {
      const writer = db.bulkWriter();
      for (const id of ids) void writer.delete(db.collection('pictures').doc(id));
      await writer.close();
    });
  });

  it('in no base64 is refused', async () => {
    expectFailure(await callApi('addPicture', { data: 'picture!' }), 'picture_is_none');
  });

  it.each(['0'.repeat(32) + '-png', 'x', '..%2F..', `${'0'.repeat(32)}-svg`])(
    'with the id %s is not found',
    async (id) => {
      const answer = await sendRaw({ path: `/pictures/${id}`, method: 'GET' });
      expectFailure(answer, 'picture_not_found');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('logo and sponsors', () => {
  async function buildSponsored() {
    const { tournamentId, updatedAt } = await buildTournament();
    const { picture } = expectSuccess(await add(buildPng({ comment: uniqueName('logo') })));
    const sponsors = [
      { name: 'Bakery', address: 'https://bakery.example/cup', picture: picture.pictureId },
      { name: 'Garage' },
    ];
    const body = { tournamentId, logo: picture.pictureId, sponsors, updatedAt };
    return { tournamentId, picture, sponsors, body };
  }

  it('are in the view, and in a copy, which has no message', async () => {
    const { tournamentId, picture, body } = await buildSponsored();
    const answered = expectSuccess(await callApi('setSponsors', body));
    const shown = {
      logo: picture,
      sponsors: [{ name: 'Bakery', address: 'https://bakery.example/cup', picture }, { name: 'Garage' }],
    };
    expect(answered.tournamentDetails).toMatchObject(shown);
    expect(await readView(tournamentId)).toMatchObject(shown);
    expectSuccess(
      await callApi('setMessage', { tournamentId, message: { text: 'Hello', until: inHours(1) } }),
    );
    const copy = { tournamentId, name: uniqueName('Copy'), date: '2098-05-09', copy: 'structure' } as const;
    const { tournamentDetails } = await call('duplicateTournament', copy);
    expect(tournamentDetails).toMatchObject(shown);
    expect('message' in tournamentDetails).toBe(false);
    expectSuccess(await callApi('setSponsors', { tournamentId, logo: null, sponsors: [] }));
    const without = await readView(tournamentId);
    expect(['logo', 'sponsors'].filter((field) => field in without)).toEqual([]);
  });

  it('of a stale edit are refused, with what is there now', async () => {
    const { tournamentId, body } = await buildSponsored();
    expectSuccess(await callApi('setSponsors', body));
    const refused = await callApi('setSponsors', { ...body, sponsors: [] });
    expectFailure(refused, 'changed_by_someone_else');
    expect((await readView(tournamentId)).sponsors).toHaveLength(2);
  });

  it.each([
    ['no name', { name: '' }, 'sponsor_name_can_not_be_empty'],
    ['a name too long', { name: 'x'.repeat(51) }, 'name_must_be_at_most_50_characters_long'],
    ['no web address', { address: 'bakery.example' }, 'web_address_is_not_valid'],
    ['another scheme', { address: 'javascript:alert(1)' }, 'web_address_is_not_valid'],
    [
      'an address too long',
      { address: `https://bakery.example/${'x'.repeat(200)}` },
      'web_address_is_not_valid',
    ],
    ['no id of a picture', { picture: '../logo.svg' }, 'picture_id_is_not_valid'],
    ['a picture that is not stored', { picture: `${'0'.repeat(32)}-png` }, 'picture_not_found'],
  ])('with %s are refused, and nothing changes', async (_what, changes, code) => {
    const { tournamentId, body } = await buildSponsored();
    const [first, ...others] = body.sponsors;
    const sponsors = [{ ...first, name: 'Bakery', ...changes }, ...others];
    expectFailure(await callApi('setSponsors', { ...body, sponsors }), code as 'picture_not_found');
    expect('sponsors' in (await readView(tournamentId))).toBe(false);
  });

  it('are at most twenty', async () => {
    const { body } = await buildSponsored();
    const sponsors = Array.from({ length: 21 }, (_, index) => ({ name: `Sponsor ${index}` }));
    expectFailure(await callApi('setSponsors', { ...body, sponsors }), 'tournament_has_too_many_sponsors');
  });
});

describe('the referees of a plan', () => {
  it('are in the matches of the groups, never play then, and go with the wish', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(8);
    const settings = planSettings({ teamIds });
    const refereed = { ...settings, wishes: [{ kind: 'referees' } as const] };
    expectSuccess(await callApi('applyPlan', planBody(tournamentId, refereed)), 201);
    const matches = (await readView(tournamentId)).Stages.flatMap((stage) => stage.Matches);
    const ofGroups = matches.filter(({ groupId }) => groupId !== null);
    for (const { refereeTeamId = '', date, time } of ofGroups) {
      const atOnce = matches.filter((other) => other.date === date && other.time === time);
      const busy = atOnce.flatMap(({ localTeamId, visitorTeamId }) => [localTeamId, visitorTeamId]);
      expect(teamIds).toContain(refereeTeamId);
      expect(busy).not.toContain(refereeTeamId);
    }
    expect(ofGroups).toHaveLength(12);
    expect(matches.filter(({ groupId, refereeTeamId }) => groupId === null && refereeTeamId)).toEqual([]);
    expectSuccess(await callApi('applyPlan', planBody(tournamentId, settings)), 201);
    const after = (await readView(tournamentId)).Stages.flatMap((stage) => stage.Matches);
    expect(after.filter(({ refereeTeamId }) => refereeTeamId)).toEqual([]);
  });

  it('are not named any more after they have withdrawn', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(8);
    const settings = { ...planSettings({ teamIds }), wishes: [{ kind: 'referees' } as const] };
    expectSuccess(await callApi('applyPlan', planBody(tournamentId, settings)), 201);
    const [teamId = ''] = teamIds;
    const named = async () =>
      (await readView(tournamentId)).Stages.flatMap((stage) => stage.Matches).filter(
        (match) => match.refereeTeamId === teamId,
      );
    expect((await named()).length).toBeGreaterThan(0);
    await call('withdrawTeam', { teamId, results: 'annulled' });
    expect(await named()).toEqual([]);
  });
});
