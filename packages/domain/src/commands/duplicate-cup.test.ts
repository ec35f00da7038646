import { describe, expect, it } from 'vitest';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { sourceNamesOf } from '../bracket/source-names';
import { describeSource } from '../bracket/source-words';
import { MATCH_RULE_PRESETS } from '../cup/match-rules';
import type { Cup, Match } from '../cup/records';
import { findPlan } from '../plan/find-plan';
import { deriveFixtures } from '../plan/format/derive-matches';
import { describeReplacement, findKeptRecords } from '../plan/kept-records';
import { encodePlan } from '../plan/plan-request';
import { readPlan } from '../plan/published-plan';
import { buildCup } from '../testing/build-cup';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { namesOf } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';
import { COPIED_PARTS, duplicateCup } from './duplicate-cup';

const NOW = Date.parse('2026-06-14T12:00:00.000Z');

const cup = buildCup({
  tournament: { date: '2026-06-13', points: { win: 2, draw: 1, loss: 0 } },
  stages: [
    {
      name: 'Groups',
      groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'], lots: ['Lions'] } },
    },
    { name: 'Semi-finals', matches: ['1st Group A v Guest', 'Host v 2nd Group A'] },
    { name: 'Final', matches: ['Winner match 1 v Loser match 2'] },
  ],
});

function copied(copy: (typeof COPIED_PARTS)[number]): Cup {
  let count = 0;
  const newId = () => `new ${(count += 1)}`;
  return valueOf(duplicateCup(cup, { name: 'Cup 2027', date: '2027-06-12', copy }, { newId, now: NOW }));
}

it('keeps the rules of its stages', () => {
  const rules = MATCH_RULE_PRESETS.futsal;
  const stages = cup.stages.map((stage) =>
    stage.name === 'Final' ? { ...stage, matchRules: rules } : { ...stage, wipesCautions: true },
  );
  const copy = { name: 'Cup 2027', date: '2027-06-12', copy: 'structure' } as const;
  const after = valueOf(duplicateCup({ ...cup, stages }, copy, { newId: () => 'id', now: NOW }));
  expect(after.stages.map(({ matchRules }) => matchRules)).toEqual([undefined, undefined, rules]);
  expect(after.stages.map(({ wipesCautions }) => wipesCautions)).toEqual([true, true, undefined]);
});

it('keeps the rules of players, and with the teams what is known of each player', () => {
  const anna = { playerId: 'anna', name: 'Anna', number: 7, isCaptain: true, consent: 'hidden' } as const;
  const playerRules = { ties: 'shared', suspensions: { secondYellow: 1, red: 2, cautions: 4 } } as const;
  const teams = cup.teams.map((team) => ({ ...team, players: [anna] }));
  const matches = cup.matches.map((match) => ({
    ...match,
    players: [{ playerId: 'anna', side: 'local' as const, goals: 1 }],
  }));
  const before = { ...cup, tournament: { ...cup.tournament, playerRules }, teams, matches };
  for (const copy of COPIED_PARTS) {
    const asked = { name: 'Cup 2027', date: '2027-06-12', copy } as const;
    const after = valueOf(duplicateCup(before, asked, { newId: () => 'id', now: NOW }));
    expect(after.tournament.playerRules).toEqual(playerRules);
    const copies = after.teams.flatMap(({ players }) => players);
    expect(copies).toEqual(copy === 'structure' ? [] : teams.map(() => ({ ...anna, playerId: 'id' })));
    expect(after.matches.filter((match) => 'players' in match)).toEqual([]);
  }
});

function idsOf({ tournament, teams, stages, groups, matches }: Cup): string[] {
  return [
    tournament.tournamentId,
    ...teams.map(({ teamId }) => teamId),
    ...stages.map(({ stageId }) => stageId),
    ...groups.map(({ groupId }) => groupId),
    ...matches.map(({ matchId }) => matchId),
  ];
}

function sidesIn({ matches, ...rest }: Cup): string[] {
  const names = sourceNamesOf({ ...rest, matches });
  const read = ({ local, visitor }: Match) =>
    [local, visitor].map(({ teamId, source, placeholder }) => {
      const team = rest.teams.find((candidate) => candidate.teamId === teamId)?.name;
      return team ?? (source && describeSource(source, names, ENGLISH_SOURCE_WORDS)) ?? placeholder;
    });
  return matches.map((match) => read(match).join(' v '));
}

describe('a copy of a cup', () => {
  it('has the details, stages and groups under ids of its own', () => {
    for (const copy of COPIED_PARTS) {
      const after = copied(copy);
      expect(after.tournament).toMatchObject({
        name: 'Cup 2027',
        date: '2027-06-12',
        points: cup.tournament.points,
      });
      expect(namesOf(after.stages)).toEqual(namesOf(cup.stages));
      expect(namesOf(after.groups)).toEqual(['A']);
      const known = new Set(idsOf(cup));
      expect(idsOf(after).filter((id) => known.has(id))).toEqual([]);
      expect(new Set(idsOf(after)).size).toBe(idsOf(after).length);
    }
  });

  it('has teams in their groups only if it takes them along, and never lots', () => {
    expect(copied('structure').teams).toEqual([]);
    expect(copied('structure').groups.map(({ teamIds }) => teamIds)).toEqual([[]]);
    const after = copied('teams');
    expect(namesOf(after.teams)).toEqual(['Lions', 'Tigers']);
    expect(after.groups.map(({ teamIds }) => teamIds)).toEqual([after.teams.map(({ teamId }) => teamId)]);
    expect(after.groups.map(({ lots }) => lots)).toEqual([[]]);
    expect(after.matches).toEqual([]);
  });

  it('has matches with the same sides and numbers, as many days later, and no results', () => {
    const after = copied('matches');
    expect(sidesIn(after)).toEqual(sidesIn(cup));
    for (const match of after.matches) {
      expect(match).toMatchObject({
        date: '2027-06-12',
        state: 'scheduled',
        scoredTeams: null,
        logRevision: null,
      });
      expect([match.local.goals, match.visitor.goals]).toEqual([null, null]);
    }
  });

  it('is refused on a day that is over', () => {
    const newId = () => 'id';
    const input = { name: 'Late', date: '2026-06-13', copy: 'teams' } as const;
    expect(refusalOf(duplicateCup(cup, input, { newId, now: NOW }))).toBe('date_must_be_future');
  });
});

describe('the plan of a copy', () => {
  const settings = buildPlanSettings({ teams: 4, format: { qualifiers: 2 } });
  const { plan } = findPlan(settings);
  const ids = { newId: () => crypto.randomUUID(), now: Date.parse('2027-01-01') };
  const empty = buildCupOfTeams(4);
  const ofTeams = { ...empty, tournament: { ...empty.tournament, date: '2027-03-06' } };
  if (!plan) throw new Error('There is a plan for one group');
  const planned = valueOf(applyPlan(ofTeams, encodePlan(plan, new Set()), ids));
  const copyOf = (original: Cup, copy: (typeof COPIED_PARTS)[number]) =>
    valueOf(duplicateCup(original, { name: 'Next', date: '2027-03-08', copy }, ids));

  it('is the plan of its matches: with its teams, and on its days', () => {
    const copy = copyOf(planned, 'matches');
    const content = copy.plan && readPlan(copy.plan);
    expect(content?.settings.time.days).toEqual([{ date: '2027-03-08', from: '08:00', to: '22:00' }]);
    if (!content) throw new Error('The copy has a plan');
    const kept = findKeptRecords(copy, content.settings, deriveFixtures(content.settings));
    expect(kept.matches.map((match) => match?.matchId).sort()).toEqual(
      copy.matches.map(({ matchId }) => matchId).sort(),
    );
    expect(describeReplacement(copy, kept)).toEqual({ stages: [], groups: [], matches: [] });
  });

  it('is left out with the matches, and where it is one of another version', () => {
    expect(copyOf(planned, 'teams').plan).toBeNull();
    expect(copyOf({ ...planned, plan: { form: 99, text: 'steps' } }, 'matches').plan).toBeNull();
  });
});
