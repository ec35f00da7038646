import {
  type BrokenRule,
  findBrokenRules,
  isLaterRule,
  isOfLook,
} from '@futsal-cup/domain/rules/find-broken-rules';
import { allowed, type Refusal, refused, type Result } from '@futsal-cup/domain/cup/result';
import { FORMS } from '../collections';
import { type CollectionName, ID_OF, type StoredCup, type StoredRecords } from '../stored';
import { fingerprintOf, type KeptRecord, type KeptRecords } from './kept-records';

/** Finds a record that has been changed, created or deleted since the change. */
function findChangedSince<Name extends CollectionName>(
  name: Name,
  present: readonly StoredRecords[Name][],
  kept: readonly KeptRecord[],
): Refusal | null {
  const byId = new Map(present.map((record) => [ID_OF[name](record), record]));
  const changed = kept.find(({ id, after }) => {
    const record = byId.get(id);
    return (record === undefined ? null : fingerprintOf(FORMS[name].toDocument(record))) !== after;
  });
  return changed ? refused('record_was_changed_since', `${name}/${changed.id}`) : null;
}

/** Restores the records that a change has written, and removes those that it created. */
function putBackPart<Name extends CollectionName>(
  name: Name,
  present: readonly StoredRecords[Name][],
  { [name]: kept }: KeptRecords,
): Result<readonly StoredRecords[Name][]> {
  if (kept.length === 0) return allowed(present);
  const problem = findChangedSince(name, present, kept);
  if (problem) return problem;
  const byId = new Map(kept.map((record) => [record.id, record]));
  // The record gets the stamp of the last write, so that the next stamp is later.
  const revive = ({ id, before }: KeptRecord, last?: StoredRecords[Name]): StoredRecords[Name][] => {
    if (!before) return [];
    const record = FORMS[name].fromDocument(id, before);
    return [{ ...record, updatedAt: last?.updatedAt ?? record.updatedAt }];
  };
  const stayed = present.flatMap((record) => {
    const ofChange = byId.get(ID_OF[name](record));
    return ofChange ? revive(ofChange, record) : [record];
  });
  const returned = kept.filter(({ after }) => after === null).flatMap((record) => revive(record));
  return allowed([...stayed, ...returned]);
}

const NOTHING = { teams: [], stages: [], groups: [], matches: [] } as const;

/**
 * A broken rule in a restored record, such as a taken name, is refused with that rule. A broken rule in any other record means that a later
 * record refers to a record that the undo removes.
 */
function nameProblem(rule: BrokenRule, kept: KeptRecords): Refusal {
  const { msg, path } = rule;
  const [, id] = path.split('/');
  const isOfChange = id === undefined || keptIn(rule, kept).some((record) => record.id === id);
  return isOfChange ? refused(msg, path) : refused('record_is_in_use', path);
}

function asText({ msg, path }: BrokenRule): string {
  return `${msg} ${path}`;
}

/** The problems of a cup are cached, because a page of the history checks the same cup for each of its entries. */
const knownProblems = new WeakMap<StoredCup, ReadonlySet<string>>();

function problemsOf(cup: StoredCup): ReadonlySet<string> {
  const problems = knownProblems.get(cup) ?? new Set(findBrokenRules(cup).map(asText));
  knownProblems.set(cup, problems);
  return problems;
}

/** The records of the change in the part of a cup that the path of a rule names. */
function keptIn({ path }: BrokenRule, kept: KeptRecords): readonly KeptRecord[] {
  const [name = ''] = path.split('/');
  return kept[name as keyof KeptRecords] ?? [];
}

/** Whether a rule is broken because something deleted comes back, whose name looked like another one before. */
function comesBack(rule: BrokenRule, kept: KeptRecords): boolean {
  return isOfLook(rule) && keptIn(rule, kept).some(({ after }) => after === null);
}

function findNewProblem(before: StoredCup | null, after: StoredCup, kept: KeptRecords): Refusal | null {
  const isOld = (rule: BrokenRule) =>
    before ? comesBack(rule, kept) || problemsOf(before).has(asText(rule)) : isLaterRule(rule);
  const problems = findBrokenRules(after).filter((rule) => !isOld(rule));
  const named = problems.map((rule) => nameProblem(rule, kept));
  return named.find(({ error }) => error.msg !== 'record_is_in_use') ?? named[0] ?? null;
}

/** Finds a record that would be left over when the undo removes the cup, because it was created later. */
function findLeftover(present: StoredCup, kept: KeptRecords): Refusal | null {
  const findIn = <Name extends CollectionName>(name: Name, records: readonly StoredRecords[Name][]) => {
    const known = new Set(kept[name].map(({ id }) => id));
    const leftover = records.map(ID_OF[name]).find((id) => !known.has(id));
    return leftover === undefined ? null : refused('record_is_in_use', `${name}/${leftover}`);
  };
  const { teams, stages, groups, matches } = present;
  return (
    findIn('teams', teams) ??
    findIn('stages', stages) ??
    findIn('groups', groups) ??
    findIn('matches', matches)
  );
}

/** Whether a change has deleted its tournament, so that the undo brings it back. */
export function hasDeletedCup({ tournaments }: KeptRecords): boolean {
  return tournaments.some(({ after }) => after === null);
}

/**
 * The cup without a change: the records of the change as they were before it, and all others as they are now. It is null when the change
 * had created the cup. The undo is refused where one of the records has been written since, and where it would break a rule.
 */
export function putBack(present: StoredCup | null, kept: KeptRecords): Result<StoredCup | null> {
  if (!present && !hasDeletedCup(kept)) return refused('tournament_not_found', 'tournamentId');
  const tournaments = putBackPart('tournaments', present ? [present.tournament] : [], kept);
  if (!tournaments.ok) return tournaments;
  const [tournament] = tournaments.value;
  const records = present ?? NOTHING;
  const leftover = !tournament && present ? findLeftover(present, kept) : null;
  if (leftover) return leftover;
  const teams = putBackPart('teams', records.teams, kept);
  if (!teams.ok) return teams;
  const stages = putBackPart('stages', records.stages, kept);
  if (!stages.ok) return stages;
  const groups = putBackPart('groups', records.groups, kept);
  if (!groups.ok) return groups;
  const matches = putBackPart('matches', records.matches, kept);
  if (!matches.ok) return matches;
  const plans = putBackPart('plans', present?.plan ? [present.plan] : [], kept);
  if (!plans.ok) return plans;
  if (!tournament) return allowed(null);
  const after: StoredCup = {
    tournament,
    teams: teams.value,
    stages: stages.value,
    groups: groups.value,
    matches: matches.value,
    plan: plans.value[0] ?? null,
  };
  return findNewProblem(present, after, kept) ?? allowed(after);
}
