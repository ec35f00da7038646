import type { fixtureTexts as english } from '../../en/admin/fixture';
import type { Translated } from '../../translated';

export const fixtureTexts = {
  guide: {
    title: 'Come si allestisce il calendario',
    done: 'Fatto',
    open: 'Da fare',
    step: (number) => `Passo ${number}`,
    stages: {
      title: 'Definire le fasi del torneo',
      hint: 'Per esempio fase a gironi, quarti di finale, semifinali, finale.',
      missing: 'Nessuna fase ancora definita',
    },
    groups: {
      title: 'Dare un nome ai gironi',
      hint: 'Ogni fase a gironi ha almeno un girone.',
      missingStages: 'Definisca prima una fase a gironi, oppure continui senza gironi',
      missing: (stages) => `Ancora nessun girone in: ${stages}`,
      notNeeded: 'Non necessario: ci sono solo fasi a eliminazione diretta',
    },
    teams: {
      title: 'Assegnare le squadre ai gironi',
      hint: 'Ogni girone ha almeno due squadre.',
      missingTeams: 'Nessuna squadra ancora inserita',
      missing: (groups) => `Meno di due squadre in: ${groups}`,
      left: (count) =>
        count === 1 ? '1 squadra non è in nessun girone' : `${count} squadre non sono in nessun girone`,
      missingGroups: 'Non ci sono ancora gironi',
      notNeeded: 'Non necessario: non ci sono gironi',
    },
    matches: {
      title: 'Fissare le partite',
      hint: 'Data, ora e luogo, e le squadre non appena sono note.',
      missing: (stages) => `Ancora nessuna partita in: ${stages}`,
      missingStages: 'Definisca prima le fasi',
      review: (count) =>
        count === 1
          ? '1 partita ha squadre diverse dal suo risultato'
          : `${count} partite hanno squadre diverse dal loro risultato`,
      count: (count) => (count === 1 ? '1 partita in programma' : `${count} partite in programma`),
    },
  },
  stages: { show: 'Mostrare le fasi', hide: 'Nascondere le fasi' },
  groups: { show: 'Mostrare i gironi', hide: 'Nascondere i gironi' },
  matches: { show: 'Mostrare le partite', hide: 'Nascondere le partite' },
} satisfies Translated<typeof english>;
