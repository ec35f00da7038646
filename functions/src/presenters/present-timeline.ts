import type { MatchTimelineView, TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Match, Team } from '@futsal-cup/domain/cup/records';
import { tournamentOfStage } from '@futsal-cup/domain/cup/categories';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import type { Entry, Phase } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { isOtherEnd } from '@futsal-cup/domain/match-log/other-ends';
import { type TimelineItem, timelineOf } from '@futsal-cup/domain/match-log/timeline';
import type { StoredCup } from '../storage/stored';
import { presentPublicPlayers } from './present-team';
import { viewContextOf } from './view-context';

type Kind = TimelineItemView['kind'];

const PUBLIC_KINDS: readonly string[] = [
  'phase',
  'goal',
  'kick',
  'time-out',
  'card',
  'score',
  'forfeit',
] satisfies Kind[];

/**
 * Whether visitors see an entry. Of a result that another result has replaced, they see only when the match ended. They do not see any
 * other end of the match that does not count.
 */
function isPublic({ entry, isUndone, isSuperseded }: TimelineItem): boolean {
  if (isUndone || isOtherEnd(entry) || !PUBLIC_KINDS.includes(entry.kind)) return false;
  return !isSuperseded || entry.kind === 'phase';
}

/** The public story names no player for a card. */
function namedPlayer(entry: Entry): string | null {
  return entry.kind === 'goal' || entry.kind === 'kick' ? entry.playerId : null;
}

function presentItem(
  { entry, phase, minute, score, hasArrivedLater, mark }: TimelineItem,
  nameOf: (playerId: string) => string | null,
): TimelineItemView {
  const playerId = namedPlayer(entry);
  return {
    kind: entry.kind as Kind,
    phase,
    minute: minute?.minute ?? null,
    added: minute?.added ?? 0,
    side: 'side' in entry ? entry.side : null,
    player: playerId === null ? null : nameOf(playerId),
    how: entry.kind === 'goal' || entry.kind === 'card' ? (entry.how ?? null) : null,
    colour: entry.kind === 'card' ? entry.colour : null,
    isOfficial: entry.kind === 'card' && entry.isOfficial === true,
    isIn: entry.kind === 'kick' ? entry.isIn : null,
    goals: score?.goals ?? null,
    kicks: score?.kicks ?? null,
    hasArrivedLater,
    mark,
  };
}

/** These phases come only after a level score. */
const AFTER_A_LEVEL_SCORE: ReadonlySet<Phase> = new Set([
  'extra-time-1',
  'extra-time-break',
  'extra-time-2',
  'shoot-out',
]);

/** Whether an event says who has won: a forfeit, or a kick after the shoot-out was decided. */
function tellsWinner({ kind, mark }: TimelineItemView): boolean {
  return kind === 'forfeit' || mark === 'after-the-decision';
}

interface LogOfMatch {
  readonly match: Match;
  readonly revision: number;
  readonly entries: readonly Entry[];
}

/** The public story of a match, and whether it names players: their names are those of the cup as it is now. */
export function presentTimeline(
  cup: StoredCup,
  { match, revision, entries }: LogOfMatch,
): { readonly timeline: MatchTimelineView; readonly namesPlayers: boolean } {
  const rules = matchRulesOf(cup, match);
  const context = viewContextOf(cup);
  const sides = context.resolved.sides.get(match.matchId);
  const teams = [sides?.local, sides?.visitor].flatMap((teamId): Team[] => {
    const team = teamId ? context.teams.get(teamId) : undefined;
    return team ? [team] : [];
  });
  const players = teams.flatMap((team) => presentPublicPlayers(cup, team));
  const nameOf = (playerId: string) =>
    players.find((player) => player.playerId === playerId)?.shownAs ?? null;
  const shown = shownInPart(tournamentOfStage(cup, match));
  const { phase } = foldLog(entries, rules);
  const items = shown === 'no-results' ? [] : timelineOf(entries, rules).filter(isPublic);
  return {
    timeline: {
      matchId: match.matchId,
      revision,
      phase: shown === 'no-results' && AFTER_A_LEVEL_SCORE.has(phase) ? 'second-half' : phase,
      items: items.map((item) => presentItem(item, nameOf)).filter((item) => !shown || !tellsWinner(item)),
    },
    namesPlayers: items.some(({ entry }) => namedPlayer(entry) !== null),
  };
}
