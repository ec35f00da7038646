import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, only, readView } from '../support/builders/builders';
import { schedule } from '../support/builders/builders-matches';
import { callApi, expectFailure } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { entryOf, readHistory, undo } from '../support/undo';
import { expectCupRules } from '../support/model/expect-cup-rules';

const { location, ...when } = schedule();

function named(local: string, visitor: string, changes: object = {}) {
  return { local, visitor, ...when, location, ...changes };
}

describe('the matches of a list', () => {
  it('are added in one change, with the teams and groups that are not there, and are undone as one', async () => {
    const { tournamentId, stageId } = await buildStage({ type: 'group' });
    const before = await readView(tournamentId);
    const matches = [
      named('Lions', 'Bears', { group: 'A' }),
      named('Bears', 'Lions', { group: 'A', date: dayFromNow(40) }),
      named('Cats', 'Dogs', { group: 'B' }),
    ];
    const answer = await callApi('createMatches', { tournamentId, stageId, matches });
    const { Teams, Stages } = await readView(tournamentId);
    expect(Teams.map(({ name }) => name)).toEqual(['Bears', 'Cats', 'Dogs', 'Lions']);
    const { groups, Matches } = only(Stages);
    expect(groups.map(({ name, Teams: members }) => [name, members.length])).toEqual([
      ['A', 2],
      ['B', 2],
    ]);
    expect(Matches).toHaveLength(3);
    await expectCupRules(tournamentId);
    const [entry] = await readHistory(tournamentId);
    const counts = { matches: 3, teams: 4, groups: 2 };
    expect(entry).toMatchObject({ change: { what: 'match-created', counts } });
    await undo(entryOf(answer));
    const after = await readView(tournamentId);
    expect([after.Teams, only(after.Stages).Matches]).toEqual([before.Teams, only(before.Stages).Matches]);
  });

  it('come in all or none, and the refusal names the match', async () => {
    const { tournamentId, stageId } = await buildGroup({ teams: 2 });
    const { version } = await readView(tournamentId);
    const twice = [named('Cats', 'Dogs'), named('Dogs', 'Cats')];
    const answer = await callApi('createMatches', { tournamentId, stageId, matches: twice });
    expectFailure(answer, 'match_already_exists', 'matches.1');
    const past = [named('Cats', 'Dogs', { date: '2020-01-01' })];
    expectFailure(
      await callApi('createMatches', { tournamentId, stageId, matches: past }),
      'date_cannot_be_in_the_past',
      'matches.0.date',
    );
    expect((await readView(tournamentId)).version).toBe(version);
  });

  it('are refused where a match of the list has no names, or the stage is of another cup', async () => {
    const { tournamentId, stageId } = await buildStage({ type: 'group' });
    const nameless = await callApi('createMatches', { tournamentId, stageId, matches: [named('', 'Dogs')] });
    expectFailure(nameless, 'placeholder_name_is_required', 'matches.0.local');
    const { stageId: other } = await buildStage({ type: 'group' });
    const elsewhere = await callApi('createMatches', {
      tournamentId,
      stageId: other,
      matches: [named('Cats', 'Dogs')],
    });
    expectFailure(elsewhere, 'stage_not_found', 'stageId');
  });
});
