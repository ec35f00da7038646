import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '../cup/match-rules';
import type { Tournament } from '../cup/records';
import { refusalOf, valueOf } from '../testing/results';
import { createTournament, editTournament, haveSameListing } from './tournaments';

/** 11:00 on 13 June in Zurich, and still 12 June in Honolulu. */
const NOW = Date.parse('2026-06-13T09:00:00Z');

const spring: Tournament = {
  tournamentId: 'spring',
  name: 'Spring Cup',
  date: '2026-05-01',
  points: { win: 2, draw: 1, loss: 0 },
  tieBreakers: 'head-to-head',
  timeZone: 'Europe/Zurich',
  language: 'en',
  matchRules: DEFAULT_MATCH_RULES,
  playerNames: DEFAULT_PLAYER_NAMES,
};

describe('a new tournament', () => {
  it('gets the defaults for what is left out', () => {
    expect(valueOf(createTournament('one', { date: '2026-06-13' }, NOW))).toEqual({
      tournamentId: 'one',
      name: '',
      date: '2026-06-13',
      points: { win: 3, draw: 1, loss: 0 },
      tieBreakers: 'goal-difference',
      timeZone: 'UTC',
      language: 'en',
      matchRules: DEFAULT_MATCH_RULES,
      playerNames: DEFAULT_PLAYER_NAMES,
    });
  });

  it.each([
    ['2026-06-13', 'Europe/Zurich', true],
    ['2026-06-12', 'Europe/Zurich', false],
    ['2026-06-12', 'Pacific/Honolulu', true],
    ['2026-06-11', 'Pacific/Honolulu', false],
  ])('on %s in %s is today or later there: %s', (date, timeZone, isAllowed) => {
    const result = createTournament('one', { date, timeZone }, NOW);
    expect(result.ok).toBe(isAllowed);
    if (!result.ok) expect(result.error).toEqual({ msg: 'date_must_be_future', path: 'date' });
  });
});

describe('an edited tournament', () => {
  it('keeps what is left out, and a date of the past that stays', () => {
    expect(valueOf(editTournament(spring, { date: '2026-05-01' }, NOW))).toEqual(spring);
    const renamed = editTournament(spring, { date: '2026-05-01', name: '' }, NOW);
    expect(valueOf(renamed)).toEqual({ ...spring, name: '' });
  });

  it('has no field for rules that nobody has entered, because a stored record holds none that is undefined', () => {
    const edited = valueOf(editTournament(spring, { date: '2026-07-01' }, NOW));
    expect(Object.keys(edited).sort()).toEqual(Object.keys(spring).sort());
  });

  it('keeps its address until another one or none is entered', () => {
    const { date } = spring;
    const placed = valueOf(editTournament(spring, { date, address: 'Hall 1' }, NOW));
    expect(valueOf(editTournament(placed, { date }, NOW))).toMatchObject({ address: 'Hall 1' });
    expect(valueOf(editTournament(placed, { date, address: '' }, NOW))).toMatchObject({ address: '' });
  });

  it('has a list of criteria where its order is its own, and nowhere else', () => {
    const criteria = ['wins', 'conduct'] as const;
    const without = editTournament(spring, { date: spring.date, tieBreakers: 'own' }, NOW);
    expect(refusalOf(without)).toBe('criteria_must_be_a_list_of_different_criteria');
    const own = valueOf(editTournament(spring, { date: spring.date, tieBreakers: 'own', criteria }, NOW));
    expect(own).toMatchObject({ tieBreakers: 'own', criteria });
    expect(valueOf(editTournament(own, { date: own.date }, NOW))).toMatchObject({ criteria });
    const preset = editTournament(own, { date: own.date, tieBreakers: 'uefa-futsal' }, NOW);
    expect(valueOf(preset)).toMatchObject({ tieBreakers: 'uefa-futsal', criteria: null });
  });

  it('moves to no other day of the past', () => {
    expect(editTournament(spring, { date: '2026-05-02' }, NOW)).toEqual({
      ok: false,
      error: { msg: 'date_must_be_future', path: 'date' },
    });
    const moved = editTournament(spring, { date: '2026-06-12', timeZone: 'Pacific/Honolulu' }, NOW);
    expect(moved.ok).toBe(true);
  });
});

describe('the listing of two tournaments', () => {
  it('is the same for the same name on the same date only', () => {
    expect(haveSameListing(spring, { name: ' SPRING  cup', date: spring.date })).toBe(true);
    expect(haveSameListing(spring, { ...spring, date: '2026-05-02' })).toBe(false);
    expect(haveSameListing(spring, { ...spring, name: 'Autumn Cup' })).toBe(false);
  });
});
