import type { Cup, Group, Match, PublishedPlan, Stage, Team, Tournament } from '../cup/records';
import { allowed, type Result } from '../cup/result';
import { compareText } from '../cup/text/text';
import { EMPTY_SIDE, mapSides, type PlaceholderSource, type Side } from '../cup/sides';
import { readBlocksPlan, readPlan, writeBlocksPlan, writePlan } from '../plan/published-plan';
import { createTournament } from './tournaments';

/** The parts that a copy has besides details, stages and groups: none, the teams, or teams and matches. */
export const COPIED_PARTS = ['structure', 'teams', 'matches'] as const;

type CopiedParts = (typeof COPIED_PARTS)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Maps the ids of the original records to the ids of their copies. */
class NewIds {
  readonly #ids = new Map<string, string>();

  constructor(private readonly newId: () => string) {}

  of(id: string): string {
    const known = this.#ids.get(id) ?? this.newId();
    this.#ids.set(id, known);
    return known;
  }
}

function copySource(source: PlaceholderSource, ids: NewIds): PlaceholderSource {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return { ...source, matchId: ids.of(source.matchId) };
    case 'group-place':
      return { ...source, groupId: ids.of(source.groupId) };
    case 'best-of-place':
    case 'allotted-of-place':
      return { ...source, stageId: ids.of(source.stageId) };
  }
}

/** The occupant of a side, without its score. */
function copySide({ teamId, placeholder, source, lost }: Side, ids: NewIds): Side {
  return {
    ...EMPTY_SIDE,
    teamId: teamId === null ? null : ids.of(teamId),
    placeholder,
    source: source && copySource(source, ids),
    lost,
  };
}

function copyCategory({ categoryId }: Pick<Team | Stage, 'categoryId'>, ids: NewIds) {
  return categoryId ? { categoryId: ids.of(categoryId) } : {};
}

function copyTeam(team: Team, ids: NewIds): Team {
  return {
    teamId: ids.of(team.teamId),
    name: team.name,
    players: team.players.map((player) => ({ ...player, playerId: ids.of(player.playerId) })),
    ...copyCategory(team, ids),
  };
}

function copyStage(stage: Stage, ids: NewIds): Stage {
  const { stageId, name, type, order, matchRules, wipesCautions } = stage;
  const rules = { ...(matchRules && { matchRules }), ...(wipesCautions && { wipesCautions }) };
  const own = { ...rules, ...copyCategory(stage, ids) };
  return { stageId: ids.of(stageId), name, type, order, ...own };
}

function copyGroup(
  { groupId, stageId, name, teamIds, rounds, places }: Group,
  copy: CopiedParts,
  ids: NewIds,
): Group {
  // Without matches there is no place that a match would decide.
  const copied = places?.filter((place) => copy === 'matches' || !('matchId' in place));
  return {
    groupId: ids.of(groupId),
    stageId: ids.of(stageId),
    name,
    teamIds: copy !== 'structure' ? teamIds.map((teamId) => ids.of(teamId)) : [],
    lots: [],
    rounds,
    ...(copied && { places: copied.map((place) => copySource(place, ids)) }),
  };
}

function copyMatch(match: Match, { days, createdAt, ids }: CopiedMatch): Match {
  return {
    matchId: ids.of(match.matchId),
    stageId: ids.of(match.stageId),
    groupId: match.groupId === null ? null : ids.of(match.groupId),
    ...mapSides(match, (side) => copySide(side, ids)),
    date: addDays(match.date, days),
    time: match.time,
    location: match.location,
    state: 'scheduled',
    isForfeit: false,
    logRevision: null,
    isFinal: match.isFinal,
    ...(match.refereeTeamId && { refereeTeamId: ids.of(match.refereeTeamId) }),
    scoredTeams: null,
    createdAt,
  };
}

/** The plan of the copied matches: with the ids of the copied teams, and as many days later. A plan of another form is left out. */
function copyPlan({ plan, tournament }: Cup, date: string, ids: NewIds): PublishedPlan | null {
  if (!plan) return null;
  const later = <Dated extends { readonly date: string }>(dated: Dated): Dated => {
    return { ...dated, date: addDays(dated.date, daysBetween(tournament.date, date)) };
  };
  const copied = <Named extends { readonly teamId: string }>(team: Named): Named => {
    return { ...team, teamId: ids.of(team.teamId) };
  };
  const ofCategories = readBlocksPlan(plan);
  if (ofCategories) {
    const { settings, slots } = ofCategories;
    const categories = settings.categories.map((category) => ({
      ...category,
      categoryId: ids.of(category.categoryId),
      teams: category.teams.map(copied),
    }));
    const apart = settings.apart.map(([one, other]) => [ids.of(one), ids.of(other)] as const);
    return writeBlocksPlan({
      settings: { ...settings, categories, apart, blocks: settings.blocks.map(later) },
      slots,
    });
  }
  const content = readPlan(plan);
  if (content === null || content.slots.length === 0) return null;
  const { settings, slots } = content;
  const time = { ...settings.time, days: settings.time.days.map(later) };
  return writePlan({ settings: { ...settings, teams: settings.teams.map(copied), time }, slots });
}

interface CopiedMatch {
  readonly days: number;
  readonly createdAt: string;
  readonly ids: NewIds;
}

/** Matches are numbered in the order of their creation, so the copies get creation instants in that same order. */
function copyMatches({ matches, tournament }: Cup, date: string, now: number, ids: NewIds): Match[] {
  const days = daysBetween(tournament.date, date);
  return [...matches]
    .sort((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.matchId, b.matchId))
    .map((match, index) => copyMatch(match, { days, createdAt: new Date(now + index).toISOString(), ids }));
}

/**
 * A copy of a cup as a new cup under another name or date, at the instant `now`: its details, stages and groups, and the further parts that
 * `copy` names. Matches come without results, as many days later as the new date is, and with the plan that they were made from. `newId`
 * gives every record an id.
 */
export function duplicateCup(
  cup: Cup,
  { name, date, copy }: Pick<Tournament, 'name' | 'date'> & { readonly copy: CopiedParts },
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Result<Cup> {
  const ids = new NewIds(newId);
  const categories = cup.tournament.categories?.map((category) => ({
    ...category,
    categoryId: ids.of(category.categoryId),
  }));
  const details = { ...cup.tournament, ...(categories && { categories }), name, date };
  const created = createTournament(newId(), details, now);
  if (!created.ok) return created;
  const hasTeams = copy !== 'structure';
  return allowed({
    tournament: created.value,
    teams: hasTeams ? cup.teams.map((team) => copyTeam(team, ids)) : [],
    stages: cup.stages.map((stage) => copyStage(stage, ids)),
    groups: cup.groups.map((group) => copyGroup(group, copy, ids)),
    matches: copy === 'matches' ? copyMatches(cup, date, now, ids) : [],
    plan: copy === 'matches' ? copyPlan(cup, date, ids) : null,
  });
}
