import type { LevelTeams } from '@futsal-cup/domain/bracket/open-decisions';
import type { DecisionKind } from '@futsal-cup/domain/cup/table-rules';
import type { DecisionSubject, Recorded } from './decision-subject';

type Subject<Record extends { readonly updatedAt: string }> = DecisionSubject<Record>;

/** Holds the form for a decision as it was opened; loading the cup again does not change it. */
export interface OpenedDecision<Record> {
  readonly record: Record;
  readonly recorded: Recorded;
  readonly levels: readonly LevelTeams[];
  /** The level teams in the order that the person has chosen. */
  readonly order: readonly LevelTeams[];
  readonly decision: DecisionKind;
}

/** The kind in the form at first. A record from before the kinds has none to go on from. */
function firstKind({ decision }: Recorded): DecisionKind {
  return decision === 'unstated' ? 'lots' : decision;
}

export function openDecision<Record extends { readonly updatedAt: string }>(
  subject: Subject<Record>,
): OpenedDecision<Record> {
  const { record } = subject;
  const recorded = subject.recordedIn(record);
  const levels = subject.levelsWith(recorded);
  return { record, recorded, levels, order: levels, decision: firstKind(recorded) };
}

export function isChanged({
  recorded,
  levels,
  order,
  decision,
}: Omit<OpenedDecision<unknown>, 'record'>): boolean {
  const teamIdsOf = (all: readonly LevelTeams[]) => all.flatMap(({ teamIds }) => teamIds);
  const before = teamIdsOf(levels);
  return (
    decision !== firstKind(recorded) || teamIdsOf(order).some((teamId, index) => teamId !== before[index])
  );
}

/** Returns the decision to save. Its order includes earlier decisions among other teams. */
export function decisionOf({ recorded, order, decision }: OpenedDecision<unknown>): Recorded {
  const teamIds = order.flatMap((level) => level.teamIds);
  return {
    teamIds: [...recorded.teamIds.filter((teamId) => !teamIds.includes(teamId)), ...teamIds],
    decision,
  };
}

/** Tells whether the same teams are still level, in any order of the table. */
export function areStillLevel(
  { levels }: Pick<OpenedDecision<unknown>, 'levels'>,
  now: readonly LevelTeams[],
): boolean {
  const inWords = (all: readonly LevelTeams[]) =>
    JSON.stringify(all.map(({ from, teamIds }) => [from, teamIds.toSorted()]));
  return inWords(levels) === inWords(now);
}
