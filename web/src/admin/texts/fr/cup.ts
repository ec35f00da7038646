import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { cupTexts as english } from '../en/cup';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  details: {
    header: 'SAISISSEZ ICI LES DONNÉES DU TOURNOI',
    noDate: 'Aucune date trouvée',
    noName: 'Aucun nom trouvé',
    date: 'Date',
    name: 'Nom',
    nameHint: `Facultatif, ${MIN_TOURNAMENT_NAME_LENGTH} à ${MAX_TOURNAMENT_NAME_LENGTH} caractères`,
    address: 'Adresse de la salle',
    addressHint:
      'Facultatif\u202f: nom, rue et lieu, pour les cartes et les moteurs de recherche. À laisser vide s’il y a plusieurs salles.',
    edit: 'Modifier',
    create: 'Créer le tournoi',
    set: 'Définir le tournoi',
    save: 'Enregistrer les données',
    cancel: 'Annuler',
    created: 'Le tournoi a été créé',
    updated: 'Les données du tournoi ont été modifiées',
    toOptions: 'Gérer le tournoi',
    rules: {
      title: 'Fuseau horaire et langue',
      hint: 'Ces réglages conviennent à la plupart des tournois. Ne les changez que si le vôtre est différent.',
      language: 'Langue',
      languageHint:
        'Chaque personne voit le site dans la langue de son navigateur. Si le site n’existe pas dans cette langue, il s’affiche dans celle que vous choisissez ici.',
      timeZone: 'Fuseau horaire',
      timeZoneHint: 'Là où se joue le tournoi. Les dates et heures des matchs sont celles de ce lieu.',
    },
    categories: {
      title: 'Catégories',
      one: 'Catégorie',
      none: 'Sans catégorie',
      hint: 'Pour plusieurs tournois le même jour, par exemple juniors F, E et D. Chacune a ses équipes et ses phases.',
      number: (number) => `Catégorie ${number}`,
      add: 'Ajouter une catégorie',
      rules: (category) => `Règles\u202f: ${category}`,
      rulesHint: 'Elles sont enregistrées avec les informations du tournoi.',
      ownTables: 'Règles propres',
      takeOver: 'Reprendre ces règles',
      inList: 'Une colonne, ou une ligne au-dessus des équipes, peut nommer leur catégorie.',
      unknown: (names) => `Le tournoi n’a pas ces catégories de la liste\u202f: ${names}`,
      make: (count) => (count === 1 ? 'Créer cette catégorie' : `Créer ces ${count} catégories`),
      made: 'Les catégories ont été créées',
    },
    play: {
      title: 'Règles du match et noms du contingent',
      hint: 'Choisir ce qui convient le mieux. La page de la table de marque et le chronomètre suivent ces règles.',
      rules: 'Règles d’un match',
      'indoor-cup': 'Tournoi en salle 1 × 12 sans arrêt',
      'indoor-cup-hint':
        'Une mi-temps de douze minutes, sans arrêt du chronomètre\u202f; pas de prolongation, trois tirs au but par équipe.',
      futsal: 'Futsal 2 × 20 avec arrêts',
      'futsal-hint':
        'Deux mi-temps de vingt minutes, le chronomètre s’arrête avec le jeu\u202f; prolongation de 2 × 5, cinq tirs au but par équipe.',
      own: 'Valeurs propres',
      asCup: 'Comme le tournoi',
      halves: 'Mi-temps',
      oneHalf: '1 mi-temps',
      twoHalves: '2 mi-temps',
      clock: 'Chronomètre',
      running: 'sans arrêt',
      stopped: 'avec arrêts',
      length: (halves, minutes) => `${halves} × ${minutes} min`,
      numbers: {
        minutesPerHalf: 'Minutes d’une mi-temps',
        extraTimeMinutes: 'Minutes d’une mi-temps de prolongation (0\u202f: aucune)',
        shootOutKicks: 'Tirs au but par équipe',
        foulLimit: 'Fautes d’une mi-temps sans tir à dix mètres (0\u202f: aucune limite)',
        timeOuts: 'Temps morts par équipe et mi-temps',
        forfeitGoals: 'Buts d’une victoire par forfait',
      },
      shortMatch:
        'Pour un match de 14 minutes au plus, la Bavière accorde le tir à dix mètres dès la quatrième faute\u202f: 3.',
      players: 'Noms montrés au public',
      names: {
        initial: 'Prénom et initiale',
        'initial-hint': 'Anna K. Un nom d’un seul mot est montré tel quel.',
        full: 'Nom complet',
        'full-hint': 'Anna Keller. Demander l’accord\u202f: souvent, ce sont des enfants.',
        number: 'Numéro',
        'number-hint': 'Le rang dans la liste de l’équipe.',
      },
      shortened:
        'Ce qui a été chargé ne peut pas être repris. Les pages ouvertes montrent la forme abrégée après quelques minutes\u202f; navigateurs et caches peuvent garder l’ancienne pendant un jour au plus.',
    },
  },
  visitorsCode: {
    title: 'Code QR pour le public',
    hint: 'Il ouvre la page de ce tournoi, sans compte. À imprimer et à afficher dans la salle.',
    label: 'Code QR de la page de ce tournoi',
    print: 'Imprimer l’affiche',
    scan: 'Tous les matchs sur votre téléphone',
  },
  keep: {
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
        `${name} sera supprimé avec ses équipes (${teams}) et ses matchs (${matches}). Plus rien ne pourra être saisi pour un match en cours.`,
      backup: 'Télécharger d’abord une sauvegarde',
      backupHint:
        'Un fichier avec les équipes, les groupes, les matchs et les scores. Qui gère le serveur du site peut en refaire un tournoi avec «\u202fnpm run import\u202f». N’y figurent pas\u202f: les feuilles de match, les liens de la table de marque, et quels matchs sont reportés, interrompus ou perdus par forfait.',
      typeName: (name: string) => `Saisissez le nom pour confirmer\u202f: ${name}`,
      noName: 'Le tournoi n’a pas de nom\u202f: laissez le champ vide.',
      confirm: 'Supprimer le tournoi',
      success: 'Le tournoi a été supprimé',
    },
  },
  leaving: {
    title: 'Quitter cette page\u202f?',
    question: 'Votre saisie n’est pas encore enregistrée et sera perdue.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester ici',
  },
  confirm: {
    cancel: 'Annuler',
    canUndo: 'L’historique permet de l’annuler pendant 90 jours.',
  },
  teams: {
    header: 'SAISISSEZ ICI LES ÉQUIPES',
    showTeams: 'Afficher les équipes',
    hideTeams: 'Masquer les équipes',
    noTeams: 'Aucune équipe saisie pour l’instant',
    noPlayers: 'Contingent encore vide',
    players: (team) => `Contingent de ${team}`,
    count: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
    editTeam: (team) => `Modifier ${team}`,
    deleteTeam: (team) => `Supprimer ${team}`,
    add: { show: 'Ajouter une équipe', hide: 'Masquer le formulaire' },
    builder: {
      name: 'Nom de l’équipe',
      set: 'Définir',
      player: 'Nom',
      add: 'Ajouter',
      summary: 'Récapitulatif',
      noName: 'Pas encore de nom d’équipe',
      noPlayers: 'Contingent encore vide',
      remove: (player) => `Retirer ${player}`,
      tooManyPlayers: (most) => `Un contingent compte au plus ${most} personnes`,
      confirm: 'Confirmer l’équipe',
    },
    create: { title: 'Créer l’équipe', confirm: 'Créer l’équipe', success: 'L’équipe a été créée' },
    update: {
      title: 'Modifier l’équipe',
      confirm: 'Enregistrer l’équipe',
      success: 'L’équipe a été modifiée',
      none: 'Aucune équipe trouvée. Veuillez revenir en arrière et CHOISIR une équipe à modifier',
      back: 'Retour aux équipes',
    },
    remove: {
      title: 'Supprimer l’équipe',
      confirm: 'Supprimer l’équipe',
      success: 'L’équipe a été supprimée',
      warning: (team) =>
        `«\u202f${team}\u202f» et tout ce qui en dépend (contingent, places dans les groupes, matchs de groupe encore à jouer) seront définitivement supprimés.`,
      leaves: (matches) =>
        matches === 1
          ? '1 match à élimination directe n’aura AUCUNE ÉQUIPE à cette place.'
          : `${matches} matchs à élimination directe n’auront AUCUNE ÉQUIPE à cette place.`,
      hasPlayed:
        'Une équipe qui a joué ne peut pas être supprimée\u202f: ses résultats comptent pour d’autres.',
    },
    withdraw: {
      open: 'Retirer l’équipe',
      title: 'Retirer l’équipe',
      confirm: 'Retirer l’équipe',
      success: 'L’équipe est retirée',
      explanation: (team) => `${team} ne joue plus. Son contingent et ses résultats restent enregistrés.`,
      results: 'Ce que l’équipe a joué',
      choices: {
        stand: 'Compte\u202f; le reste est perdu par forfait',
        annulled: 'Est annulé\u202f; aucun match de groupe de l’équipe ne compte',
      },
      becomes: 'Ce que deviennent ses matchs',
      nothing: 'Aucun de ses matchs ne change.',
      forfeit: (winner, goals, against) => `${winner} gagne par forfait, ${goals}–${against}`,
      isPlaying:
        'est en cours\u202f: terminez-le dans sa feuille de match, où le forfait tient compte du score',
    },
    takeBack: { open: 'Annuler le retrait', success: 'L’équipe est de retour' },
    erase: {
      open: 'Effacer une personne',
      title: 'Effacer définitivement',
      player: 'Personne',
      pick: 'Veuillez choisir',
      warning:
        'Le nom disparaît du contingent et de l’historique, et rien ne peut le faire revenir. Ce que la personne a fait dans un match y reste sans nom. Les sauvegardes et les copies du tournoi le conservent.',
      instead: 'Pour retirer quelqu’un du contingent seulement, modifiez l’équipe.',
      confirm: 'Effacer définitivement',
      success: 'La personne a été effacée',
      namesakes: (name) =>
        `«\u202f${name}\u202f» figure aussi dans d’autres équipes. Cochez celles où il s’agit de la même personne.`,
      inHistory: (team) => `${team} (dans l’historique seulement)`,
      alsoThere: 'Effacer là aussi',
      leave: 'Laisser le reste',
    },
    fields: { name: 'Nom de l’équipe', players: 'Contingent' },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const cupTexts: WithAllArguments<typeof english, typeof texts> = texts;
