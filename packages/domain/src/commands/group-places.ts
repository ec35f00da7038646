import { bindPlaceholder } from '../bracket/bind-placeholder';
import { findCycle } from '../bracket/references';
import { resolveCup } from '../bracket/resolve-cup';
import { tournamentOfStage } from '../cup/categories';
import type { Cup, Group, Match } from '../cup/records';
import { refused, type Refusal } from '../cup/result';
import { type PlaceholderSource, SIDES } from '../cup/sides';
import { knownRecordsOf, placeKey } from '../rules/known-records';
import { findTakenPlaceProblem } from '../rules/places';
import { findPlacesTaken } from '../rules/taken-places';
import { type CommandResult, done } from './cup-event';
import { dropLostReferences } from './lost-references';
import { keepsInGroup } from './teams';

function replaceGroup(cup: Cup, old: Group, fresh: Group): Cup {
  return { ...cup, groups: cup.groups.map((group) => (group === old ? fresh : group)) };
}

/** The groups of a team that is in several of a stage, each with the team. */
function repeatedIn(cup: Cup): readonly string[] {
  return [...resolveCup(cup).placedTwice].flatMap(([groupId, teamIds]) =>
    teamIds.map((teamId) => `${groupId} ${teamId}`),
  );
}

/** Refuses places that a group may not take, or that bring a team into the stage again. `path` names the list of places. */
function findProblem(cup: Cup, group: Group, places: readonly PlaceholderSource[]): Refusal | null {
  const after = replaceGroup(cup, group, { ...group, places: [...(group.places ?? []), ...places] });
  const known = knownRecordsOf(after);
  for (const [index, place] of places.entries()) {
    const problem = findTakenPlaceProblem(known, group, place, `places.${index}`);
    if (problem) return problem;
  }
  const off = places.length > 0 ? findPlacesTaken(tournamentOfStage(cup, group), { ...group, places }) : null;
  if (off) return off;
  if (findCycle(after)) return refused('placeholder_cycle', 'places');
  const before = new Set(repeatedIn(cup));
  const isAgain = repeatedIn(after).some((repeated) => !before.has(repeated));
  return isAgain ? refused('team_already_in_a_group', 'places') : null;
}

/**
 * Gives a group places that are decided in earlier stages, all of them or none. Nobody is in the group by a place before it is through, and a
 * corrected result brings another team.
 */
export function addPlacesToGroup(
  cup: Cup,
  groupId: string,
  places: readonly PlaceholderSource[],
): CommandResult {
  const group = cup.groups.find((candidate) => candidate.groupId === groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const problem = findProblem(cup, group, places);
  if (problem) return problem;
  const taken = places.length > 0 ? { ...group, places: [...(group.places ?? []), ...places] } : group;
  return done(replaceGroup(cup, group, taken), { kind: 'group-place-added', name: group.name });
}

/** Gives a group the place that a text names, as the text of a match in the same stage would. A team's name is no place. */
export function addNamedPlaceToGroup(cup: Cup, groupId: string, text: string): CommandResult {
  const stageId = cup.groups.find((group) => group.groupId === groupId)?.stageId ?? '';
  const bound = bindPlaceholder(cup, stageId, text);
  if (bound.kind !== 'source') return refused('text_names_no_place', 'place');
  const added = addPlacesToGroup(cup, groupId, [bound.source]);
  if (added.ok) return added;
  const { msg, path } = added.error;
  return refused(msg, path === 'groupId' ? path : 'place');
}

function isOfPlace(match: Match, place: PlaceholderSource): boolean {
  return SIDES.some((side) => {
    const { teamId, source } = match[side];
    return teamId === null && source !== null && placeKey(source) === placeKey(place);
  });
}

/** Takes a place (its index) from a group, with its matches there, of which none may have begun. */
export function removePlaceFromGroup(cup: Cup, groupId: string, index: number): CommandResult {
  const group = cup.groups.find((candidate) => candidate.groupId === groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const { places = [] } = group;
  const place = places[index];
  if (!place) return refused('place_is_not_in_the_group', 'place');
  const itsMatches = cup.matches.filter((match) => match.groupId === groupId && isOfPlace(match, place));
  const teamId = resolveCup(cup).places.get(groupId)?.[index] ?? null;
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (itsMatches.some((match) => keepsInGroup(match, team))) return refused('team_has_played_matches');
  const left = replaceGroup(cup, group, {
    ...group,
    places: places.filter((other) => other !== place),
    lots: group.lots.filter((other) => other !== teamId),
  });
  const matches = cup.matches.filter((match) => !itsMatches.includes(match));
  return done(dropLostReferences(cup, { ...left, matches }), {
    kind: 'group-place-removed',
    name: group.name,
  });
}
