import { expect, it } from 'vitest';
import { cupEvent, matchEvent, teamOfCup } from './structured-data';

const cup = { name: 'Spring Cup', days: ['2026-06-14', '2026-06-13', '2026-06-14'] };
const HALL = 'Sporthalle Hardau, Hardstrasse 140, 8004 Zürich';
const match = {
  local: 'Lions',
  visitor: 'Winner match 1',
  date: '2026-06-14',
  time: '15:30',
  timeZone: 'Europe/Zurich',
  isPostponed: false,
  location: 'Court 1',
};

it('a cup is an event of its days at the address of its hall', () => {
  expect(cupEvent({ ...cup, address: HALL })).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Spring Cup',
    startDate: '2026-06-13',
    endDate: '2026-06-14',
    location: { '@type': 'Place', address: HALL },
  });
});

it.each([undefined, ''])('a cup with the address %j tells no place', (address) => {
  expect(cupEvent({ ...cup, address })).not.toHaveProperty('location');
});

it('a match is at the address of the hall, by the name of its court, and begins at an instant', () => {
  const event = matchEvent(match, { ...cup, address: HALL });
  expect(event).toMatchObject({
    name: 'Lions – Winner match 1',
    startDate: '2026-06-14T13:30:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Lions' },
    awayTeam: { name: 'Winner match 1' },
    superEvent: { name: 'Spring Cup' },
  });
  expect(event['location']).toEqual({ '@type': 'Place', name: 'Court 1', address: HALL });
});

it('a match of a cup without an address has its court alone, and says that it is postponed', () => {
  const event = matchEvent({ ...match, isPostponed: true }, cup);
  expect(event['location']).toEqual({ '@type': 'Place', name: 'Court 1' });
  expect(event['eventStatus']).toBe('https://schema.org/EventPostponed');
  expect(matchEvent({ ...match, location: '' }, cup)).not.toHaveProperty('location');
});

it('a team is what its cup is about', () => {
  expect(teamOfCup('Lions', { ...cup, address: HALL })).toMatchObject({
    '@type': 'SportsTeam',
    name: 'Lions',
    subjectOf: { '@type': 'SportsEvent', name: 'Spring Cup', location: { address: HALL } },
  });
});
