import type { keepTexts as english } from '../../en/admin/keep';
import type { Translated } from '../../translated';

export const keepTexts = {
  title: 'Kopieren, archivieren oder löschen',
  duplicate: {
    button: 'Kopieren',
    title: 'Turnier kopieren',
    name: 'Name der Kopie',
    date: 'Datum der Kopie',
    copy: 'Was kopiert wird',
    structure: 'Phasen und Gruppen',
    teams: 'Phasen, Gruppen und Teams',
    matches: 'Alles mit den Spielen, ohne Resultate',
    submit: 'Kopieren',
    success: 'Das Turnier ist kopiert',
  },
  archive: {
    button: 'Archivieren',
    title: 'Turnier archivieren',
    confirm: 'Archivieren',
    warning: (name: string) =>
      `${name} steht nicht mehr in der Liste. Wer die Adresse hat, kann es weiterhin lesen.`,
    success: 'Das Turnier ist archiviert',
    list: 'Archivierte Turniere',
    show: 'Archivierte Turniere anzeigen',
    hide: 'Archivierte Turniere verbergen',
    empty: 'Kein Turnier ist archiviert',
    back: (name: string) => `${name} zurück in die Liste`,
    putBack: 'Zurück in die Liste',
    isBack: 'Das Turnier steht wieder in der Liste',
  },
  remove: {
    button: 'Löschen',
    title: 'Turnier löschen',
    warning: (name: string, teams: number, matches: number) =>
      `${name} wird gelöscht, mit seinen Teams (${teams}) und Spielen (${matches}). Wer gerade ein Spiel erfasst, kann nichts mehr eingeben.`,
    backup: 'Zuerst eine Sicherung herunterladen',
    backupHint:
      'Eine Turnierdatei mit Teams, Gruppen, Spielen und Resultaten; npm run import macht daraus ein Turnier. Nicht dabei sind die Spielverläufe, die Links zum Erfassen und welche Spiele verschoben, abgebrochen oder forfait gewonnen sind.',
    typeName: (name: string) => `Zur Bestätigung den Namen eingeben: ${name}`,
    noName: 'Das Turnier hat keinen Namen: Lassen Sie das Feld leer.',
    confirm: 'Turnier löschen',
    success: 'Das Turnier ist gelöscht',
  },
} satisfies Translated<typeof english>;
