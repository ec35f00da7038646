import { describe, expect, it } from 'vitest';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { planCup } from '../testing/random-commands';
import { refusalOf, valueOf } from '../testing/results';
import { duplicateCup } from './duplicate-cup';
import { setMessage, setSponsors } from './hall';

const NOW = Date.parse('2027-03-06T10:00Z');
const message = { text: 'The final begins at 17:00', until: '2027-03-06T10:00:01.000Z' };
const picture = { pictureId: `${'0'.repeat(32)}-png`, width: 9, height: 9 };
const cup = buildCupOfTeams(4);

describe('a message to everybody', () => {
  it('is told, and taken back', () => {
    const told = setMessage(cup, message, NOW);
    expect(valueOf(told).tournament).toEqual({ ...cup.tournament, message });
    expect(told).toMatchObject({ event: { kind: 'message-set', name: message.text } });
    const silent = setMessage(valueOf(told), null, NOW);
    expect(valueOf(silent).tournament.message).toBeNull();
    expect(silent).toMatchObject({ event: { kind: 'message-removed' } });
  });

  it('has to end later, and to be readable', () => {
    expect(refusalOf(setMessage(cup, message, NOW + 1_000))).toBe('message_must_end_in_the_future');
    expect(setMessage(cup, message, NOW + 999).ok).toBe(true);
    const unreadable = { ...message, text: 'a\u0301\u0301\u0301\u0301\u0301' };
    expect(setMessage(cup, unreadable, NOW)).toMatchObject({ ok: false, error: { path: 'message.text' } });
  });
});

describe('logo and sponsors', () => {
  const sponsors = [{ name: 'Bakery', picture }, { name: 'Garage' }];
  const seen = valueOf(setSponsors(cup, { logo: picture, sponsors }));

  it('replace those before, in their order', () => {
    expect(seen.tournament).toEqual({ ...cup.tournament, logo: picture, sponsors });
    const others = valueOf(setSponsors(seen, { logo: null, sponsors: [...sponsors].reverse() }));
    expect(others.tournament).toMatchObject({
      logo: null,
      sponsors: [{ name: 'Garage' }, { name: 'Bakery' }],
    });
  });

  it('are in a copy, and a message is not', () => {
    let count = 0;
    const told = valueOf(setMessage(seen, message, NOW));
    const request = { name: 'Copy', date: '2027-04-01', copy: 'structure' } as const;
    const copy = valueOf(duplicateCup(told, request, { newId: () => `new-${(count += 1)}`, now: NOW }));
    expect(copy.tournament).toMatchObject({ logo: picture, sponsors });
    expect('message' in copy.tournament).toBe(false);
  });
});

describe('the referees of a plan', () => {
  const settings = buildPlanSettings({ teams: 6, format: { groups: 2, qualifiers: 1 } });
  const refereed = valueOf(planCup(buildCupOfTeams(6), { ...settings, wishes: [{ kind: 'referees' }] }));

  it('are written into the matches of the groups', () => {
    const ofGroups = refereed.matches.filter(({ groupId }) => groupId !== null);
    const known = new Set(refereed.teams.map(({ teamId }) => teamId));
    expect(ofGroups.length).toBeGreaterThan(0);
    expect(ofGroups.every(({ refereeTeamId }) => known.has(refereeTeamId ?? ''))).toBe(true);
    expect(refereed.matches.filter(({ groupId }) => groupId === null)[0]).not.toHaveProperty('refereeTeamId');
  });

  it('are copied with the ids of the copies, and go with a plan that has none', () => {
    let count = 0;
    const request = { name: 'Copy', date: '2027-04-01', copy: 'matches' } as const;
    const copy = valueOf(duplicateCup(refereed, request, { newId: () => `new-${(count += 1)}`, now: NOW }));
    const known = new Set(copy.teams.map(({ teamId }) => teamId));
    const named = copy.matches.flatMap(({ refereeTeamId }) => refereeTeamId ?? []);
    expect(named).toHaveLength(refereed.matches.filter((match) => match.refereeTeamId).length);
    expect(named.every((teamId) => known.has(teamId))).toBe(true);
    const without = valueOf(planCup(refereed, settings));
    expect(without.matches.flatMap(({ refereeTeamId }) => refereeTeamId ?? [])).toEqual([]);
  });

  it('change nothing when the plan is applied again, nor where no plan asks for them', () => {
    expect(valueOf(planCup(refereed, { ...settings, wishes: [{ kind: 'referees' }] })).matches).toEqual(
      refereed.matches,
    );
    const plain = valueOf(planCup(buildCupOfTeams(6), settings));
    expect(plain.matches.some((match) => 'refereeTeamId' in match)).toBe(false);
  });
});
