import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTeams,
  buildTournament,
  only,
  readTeams,
  readView,
  uniqueName,
} from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { asSlashDate, dayFromNow } from '../support/builders/days';
import { writeHistory } from '../support/history';
import { administratorToken } from '../support/sign-in';

const NOWHERE = 'no-such-tournament';

async function createTournament(request: Partial<Calls['createTournament']['request']>) {
  const body = { name: uniqueName('Cup'), date: dayFromNow(40), ...request };
  return (await call('createTournament', body)).tournamentDetails;
}

describe.concurrent('creating a tournament', () => {
  it('answers its details, with the standard points, tie-breakers and time zone', async () => {
    const name = uniqueName('Cup');
    const { tournamentDetails } = await call('createTournament', { name, date: dayFromNow(40) });
    expect(tournamentDetails).toEqual({
      tournamentId: expect.any(String),
      name,
      date: dayFromNow(40),
      points: { win: 3, draw: 1, loss: 0 },
      tieBreakers: 'goal-difference',
      timeZone: 'UTC',
      language: 'en',
      matchRules: DEFAULT_MATCH_RULES,
      playerNames: 'initial',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('keeps what is asked for', async () => {
    const settings = {
      points: { win: 2, draw: 1, loss: 0 },
      tieBreakers: 'head-to-head',
      timeZone: 'Europe/Zurich',
      language: 'fr',
    } as const;
    const { tournamentId } = await createTournament(settings);
    expect(await readView(tournamentId)).toMatchObject({ ...settings, Teams: [], Stages: [] });
  });

  it('shows it to every visitor', async () => {
    const { tournamentId, name, date } = await createTournament({});
    const { allTournaments } = await call('getAllTournaments', {});
    expect(only(allTournaments, (item) => item.tournamentId === tournamentId)).toEqual({
      tournamentId,
      name,
      date,
      language: 'en',
      timeZone: 'UTC',
      lastDay: null,
      place: null,
    });
  });

  it('shows the address of its hall, in the list as well, until it is taken away', async () => {
    const address = 'Sporthalle Hardau, Hardstrasse 140, 8004 Zürich';
    const { tournamentId, date } = await createTournament({ address: `  ${address} ` });
    const listed = async () => {
      const { allTournaments } = await call('getAllTournaments', {}, { method: 'POST' });
      return only(allTournaments, (item) => item.tournamentId === tournamentId).place;
    };
    expect(await listed()).toBe(address);
    await call('updateTournament', { tournamentId, date });
    expect((await readView(tournamentId)).address).toBe(address);
    await call('updateTournament', { tournamentId, date, address: '' });
    expect(await readView(tournamentId)).not.toHaveProperty('address');
    expect(await listed()).toBeNull();
  });

  it('trims the name and keeps it as typed', async () => {
    const name = uniqueName('La  Coppa ÄÖ ⚽');
    expect((await createTournament({ name: `  ${name} ` })).name).toBe(name);
  });

  it('needs no name', async () => {
    const date = dayFromNow(5_000 + Math.floor(Math.random() * 100_000));
    const { tournamentDetails } = await call('createTournament', { date });
    expect(tournamentDetails.name).toBe('');
  });

  it('takes a date in slashes, in dashes and as a date-time', async () => {
    const day = dayFromNow(12);
    for (const date of [day, asSlashDate(day), `${day}T22:15:00.000Z`, `${day}T23:59:59+02:00`]) {
      expect((await createTournament({ date })).date).toBe(day);
    }
  });

  it('takes today, which no morning has passed', async () => {
    expect((await createTournament({ date: dayFromNow(0) })).date).toBe(dayFromNow(0));
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('means today in %s', async (timeZone) => {
    const today = todayIn(timeZone, Date.now());
    const yesterday = todayIn(timeZone, Date.now() - 86_400_000);
    expect((await createTournament({ date: today, timeZone })).date).toBe(today);
    const answer = await callApi('createTournament', { name: uniqueName('Cup'), date: yesterday, timeZone });
    expectFailure(answer, 'date_must_be_future', 'date');
  });

  it.each([
    [{ name: 'A' }, 'name_must_be_at_least_2_characters_long', 'name'],
    [{ name: 'A'.repeat(51) }, 'name_must_be_at_most_50_characters_long', 'name'],
    [{ name: 5 }, 'must_be_text', 'name'],
    [{ name: 'Cup\u0000' }, 'text_has_unusable_characters', 'name'],
    [{ address: 'a'.repeat(151) }, 'address_must_be_at_most_150_characters_long', 'address'],
    [{ address: 'Hall\u0000' }, 'text_has_unusable_characters', 'address'],
    [{ date: undefined }, 'date_is_mandatory', 'date'],
    [{ date: '' }, 'date_is_mandatory', 'date'],
    [{ date: '31/02/2099' }, 'invalid_date_format', 'date'],
    [{ date: 'tomorrow' }, 'invalid_date_format', 'date'],
    [{ date: 20990101 }, 'must_be_text', 'date'],
    [{ date: '2020-01-01' }, 'date_must_be_future', 'date'],
    [{ points: 3 }, 'must_be_an_object', 'points'],
    [{ points: { win: 11, draw: 1, loss: 0 } }, 'points_must_be_whole_numbers_from_0_to_10', 'points.win'],
    [{ points: { win: 3, draw: 1.5, loss: 0 } }, 'points_must_be_whole_numbers_from_0_to_10', 'points.draw'],
    [{ points: { win: 3, draw: 1 } }, 'points_must_be_whole_numbers_from_0_to_10', 'points.loss'],
    [{ points: { win: 3, draw: 1, loss: 0, bonus: 1 } }, 'unknown_field', 'points.bonus'],
    [{ tieBreakers: 'alphabet' }, 'tie_breakers_must_be_a_preset_or_own', 'tieBreakers'],
    [{ timeZone: 'Europe/Olten' }, 'time_zone_is_not_known', 'timeZone'],
    [{ timeZone: 1 }, 'must_be_text', 'timeZone'],
    [{ language: 'rm' }, 'language_must_be_one_of_the_site', 'language'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const name = uniqueName('Refused');
    const answer = await sendToApi('createTournament', { name, date: dayFromNow(3), ...overrides });
    expectFailure(answer, msg, path);
    const { allTournaments } = await call('getAllTournaments', {}, { method: 'POST' });
    expect(allTournaments.map((tournament) => tournament.name)).not.toContain(name);
  });

  it('refuses the name of another on the same date, in any case and spacing', async () => {
    const { name, date } = await buildTournament();
    for (const again of [name, ` ${name.toUpperCase()} `]) {
      const answer = await callApi('createTournament', { name: again, date });
      expectFailure(answer, 'tournament_already_exists', 'name');
    }
  });

  it('takes the same name on another date', async () => {
    const { name } = await buildTournament({ date: dayFromNow(10) });
    expect((await createTournament({ name, date: dayFromNow(11) })).name).toBe(name);
  });
});

describe.concurrent('updating a tournament', () => {
  it('changes what is sent and leaves the rest', async () => {
    const settings = { timeZone: 'Europe/Zurich', tieBreakers: 'head-to-head', language: 'it' } as const;
    const before = await buildTournament(settings);
    const { tournamentId } = before;
    const change = { name: uniqueName('Renamed'), date: dayFromNow(50) };
    const { tournamentDetails } = await call('updateTournament', { tournamentId, ...change });
    expect(tournamentDetails).toEqual({ ...before, ...change, updatedAt: expect.any(String) });
    expect(tournamentDetails.updatedAt > before.updatedAt).toBe(true);
    expect(await readView(tournamentId)).toMatchObject(tournamentDetails);
  });

  it('changes points and tie-breakers', async () => {
    const { tournamentId, date } = await buildTournament();
    const change = { points: { win: 2, draw: 1, loss: 0 }, tieBreakers: 'head-to-head' as const };
    await call('updateTournament', { tournamentId, date, ...change });
    expect(await readView(tournamentId)).toMatchObject(change);
  });

  it('keeps its own name in another case', async () => {
    const { tournamentId, name, date } = await buildTournament();
    const louder = name.toUpperCase();
    expect(
      (await call('updateTournament', { tournamentId, name: louder, date })).tournamentDetails.name,
    ).toBe(louder);
  });

  it('refuses the name and date of another', async () => {
    const { name, date } = await buildTournament();
    const { tournamentId } = await buildTournament({ date });
    const answer = await callApi('updateTournament', { tournamentId, name: name.toLowerCase(), date });
    expectFailure(answer, 'tournament_already_exists', 'name');
  });

  it('refuses to move onto the date of one of the same name', async () => {
    const { name, date } = await buildTournament({ date: dayFromNow(20) });
    const { tournamentId } = await buildTournament({ name, date: dayFromNow(21) });
    const answer = await callApi('updateTournament', { tournamentId, date });
    expectFailure(answer, 'tournament_already_exists', 'name');
  });

  it('refuses to move it into the past', async () => {
    const { tournamentId } = await buildTournament();
    const answer = await callApi('updateTournament', { tournamentId, date: dayFromNow(-2) });
    expectFailure(answer, 'date_must_be_future', 'date');
  });

  it('leaves a cup of the past where it is when only its name changes', async () => {
    const { tournamentId, date } = await writeHistory({ date: '2019-06-01' });
    const name = uniqueName('Old cup');
    expect((await call('updateTournament', { tournamentId, name, date })).tournamentDetails).toMatchObject({
      name,
      date: '2019-06-01',
    });
  });

  it('finds no tournament that is not there', async () => {
    const answer = await callApi('updateTournament', { tournamentId: NOWHERE, date: dayFromNow(1) });
    expectFailure(answer, 'tournament_not_found');
  });

  it.each([
    [{ name: 'A' }, 'name_must_be_at_least_2_characters_long', 'name'],
    [{ date: undefined }, 'date_is_mandatory', 'date'],
    [{ date: '2099/01/01' }, 'invalid_date_format', 'date'],
    [{ timeZone: '+01:00' }, 'time_zone_is_not_known', 'timeZone'],
    [{ updatedAt: 'yesterday' }, 'updated_at_is_not_valid', 'updatedAt'],
  ] as const)('refuses %j and changes nothing', async (overrides, msg, path) => {
    const before = await buildTournament();
    const { tournamentId, date } = before;
    expectFailure(await sendToApi('updateTournament', { tournamentId, date, ...overrides }), msg, path);
    expect(await readView(tournamentId)).toMatchObject(before);
  });
});

describe('reading tournaments', () => {
  it('lists them newest first', async () => {
    await buildTournament({ date: dayFromNow(60) });
    await buildTournament({ date: dayFromNow(61) });
    const dates = (await call('getAllTournaments', {}, { method: 'POST' })).allTournaments.map(
      ({ date }) => date,
    );
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('lists each with its last day and its place, as its matches stand', async () => {
    const { tournamentId } = await buildTournament();
    const readListed = async () =>
      only(
        (await call('getAllTournaments', {})).allTournaments,
        (item) => item.tournamentId === tournamentId,
      );
    const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Wolves']);
    const group = await buildGroup({ stage: await buildStage({ tournamentId }), teams });
    const [lions = '', bears = '', wolves = ''] = teams;
    const first = { group, date: dayFromNow(40), location: 'Hardau' };
    await buildGroupMatch({ ...first, localTeamId: lions, visitorTeamId: bears });
    expect(await readListed()).toMatchObject({ lastDay: dayFromNow(40), place: 'Hardau' });
    const second = { ...first, date: dayFromNow(41) };
    const { matchId } = await buildGroupMatch({ ...second, localTeamId: lions, visitorTeamId: wolves });
    expect(await readListed()).toMatchObject({ lastDay: dayFromNow(41) });
    await call('deleteMatch', { matchId });
    expect(await readListed()).toMatchObject({ lastDay: dayFromNow(40), place: 'Hardau' });
  });

  it('answers GET and POST alike', async () => {
    const [got, posted] = [
      await call('getAllTournaments', {}),
      await call('getAllTournaments', {}, { method: 'POST' }),
    ];
    expect(posted).toEqual(got);
  });

  it('finds no tournament that is not there', async () => {
    for (const name of ['getTournament', 'getTournamentVersion'] as const) {
      expectFailure(await callApi(name, { tournamentId: NOWHERE }), 'tournament_not_found');
    }
  });

  it('shows a visitor the whole cup without a token', async () => {
    const { tournamentId, name } = await buildTeam({ players: ['Lara', 'Mia'] });
    const { tournament } = await call('getTournament', { tournamentId });
    expect(only(tournament.Teams)).toMatchObject({
      name,
      Players: [{ shownAs: 'Lara' }, { shownAs: 'Mia' }],
    });
  });

  it.each([
    ['initial', ['Anna K.', 'Zoë A.']],
    ['full', ['Anna Keller', 'Zoë Arx']],
    ['number', ['1', '2']],
  ] as const)(
    'shows players by %s to everybody, and their names to administrators alone',
    async (style, shown) => {
      const { tournamentId } = await buildTournament({ playerNames: style });
      const players = ['Zoë Arx', 'Anna Keller'];
      const { teamId } = await buildTeam({ tournamentId, players });
      const asked = [
        await callApi('getTournament', { tournamentId }),
        await callApi('getTournament', { tournamentId }, { token: await administratorToken() }),
      ];
      for (const answer of asked) {
        const [team] = expectSuccess(answer).tournament.Teams;
        expect(team?.Players.map(({ shownAs }) => shownAs)).toEqual(shown);
        if (style !== 'full') expect(answer.text).not.toMatch(/Keller|Arx/);
      }
      const [stored] = await readTeams(tournamentId);
      expect(stored).toMatchObject({ teamId, Players: [{ name: 'Anna Keller' }, { name: 'Zoë Arx' }] });
    },
  );

  it('changes the version with every write to any part of the cup, and only then', async () => {
    const { tournamentId, date } = await buildTournament();
    const version = async () => (await call('getTournamentVersion', { tournamentId })).version;
    const first = await version();
    expect(await version()).toBe(first);
    expect((await readView(tournamentId)).version).toBe(first);
    await buildTeam({ tournamentId });
    const second = await version();
    await call('updateTournament', { tournamentId, date, name: uniqueName('Cup') });
    const third = await version();
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('refuses a version that is longer than any', async () => {
    const { tournamentId } = await buildTournament();
    const answer = await callApi('getTournament', { tournamentId, version: 'v'.repeat(101) });
    expectFailure(answer, 'version_is_not_valid', 'version');
  });
});
