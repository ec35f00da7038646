import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Request, Response } from 'express';
import type { Dependencies } from '../features/route';
import { renderMissingPage } from '../features/share/render-page';
import { isSharedPage, type ShareTarget } from '../features/share/share-page';
import { SHARE_WORDS } from '../features/share/words';
import { ApiError } from '../platform/api-error';
import { presentCup } from '../presenters/present-tournament';
import type { CurrentCup } from '../storage/cup-store';
import type { StoredCup } from '../storage/stored';
import { withinDeadline } from './deadline';

/** A parameter that is named twice is none. */
export function parameter(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

const keptCups = new WeakMap<StoredCup, TournamentView>();

/** The cup as the page shows it, presented once for each of its states, whatever addresses somebody invents. */
function keptCup({ cup, version }: CurrentCup): TournamentView {
  const kept = keptCups.get(cup) ?? presentCup(cup, version);
  keptCups.set(cup, kept);
  return kept;
}

interface Shared {
  readonly cup: TournamentView;
  readonly target: ShareTarget;
}

/** The cup that a shared address names, and what of it; null where there is no such page or cup. */
export async function findShared(request: Request, { cups }: Dependencies): Promise<Shared | null> {
  const page = request.params['page'];
  const tournamentId = parameter(request, 'tournament');
  if (typeof page !== 'string' || !isSharedPage(page) || tournamentId === undefined) return null;
  const current = await withinDeadline(cups.current(tournamentId)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const target = { page, matchId: parameter(request, 'match'), teamId: parameter(request, 'team') };
  return current && { cup: keptCup(current), target };
}

export function sendMissing(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('html').send(renderMissingPage(SHARE_WORDS.en));
}
