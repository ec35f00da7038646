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

describe('the function', () => {
  it('does not say what it is made with', async () => {
    const response = await fetch(`${testStack().function}/api/tournaments/get-all`);
    await response.arrayBuffer();
    expect(response.headers.get('X-Powered-By')).toBeNull();
  });
});
