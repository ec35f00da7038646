import type { Criterion, Place } from './places';
import type { TableTeam } from './tally';

const MOST_NAMES_IN_A_SENTENCE = 3;

function listNames(teams: readonly TableTeam[]): string {
  if (teams.length > MOST_NAMES_IN_A_SENTENCE) return `${teams.length} other teams`;
  const names = teams.map((team) => team.name).sort();
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function separates(criterion: Criterion | null | undefined): criterion is Criterion {
  return criterion !== null && criterion !== undefined && criterion !== 'points';
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const teamsAt = (place: Place): TableTeam[] => place.tallies.map((tally) => tally.team);

function clauseBetween(ahead: string, behind: string, own: 'ahead' | 'behind', on: Criterion): string {
  if (on === 'lots') return `the lots put ${ahead} ahead of ${behind}`;
  return own === 'ahead' ? `ahead of ${behind} on ${on}` : `behind ${ahead} on ${on}`;
}

function clauseBothWays(own: string, ahead: string, behind: string, on: Criterion): string {
  if (on === 'lots') return `the lots put ${own} behind ${ahead} and ahead of ${behind}`;
  return `behind ${ahead} and ahead of ${behind} on ${on}`;
}

/** The clauses about the neighbouring places that have the same points. */
function neighbourClauses(own: Place, before: Place | undefined, after: Place | undefined): string[] {
  const ownNames = listNames(teamsAt(own));
  const above =
    before && separates(own.behindOn) ? { on: own.behindOn, names: listNames(teamsAt(before)) } : null;
  const below =
    after && separates(after.behindOn) ? { on: after.behindOn, names: listNames(teamsAt(after)) } : null;
  if (above && below && above.on === below.on) {
    return [clauseBothWays(ownNames, above.names, below.names, above.on)];
  }
  return [
    ...(above ? [clauseBetween(above.names, ownNames, 'behind', above.on)] : []),
    ...(below ? [clauseBetween(ownNames, below.names, 'ahead', below.on)] : []),
  ];
}

/**
 * The sentence that says what decided the place of `team`, or null when its points did. It names the neighbours with the same
 * points: 'Ahead of Senegal on goal difference', 'The lots put Japan ahead of Senegal'; and whoever shares the place: 'Level
 * with Senegal: lots decide' (not before any of them has played).
 */
export function decidedBy(
  team: TableTeam,
  own: Place,
  before: Place | undefined,
  after: Place | undefined,
): string | null {
  const clauses = neighbourClauses(own, before, after);
  const others = teamsAt(own).filter((other) => other !== team);
  const hasPlayed = own.tallies.some((tally) => tally.played > 0);
  if (others.length > 0 && hasPlayed) clauses.push(`level with ${listNames(others)}: lots decide`);
  return clauses.length === 0 ? null : capitalise(clauses.join('; '));
}
