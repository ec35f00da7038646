import { readTeamList } from '@futsal-cup/domain/lists/read-team-list';
import { describe, expect, test } from 'vitest';
import { playerInWords } from '../../teams/player-in-words';
import { readListFile } from '../../lists/read-list-file';

const LISTS = '../../../testing/lists/';

/** The files as addresses that have their bytes in them. */
const FILES = import.meta.glob<string>('../../../testing/lists/*/*', {
  query: '?inline',
  import: 'default',
  eager: true,
});

interface Expected {
  readonly teams: readonly string[];
  /** What was left out and noticed, and what is refused, with the number of the line. */
  readonly notes?: readonly string[];
  readonly problems?: readonly string[];
}

/** What must come out of each list; null for a file that is no list. */
const EXPECTED: Readonly<Record<string, Expected | null>> = {
  'given/header-comma.csv': {
    teams: ['FC Zürich: Mia Müller, Lea Wyss', 'Löwen Bern: Zoë Frei'],
    notes: ['1 heading', '5 total'],
  },
  'given/header-semi.csv': {
    teams: ['FC Zürich: Mia Müller, Lea Wyss', 'Löwen Bern: Zoë Frei'],
    notes: ['1 heading', '5 total'],
  },
  'given/linebreak-semi.csv': {
    teams: [
      'FC Zürich: Mia Müller, Lea Wyss, Zoë Frei',
      'Löwen Bern: Anna "Ännchen" Meier',
      '1. FC Köniz: Jana, Eva',
    ],
  },
  'given/numbered-tab.txt': {
    teams: [
      'FC Zürich: Mia Müller, Lea Wyss',
      'Löwen Bern: Zoë Frei, Jana Öztürk',
      'FC "Blitz" Aarau: Anna Meier',
    ],
    notes: ['1 heading', '5 total'],
  },
  'given/phones-tab.txt': { teams: ['FC Zürich', 'Löwen Bern'], notes: ['1 heading'] },

  'libreoffice/anmeldung-de.csv': {
    teams: [
      'FC Zürich: Mia Müller, Lea Wyss, Zoë Frei',
      'Löwen Bern: Jana Öztürk',
      'SV 04: Eva Graf, Ida Roth',
    ],
    notes: ['1 heading', '3 heading', '7 total'],
  },
  'libreoffice/un-joueur-par-ligne-fr.csv': {
    teams: ['FC Lausanne: Luc Favre, Noé Rey, Noé Rey', 'Étoile Sion: Élodie Moret, Chiara D’Amico'],
    notes: ['1 heading', '2 same-player'],
  },
  'libreoffice/vuote-it.csv': {
    teams: ['Leoni: Anna Rossi, Bea Bianchi, Carla De Luca', 'Tigri: Dora Verdi, Eva Neri'],
    notes: ['1 heading', '8 total'],
  },
  'libreoffice/one-cell-en.csv': {
    teams: ['Lions: Anna Keller, Lea Meier, Mia Frei', 'Tigers: Bea Graf, Cleo Roth', 'Bears: Dora Hug'],
    notes: ['1 heading'],
  },
  'libreoffice/zeilen-in-zellen.csv': {
    teams: ['FC Köniz: 1 Jana Roth, 2 Eva Graf, 3 Ida Hug', 'Löwen Bern: Anna "Ännchen" Meier, Lea Wyss'],
    notes: ['1 heading'],
  },
  'libreoffice/alles-in-anfuehrung.txt': {
    teams: ['1. FC Köln: Max Ott, Tim Ott', 'FC 1879: Ben Weiss, Leo Kern', 'Team 79: Nik Gut'],
    notes: ['1 heading'],
  },
  'libreoffice/windows-1252.csv': {
    teams: ['FC Zürich: Mia Müller, Lea Wyss, Zoë Frei', 'Löwen: Jana, Eva'],
    notes: ['1 heading'],
  },
  'libreoffice/utf-16-tab.txt': {
    teams: ['Étoile: Zoé, Léa, Noémie', 'Forêt: Éva, Inès'],
    notes: ['1 heading'],
  },
  'libreoffice/ohne-kopf.csv': {
    teams: ['Lions: Anna Keller, Lea Meier', 'Tigers: Bea Graf, Cleo Roth', 'Bears: Dora Hug'],
  },
  'libreoffice/nur-nummern-links.csv': {
    teams: ['Basel Blau', 'Basel Rot', 'Olten'],
    notes: ['1 heading', '5 total'],
  },
  'libreoffice/kontakt-ohne-kopf.csv': { teams: ['Lions', 'Tigers', 'Bears'] },
  'libreoffice/arabisch.csv': { teams: ['الأسود: أحمد علي, محمد حسن', 'النمور: سامي يوسف'] },

  'by-hand/plain.txt': { teams: ['Lions', 'Tigers', 'Bears'] },
  'by-hand/numbered.txt': { teams: ['Lions', 'Tigers', 'Bears'] },
  'by-hand/numbers-in-names.txt': { teams: ['1. FC Köln', 'FC 1879', 'Team 79', 'SV 04'] },
  'by-hand/heading-and-total.txt': { teams: ['Lions', 'Tigers'], notes: ['1 heading', '4 total'] },
  'by-hand/commas.txt': { teams: ['Lions: Anna Keller, Lea Meier', 'Tigers: Bea Graf'] },
  'by-hand/tabs-and-semicolons.txt': {
    teams: ['Lions: Anna Keller, Lea Meier', 'Tigers: Bea Graf, Cleo Roth', 'Bears'],
  },
  'by-hand/bullets.txt': { teams: ['Löwen: Anna, Lea, Mia', 'Tiger: Bea'] },
  'by-hand/contacts-among-players.txt': {
    teams: ['Lions: Anna, Bea', 'Tigers: Cleo, Dora 079 123 45 68'],
    notes: ['1 contact'],
    problems: ['2 name_must_not_be_a_phone_number_or_an_address'],
  },
  'by-hand/open-quotes.txt': {
    teams: ['"Lions: Anna', '18" United: "Bea'],
    notes: ['1 open-quote', '2 open-quote'],
  },
  'by-hand/form.csv': { teams: ['FC Zürich: Mia Müller, Lea Wyss', 'Löwen: Zoë Frei'], notes: ['1 heading'] },
  'by-hand/last-first.csv': {
    teams: ['Lions: Anna Keller, Lea Von Arx', 'Tigers: Bea Meier'],
    notes: ['1 heading'],
  },
  'by-hand/sep-line.csv': { teams: ['Lions: Anna, Bea', 'Tigers: Cleo'], notes: ['2 heading', '4 heading'] },
  'by-hand/squads.txt': { teams: ['FC Bern, Frauen', 'FC Bern, U13', 'Löwen'] },
  'by-hand/blocks.txt': {
    teams: ['FC Bern: Anna Keller, Lea Meier', 'Löwen: Bea Graf, Cleo Roth, Cleo Roth'],
    notes: ['1 heading', '7 same-player'],
  },
  'by-hand/a-pdf.csv': null,
};

async function read(name: string): Promise<Expected | null> {
  const [, bytes = ''] = FILES[LISTS + name]?.split('base64,') ?? [];
  const file = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  const text = await readListFile(new Blob([file]));
  if (text === null) return null;
  const { teams, notes, problems } = readTeamList(text);
  return {
    teams: teams.map(({ name: team, players }) =>
      [team, players.map(playerInWords).join(', ')].filter(Boolean).join(': '),
    ),
    notes: notes.map(({ line, kind }) => `${line} ${kind}`),
    problems: problems.map(({ line, code }) => `${line} ${code}`),
  };
}

describe('lists as clubs have them', () => {
  test.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    expect(await read(name)).toEqual(expected && { notes: [], problems: [], ...expected });
  });

  test('are all told what comes out of them', () => {
    expect(Object.keys(FILES).sort()).toEqual(
      Object.keys(EXPECTED)
        .map((name) => LISTS + name)
        .sort(),
    );
    expect(Object.keys(EXPECTED)).toHaveLength(32);
  });
});
