import type { CommandResult } from '../commands/cup-event';
import { addTeamsToGroup, createGroup, type Membership, recordLots } from '../commands/groups';
import { createStage, recordDecisionAcross } from '../commands/stages';
import { createTeam } from '../commands/teams';
import type { Cup, DecisionAcross, Stage, Team } from '../cup/records';
import { type ErrorItem, type Refusal, refused } from '../cup/result';
import { nameKey } from '../cup/text/name-key';
import { membersOfStage } from '../bracket/members';
import { findOrderProblems } from '../rules/places';
import { type CupFileProblem, problemAt } from './problems';
import type { CupFile } from './schema';

/** Finds an id by a name, in the first record that has it; '' is an id that no record has. */
export function idsByName<Item extends { readonly name: string }>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): (name: string) => string {
  const ids = new Map([...items].reverse().map((item) => [nameKey(item.name), idOf(item)]));
  return (name) => ids.get(nameKey(name)) ?? '';
}

/** A group names its stage, but may leave the name out when there is only one group stage. */
function stageIdOf({ stage }: CupFile['groups'][number], { stages }: Cup): string {
  if (stage !== undefined) return idsByName(stages, ({ stageId }) => stageId)(stage);
  const [only, ...others] = stages.filter(({ type }) => type === 'group');
  return only && others.length === 0 ? only.stageId : '';
}

/** Makes a problem of what a command refuses in the record at `place`. */
const at = (place: string) => (error: ErrorItem) => problemAt(place, error);

/** The problems of an order of teams, whose list is at `path`. */
function problemsOfOrder(path: string, refusals: readonly Refusal[]): CupFileProblem[] {
  return refusals.map(({ error }) => ({ path: `${path}[${error.path?.split('.')[1]}]`, msg: error.msg }));
}

type FileGroup = CupFile['groups'][number];

/**
 * Carries out the commands that make a cup. What is refused becomes a problem, and gets into the cup all the same: the cup will be refused
 * in any case, and what the file says of that record later is not to be refused because of it.
 */
class Replay {
  readonly problems: CupFileProblem[] = [];
  /** Teams that groups list and the file does not have, by their ids. */
  readonly #missing = new Map<string, Team>();
  /** The stages with a group that takes places. */
  readonly #stagesOfPlaces = new Set<string>();

  constructor(
    public cup: Cup,
    private readonly newId: () => string,
  ) {}

  /** Takes the cup of a command, or the problem and the cup with what was refused. */
  #take(result: CommandResult, toProblem: (error: ErrorItem) => CupFileProblem, refusedCup = this.cup): void {
    if (!result.ok) this.problems.push(toProblem(result.error));
    this.cup = result.ok ? result.value : refusedCup;
  }

  addTeam({ players, ...recorded }: CupFile['teams'][number], place: string): void {
    const teamId = this.newId();
    const team = { teamId, name: recorded.name, players };
    // A team is refused for its name, so another one stands for what has that name.
    this.#take(createTeam(this.cup, team, this.newId), at(place));
    const teams = this.cup.teams.map((other) =>
      other.teamId === teamId ? { ...other, ...recorded } : other,
    );
    this.cup = { ...this.cup, teams };
  }

  addStage({ name, type, order, matchRules, wipesCautions }: CupFile['stages'][number], place: string): void {
    const { cup } = this;
    const stage = {
      stageId: this.newId(),
      name,
      type,
      order,
      ...(matchRules !== undefined && { matchRules }),
      ...(wipesCautions && { wipesCautions }),
    };
    this.#take(createStage(cup, stage), at(place), { ...cup, stages: [...cup.stages, stage] });
  }

  addGroup(group: FileGroup, place: string): void {
    const { cup } = this;
    const added = { groupId: this.newId(), stageId: stageIdOf(group, cup), name: group.name };
    const groups = [...cup.groups, { ...added, teamIds: [], lots: [] }];
    if (group.places) this.#stagesOfPlaces.add(added.stageId);
    this.#take(createGroup(cup, added), at(place), { ...cup, groups });
    const memberOf = this.#memberByName();
    group.teams.forEach((name, index) => {
      const member = { teamId: memberOf(name), name, players: [] };
      this.#addMember(added, member, `${place}.teams[${index}]`);
    });
    this.#recordLots(added.groupId, { ...group, lots: group.lots.map(memberOf) }, `${place}.lots`);
  }

  /** Records what was decided across the groups of a stage, which have to be in the cup. */
  addDecisions({ name, decisions = [] }: CupFile['stages'][number], place: string): void {
    const stageId = idsByName(this.cup.stages, (stage) => stage.stageId)(name);
    decisions.forEach(({ teams, ...decided }, index) => {
      const teamIds = teams.map(this.#memberByName());
      const recorded = { ...decided, teamIds };
      const isUnseen = this.#stagesOfPlaces.has(stageId);
      const members = isUnseen ? this.#everyTeam() : membersOfStage(this.cup, stageId);
      const problems = findOrderProblems(teamIds, members);
      this.problems.push(...problemsOfOrder(`${place}.decisions[${index}].teams`, problems));
      if (problems.length > 0) return;
      if (isUnseen) {
        this.#recordUnseen(stageId, recorded);
        return;
      }
      this.#take(recordDecisionAcross(this.cup, stageId, recorded), ({ msg }) => ({
        path: `${place}.decisions`,
        msg,
      }));
    });
  }

  /** Whoever comes into a group by a place is not in it before matches and scores are there, so any team of the cup may be named there. */
  #everyTeam(): readonly string[] {
    return this.cup.teams.map(({ teamId }) => teamId);
  }

  #recordUnseen(stageId: string, decided: DecisionAcross): void {
    const others = (stage: Stage) => (stage.decisions ?? []).filter(({ place }) => place !== decided.place);
    const decisions = decided.teamIds.length > 0 ? [decided] : [];
    const stages = this.cup.stages.map((stage) =>
      stage.stageId === stageId ? { ...stage, decisions: [...others(stage), ...decisions] } : stage,
    );
    this.cup = { ...this.cup, stages };
  }

  #memberByName(): (name: string) => string {
    const idOf = idsByName(this.cup.teams, ({ teamId }) => teamId);
    return (name) => idOf(name) || `missing ${nameKey(name)}`;
  }

  /** Adds one team to a group. The command takes a team that is in the group already, and changes nothing. */
  #addMember({ groupId, stageId }: Omit<Membership, 'teamIds'>, team: Team, path: string): void {
    const { cup } = this;
    const { teamId } = team;
    const added = addTeamsToGroup(cup, { groupId, stageId, teamIds: [teamId] });
    const isAgain = added.ok && added.value === cup;
    const result = isAgain ? refused('team_already_in_a_group') : added;
    const groups = cup.groups.map((group) =>
      group.groupId === groupId ? { ...group, teamIds: [...group.teamIds, teamId] } : group,
    );
    this.#take(result, ({ msg }) => ({ path, msg }), { ...cup, groups });
    if (!added.ok && added.error.msg === 'team_not_found') this.#missing.set(teamId, team);
  }

  #recordLots(groupId: string, { lots, decision, rounds, places }: FileGroup, path: string): void {
    const group = this.cup.groups.find((candidate) => candidate.groupId === groupId);
    const problems = findOrderProblems(lots, places ? this.#everyTeam() : (group?.teamIds ?? []));
    this.problems.push(...problemsOfOrder(path, problems));
    if (problems.length === 0 && !places) this.#take(recordLots(this.cup, groupId, lots, decision), at(path));
    const recorded = places ? { lots, decision, rounds, places: [] } : { rounds };
    const groups = this.cup.groups.map((other) =>
      other.groupId === groupId ? { ...other, ...recorded } : other,
    );
    this.cup = { ...this.cup, groups };
  }

  finish(): { readonly cup: Cup; readonly problems: readonly CupFileProblem[] } {
    const { cup, problems } = this;
    return { cup: { ...cup, teams: [...cup.teams, ...this.#missing.values()] }, problems };
  }
}

/**
 * Adds the teams, stages and groups of a file to a cup by the commands by which administrators make them. Every part is tried; a command that
 * is refused leaves a problem with its place in the file.
 */
export function replayStructure(cup: Cup, file: CupFile, newId: () => string): ReturnType<Replay['finish']> {
  const replay = new Replay(cup, newId);
  file.teams.forEach((team, index) => replay.addTeam(team, `teams[${index}]`));
  file.stages.forEach((stage, index) => replay.addStage(stage, `stages[${index}]`));
  file.groups.forEach((group, index) => replay.addGroup(group, `groups[${index}]`));
  file.stages.forEach((stage, index) => replay.addDecisions(stage, `stages[${index}]`));
  return replay.finish();
}
