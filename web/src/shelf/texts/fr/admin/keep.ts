import type { keepTexts as english } from '../../en/admin/keep';
import type { Translated } from '../../translated';

export const keepTexts = {
  title: 'Dupliquer, archiver ou supprimer',
  duplicate: {
    button: 'Dupliquer',
    title: 'Dupliquer le tournoi',
    name: 'Nom de la copie',
    date: 'Date de la copie',
    copy: 'Ce qui est copié',
    structure: 'Phases et groupes',
    teams: 'Phases, groupes et équipes',
    matches: 'Le tout avec les matchs, sans résultats',
    submit: 'Dupliquer',
    success: 'Le tournoi a été dupliqué',
  },
  archive: {
    button: 'Archiver',
    title: 'Archiver le tournoi',
    confirm: 'Archiver',
    warning: (name: string) =>
      `${name} ne figure plus dans la liste. Qui en a l’adresse peut toujours le lire.`,
    success: 'Le tournoi a été archivé',
    list: 'Tournois archivés',
    show: 'Afficher les tournois archivés',
    hide: 'Masquer les tournois archivés',
    empty: 'Aucun tournoi n’est archivé',
    back: (name: string) => `Remettre ${name} dans la liste`,
    putBack: 'Remettre dans la liste',
    isBack: 'Le tournoi est de nouveau dans la liste',
  },
  remove: {
    button: 'Supprimer',
    title: 'Supprimer le tournoi',
    warning: (name: string, teams: number, matches: number) =>
      `${name} sera supprimé avec ses équipes (${teams}) et ses matchs (${matches}). Qui saisit un match en cours ne pourra plus rien entrer.`,
    backup: 'Télécharger d’abord une sauvegarde',
    backupHint:
      'Un fichier avec les équipes, les groupes, les matchs et les scores\u202f; npm run import en fait un tournoi. N’y figurent pas\u202f: le déroulement des matchs, les liens de saisie, et quels matchs sont reportés, interrompus ou perdus par forfait.',
    typeName: (name: string) => `Saisissez le nom pour confirmer\u202f: ${name}`,
    noName: 'Le tournoi n’a pas de nom\u202f: laissez le champ vide.',
    confirm: 'Supprimer le tournoi',
    success: 'Le tournoi a été supprimé',
  },
} satisfies Translated<typeof english>;
