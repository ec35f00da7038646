import type { ResolvedCup } from '../bracket/resolve-cup';
import { cupsOf } from '../cup/categories';
import type { Cup, Match, PlayerOfMatch } from '../cup/records';
import type { SuspensionRules } from '../cup/player-rules';
import { SIDES, type SideKey } from '../cup/sides';
import type { CardCounts } from '../cup/table-rules';
import { compareByKickOff } from '../schedule/kick-off';
import { countsCards } from './cards-of-players';

type SuspensionReason = 'second-yellow' | 'red' | 'cautions';

/** A match that a player misses, and the match in which the reason for it was. */
export interface Suspension {
  readonly playerId: string;
  readonly teamId: string;
  /** Null where the team has no match left that is known so far: the next one, if there is one, is missed. */
  readonly matchId: string | null;
  readonly reason: SuspensionReason;
  readonly since: string;
  /** Whether the log of the match has the player all the same. */
  readonly hasPlayed: boolean;
}

interface Sentence {
  readonly reason: SuspensionReason;
  readonly since: string;
}

/** What a player has on the day: cautions that count, and the matches that they have to miss, in the order of the reasons. */
interface Standing {
  /** By the number of wipes before the stage in which they were shown. */
  readonly cautions: Readonly<Record<number, number>>;
  readonly sentences: readonly Sentence[];
}

const CLEAN: Standing = { cautions: {}, sentences: [] };

function times(count: number, reason: SuspensionReason, since: string): readonly Sentence[] {
  return Array.from({ length: count }, () => ({ reason, since }));
}

/**
 * The standing after the cards of a match. The two cautions of a second yellow are rescinded, the caution before a direct red counts (FIFA
 * Disciplinary Code, edition 2004, article 18.2 and 18.6). Where the cards of a match do not count (`countsCards`), as in an annulled one, a
 * sending-off still has its suspension (edition 2011, article 18.4, as the award CAS 2013/A/3360 reads it), a caution does not: our choice.
 */
function afterCards(
  before: Standing,
  card: keyof CardCounts,
  { since, counts, wipes }: { readonly since: string; readonly counts: boolean; readonly wipes: number },
  rules: SuspensionRules,
): Standing {
  const isCautioned = counts && (card === 'yellow' || card === 'yellowAndRed');
  const isSentOff = card === 'red' || card === 'yellowAndRed';
  const cautions = (before.cautions[wipes] ?? 0) + Number(isCautioned);
  const isFull = rules.cautions > 0 && cautions >= rules.cautions;
  return {
    cautions: { ...before.cautions, [wipes]: isFull ? 0 : cautions },
    sentences: [
      ...before.sentences,
      ...(card === 'secondYellow' ? times(rules.secondYellow, 'second-yellow', since) : []),
      ...(isSentOff ? times(rules.red, 'red', since) : []),
      ...(isFull ? times(1, 'cautions', since) : []),
    ],
  };
}

function sideOf(teamId: string, match: Match, { sides }: ResolvedCup): SideKey | undefined {
  const teams = match.scoredTeams ?? sides.get(match.matchId);
  return SIDES.find((side) => teams?.[side] === teamId);
}

/**
 * Whether somebody who is suspended misses the match. One that was abandoned or postponed is none until it is played or awarded; a bye, an
 * annulled match and one without an opponent are read as abandoned. One that the own side forfeited is none either, but for who played in it.
 */
function isServed(match: Match, side: SideKey, hasPlayed: boolean, { read }: ResolvedCup): boolean {
  const { state, forfeit } = read.get(match.matchId) ?? match;
  if (state === 'abandoned' || state === 'postponed') return false;
  return hasPlayed || (forfeit !== 'both' && forfeit !== side);
}

function suspensionsOfTeam(
  { teamId, matches }: { readonly teamId: string; readonly matches: readonly Match[] },
  resolved: ResolvedCup,
  { rules, wipesBefore }: { readonly rules: SuspensionRules; readonly wipesBefore: (match: Match) => number },
): Suspension[] {
  const standings = new Map<string, Standing>();
  const suspensions: Suspension[] = [];
  for (const match of matches) {
    const { matchId } = match;
    const side = sideOf(teamId, match, resolved);
    if (!side) continue;
    const told = (match.players ?? []).filter((player: PlayerOfMatch) => player.side === side);
    for (const [playerId, { cautions, sentences }] of standings) {
      const [served, ...left] = sentences;
      const hasPlayed = told.some((player) => player.playerId === playerId);
      if (!served || !isServed(match, side, hasPlayed, resolved)) continue;
      suspensions.push({ playerId, teamId, matchId, ...served, hasPlayed });
      standings.set(playerId, { cautions, sentences: left });
    }
    const counts = countsCards(match, resolved.read.get(matchId)?.readAs);
    const facts = { since: matchId, counts, wipes: wipesBefore(match) };
    for (const { playerId, card } of told) {
      const before = standings.get(playerId) ?? CLEAN;
      if (card) standings.set(playerId, afterCards(before, card, facts, rules));
    }
  }
  for (const [playerId, { sentences }] of standings) {
    for (const left of sentences)
      suspensions.push({ playerId, teamId, matchId: null, ...left, hasPlayed: false });
  }
  return suspensions;
}

/**
 * The matches that players of a cup miss, played and to come, category by category and team by team in the order of the kick-offs, and last
 * those that are not known yet; none where the category has no such rules. It is computed anew from the cards that the logs have now: where a red card is undone after its match was
 * missed, nothing is owed, and what was missed is not given back. A match that the team itself forfeited serves nothing, except to who was
 * suspended and played in it (FIFA Disciplinary Code, edition 2011, article 19.4 and 19.5, as the award CAS 2013/A/3360 reads them; the code
 * itself was not read). Cautions of a stage that says so, and of those before it, count in no later stage, whenever their matches are played;
 * suspensions are never wiped.
 */
export function suspensionsOf(cup: Cup, resolved: ResolvedCup): readonly Suspension[] {
  return cupsOf(cup).flatMap(({ tournament, teams, stages, matches }) => {
    const rules = tournament.playerRules?.suspensions;
    if (!rules) return [];
    const orders = new Map(stages.map(({ stageId, order }) => [stageId, order]));
    const wipesBefore = ({ stageId }: Match) =>
      stages.filter((stage) => stage.wipesCautions && stage.order < (orders.get(stageId) ?? 0)).length;
    const inOrder = [...matches].sort(compareByKickOff);
    return teams.flatMap(({ teamId }) =>
      suspensionsOfTeam({ teamId, matches: inOrder }, resolved, { rules, wipesBefore }),
    );
  });
}
