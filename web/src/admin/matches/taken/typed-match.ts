import { bindPlaceholder } from '@futsal-cup/domain/bracket/bind-placeholder';
import { isTime, toIsoDate } from '@futsal-cup/domain/cup/dates';
import type { Cup, Match as DomainMatch } from '@futsal-cup/domain/cup/records';
import { EMPTY_SIDE, mapSides, type Side } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../../../shelf/cup/cup';
import { asRecorded } from '../../cup/recorded-match';
import type { MatchValues, SideValues } from '../match-form/match-values';

const NEW = {
  matchId: 'new',
  state: 'scheduled',
  isForfeit: false,
  logRevision: null,
  scoredTeams: null,
  createdAt: '',
} as const;

/** Returns the side as it would be saved. An unchanged placeholder keeps what it is bound to. */
function typedSide(cup: Cup, values: MatchValues, { teamId, placeholder }: SideValues, saved: Side): Side {
  const side = { ...saved, teamId: null, placeholder: null, source: null, lost: null };
  if (values.groupId || values.status === 'known') return { ...side, teamId: teamId || null };
  if (saved.placeholder === placeholder) return saved;
  const bound = bindPlaceholder(cup, values.stageId, placeholder);
  if (bound.kind === 'team') return { ...side, teamId: bound.teamId };
  return { ...side, placeholder, source: bound.kind === 'source' ? bound.source : null };
}

/** Returns the match as it is typed in its form; null while it has no date, time or location. `base` is the match that is edited. */
export function typedMatch(cup: Cup, values: MatchValues, base: Match | null): DomainMatch | null {
  const { stageId, groupId, time, location } = values;
  const date = toIsoDate(values.date);
  if (date === null || !isTime(time) || location.trim() === '') return null;
  const saved = base ? asRecorded(base) : { ...NEW, local: EMPTY_SIDE, visitor: EMPTY_SIDE };
  const sides = mapSides(values, (side, key) => typedSide(cup, values, side, saved[key]));
  return { ...saved, stageId, groupId: groupId || null, date, time, location, ...sides };
}
