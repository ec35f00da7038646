import { describe, expect, it } from 'vitest';
import { buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { buildKnownTeamsMatch, enterScore } from '../support/builders/builders-matches';
import { metaOf, preview, structuredOf } from '../support/preview';
import { testStack } from '../support/stack/test-stack';

const PNG = '89504e470d0a1a0a';

/**
 * Requests a picture from the function itself, because the emulator starts a process for each call, and each process loads the drawing
 * code.
 */
async function fetchPicture(path: string, from: string = testStack().function) {
  const response = await fetch(`${from}${path}`, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers, bytes, type: headers.get('content-type'), cache: headers.get('cache-control') };
}

/** Reads width and height from the header of a PNG. */
const sizeOf = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

async function pictureAddress(page: string): Promise<string> {
  const { pathname, search } = new URL(metaOf(await preview(page), 'og:image') ?? '');
  return pathname + search;
}

describe('the picture of a shared page', () => {
  it('is a PNG of the size that its page says, kept for a day under its version', async () => {
    const { tournamentId } = await buildTournament({ name: uniqueName('Łódź Cup') });
    const shared = await preview(`/s/home?tournament=${tournamentId}`);
    const address = new URL(metaOf(shared, 'og:image') ?? '');
    expect(address.pathname).toBe('/s/home.png');
    expect(structuredOf(shared)['image']).toBe(address.href);
    expect(metaOf(shared, 'og:image:type')).toBe('image/png');
    expect(metaOf(shared, 'og:image:alt')).toContain('Łódź Cup');
    const { status, bytes, type, cache } = await fetchPicture(
      address.pathname + address.search,
      testStack().hosting,
    );
    expect({ status, type, cache }).toEqual({
      status: 200,
      type: 'image/png',
      cache: 'public, max-age=86400',
    });
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
    const said = ['width', 'height'].map((side) => Number(metaOf(shared, `og:image:${side}`)));
    expect([sizeOf(bytes), said]).toEqual([
      [1200, 630],
      [1200, 630],
    ]);
  });

  it('shows the score of a match: another has another address and other bytes', async () => {
    const match = await buildKnownTeamsMatch();
    const page = `/s/match?tournament=${match.tournamentId}&match=${match.matchId}`;
    const before = await pictureAddress(page);
    const drawnBefore = await fetchPicture(before);
    await enterScore(match, [2, 1]);
    const after = await pictureAddress(page);
    expect(after).not.toBe(before);
    const drawnAfter = await fetchPicture(after);
    expect([drawnBefore.status, drawnAfter.status]).toEqual([200, 200]);
    expect(drawnAfter.bytes.equals(drawnBefore.bytes)).toBe(false);
    const outdated = await fetchPicture(before);
    expect(outdated.bytes.equals(drawnAfter.bytes)).toBe(true);
    expect(outdated.cache).toBe('public, max-age=0, s-maxage=60');
  });

  it('is the one of the site where the font lacks a character of a name', async () => {
    const { tournamentId } = await buildTournament();
    const { teamId } = await buildTeam({ tournamentId, name: `${uniqueName('Team')} 東京` });
    const query = `tournament=${tournamentId}&team=${teamId}`;
    const shared = await preview(`/s/team?${query}`);
    expect(metaOf(shared, 'og:image')).toMatch(/^https?:\/\/[^/]+\/og\.jpg$/);
    expect(metaOf(shared, 'og:image:type')).toBe('image/jpeg');
    const { status, headers, cache } = await fetchPicture(`/s/team.png?${query}`);
    expect([status, headers.get('location'), cache]).toEqual([302, '/og.jpg', 'no-store']);
  });

  it('is not found where its page is not', async () => {
    const { tournamentId } = await buildTournament();
    for (const path of [
      '/s/home.png',
      '/s/home.png?tournament=none',
      `/s/admin.png?tournament=${tournamentId}`,
      `/s/home.jpg?tournament=${tournamentId}`,
      `/s/home.png?tournament=${tournamentId}&tournament=${tournamentId}`,
      `/s/match.png?tournament=${tournamentId}&match=none`,
      `/s/team.png?tournament=${tournamentId}&team=none`,
    ]) {
      const { status, type, cache } = await fetchPicture(path);
      expect({ path, status, type, cache }).toMatchObject({ status: 404, cache: 'no-store' });
      expect(type, path).toMatch(/^text\/html/);
    }
  });
});
