import { describe, expect, it } from 'vitest';
import { testStack } from '../support/stack/test-stack';

function get(path: string): Promise<Response> {
  return fetch(`${testStack().hosting}${path}`);
}

/** Returns the path of a script that the page names. */
async function scriptOf(page: Response): Promise<string> {
  const [, path] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  if (path === undefined) throw new Error('The page names no script.');
  return path;
}

describe('after a deploy nobody is left with a page of before', () => {
  it.each([
    ...['/', '/home', '/matches', '/match', '/team', '/login', '/account', '/admin', '/admin/fixture'],
    ...['/guide', '/guide/en.html', '/score/x'],
  ])('%s is asked for anew', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['/score', 'score'],
    ['/tv', 'tv'],
    ['/embed/table', 'embed'],
  ])('%s is a page of its own, and asked for anew', async (path, name) => {
    const page = await get(path);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const own = await scriptOf(page);
    expect(own).toMatch(new RegExp(`^/assets/${name}-`));
    const script = await get(own);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/score-sw.js', 'javascript'],
    ['/score.webmanifest', 'application/manifest+json'],
  ])('%s of the scorers is asked for anew', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain(type);
  });

  it('a script, named after its content, may be kept for ever', async () => {
    const { headers } = await get(await scriptOf(await get('/')));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('a script of another build is not found, rather than answered with a page', async () => {
    expect((await get('/assets/gone-123.js')).status).toBe(404);
  });

  it('a script that is not there, or not there yet, may not be kept as missing', async () => {
    const { headers } = await get('/assets/gone-123.js');
    expect(headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });

  it('a path that nobody knows shows the app, however deep', async () => {
    for (const path of ['/none', '/none/such/path']) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('html'),
      ]);
    }
  });
});
