import type { stageAdminTexts as english } from '../../en/admin/stage-admin';
import type { Translated } from '../../translated';

export const stageAdminTexts = {
  title: 'Phases',
  form: {
    title: 'Ajouter une phase',
    name: 'Nom',
    type: 'Type',
    group: 'Groupes',
    groupHint: 'Les équipes jouent en groupes et le classement décide',
    knockout: 'Élimination directe',
    knockoutHint: 'Qui gagne se qualifie',
    order: 'Ordre',
    orderHint: 'L’ordre des phases, par exemple 1 pour la première',
    submit: 'Ajouter la phase',
    success: 'La phase a été créée',
  },
  columns: { order: 'N°', name: 'Nom', type: 'Type', actions: 'Actions' },
  empty: 'Aucune phase définie pour l’instant',
  deleteStage: (stage) => `Supprimer ${stage}`,
  change: {
    rename: (stage: string) => `Renommer ${stage}`,
    up: (stage: string) => `Monter ${stage}`,
    down: (stage: string) => `Descendre ${stage}`,
    title: 'Renommer la phase',
    submit: 'Enregistrer',
    success: 'La phase a été renommée',
    moved: 'Les phases ont un nouvel ordre',
  },
  remove: {
    title: 'Supprimer la phase',
    confirm: 'Supprimer la phase',
    success: 'La phase a été supprimée',
    warning: (stage) =>
      `«\u202f${stage}\u202f» et tout ce qui en dépend (groupes, matchs) seront définitivement supprimés.`,
    count: (groups, matches) => `Groupes\u202f: ${groups}. Matchs\u202f: ${matches}.`,
  },
} satisfies Translated<typeof english>;
