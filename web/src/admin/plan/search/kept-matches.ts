import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { findKeptRecords, fixedMatchesOf } from '@futsal-cup/domain/plan/kept-records';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import type { Cup } from '../../../shelf/cup/cup';
import { toDomainCup } from '../../cup/domain-cup';

/** Returns the records of the cup that a plan keeps. Of its matches, those that have begun stay fixed; the plan is made around them. */
export function keptMatches(cup: Cup, settings: PlanSettings) {
  const kept = findKeptRecords(toDomainCup(cup), settings, deriveFixtures(settings));
  return { kept, fixed: fixedMatchesOf(kept, settings) };
}
