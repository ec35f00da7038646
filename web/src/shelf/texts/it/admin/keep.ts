import type { keepTexts as english } from '../../en/admin/keep';
import type { Translated } from '../../translated';

export const keepTexts = {
  title: 'Duplicare, archiviare o eliminare',
  duplicate: {
    button: 'Duplicare',
    title: 'Duplicare il torneo',
    name: 'Nome della copia',
    date: 'Data della copia',
    copy: 'Che cosa si copia',
    structure: 'Fasi e gironi',
    teams: 'Fasi, gironi e squadre',
    matches: 'Tutto con le partite, senza risultati',
    submit: 'Duplicare',
    success: 'Il torneo è stato duplicato',
  },
  archive: {
    button: 'Archiviare',
    title: 'Archiviare il torneo',
    confirm: 'Archiviare',
    warning: (name: string) => `${name} non è più nella lista. Chi ha l’indirizzo può ancora leggerlo.`,
    success: 'Il torneo è stato archiviato',
    list: 'Tornei archiviati',
    show: 'Mostrare i tornei archiviati',
    hide: 'Nascondere i tornei archiviati',
    empty: 'Nessun torneo è archiviato',
    back: (name: string) => `Rimettere ${name} nella lista`,
    putBack: 'Rimettere nella lista',
    isBack: 'Il torneo è di nuovo nella lista',
  },
  remove: {
    button: 'Eliminare',
    title: 'Eliminare il torneo',
    warning: (name: string, teams: number, matches: number) =>
      `${name} verrà eliminato con le sue squadre (${teams}) e partite (${matches}). Chi sta registrando una partita non potrà più inserire nulla.`,
    backup: 'Scaricare prima una copia',
    backupHint:
      'Un file con squadre, gironi, partite e risultati; npm run import ne fa un torneo. Non contiene la cronaca delle partite, i link per chi le registra, né quali partite sono rinviate, sospese o vinte per forfait.',
    typeName: (name: string) => `Scriva il nome per confermare: ${name}`,
    noName: 'Il torneo non ha nome: lasci vuoto il campo.',
    confirm: 'Eliminare il torneo',
    success: 'Il torneo è stato eliminato',
  },
} satisfies Translated<typeof english>;
