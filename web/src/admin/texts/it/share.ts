import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { shareTexts as english } from '../en/share';

const texts = {
  share: {
    title: 'Condividere ed esportare',
    lists: 'Elenchi per fogli di calcolo',
    about:
      'Calendario, risultati, classifiche, marcatrici e marcatori, come tutti li vedono sul sito: i nomi abbreviati o nascosti lo sono anche negli elenchi.',
    workbook: 'Salvare tutti gli elenchi per Excel (XLSX)',
    csv: 'Oppure un solo elenco in CSV, per altri programmi:',
  },
  fixtureList: {
    title: 'Calendario da un elenco',
    hint: 'Righe di un foglio di calcolo o di un file CSV di un altro programma, una partita per riga. Nulla è salvato prima di aggiungere le partite.',
    list: 'Elenco delle partite',
    example: '17.10.2030 17:00; Lions; FC Bern; Campo 1; A',
    noStage: 'Aggiungere prima una fase. Le partite di un elenco vengono inserite lì.',
    stage: 'Fase delle partite',
    place: 'Luogo, dove l’elenco non ne indica',
    columns: {
      date: 'Data, o data e ora',
      time: 'Ora',
      home: 'Casa',
      away: 'Ospite',
      location: 'Luogo',
      group: 'Girone',
    },
    preview: 'Le partite come saranno aggiunte',
    newTeams: (names) =>
      `Non ancora nel torneo, perciò si aggiungono anche queste squadre: ${names}. Se un nome è solo scritto diversamente, correggerlo nell’elenco.`,
    asWords: (names) => `Nessuna squadra del torneo, perciò le parole restano così: ${names}.`,
    add: (count) => (count === 1 ? 'Aggiungere 1 partita' : `Aggiungere ${count} partite`),
    added: 'Le partite sono state aggiunte',
  },
  embed: {
    title: 'Mostrare sul proprio sito web',
    about:
      'Copi una riga nella pagina del suo sito web in cui si deve vedere il torneo. Segue i risultati da sola, non richiede un account, e i suoi link aprono questo sito in una nuova scheda.',
    parts: { matches: 'Partite', table: 'Classifiche', bracket: 'Tabellone' },
    copy: (part) => `Copiare la riga: ${part}`,
    copied: 'La riga è copiata',
    copyFailed: 'Non è stato possibile copiare la riga: la selezioni e la copi a mano.',
    more: 'Alla fine dell’indirizzo nella riga, &lang=de, fr, it o en stabilisce la lingua, &theme=light o dark i colori. &category= e &team= mostrano solo una categoria o una squadra: l’identificatore si trova nell’indirizzo della sua pagina.',
  },
} satisfies Translated<typeof english>;

export const shareTexts: WithAllArguments<typeof english, typeof texts> = texts;
