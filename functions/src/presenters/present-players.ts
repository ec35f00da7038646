import type { CardsView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { lacksCounts } from '@futsal-cup/domain/match-log/match-of-log';
import { cardsOfPlayers } from '@futsal-cup/domain/players/cards-of-players';
import { goalsOfScorers } from '@futsal-cup/domain/players/scorers';
import { type Suspension, suspensionsOf } from '@futsal-cup/domain/players/suspensions';
import type { Player } from '@futsal-cup/domain/cup/records';
import type { StoredCup } from '../storage/stored';
import { type ViewContext, viewContextOf } from './view-context';

type PlayedCup = Pick<ViewContext, 'cup' | 'resolved'>;

/** The cup with those players of each match who are of the team that played it: a log that was moved can name players of others. */
function playedByTeams({ cup, resolved }: PlayedCup): PlayedCup {
  const teamOf = new Map(
    cup.teams.flatMap((team) => team.players.map((each) => [each.playerId, team.teamId])),
  );
  const matches = cup.matches.map((match) => {
    const teams = match.scoredTeams ?? resolved.sides.get(match.matchId);
    const players = match.players?.filter(({ playerId, side }) => teamOf.get(playerId) === teams?.[side]);
    return players ? { ...match, players } : match;
  });
  return { cup: { ...cup, matches }, resolved };
}

function computeOnce<Value>(compute: (played: PlayedCup) => Value): (cup: StoredCup) => Value {
  const values = new WeakMap<StoredCup, Value>();
  return (cup) => {
    const value = values.get(cup) ?? compute(playedByTeams(viewContextOf(cup)));
    values.set(cup, value);
    return value;
  };
}

/** The goals that count for each player, by player id. */
export const goalsOfPlayers = computeOnce(({ cup, resolved }) => goalsOfScorers(cup, resolved));

/** Why players miss a match, by match id and player id. */
export const suspendedIn = computeOnce(({ cup, resolved }) => {
  const matches = new Map<string, Map<string, Suspension['reason']>>();
  for (const { matchId, playerId, reason } of suspensionsOf(cup, resolved)) {
    if (matchId === null) continue;
    const players = matches.get(matchId) ?? new Map<string, Suspension['reason']>();
    matches.set(matchId, players.set(playerId, reason));
  }
  return matches as ReadonlyMap<string, ReadonlyMap<string, Suspension['reason']>>;
});

/** The cards and suspensions of a cup, with the full names of the players. Only organisers get them. */
export const presentCards = computeOnce(({ cup, resolved }): CardsView => {
  const players = new Map(
    cup.teams.flatMap((team) => team.players.map((player) => [player.playerId, player])),
  );
  const named = <Told extends { readonly playerId: string }>(told: readonly Told[]) =>
    told.flatMap((each): (Told & Pick<Player, 'name' | 'number'>)[] => {
      const player = players.get(each.playerId);
      if (!player) return [];
      const { name, number } = player;
      return [{ ...each, name, ...(number !== undefined && { number }) }];
    });
  const teams = new Map(cup.teams.map(({ teamId, name }) => [teamId, name]));
  const nameOfTeam = (teamId: string) => teams.get(teamId) ?? '';
  return {
    cards: named(cardsOfPlayers(cup, resolved)).sort(
      (a, b) => compareNames(nameOfTeam(a.teamId), nameOfTeam(b.teamId)) || compareNames(a.name, b.name),
    ),
    suspensions: named(suspensionsOf(cup, resolved)),
    uncounted: cup.matches.filter(lacksCounts).length,
  };
});
