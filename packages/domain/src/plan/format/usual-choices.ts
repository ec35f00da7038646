import type { Preset } from '../settings';
import type { FormatChoices } from './presets';

/** The smallest number of teams for which the usual choices of a preset make a format. */
export const LEAST_TEAMS: Readonly<Record<Preset, number>> = {
  'knockout-after-groups': 2,
  'all-places': 2,
  cups: 4,
  'two-phases': 4,
  league: 2,
  children: 2,
  knockout: 2,
};

/** The number of matches that teams of a large table usually have. It is even, so that it is possible for every number of teams. */
const MATCHES_EACH = 4;

/** The number of groups where each has three to six teams: 1, 2, 4 and so on. */
function usualGroups(teams: number): number {
  let groups = 1;
  while (groups * 6 <= teams) groups *= 2;
  return groups;
}

/** Every two teams of a small table meet; in a larger one each has `MATCHES_EACH` matches. */
function usualMatchesEach(teams: number): number | null {
  return teams <= MATCHES_EACH + 1 ? null : MATCHES_EACH;
}

/** Groups of about four, as many as allow the same number of matches for all teams. */
function childrenChoices(teams: number): Pick<FormatChoices, 'groups' | 'matchesEach'> {
  let groups = Math.max(Math.floor(teams / 4), 1);
  // Teams of groups of four and of five cannot have the same number of matches, unless it is two.
  while (teams % groups !== 0 && Math.floor(teams / groups) <= MATCHES_EACH) groups -= 1;
  return { groups, matchesEach: usualMatchesEach(Math.ceil(teams / groups)) };
}

/** The two best of each group go on to half as many groups of four, and from these to the knockout: to the final alone where there is one group. */
function twoPhasesChoices(
  teams: number,
): Pick<FormatChoices, 'groups' | 'secondGroups' | 'qualifiers' | 'playedTo'> {
  const groups = Math.max(usualGroups(teams), 2);
  return { groups, secondGroups: groups / 2, qualifiers: 2, playedTo: groups === 2 ? 2 : 4 };
}

/** In a small cup all four go on to semi-finals, or nobody goes on. */
function usualQualifiers(teams: number): number {
  if (teams < 4) return 0;
  return teams < 6 ? 4 : 2;
}

/**
 * What organisers usually choose for a preset and so many teams: groups of three to six whose two best go on, and a match for third place.
 * With fewer than `LEAST_TEAMS` of them the steps may have problems (`findSettingsProblems`).
 */
export function usualChoices(preset: Preset, teams: number): FormatChoices {
  const choices: FormatChoices = {
    preset,
    groups: 1,
    rounds: 1,
    matchesEach: null,
    qualifiers: 0,
    bestOfNext: 0,
    playedTo: teams < 4 ? 2 : 4,
    cups: 2,
    secondGroups: 2,
    toSecondGroups: 2,
    deal: 'mixed',
  };
  switch (preset) {
    case 'knockout-after-groups':
      return { ...choices, groups: usualGroups(teams), qualifiers: usualQualifiers(teams) };
    case 'all-places':
    case 'cups':
      return { ...choices, groups: usualGroups(teams), qualifiers: 2 };
    case 'two-phases':
      return { ...choices, ...twoPhasesChoices(teams) };
    case 'league':
      return { ...choices, matchesEach: usualMatchesEach(teams) };
    case 'children':
      return { ...choices, ...childrenChoices(teams) };
    case 'knockout':
      return { ...choices, groups: 0 };
  }
}
