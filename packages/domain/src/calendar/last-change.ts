import { targetOf } from '../bracket/references';
import type { GroupView, MatchView, StageView, TournamentView } from '../contracts/views/cup-views';
import { sidesWithTeams } from '../cup/flat-match';
import { type PlaceholderSource, SIDES } from '../cup/sides';

/** When a record was last written (milliseconds), and the ids of the other records from which follows what is told of it. */
interface Part {
  readonly written: number;
  readonly from: readonly string[];
}

interface Written {
  readonly updatedAt: string;
}

/** Stands for all groups and matches of the knockout: from them follow the words of an open place, and which slot gets which team. */
const STRUCTURE = 'structure';

type IdsOf = (source: PlaceholderSource) => readonly string[];

function lastOf(records: readonly Written[]): number {
  return records.reduce((last, { updatedAt }) => Math.max(last, Date.parse(updatedAt)), 0);
}

/**
 * A table follows from its teams, its matches and its places. Nobody goes on from it while one of its teams has a place in another group of
 * the stage, so it follows from these as well where groups take places.
 */
function fromGroup(group: GroupView, { groups, Matches }: StageView, idsOf: IdsOf): string[] {
  const others = groups.some(({ places }) => places) ? groups : [];
  return [
    ...group.Teams.map(({ teamId }) => teamId),
    ...Matches.flatMap(({ groupId, matchId }) => (groupId === group.groupId ? matchId : [])),
    ...(group.places ?? []).flatMap(({ source }) => idsOf(source)),
    ...others.map(({ groupId }) => groupId),
  ];
}

function fromMatch(match: MatchView, idsOf: IdsOf): string[] {
  const sides = sidesWithTeams(match);
  return SIDES.flatMap((key) => {
    const { team, source } = sides[key];
    const words = source && !team ? [STRUCTURE] : [];
    return [...(team ? [team.teamId] : []), ...(source ? idsOf(source) : []), ...words];
  });
}

function partsOf({ Teams, Stages }: TournamentView): ReadonlyMap<string, Part> {
  const groups = Stages.flatMap((stage) => stage.groups);
  const idsOf: IdsOf = (source) => {
    const { part, id } = targetOf(source);
    if (part !== 'stages') return [id];
    const ofStage = groups.filter(({ stageId }) => stageId === id).map(({ groupId }) => groupId);
    return source.kind === 'allotted-of-place' ? [...ofStage, STRUCTURE] : ofStage;
  };
  const parts = new Map<string, Part>();
  const add = (id: string, record: Written, from: readonly string[] = []) =>
    parts.set(id, { written: lastOf([record]), from });
  for (const team of Teams) add(team.teamId, team);
  for (const stage of Stages) {
    for (const group of stage.groups) add(group.groupId, group, fromGroup(group, stage, idsOf));
    for (const match of stage.Matches) add(match.matchId, match, fromMatch(match, idsOf));
  }
  const ofKnockout = Stages.flatMap(({ type, Matches }) => (type === 'knockout' ? Matches : []));
  return parts.set(STRUCTURE, { written: lastOf([...groups, ...ofKnockout]), from: [] });
}

/**
 * The instant (milliseconds) at which what is told of a match has last changed, by the id of the match: it, its teams, the cup and its stages,
 * whose names depend on each other, and where it takes a place everything that the place follows from. Writes alone never lower it, an undo
 * neither, because whatever a match followed from before a write, the write is later; what deletes a record may, and what takes a match from its group.
 */
export function lastChangesIn(cup: TournamentView): (matchId: string) => number {
  const parts = partsOf(cup);
  const ofAll = lastOf([cup, ...cup.Stages]);
  return (matchId) => {
    let last = ofAll;
    // The iteration over a set includes what is added meanwhile, and nothing is added twice: places may form a cycle.
    const ids = new Set([matchId]);
    for (const id of ids) {
      const { written = 0, from = [] } = parts.get(id) ?? {};
      last = Math.max(last, written);
      for (const other of from) ids.add(other);
    }
    return last;
  };
}
