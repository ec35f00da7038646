import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { granted, refusalOf } from '../testing/rulings';
import { enterScore } from './enter-score';

const unplayed = buildMatch({ matchId: 'm' });
const teams = { local: 'lions', visitor: 'tigers' };
const others = { local: 'lions', visitor: 'bears' };
const score = { localTeamScore: 2, visitorTeamScore: 1 };
const noScore = { localTeamScore: null, visitorTeamScore: null };
const played = { ...unplayed, ...score, scoredTeams: teams };

describe('entering a score', () => {
  it('notes the teams that it belongs to', () => {
    const match = granted(enterScore(unplayed, { wish: score, teams, sidesChanged: false }));
    expect(match).toMatchObject({ ...score, scoredTeams: teams });
  });

  it('keeps the numbers that are left out', () => {
    const match = granted(enterScore(played, { wish: { visitorTeamScore: 4 }, teams, sidesChanged: false }));
    expect(match).toMatchObject({ localTeamScore: 2, visitorTeamScore: 4 });
  });

  it('takes a score away, and the teams with it', () => {
    const match = granted(enterScore(played, { wish: noScore, teams, sidesChanged: false }));
    expect(match).toMatchObject({ ...noScore, scoredTeams: null });
  });

  it('needs both teams', () => {
    const entry = { wish: score, teams: null, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('teams_not_known_yet');
  });

  it('confirms the same score for other teams when somebody enters it again', () => {
    const match = granted(enterScore(played, { wish: score, teams: others, sidesChanged: false }));
    expect(match.scoredTeams).toEqual(others);
  });

  it('still asks for review when only the sides were edited', () => {
    const match = granted(enterScore(played, { wish: {}, teams: others, sidesChanged: true }));
    expect(match.scoredTeams).toEqual(teams);
  });

  it('lets a score stay where a correction elsewhere has made its teams unknown', () => {
    for (const wish of [{}, score]) {
      expect(granted(enterScore(played, { wish, teams: null, sidesChanged: false }))).toBe(played);
    }
  });

  it('refuses an edit that itself makes the teams of a score unknown', () => {
    const entry = { wish: {}, teams: null, sidesChanged: true };
    expect(refusalOf(enterScore(played, entry))).toBe('teams_not_known_yet');
  });

  it('needs two teams where placeholders lead to the same one', () => {
    const same = { local: 'lions', visitor: 'lions' };
    const entry = { wish: score, teams: same, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('same_team_selected');
    expect(refusalOf(enterScore(played, { ...entry, wish: noScore }))).toBeNull();
  });

  it('refuses half a score', () => {
    const entry = { wish: { localTeamScore: 2 }, teams, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('please_enter_both_scores_or_none');
  });
});
