import { isId } from '@futsal-cup/domain/cup/fields';
import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Request, Response } from 'express';
import type { Dependencies } from '../features/route';
import { type PictureContent, pictureOf } from '../features/share/picture/picture-content';
import { pictureVersion } from '../features/share/picture/picture-version';
import { renderMissingPage } from '../features/share/render-page';
import { isSharedPage, type SharePage, sharePage, type ShareTarget } from '../features/share/share-page';
import { readView } from '../features/share/shared-view';
import { SHARE_WORDS } from '../features/share/words';
import { ApiError } from '../platform/api-error';
import { keptView } from '../presenters/present-tournament';
import { withinDeadline } from './deadline';

/** A parameter that occurs twice counts as missing. */
export function parameter(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

interface SharedPicture {
  readonly content: PictureContent;
  readonly version: string;
}

const keptPictures = new WeakMap<TournamentView, Map<string, SharedPicture | null>>();

/** The content of a page's picture. The content is cached, because all tables of a cup are computed to find the champion. */
function keptPicture(cup: TournamentView, target: ShareTarget, { address }: SharePage): SharedPicture | null {
  const ofCup = keptPictures.get(cup) ?? new Map<string, SharedPicture | null>();
  keptPictures.set(cup, ofCup);
  const kept = ofCup.get(address);
  if (kept !== undefined) return kept;
  const content = pictureOf(cup, target);
  const picture = content && { content, version: pictureVersion(content) };
  ofCup.set(address, picture);
  return picture;
}

interface Shared {
  readonly page: SharePage;
  /** The picture; null where the font lacks a character of its text. */
  readonly picture: SharedPicture | null;
}

/** The cup that the address names; null where there is no such cup, or where the id is not valid. */
export async function findCup(request: Request, { cups }: Dependencies): Promise<TournamentView | null> {
  const tournamentId = parameter(request, 'tournament');
  if (tournamentId === undefined || !isId(tournamentId)) return null;
  const current = await withinDeadline(cups.current(tournamentId)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return current && keptView(current);
}

/** The page and the picture for a shared address; null where there is no such page, cup, match or team. */
export async function findShared(request: Request, dependencies: Dependencies): Promise<Shared | null> {
  const name = request.params['page'];
  if (typeof name !== 'string' || !isSharedPage(name)) return null;
  const cup = await findCup(request, dependencies);
  if (!cup) return null;
  const target = {
    page: name,
    matchId: parameter(request, 'match'),
    teamId: parameter(request, 'team'),
    categoryId: parameter(request, 'category'),
    view: readView((key) => parameter(request, key)),
  };
  const page = sharePage(cup, target);
  return page && { page, picture: keptPicture(cup, target, page) };
}

export function sendMissing(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('html').send(renderMissingPage(SHARE_WORDS.en));
}
