import type { TournamentListItem, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../features/route';
import { renderMissingPage, renderSharePage, renderSitemap } from '../features/share/render-page';
import { isSharedPage, sharePage } from '../features/share/share-page';
import { SHARE_WORDS } from '../features/share/words';
import { ApiError } from '../platform/api-error';
import { keptTournaments } from '../features/tournament/tournament-views';
import { presentCup } from '../presenters/present-tournament';
import type { CurrentCup } from '../storage/cup-store';
import type { StoredCup } from '../storage/stored';
import { withinDeadline } from './deadline';

const CACHED = 'public, max-age=0, s-maxage=60';
const HOST = /^[\w.-]+(?::\d+)?$/u;
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/u;

/** Scheme and host under which the visitor asked; Hosting names its own in a header. */
function originOf(request: Request): string {
  const asked = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  const host = HOST.test(asked) ? asked : 'localhost';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

/** A parameter that is named twice is none. */
function parameter(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function sendMissing(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).type('html').send(renderMissingPage(SHARE_WORDS.en));
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

async function servePage(request: Request, response: Response, { cups }: Dependencies): Promise<void> {
  const page = request.params['page'];
  const tournamentId = parameter(request, 'tournament');
  if (typeof page !== 'string' || !isSharedPage(page) || tournamentId === undefined) {
    sendMissing(response);
    return;
  }
  const current = await withinDeadline(cups.current(tournamentId)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const target = { page, matchId: parameter(request, 'match'), teamId: parameter(request, 'team') };
  const shared = current && sharePage(keptCup(current), target);
  if (!shared) {
    sendMissing(response);
    return;
  }
  response.setHeader('Cache-Control', CACHED);
  response.type('html').send(renderSharePage(shared, originOf(request)));
}

const PAGES_OF_CUP = ['home', 'matches', 'teams'] as const;

function addressesOf({ tournamentId }: TournamentListItem): string[] {
  return PAGES_OF_CUP.map((page) => `/s/${page}?${new URLSearchParams({ tournament: tournamentId })}`);
}

async function serveSitemap(request: Request, response: Response, dependencies: Dependencies): Promise<void> {
  const list = await withinDeadline(keptTournaments(dependencies.db));
  const addresses = list.tournaments.flatMap(addressesOf);
  response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  response.type('application/xml').send(renderSitemap(['/', ...addresses], originOf(request)));
}

/** Pages for previews of shared links and for search engines; everything else of the site is static. */
export function shareRouter(dependencies: Dependencies): Router {
  const router = express.Router();
  router.get('/s/:page', (request, response) => servePage(request, response, dependencies));
  router.get('/sitemap.xml', (request, response) => serveSitemap(request, response, dependencies));
  return router;
}
