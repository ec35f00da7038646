import type { Cup, Group, Stage } from '../cup/records';

/** The records of a cup to which its rules apply; the details of its tournament have no part in them. */
export type CupRecords = Omit<Cup, 'tournament' | 'plan'>;

/** The records of a cup by their ids. */
export interface KnownRecords {
  readonly teams: ReadonlySet<string>;
  readonly stages: ReadonlyMap<string, Stage>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly matches: ReadonlySet<string>;
  /** The ids of the groups of a stage that list a team; a group that lists it twice comes twice. */
  readonly groupsOf: (stageId: string, teamId: string) => readonly string[];
}

function listMemberships(groups: readonly Group[]): ReadonlyMap<string, readonly string[]> {
  const memberships = new Map<string, string[]>();
  for (const { groupId, stageId, teamIds } of groups) {
    for (const teamId of teamIds) {
      const key = `${stageId} ${teamId}`;
      memberships.set(key, [...(memberships.get(key) ?? []), groupId]);
    }
  }
  return memberships;
}

export function knownRecordsOf(cup: CupRecords): KnownRecords {
  const memberships = listMemberships(cup.groups);
  return {
    teams: new Set(cup.teams.map(({ teamId }) => teamId)),
    stages: new Map(cup.stages.map((stage) => [stage.stageId, stage])),
    groups: new Map(cup.groups.map((group) => [group.groupId, group])),
    matches: new Set(cup.matches.map(({ matchId }) => matchId)),
    groupsOf: (stageId, teamId) => memberships.get(`${stageId} ${teamId}`) ?? [],
  };
}
