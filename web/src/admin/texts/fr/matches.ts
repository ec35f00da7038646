import type { matchesTexts as english } from '../en/matches';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  matches: {
    noTeams: {
      title: 'Aucune équipe trouvée',
      text: 'Ajoutez d’abord des équipes, puis des matchs',
      add: 'Ajouter une équipe',
    },
    bracket: {
      noStages: 'Ajouter d’abord une phase à élimination directe, puis des matchs',
      noMatches: 'Pas encore de match à élimination directe au programme',
      manage: { show: 'Gérer la phase finale', hide: 'Masquer la phase finale' },
      levelAcross: 'Saisissez la décision sous les groupes de cette phase.',
    },
    groups: {
      title: 'GROUPES',
      noStages: 'Ajoutez d’abord une phase de groupes, puis des matchs',
      noGroups: 'Ajoutez d’abord des groupes, puis des matchs',
      noMatches: 'Pas encore de match au programme de cette phase de groupes',
      matchesOn: (date) => `Matchs du ${date}`,
      matchName: (local, visitor, group) => `${local} – ${visitor} (${group})`,
      columns: {
        match: 'Match',
        group: 'Groupe',
        time: 'Heure',
        local: 'Équipe locale',
        visitor: 'Équipe visiteuse',
        location: 'Lieu',
        actions: 'Actions',
      },
    },
    add: { show: 'Ajouter un match', hide: 'Masquer le formulaire' },
    form: {
      stage: 'Phase',
      pickStage: 'Veuillez choisir une phase',
      group: 'Groupe',
      pickGroup: 'Veuillez choisir un groupe',
      teams: 'Équipes',
      known: 'Les équipes sont connues',
      unknown: 'Les équipes ne sont pas connues',
      local: 'Équipe locale',
      visitor: 'Équipe visiteuse',
      pickTeam: 'Veuillez choisir une équipe',
      localPlaceholder: 'Provenance équipe locale',
      visitorPlaceholder: 'Provenance équipe visiteuse',
      placeholderExample: 'Vainqueur match 1',
      placeholderHint:
        'L’équipe s’affiche d’elle-même dès qu’elle est connue. Le nom d’une équipe convient aussi.',
      date: 'Date',
      time: 'Coup d’envoi',
      location: 'Lieu',
      taken: {
        location: (location: string, when: string, match: string) =>
          `${location} est occupé à ${when}\u202f: ${match}`,
        team: (team: string, when: string, match: string, location: string) =>
          `${team} joue déjà à ${when}\u202f: ${match}, ${location}`,
      },
      zone: (timeZone) => `Date et heure locales de ${timeZone}`,
      confirm: 'Confirmer',
      addAnyway: 'Ajouter quand même',
    },
    score: {
      title: 'Score',
      local: 'Buts équipe locale',
      visitor: 'Buts équipe visiteuse',
      localPenalty: 'Tirs au but équipe locale',
      visitorPenalty: 'Tirs au but équipe visiteuse',
      hint: 'Laissez tout vide tant que le match n’est pas joué. Tirs au but seulement après un match nul.',
      groupHint: 'Laissez les deux vides tant que le match n’est pas joué.',
      running: (local, visitor) => `En cours\u202f: ${local}–${visitor}`,
      runningHint: 'Enregistrer un score termine le match. Laisser tout vide tant qu’il se joue.',
      notYet: 'Vous pourrez saisir le score dès que les deux équipes seront connues.',
    },
    createKnockout: { title: 'Créer le match', confirm: 'Créer le match', success: 'Le match a été créé' },
    createGroup: {
      title: 'Confirmer le match',
      confirm: 'Confirmer le match',
      success: 'Le match a été créé',
    },
    editKnockout: {
      title: 'Modifier le match',
      confirm: 'Enregistrer le match',
      success: 'Le match a été modifié',
    },
    editGroup: {
      title: 'Modifier le match',
      confirm: 'Enregistrer le match',
      success: 'Le match a été modifié',
    },
    remove: {
      title: 'Supprimer le match',
      confirm: 'Supprimer le match',
      success: 'Le match a été supprimé',
      warning: 'Ce match et tout ce qui en dépend (son score) seront définitivement supprimés.',
    },
    log: {
      keep: 'Tenir la feuille de match',
      move: 'Déplacer la feuille de match',
      moved: 'La feuille de match est déplacée',
      moveTitle: 'Déplacer la feuille de match',
      moveConfirm: 'Déplacer',
      moveExplanation: (match) =>
        `La feuille de match a été commencée sur ${match}. Tout passe au match choisi\u202f; rien ne se perd.`,
      rightMatch: 'Le bon match',
      pickMatch: 'Veuillez choisir un match',
      noMatchToMoveTo:
        'Aucun autre match ne peut la reprendre\u202f: il faut deux équipes connues et un match pas encore commencé.',
    },
    meaning: {
      winner: (number, sides) => `Lié au match ${number}\u202f: l’équipe gagnante de ${sides}`,
      loser: (number, sides) => `Lié au match ${number}\u202f: l’équipe perdante de ${sides}`,
      groupPlace: (place, group) => `Lié au groupe «\u202f${group}\u202f»\u202f: l’équipe au rang ${place}`,
      bestOfPlace: (rank, place, stage) =>
        `Lié à ${stage}\u202f: numéro ${rank} parmi les équipes au rang ${place} de leur groupe`,
      oneOfBest: (slot, place, stage) =>
        `Lié à ${stage}\u202f: une des meilleures équipes au rang ${place} de leur groupe, numéro ${slot} de la répartition, si possible d’un autre groupe que l’adversaire`,
      team: (team) => `L’équipe ${team}`,
      fewTeams: (count) => `. Équipes pour l’instant\u202f: ${count}.`,
      fewGroups: (count) => `. Groupes pour l’instant\u202f: ${count}.`,
      cycle: 'Renvoie à ce match lui-même\u202f: veuillez indiquer un autre match.',
      textOnly:
        'Texte seul\u202f: aucun match, groupe ou équipe ne s’appelle ainsi, donc aucune équipe ne prendra cette place.',
      notYet: 'Rien ne s’appelle encore ainsi. Le match y sera lié dès que cela existera.',
      didYouMean: (team) =>
        `Texte seul\u202f: aucune équipe ne s’appelle ainsi. Vouliez-vous dire ${team}\u202f?`,
      lost: 'Texte seul\u202f: ce à quoi il renvoyait a été supprimé, et il ne se lie plus de lui-même.',
    },
    lost: {
      title: 'Textes qui ne mènent nulle part',
      explanation:
        'Ce que ces textes désignaient a été supprimé, ou existe sans qu’ils y soient liés. Ils ne se lient pas d’eux-mêmes, car un autre match peut porter ce numéro entre-temps.',
      was: (what) => `C’était\u202f: ${what}.`,
      winnerOf: (sides) => `équipe gagnante de ${sides}`,
      loserOf: (sides) => `équipe perdante de ${sides}`,
      now: (meaning) => `Proposition\u202f: ${meaning}`,
      bind: 'Lier',
      bound: 'Le texte est maintenant lié',
      nothing: 'Rien ne s’impose. Veuillez modifier le match.',
    },
    noWinner: {
      notice:
        'Aucune équipe n’a encore gagné ce match, aucune n’est donc qualifiée. S’il y a eu des tirs au but, veuillez les saisir aussi.',
      saved: 'Le match est enregistré. Aucune équipe n’a encore gagné',
      short: 'Pas encore d’équipe gagnante',
    },
    notices: {
      title: 'Veuillez confirmer',
      confirm: 'Enregistrer',
      passed: (time) =>
        `Aujourd’hui, ${time} est déjà passé. Veuillez confirmer que le match a lieu à cette heure.`,
      otherTeams: (now, before) =>
        `Depuis l’ouverture de ce formulaire, d’autres équipes jouent ce match\u202f: ${now} à la place de ${before}. Le score sera le leur.`,
      removesScore: (score) => `Le score ${score} sera retiré.`,
      review: 'Cela amène d’autres équipes dans des matchs qui ont déjà un score\u202f:',
      reviewNext: 'Leurs scores restent tels quels jusqu’à votre vérification.',
      match: (match, sides, score) => `${match}\u202f: ${sides}, ${score}`,
    },
    draft: {
      notSaved: 'Non enregistré',
      notSavedScore: (local, visitor) => `Non enregistré\u202f: ${local} – ${visitor}`,
      tryAgain: 'Réessayer',
      tryAgainFor: (match) => `Réessayer\u202f: ${match}`,
      title: 'Ceci n’est pas encore enregistré. Est enregistré\u202f:',
      field: (label, value) => `${label}\u202f: ${value}`,
      nothing: '–',
      discard: 'Revenir à ce qui est enregistré',
    },
    review: {
      title: 'À vérifier',
      explanation:
        'À la suite d’une correction ailleurs, ces matchs n’opposent plus les équipes pour lesquelles le score a été saisi. En attendant votre décision, ces scores ne comptent nulle part et ne qualifient personne.',
      wasPlayedBy: (score, teams) => `Le score ${score} a été saisi pour ${teams}.`,
      isPlayedBy: (teams) => `L’affiche est désormais ${teams}.`,
      deletedTeam: 'une équipe qui n’existe plus',
      first: (match) => `À vérifier d’abord\u202f: ${match}, dont dépend qui joue ici.`,
      keep: 'Le score est juste',
      clear: 'Retirer le score',
      kept: 'Le score a été confirmé',
      cleared: 'Le score a été retiré',
    },
    award: {
      open: 'Attribuer le match',
      title: 'Attribuer le match',
      confirm: 'Enregistrer',
      success: 'La décision est enregistrée',
      explanation:
        'Le match compte avec les buts du règlement. Un score plus favorable à l’autre équipe reste. Ce qui a été joué reste enregistré.',
      who: 'Qui perd par forfait\u202f?',
      asPlayed: 'Personne\u202f: le match compte comme il a été joué',
      side: (team, goals) => `${team} (l’autre équipe gagne avec ${goals} buts)`,
      both: (goals) => `Les deux (perdu par les deux, ${goals} buts contre chacun)`,
    },
    versus: (local, visitor) => `${local} – ${visitor}`,
    editMatch: (match) => `Modifier ${match}`,
    markFinal: (match) => `Désigner ${match} comme finale`,
    isFinal: 'C’est la finale',
    finalGoesOn: 'L’équipe gagnante a encore un match. Est-ce le bon match qui est désigné\u202f?',
    marked: 'La finale est désignée',
    unmarked: 'La désignation a été retirée',
    deleteMatch: (match) => `Supprimer ${match}`,
  },
  staleEdit: {
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
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const matchesTexts: WithAllArguments<typeof english, typeof texts> = texts;
