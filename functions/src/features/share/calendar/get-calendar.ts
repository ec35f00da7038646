import { categoryNameOf } from '@futsal-cup/domain/cup/categories';
import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { createHash } from 'node:crypto';
import { type LRU, lru } from 'tiny-lru';
import { ApiError } from '../../../platform/api-error';
import { TextBody } from '../../../platform/json-body';
import { keptView } from '../../../presenters/present-tournament';
import type { StoredCup } from '../../../storage/stored';
import type { CallOf, View } from '../../route';
import type { CalendarOf } from './render-calendar';

type Asked = CallOf<'getCalendar'>['request'];

/** How many calendars are kept of each state of a cup, compressed: with 2,000 matches one takes most of a second to render. */
const MAX_CALENDARS = 50;

const keptOf = new WeakMap<StoredCup, LRU<Promise<View>>>();

function refuseUnknown(cup: TournamentView, { team, category }: Asked): void {
  if (category !== undefined && categoryNameOf(cup, category) === undefined) {
    throw new ApiError([{ msg: 'category_not_found', path: 'category' }]);
  }
  if (team !== undefined && !cup.Teams.some(({ teamId }) => teamId === team)) {
    throw new ApiError([{ msg: 'team_not_found', path: 'team' }]);
  }
}

/** See `calendarEntries`. @internal */
export function lostInstantOf({ tournament: { lostAt } }: StoredCup): number {
  return lostAt === undefined ? 0 : Date.parse(lostAt);
}

async function render(cup: TournamentView, of: CalendarOf): Promise<View> {
  const { renderCalendar } = await import('./render-calendar');
  const text = renderCalendar(cup, of);
  const body = new TextBody(text, 'text/calendar; charset=utf-8');
  if (body.isWorthCompressing) await body.compressed();
  return { version: createHash('sha256').update(text).digest('base64url'), body, isAtVersion: false };
}

/** The calendar of a cup, a category or a team. Its ETag is the hash of its text, so a change that it does not show is no new version. */
export async function handleGetCalendar({
  request: asked,
  dependencies: { cups, environment },
}: CallOf<'getCalendar'>): Promise<View> {
  const current = await cups.current(asked.tournamentId);
  const shown = keptView(current);
  refuseUnknown(shown, asked);
  const { category, team, lang: language = shown.language } = asked;
  const kept = keptOf.get(current.cup) ?? lru<Promise<View>>(MAX_CALENDARS);
  keptOf.set(current.cup, kept);
  const key = JSON.stringify([category, team, language]);
  const of = { category, team, since: lostInstantOf(current.cup), origin: environment.siteOrigin };
  const calendar = kept.get(key) ?? render({ ...shown, language }, of);
  kept.set(key, calendar);
  calendar.catch(() => {
    if (kept.get(key) === calendar) kept.delete(key);
  });
  return calendar;
}
