import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { shareTexts as english } from '../en/share';

const texts = {
  share: {
    title: 'Partager et exporter',
    lists: 'Listes pour tableurs',
    about:
      'Programme, résultats, classements, buteuses et buteurs, tels que chacun les voit sur le site\u202f: les noms abrégés ou masqués y sont aussi dans les listes.',
    workbook: 'Enregistrer toutes les listes pour Excel (XLSX)',
    csv: 'Ou une seule liste en CSV, pour d’autres programmes\u202f:',
  },
  fixtureList: {
    title: 'Programme d’une liste',
    hint: 'Des lignes d’un tableur ou d’un fichier CSV d’un autre programme, un match par ligne. Rien n’est enregistré avant que vous ajoutiez les matchs.',
    list: 'Liste des matchs',
    example: '17.10.2030 17:00; Lions; FC Bern; Terrain 1; A',
    noStage: 'Ajoutez d’abord une phase. Les matchs d’une liste y prennent place.',
    stage: 'Phase des matchs',
    place: 'Lieu, là où la liste n’en nomme aucun',
    columns: {
      date: 'Date, ou date et heure',
      time: 'Heure',
      home: 'Recevant',
      away: 'Visiteur',
      location: 'Lieu',
      group: 'Groupe',
    },
    preview: 'Les matchs tels qu’ils seront ajoutés',
    newTeams: (names) =>
      `Pas encore dans le tournoi, ces équipes sont donc aussi ajoutées\u202f: ${names}. Si un nom est seulement écrit autrement, corrigez-le dans la liste.`,
    asWords: (names) => `Aucune équipe du tournoi, les mots restent donc tels quels\u202f: ${names}.`,
    add: (count) => (count === 1 ? 'Ajouter 1 match' : `Ajouter ${count} matchs`),
    added: 'Les matchs ont été ajoutés',
  },
  embed: {
    title: 'Afficher sur votre site web',
    about:
      'Copiez une ligne dans la page de votre site web où le tournoi doit être visible. Elle suit les scores d’elle-même, ne demande pas de compte, et ses liens ouvrent ce site dans un nouvel onglet.',
    parts: { matches: 'Matchs', table: 'Classements', bracket: 'Tableau final' },
    copy: (part) => `Copier la ligne\u202f: ${part}`,
    copied: 'La ligne est copiée',
    copyFailed: 'La ligne n’a pas pu être copiée\u202f: sélectionnez-la et copiez-la à la main.',
    more: 'À la fin de l’adresse dans la ligne, &lang=de, fr, it ou en fixe la langue, &theme=light ou dark les couleurs. &category= et &team= n’affichent qu’une catégorie ou une équipe\u202f: l’identifiant se trouve dans l’adresse de sa page.',
  },
} satisfies Translated<typeof english>;

export const shareTexts: WithAllArguments<typeof english, typeof texts> = texts;
