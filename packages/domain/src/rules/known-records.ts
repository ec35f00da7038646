import type { Cup, Group, Match, Stage, Team } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import { boundKey } from './side-keys';

/** The records of a cup to which its rules apply; the details of its tournament have no part in them. */
export type CupRecords = Omit<Cup, 'tournament' | 'plan'>;

/** The records of a cup by their ids. */
export interface KnownRecords {
  readonly teams: ReadonlyMap<string, Team>;
  readonly stages: ReadonlyMap<string, Stage>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly matches: ReadonlyMap<string, Match>;
  /** The ids of the groups of a stage that list a team; a group that lists it twice comes twice. */
  readonly groupsOf: (stageId: string, teamId: string) => readonly string[];
  /** The same of a place that groups take. */
  readonly groupsOfPlace: (stageId: string, place: PlaceholderSource) => readonly string[];
}

/** A key for a place that a group takes. */
export function placeKey(source: PlaceholderSource): string {
  return boundKey({ teamId: null, source }) ?? '';
}

/** The ids of the groups of each stage by the keys of their members. */
function listMemberships(
  groups: readonly Group[],
  membersOf: (group: Group) => readonly string[],
): (stageId: string, member: string) => readonly string[] {
  const memberships = new Map<string, string[]>();
  for (const group of groups) {
    for (const member of membersOf(group)) {
      const key = `${group.stageId} ${member}`;
      memberships.set(key, [...(memberships.get(key) ?? []), group.groupId]);
    }
  }
  return (stageId, member) => memberships.get(`${stageId} ${member}`) ?? [];
}

export function knownRecordsOf(cup: CupRecords): KnownRecords {
  const groupsOfPlace = listMemberships(cup.groups, ({ places = [] }) => places.map(placeKey));
  return {
    teams: new Map(cup.teams.map((team) => [team.teamId, team])),
    stages: new Map(cup.stages.map((stage) => [stage.stageId, stage])),
    groups: new Map(cup.groups.map((group) => [group.groupId, group])),
    matches: new Map(cup.matches.map((match) => [match.matchId, match])),
    groupsOf: listMemberships(cup.groups, ({ teamIds }) => teamIds),
    groupsOfPlace: (stageId, place) => groupsOfPlace(stageId, placeKey(place)),
  };
}
