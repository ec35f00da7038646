import { describe, expect, it } from 'vitest';
import { buildMatch, changeMatch } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { enterScore } from './enter-score';

const unplayed = buildMatch({ matchId: 'm' });
const teams = { local: 'lions', visitor: 'tigers' };
const others = { local: 'lions', visitor: 'bears' };
const score = { local: { goals: 2 }, visitor: { goals: 1 } };
const noScore = { local: { goals: null }, visitor: { goals: null } };
const nothing = { local: {}, visitor: {} };
const played = changeMatch(unplayed, { ...score, scoredTeams: teams });

describe('entering a score', () => {
  it('records the teams that it belongs to', () => {
    const match = valueOf(enterScore(unplayed, { input: score, teams, sidesChanged: false }));
    expect(match).toMatchObject({ ...score, scoredTeams: teams });
  });

  it('keeps the numbers that are left out', () => {
    const input = { local: {}, visitor: { goals: 4 } };
    const match = valueOf(enterScore(played, { input, teams, sidesChanged: false }));
    expect(match).toMatchObject({ local: { goals: 2 }, visitor: { goals: 4 } });
  });

  it('removes a score, and with it the teams that it belonged to', () => {
    const match = valueOf(enterScore(played, { input: noScore, teams, sidesChanged: false }));
    expect(match).toMatchObject({ ...noScore, scoredTeams: null });
  });

  it('needs both teams', () => {
    const entry = { input: score, teams: null, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('teams_not_known_yet');
  });

  it('confirms the same score for other teams when somebody enters it again', () => {
    const match = valueOf(enterScore(played, { input: score, teams: others, sidesChanged: false }));
    expect(match.scoredTeams).toEqual(others);
  });

  it('is refused where others are in the match by now than those it is for, but may be taken away', () => {
    const entry = { input: score, teams: others, sidesChanged: false, teamsOfScore: teams };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('match_has_other_teams_by_now');
    expect(refusalOf(enterScore(unplayed, { ...entry, teamsOfScore: others }))).toBeNull();
    expect(refusalOf(enterScore(played, { ...entry, input: noScore }))).toBeNull();
  });

  it('does not confirm a score for other teams when only the sides are edited', () => {
    const match = valueOf(enterScore(played, { input: nothing, teams: others, sidesChanged: true }));
    expect(match.scoredTeams).toEqual(teams);
  });

  it('keeps a score whose teams are unknown since a correction elsewhere', () => {
    for (const input of [nothing, score]) {
      expect(valueOf(enterScore(played, { input, teams: null, sidesChanged: false }))).toBe(played);
    }
  });

  it('refuses an edit that itself makes the teams of a score unknown', () => {
    const entry = { input: nothing, teams: null, sidesChanged: true };
    expect(refusalOf(enterScore(played, entry))).toBe('teams_not_known_yet');
  });

  it('is refused where placeholders lead to the same team on both sides', () => {
    const same = { local: 'lions', visitor: 'lions' };
    const entry = { input: score, teams: same, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('same_team_selected');
    expect(refusalOf(enterScore(played, { ...entry, input: noScore }))).toBeNull();
  });

  it('refuses half a score', () => {
    const entry = { input: { local: { goals: 2 }, visitor: {} }, teams, sidesChanged: false };
    expect(refusalOf(enterScore(unplayed, entry))).toBe('please_enter_both_scores_or_none');
  });

  it.each([
    ['the missing goals', { local: {}, visitor: { goals: 1 } }, 'localTeamScore'],
    ['the missing kicks', { local: { kicks: 3 }, visitor: {} }, 'visitorTeamPenaltyScore'],
  ])('names %s by the field of the API', (_, input, path) => {
    const result = enterScore(unplayed, { input, teams, sidesChanged: false });
    expect(result).toMatchObject({ ok: false, error: { path } });
  });
});
