import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { publicPlayerName } from '@futsal-cup/domain/cup/text/player-names';
import type { Team } from '@futsal-cup/domain/cup/records';
import type { Entry } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { type TimelineItem, timelineOf } from '@futsal-cup/domain/match-log/timeline';
import { JsonBody } from '../../platform/json-body';
import { versionOfRevision } from '../../storage/stored';
import { viewContextOf } from '../../presenters/view-context';
import { entriesOf } from '../../storage/logs/match-logs';
import type { AnswerOf, CallOf, View } from '../route';
import { readScoredMatch } from './scored-match';

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

function isPublic({ entry, isUndone }: TimelineItem): boolean {
  return !isUndone && PUBLIC_KINDS.includes(entry.kind);
}

/** Cards name nobody in public. */
function namedPlayer(entry: Entry): string | null {
  return entry.kind === 'goal' || entry.kind === 'kick' ? entry.playerId : null;
}

function presentItem(
  { entry, phase, minute, goals, hasArrivedLater }: TimelineItem,
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
    how: entry.kind === 'goal' ? (entry.how ?? null) : null,
    colour: entry.kind === 'card' ? entry.colour : null,
    isIn: entry.kind === 'kick' ? entry.isIn : null,
    goals,
    hasArrivedLater,
  };
}

/** The public story of a match. At a revision of its log it never changes; asked for by another one, it is that of now. */
export async function handleGetMatchTimeline({
  request,
  dependencies,
}: CallOf<'getMatchTimeline'>): Promise<View> {
  const { current, match, snapshot } = await readScoredMatch(dependencies, request);
  const { cup } = current;
  const { matchRules, playerNames } = cup.tournament;
  const context = viewContextOf(cup);
  const sides = context.resolved.sides.get(match.matchId);
  const teams = [sides?.local, sides?.visitor].flatMap((teamId): Team[] => {
    const team = teamId ? context.teams.get(teamId) : undefined;
    return team ? [team] : [];
  });
  const nameOf = (playerId: string) =>
    teams
      .map(({ players }) => publicPlayerName(players, playerId, playerNames))
      .find((name) => name !== null) ?? null;
  const entries = entriesOf(snapshot, match);
  const revision = snapshot.log?.revision ?? 0;
  const items = timelineOf(entries, matchRules).filter(isPublic);
  const answer: AnswerOf<'getMatchTimeline'> = {
    timeline: {
      matchId: match.matchId,
      revision,
      phase: foldLog(entries, matchRules).phase,
      items: items.map((item) => presentItem(item, nameOf)),
    },
  };
  // Their names follow the tournament's setting and the team's list, which may change.
  const namesPlayers = items.some(({ entry }) => namedPlayer(entry) !== null);
  return {
    version: `${revision.toString(36)}-${versionOfRevision(cup.tournament.revision)}`,
    body: new JsonBody({ success: true, data: answer }),
    isImmutable: Number(request.n) === revision && revision > 0 && !namesPlayers,
  };
}
