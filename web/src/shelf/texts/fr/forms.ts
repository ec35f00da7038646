import type * as english from '../en/forms';
import type { Translated } from '../translated';

export const confirmTexts = {
  cancel: 'Annuler',
  canUndo: 'L’historique permet de l’annuler pendant 90 jours.',
} satisfies Translated<typeof english.confirmTexts>;

export const leavingTexts = {
  title: 'Quitter cette page\u202f?',
  question: 'Votre saisie n’est pas encore enregistrée et sera perdue.',
  leave: 'Quitter sans enregistrer',
  stay: 'Rester ici',
} satisfies Translated<typeof english.leavingTexts>;

export const staleEditTexts = {
  title: 'Modifié par quelqu’un d’autre',
  explanation:
    'Quelqu’un a enregistré des changements pendant que vous étiez en train de modifier. Rien de votre saisie n’est perdu\u202f: choisissez ce qui fait foi.',
  field: 'Modifié',
  theirs: 'Enregistré',
  mine: 'Votre saisie',
  takeTheirsHint:
    '«\u202fReprendre l’autre\u202f» reprend ce que les autres ont modifié. Ce qui n’a été modifié que par vous reste dans le formulaire, à enregistrer.',
  keepMine: 'Enregistrer la mienne',
  takeTheirs: 'Reprendre l’autre',
  nothing: '–',
} satisfies Translated<typeof english.staleEditTexts>;
