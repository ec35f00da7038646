import type * as english from '../en/forms';
import type { Translated } from '../translated';

export const confirmTexts = {
  cancel: 'Abbrechen',
  canUndo: 'Im Verlauf lässt sich das 90 Tage lang rückgängig machen.',
} satisfies Translated<typeof english.confirmTexts>;

export const leavingTexts = {
  title: 'Seite verlassen?',
  question: 'Ihre Eingaben sind noch nicht gespeichert und gehen verloren.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Hier bleiben',
} satisfies Translated<typeof english.leavingTexts>;

export const staleEditTexts = {
  title: 'Von jemand anderem geändert',
  explanation:
    'Jemand hat während Ihrer Bearbeitung gespeichert. Von Ihren Eingaben ist nichts verloren: Wählen Sie, was gilt.',
  field: 'Geändert',
  theirs: 'Jetzt gespeichert',
  mine: 'Ihre Eingabe',
  takeTheirsHint:
    '«Andere übernehmen» übernimmt, was die anderen geändert haben. Was nur Sie geändert haben, bleibt im Formular und ist noch zu speichern.',
  keepMine: 'Meine speichern',
  takeTheirs: 'Andere übernehmen',
  nothing: '–',
} satisfies Translated<typeof english.staleEditTexts>;
