import { testStack } from './stack/test-stack';

interface Preview {
  readonly status: number;
  readonly cache: string | null;
  readonly html: string;
}

/** Opens an address as those do who make a preview of a link: without running a script. */
export async function preview(path: string, host?: string): Promise<Preview> {
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

export function metaOf({ html }: Preview, property: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content?.replaceAll('&amp;', '&');
}

export function structuredOf({ html }: Preview): Record<string, unknown> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as Record<string, unknown>;
}
