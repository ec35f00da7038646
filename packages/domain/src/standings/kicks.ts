import { rankBy, type TieBreak } from './places';
import { isResult, type TableMatch, type Tally } from './tally';

const kickOffOf = ({ date = '', time = '' }: TableMatch): string => `${date} ${time}`;

/** The match of a team that kicks off last, played or not; null where none or several do. */
function lastMatchOf(teamId: string, matches: readonly TableMatch[]): TableMatch | null {
  const own = matches.filter(({ local, visitor }) => local.teamId === teamId || visitor.teamId === teamId);
  const last = own.reduce((latest, match) => (kickOffOf(match) > latest ? kickOffOf(match) : latest), '');
  const [match, ...others] = own.filter((candidate) => kickOffOf(candidate) === last);
  return match && others.length === 0 ? match : null;
}

/** The id of the team that won the shoot-out after a level match; null where there was none. */
function shootOutWinner(match: TableMatch): string | null {
  const { local, visitor } = match;
  if (!isResult(match) || local.goals !== visitor.goals) return null;
  const lead = (local.kicks ?? 0) - (visitor.kicks ?? 0);
  if (lead === 0) return null;
  return lead > 0 ? local.teamId : visitor.teamId;
}

/**
 * Kicks from the penalty mark between two teams that everything before leaves level, where no third team has as many points and the two
 * met in the last match that each of them has in the group (UEFA EURO 2024 Art. 20.02). The shoot-out of that match counts here and nowhere
 * else: the match stays a draw. `table` are the tallies of the whole group.
 */
export function kicks(table: readonly Tally[], matches: readonly TableMatch[]): TieBreak {
  return (level) => {
    const undecided = [{ tallies: level, behindOn: null }];
    const [one, other] = level;
    if (!one || !other || table.filter(({ points }) => points === one.points).length > 2) return undecided;
    const last = lastMatchOf(one.team.teamId, matches);
    if (last === null || last !== lastMatchOf(other.team.teamId, matches)) return undecided;
    const winner = shootOutWinner(last);
    const hasWon = ({ team }: Tally) => Number(team.teamId === winner);
    return rankBy(level, [{ criterion: 'kicks', lead: (a, b) => hasWon(a) - hasWon(b) }]);
  };
}
