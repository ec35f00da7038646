import { categoriesOf } from '../cup/categories';
import type { Cup, Tournament } from '../cup/records';
import { refused, type Refusal } from '../cup/result';
import { shownInPart } from '../cup/shown';
import type { PlanRequest } from '../plan/plan-request';
import { isPlanReadable, writePlan } from '../plan/published-plan';
import type { PlanSettings } from '../plan/settings';
import { findTablesNeeded } from '../rules/taken-places';
import { buildPlannedCup, changeKept, type NewRecords } from './build-planned-cup';
import { type CommandResult, done } from './cup-event';
import { oneThing } from './plan-event';

/** Children play without winners, so a plan made for them switches the tables off. */
function tournamentAfter({ tournament }: Cup, { format }: PlanSettings): Tournament {
  const isForChildren = format.preset === 'children' && !shownInPart(tournament);
  return isForChildren ? { ...tournament, shown: 'no-tables' } : tournament;
}

/** A plan that this version does not read is not replaced, and a cup with categories has one plan over all of them (apply-blocks.ts). */
function findOtherPlan({ plan, tournament }: Cup): Refusal | null {
  if (plan && !isPlanReadable(plan)) return refused('plan_is_of_another_version_please_reload_the_page');
  return categoriesOf(tournament).length > 0 ? refused('cup_with_categories_is_planned_by_blocks') : null;
}

/**
 * Changes a cup to a plan. The plan's stages, groups, memberships, matches and placeholders replace those of the cup, except for matches
 * that have begun, which do not change. The matches are derived here from the settings, which become the cup's published plan. A request is
 * refused when it does not fit the settings, names a foreign team, moves or drops a begun match, or cannot be played, and when the
 * published plan is one of another version of the site, or when it takes places although the tables of the cup are off. Rest, pause and wishes are the organiser's decision, so a plan that was moved by
 * hand may break them.
 */
export function applyPlan(cup: Cup, request: PlanRequest, newRecords: NewRecords): CommandResult {
  const refusal = findOtherPlan(cup);
  if (refusal) return refusal;
  const planned = buildPlannedCup(cup, request, newRecords);
  if (!planned.ok) return planned;
  const plan = changeKept(cup.plan ?? undefined, writePlan(request));
  const tournament = tournamentAfter(cup, request.settings);
  const after = { ...planned.value.after, tournament, plan };
  if (findTablesNeeded(after, tournament)) return refused('no_place_can_be_taken_while_tables_are_off');
  return done(after, { kind: 'plan-applied', as: oneThing(cup, after, planned.value.kept) });
}
