import { findCycle } from '../bracket/references';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { FLAT_NAMES } from '../cup/flat-match';
import { categoriesOf, categoryIdOf, tournamentOfCategory } from '../cup/categories';
import type { Stage, Team, Tournament } from '../cup/records';
import { type Refusal, refused } from '../cup/result';
import { type CupRecords, type KnownRecords, knownRecordsOf } from './known-records';
import {
  findLostReferences,
  findMemberProblem,
  findPlaceProblems,
  findStageProblem,
  findTakenPlaceProblem,
} from './places';
import { findCategoryProblem } from './in-categories';
import { findSharedFields } from './players-of-team';
import { findNoRoom, PARTS } from './room';
import { boundKey } from './side-keys';
import { findPlacesTaken, findTakenPlace } from './taken-places';
import {
  CATEGORY_LOOK,
  CATEGORY_NAME,
  GROUP_LOOK,
  GROUP_NAME,
  listShared,
  oneFinal,
  PAIRING,
  STAGE_LOOK,
  STAGE_NAME,
  STAGE_ORDER,
  TEAM_LOOK,
  TEAM_NAME,
  type Unique,
} from './unique';

/** A rule that a cup does not keep. */
export interface BrokenRule {
  readonly msg: ErrorCode;
  /** The record that breaks it, `teams/ID`, or the part of a cup that has too many. */
  readonly path: string;
  /** The field of the record that is at fault, by its name in the API; it is missing where the whole record is. */
  readonly field?: string;
}

/** The records of a cup, and what everybody sees of it. */
interface WholeCup extends CupRecords {
  readonly tournament?: Pick<Tournament, 'shown' | 'categories'>;
}

/** Says of each rule that a record breaks which record it is. Two rules that say the same of a field are told once. */
function tell(path: string, refusals: readonly (Refusal | null)[]): BrokenRule[] {
  const told = new Map<string, BrokenRule>();
  for (const refusal of refusals) {
    if (!refusal) continue;
    const { msg, path: field } = refusal.error;
    told.set(`${msg} ${field}`, field === undefined ? { msg, path } : { msg, path, field });
  }
  return [...told.values()];
}

function tellShared<Entity>(part: string, rule: Unique<Entity>, records: readonly Entity[]): BrokenRule[] {
  return listShared(rule, records)
    .flat()
    .flatMap((record) => tell(`${part}/${rule.idOf(record)}`, [refused(rule.msg, rule.field)]));
}

const UNIQUE: readonly ((cup: CupRecords) => readonly BrokenRule[])[] = [
  ({ teams }) => tellShared('teams', TEAM_NAME, teams),
  ({ teams }) => teams.flatMap(({ teamId, players }) => tell(`teams/${teamId}`, [findSharedFields(players)])),
  ({ stages }) => tellShared('stages', STAGE_NAME, stages),
  ({ stages }) => tellShared('stages', STAGE_ORDER, stages),
  ({ groups }) => tellShared('groups', GROUP_NAME, groups),
  ({ teams }) => tellShared('teams', TEAM_LOOK, teams),
  ({ stages }) => tellShared('stages', STAGE_LOOK, stages),
  ({ groups }) => tellShared('groups', GROUP_LOOK, groups),
  ({ matches }) => tellShared('matches', PAIRING, matches),
  ({ matches, stages }) => tellShared('matches', oneFinal(stages), matches),
];

/** The category of a team or a stage has to be one of the tournament. */
function ofCategories({ teams, stages, tournament }: WholeCup): BrokenRule[] {
  if (!tournament) return [];
  const problemOf = (record: Team | Stage) => [findCategoryProblem(tournament, record.categoryId)];
  return [
    ...tellShared('categories', CATEGORY_NAME, categoriesOf(tournament)),
    ...tellShared('categories', CATEGORY_LOOK, categoriesOf(tournament)),
    ...teams.flatMap((team) => tell(`teams/${team.teamId}`, problemOf(team))),
    ...stages.flatMap((stage) => tell(`stages/${stage.stageId}`, problemOf(stage))),
  ];
}

/** The tournament as it is for what is in a stage. */
function rulesOf(
  { tournament }: WholeCup,
  { stages }: KnownRecords,
  stageId: string,
): WholeCup['tournament'] {
  return tournament && tournamentOfCategory(tournament, categoryIdOf(stages.get(stageId)));
}

const LOOKS = new Set([CATEGORY_LOOK, TEAM_LOOK, STAGE_LOOK, GROUP_LOOK].map(({ msg }) => msg));

/** Whether the rule is one of names that look the same. Cups of earlier versions have such names, and nothing is lost by them. */
export function isOfLook({ msg }: BrokenRule): boolean {
  return LOOKS.has(msg);
}

/**
 * Whether a whole cup that was stored may break a rule when it is put back. Earlier versions let such names pass, and imports two texts that
 * mean one team.
 */
export function isLaterRule(rule: BrokenRule): boolean {
  return isOfLook(rule) || rule.msg === PAIRING.msg;
}

function ofGroups(cup: WholeCup, known: KnownRecords): BrokenRule[] {
  return cup.groups.flatMap((group) =>
    tell(`groups/${group.groupId}`, [
      findStageProblem(known, group.stageId, 'group'),
      ...group.teamIds.map((teamId, index) => findMemberProblem(known, group, teamId, `teamIds.${index}`)),
      ...(group.places ?? []).map((place, index) =>
        findTakenPlaceProblem(known, group, place, `places.${index}`),
      ),
      findPlacesTaken(rulesOf(cup, known, group.stageId), group),
    ]),
  );
}

function ofMatches(cup: WholeCup, known: KnownRecords): BrokenRule[] {
  const circle = new Set(findCycle(cup));
  return cup.matches.flatMap((match) => {
    const local = boundKey(match.local);
    const isAgainstItself = local !== null && local === boundKey(match.visitor);
    const isGroupFinal = match.isFinal === true && match.groupId !== null;
    const { teamId, source } = FLAT_NAMES.visitor;
    return tell(`matches/${match.matchId}`, [
      ...findPlaceProblems(known, match),
      ...findLostReferences(known, match),
      isAgainstItself ? refused('same_team_selected', match.visitor.teamId === null ? source : teamId) : null,
      isGroupFinal ? refused('match_is_not_a_knockout_match', 'isFinal') : null,
      findTakenPlace(rulesOf(cup, known, match.stageId), match),
      circle.has(match.matchId) ? refused('placeholder_cycle') : null,
    ]);
  });
}

/**
 * Finds the rules that a whole cup breaks: limits, names and orders that are taken, references to missing records, members of two groups,
 * duplicate matches, cycles of placeholders, and places that are taken although the tables are off. The commands ask the same functions about what they change.
 */
export function findBrokenRules(cup: WholeCup): readonly BrokenRule[] {
  const known = knownRecordsOf(cup);
  return [
    ...PARTS.flatMap((part) => tell(part, [findNoRoom(cup, part, 0)])),
    ...UNIQUE.flatMap((find) => find(cup)),
    ...ofCategories(cup),
    ...ofGroups(cup, known),
    ...ofMatches(cup, known),
  ];
}
