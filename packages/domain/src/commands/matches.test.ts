import { describe, expect, it } from 'vitest';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { granted, refusalOf } from '../testing/rulings';
import { MAX_MATCHES } from '../cup/limits';
import { createMatch, editMatch, type MatchInput } from './matches';
import type { SideWish } from './match-sides';

const NOW = Date.parse('2026-06-13T08:00:00Z');

const cup = buildCup({
  tournament: { timeZone: 'Europe/Zurich' },
  teams: ['Wolves'],
  stages: [
    { name: 'Groups', groups: { A: { teams: ['Lions', 'Tigers', 'Bears'], matches: ['Lions v Tigers'] } } },
    { name: 'Semi-finals', matches: ['Lions v 2nd Group A'] },
    { name: 'Final', matches: ['Winner match 1 v Wolves'] },
  ],
});
const [groupMatch, semiFinal] = ['match 1', 'match 2'];

const team = (name: string): SideWish => ({ kind: 'team', teamId: teamIdOf(name) });
const text = (placeholder: string): SideWish => ({ kind: 'placeholder', text: placeholder });
const keep: SideWish = { kind: 'keep' };

function knockout(overrides: Partial<MatchInput>): MatchInput {
  return {
    matchId: 'new',
    stageId: 'stage 2',
    groupId: null,
    local: team('Bears'),
    visitor: team('Wolves'),
    date: '2026-06-14',
    time: '15:30',
    location: 'Main hall',
    score: {},
    ...overrides,
  };
}

function inGroup(overrides: Partial<MatchInput>): MatchInput {
  const place = { stageId: 'stage 1', groupId: 'stage 1 A', local: team('Lions'), visitor: team('Bears') };
  return knockout({ ...place, ...overrides });
}

function created(wish: MatchInput) {
  return granted(createMatch(cup, wish, NOW)).matches.at(-1);
}

describe('a new match', () => {
  it('of a group has two of its teams, and no score', () => {
    expect(created(inGroup({}))).toMatchObject({
      localTeamId: teamIdOf('Lions'),
      visitorTeamId: teamIdOf('Bears'),
      localTeamScore: null,
      scoredTeams: null,
      createdAt: '2026-06-13T08:00:00.000Z',
    });
  });

  it.each([
    ['a team of no group', inGroup({ local: team('Wolves') }), 'team_not_in_group'],
    ['a team that is not there', inGroup({ local: team('Nobody') }), 'team_not_found'],
    ['a group of another stage', inGroup({ groupId: 'nowhere' }), 'group_not_found'],
    ['a knockout stage', inGroup({ stageId: 'stage 2' }), 'stage_is_not_a_group_stage'],
  ])('of a group is refused for %s', (_, wish, code) => {
    expect(refusalOf(createMatch(cup, wish, NOW))).toBe(code);
  });

  it.each([
    ['a group stage', knockout({ stageId: 'stage 1' }), 'stage_is_not_a_knockout_stage'],
    ['a stage that is not there', knockout({ stageId: 'nowhere' }), 'stage_not_found'],
    ['a team against itself', knockout({ local: team('Wolves') }), 'same_team_selected'],
    [
      'one placeholder twice',
      knockout({ local: text('winner MATCH 1'), visitor: text('Winner of match 1') }),
      'same_team_placeholder_selected',
    ],
  ])('of a knockout stage is refused for %s', (_, wish, code) => {
    expect(refusalOf(createMatch(cup, wish, NOW))).toBe(code);
  });

  it('binds its placeholders: a team by name, a place of a group, else plain text', () => {
    expect(created(knockout({ local: text(' wolves'), visitor: text('1st A') }))).toMatchObject({
      localTeamId: teamIdOf('Wolves'),
      localTeamPlaceholder: null,
      visitorTeamId: null,
      visitorTeamSource: { kind: 'group-place', groupId: 'stage 1 A', place: 1 },
    });
    expect(created(knockout({ local: text('The hosts') }))).toMatchObject({
      localTeamPlaceholder: 'The hosts',
      localTeamSource: null,
    });
  });

  it('starts later than now, by the clocks of the cup', () => {
    const at = (time: string) => refusalOf(createMatch(cup, knockout({ date: '2026-06-13', time }), NOW));
    expect(at('10:00')).toBe('date_cannot_be_in_the_past');
    expect(at('10:01')).toBeNull();
    expect(refusalOf(createMatch(cup, knockout({ date: '2026-06-12' }), NOW))).toBe(
      'date_cannot_be_in_the_past',
    );
  });

  it('is another one than any of its stage: the same pair, in either order, at the same time', () => {
    const once = granted(createMatch(cup, knockout({}), NOW));
    const turned = knockout({ matchId: 'other', local: team('Wolves'), visitor: team('Bears') });
    expect(refusalOf(createMatch(once, turned, NOW))).toBe('match_already_exists');
    expect(refusalOf(createMatch(once, { ...turned, time: '15:31' }, NOW))).toBeNull();
    expect(refusalOf(createMatch(once, { ...turned, stageId: 'stage 3' }, NOW))).toBeNull();
  });

  it('is the last of 1,000', () => {
    const full = Array.from({ length: MAX_MATCHES }, () => cup.matches[0]).filter(
      (match) => match !== undefined,
    );
    const code = refusalOf(createMatch({ ...cup, matches: full }, inGroup({}), NOW));
    expect(code).toBe('tournament_has_too_many_matches');
    expect(refusalOf(createMatch({ ...cup, matches: full.slice(1) }, inGroup({}), NOW))).toBeNull();
  });
});

describe('an edited match', () => {
  const yesterdays = { date: '2026-06-13', time: '10:00' };
  const semi = (overrides: Partial<MatchInput>) =>
    knockout({ matchId: semiFinal, local: keep, visitor: keep, ...yesterdays, ...overrides });

  it('may have been played: its date is only checked when it changes', () => {
    const later = NOW + 7 * 24 * 60 * 60 * 1_000;
    expect(refusalOf(editMatch(cup, semi({}), later))).toBeNull();
    expect(refusalOf(editMatch(cup, semi({ time: '10:30' }), later))).toBe('date_cannot_be_in_the_past');
  });

  it('keeps the sides that nobody mentions', () => {
    const before = cup.matches[1];
    const after = granted(editMatch(cup, semi({ location: 'Small hall' }), NOW)).matches[1];
    expect(after).toEqual({ ...before, location: 'Small hall' });
  });

  it('becomes one with known teams', () => {
    const wish = semi({ local: team('Bears'), visitor: team('Tigers') });
    expect(granted(editMatch(cup, wish, NOW)).matches[1]).toMatchObject({
      localTeamId: teamIdOf('Bears'),
      visitorTeamId: teamIdOf('Tigers'),
      visitorTeamPlaceholder: null,
      visitorTeamSource: null,
    });
  });

  it('does not wait for itself', () => {
    const wish = semi({ local: text('Winner match 2') });
    expect(refusalOf(editMatch(cup, wish, NOW))).toBe('placeholder_cycle');
  });

  it('takes a score only when its teams are known', () => {
    const score = { localTeamScore: 1, visitorTeamScore: 0 };
    expect(refusalOf(editMatch(cup, semi({ score }), NOW))).toBe('teams_not_known_yet');
    const known = semi({ visitor: team('Tigers'), score });
    expect(granted(editMatch(cup, known, NOW)).matches[1]?.scoredTeams).toEqual({
      local: teamIdOf('Lions'),
      visitor: teamIdOf('Tigers'),
    });
  });

  it('does not meet a team that a placeholder brings in on the other side', () => {
    const played = buildCup({
      teams: ['Lions', 'Tigers', 'Bears'],
      stages: [
        { name: 'Semi-final', matches: ['Lions 1-0 Tigers'] },
        { name: 'Final', matches: ['Winner match 1 v Bears'] },
      ],
    });
    const wish = knockout({ matchId: 'match 2', local: keep, visitor: text('Lions'), ...yesterdays });
    expect(refusalOf(editMatch(played, wish, NOW))).toBe('same_team_selected');
  });

  it.each([
    ['is not there', semi({ matchId: 'nowhere' }), 'match_not_found'],
    ['is in another stage', semi({ stageId: 'stage 3' }), 'match_not_in_stage'],
    ['is of no group', inGroup({ matchId: semiFinal, stageId: 'stage 2' }), 'match_is_not_a_group_match'],
    ['is of a group', knockout({ matchId: groupMatch, stageId: 'stage 1' }), 'match_is_not_a_knockout_match'],
  ])('is refused when it %s', (_, wish, code) => {
    expect(refusalOf(editMatch(cup, wish, NOW))).toBe(code);
  });
});
