import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCupOfTeams } from '../testing/build-plan';
import {
  arbitraryCommand,
  arbitraryPlan,
  arbitraryStart,
  type RandomCommand,
} from '../testing/random-commands';
import { type ChangedRecords, findChangedRecords, type RecordChange } from './changed-records';
import type { RecordedChange } from './recorded-change';
import { tellEvent } from './tell-event';

interface Named {
  readonly name: string;
}

/** The changed records of the kind that the words name, with the names that these records had and have. */
function subjectsOf({ what }: RecordedChange, changed: ChangedRecords): readonly RecordChange<Named>[] {
  if (what.startsWith('tournament-')) return changed.tournaments;
  if (what.startsWith('team-')) return changed.teams;
  return what.startsWith('stage') ? changed.stages : changed.groups;
}

/** Whether the words fit what has happened to the records: a record of their kind was created, deleted or changed. */
function isTrue(told: RecordedChange, changed: ChangedRecords): boolean {
  const { what, name, to, match } = told;
  if (what === 'plan-applied') return true;
  const fits = ({ before, after }: RecordChange<object>) =>
    what.endsWith('-created') ? !before : what.endsWith('-deleted') ? !after : Boolean(before && after);
  if (match) {
    return changed.matches.some(
      (change) => fits(change) && (change.after ?? change.before)?.matchId === match.matchId,
    );
  }
  const subjects = subjectsOf(told, changed).filter(fits);
  // When a team joins or leaves a group, the words give the group as `to`, because the group is the record that changes.
  const named = what === 'group-teams-added' || what === 'group-teams-removed' ? to : name;
  return subjects.some(({ before, after }) => named === null || [before?.name, after?.name].includes(named));
}

/** Carries out a command. What its event tells must be true of the records, whenever any of them has changed. */
function judge(cup: Cup, { call, run }: RandomCommand): Cup {
  const result = run(cup);
  if (!result.ok) return cup;
  const after = result.value;
  const changed = findChangedRecords(cup, after);
  const told = tellEvent(result.event, changed, after.teams);
  const isChanged = Object.values(changed).flat().length > 0;
  if (isChanged) expect({ call, told, isTrue: isTrue(told, changed) }).toMatchObject({ isTrue: true });
  return after;
}

it('tells of every command what is true of the records', () => {
  fc.assert(
    fc.property(arbitraryStart, fc.array(arbitraryCommand, { maxLength: 30 }), (cup, commands) => {
      commands.reduce(judge, cup);
    }),
  );
});

it('tells of every plan what is true of the records', () => {
  const arbitraryStep = fc.oneof(
    { weight: 3, arbitrary: arbitraryPlan },
    { weight: 1, arbitrary: arbitraryCommand },
  );
  fc.assert(
    fc.property(fc.array(arbitraryStep, { minLength: 2, maxLength: 5 }), (commands) => {
      commands.reduce(judge, buildCupOfTeams(6));
    }),
    { numRuns: 30 },
  );
});
