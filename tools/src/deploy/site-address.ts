import { UserError } from '../user-error';
import { noteParameter, readParameter } from './parameters';

/** The function reads the site's address from this parameter (functions/src/platform/environment.ts). */
const SITE_ORIGIN = 'SITE_ORIGIN';

/** Reads the scheme and the host of an address. A path is refused, because the site adds the paths. */
function readOrigin(address: string): string {
  const { protocol, href, origin } = new URL(URL.canParse(address) ? address : 'about:blank');
  if (protocol === 'https:' && href === `${origin}/`) return origin;
  throw new UserError(
    `"${address}" is no address of a site: it is https:// and a host, such as https://cup.club.example.`,
  );
}

/**
 * The address by which the site names itself in previews of its links, to search engines and in its sitemap: the given address, else that
 * of the last deploy, else the address that Hosting gives the project. It is saved with the other parameters.
 */
export async function noteSiteAddress(file: string, projectId: string, given?: string): Promise<string> {
  const address = given ?? ((await readParameter(file, SITE_ORIGIN)) || `https://${projectId}.web.app`);
  const origin = readOrigin(address);
  await noteParameter(file, SITE_ORIGIN, origin);
  return origin;
}
