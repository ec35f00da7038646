import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { shareTexts as english } from '../en/share';

const texts = {
  share: {
    title: 'Teilen und exportieren',
    lists: 'Listen für Tabellenprogramme',
    about:
      'Spielplan, Resultate, Tabellen und Torschützinnen und Torschützen, wie alle sie auf der Website sehen: Namen, die dort gekürzt oder verborgen sind, sind es auch in den Listen.',
    workbook: 'Alle Listen für Excel speichern (XLSX)',
    csv: 'Oder eine Liste als CSV, für andere Programme:',
  },
  fixtureList: {
    title: 'Spielplan aus einer Liste',
    hint: 'Zeilen einer Tabelle oder einer CSV-Datei eines anderen Programms, ein Spiel pro Zeile. Gespeichert wird erst, wenn Sie die Spiele hinzufügen.',
    list: 'Liste der Spiele',
    example: '17.10.2030 17:00; Lions; FC Bern; Feld 1; A',
    noStage: 'Fügen Sie zuerst eine Phase hinzu. Die Spiele einer Liste kommen in sie.',
    stage: 'Phase der Spiele',
    place: 'Ort, wo die Liste keinen nennt',
    columns: {
      date: 'Datum, oder Datum und Zeit',
      time: 'Zeit',
      home: 'Heim',
      away: 'Gast',
      location: 'Ort',
      group: 'Gruppe',
    },
    preview: 'Die Spiele, wie sie hinzugefügt werden',
    newTeams: (names) =>
      `Noch nicht im Turnier, darum werden auch diese Teams hinzugefügt: ${names}. Ist ein Name nur anders geschrieben, korrigieren Sie ihn in der Liste.`,
    asWords: (names) => `Kein Team des Turniers, darum bleiben die Wörter, wie sie sind: ${names}.`,
    add: (count) => (count === 1 ? '1 Spiel hinzufügen' : `${count} Spiele hinzufügen`),
    added: 'Die Spiele wurden hinzugefügt',
  },
  embed: {
    title: 'Auf der eigenen Website zeigen',
    about:
      'Kopieren Sie eine Zeile in die Seite Ihrer Website, auf der das Turnier zu sehen sein soll. Sie folgt den Resultaten von selbst, braucht kein Konto, und ihre Links öffnen diese Website in einem neuen Tab.',
    parts: { matches: 'Spiele', table: 'Tabellen', bracket: 'Turnierbaum' },
    copy: (part) => `Zeile kopieren: ${part}`,
    copied: 'Die Zeile ist kopiert',
    copyFailed: 'Die Zeile konnte nicht kopiert werden: Markieren Sie sie und kopieren Sie sie von Hand.',
    more: 'Am Ende der Adresse in der Zeile bestimmen &lang=de, fr, it oder en die Sprache und &theme=light oder dark die Farben. &category= und &team= zeigen eine Kategorie oder ein Team allein: Die Kennung steht in der Adresse der Seite.',
  },
} satisfies Translated<typeof english>;

export const shareTexts: WithAllArguments<typeof english, typeof texts> = texts;
