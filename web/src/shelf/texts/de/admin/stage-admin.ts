import type { stageAdminTexts as english } from '../../en/admin/stage-admin';
import type { Translated } from '../../translated';

export const stageAdminTexts = {
  title: 'Phasen',
  form: {
    title: 'Phase hinzufügen',
    name: 'Name',
    type: 'Art',
    group: 'Gruppen',
    groupHint: 'Die Teams spielen in Gruppen, und die Tabelle entscheidet',
    knockout: 'K.\u00a0o.',
    knockoutHint: 'Wer gewinnt, kommt weiter',
    order: 'Reihenfolge',
    orderHint: 'Die wievielte Phase es ist, zum Beispiel 1 für die erste',
    submit: 'Phase hinzufügen',
    success: 'Die Phase ist erstellt',
  },
  columns: { order: 'Nr.', name: 'Name', type: 'Art', actions: 'Aktionen' },
  empty: 'Noch keine Phasen festgelegt',
  deleteStage: (stage) => `${stage} löschen`,
  change: {
    rename: (stage: string) => `${stage} umbenennen`,
    up: (stage: string) => `${stage} nach oben`,
    down: (stage: string) => `${stage} nach unten`,
    title: 'Phase umbenennen',
    submit: 'Speichern',
    success: 'Die Phase ist umbenannt',
    moved: 'Die Phasen haben eine neue Reihenfolge',
  },
  remove: {
    title: 'Phase löschen',
    confirm: 'Phase löschen',
    success: 'Die Phase ist gelöscht',
    warning: (stage) => `«${stage}» und alles, was dazugehört (Gruppen, Spiele), wird endgültig gelöscht.`,
    count: (groups, matches) => `Gruppen: ${groups}. Spiele: ${matches}.`,
  },
} satisfies Translated<typeof english>;
