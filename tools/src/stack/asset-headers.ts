import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../project';

export interface HostingHeaders {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const FOR_EVER = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * The files of a build are named after their content, so they may be cached for ever. The headers are set by file name and not by folder:
 * Hosting sends the headers of a path with a 404 too, and a browser would cache that for a year
 * (docs/decisions/0037-headers-of-files.md).
 */
export async function readAssetHeaders(site: string): Promise<HostingHeaders[]> {
  const names = (await filesIn(join(ROOT, site, 'assets'))).sort();
  return names.length === 0 ? [] : [{ source: `/assets/@(${names.join('|')})`, headers: [FOR_EVER] }];
}
