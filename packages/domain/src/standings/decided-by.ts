import type { Criterion, Place } from './places';
import type { TableTeam } from './tally';

const MOST_NAMES_IN_A_SENTENCE = 3;

function listNames(teams: readonly TableTeam[]): string {
  const [first, second] = teams;
  if (first && !second) return first.name;
  if (teams.length > MOST_NAMES_IN_A_SENTENCE) return `${teams.length} other teams`;
  const names = teams.map((team) => team.name).sort();
  return names.reduce((list, name, index) => `${list}${index === names.length - 1 ? ' and ' : ', '}${name}`);
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const teamsAt = (place: Place): TableTeam[] => place.tallies.map((tally) => tally.team);

const namesAt = (place: Place): string => listNames(teamsAt(place));

interface Neighbour {
  readonly names: string;
  readonly on: Criterion;
}

function clauseBehind(own: Place, { names, on }: Neighbour): string {
  return on === 'lots' ? `the lots put ${names} ahead of ${namesAt(own)}` : `behind ${names} on ${on}`;
}

function clauseAhead(own: Place, { names, on }: Neighbour): string {
  return on === 'lots' ? `the lots put ${namesAt(own)} ahead of ${names}` : `ahead of ${names} on ${on}`;
}

function clauseBothWays(own: Place, ahead: Neighbour, behind: Neighbour): string {
  if (ahead.on === 'lots') {
    return `the lots put ${namesAt(own)} behind ${ahead.names} and ahead of ${behind.names}`;
  }
  return `behind ${ahead.names} and ahead of ${behind.names} on ${ahead.on}`;
}

function neighbourAt(place: Place | undefined, on: Criterion | null | undefined): Neighbour | null {
  return place && on && on !== 'points' ? { names: namesAt(place), on } : null;
}

/** The clauses about the neighbouring places that have the same points. */
function neighbourClauses(own: Place, ahead: Neighbour | null, behind: Neighbour | null): string[] {
  if (ahead && behind && ahead.on === behind.on) return [clauseBothWays(own, ahead, behind)];
  const clauses: string[] = [];
  if (ahead) clauses.push(clauseBehind(own, ahead));
  if (behind) clauses.push(clauseAhead(own, behind));
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
  if (!ahead && !behind && own.tallies.length === 1) return null;
  const clauses = neighbourClauses(own, ahead, behind);
  if (own.tallies.length > 1) clauses.push(...levelClause(team, own));
  return clauses.length === 0 ? null : capitalise(clauses.join('; '));
}
