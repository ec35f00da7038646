import { describe, expect, it } from 'vitest';
import { namesOf } from '../testing/names-of';
import { readTeamList } from './read-team-list';

function columnsOf(text: string): string {
  return readTeamList(text).columns.join(' ');
}

const ROW = 'Lions;Anna Keller;Lea Meier\nTigers;Bea Graf;Cleo Roth';

describe('the columns of a list of teams', () => {
  it.each([
    ['Team;Player 1;Player 2', 'team players players'],
    ['Mannschaft;Spieler:in;Spieler*innen', 'team players players'],
    ['ÉQUIPE;Joueur·euse;Joueurs', 'team players players'],
    ['Squadra;Giocatore/trice;Giocatrici', 'team players players'],
    ['Name der Mannschaft;Vorname;Name', 'team first-name last-name'],
    ['Équipe;Nom;Prénom', 'team last-name first-name'],
    ['Squadra;Cognome;Nome', 'team last-name first-name'],
    ['Team;First name;Last name', 'team first-name last-name'],
    ['Name;Spielerin;', 'team players players'],
    ['Verein;Kader;Bemerkungen', 'team players left-out'],
    ['Verein;Mannschaft;Farbe', 'left-out team left-out'],
    ['Team;Captain;N° de tél.', 'team left-out left-out'],
    ['Anzahl Spieler;E-Mail Kontakt;Team', 'left-out left-out team'],
    ['Team;Équipe;Spieler', 'team left-out players'],
    ['Name der Mannschaft;Spieler 1;Spieler 2', 'team players players'],
    ["Nom de l'équipe;Joueur 1;Joueur 2", 'team players players'],
    ['Nome della squadra;Giocatore 1;Giocatore 2', 'team players players'],
    ['Name of the team;Player 1;Player 2', 'team players players'],
    ['Nr.;Mannschaft;Spieler', 'left-out team players'],
    ['Team;E-Mail Captain;Spielername', 'team left-out players'],
    ['Team name;Email address;Player 1 name', 'team left-out players'],
    ['Mannschaft;Captains;Spielerliste', 'team left-out players'],
  ])('are told by the heading %s', (heading, columns) => {
    expect(readTeamList(`${heading}\n${ROW}`).heading).toMatchObject({ line: 1 });
    expect(columnsOf(`${heading}\n${ROW}`)).toBe(columns);
  });

  it.each([
    ['Team;Nr.;Spieler', '7;Anna', 'team number players'],
    ['Équipe;N°;Prénom;Nom', '7;Anna;Keller', 'team number first-name last-name'],
    ['Squadra;Giocatore;Numero', 'Anna;7', 'team players number'],
    ['Mannschaft;Rückennummer;Name', '7;Anna', 'team number players'],
    ['Mannschaft;Nr. des Spielers;Name', '7;Anna', 'team number players'],
    ['Team;Shirt no.;Player', '7;Anna', 'team number players'],
    ['Team;#;Spieler', '7;Anna', 'team number players'],
    ['Team;Nr.;Spieler;Nr.;Spieler', '7;Anna;9;Bea', 'team number players number players'],
    ['Team;Nr.;Spieler 1;Spieler 2', '7;Anna;Bea', 'team left-out players players'],
  ])('have shirt numbers beside players under the heading %s', (heading, player, columns) => {
    expect(columnsOf(`${heading}\nLions;${player}\nTigers;${player}`)).toBe(columns);
  });

  it.each([
    ['before names without a heading', 'Lions;7;Anna\nLions;9;Bea\nTigers;1;Cleo', 'team number players'],
    ['not where they count the rows', 'Lions;1;Anna\nLions;2;Bea\nTigers;3;Cleo', 'team left-out players'],
    [
      'not behind names without a heading',
      'Lions;Anna;9\nLions;Bea;9\nTigers;Cleo;8',
      'team players left-out',
    ],
    [
      'not of more than two digits',
      'Lions;2013;Anna\nLions;2014;Bea\nTigers;2013;Cleo',
      'team left-out players',
    ],
  ])('have shirt numbers %s', (_, text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  it.each([
    ['rising numbers', '1;Lions;Anna\n2;Tigers;Bea', 'left-out team players'],
    ['numbers with a point', '1.\tLions\n2.\tTigers', 'left-out team'],
    ['phones and e-mails', 'Lions;079 123 45 67;a@b.ch\nTigers;;b@b.ch', 'team left-out left-out'],
    ['last names first', 'Lions;"Keller, Anna"\nLions;"Meier, Lea"', 'team last-first'],
    ['two whole names in a cell', 'Lions;Anna Keller, Lea Meier\nTigers;Bea Graf, Cleo Roth', 'team players'],
    ['numbers alone, which are names', '04\n79', 'team'],
  ])('are told by %s', (_, text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  it.each(['Team Bern;Anna;Lea', 'Players Club Zürich', 'Team Bern;Player 1;Lea', 'Lions;Player 1;Player 2'])(
    'are not told by the team %s',
    (team) => {
      expect(readTeamList(`${team}\nTigers;Bea;Cleo`).heading).toBeNull();
    },
  );

  it.each([
    ['Via\nRoma\nMilano', ['Via', 'Roma', 'Milano']],
    ['Captain\nLions', ['Captain', 'Lions']],
    ['Rosa\nBlu\nVerde', ['Rosa', 'Blu', 'Verde']],
    ['Team\nLions', ['Lions']],
    ['Verein\nLions', ['Lions']],
    ['Name\nLions', ['Lions']],
  ])('are the teams where there is one column: %j', (text, names) => {
    const { columns, teams } = readTeamList(text);
    expect(columns).toEqual(['team']);
    expect(teams.map(({ name }) => name)).toEqual(names);
  });

  it('are no heading where they are names with numbers', () => {
    const { teams, heading } = readTeamList('Team 1;Player 1;Player 2\nTeam 2;Player 3;Player 4');
    expect(heading).toBeNull();
    expect(teams.map(({ name }) => name)).toEqual(['Team 1', 'Team 2']);
  });

  it('are what somebody says they are, and the guess follows', () => {
    const text = 'FC Basel;Lions;Keller, Anna\nFC Bern;Tigers;Graf, Bea';
    const { columns, teams } = readTeamList(text, [], { columns: { 1: 'team', 2: 'players' } });
    expect(columns).toEqual(['left-out', 'team', 'players']);
    expect(teams.map(({ name, players }) => [name, ...namesOf(players)])).toEqual([
      ['Lions', 'Keller', 'Anna'],
      ['Tigers', 'Graf', 'Bea'],
    ]);
  });

  it.each([
    [true, 'Lions;Anna\nTigers;Bea', ['Tigers']],
    [false, 'Team;Player\nTigers;Bea', ['Team', 'Tigers']],
    [false, 'Team\nLions', ['Team', 'Lions']],
    [true, 'FC Basel 2026\nLions\nTigers', ['Lions', 'Tigers']],
  ])('have a heading where somebody says so: %j of %j', (hasHeading, text, names) => {
    expect(readTeamList(text, [], { hasHeading }).teams.map(({ name }) => name)).toEqual(names);
  });
});
