import { type BrokenRule, findBrokenRules } from '@futsal-cup/domain/rules/find-broken-rules';
import { allowed, type Refusal, refused, type Result } from '@futsal-cup/domain/cup/result';
import type { DocumentForm } from '../collections';
import { FORMS } from '../collections';
import type { Stamps, StoredCup, StoredTournament } from '../stored';
import { fingerprintOf, type KeptRecord, type KeptRecords } from './kept-records';

interface Part<Entity> {
  readonly name: keyof KeptRecords;
  readonly form: DocumentForm<Entity>;
  readonly idOf: (entity: Entity) => string;
}

const TOURNAMENTS: Part<StoredTournament> = {
  name: 'tournaments',
  form: FORMS.tournaments,
  idOf: ({ tournamentId }) => tournamentId,
};

/** Finds a record that has been changed, created or deleted since the change. */
function findChangedSince<Entity>(
  { name, form, idOf }: Part<Entity>,
  present: readonly Entity[],
  kept: readonly KeptRecord[],
): Refusal | null {
  const byId = new Map(present.map((entity) => [idOf(entity), entity]));
  const changed = kept.find(({ id, after }) => {
    const entity = byId.get(id);
    return (entity === undefined ? null : fingerprintOf(form.toDocument(entity))) !== after;
  });
  return changed ? refused('record_was_changed_since', `${name}/${changed.id}`) : null;
}

/** Restores the records that a change has written, and removes those that it created. */
function putBackPart<Entity extends Stamps>(
  part: Part<Entity>,
  present: readonly Entity[],
  kept: readonly KeptRecord[],
): Result<readonly Entity[]> {
  if (kept.length === 0) return allowed(present);
  const problem = findChangedSince(part, present, kept);
  if (problem) return problem;
  const { form, idOf } = part;
  const byId = new Map(kept.map((record) => [record.id, record]));
  // The record gets the stamp of the last write, so that the next stamp is later.
  const revive = ({ id, before }: KeptRecord, last?: Entity): Entity[] => {
    if (!before) return [];
    const entity = form.fromDocument(id, before);
    return [{ ...entity, updatedAt: last?.updatedAt ?? entity.updatedAt }];
  };
  const stayed = present.flatMap((entity) => {
    const record = byId.get(idOf(entity));
    return record ? revive(record, entity) : [entity];
  });
  const returned = kept.filter(({ after }) => after === null).flatMap((record) => revive(record));
  return allowed([...stayed, ...returned]);
}

const NOTHING = { teams: [], stages: [], groups: [], matches: [] } as const;

/**
 * A broken rule in a restored record, such as a taken name, is refused with that rule. A broken rule in any other record means that a later
 * record refers to a record that the undo removes.
 */
function nameProblem({ msg, path }: BrokenRule, kept: KeptRecords): Refusal {
  const [name = '', id] = path.split('/');
  const isOfChange =
    id === undefined || (kept[name as keyof KeptRecords] ?? []).some((record) => record.id === id);
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

function findNewProblem(before: StoredCup | null, after: StoredCup, kept: KeptRecords): Refusal | null {
  const old = before ? problemsOf(before) : null;
  const problems = findBrokenRules(after).filter((rule) => !old?.has(asText(rule)));
  const named = problems.map((rule) => nameProblem(rule, kept));
  return named.find(({ error }) => error.msg !== 'record_is_in_use') ?? named[0] ?? null;
}

/** Finds a record that would be left over when the undo removes the cup, because it was created later. */
function findLeftover(present: StoredCup, kept: KeptRecords): Refusal | null {
  const parts = [
    ['teams', present.teams.map(({ teamId }) => teamId)],
    ['stages', present.stages.map(({ stageId }) => stageId)],
    ['groups', present.groups.map(({ groupId }) => groupId)],
    ['matches', present.matches.map(({ matchId }) => matchId)],
  ] as const;
  for (const [name, ids] of parts) {
    const known = new Set(kept[name].map(({ id }) => id));
    const leftover = ids.find((id) => !known.has(id));
    if (leftover !== undefined) return refused('record_is_in_use', `${name}/${leftover}`);
  }
  return null;
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
  const tournaments = putBackPart(TOURNAMENTS, present ? [present.tournament] : [], kept.tournaments);
  if (!tournaments.ok) return tournaments;
  const [tournament] = tournaments.value;
  const records = present ?? NOTHING;
  const leftover = !tournament && present ? findLeftover(present, kept) : null;
  if (leftover) return leftover;
  const teams = putBackPart(
    { name: 'teams', form: FORMS.teams, idOf: (team) => team.teamId },
    records.teams,
    kept.teams,
  );
  if (!teams.ok) return teams;
  const stages = putBackPart(
    { name: 'stages', form: FORMS.stages, idOf: (stage) => stage.stageId },
    records.stages,
    kept.stages,
  );
  if (!stages.ok) return stages;
  const groups = putBackPart(
    { name: 'groups', form: FORMS.groups, idOf: (group) => group.groupId },
    records.groups,
    kept.groups,
  );
  if (!groups.ok) return groups;
  const matches = putBackPart(
    { name: 'matches', form: FORMS.matches, idOf: (match) => match.matchId },
    records.matches,
    kept.matches,
  );
  if (!matches.ok) return matches;
  const plans = putBackPart(
    { name: 'plans', form: FORMS.plans, idOf: (plan) => plan.tournamentId },
    present?.plan ? [present.plan] : [],
    kept.plans,
  );
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
