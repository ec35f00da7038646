import type { stageAdminTexts as english } from '../../en/admin/stage-admin';
import type { Translated } from '../../translated';

export const stageAdminTexts = {
  title: 'Fasi',
  form: {
    title: 'Aggiungere una fase',
    name: 'Nome',
    type: 'Tipo',
    group: 'Gironi',
    groupHint: 'Le squadre giocano in gironi e decide la classifica',
    knockout: 'Eliminazione diretta',
    knockoutHint: 'Chi vince passa il turno',
    order: 'Ordine',
    orderHint: 'L’ordine delle fasi, per esempio 1 per la prima',
    submit: 'Aggiungere la fase',
    success: 'La fase è stata creata',
  },
  columns: { order: 'N.', name: 'Nome', type: 'Tipo', actions: 'Azioni' },
  empty: 'Nessuna fase ancora definita',
  deleteStage: (stage) => `Eliminare ${stage}`,
  change: {
    rename: (stage: string) => `Rinominare ${stage}`,
    up: (stage: string) => `Spostare ${stage} su`,
    down: (stage: string) => `Spostare ${stage} giù`,
    title: 'Rinominare la fase',
    submit: 'Salvare',
    success: 'La fase è stata rinominata',
    moved: 'Le fasi hanno un nuovo ordine',
  },
  remove: {
    title: 'Eliminare la fase',
    confirm: 'Eliminare la fase',
    success: 'La fase è stata eliminata',
    warning: (stage) =>
      `«${stage}» e tutto ciò che ne fa parte (gironi, partite) saranno eliminati definitivamente.`,
    count: (groups, matches) => `Gironi: ${groups}. Partite: ${matches}.`,
  },
} satisfies Translated<typeof english>;
