import type { Criterion, Place } from './places';
import type { TableTeam } from './tally';

const MOST_NAMES_IN_A_SENTENCE = 3;

function listNames(teams: readonly TableTeam[]): string {
  if (teams.length > MOST_NAMES_IN_A_SENTENCE) return `${teams.length} other teams`;
  const names = teams.map((team) => team.name).sort();
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const teamsAt = (place: Place): TableTeam[] => place.tallies.map((tally) => tally.team);

interface Neighbour {
  readonly names: string;
  readonly on: Criterion;
}

function clauseBehind(own: string, { names, on }: Neighbour): string {
  return on === 'lots' ? `the lots put ${names} ahead of ${own}` : `behind ${names} on ${on}`;
}

function clauseAhead(own: string, { names, on }: Neighbour): string {
  return on === 'lots' ? `the lots put ${own} ahead of ${names}` : `ahead of ${names} on ${on}`;
}

function clauseBothWays(own: string, ahead: string, behind: string, on: Criterion): string {
  if (on === 'lots') return `the lots put ${own} behind ${ahead} and ahead of ${behind}`;
  return `behind ${ahead} and ahead of ${behind} on ${on}`;
}

function neighbourAt(place: Place | undefined, on: Criterion | null | undefined): Neighbour | null {
  const isLevelOnPoints = on !== null && on !== undefined && on !== 'points';
  return place && isLevelOnPoints ? { names: listNames(teamsAt(place)), on } : null;
}

/** The clauses about the neighbouring places that have the same points. */
function neighbourClauses(own: Place, ahead: Neighbour | null, behind: Neighbour | null): string[] {
  if (!ahead && !behind) return [];
  const ownNames = listNames(teamsAt(own));
  if (ahead && behind && ahead.on === behind.on) {
    return [clauseBothWays(ownNames, ahead.names, behind.names, ahead.on)];
  }
  const clauses: string[] = [];
  if (ahead) clauses.push(clauseBehind(ownNames, ahead));
  if (behind) clauses.push(clauseAhead(ownNames, behind));
  return clauses;
}

function levelClause(team: TableTeam, own: Place): string[] {
  if (own.tallies.every((tally) => tally.played === 0)) return [];
  const others = teamsAt(own).filter((other) => other !== team);
  return [`level with ${listNames(others)}: lots decide`];
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
  const ahead = neighbourAt(before, own.behindOn);
  const behind = neighbourAt(after, after?.behindOn);
  const clauses = neighbourClauses(own, ahead, behind);
  if (own.tallies.length > 1) clauses.push(...levelClause(team, own));
  return clauses.length === 0 ? null : capitalise(clauses.join('; '));
}
