import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { findPlan } from '@futsal-cup/domain/plan/find-plan';
import { encodePlan } from '@futsal-cup/domain/plan/plan-request';
import type { PlanSettings, PlanTime } from '@futsal-cup/domain/plan/settings';
import { buildFormat, type FormatDescription } from '@futsal-cup/domain/testing/build-plan';
import { buildTeams, buildTournament } from './builders';
import { dayFromNow } from './days';

export type PlanBody = Calls['applyPlan']['request'];

interface PlanDescription {
  readonly teamIds: readonly string[];
  readonly format?: FormatDescription;
  readonly time?: Partial<PlanTime>;
}

/** Returns the settings of a plan: by default one day on two courts, and two groups whose first two teams go on to semi-finals. */
export function planSettings({ teamIds, format, time }: PlanDescription): PlanSettings {
  return {
    teams: teamIds.map((teamId) => ({ teamId, isSeeded: false })),
    format: buildFormat({ groups: 2, qualifiers: 2, playedTo: 4, drawSeed: 7, ...format }, teamIds.length),
    time: {
      days: [{ date: dayFromNow(40), from: '09:00', to: '18:00' }],
      courts: ['Court 1', 'Court 2'].map((name) => ({ name, windows: null })),
      minutesPerMatch: 15,
      minutesBetween: 5,
      leastRest: 15,
      pauseBeforeKnockout: 20,
      ...time,
    },
    wishes: [],
    names: { stages: {}, group: 'Group' },
  };
}

/** Returns the plan of these settings as the page sends it. */
export function planBody(tournamentId: string, settings: PlanSettings): PlanBody {
  const { plan } = findPlan(settings);
  if (!plan) throw new Error('There is a plan for the settings of a test');
  const { slots, fingerprint } = encodePlan(plan, new Set());
  // The body is a copy that a test may change, as a forger does.
  return structuredClone({ tournamentId, settings, slots, fingerprint }) as PlanBody;
}

/** Builds a tournament with this many teams, called Team 1, Team 2 and so on. */
export async function buildCupOfTeams(count: number): Promise<{ tournamentId: string; teamIds: string[] }> {
  const { tournamentId } = await buildTournament();
  const names = Array.from({ length: count }, (_, index) => `Team ${index + 1}`);
  return { tournamentId, teamIds: await buildTeams(tournamentId, names) };
}
