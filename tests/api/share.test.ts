import { describe, expect, it } from 'vitest';
import { buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { metaOf, preview, structuredOf } from '../support/preview';

describe('the address of a shared page', () => {
  it('names the cup in its own language and leads on to the page', async () => {
    const name = uniqueName('Cup');
    const { tournamentId } = await buildTournament({ name, language: 'de' });
    const shared = await preview(`/s/matches?tournament=${tournamentId}`);
    expect(shared).toMatchObject({ status: 200, cache: 'public, max-age=0, s-maxage=60' });
    expect(shared.html).toContain('<html lang="de">');
    expect(metaOf(shared, 'og:title')).toBe(`Spiele · ${name}`);
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
