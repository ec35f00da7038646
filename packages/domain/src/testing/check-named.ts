import { resolveCup, type ResolvedCup } from '../bracket/resolve-cup';
import type { Cup, Group, Match } from '../cup/records';
import { type PlaceholderSource, type Side, type SideKey, SIDES } from '../cup/sides';

/*
 * A slow and obvious model of who is through in a cup with withdrawals and awards. It takes the teams of each match as the code under test
 * claims them, and checks every claim against the records of the match or the group that the placeholder names.
 */

type Result = { readonly winner: string | null; readonly loser: string | null } | null;

const OTHER = { local: 'visitor', visitor: 'local' } as const;

class Model {
  readonly #cup: Cup;
  readonly #resolved: ResolvedCup;

  constructor(cup: Cup) {
    this.#cup = cup;
    this.#resolved = resolveCup(cup);
  }

  #withdrawal(teamId: string | null) {
    return this.#cup.teams.find((team) => team.teamId === teamId)?.withdrawn?.results ?? null;
  }

  #teamsOf({ matchId }: Match) {
    return this.#resolved.sides.get(matchId) ?? { local: null, visitor: null };
  }

  #isOfOthers(match: Match): boolean {
    const teams = this.#teamsOf(match);
    return match.scoredTeams !== null && SIDES.some((side) => match.scoredTeams?.[side] !== teams[side]);
  }

  /** The sides that lose the match without playing it. */
  #forfeits(match: Match): readonly SideKey[] {
    if (match.forfeit) return match.forfeit === 'both' ? SIDES : [match.forfeit];
    const teams = this.#teamsOf(match);
    const isOpen = match.local.goals === null && match.state !== 'live' && match.state !== 'abandoned';
    if (!isOpen || teams.local === null || teams.visitor === null) return [];
    return SIDES.filter((side) => this.#withdrawal(teams[side]) !== null);
  }

  #isNobody({ teamId, source }: Side): boolean {
    if (teamId !== null || !source) return false;
    if ('matchId' in source) {
      const match = this.#cup.matches.find(({ matchId }) => matchId === source.matchId);
      const result = match ? this.resultOf(match) : null;
      return result !== null && result[source.kind === 'match-winner' ? 'winner' : 'loser'] === null;
    }
    const groups = this.#cup.groups.filter((group) =>
      'groupId' in source ? group.groupId === source.groupId : group.stageId === source.stageId,
    );
    if (groups.length === 0 || !groups.every((group) => this.#isComplete(group))) return false;
    const left = groups.filter((group) => this.#membersOf(group).length >= source.place).length;
    if (source.kind === 'allotted-of-place') return this.#isLeftOut(source, left);
    return left < (source.kind === 'best-of-place' ? source.rank : 1);
  }

  /** Whether all who are left on a place are in other slots. */
  #isLeftOut(
    { stageId, place, slot }: Extract<PlaceholderSource, { kind: 'allotted-of-place' }>,
    left: number,
  ) {
    const slots = this.#cup.matches.flatMap((match) =>
      SIDES.flatMap((side) => {
        const { source } = match[side];
        const isOfPlace = source?.kind === 'allotted-of-place' && source.stageId === stageId;
        return isOfPlace && source.place === place ? [{ ...source, team: this.#teamsOf(match)[side] }] : [];
      }),
    );
    const named = slots.filter(({ team }) => team !== null);
    return left < slots.length && named.length === left && !named.some((other) => other.slot === slot);
  }

  /** Who won and who lost a knockout match; null while that is open. */
  resultOf(match: Match): Result {
    if (this.#isOfOthers(match)) return null;
    const teams = this.#teamsOf(match);
    const forfeits = this.#forfeits(match);
    const [first] = forfeits;
    if (forfeits.length === 2) return { winner: null, loser: null };
    if (first && (teams.local === null || teams.visitor === null)) return null;
    if (first) return { winner: teams[OTHER[first]], loser: teams[first] };
    const { local, visitor } = match;
    if (local.goals === null || visitor.goals === null) return this.#withoutOpponent(match);
    const lead = local.goals - visitor.goals || (local.kicks ?? 0) - (visitor.kicks ?? 0);
    if (lead === 0 || teams.local === null || teams.visitor === null) return null;
    return lead > 0
      ? { winner: teams.local, loser: teams.visitor }
      : { winner: teams.visitor, loser: teams.local };
  }

  #withoutOpponent(match: Match): Result {
    if (match.state === 'live' || match.state === 'abandoned') return null;
    const there = SIDES.filter((side) => !this.#isNobody(match[side]));
    const [only] = there;
    if (there.length === 2) return null;
    if (only === undefined) return { winner: null, loser: null };
    const teamId = this.#teamsOf(match)[only];
    if (teamId === null) return null;
    return { winner: this.#withdrawal(teamId) === null ? teamId : null, loser: null };
  }

  #membersOf({ teamIds }: Group): readonly string[] {
    return teamIds.filter((teamId) => this.#withdrawal(teamId) !== 'annulled');
  }

  #matchesOf(group: Group): readonly Match[] {
    const members = this.#membersOf(group);
    return this.#cup.matches.filter(
      (match) =>
        match.groupId === group.groupId && SIDES.every((side) => members.includes(match[side].teamId ?? '')),
    );
  }

  #isComplete(group: Group): boolean {
    const all = this.#cup.matches.filter(({ groupId }) => groupId === group.groupId);
    const counted = this.#matchesOf(group);
    const isOver = (match: Match) =>
      match.state === 'abandoned' ||
      (!this.#isOfOthers(match) && (match.local.goals !== null || this.#forfeits(match).length > 0));
    if (all.length === 0 || !counted.every(isOver)) return false;
    const members = this.#membersOf(group);
    return members.every((one) =>
      members.every((other) => {
        const meetings = counted.filter((match) =>
          [one, other].every((team) => SIDES.some((side) => match[side].teamId === team)),
        );
        return one === other || meetings.length >= (group.rounds ?? 0);
      }),
    );
  }

  /** The points of a team, with those of every match that it has won, drawn, lost or forfeited. */
  pointsOf(group: Group, teamId: string): number {
    const { win, draw, loss } = this.#cup.tournament.points;
    const { forfeitGoals } = this.#cup.tournament.matchRules;
    return this.#matchesOf(group).reduce((sum, match) => {
      const own = SIDES.find((side) => match[side].teamId === teamId);
      if (!own || this.#isOfOthers(match)) return sum;
      const forfeits = this.#forfeits(match);
      const lead = (match[own].goals ?? NaN) - (match[OTHER[own]].goals ?? NaN);
      if (forfeits.includes(own)) return sum + loss;
      if (forfeits.length > 0) return sum + (Math.max(lead || 0, forfeitGoals) > 0 ? win : draw);
      if (Number.isNaN(lead)) return sum;
      return sum + (lead > 0 ? win : lead < 0 ? loss : draw);
    }, 0);
  }

  #mayHavePlace(group: Group, place: number, teamId: string): boolean {
    const own = this.pointsOf(group, teamId);
    const others = this.#membersOf(group).filter((other) => other !== teamId);
    const ahead = others.filter((other) => this.pointsOf(group, other) > own).length;
    const level = others.filter((other) => this.pointsOf(group, other) === own).length;
    return ahead < place && place <= ahead + level + 1;
  }

  /** Whether a placeholder may name the team. */
  isThrough(source: PlaceholderSource, teamId: string): boolean {
    if ('matchId' in source) {
      const match = this.#cup.matches.find(({ matchId }) => matchId === source.matchId);
      const result = match ? this.resultOf(match) : null;
      return result?.[source.kind === 'match-winner' ? 'winner' : 'loser'] === teamId;
    }
    const isOfSource = (group: Group) =>
      'groupId' in source ? group.groupId === source.groupId : group.stageId === source.stageId;
    const groups = this.#cup.groups.filter(isOfSource);
    const own = groups.find((group) => this.#membersOf(group).includes(teamId));
    if (!own || !groups.every((group) => this.#isComplete(group))) return false;
    return this.#mayHavePlace(own, source.place, teamId);
  }

  claims(): readonly { readonly source: PlaceholderSource; readonly teamId: string }[] {
    return this.#cup.matches.flatMap((match) =>
      SIDES.flatMap((side) => {
        const { source, teamId } = match[side];
        const named = this.#teamsOf(match)[side];
        return source && teamId === null && named !== null ? [{ source, teamId: named }] : [];
      }),
    );
  }

  wrongResults(): readonly string[] {
    const { results } = this.#resolved;
    return this.#cup.matches
      .filter(({ groupId }) => groupId === null)
      .filter(
        (match) =>
          JSON.stringify(results.get(match.matchId) ?? null) !== JSON.stringify(this.resultOf(match)),
      )
      .map(({ matchId }) => matchId);
  }

  wrongTables(): readonly string[] {
    return this.#cup.groups.flatMap((group) => {
      const rows = this.#resolved.tables.get(group.groupId) ?? [];
      const told = rows.map(({ teamId, points }) => `${teamId} ${points}`).sort();
      const true_ = this.#membersOf(group).map((teamId) => `${teamId} ${this.pointsOf(group, teamId)}`);
      return told.join() === true_.sort().join() ? [] : [group.groupId];
    });
  }
}

/** What a cup says of results, tables and of who is through that its records do not say, and how many teams its placeholders name. */
export function checkNamed(cup: Cup): { readonly problems: readonly string[]; readonly named: number } {
  const model = new Model(cup);
  const claims = model.claims();
  const wrong = claims.filter(({ source, teamId }) => !model.isThrough(source, teamId));
  return {
    named: claims.length,
    problems: [
      ...wrong.map(({ source, teamId }) => `${JSON.stringify(source)} names ${teamId}`),
      ...model.wrongResults().map((matchId) => `the result of ${matchId}`),
      ...model.wrongTables().map((groupId) => `the table of ${groupId}`),
    ],
  };
}
