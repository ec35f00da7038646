import { ROOT } from '@futsal-cup/tools/project';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testStack } from '../support/test-stack';

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
    const ofEverything = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const response = await fetch(`${testStack().function}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    expect(ofEverything.length).toBeGreaterThan(5);
    for (const { key, value } of ofEverything) {
      // What answers for the platform sets a stricter policy.
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
