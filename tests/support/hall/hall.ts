import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { buildPng } from '../builders/build-pictures';
import type { Live } from './hall-cups';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** What the function answers to a screen of the hall about one cup. */
export class Hall {
  view: TournamentView;
  live: Live;
  isDown = false;
  isDeleted = false;

  constructor(view: TournamentView, live: Live = {}) {
    this.view = view;
    this.live = live;
  }

  /** Serves a call of the API as the CDN does: compressed, and with 304 where nothing has changed. Returns whether it is one. */
  readonly serve = (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (!path.startsWith('/api/')) return false;
    const { status, type, body } = this.answer(path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('ETag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    return true;
  };

  /** Answers a call of the API. */
  answer(path: string): Answer {
    if (this.isDown) return json(503, {});
    if (path.startsWith('/api/pictures/')) {
      return { status: 200, type: 'image/png', body: buildPng({ width: 240, height: 120 }) };
    }
    const { tournamentId, name, date, language, timeZone, version } = this.view;
    const listed = { tournamentId, name, date, language, timeZone, lastDay: date, place: null };
    if (path === '/api/tournaments/get-all') {
      return json(200, { data: { allTournaments: this.isDeleted ? [] : [listed] } });
    }
    const address = `/api/tournaments/${tournamentId}`;
    if (this.isDeleted || !path.startsWith(address))
      return json(404, { errors: [{ msg: 'TOURNAMENT_NOT_FOUND' }] });
    const isVersion = path === `${address}/version`;
    return json(200, { data: isVersion ? { version, live: this.live } : { tournament: this.view } });
  }
}
