import type { Cup, Group } from '../cup/records';
import { choicesOf } from '../plan/format/presets';
import { groupStages, pairsOf, type PlannedCup, playersOf } from './planned-cup';

/** The teams of a group, and the places that it takes, as `playersOf` names them. */
function membersOf({ teamIds, places = [] }: Group): string[] {
  return [...teamIds, ...places.map((place) => JSON.stringify(place))];
}

/** All members of a phase of groups, sorted: the teams, or the places that the second groups take of each first group. */
function wantedMembers({ after, settings }: PlannedCup, phase: number): string[] {
  const { toSecondGroups } = choicesOf(settings.format);
  const taken = Array.from({ length: toSecondGroups }, (_, index) => index + 1).flatMap((place) =>
    groupsIn(after, 0).map(({ groupId }) => JSON.stringify({ kind: 'group-place', groupId, place })),
  );
  return (phase === 0 ? settings.teams.map(({ teamId }) => teamId) : taken).sort();
}

function groupsIn(cup: Cup, phase: number): readonly Group[] {
  const [stage] = groupStages(cup).slice(phase);
  return cup.groups.filter(({ stageId }) => stageId === stage?.stageId);
}

function checkSeeded({ after, settings }: PlannedCup): string[] {
  const groups = groupsIn(after, 0);
  const seeded = settings.teams.filter(({ isSeeded }) => isSeeded).map(({ teamId }) => teamId);
  return groups.flatMap(({ name, teamIds }) => {
    const count = teamIds.filter((teamId) => seeded.includes(teamId)).length;
    const isTooMany = settings.format.drawSeed !== null && count > Math.ceil(seeded.length / groups.length);
    return isTooMany ? [`${name} has ${count} seeded teams`] : [];
  });
}

function checkGroup({ after }: PlannedCup, group: Group, rounds: number): string[] {
  const { groupId, name } = group;
  const members = membersOf(group);
  const matches = after.matches.filter((match) => match.groupId === groupId);
  const found: string[] = [];
  for (const pair of pairsOf(members)) {
    const met = matches.filter((match) => playersOf(match).sort().join() === [...pair].sort().join());
    if (met.length !== rounds) found.push(`in ${name} ${pair.join(' and ')} meet ${met.length} times`);
  }
  if (matches.length !== (rounds * members.length * (members.length - 1)) / 2) {
    found.push(`${name} has ${matches.length} matches`);
  }
  return found;
}

/** The problems of the groups of a planned cup, as `checkPlannedCup` finds them. */
export function checkGroups(planned: PlannedCup): string[] {
  const { after, settings } = planned;
  const { preset, groups, secondGroups, rounds } = choicesOf(settings.format);
  const counts = [...(groups > 0 ? [groups] : []), ...(preset === 'two-phases' ? [secondGroups] : [])];
  const found = checkSeeded(planned);
  if (groupStages(after).length !== counts.length) found.push('there are other phases of groups');
  for (const [phase, count] of counts.entries()) {
    const ofPhase = groupsIn(after, phase);
    const members = ofPhase.map(membersOf);
    const sizes = members.map(({ length }) => length);
    if (ofPhase.length !== count) found.push(`there are ${ofPhase.length} groups`);
    if (Math.max(0, ...sizes) - Math.min(...sizes, 999) > 1)
      found.push(`the groups have ${sizes.join()} teams`);
    if (members.flat().sort().join() !== wantedMembers(planned, phase).join())
      found.push('not every team is in one group');
    found.push(...ofPhase.flatMap((group) => checkGroup(planned, group, phase === 0 ? rounds : 1)));
  }
  return found;
}
