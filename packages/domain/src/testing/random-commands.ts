import fc from 'fast-check';
import { applyPlan } from '../commands/apply-plan';
import { awardMatch } from '../commands/award-match';
import type { CommandResult } from '../commands/cup-event';
import { isSameScore } from '../commands/enter-score';
import { addNamedPlaceToGroup, removePlaceFromGroup } from '../commands/group-places';
import {
  addTeamsToGroup,
  createGroup,
  deleteGroup,
  moveTeamToGroup,
  recordLots,
  renameGroup,
  setRounds,
} from '../commands/groups';
import type { OccupantInput } from '../commands/match-sides';
import { createMatch, deleteMatch, editMatch, type MatchInput } from '../commands/matches';
import { createMatches } from '../commands/create-matches';
import { moveMatches } from '../commands/move-matches';
import { changeStageRules, createStage, deleteStage, renameStage, reorderStages } from '../commands/stages';
import { createTeam, createTeams, deleteTeam, removeTeamFromGroup, updateTeam } from '../commands/teams';
import { editTournament } from '../commands/tournaments';
import { takeTeamBack, withdrawTeam } from '../commands/withdraw-team';
import { MATCH_RULE_PRESETS as RULES } from '../cup/match-rules';
import { hasScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { refused } from '../cup/result';
import { findPlan } from '../plan/find-plan';
import { deriveFixtures } from '../plan/format/derive-matches';
import { findKeptRecords, fixedMatchesOf } from '../plan/kept-records';
import { encodePlan } from '../plan/plan-request';
import type { PlanSettings } from '../plan/settings';
import { arbitraryCup, arbitraryCupOfPlaces } from './arbitrary-cup';
import { changeMatch } from './build-cup';
import { buildPlanSettings } from './build-plan';

const NOW = Date.parse('2026-03-06T05:00Z');

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** The record that a number chooses, whichever it is; undefined when there are no records, so that a command is refused. */
const pick = <Entity>(records: readonly Entity[], choice: number): Entity | undefined =>
  records[choice % Math.max(records.length, 1)];

const TIMES = ['10:00', '11:30', '13:00'];
const PLACES = ['1st Group A', '2nd Group B', '4th Group A', 'Best third 1', 'Winner match 2', 'Nowhere'];
const NAMES = ['Aare', 'Group A', 'Groups', 'A1', 'Final', 'group a'];

interface Dice {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly flag: boolean;
}

const name = ({ b }: Dice) => pick(NAMES, b) ?? '';
const place = ({ c }: Dice) => ({ date: '2026-06-13', time: pick(TIMES, c) ?? '', location: 'Hall' });

function occupant(cup: Cup, choice: number): OccupantInput {
  const team = pick(cup.teams, choice);
  if (choice % 3 === 0) return { kind: 'keep' };
  if (choice % 3 === 1 || !team)
    return { kind: 'placeholder', text: choice % 2 ? 'Winner Match 1' : 'Somebody' };
  return { kind: 'team', teamId: team.teamId };
}

function matchInput(cup: Cup, match: Match, { a, b, c, flag }: Dice): MatchInput {
  const goals = flag ? b % 4 : undefined;
  const isCleared = c % 7 === 0 && flag;
  const scoreOf = (value: number | undefined) =>
    isCleared ? { goals: null, kicks: null } : value === undefined ? {} : { goals: value };
  return {
    ...match,
    local: { team: a % 2 ? { kind: 'keep' } : occupant(cup, a), ...scoreOf(goals) },
    visitor: { team: a % 3 ? { kind: 'keep' } : occupant(cup, b), ...scoreOf(goals && (goals + 1) % 4) },
    time: c % 2 ? match.time : (pick(TIMES, c) ?? ''),
    location: c % 5 ? match.location : `Hall ${b}`,
  };
}

/** The cup after a command, where each match whose score was typed has a new revision of its log. */
function withLogs(before: Cup, after: Cup): Cup {
  const present = new Map(before.matches.map((match) => [match.matchId, match]));
  const matches = after.matches.map((match) => {
    const old = present.get(match.matchId);
    const isTyped = old ? !isSameScore(old, match) : hasScore(match);
    return isTyped ? { ...match, logRevision: (match.logRevision ?? 0) + 1 } : match;
  });
  return { ...after, matches };
}

type Command = (cup: Cup, dice: Dice) => CommandResult;

const COMMANDS: Readonly<Record<string, Command>> = {
  createGroup: (cup, d) =>
    createGroup(cup, { groupId: newId(), stageId: pick(cup.stages, d.a)?.stageId ?? '', name: name(d) }),
  renameGroup: (cup, d) => renameGroup(cup, pick(cup.groups, d.a)?.groupId ?? '', name(d)),
  deleteGroup: (cup, d) => deleteGroup(cup, pick(cup.groups, d.a)?.groupId ?? ''),
  addTeamsToGroup: (cup, d) => {
    const group = pick(cup.groups, d.a);
    const teamIds = [d.b, d.c].map((choice) => pick(cup.teams, choice)?.teamId ?? '');
    return addTeamsToGroup(cup, { groupId: group?.groupId ?? '', stageId: group?.stageId ?? '', teamIds });
  },
  moveTeamToGroup: (cup, d) => {
    const from = pick(cup.groups, d.a);
    const teamId = pick(from?.teamIds ?? [], d.c) ?? '';
    return moveTeamToGroup(cup, {
      teamId,
      groupId: from?.groupId ?? '',
      toGroupId: pick(cup.groups, d.b)?.groupId ?? '',
    });
  },
  recordLots: (cup, d) => {
    const group = pick(cup.groups, d.a);
    return recordLots(
      cup,
      group?.groupId ?? '',
      d.flag ? [] : [...(group?.teamIds ?? [])].reverse().slice(0, d.b % 3),
    );
  },
  removeTeamFromGroup: (cup, d) => {
    const group = pick(cup.groups, d.a);
    return removeTeamFromGroup(cup, group?.groupId ?? '', pick(group?.teamIds ?? [], d.b) ?? '');
  },
  addPlaceToGroup: (cup, d) =>
    addNamedPlaceToGroup(cup, pick(cup.groups, d.a)?.groupId ?? '', pick(PLACES, d.b) ?? ''),
  removePlaceFromGroup: (cup, d) => removePlaceFromGroup(cup, pick(cup.groups, d.a)?.groupId ?? '', d.b % 3),
  createTeam: (cup, d) => createTeam(cup, { teamId: newId(), name: `T${d.a}`, players: [] }, newId),
  createTeams: (cup, d) => {
    const inputs = [`T${d.a}`, `T${d.b}`, `T${d.c}`].slice(0, d.c % 4);
    return createTeams(
      cup,
      inputs.map((teamName) => ({ teamId: newId(), name: teamName, players: [] })),
      newId,
    );
  },
  updateTeam: (cup, d) => {
    const team = pick(cup.teams, d.a);
    const input = { name: d.flag ? (team?.name ?? '') : name(d), players: d.c % 2 ? [{ name: 'Mia' }] : [] };
    return updateTeam(cup, { teamId: team?.teamId ?? '', ...input }, newId);
  },
  deleteTeam: (cup, d) => deleteTeam(cup, pick(cup.teams, d.a)?.teamId ?? ''),
  createStage: (cup, d) =>
    createStage(cup, {
      stageId: newId(),
      name: name(d),
      type: d.flag ? 'group' : 'knockout',
      order: 20 + d.a,
    }),
  renameStage: (cup, d) => renameStage(cup, pick(cup.stages, d.a)?.stageId ?? '', name(d)),
  reorderStages: (cup, d) => {
    const stageIds = cup.stages.map(({ stageId }) => stageId);
    const at = d.a % Math.max(stageIds.length, 1);
    return reorderStages(cup, [...stageIds.slice(at), ...stageIds.slice(0, at)]);
  },
  changeStageRules: (cup, d) =>
    changeStageRules(cup, pick(cup.stages, d.a)?.stageId ?? '', { matchRules: d.flag ? RULES.futsal : null }),
  deleteStage: (cup, d) => deleteStage(cup, pick(cup.stages, d.a)?.stageId ?? ''),
  createMatch: (cup, d) => {
    const stage = pick(cup.stages, d.a);
    const group = pick(
      cup.groups.filter(({ stageId }) => stageId === stage?.stageId),
      d.b,
    );
    const [local, visitor] = [d.b, d.c].map((choice): OccupantInput => {
      const teamId = pick(group?.teamIds ?? cup.teams.map((team) => team.teamId), choice);
      return teamId === undefined || (!group && choice % 2)
        ? { kind: 'placeholder', text: 'Winner Match 1' }
        : { kind: 'team', teamId };
    });
    const goals = d.flag ? { goals: d.a % 4 } : {};
    return createMatch(
      cup,
      {
        matchId: newId(),
        stageId: stage?.stageId ?? '',
        groupId: group?.groupId ?? null,
        local: { team: local ?? { kind: 'keep' }, ...goals },
        visitor: { team: visitor ?? { kind: 'keep' }, ...goals },
        ...place(d),
      },
      NOW,
    );
  },
  createMatches: (cup, d) => {
    const matches = [d.a, d.b].map((choice, index) => ({
      local: pick(cup.teams, choice)?.name ?? `T${choice}`,
      visitor: d.flag ? `T${d.c}` : (pick(cup.teams, d.c)?.name ?? 'T1'),
      ...(index === 0 && d.flag && { group: name(d) }),
      ...place(d),
    }));
    return createMatches(cup, { stageId: pick(cup.stages, d.b)?.stageId ?? '', matches }, newId, NOW);
  },
  editMatch: (cup, d) => {
    const match = pick(cup.matches, d.a + d.b);
    return match ? editMatch(cup, matchInput(cup, match, d), NOW) : deleteMatch(cup, '');
  },
  moveMatchToGroup: (cup, d) => {
    const ofGroups = cup.matches.filter(({ groupId }) => groupId !== null);
    const match = pick(ofGroups, d.a);
    const others = cup.groups.filter(
      ({ stageId, groupId }) => stageId === match?.stageId && groupId !== match.groupId,
    );
    const group = pick(others, d.b);
    if (!match || !group) return deleteMatch(cup, '');
    const sideOf = (choice: number) =>
      ({ team: { kind: 'team', teamId: pick(group.teamIds, choice) ?? '' } }) as const;
    const sides = { local: sideOf(d.c), visitor: sideOf(d.c + 1) };
    return editMatch(cup, { ...match, ...sides, groupId: group.groupId }, NOW);
  },
  deleteMatch: (cup, d) => deleteMatch(cup, pick(cup.matches, d.a)?.matchId ?? ''),
  moveMatches: (cup, d) => {
    const some = [d.a, d.b, d.c]
      .flatMap((choice) => pick(cup.matches, choice) ?? [])
      .slice(0, d.flag ? 3 : 1);
    return moveMatches(
      cup,
      some.map(({ matchId, date, time, location }, index) => ({
        matchId,
        date,
        time: index === 0 && d.flag ? time : '19:00',
        location: d.c % 3 ? location : `Hall ${d.a}`,
      })),
      NOW,
    );
  },
  withdrawTeam: (cup, d) => {
    const teamId = pick(cup.teams, d.a)?.teamId ?? '';
    return withdrawTeam(cup, { teamId, results: d.flag ? 'stand' : 'annulled' }, NOW);
  },
  takeTeamBack: (cup, d) => takeTeamBack(cup, pick(cup.teams, d.a)?.teamId ?? ''),
  awardMatch: (cup, d) => {
    const forfeit = pick(['local', 'visitor', 'both', null] as const, d.b) ?? null;
    return awardMatch(cup, { matchId: pick(cup.matches, d.a + d.c)?.matchId ?? '', forfeit });
  },
  setRounds: (cup, d) =>
    setRounds(cup, pick(cup.groups, d.a)?.groupId ?? '', pick([null, 1, 2], d.b) ?? null),
  editTournament: (cup, d) => {
    const result = editTournament(
      cup.tournament,
      d.flag ? { date: cup.tournament.date } : { date: cup.tournament.date, name: name(d) },
      NOW,
    );
    return result.ok ? { ...result, value: { ...cup, tournament: result.value } } : result;
  },
};

const arbitraryDice: fc.Arbitrary<Dice> = fc.record({
  a: fc.nat({ max: 60 }),
  b: fc.nat({ max: 60 }),
  c: fc.nat({ max: 60 }),
  flag: fc.boolean(),
});

/** A command with its inputs, which it chooses from the records of the cup that it is given. */
export interface RandomCommand {
  readonly call: string;
  /** Carries out the command. In the result, each match whose score was typed has a new revision of its log. */
  readonly run: (cup: Cup) => CommandResult;
}

function logged(cup: Cup, result: CommandResult): CommandResult {
  return result.ok ? { ...result, value: withLogs(cup, result.value) } : result;
}

/** Any command but a plan. It may be refused. */
export const arbitraryCommand: fc.Arbitrary<RandomCommand> = fc
  .tuple(fc.constantFrom(...Object.entries(COMMANDS)), arbitraryDice)
  .map(([[call, command], dice]) => ({ call, run: (cup) => logged(cup, command(cup, dice)) }));

/** The cup before its first match, so that its matches can be moved and its teams can leave. */
function unplayed(cup: Cup): Cup {
  const clear = (match: Match) =>
    changeMatch(match, {
      local: { goals: null, kicks: null },
      visitor: { goals: null, kicks: null },
      scoredTeams: null,
    });
  return { ...cup, matches: cup.matches.map(clear) };
}

/** A cup in which much is played, or nothing, with or without a group that takes places. */
export const arbitraryStart = fc.oneof(
  arbitraryCup,
  arbitraryCupOfPlaces,
  arbitraryCupOfPlaces.map(unplayed),
);

/** Settings that differ little, so that a second plan keeps much of the first. */
const arbitrarySettings: fc.Arbitrary<PlanSettings> = fc
  .record({
    teams: fc.constantFrom(4, 6),
    groups: fc.constantFrom(0, 1, 2, 2),
    rounds: fc.constantFrom(1, 1, 2) as fc.Arbitrary<1 | 2>,
    qualifiers: fc.constantFrom(0, 0, 1, 2),
    playedTo: fc.constantFrom(2, 4),
    courts: fc.constantFrom(1, 2),
    minutesBetween: fc.constantFrom(3, 5),
    lower: fc.boolean(),
  })
  .map(({ teams, groups, rounds, qualifiers, playedTo, courts, minutesBetween, lower }) => {
    const settings = buildPlanSettings({
      teams,
      courts,
      format: { groups, rounds, qualifiers, playedTo },
      time: { minutesBetween },
    });
    return lower
      ? { ...settings, names: { ...settings.names, group: settings.names.group.toLowerCase() } }
      : settings;
  });

/** Plans a cup with the present settings, and applies the plan. */
export function planCup(cup: Cup, settings: PlanSettings): CommandResult {
  const kept = findKeptRecords(cup, settings, deriveFixtures(settings));
  const fixed = fixedMatchesOf(kept, settings);
  const found = findPlan(settings, fixed);
  if (found.plan === null) return refused('plan_cannot_be_played');
  return applyPlan(cup, encodePlan(found.plan, new Set(fixed.map(({ match }) => match))), {
    newId,
    now: NOW,
  });
}

/** A plan for the teams '1' to '6'. */
export const arbitraryPlan: fc.Arbitrary<RandomCommand> = arbitrarySettings.map((settings) => ({
  call: 'applyPlan',
  run: (cup) => planCup(cup, settings),
}));
