import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { testStack } from './stack/test-stack';

interface Preview {
  readonly status: number | undefined;
  readonly cache: string | undefined;
  readonly html: string;
}

interface Asked {
  /** The headers may include `Host`, which `fetch` sets only by itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly through?: 'site' | 'function' | 'hosting';
}

/** Opens an address as services do that make a preview of a link: they run no script and follow no redirect. */
export function preview(path: string, { headers = {}, through = 'site' }: Asked = {}): Promise<Preview> {
  return new Promise((resolve, reject) => {
    const asking = request(testStack()[through] + path, { headers, agent: false }, (response) => {
      const { statusCode: status, headers: answered } = response;
      text(response).then((html) => resolve({ status, cache: answered['cache-control'], html }), reject);
    });
    asking.on('error', reject).end();
  });
}

export function metaOf({ html }: Preview, property: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content?.replaceAll('&amp;', '&');
}

export function structuredOf({ html }: Preview): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, unknown>;
}
