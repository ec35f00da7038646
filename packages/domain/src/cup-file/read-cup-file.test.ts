import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import { cupFile, cupOf, match, problemsOf, read } from '../testing/build-cup-file';

describe('a cup file', () => {
  it('becomes a cup that begins on the day of its first match, with the defaults of every cup', () => {
    expect(cupOf(cupFile()).tournament).toMatchObject({
      name: 'Spring Cup',
      date: '2024-05-01',
      points: { win: 3, draw: 1, loss: 0 },
      tieBreakers: 'goal-difference',
      timeZone: 'UTC',
    });
  });

  it('binds its placeholders and records which teams each score belongs to', () => {
    const cup = cupOf(cupFile());
    const [groupMatch, final] = cup.matches;
    const [ada, bea] = cup.teams;
    expect(groupMatch?.scoredTeams).toEqual({ local: ada?.teamId, visitor: bea?.teamId });
    expect(resolveCup(cup).sides.get(final?.matchId ?? '')).toEqual({
      local: ada?.teamId,
      visitor: bea?.teamId,
    });
  });

  it('may have unknown keys, which are dropped, and two players of one name', () => {
    const teams = [{ name: 'Ada Five', players: ['Mia', 'Mia '], coach: 'Zoe' }, 'Bea Five'];
    expect(cupOf(cupFile({ teams, about: 'facts' })).teams[0]?.players.map(({ name }) => name)).toEqual([
      'Mia',
      'Mia',
    ]);
  });

  it('keeps a list of criteria for an own order alone, as the calls do', () => {
    const criteria = ['wins'];
    expect(cupOf(cupFile({ criteria })).tournament.criteria).toBeNull();
    expect(cupOf(cupFile({ criteria, tieBreakers: 'own' })).tournament.criteria).toEqual(criteria);
  });

  it.each([
    ['no object', [], '', 'must_be_an_object'],
    ['no day at all', cupFile({ matches: [] }), 'date', 'date_is_mandatory'],
    [
      'own criteria and none of them',
      cupFile({ tieBreakers: 'own' }),
      'criteria',
      'criteria_must_be_a_list_of_different_criteria',
    ],
    [
      'a team twice',
      cupFile({ teams: ['Ada Five', 'Bea Five', 'ada  five'] }),
      'teams[2].name',
      'team_name_already_exists',
    ],
    [
      'a name that is too short',
      cupFile({ teams: ['Ada Five', 'B'] }),
      'teams[1].name',
      'team_name_must_be_at_least_2_characters_long',
    ],
    ['an unknown time zone', cupFile({ timeZone: 'Mars/Olympus' }), 'timeZone', 'time_zone_is_not_known'],
    [
      'an unknown team in a group',
      cupFile({ groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five', 'Cleo Five'] }] }),
      'groups[0].teams[2]',
      'team_not_found',
    ],
    [
      'a team in two groups of a stage',
      cupFile({
        groups: [
          { name: 'A', teams: ['Ada Five', 'Bea Five'] },
          { name: 'B', teams: ['Ada Five'] },
        ],
      }),
      'groups[1].teams[0]',
      'team_already_in_a_group',
    ],
    [
      'lots of a team outside the group',
      cupFile({ groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'], lots: ['Cleo Five'] }] }),
      'groups[0].lots[0]',
      'team_not_in_group',
    ],
    [
      'a match of an unknown stage',
      cupFile({ matches: [match({ stage: 'Semi-finals', local: 'Ada Five', visitor: 'Bea Five' })] }),
      'matches[0].stage',
      'stage_not_found',
    ],
    [
      'half a score',
      cupFile({ matches: [match({ local: 'Ada Five', visitor: 'Bea Five', localScore: 1 })] }),
      'matches[0].visitorScore',
      'please_enter_both_scores_or_none',
    ],
    [
      'a team against itself',
      cupFile({ matches: [match({ local: 'Ada Five', visitor: 'ada five' })] }),
      'matches[0].visitor',
      'same_team_selected',
    ],
    [
      'a score of unknown teams',
      cupFile({
        matches: [
          match({
            stage: 'Final',
            group: null,
            local: '1st A',
            visitor: '2nd A',
            localScore: 1,
            visitorScore: 0,
          }),
        ],
      }),
      'matches[0].localScore',
      'teams_not_known_yet',
    ],
    [
      'one place of a group against itself, spelled in two ways',
      cupFile({ matches: [match({ stage: 'Final', group: null, local: '1st A', visitor: '1st Group A' })] }),
      'matches[0].visitor',
      'same_team_placeholder_selected',
    ],
    [
      'a score of a team against the winner that it is itself',
      cupFile({
        matches: [
          match({ local: 'Ada Five', visitor: 'Bea Five', localScore: 2, visitorScore: 1 }),
          match({
            ...{ stage: 'Final', group: null, local: 'Ada Five', visitor: '1st Group A' },
            ...{ localScore: 1, visitorScore: 0 },
          }),
        ],
      }),
      'matches[1].visitor',
      'same_team_selected',
    ],
    [
      'placeholders that form a cycle',
      cupFile({
        matches: [
          match({ stage: 'Final', group: null, local: 'Winner match 2', visitor: 'Ada Five' }),
          match({ stage: 'Final', group: null, local: 'Winner match 1', visitor: 'Bea Five' }),
        ],
      }),
      'matches[0]',
      'placeholder_cycle',
    ],
    [
      'the same match twice',
      cupFile({
        matches: [
          match({ local: 'Ada Five', visitor: 'Bea Five' }),
          match({ local: 'Bea Five', visitor: 'Ada Five' }),
        ],
      }),
      'matches[1]',
      'match_already_exists',
    ],
  ])('is refused with %s', (_, file, path, msg) => {
    expect(problemsOf(file)).toContainEqual({ path, msg });
  });
});

describe('keys of matches that the cup file does not have', () => {
  const unknownKeysOf = (matches: unknown[]) => {
    const result = read(cupFile({ matches }));
    return result.ok ? result.unknownKeys : result.problems;
  };
  const played = match({ local: 'Ada Five', visitor: 'Bea Five' });

  it('are reported with their place and the name that they have here', () => {
    const first = { ...played, localTeamScore: 2, visitorTeamScore: 1 };
    const second = { ...first, time: '12:00', referee: 'Cleo' };
    expect(unknownKeysOf([first, second])).toEqual([
      { path: 'matches[0].localTeamScore', others: 1, knownAs: 'localScore' },
      { path: 'matches[0].visitorTeamScore', others: 1, knownAs: 'visitorScore' },
      { path: 'matches[1].referee', others: 0, knownAs: null },
    ]);
  });

  it.each([
    ['localTeamPenaltyScore', 'localPenalty'],
    ['visitor_penalties', 'visitorPenalty'],
    ['homeScore', 'localScore'],
    ['awayGoals', 'visitorScore'],
    ['homeTeam', 'local'],
    ['venue', 'location'],
    ['kickOff', 'time'],
    ['matchNumber', null],
  ])('%s is known as %s', (key, knownAs) => {
    expect(unknownKeysOf([{ ...played, [key]: 1 }])).toEqual([
      { path: `matches[0].${key}`, others: 0, knownAs },
    ]);
  });

  it('are none in a file that has only what it may have', () => {
    expect(
      unknownKeysOf([{ ...played, localScore: 2, visitorScore: 2, localPenalty: 4, visitorPenalty: 3 }]),
    ).toEqual([]);
  });
});

describe('names in a cup file', () => {
  const invisible = '\u200B'.repeat(3);

  it.each([
    ['a team', { teams: ['Ada Five', 'Bea Five', invisible] }, 'teams[2].name', 'team_name_can_not_be_empty'],
    [
      'a placeholder',
      { matches: [match({ local: invisible, visitor: 'Bea Five' })] },
      'matches[0].local',
      'placeholder_name_is_required',
    ],
    [
      'a player',
      { teams: ['Ada Five', { name: 'Bea Five', players: [invisible] }] },
      'teams[1].players[0].name',
      'player_name_can_not_be_empty',
    ],
    [
      'a second team of that name',
      { teams: ['Ada Five', 'Bea Five', 'Ada Five\u200B'] },
      'teams[2].name',
      'team_name_already_exists',
    ],
    [
      'a player who is a phone number',
      { teams: ['Ada Five', { name: 'Bea Five', players: ['Mia', '079 123 45 67'] }] },
      'teams[1].players[1].name',
      'name_must_not_be_a_phone_number_or_an_address',
    ],
  ])('are measured and compared by what shows: %s', (_, overrides, path, msg) => {
    expect(problemsOf(cupFile(overrides))).toContainEqual({ path, msg });
  });
});
