import { openDecisionsOf } from '@futsal-cup/domain/bracket/open-decisions';
import { recordLots } from '@futsal-cup/domain/commands/groups';
import { recordDecisionAcross } from '@futsal-cup/domain/commands/stages';
import type { GroupView, StageView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import type { DecisionKind } from '@futsal-cup/domain/cup/table-rules';
import type { LevelTeams } from '@futsal-cup/domain/bracket/open-decisions';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { doLotsDecide } from '@futsal-cup/domain/standings/standings';
import type { Cup } from '../../../shelf/cup/cup';
import { toTableTeams } from '../../../shelf/cup/table-input';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { FormCall } from '../../calls/submit-form';
import { cupOfStage } from '../../cup/cup-of-category';
import { toDomainCup } from '../../cup/domain-cup';

/** What was decided, as an order of team ids; empty where nothing was. */
export interface Recorded {
  readonly teamIds: readonly string[];
  readonly decision: DecisionKind;
}

export const NOTHING: Recorded = { teamIds: [], decision: 'unstated' };

/** A record in which a decision can stand: a group, or a stage for one place of its groups. */
export type GroupRecord = Pick<GroupView, 'groupId' | 'lots' | 'decision' | 'updatedAt'>;
export type StageRecord = Pick<StageView, 'stageId' | 'decisions' | 'updatedAt'>;

type DecisionCall = FormCall<'recordLots' | 'recordDecisionAcross'>;

/** Where teams can be level, and how a decision among them is read, recorded and sent. */
export interface DecisionSubject<Record extends { readonly updatedAt: string }> {
  readonly record: Record;
  /** The place of the groups that is compared; null within a group. */
  readonly place: number | null;
  readonly recordedIn: (record: Record) => Recorded;
  /** Finds the level teams on whose order something depends, as if the decision were another one. */
  readonly levelsWith: (recorded: Recorded) => readonly LevelTeams[];
  /** Whether what is recorded separates teams. Results may do so by now. */
  readonly isDeciding: () => boolean;
  readonly change: (before: DomainCup, recorded: Recorded) => Result<DomainCup>;
  readonly callOf: (recorded: Recorded, against: Record) => DecisionCall;
}

/**
 * What was decided among the teams of these groups. A record keeps a team in whose place a corrected result has brought another one. No decision
 * about it is taken any more, and one about a single team says nothing.
 */
function amongTeamsOf(groups: readonly GroupView[], { teamIds, decision }: Recorded): Recorded {
  const members = new Set(groups.flatMap(({ Teams }) => Teams.map(({ teamId }) => teamId)));
  const left = teamIds.filter((id) => members.has(id));
  return left.length > 1 ? { teamIds: left, decision } : NOTHING;
}

export function subjectOfGroup(cup: Cup, group: GroupView): DecisionSubject<GroupRecord> {
  const { groupId } = group;
  const ofCategory = cupOfStage(cup, group.stageId);
  const change = (before: DomainCup, { teamIds, decision }: Recorded) =>
    recordLots(before, groupId, teamIds, decision);
  return {
    record: group,
    place: null,
    recordedIn: ({ lots, decision = 'unstated' }) => amongTeamsOf([group], { teamIds: lots, decision }),
    levelsWith: (recorded) => {
      const decided = change(toDomainCup(cup), recorded);
      return decided.ok ? openDecisionsOf(decided.value).filter((open) => open.groupId === groupId) : [];
    },
    isDeciding: () =>
      doLotsDecide({
        points: ofCategory.points,
        rules: tableRulesOf(ofCategory),
        teams: toTableTeams(group, cup),
        matches: allMatches(cup).filter((match) => match.groupId === groupId),
        lots: group.lots,
      }),
    change,
    callOf: ({ teamIds, decision }, { updatedAt }) => ({
      call: 'recordLots',
      payload: { groupId, teamIds: [...teamIds], ...(teamIds.length > 0 && { decision }), updatedAt },
    }),
  };
}

export function subjectOfPlace(cup: Cup, stage: StageRecord, place: number): DecisionSubject<StageRecord> {
  const { stageId } = stage;
  const groups = cup.Stages.find((other) => other.stageId === stageId)?.groups ?? [];
  const recordedIn = ({ decisions = [] }: StageRecord) =>
    amongTeamsOf(groups, decisions.find((decided) => decided.place === place) ?? NOTHING);
  const change = (before: DomainCup, recorded: Recorded) =>
    recordDecisionAcross(before, stageId, { place, ...recorded });
  const levelsWith = (recorded: Recorded) => {
    const decided = change(toDomainCup(cup), recorded);
    if (!decided.ok) return [];
    return openDecisionsOf(decided.value).filter((open) => open.stageId === stageId && open.across === place);
  };
  return {
    record: stage,
    place,
    recordedIn,
    levelsWith,
    isDeciding: () => {
      const { teamIds } = recordedIn(stage);
      return levelsWith(NOTHING).some((level) => level.teamIds.every((id) => teamIds.includes(id)));
    },
    change,
    callOf: ({ teamIds, decision }, { updatedAt }) => ({
      call: 'recordDecisionAcross',
      payload: { stageId, place, teamIds: [...teamIds], decision, updatedAt },
    }),
  };
}
