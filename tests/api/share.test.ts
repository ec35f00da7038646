import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayFromNow } from '../support/builders/days';
import { call } from '../support/call-api';
import { buildGroup, buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { writePlayedMatch } from '../support/history';
import { metaOf, preview, structuredOf } from '../support/preview';
import { testStack } from '../support/stack/test-stack';

/** No record has one of these ids, and Firestore refuses some of them with an error. */
const NO_IDS: readonly (readonly [name: string, id: string])[] = [
  ...['__x__', '__proto__', 'a/b', 'a/b/c', '/', '.', '..', 'ä', ' '].map((id) => [id, id] as const),
  ['a control character', '\u0000'],
  ['1,501 characters', 'x'.repeat(1_501)],
];

/** Reads what the function has logged so far. */
function readFunctionLog(): Promise<string> {
  const { port } = new URL(testStack().function);
  return readFile(join(ROOT, '.artifacts', 'logs', `function-${port}.log`), 'utf8');
}

describe('the address of a shared page', () => {
  it('names the cup in its own language and leads on to the page', async () => {
    const name = uniqueName('Cup');
    const { tournamentId } = await buildTournament({ name, language: 'de' });
    const shared = await preview(`/s/matches?tournament=${tournamentId}`);
    expect(shared).toMatchObject({ status: 200, cache: 'public, max-age=0, s-maxage=60' });
    expect(shared.html).toContain('<html lang="de">');
    expect(metaOf(shared, 'og:title')).toBe(`Spiele · ${name}`);
    expect(metaOf(shared, 'og:url')).toBe(`${testStack().site}/s/matches?tournament=${tournamentId}`);
    expect(shared.html).toContain(`content="0; url=/matches?tournament=${tournamentId}"`);
    expect(structuredOf(shared)).toMatchObject({ '@type': 'SportsEvent', name });
  });

  it('says where the hall is, in words and to search engines', async () => {
    const address = 'Halle <Süd>, Weg 1, Basel';
    const { tournamentId } = await buildTournament({ address });
    const shared = await preview(`/s/home?tournament=${tournamentId}`);
    expect(structuredOf(shared)).toMatchObject({ location: { '@type': 'Place', address } });
    expect(metaOf(shared, 'og:description')).toContain('Halle &lt;Süd&gt;, Weg 1, Basel');
  });

  it('names the first and the last day of a cup of several, and the one of any other', async () => {
    const { tournamentId } = await buildTournament({ date: dayFromNow(1) });
    const group = await buildGroup({ tournamentId });
    const daysOf = async () =>
      metaOf(await preview(`/s/home?tournament=${tournamentId}`), 'og:description')?.match(/\d{4}/g);
    await buildGroupMatch({ group, date: dayFromNow(1) });
    expect(await daysOf()).toHaveLength(1);
    await buildGroupMatch({ group, date: dayFromNow(3) });
    expect(await daysOf()).toHaveLength(2);
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

  it('names a match with its teams, its kick-off in its time zone and its cup', async () => {
    const { tournamentId, matchId } = await writePlayedMatch();
    const { tournament } = await call('getTournament', { tournamentId });
    const shared = await preview(`/s/match?tournament=${tournamentId}&match=${matchId}`);
    expect(metaOf(shared, 'og:title')).toBe('Team 0 – Team 1');
    expect(structuredOf(shared)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Team 0 – Team 1',
      startDate: new Date(instantOf(dayFromNow(-1), '07:30', tournament.timeZone)).toISOString(),
      homeTeam: { '@type': 'SportsTeam', name: 'Team 0' },
      awayTeam: { '@type': 'SportsTeam', name: 'Team 1' },
      superEvent: { '@type': 'SportsEvent', name: tournament.name },
    });
  });

  it('leads to what whoever shared it looked at, and to nothing that the cup does not have', async () => {
    const group = await buildGroup();
    const { localTeamId } = await buildGroupMatch({ group, location: 'Halle Süd & Nord' });
    const page = `/matches?tournament=${group.tournamentId}`;
    const opened = async (view: string) => {
      const { html } = await preview(`/s${page}${view}`);
      expect(html).toContain(`<link rel="canonical" href="${testStack().site}${page}" />`);
      return /content="0; url=([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    };
    const view = `&group=${group.groupId}&of=${localTeamId}&place=Halle+S%C3%BCd+%26+Nord`;
    expect(await opened(`${view}&part=bracket`)).toBe(`${page}${view}#bracket`);
    expect(await opened('&of=none&group=none&place=Shop&x=1&part=%22%3E')).toBe(page);
  });

  it.each([
    '/s/?tournament=none',
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

  it.each(NO_IDS)(
    'of a cup by the id %j, which none can have, is not found, and nothing is logged',
    async (id) => {
      const before = await readFunctionLog();
      const tournament = encodeURIComponent(id);
      for (const path of [
        '/s/home?',
        '/s/match?match=a&',
        '/s/home.png?',
        '/s/team.png?team=a&',
        '/sitemap.xml?',
      ]) {
        const asked = await preview(`${path}tournament=${tournament}`, { through: 'function' });
        expect(asked, path).toMatchObject({ status: 404, cache: 'no-store' });
      }
      expect(await readFunctionLog()).toBe(before);
    },
  );
});

describe('whoever asks by another host', () => {
  const EVIL = 'evil.example';

  it.each<Readonly<Record<string, string>>>([
    { Host: EVIL },
    { 'X-Forwarded-Host': EVIL },
    { Forwarded: `host=${EVIL};proto=http` },
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '8080', 'X-Original-Host': EVIL },
    { 'X-Forwarded-Host': '"><script>' },
    { Host: 'localhost' },
  ])('with %j gets the same bytes, which name the site', async (headers) => {
    const { tournamentId, matchId, localTeamId } = await writePlayedMatch();
    const ofCup = `?tournament=${tournamentId}`;
    const pages = ['home', 'matches', 'teams', `team&team=${localTeamId}`, `match&match=${matchId}`].map(
      (page) => `/s/${page.replace(/&|$/u, `${ofCup}$&`)}`,
    );
    for (const path of [...pages, `/sitemap.xml${ofCup}`, '/sitemap.xml?site=1', '/sitemap.xml']) {
      const asked = await preview(path);
      expect(asked, path).toMatchObject({ status: 200 });
      expect(asked.html, path).toContain(testStack().site);
      for (const through of ['function', 'hosting'] as const) {
        expect(await preview(path, { headers, through }), `${path} through the ${through}`).toEqual(asked);
      }
    }
  });
});

describe('the sitemap', () => {
  const addressesOf = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

  it('leads to one of each cup, which names its pages, teams and matches', async () => {
    const { tournamentId, matchId, localTeamId, visitorTeamId } = await writePlayedMatch();
    const index = await preview('/sitemap.xml');
    expect(index).toMatchObject({ status: 200, cache: 'public, max-age=0, s-maxage=3600' });
    const ofCup = addressesOf(index.html).find((address) => address.endsWith(`?tournament=${tournamentId}`));
    const { pathname, search } = new URL(ofCup ?? '');
    const map = await preview(pathname + search);
    expect(map.html).not.toMatch(/&(?!amp;)/);
    const listed = addressesOf(map.html).map((address) => new URL(address));
    expect(listed.map((address) => address.pathname + address.search)).toEqual([
      ...['home', 'matches', 'teams'].map((page) => `/${page}?tournament=${tournamentId}`),
      ...[localTeamId, visitorTeamId].map((id) => `/team?tournament=${tournamentId}&team=${id}`),
      `/match?tournament=${tournamentId}&match=${matchId}`,
    ]);
    for (const { href, origin } of listed) {
      const shared = await preview(href.replace(origin, '/s'));
      expect(shared.status).toBe(200);
      expect(shared.html).toContain(`<link rel="canonical" href="${href.replaceAll('&', '&amp;')}" />`);
    }
  });

  it('leads to the list of cups', async () => {
    const [ofSite = ''] = addressesOf((await preview('/sitemap.xml')).html);
    const { origin, pathname, search } = new URL(ofSite);
    expect(addressesOf((await preview(pathname + search)).html)).toEqual([`${origin}/`]);
  });

  it('of a cup that there is not is not found', async () => {
    expect(await preview('/sitemap.xml?tournament=none')).toMatchObject({ status: 404, cache: 'no-store' });
  });
});
