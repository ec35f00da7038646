import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { printTexts as english } from '../en/print';

const texts = {
  print: {
    title: 'Drucken',
    about:
      'Alles ist für A4 hoch und ohne Farbe gemacht. Chrome und Edge nummerieren die Seiten; Firefox und Safari tun es im Druckdialog.',
    what: 'Was drucken',
    kinds: {
      fixtures: 'Spielplan',
      'court-day': 'Tag eines Felds, für die Tür',
      tables: 'Tabellen',
      bracket: 'Turnierbaum',
      standings: 'Schlussrangliste',
      sheets: 'Spielprotokolle auf Papier',
      certificates: 'Urkunden',
      poster: 'Plakat mit QR-Code',
    },
    fields: {
      category: 'Kategorie',
      court: 'Feld',
      day: 'Tag',
      stage: 'Phase',
    },
    all: {
      category: 'Alle Kategorien',
      court: 'Alle Felder',
      day: 'Alle Tage',
      stage: 'Alle Phasen',
    },
    print: 'Drucken',
    preview: 'Was gedruckt wird',
    unknown: 'So etwas hat dieses Turnier nicht. Bitte wählen Sie neu.',
    empty: {
      fixtures: 'Es gibt keine Spiele zu drucken.',
      'court-day': 'Es gibt keine Spiele mit einem Feld zu drucken.',
      tables: 'Es gibt keine Tabellen zu drucken.',
      bracket: 'Es gibt keinen Turnierbaum zu drucken.',
      standings: 'Es gibt keine Plätze zu drucken, die feststehen.',
      sheets: 'Es gibt keine Spiele zu drucken.',
      certificates: 'Es gibt keine Teams zu drucken.',
    },
    tablesOff: (names) => `Alle sehen das ohne Tabellen und Plätze, und so wird es gedruckt: ${names}.`,
    columns: {
      position: 'Pl.',
      team: 'Team',
      played: 'Sp',
      wins: 'S',
      draws: 'U',
      losses: 'N',
      goals: 'Tore',
      difference: '+/-',
      points: 'Pkt',
    },
    match: {
      time: 'Zeit',
      number: 'Nr.',
      local: 'Team',
      score: 'Resultat',
      visitor: 'Team',
      court: 'Feld',
      stage: 'Phase',
      referee: 'Schiedsteam',
    },
    place: (place) => `${place}. Platz`,
    sheet: {
      title: 'Spielprotokoll',
      shirt: 'Nr.',
      player: 'Name',
      yellow: 'G',
      red: 'R',
      suspended: 'gesperrt',
      goal: 'Rückennummer und Minute jedes Tors',
      timeOuts: 'Time-outs',
      halfTime: 'Pause',
      normalTime: 'Ende der Spielzeit',
      extraTime: 'Verlängerung',
      kicks: 'Penaltyschiessen',
      remarks: 'Bemerkungen',
      captain: (team) => `Captain von ${team}`,
    },
    certificate: {
      title: 'Urkunde',
      took: 'war dabei',
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const printTexts: WithAllArguments<typeof english, typeof texts> = texts;
