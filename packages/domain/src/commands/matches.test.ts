import { describe, expect, it } from 'vitest';
import { MAX_MATCHES } from '../cup/limits';
import { buildCup, teamIdOf, withMatch } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { createMatch, deleteMatch, editMatch, markFinal, type MatchInput } from './matches';
import type { SideInput } from './match-sides';

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

const team = (name: string): SideInput => ({ team: { kind: 'team', teamId: teamIdOf(name) } });
const text = (placeholder: string): SideInput => ({ team: { kind: 'placeholder', text: placeholder } });
const keep: SideInput = { team: { kind: 'keep' } };

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
    ...overrides,
  };
}

function inGroup(overrides: Partial<MatchInput>): MatchInput {
  const place = { stageId: 'stage 1', groupId: 'stage 1 A', local: team('Lions'), visitor: team('Bears') };
  return knockout({ ...place, ...overrides });
}

function created(input: MatchInput) {
  return valueOf(createMatch(cup, input, NOW)).matches.at(-1);
}

describe('a new match', () => {
  it('of a group has two of its teams, and no score', () => {
    expect(created(inGroup({}))).toMatchObject({
      local: { teamId: teamIdOf('Lions'), goals: null },
      visitor: { teamId: teamIdOf('Bears'), goals: null },
      scoredTeams: null,
      createdAt: '2026-06-13T08:00:00.000Z',
    });
  });

  it.each([
    ['a team of no group', inGroup({ local: team('Wolves') }), 'team_not_in_group'],
    ['a text that names nobody', inGroup({ local: text('Somebody') }), 'place_is_not_in_the_group'],
    ['a team that is not there', inGroup({ local: team('Nobody') }), 'team_not_found'],
    ['a group of another stage', inGroup({ groupId: 'nowhere' }), 'group_not_found'],
    ['a knockout stage', inGroup({ stageId: 'stage 2' }), 'stage_is_not_a_group_stage'],
  ])('of a group is refused for %s', (_, input, code) => {
    expect(refusalOf(createMatch(cup, input, NOW))).toBe(code);
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
  ])('of a knockout stage is refused for %s', (_, input, code) => {
    expect(refusalOf(createMatch(cup, input, NOW))).toBe(code);
  });

  it('binds its placeholders: a team by name, a place of a group, else plain text', () => {
    expect(created(knockout({ local: text(' wolves'), visitor: text('1st A') }))).toMatchObject({
      local: { teamId: teamIdOf('Wolves'), placeholder: null },
      visitor: { teamId: null, source: { kind: 'group-place', groupId: 'stage 1 A', place: 1 } },
    });
    expect(created(knockout({ local: text('The hosts') }))).toMatchObject({
      local: { placeholder: 'The hosts', source: null },
    });
  });

  it('is on no day before today in the time zone of the cup, and today at any time', () => {
    const on = (date: string, time: string) => refusalOf(createMatch(cup, knockout({ date, time }), NOW));
    expect(on('2026-06-12', '23:59')).toBe('date_cannot_be_in_the_past');
    expect(on('2026-06-13', '00:00')).toBeNull();
    expect(on('2026-06-13', '10:00')).toBeNull();
  });

  it('is refused when its stage has the same pair, in either order, at the same time', () => {
    const taken = valueOf(createMatch(cup, knockout({}), NOW));
    const turned = knockout({ matchId: 'other', local: team('Wolves'), visitor: team('Bears') });
    expect(refusalOf(createMatch(taken, turned, NOW))).toBe('match_already_exists');
    expect(refusalOf(createMatch(taken, { ...turned, time: '15:31' }, NOW))).toBeNull();
    expect(refusalOf(createMatch(taken, { ...turned, stageId: 'stage 3' }, NOW))).toBeNull();
  });

  it('is refused once the cup has 2,000 matches, and not before', () => {
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

  it('may be a past one: its date and time are only checked when they change', () => {
    const later = NOW + 7 * 24 * 60 * 60 * 1_000;
    expect(refusalOf(editMatch(cup, semi({}), later))).toBeNull();
    expect(refusalOf(editMatch(cup, semi({ time: '10:30' }), later))).toBe('date_cannot_be_in_the_past');
  });

  it('of today moves to a time that has passed', () => {
    const evening = NOW + 8 * 60 * 60 * 1_000;
    expect(refusalOf(editMatch(cup, semi({ time: '10:30' }), evening))).toBeNull();
  });

  it('keeps the sides that the input leaves as they are', () => {
    const before = cup.matches[1];
    const after = valueOf(editMatch(cup, semi({ location: 'Small hall' }), NOW)).matches[1];
    expect(after).toEqual({ ...before, location: 'Small hall' });
  });

  it('can have teams in place of its placeholders', () => {
    const input = semi({ local: team('Bears'), visitor: team('Tigers') });
    expect(valueOf(editMatch(cup, input, NOW)).matches[1]).toMatchObject({
      local: { teamId: teamIdOf('Bears') },
      visitor: { teamId: teamIdOf('Tigers'), placeholder: null, source: null },
    });
  });

  it('cannot depend on itself', () => {
    const input = semi({ local: text('Winner match 2') });
    expect(refusalOf(editMatch(cup, input, NOW))).toBe('placeholder_cycle');
  });

  it('takes a score only when its teams are known', () => {
    const local = { ...keep, goals: 1 };
    const unknown = semi({ local, visitor: { ...keep, goals: 0 } });
    expect(refusalOf(editMatch(cup, unknown, NOW))).toBe('teams_not_known_yet');
    const known = semi({ local, visitor: { ...team('Tigers'), goals: 0 } });
    expect(valueOf(editMatch(cup, known, NOW)).matches[1]?.scoredTeams).toEqual({
      local: teamIdOf('Lions'),
      visitor: teamIdOf('Tigers'),
    });
  });

  it('of a group takes a score and a place, and nothing else of it changes', () => {
    const score = { local: { ...team('Lions'), goals: 3 }, visitor: { ...team('Tigers'), goals: 3 } };
    const input = inGroup({ matchId: groupMatch, ...score, ...yesterdays, location: 'Small hall' });
    const teams = { local: teamIdOf('Lions'), visitor: teamIdOf('Tigers') };
    const after = withMatch(cup, groupMatch, {
      location: 'Small hall',
      local: { goals: 3 },
      visitor: { goals: 3 },
      scoredTeams: teams,
    });
    expect(valueOf(editMatch(cup, input, NOW))).toEqual(after);
    const half = { ...input, visitor: team('Tigers') };
    expect(refusalOf(editMatch(cup, half, NOW))).toBe('please_enter_both_scores_or_none');
  });

  it('cannot have on one side the team that a placeholder leads to on the other', () => {
    const played = buildCup({
      teams: ['Lions', 'Tigers', 'Bears'],
      stages: [
        { name: 'Semi-final', matches: ['Lions 1-0 Tigers'] },
        { name: 'Final', matches: ['Winner match 1 v Bears'] },
      ],
    });
    const input = knockout({ matchId: 'match 2', local: keep, visitor: text('Lions'), ...yesterdays });
    expect(refusalOf(editMatch(played, input, NOW))).toBe('same_team_selected');
  });

  it.each([
    ['is not there', semi({ matchId: 'nowhere' }), 'match_not_found'],
    ['is in another stage', semi({ stageId: 'stage 3' }), 'match_not_in_stage'],
    [
      'is of a knockout stage',
      inGroup({ matchId: semiFinal, stageId: 'stage 2' }),
      'match_is_not_a_group_match',
    ],
    ['is of a group', knockout({ matchId: groupMatch, stageId: 'stage 1' }), 'match_is_not_a_knockout_match'],
  ])('is refused when the match %s', (_, input, code) => {
    expect(refusalOf(editMatch(cup, input, NOW))).toBe(code);
  });
});

describe('deleting a match', () => {
  const bracket = buildCup({
    stages: [
      { name: 'Semi-finals', matches: ['Lions v Tigers', 'Bears v Wolves'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
    ],
  });

  it('turns the placeholder that referred to it into plain text and leaves the others bound', () => {
    const [second, final] = valueOf(deleteMatch(bracket, 'match 1')).matches;
    expect(second).toBe(bracket.matches[1]);
    expect(final).toMatchObject({
      local: { placeholder: 'Winner match 1', source: null },
      visitor: { source: { kind: 'match-winner', matchId: 'match 2' } },
    });
  });

  it('keeps the text of a placeholder as it last read, not as it was typed', () => {
    const renumbered = valueOf(deleteMatch(bracket, 'match 1'));
    const final = valueOf(deleteMatch(renumbered, 'match 2')).matches.at(-1);
    expect(final).toMatchObject({ visitor: { placeholder: 'Winner match 1', source: null } });
  });

  it('may leave one text on both sides of a match, which can be moved nevertheless', () => {
    const left = valueOf(deleteMatch(valueOf(deleteMatch(bracket, 'match 1')), 'match 2'));
    const [final] = left.matches;
    if (!final) throw new Error('The final stays.');
    const { matchId, stageId, date, time } = final;
    const kept = { team: { kind: 'keep' as const }, goals: null, kicks: null };
    const input = {
      matchId,
      stageId,
      groupId: null,
      date,
      time,
      location: 'Hall 2',
      local: kept,
      visitor: kept,
    };
    expect(valueOf(editMatch(left, input, NOW)).matches).toMatchObject([{ location: 'Hall 2' }]);
  });

  it('is refused for a match that does not exist', () => {
    expect(refusalOf(deleteMatch(bracket, 'nowhere'))).toBe('match_not_found');
  });
});

describe('the mark of the final', () => {
  const marksOf = (marked: typeof cup) => marked.matches.map(({ isFinal }) => isFinal ?? false);

  it('is on one match: marking another moves it, and taking it away leaves none', () => {
    const cups = buildCup({
      teams: ['A', 'B', 'C', 'D'],
      stages: [{ name: 'Finals', matches: ['A v B', 'C v D'] }],
    });
    const gold = valueOf(markFinal(cups, 'match 1', true));
    expect(marksOf(gold)).toEqual([true, false]);
    const silver = valueOf(markFinal(gold, 'match 2', true));
    expect(marksOf(silver)).toEqual([false, true]);
    expect(marksOf(valueOf(markFinal(silver, 'match 1', false)))).toEqual([false, true]);
    expect(marksOf(valueOf(markFinal(silver, 'match 2', false)))).toEqual([false, false]);
  });

  it('is for a match of the knockout alone', () => {
    expect(refusalOf(markFinal(cup, groupMatch, true))).toBe('match_is_not_a_knockout_match');
    expect(refusalOf(markFinal(cup, 'nowhere', true))).toBe('match_not_found');
  });
});
