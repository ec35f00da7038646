import { DEFAULT_PLAYER_RULES } from '@futsal-cup/domain/cup/player-rules';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import type { ConductScale } from '@futsal-cup/domain/cup/table-rules';
import { compareText } from '@futsal-cup/domain/cup/text/text';
import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { countsCards } from '@futsal-cup/domain/players/cards-of-players';
import { type FairPlay, fairPlayOf } from '@futsal-cup/domain/players/fair-play';
import { type Ranked, rankScorers, type ScorerFigures } from '@futsal-cup/domain/players/rank-scorers';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { allMatches } from '../cup/all-matches';
import type { Cup, Match } from '../cup/cup';
import { orderKey } from '../cup/order-key';
import { plays } from '../match/plays';

interface Scorer extends ScorerFigures {
  readonly playerId: string;
  readonly shownAs: string;
  readonly team: PublicTeamView;
}

/** The scorers of a cup, or of one of its parts, and the fair play of its teams. */
export interface PlayerTables {
  readonly cup: Cup;
  readonly scorers: readonly Ranked<Scorer>[];
  readonly fairPlay: FairPlay & { readonly scale: ConductScale };
}

/** Whether a match was played for its result: not a walkover after a withdrawal, nor one that was awarded without a score. */
function wasPlayed({ state, teamsChanged, recorded }: Match): boolean {
  return state === 'finished' && !teamsChanged && recorded?.localTeamScore !== null;
}

/** Ranks the players who have scored by the rule of the cup. Level ones are in the order of the alphabet. */
function scorersOf(cup: Cup): readonly Ranked<Scorer>[] {
  const played = allMatches(cup).filter(wasPlayed);
  const scorers = cup.Teams.flatMap((team) => {
    const matches = played.filter((match) => plays(match, team.teamId)).length;
    return team.Players.flatMap(({ playerId, shownAs, goals }) =>
      goals ? [{ playerId, shownAs, team, goals, matches, key: orderKey(shownAs) }] : [],
    );
  });
  const { ties } = cup.playerRules ?? DEFAULT_PLAYER_RULES;
  return rankScorers(
    scorers.sort((a, b) => compareText(a.key, b.key)),
    ties,
  );
}

function fairPlayOfCup(cup: Cup): PlayerTables['fairPlay'] {
  const matches = allMatches(cup)
    .filter((match) => countsCards(match.recorded ?? match, match.readAs))
    .map((match) => {
      const { cards, isForfeit, scoredTeams } = match;
      // The cards of a match under review are those of the teams that played it.
      const teamIds = mapSides(match, ({ team }, side) => ({
        teamId: scoredTeams?.[side] ?? team?.teamId ?? null,
      }));
      return { ...teamIds, cards, isForfeit };
    });
  const scale = tableRulesOf(cup).conduct;
  return { ...fairPlayOf(cup.Teams, matches, scale), scale };
}

/** Returns the tables of each part of a cup that has any. Where everybody sees a part without its tables, it has none. */
export function playerTablesOf(cup: Cup): readonly PlayerTables[] {
  return (cup.parts ?? [cup])
    .filter(({ shown }) => !shown)
    .map((part) => ({ cup: part, scorers: scorersOf(part), fairPlay: fairPlayOfCup(part) }))
    .filter(({ scorers, fairPlay }) => scorers.length + fairPlay.rows.length > 0);
}
