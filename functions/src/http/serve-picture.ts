import type { RequestHandler } from 'express';
import type { Dependencies } from '../features/route';
import type { Pictures } from '../features/share/picture/pictures';
import { SITE_PICTURE } from '../features/share/render-page';
import { findShared, parameter, sendMissing } from './shared-target';

/**
 * A version stands for one content of a picture, so caches may keep the picture at its version. They keep it for a limited time, because
 * the picture of a deleted cup should disappear some day.
 */
const CURRENT = 'public, max-age=86400';
const OUTDATED = 'public, max-age=0, s-maxage=60';

/** Answers the current picture of a shared page, or the site's picture where the page has none. */
export function servePicture(dependencies: Dependencies, pictures: Pictures): RequestHandler {
  return async (request, response) => {
    const shared = await findShared(request, dependencies);
    if (!shared) {
      sendMissing(response);
      return;
    }
    const picture = shared.picture && (await pictures.get(shared.picture.content));
    if (!picture) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(302, SITE_PICTURE);
      return;
    }
    const isCurrent = parameter(request, 'v') === shared.picture.version;
    response.setHeader('Cache-Control', isCurrent ? CURRENT : OUTDATED);
    response.type('png').send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
  };
}
