import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { outcomeOf } from '../cup/outcome';
import type { Shown } from '../cup/shown';
import { readCupFile } from './read-cup-file';
import { writeCupFile } from './write-cup-file';
import { findBrokenRules } from '../rules/find-broken-rules';
import { findTablesNeeded } from '../rules/taken-places';
import { formOf } from '../schedule/form';
import { buildCup, buildMatch } from '../testing/build-cup';
import { duplicateCup } from '../commands/duplicate-cup';
import { lostTexts } from '../commands/lost-texts';
import { createGroup } from '../commands/groups';
import { createMatch, type MatchInput } from '../commands/matches';
import { createTournament, editTournament } from '../commands/tournaments';

const NOW = Date.parse('2026-06-13T05:00Z');

function cupOf(shown: Shown | undefined, matches: readonly string[] = []): Cup {
  const groups = { A: { teams: ['Lions', 'Bears'], matches: ['2026-06-13 10:00 Lions 2-1 Bears'] } };
  return buildCup({
    tournament: shown ? { shown } : {},
    stages: [
      { name: 'Groups', groups },
      { name: 'Friendlies', matches },
    ],
  });
}

const typed = (text: string) => ({ team: { kind: 'placeholder', text } }) as const;

function matchOf(local: string, visitor: string): MatchInput {
  const when = { date: '2026-06-13', time: '12:00', location: 'Sports hall' };
  return {
    ...{ matchId: 'new', stageId: 'stage 2', groupId: null, ...when },
    ...{ local: typed(local), visitor: typed(visitor) },
  };
}

describe('a cup whose tables are off', () => {
  it.each(['1st A', 'Best second 1', 'Winner match 1', 'Loser match 1'])('has no match of %s', (place) => {
    const cup = cupOf('no-tables', ['2026-06-13 11:00 Lions v Bears']);
    expect(createMatch(cup, matchOf('Guests', place), NOW)).toMatchObject({
      error: { msg: 'no_place_can_be_taken_while_tables_are_off', path: 'visitorTeamPlaceholder' },
    });
    expect(
      createMatch(cupOf('all', ['2026-06-13 11:00 Lions v Bears']), matchOf('Guests', place), NOW),
    ).toMatchObject({
      ok: true,
    });
  });

  it('has matches of its teams', () => {
    expect(createMatch(cupOf('no-results'), matchOf('Lions', 'Bears'), NOW).ok).toBe(true);
  });

  it('binds no text to what it names when that comes, and suggests nothing for it', () => {
    const before = cupOf('no-tables', ['2026-06-13 11:00 Lions v 1st B']);
    const after = createGroup(before, { groupId: 'b', stageId: 'stage 1', name: 'B' });
    if (!after.ok) throw new Error(after.error.msg);
    const friendly = after.value.matches.at(-1);
    expect(friendly?.visitor).toMatchObject({ placeholder: '1st B', source: null });
    expect(lostTexts(after.value)).toEqual([]);
    const shown = { ...after.value, tournament: { ...after.value.tournament, shown: 'all' as const } };
    expect(lostTexts(shown)).toMatchObject([{ text: '1st B' }]);
  });

  it('breaks the rules of a cup by a match that takes a place, and says where', () => {
    const taking = cupOf('all', ['2026-06-13 11:00 1st A v 2nd A']);
    expect(findBrokenRules(taking)).toEqual([]);
    const off = { ...taking, tournament: { ...taking.tournament, shown: 'no-tables' as const } };
    expect(findBrokenRules(off)).toEqual([
      {
        msg: 'no_place_can_be_taken_while_tables_are_off',
        path: 'matches/match 2',
        field: 'localTeamSource',
      },
    ]);
    expect(findTablesNeeded(taking, off.tournament)).toMatchObject({
      error: { msg: 'tables_cannot_be_off_while_matches_wait_for_places', path: 'shown' },
    });
    expect(findTablesNeeded(taking, taking.tournament)).toBeNull();
    expect(findTablesNeeded(cupOf('all'), off.tournament)).toBeNull();
  });
});

describe('what everybody sees of a cup', () => {
  it('is kept by an edit that does not name it, and missing until somebody chooses it', () => {
    const created = createTournament('t', { date: '2026-06-13' }, NOW);
    if (!created.ok) throw new Error(created.error.msg);
    expect('shown' in created.value).toBe(false);
    const off = editTournament(created.value, { date: '2026-06-13', shown: 'no-results' }, NOW);
    if (!off.ok) throw new Error(off.error.msg);
    expect(editTournament(off.value, { date: '2026-06-13' }, NOW)).toMatchObject({
      value: { shown: 'no-results' },
    });
    expect(editTournament(off.value, { date: '2026-06-13', shown: 'all' }, NOW)).toMatchObject({
      value: { shown: 'all' },
    });
  });

  it('comes through a cup file and into a copy', () => {
    const cup = cupOf('no-tables', ['2026-06-13 11:00 Lions v Bears']);
    let id = 0;
    const newId = () => `id-${(id += 1)}`;
    const read = readCupFile(writeCupFile(cup), { newId, now: NOW });
    expect(read).toMatchObject({ ok: true, cup: { tournament: { shown: 'no-tables' } } });
    const copied = duplicateCup(
      cup,
      { name: 'Copy', date: '2026-06-20', copy: 'teams' },
      { newId, now: NOW },
    );
    expect(copied).toMatchObject({ ok: true, value: { tournament: { shown: 'no-tables' } } });
  });

  it('is refused in a cup file whose matches take places', () => {
    const taking = cupOf('all', ['2026-06-13 11:00 1st A v 2nd A']);
    const file = { ...writeCupFile(taking), shown: 'no-tables' };
    const read = readCupFile(file, { newId: () => crypto.randomUUID(), now: NOW });
    expect(read).toMatchObject({
      ok: false,
      problems: [{ msg: 'no_place_can_be_taken_while_tables_are_off' }],
    });
  });
});

describe('a match of a view without winners', () => {
  const team = (teamId: string, goals: number) => ({
    teamId,
    team: { teamId },
    placeholder: null,
    goals,
    kicks: null,
  });
  const match = { ...buildMatch({ matchId: 'm' }), state: 'finished' as const, shown: 'no-tables' as const };
  const won = { ...match, local: team('lions', 2), visitor: team('bears', 1) };

  it('has no winner, and gives its teams no form', () => {
    expect(outcomeOf(won)).toEqual({ kind: 'not-told' });
    expect(formOf([won], 'lions')).toEqual([]);
  });
});
