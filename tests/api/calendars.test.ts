import { phase } from '../support/builders/entries';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTeams, buildTournament, only } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
} from '../support/builders/builders-matches';
import { buildCategories } from '../support/builders/build-categories';
import { readCalendar } from '../support/calendars';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { administratorToken } from '../support/sign-in';
import { entryOf, undo } from '../support/undo';

const FIVE_MINUTES = 'public, max-age=0, s-maxage=300';
const uidOf = ({ matchId }: { readonly matchId: string }) => `${matchId}@futsal-cup`;

async function buildCupIn(timeZone: string) {
  const { tournamentId, name } = await buildTournament({ timeZone, address: 'Halle Süd, Weg 1, Basel' });
  const stage = await buildStage({ tournamentId, type: 'knockout', name: 'Final' });
  const [localTeamId = '', visitorTeamId = ''] = await buildTeams(tournamentId, ['Löwen', 'Bären; Bern']);
  return { tournamentId, name, stage, teams: { localTeamId, visitorTeamId } };
}

describe('the calendar of a cup', () => {
  it('has each match with its title, its place, its link and its length by the rules', async () => {
    const { tournamentId, name, stage, teams } = await buildCupIn('Europe/Zurich');
    const at = { date: '2030-07-06', time: '18:30', location: 'Court 1' };
    const { matchId, updatedAt } = await buildKnownTeamsMatch({ stage, ...teams, ...at });
    const calendar = await readCalendar({ tournamentId });
    expect(calendar.name).toBe(name);
    expect(calendar.entries).toMatchObject([
      {
        uid: uidOf({ matchId }),
        start: '2030-07-06T16:30:00.000Z',
        end: '2030-07-06T16:45:00.000Z',
        summary: 'Löwen – Bären; Bern',
        location: 'Court 1, Halle Süd, Weg 1, Basel',
        status: 'CONFIRMED',
      },
    ]);
    const [entry] = calendar.entries;
    expect(entry?.description).toContain(`/match?tournament=${tournamentId}&match=${matchId}`);
    expect(entry?.sequence).toBe(Math.floor(Date.parse(updatedAt) / 1000));
    expect(Date.parse(entry?.stamp ?? '')).toBe((entry?.sequence ?? 0) * 1000);
  });

  it.each([
    ['2030-03-31', '01:30', '00:30'],
    ['2030-03-31', '02:30', '01:30'],
    ['2030-03-31', '03:30', '01:30'],
    ['2030-10-27', '01:30', '2030-10-26T23:30'],
    ['2030-10-27', '02:30', '00:30'],
    ['2030-10-27', '03:30', '02:30'],
  ])('has a match of %s at %s in Zürich at %s UTC, when the clocks change', async (date, time, utc) => {
    const { tournamentId, stage, teams } = await buildCupIn('Europe/Zurich');
    await buildKnownTeamsMatch({ stage, ...teams, date, time });
    const { entries } = await readCalendar({ tournamentId });
    expect(entries.map(({ start }) => start)).toEqual([
      `${utc.includes('T') ? utc : `${date}T${utc}`}:00.000Z`,
    ]);
  });

  it('has the name of the cup, whatever is in it', async () => {
    const name = String.raw`Cup \ A; B, C ${crypto.randomUUID()}`;
    const { tournamentId } = await buildTournament({ name });
    expect((await readCalendar({ tournamentId })).name).toBe(name);
  });

  it('is empty for an empty cup', async () => {
    const { tournamentId } = await buildTournament();
    expect((await readCalendar({ tournamentId })).entries).toEqual([]);
  });

  it('is in the language of the cup, or in that which is asked for', async () => {
    const { tournamentId } = await buildTournament({ language: 'de' });
    const stage = await buildStage({ tournamentId, type: 'knockout', name: 'Semi-final' });
    await buildUnknownTeamsMatch({ stage });
    await buildUnknownTeamsMatch({
      stage: await buildStage({ tournamentId, type: 'knockout', name: 'Final' }),
      localTeamPlaceholder: 'Winner match 1',
      visitorTeamPlaceholder: 'Host',
    });
    const titleIn = async (lang?: 'fr' | 'it' | 'en') =>
      (await readCalendar({ tournamentId, ...(lang && { lang }) })).entries.at(-1)?.summary;
    expect(await titleIn()).toBe('Sieger Spiel 1 – Host');
    expect(await titleIn('fr')).toBe('Vainqueur match 1 – Host');
    expect(await titleIn('it')).toBe('Vincente partita 1 – Host');
    expect(await titleIn('en')).toBe('Winner match 1 – Host');
    const answer = await callApi('getCalendar', { tournamentId, lang: 'rm' as never });
    expectFailure(answer, 'language_must_be_one_of_the_site', 'lang');
  });

  it('says of a postponed match that it is, and that nothing is certain', async () => {
    const { tournamentId, stage, teams } = await buildCupIn('Europe/Zurich');
    const { matchId } = await buildKnownTeamsMatch({ stage, ...teams });
    const token = await administratorToken();
    const entries = [phase('postponed', null)];
    expectSuccess(await callApi('enterInMatchLog', { tournamentId, matchId, entries }, { token }));
    expect((await readCalendar({ tournamentId, lang: 'de' })).entries).toMatchObject([
      { uid: uidOf({ matchId }), status: 'TENTATIVE', summary: 'Verschoben: Löwen – Bären; Bern' },
    ]);
  });

  it('may be kept for five minutes, and is the same bytes while nothing that it shows changes', async () => {
    const { tournamentId, stage, teams } = await buildCupIn('Europe/Zurich');
    await buildKnownTeamsMatch({ stage, ...teams });
    const [first, second] = [await readCalendar({ tournamentId }), await readCalendar({ tournamentId })];
    expect(second.text).toBe(first.text);
    const until = new Date(Date.now() + 60_000).toISOString();
    await call('setMessage', { tournamentId, message: { text: 'Soup is ready', until } });
    const again = await callApi(
      'getCalendar',
      { tournamentId },
      { headers: { 'If-None-Match': first.etag } },
    );
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, FIVE_MINUTES]);
  });
});

describe('the calendar of a part of a cup', () => {
  it('has the matches of a category, and its name', async () => {
    const { tournamentId, Stages, categories = [] } = await buildCategories('Women', 'Men');
    const { categoryId = '', name = '' } = categories[1] ?? {};
    const calendar = await readCalendar({ tournamentId, category: categoryId });
    const matches = Stages.flatMap((stage) => (stage.categoryId === categoryId ? stage.Matches : []));
    expect(matches.length).toBeGreaterThan(0);
    expect(calendar.entries.map(({ uid }) => uid).sort()).toEqual(matches.map(uidOf).sort());
    expect(calendar.name).toContain(` · ${name}`);
    expect(calendar.entries.every(({ summary }) => summary.endsWith(` · ${name}`))).toBe(true);
  });

  it('has the matches of a team, also those of its places once it has them', async () => {
    const group = await buildGroup();
    const { tournamentId, Teams } = group;
    const [team, other] = Teams;
    const first = await buildGroupMatch({ group });
    const stage = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({
      stage,
      localTeamPlaceholder: `1st ${group.name}`,
      visitorTeamPlaceholder: 'Guest',
    });
    const uids = async (teamId = '') =>
      (await readCalendar({ tournamentId, team: teamId })).entries.map(({ uid }) => uid).sort();
    expect(await uids(team?.teamId)).toEqual([uidOf(first)]);
    await call('editGroupMatch', {
      ...{ matchId: first.matchId, groupId: group.groupId, stageId: group.stageId },
      ...{ localTeamId: team?.teamId ?? '', visitorTeamId: other?.teamId ?? '' },
      ...{ date: first.date, time: first.time, location: first.location },
      ...{ localTeamScore: 2, visitorTeamScore: 1 },
    });
    expect(await uids(team?.teamId)).toEqual([first, final].map(uidOf).sort());
    expect(await uids(other?.teamId)).toEqual([uidOf(first)]);
  });

  it('is not found where the cup has no such team or category', async () => {
    const { tournamentId } = await buildTournament();
    const team = await callApi('getCalendar', { tournamentId, team: crypto.randomUUID() });
    expectFailure(team, 'team_not_found', 'team');
    const category = await callApi('getCalendar', { tournamentId, category: crypto.randomUUID() });
    expectFailure(category, 'category_not_found', 'category');
  });
});

describe('an entry', () => {
  it('is not older than before when the match from which its place followed last is deleted', async () => {
    const group = await buildGroup();
    const { tournamentId } = group;
    const stage = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: `1st ${group.name}` });
    const read = async () => {
      const { entries } = await readCalendar({ tournamentId });
      return only(entries, ({ uid }) => uid === uidOf(final)).sequence;
    };
    const before = await read();
    await setTimeout(1_000);
    const { matchId } = await buildGroupMatch({ group });
    const later = await read();
    expect(later).toBeGreaterThan(before);
    const entryId = entryOf(await callApi('deleteMatch', { matchId }));
    expect(await read()).toBeGreaterThanOrEqual(later);
    await undo(entryId);
    expect(await read()).toBeGreaterThanOrEqual(later);
  });

  it('is not older than before when a match moves to another group of its stage', async () => {
    const groups = await buildStage();
    const { tournamentId, stageId } = groups;
    const group = await buildGroup({ stage: groups });
    const other = await buildGroup({ stage: groups });
    const stage = await buildStage({ tournamentId, type: 'knockout' });
    const final = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: `1st ${group.name}` });
    const read = async () => {
      const { entries } = await readCalendar({ tournamentId });
      return only(entries, ({ uid }) => uid === uidOf(final)).sequence;
    };
    await setTimeout(1_000);
    const { matchId, date, time, location } = await buildGroupMatch({ group });
    const later = await read();
    await setTimeout(1_000);
    const [localTeamId = '', visitorTeamId = ''] = other.Teams.map(({ teamId }) => teamId);
    await call('editGroupMatch', {
      ...{ matchId, groupId: other.groupId, stageId, localTeamId, visitorTeamId, date, time, location },
    });
    expect(await read()).toBeGreaterThan(later);
  });

  it('is as it was, and not older, when its deleted cup comes back', async () => {
    const { tournamentId, name, stage, teams } = await buildCupIn('Europe/Zurich');
    await buildKnownTeamsMatch({ stage, ...teams });
    const [before] = (await readCalendar({ tournamentId })).entries;
    const entryId = entryOf(await callApi('deleteTournament', { tournamentId, name }));
    expectFailure(await callApi('getCalendar', { tournamentId }), 'tournament_not_found', 'tournamentId');
    await undo(entryId);
    const [after] = (await readCalendar({ tournamentId })).entries;
    expect(after).toMatchObject({ uid: before?.uid, start: before?.start, summary: before?.summary });
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? Infinity);
  });
});
