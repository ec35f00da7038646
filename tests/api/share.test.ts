import { describe, expect, it } from 'vitest';
import { buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { testStack } from '../support/stack/test-stack';

interface Preview {
  readonly status: number;
  readonly cache: string | null;
  readonly html: string;
}

/** Opens an address as those do who make a preview of a link: without running a script. */
async function preview(path: string, host?: string): Promise<Preview> {
  const response = await fetch(`${testStack().site}${path}`, {
    redirect: 'manual',
    headers: host === undefined ? {} : { 'X-Forwarded-Host': host },
  });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    html: await response.text(),
  };
}

function metaOf({ html }: Preview, property: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1];
}

function structuredOf({ html }: Preview): Record<string, unknown> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as Record<string, unknown>;
}

describe('the address of a shared page', () => {
  it('names the cup in its own language and leads on to the page', async () => {
    const name = uniqueName('Cup');
    const { tournamentId } = await buildTournament({ name, language: 'de' });
    const shared = await preview(`/s/matches?tournament=${tournamentId}`);
    expect(shared).toMatchObject({ status: 200, cache: 'public, max-age=0, s-maxage=60' });
    expect(shared.html).toContain('<html lang="de">');
    expect(metaOf(shared, 'og:title')).toBe(`Spiele · ${name}`);
    expect(metaOf(shared, 'og:image')).toMatch(/^https?:\/\/[^/]+\/og\.jpg$/);
    expect(shared.html).toContain(`content="0; url=/matches?tournament=${tournamentId}"`);
    expect(structuredOf(shared)).toMatchObject({ '@type': 'SportsEvent', name });
  });

  it('names a team, and takes no name for a part of the page', async () => {
    const { tournamentId } = await buildTournament();
    const name = `</script><b>"${uniqueName('Team')}'&`;
    const { teamId } = await buildTeam({ tournamentId, name });
    const shared = await preview(`/s/team?tournament=${tournamentId}&team=${teamId}`);
    expect(shared.status).toBe(200);
    expect(shared.html).not.toContain('<b>');
    expect(shared.html.match(/<\/script>/g)).toHaveLength(1);
    expect(structuredOf(shared)).toMatchObject({ '@type': 'SportsTeam', name });
  });

  it.each([
    '/s/home',
    '/s/home?tournament=none',
    '/s/admin?tournament=none',
    '/s/match?tournament=a&tournament=b',
  ])('is not found as %s, and no cache keeps that', async (path) => {
    const { tournamentId } = await buildTournament();
    const wanted = [path, `/s/match?tournament=${tournamentId}&match=none`];
    for (const address of wanted) {
      expect(await preview(address)).toMatchObject({ status: 404, cache: 'no-store' });
    }
  });

  it('never names a host that is none', async () => {
    const { tournamentId } = await buildTournament();
    const shared = await preview(`/s/home?tournament=${tournamentId}`, 'evil"><script>');
    expect(shared.html).not.toContain('evil');
  });
});

describe('the sitemap', () => {
  it('names the pages of every cup', async () => {
    const { tournamentId } = await buildTournament();
    const { status, html } = await preview('/sitemap.xml');
    expect(status).toBe(200);
    for (const page of ['home', 'matches', 'teams']) {
      expect(html).toContain(`/s/${page}?tournament=${tournamentId}</loc>`);
    }
  });
});
