import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testStack } from '../support/stack/test-stack';

async function headersOf(path: string): Promise<Headers> {
  const response = await fetch(`${testStack().site}${path}`);
  await response.arrayBuffer();
  return response.headers;
}

async function firstScript(): Promise<string> {
  const page = await (await fetch(`${testStack().site}/`)).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
}

function directives(policy: string | null): ReadonlyMap<string, string> {
  const parts = (policy ?? '').split(';').map((part) => part.trim());
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

describe.each(['/', '/home', '/admin', '/nowhere', '/api/tournaments/get-all', 'a script'])('%s', (place) => {
  const headers = async () => headersOf(place === 'a script' ? await firstScript() : place);

  it('is sent with every header that defends', async () => {
    const sent = await headers();
    expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    expect(sent.get('X-Frame-Options')).toBe('DENY');
    expect(sent.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(sent.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(sent.get('Permissions-Policy')).toContain('camera=()');
    expect(sent.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  });

  it('lets nothing but its own origin in, no inline script and no frame', async () => {
    const policy = directives((await headers()).get('Content-Security-Policy'));
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:/);
  });
});

describe('a page for the frames of other sites', () => {
  it.each(['/embed/matches', '/embed/table?tournament=none', '/embed/bracket'])(
    'may be framed, and is defended otherwise as any page: %s',
    async (path) => {
      const [sent, usual] = [await headersOf(path), await headersOf('/home')];
      expect(sent.get('X-Frame-Options')).toBeNull();
      expect(sent.get('Content-Security-Policy')).toBe(
        usual.get('Content-Security-Policy')?.replace("frame-ancestors 'none'", 'frame-ancestors *'),
      );
      for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']) {
        expect(sent.get(name), name).toBe(usual.get(name));
      }
    },
  );

  it.each(['/embed', '/embed/', '/embed/none', '/embed/matches/more', '/embed.html', '/embedded/matches'])(
    'is no other page: %s',
    async (path) => {
      const policy = directives((await headersOf(path)).get('Content-Security-Policy'));
      expect(policy.get('frame-ancestors')).toBe("'none'");
    },
  );
});

describe('the type of an answer', () => {
  it.each([
    ['a page', '/home', 'text/html; charset=utf-8'],
    ['a read', '/api/tournaments/get-all', 'application/json; charset=utf-8'],
    ['a version', '/api/tournaments/none/version', 'application/json; charset=utf-8'],
    ['a refusal', '/api/admin/teams/create', 'application/json; charset=utf-8'],
    ['a text', '/robots.txt', 'text/plain; charset=utf-8'],
  ])('is named with its charset: %s', async (_, path, type) => {
    expect((await headersOf(path)).get('Content-Type')).toBe(type);
  });

  it('is named with its charset: a script and a body that the platform cannot parse', async () => {
    expect((await headersOf(await firstScript())).get('Content-Type')).toMatch(
      /^(text|application)\/javascript; charset=utf-8$/,
    );
    const headers = { 'Content-Type': 'application/json' };
    const url = `${testStack().function}/api/auth/login`;
    const response = await fetch(url, { method: 'POST', headers, body: '{"email"' });
    await response.arrayBuffer();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
  });
});

/** The tests ask the function directly, because the emulator of functions answers CORS itself, which the real framework does not. */
describe('a script of another origin', () => {
  it.each([
    ['a page', 'GET', '/', 'site'],
    ['a read', 'GET', '/api/tournaments/get-all', 'function'],
    ['a login', 'POST', '/api/auth/login', 'function'],
    ['an admin call', 'POST', '/api/admin/teams/create', 'function'],
    ['what a browser asks before a login', 'OPTIONS', '/api/auth/login', 'function'],
    ['what a browser asks before an admin call', 'OPTIONS', '/api/admin/teams/create', 'function'],
  ] as const)('may read no answer: %s', async (_, method, path, through) => {
    const response = await fetch(`${testStack()[through]}${path}`, {
      method,
      headers: {
        Origin: 'https://evil.test',
        'Content-Type': 'application/json',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, content-type',
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    await response.arrayBuffer();
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

interface HostingConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

describe('the function', () => {
  it.each([
    ['an answer', '/api/tournaments/get-all', undefined],
    ['a refusal', '/nothing', undefined],
    ['a body that the platform cannot parse', '/api/auth/login', '{"email"'],
    ['a path that the platform answers', '/robots.txt', undefined],
  ])('sends the headers of the site from its own address, for %s too', async (_, path, body) => {
    const text = await readFile(join(ROOT, 'firebase.json'), 'utf8');
    const { hosting } = JSON.parse(text) as HostingConfig;
    const ofEverything = hosting.headers
      .filter(({ source }) => ['**', '/!(embed)/**'].includes(source))
      .flatMap(({ headers }) => headers);
    const response = await fetch(`${testStack().function}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    expect(ofEverything.length).toBeGreaterThan(5);
    for (const { key, value } of ofEverything) {
      // The stand-in for the platform sets a stricter policy on its own answers.
      const own = key === 'Content-Security-Policy' && response.status === 400 ? "default-src 'none'" : value;
      expect(response.headers.get(key), key).toBe(own);
    }
  });

  it('does not say what it is made with', async () => {
    const response = await fetch(`${testStack().function}/api/tournaments/get-all`);
    await response.arrayBuffer();
    expect(response.headers.get('X-Powered-By')).toBeNull();
  });
});
