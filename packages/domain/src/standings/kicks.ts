import { more, rankBy, type TieBreak } from './places';
import type { PlayedMatch, TableMatch, Tally } from './tally';

const kickOffOf = ({ date = '', time = '' }: TableMatch): string => `${date} ${time}`;

/** The match of a team that kicks off last, played or not; null where none or several do. */
function lastMatchOf(teamId: string, matches: readonly TableMatch[]): TableMatch | null {
  const own = matches.filter(({ local, visitor }) => local.teamId === teamId || visitor.teamId === teamId);
  const last = own.reduce((latest, match) => (kickOffOf(match) > latest ? kickOffOf(match) : latest), '');
  const [match, ...others] = own.filter((candidate) => kickOffOf(candidate) === last);
  return match && others.length === 0 ? match : null;
}

/** The id of the team that won the shoot-out after a level result; null where there was none. */
function shootOutWinner({ local, visitor }: PlayedMatch): string | null {
  if (local.goals !== visitor.goals) return null;
  const lead = (local.kicks ?? 0) - (visitor.kicks ?? 0);
  if (lead === 0) return null;
  return lead > 0 ? local.teamId : visitor.teamId;
}

/** What kicks are decided by: the tallies of the whole group, all its matches, and those among them that count. */
interface KicksContext {
  readonly table: readonly Tally[];
  readonly matches: readonly TableMatch[];
  readonly results: readonly PlayedMatch[];
}

/**
 * Kicks from the penalty mark between two teams that everything before leaves level, where no third team has as many points and the two
 * met in the last match that each of them has in the group (UEFA EURO 2024 Art. 20.02). The shoot-out of that match counts here and nowhere
 * else: the match stays a draw. Matches against a team that is not in the table, because it is annulled, are none of the group.
 */
export function kicks({ table, matches, results }: KicksContext): TieBreak {
  return (level) => {
    const undecided = [{ tallies: level, behindOn: null }];
    const [one, other] = level;
    if (!one || !other || table.filter(({ points }) => points === one.points).length > 2) return undecided;
    const members = new Set<string | null>(table.map(({ team }) => team.teamId));
    const ofTable = matches.filter(
      ({ local, visitor }) => members.has(local.teamId) && members.has(visitor.teamId),
    );
    const last = lastMatchOf(one.team.teamId, ofTable);
    const result = results.find((match) => match === last);
    if (!result || last !== lastMatchOf(other.team.teamId, ofTable)) return undecided;
    const winner = shootOutWinner(result);
    const hasWon = ({ team }: Tally) => Number(team.teamId === winner);
    return rankBy(level, [more('kicks', hasWon)]);
  };
}
