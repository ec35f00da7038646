import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_GROUPS,
  MAX_GROUP_NAME_LENGTH,
  MAX_INVITATION_DAYS,
  MAX_LOCATION_LENGTH,
  MAX_MATCHES,
  MAX_OPEN_INVITATIONS,
  MAX_PLACEHOLDER_LENGTH,
  MAX_PLAYERS,
  MAX_PLAYER_NAME_LENGTH,
  MAX_POINTS,
  MAX_SCORE,
  MAX_SCORER_NAME_LENGTH,
  MAX_STAGES,
  MAX_STAGE_NAME_LENGTH,
  MAX_STAGE_ORDER,
  MAX_TEAMS,
  MAX_TEAM_NAME_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_LOCATION_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_POINTS,
  MIN_RENAMED_GROUP_NAME_LENGTH,
  MIN_SCORE,
  MIN_STAGE_ORDER,
  MIN_TEAM_NAME_LENGTH,
  MIN_TOURNAMENT_NAME_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import type { adminTexts as english, Told } from './en';
import type { Translated, WithAllArguments } from '../../shelf/texts/translated';

const RELOAD = 'Veuillez recharger la page et réessayer.';

type Counts = Omit<Told, 'name' | 'to'>;

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const list = new Intl.ListFormat('fr-CH');

function including({ teams, stages, groups, matches }: Counts): string {
  const parts = [
    ...some(teams, 'équipe', 'équipes'),
    ...some(stages, 'phase', 'phases'),
    ...some(groups, 'groupe', 'groupes'),
    ...some(matches, 'match', 'matchs'),
  ];
  return parts.length === 0 ? '' : `, avec ${list.format(parts)}`;
}

function without(matches: number): string {
  const [gone] = some(matches, 'match supprimé', 'matchs supprimés');
  return gone === undefined ? '' : `, ${gone}`;
}

const within = { teams: 0, stages: 0, groups: 0, matches: 0 };

function tooShort(what: string, length: number): string {
  return `${what} doit compter au moins ${length} caractères`;
}

function tooLong(what: string, length: number): string {
  return `${what} doit compter au plus ${length} caractères`;
}

const texts = {
  account: {
    title: 'Votre compte',
    signedInAs: (email: string) => `Compte\u202f: ${email}`,
    toAdmin: 'Vers la gestion',
    logOut: 'Se déconnecter',
    noRole: {
      title: 'Pas encore de droits d’administration',
      what: 'Votre compte est prêt, mais il ne peut encore modifier aucun tournoi. Demandez à une personne qui administre le site du club un lien d’invitation, ou de donner les droits à votre compte sur la page Personnes.',
      check: 'J’ai reçu les droits',
      notYet: 'Votre compte n’a toujours pas de droits d’administration.',
    },
    name: {
      title: 'Votre nom',
      label: 'Nom affiché',
      hint: 'Les autres personnes qui administrent, et la table de marque sur la feuille de match, le voient à la place de votre adresse e-mail.',
      question: 'Comment les autres peuvent-ils vous appeler\u202f?',
      save: 'Enregistrer le nom',
      later: 'Pas maintenant',
      saved: 'Votre nom a été enregistré',
    },
    password: {
      title: 'Changer de mot de passe',
      current: 'Mot de passe actuel',
      fresh: 'Nouveau mot de passe',
      confirmation: 'Confirmer le nouveau mot de passe',
      submit: 'Changer le mot de passe',
      success: 'Votre mot de passe a été changé\u202f; vos autres sessions sont fermées',
    },
    sessions: {
      title: 'Sessions',
      about: 'Ferme vos sessions sur tous les appareils, ici aussi.',
      end: 'Se déconnecter partout',
      ended: 'Toutes vos sessions sont fermées',
    },
    forgot: {
      link: 'Mot de passe oublié\u202f?',
      title: 'Mot de passe oublié\u202f?',
      about:
        'Saisissez l’adresse e-mail de votre compte. S’il y en a un, vous recevrez un e-mail avec un lien pour choisir un autre mot de passe.',
      submit: 'Envoyer l’e-mail',
      submitting: 'Envoi en cours, veuillez patienter…',
      sent: 'S’il existe un compte à cette adresse, l’e-mail est en route. Regardez aussi parmi les indésirables.',
      back: 'Retour à la connexion',
    },
    reset: {
      title: 'Choisir un nouveau mot de passe',
      submit: 'Enregistrer le mot de passe',
      success: 'Votre nouveau mot de passe est enregistré\u202f: veuillez vous connecter',
    },
    invitation: {
      title: 'Invitation',
      about: 'Ce lien donne à votre compte les droits d’administration, une seule fois.',
      needsAccount:
        'Connectez-vous d’abord, ou inscrivez-vous si vous n’avez pas encore de compte\u202f; vous reviendrez ensuite ici.',
      logIn: 'Se connecter',
      register: 'S’inscrire',
      accept: (email: string) => `Accepter en tant que ${email}`,
      other: 'Utiliser un autre compte',
      accepted: 'Vous avez maintenant les droits d’administration',
    },
  },
  admin: {
    signedInAs: (email) => `Compte\u202f: ${email}`,
    guide: 'Guide\u202f: le premier tournoi d’un club (en anglais)',
    titles: {
      club: 'Gestion',
      details: 'Données du tournoi',
      teams: 'Gérer les équipes',
      updateTeam: 'Modifier l’équipe',
      fixture: 'Gérer le calendrier',
    },
    main: {
      title: 'Tournois',
      empty: 'Aucun tournoi créé pour l’instant',
      create: 'Créer un tournoi',
    },
    options: {
      title: 'Gérer le tournoi',
      details: 'Données du tournoi',
      teams: 'Équipes',
      fixture: 'Calendrier',
      more: 'Jour de match',
      notFound: 'Le tournoi recherché est introuvable',
      backToTournaments: 'Retour aux tournois',
    },
    website: 'Site web',
    logOut: 'Se déconnecter',
  },
  confirm: {
    cancel: 'Annuler',
    canUndo: 'L’historique permet de l’annuler pendant 90 jours.',
  },
  details: {
    header: 'SAISISSEZ ICI LES DONNÉES DU TOURNOI',
    noDate: 'Aucune date trouvée',
    noName: 'Aucun nom trouvé',
    date: 'Date',
    name: 'Nom',
    nameHint: `Facultatif, ${MIN_TOURNAMENT_NAME_LENGTH} à ${MAX_TOURNAMENT_NAME_LENGTH} caractères`,
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
        'Langue du site pour qui a un navigateur dans une autre langue que celles du site. Chacun peut en choisir une autre.',
      timeZone: 'Fuseau horaire',
      timeZoneHint: 'Là où se joue le tournoi. Les dates et heures des matchs sont celles de ce lieu.',
    },
    play: {
      title: 'Règles du match et noms des joueuses et joueurs',
      hint: 'Choisir ce qui convient le mieux. La page de la table de marque et le chronomètre suivent ces règles.',
      rules: 'Règles d’un match',
      'indoor-cup': 'Tournoi en salle 1 × 12 sans arrêt',
      'indoor-cup-hint':
        'Une mi-temps de douze minutes, sans arrêt du chronomètre\u202f; pas de prolongation, trois tirs au but par équipe.',
      futsal: 'Futsal 2 × 20 avec arrêts',
      'futsal-hint':
        'Deux mi-temps de vingt minutes, le chronomètre s’arrête avec le jeu\u202f; prolongation de 2 × 5, cinq tirs au but par équipe.',
      own: 'Valeurs propres',
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
        'full-hint': 'Anna Keller. Demander l’accord\u202f: beaucoup sont mineurs.',
        number: 'Numéro',
        'number-hint': 'Le rang dans la liste de l’équipe.',
      },
      shortened:
        'Ce qui a été chargé ne peut pas être repris. Les pages ouvertes montrent la forme abrégée après quelques minutes\u202f; navigateurs et caches peuvent garder l’ancienne pendant un jour au plus.',
    },
  },
  errorCodes: {
    unknown_field: `La demande contient un champ inconnu. ${RELOAD}`,
    field_must_be_empty: `Un champ est rempli alors qu’il doit rester vide ici. ${RELOAD}`,
    must_be_text: `Un champ ne contient pas de texte. ${RELOAD}`,
    must_be_a_list: `Un champ ne contient pas de liste. ${RELOAD}`,
    must_be_an_object: `La demande est mal formée. ${RELOAD}`,
    text_has_unusable_characters:
      'Le texte contient des caractères inutilisables\u202f: veuillez le saisir à nouveau.',
    id_is_mandatory: `La demande n’indique pas ce qu’elle concerne. ${RELOAD}`,
    id_is_not_valid: `Ce que la demande concerne n’est pas indiqué correctement. ${RELOAD}`,
    updated_at_is_not_valid: `Le moment de la dernière modification n’est pas valable. ${RELOAD}`,
    version_is_not_valid: `La version du tournoi n’est pas valable. ${RELOAD}`,
    idempotency_key_is_not_valid: `L’identifiant de la demande n’est pas valable. ${RELOAD}`,
    idempotency_key_reused: `L’identifiant de la demande a déjà servi pour d’autres données. ${RELOAD}`,
    changed_by_someone_else:
      'Quelqu’un d’autre a modifié cela entre-temps\u202f: vérifiez le nouvel état, puis enregistrez à nouveau.',
    request_too_large:
      'Cela fait trop de données à la fois\u202f: veuillez enregistrer par étapes plus petites.',
    endpoint_not_found: `Cette fonction n’existe pas sur le serveur. ${RELOAD}`,
    too_many_attempts: 'Trop de tentatives\u202f: veuillez patienter un moment, puis réessayer.',
    busy_try_again:
      'Trop de personnes modifient ce tournoi en même temps\u202f: veuillez réessayer dans un instant.',
    service_unavailable: 'Le service ne répond pas pour l’instant\u202f: veuillez réessayer plus tard.',
    unexpected_error: 'Une erreur s’est produite sur le serveur\u202f: veuillez réessayer plus tard.',

    token_is_missing: 'Votre session n’est pas ouverte\u202f: veuillez vous connecter.',
    token_is_not_valid: 'Votre connexion n’est plus valable\u202f: veuillez vous reconnecter.',
    your_account_has_no_administrator_rights_yet:
      'Votre compte n’a pas encore les droits de gestion\u202f: veuillez vous adresser au club.',
    invalid_email_or_password: 'L’e-mail ou le mot de passe est incorrect\u202f: veuillez vérifier les deux.',
    session_has_ended: 'Votre session a expiré\u202f: veuillez vous reconnecter.',
    email_already_exists:
      'Un compte avec cette adresse e-mail existe déjà\u202f: veuillez vous connecter avec celui-ci.',
    email_is_required: 'Veuillez saisir votre adresse e-mail.',
    invalid_email: 'Cette adresse e-mail n’est pas valable\u202f: veuillez vérifier comment elle s’écrit.',
    password_is_required: 'Veuillez saisir votre mot de passe.',
    password_too_short: `Le mot de passe est trop court\u202f: il faut au moins ${MIN_PASSWORD_LENGTH} caractères.`,
    password_too_long: `Le mot de passe est trop long\u202f: ${MAX_PASSWORD_LENGTH} caractères au maximum.`,
    password_needs_upper_and_lower_case_a_digit_and_a_special_character:
      'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et l’un des caractères @ $\u202f! % *\u202f? & et ne peut pas en contenir d’autres.',
    confirm_password_is_required: 'Veuillez confirmer le mot de passe.',
    passwords_must_match: 'Les mots de passe ne correspondent pas\u202f: veuillez les saisir à nouveau.',
    refresh_token_is_required: 'Votre session ne peut pas être prolongée\u202f: veuillez vous reconnecter.',

    tournament_not_found: 'Ce tournoi n’existe plus\u202f: veuillez en choisir un autre.',
    tournament_already_exists:
      'Un tournoi de ce nom existe déjà à cette date\u202f: veuillez choisir un autre nom ou une autre date.',
    name_must_be_at_least_2_characters_long: `Le nom est trop court\u202f: il faut au moins ${MIN_TOURNAMENT_NAME_LENGTH} caractères.`,
    name_must_be_at_most_50_characters_long: `Le nom ou la provenance dépasse ${MAX_TOURNAMENT_NAME_LENGTH} caractères\u202f: veuillez raccourcir le texte.`,
    date_is_mandatory: 'Veuillez saisir la date du tournoi.',
    date_must_be_future: 'Cette date est déjà passée\u202f: veuillez en choisir une dans le futur.',
    points_must_be_whole_numbers_from_0_to_10: `Les points doivent être des nombres entiers de ${MIN_POINTS} à ${MAX_POINTS}.`,
    tie_breakers_must_be_a_preset_or_own: 'Veuillez choisir ce qui décide en cas d’égalité de points.',
    criteria_must_be_a_list_of_different_criteria:
      'L’ordre propre demande au moins un critère, chacun une fois au plus\u202f; les confrontations directes comptent pour un seul.',
    comparison_of_groups_is_not_valid:
      'Cette comparaison entre groupes n’est pas possible\u202f: chaque critère ne peut figurer qu’une fois.',
    conduct_scale_is_not_valid: 'Chaque carton demande un nombre entier de 0 à 99.',
    conduct_is_counted_from_cards:
      'Les points de fair-play de ce tournoi sont comptés à partir des cartons et ne peuvent pas être saisis.',
    conduct_must_be_a_whole_number_from_0_to_999:
      'Les points de fair-play doivent être un nombre entier de 0 à 999.',
    decision_is_of_no_known_kind: 'Veuillez choisir ce qui a décidé.',
    rounds_must_be_a_whole_number_from_1_to_9: 'Chaque rencontre peut être jouée de 1 à 9 fois.',
    points_by_decision_must_be_from_minus_99_to_99_without_0:
      'Un retrait ou un bonus doit être un nombre entier de -99 à 99, différent de 0.',
    reason_is_mandatory: 'Veuillez indiquer le motif.',
    reason_must_be_at_most_100_characters_long: 'Le motif compte au plus 100 caractères.',
    results_must_stand_or_be_annulled: 'Veuillez choisir si les résultats restent valables ou sont annulés.',
    forfeit_must_be_local_visitor_or_both: 'Veuillez choisir le côté qui perd par forfait.',
    another_match_is_the_final: 'Un autre match est déjà désigné comme finale.',
    place_is_not_valid: 'La place doit être un nombre entier à partir de 1.',
    content_encoding_not_supported:
      'Le contenu est compressé ou codé autrement\u202f: veuillez l’envoyer tel quel.',
    content_type_must_be_json: 'Le contenu n’est pas du JSON\u202f: veuillez recharger la page et réessayer.',
    language_must_be_one_of_the_site:
      'Le site n’existe pas dans cette langue\u202f: veuillez en choisir une dans la liste.',
    time_zone_is_not_known: 'Ce fuseau horaire est inconnu\u202f: veuillez en choisir un dans la liste.',
    tournament_has_too_many_teams: `Un tournoi compte au plus ${MAX_TEAMS} équipes\u202f: supprimez-en d’abord une.`,
    tournament_has_too_many_stages: `Un tournoi compte au plus ${MAX_STAGES} phases\u202f: supprimez-en d’abord une.`,
    tournament_has_too_many_groups: `Un tournoi compte au plus ${MAX_GROUPS} groupes\u202f: supprimez-en d’abord un.`,
    tournament_has_too_many_matches: `Un tournoi compte au plus ${MAX_MATCHES} matchs\u202f: supprimez-en d’abord un.`,

    team_not_found: 'Cette équipe n’existe plus\u202f: veuillez recharger la page.',
    team_name_already_exists: 'Une équipe de ce nom existe déjà\u202f: veuillez en choisir un autre.',
    team_has_played_matches:
      'Cette équipe a déjà joué\u202f: elle ne peut ni être supprimée ni quitter son groupe. Retirez d’abord ses scores.',
    team_has_withdrawn: 'Cette équipe est déjà retirée.',
    team_has_not_withdrawn: 'Cette équipe n’est pas retirée.',
    team_name_can_not_be_empty: 'Veuillez saisir le nom de l’équipe.',
    team_name_must_be_at_least_2_characters_long: `Le nom de l’équipe est trop court\u202f: il faut au moins ${MIN_TEAM_NAME_LENGTH} caractères.`,
    team_name_must_be_at_most_50_characters_long: `Le nom de l’équipe est trop long\u202f: ${MAX_TEAM_NAME_LENGTH} caractères au maximum.`,
    player_name_can_not_be_empty: 'Un nom du contingent est vide\u202f: veuillez le saisir.',
    player_name_must_be_at_least_2_characters_long: `Un nom du contingent est trop court\u202f: il faut au moins ${MIN_PLAYER_NAME_LENGTH} caractères.`,
    player_name_must_be_at_most_50_characters_long: `Un nom du contingent est trop long\u202f: ${MAX_PLAYER_NAME_LENGTH} caractères au maximum.`,
    team_has_too_many_players: `Un contingent compte au plus ${MAX_PLAYERS} personnes\u202f: retirez d’abord quelqu’un.`,
    player_not_found: 'Cette personne n’est plus dans le contingent\u202f: veuillez recharger la page.',
    player_listed_twice:
      'La même personne figure deux fois dans le contingent\u202f: retirez l’une des entrées.',

    stage_not_found: 'Cette phase n’existe plus\u202f: veuillez recharger la page.',
    stage_name_already_exists: 'Une phase de ce nom existe déjà\u202f: veuillez en choisir un autre.',
    stage_order_already_exists: 'Une phase a déjà cet ordre\u202f: veuillez choisir un autre nombre.',
    stage_is_not_a_group_stage:
      'C’est une phase à élimination directe, sans groupes\u202f: veuillez choisir une phase de groupes.',
    stage_is_not_a_knockout_stage:
      'C’est une phase de groupes\u202f: veuillez choisir une phase à élimination directe.',
    name_for_the_stage_is_mandatory: 'Veuillez saisir le nom de la phase.',
    type_is_mandatory: 'Veuillez choisir le type de la phase.',
    type_must_be_either_group_or_knockout:
      'Veuillez choisir comme type de phase «\u202fGroupes\u202f» ou «\u202fÉlimination directe\u202f».',
    order_for_the_stage_is_mandatory: 'Veuillez saisir l’ordre de la phase.',
    order_must_be_a_whole_number_from_1_to_99: `L’ordre doit être un nombre entier de ${MIN_STAGE_ORDER} à ${MAX_STAGE_ORDER}.`,

    group_not_found: 'Ce groupe n’existe plus\u202f: veuillez recharger la page.',
    group_not_in_stage: 'Ce groupe appartient à une autre phase\u202f: veuillez recharger la page.',
    group_name_already_exists:
      'Un groupe de ce nom existe déjà dans cette phase\u202f: veuillez en choisir un autre.',
    team_already_in_a_group:
      'Une équipe choisie est déjà dans un autre groupe de cette phase\u202f: retirez-la d’abord de celui-ci.',
    team_not_in_group: 'L’équipe n’est pas dans ce groupe\u202f: veuillez en choisir une du groupe.',
    group_name_can_not_be_empty: 'Veuillez saisir le nom du groupe.',
    group_name_too_short: `Le nom du groupe est trop court\u202f: il faut au moins ${MIN_RENAMED_GROUP_NAME_LENGTH} caractères.`,
    you_must_select_at_least_one_team: 'Veuillez choisir au moins une équipe.',
    team_listed_twice: 'La même équipe est choisie deux fois\u202f: retirez-en une.',
    too_many_teams_listed: `Cela fait trop d’équipes\u202f: ${MAX_TEAMS} au maximum.`,

    match_not_found: 'Ce match n’existe plus\u202f: veuillez recharger la page.',
    match_not_in_stage: 'Ce match appartient à une autre phase\u202f: veuillez recharger la page.',
    match_is_not_a_group_match:
      'Ce n’est pas un match de groupe\u202f: modifiez-le parmi les matchs à élimination directe.',
    match_is_not_a_knockout_match:
      'Ce n’est pas un match à élimination directe\u202f: modifiez-le parmi les matchs de groupe.',
    match_already_exists:
      'Ce match existe déjà à ce moment\u202f: veuillez choisir une autre date ou une autre heure.',
    same_team_selected: 'La même équipe est choisie deux fois\u202f: veuillez en choisir deux différentes.',
    same_team_placeholder_selected:
      'La même provenance est indiquée deux fois\u202f: veuillez en saisir deux différentes.',
    placeholder_cycle: 'La provenance renvoie à ce match lui-même\u202f: veuillez indiquer un autre match.',
    teams_not_known_yet:
      'Les deux équipes ne sont pas encore connues\u202f: vous pourrez saisir le score dès qu’elles le seront.',
    match_is_being_played: 'Ce match est en cours\u202f: le forfait se saisit dans son journal.',
    match_is_not_awarded: 'Ce match n’est pas attribué sur forfait.',
    match_has_other_teams_by_now:
      'Entre-temps, d’autres équipes jouent ce match\u202f: veuillez vérifier le score et enregistrer à nouveau.',
    please_select_a_stage: 'Veuillez choisir une phase.',
    please_select_a_group: 'Veuillez choisir un groupe.',
    please_select_both_teams_to_maka_a_match: 'Veuillez choisir les deux équipes.',
    placeholder_name_is_required: 'Veuillez indiquer la provenance des deux équipes.',
    please_select_a_date: 'Veuillez choisir une date.',
    invalid_date_format:
      'Cette date n’est pas valable\u202f: écrivez-la par exemple ainsi\u202f: 31/12/2030.',
    date_cannot_be_in_the_past: 'Ce jour est déjà passé\u202f: veuillez en choisir un plus tard.',
    please_select_a_time: 'Veuillez choisir l’heure du coup d’envoi.',
    invalid_time_format: 'Cette heure n’est pas valable\u202f: écrivez-la par exemple ainsi\u202f: 14:30.',
    please_select_a_location: 'Veuillez saisir un lieu.',
    location_must_be_at_least_3_characters_long: `Le lieu est trop court\u202f: il faut au moins ${MIN_LOCATION_LENGTH} caractères.`,
    location_must_be_at_most_100_characters_long: `Le lieu est trop long\u202f: ${MAX_LOCATION_LENGTH} caractères au maximum.`,
    score_must_be_a_whole_number_from_0_to_99: `Le score doit être un nombre entier de ${MIN_SCORE} à ${MAX_SCORE}.`,
    please_enter_both_scores_or_none: 'Veuillez saisir les buts des deux équipes ou d’aucune.',
    please_enter_both_penalty_scores_or_none: 'Veuillez saisir les tirs au but des deux équipes ou d’aucune.',
    penalty_scores_need_a_level_score:
      'Il n’y a de tirs au but qu’après un match nul\u202f: veuillez vérifier le score.',
    penalty_scores_must_differ:
      'Les tirs au but ne peuvent pas finir à égalité\u202f: veuillez vérifier les tirs au but.',
    match_rules_are_not_valid:
      'Une règle de match n’est pas valable\u202f: vérifiez les mi-temps, les minutes, les fautes et les temps morts.',
    player_names_must_be_initial_full_or_number:
      'Veuillez choisir comment les noms des joueurs sont affichés.',
    scorer_key_is_missing: 'Cette page a besoin d’un lien\u202f: scannez le code QR à la table de marque.',
    scorer_key_is_not_valid:
      'Ce lien n’est pas valable\u202f: scannez à nouveau le code QR à la table de marque.',
    scorer_link_is_not_valid_yet: 'Ce lien n’est pas encore valable.',
    scorer_link_has_expired: 'Ce lien a expiré\u202f: demandez-en un nouveau aux organisateurs.',
    scorer_link_was_revoked: 'Ce lien a été retiré\u202f: adressez-vous aux organisateurs.',
    scorer_link_has_too_many_devices:
      'Le nombre maximal d’appareils utilise déjà ce lien\u202f: retirez-en un, ou créez un autre lien.',
    scorer_link_is_opened_too_often:
      'Beaucoup d’appareils ouvrent ce lien en ce moment\u202f: veuillez attendre une minute, puis réessayer.',
    scorer_link_not_found: 'Ce lien n’existe plus\u202f: veuillez recharger la page.',
    tournament_has_too_many_scorer_links: 'Le tournoi a déjà trop de liens\u202f: utilisez-en un existant.',
    device_not_found: 'Cet appareil n’est pas inscrit\u202f: veuillez recharger la page.',
    match_is_not_of_this_link: 'Ce lien est prévu pour d’autres matchs.',
    name_of_the_link_is_mandatory: 'Veuillez donner un nom au lien.',
    name_of_the_device_is_mandatory: 'Veuillez indiquer votre nom.',
    name_must_be_at_most_30_characters_long: `Le nom est trop long\u202f: ${MAX_SCORER_NAME_LENGTH} caractères au plus.`,
    scope_of_the_link_is_not_valid: 'Veuillez choisir pour quels matchs le lien est valable.',
    link_must_end_after_it_begins: 'La fin doit se situer après le début.',
    link_must_end_within_a_year: 'Un lien est valable un an au plus.',
    instant_is_not_valid: 'Ce moment n’est pas valable.',
    entry_is_not_valid: `La saisie est incomplète. ${RELOAD}`,
    too_many_entries_at_once: 'Il y a trop de saisies à la fois.',
    match_has_not_begun: 'Le match n’a pas commencé\u202f: lancez-le d’abord.',
    phase_changed_meanwhile:
      'Quelqu’un d’autre a fait avancer le match entre-temps\u202f: vérifiez où il en est.',
    phase_is_not_possible_now: 'Ce n’est pas possible dans la phase actuelle du match.',
    score_is_mandatory_at_the_end: 'La fin du match a besoin d’un résultat.',
    match_has_no_winner_yet: 'Le match n’a pas encore de vainqueur\u202f: il faut des tirs au but.',
    there_is_no_shoot_out_yet: 'Les tirs au but n’ont pas commencé.',
    an_undo_cannot_be_undone: 'C’est déjà annulé\u202f: saisissez-le à nouveau.',
    only_the_latest_phase_can_be_undone: 'Seule la dernière phase peut être annulée.',
    match_log_is_full: 'La feuille de match est pleine\u202f: saisissez le résultat.',
    match_has_a_log_already: 'Ce match a déjà une feuille de match.',
    match_has_no_log: 'Rien n’a encore été saisi pour ce match.',
    match_log_was_moved: 'Cette saisie fait partie d’une feuille déplacée vers un autre match.',

    plan_needs_at_least_two_teams: 'Il faut au moins deux équipes\u202f: ajoutez des équipes.',
    plan_needs_at_least_two_teams_a_group:
      'Chaque groupe a besoin d’au moins deux équipes\u202f: choisissez moins de groupes.',
    more_teams_go_on_than_a_group_has:
      'Plus d’équipes se qualifient que n’en compte le plus petit groupe\u202f: choisissez-en moins.',
    more_best_teams_go_on_than_there_are_groups:
      'Plus de meilleures équipes d’un rang se qualifient qu’il n’y en a\u202f: choisissez-en moins.',
    format_of_the_plan_is_not_valid:
      'Un nombre de la formule n’est pas possible\u202f: veuillez le vérifier.',
    matches_of_each_team_are_not_possible:
      'Toutes les équipes ne peuvent pas avoir ce nombre de matchs\u202f: choisissez un nombre pair ou un autre.',
    step_takes_what_a_later_one_decides:
      'Une étape prend des places décidées plus tard\u202f: choisissez à nouveau la formule.',
    place_goes_to_two_steps: 'Une place va à deux étapes\u202f: choisissez à nouveau la formule.',
    plan_needs_a_day: 'Le plan a besoin d’au moins un jour de match\u202f: ajoutez-en un.',
    days_must_follow_one_another:
      'Les jours doivent se suivre, chacun une seule fois\u202f: veuillez vérifier les dates.',
    day_must_end_after_it_begins: 'La fin doit venir après le début\u202f: veuillez vérifier les heures.',
    time_is_too_short_for_a_match:
      'Le temps ne suffit pas pour un match\u202f: choisissez une fin plus tardive.',
    clocks_change_within_this_time:
      'L’heure change pendant ce temps\u202f: choisissez des heures avant ou après.',
    court_is_listed_at_overlapping_times:
      'Les heures de ce terrain se chevauchent\u202f: veuillez les vérifier.',
    plan_needs_a_court: 'Le plan a besoin d’au moins un terrain\u202f: ajoutez-en un.',
    court_name_already_exists: 'Un autre terrain porte déjà ce nom\u202f: veuillez en choisir un autre.',
    minutes_are_out_of_range: 'Ces minutes ne sont pas possibles\u202f: veuillez vérifier le nombre.',
    wish_is_not_valid: 'Ce souhait ne va pas avec le plan\u202f: veuillez le vérifier ou l’enlever.',
    plan_has_too_many_wishes: 'Il y a trop de souhaits\u202f: veuillez en enlever.',
    plan_does_not_follow_from_its_settings:
      'Le plan ne correspond pas à ses données\u202f: veuillez le faire établir à nouveau.',
    plan_cannot_be_played: 'Le plan ne peut pas être joué ainsi\u202f: veuillez vérifier les matchs marqués.',
    plan_is_of_another_version_please_reload_the_page:
      'Le plan publié vient d’une autre version de ce site\u202f: veuillez recharger la page.',
    played_match_is_not_in_the_plan:
      'Un match déjà commencé manque dans le plan\u202f: il reste, veuillez adapter le plan.',
    played_match_cannot_be_moved: 'Un match qui a commencé ne peut pas être déplacé.',
    history_entry_not_found: 'Cette modification ne figure pas dans l’historique.',
    kind_of_change_is_not_valid: 'Ce type de modification n’existe pas.',
    change_is_too_old_to_undo:
      'Cette modification est trop ancienne\u202f: elle ne peut plus être annulée après 90 jours.',
    change_was_undone_already: 'Cette modification a déjà été annulée.',
    change_cannot_be_undone: 'Cette modification ne peut pas être annulée.',
    result_is_changed_in_its_log: 'Un résultat se corrige dans la feuille de match.',
    record_was_changed_since: 'Quelqu’un y a changé quelque chose depuis.',
    record_is_in_use: 'Ce qui disparaîtrait est utilisé depuis.',
    typed_name_is_not_that_of_the_tournament:
      'Ce n’est pas le nom du tournoi\u202f: il n’a pas été supprimé.',
    copy_must_be_structure_teams_or_matches: 'Veuillez choisir ce qui doit être copié.',
    must_be_true_or_false: 'Cette indication doit être oui ou non.',
    stage_must_come_after_its_groups: 'Une phase doit venir après les groupes dont elle reprend les rangs.',
    every_stage_must_be_listed_once: 'Les phases ont changé entre-temps\u202f: veuillez recharger la page.',
    display_name_is_mandatory: 'Veuillez saisir un nom.',
    display_name_must_be_at_most_50_characters_long: `Le nom ne doit pas dépasser ${MAX_DISPLAY_NAME_LENGTH} caractères.`,
    current_password_is_wrong: 'Le mot de passe actuel est faux\u202f: veuillez le saisir à nouveau.',
    password_is_too_common:
      'Ce mot de passe est parmi les premiers que l’on devine\u202f: veuillez en choisir un sans mot aussi courant.',
    reset_code_is_not_valid: 'Le lien de l’e-mail n’est plus valable\u202f: veuillez en demander un nouveau.',
    account_not_found: 'Ce compte n’existe plus\u202f: veuillez recharger la page.',
    there_must_be_an_administrator:
      'Il faut au moins une personne administratrice\u202f: donnez d’abord le rôle à quelqu’un d’autre.',
    you_are_an_administrator_already:
      'Vous avez déjà les droits d’administration\u202f: l’invitation n’a pas été utilisée.',
    invitation_is_not_valid:
      'Cette invitation n’existe pas\u202f: veuillez vérifier que le lien est complet.',
    invitation_has_expired: 'L’invitation est échue\u202f: demandez-en une nouvelle.',
    invitation_was_revoked: 'L’invitation a été retirée\u202f: demandez-en une nouvelle.',
    invitation_was_used:
      'L’invitation a déjà servi, elle ne vaut qu’une fois\u202f: demandez-en une nouvelle.',
    setup_link_works_only_while_nobody_is_administrator:
      'Le lien de mise en service ne vaut que tant que personne n’a les droits d’administration\u202f: demandez une invitation.',
    invitation_not_found: 'Cette invitation n’existe plus\u202f: veuillez recharger la page.',
    there_are_too_many_open_invitations: `Il y a déjà ${MAX_OPEN_INVITATIONS} invitations ouvertes\u202f: veuillez d’abord en retirer une.`,
    name_of_the_invited_is_mandatory: 'Veuillez indiquer à qui l’invitation est destinée.',
    days_must_be_a_whole_number_from_1_to_30: `Le nombre de jours doit être un nombre entier de 1 à ${MAX_INVITATION_DAYS}.`,
  },
  errors: {
    unexpected: 'Une erreur inattendue s’est produite',
    noAnswer:
      'Une erreur inattendue s’est produite\u202f: le serveur ne répond pas. Rien de la saisie n’est perdu.',
    noAdministrator: 'Ce compte n’a pas encore les droits de gestion',
    logInAgain: 'Veuillez vous connecter pour continuer',
  },
  fixture: {
    guide: {
      title: 'Établir le calendrier, étape par étape',
      done: 'Fait',
      open: 'À faire',
      step: (number) => `Étape ${number}`,
      stages: {
        title: 'Définir les phases du tournoi',
        hint: 'Par exemple phase de groupes, quarts de finale, demi-finales, finale.',
        missing: 'Aucune phase définie pour l’instant',
      },
      groups: {
        title: 'Nommer les groupes',
        hint: 'Chaque phase de groupes a au moins un groupe.',
        missingStages: 'Définissez d’abord une phase de groupes, ou continuez sans groupes',
        missing: (stages) => `Pas encore de groupes dans\u202f: ${stages}`,
        notNeeded: 'Pas nécessaire\u202f: il n’y a que des phases à élimination directe',
      },
      teams: {
        title: 'Répartir les équipes dans les groupes',
        hint: 'Chaque groupe a au moins deux équipes.',
        missingTeams: 'Aucune équipe saisie pour l’instant',
        missing: (groups) => `Moins de deux équipes dans\u202f: ${groups}`,
        left: (count) =>
          count === 1 ? '1 équipe n’est dans aucun groupe' : `${count} équipes ne sont dans aucun groupe`,
        missingGroups: 'Il n’y a pas encore de groupes',
        notNeeded: 'Pas nécessaire\u202f: il n’y a pas de groupes',
      },
      matches: {
        title: 'Fixer les matchs',
        hint: 'La date, l’heure et le lieu, et les équipes dès qu’elles sont connues.',
        missing: (stages) => `Pas encore de matchs dans\u202f: ${stages}`,
        missingStages: 'Définissez d’abord les phases',
        waits: (count) =>
          count === 1
            ? '1 décision attend sur la page «\u202fAujourd’hui\u202f»'
            : `${count} décisions attendent sur la page «\u202fAujourd’hui\u202f»`,
        review: (count) =>
          count < 2
            ? `${count} match a d’autres équipes que son score`
            : `${count} matchs ont d’autres équipes que leur score`,
        count: (count) => (count < 2 ? `${count} match au programme` : `${count} matchs au programme`),
      },
    },
    stages: { show: 'Afficher les phases', hide: 'Masquer les phases' },
    groups: { show: 'Afficher les groupes', hide: 'Masquer les groupes' },
    matches: { show: 'Afficher les matchs', hide: 'Masquer les matchs' },
  },
  formErrors: {
    account: {
      emailInvalid: 'Cette adresse e-mail n’est pas valable',
      emailRequired: 'Veuillez saisir votre adresse e-mail',
      passwordRequired: 'Veuillez saisir votre mot de passe',
      passwordTooShort: tooShort('Le mot de passe', MIN_PASSWORD_LENGTH),
      passwordTooLong: tooLong('Le mot de passe', MAX_PASSWORD_LENGTH),
      passwordCharacters:
        'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et l’un de ces caractères\u202f: @ $\u202f! % *\u202f? &',
      passwordNotAllowed:
        'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et l’un de ces caractères\u202f: @ $\u202f! % *\u202f? & Ne sont admis que les lettres a à z, les chiffres, ces caractères et -',
      confirmationRequired: 'Veuillez confirmer le mot de passe',
      passwordsMustMatch: 'Les mots de passe ne correspondent pas',
    },
    tournament: {
      nameTooShort: tooShort('Le nom', MIN_TOURNAMENT_NAME_LENGTH),
      nameTooLong: tooLong('Le nom', MAX_TOURNAMENT_NAME_LENGTH),
      dateMandatory: 'Veuillez saisir la date',
      dateInvalid: 'Cette date n’est pas valable',
      dateMustBeFuture: 'La date doit être dans le futur',
      otherNameTyped: 'Ce n’est pas le nom du tournoi',
    },
    team: {
      nameEmpty: 'Le nom de l’équipe ne peut pas être vide',
      nameTooShort: tooShort('Le nom de l’équipe', MIN_TEAM_NAME_LENGTH),
      nameTooLong: tooLong('Le nom de l’équipe', MAX_TEAM_NAME_LENGTH),
      nameMandatory: 'Veuillez saisir le nom de l’équipe',
      playerNameEmpty: 'Un nom du contingent ne peut pas être vide',
      playerNameTooShort: tooShort('Un nom du contingent', MIN_PLAYER_NAME_LENGTH),
      playerNameTooLong: tooLong('Un nom du contingent', MAX_PLAYER_NAME_LENGTH),
      playerMissing: 'Veuillez choisir une personne',
    },
    stage: {
      nameMandatory: 'Veuillez saisir le nom de la phase',
      nameTooLong: tooLong('Le nom', MAX_STAGE_NAME_LENGTH),
      typeUnknown: 'Le type doit être «\u202fGroupes\u202f» ou «\u202fÉlimination directe\u202f»',
      typeMandatory: 'Veuillez choisir le type de la phase',
      orderMandatory: 'Veuillez saisir l’ordre de la phase',
      orderOutOfRange: `L’ordre doit être un nombre entier de ${MIN_STAGE_ORDER} à ${MAX_STAGE_ORDER}`,
    },
    group: {
      nameEmpty: 'Le nom du groupe ne peut pas être vide',
      nameTooShort: 'Le nom du groupe est trop court',
      nameTooLong: tooLong('Le nom', MAX_GROUP_NAME_LENGTH),
      noTeamSelected: 'Veuillez choisir au moins une équipe',
    },
    match: {
      stageMissing: 'Veuillez choisir une phase',
      groupMissing: 'Veuillez choisir un groupe',
      groupNotFound: 'Ce groupe n’existe plus',
      teamsMissing: 'Veuillez choisir les deux équipes',
      sameTeam: 'La même équipe est choisie deux fois',
      placeholderMissing: 'Veuillez indiquer la provenance des deux équipes',
      samePlaceholder: 'La même provenance est indiquée deux fois',
      placeholderTooLong: tooLong('La provenance', MAX_PLACEHOLDER_LENGTH),
      dateMissing: 'Veuillez choisir une date',
      dateRequired: 'La date manque',
      dateInvalid: 'Cette date n’est pas valable',
      datePast: 'La date ne peut pas être dans le passé',
      timeMissing: 'Veuillez choisir l’heure du coup d’envoi',
      timeRequired: 'L’heure du coup d’envoi manque',
      timeInvalid: 'Cette heure n’est pas valable',
      locationMissing: 'Veuillez saisir un lieu',
      locationRequired: 'Le lieu manque',
      locationTooShort: tooShort('Le lieu', MIN_LOCATION_LENGTH),
      locationTooLong: tooLong('Le lieu', MAX_LOCATION_LENGTH),
      alreadyExists: 'Un match entre ces équipes existe déjà. Voulez-vous ajouter ce match quand même\u202f?',
      scoreOutOfRange: `Le score doit être un nombre entier de ${MIN_SCORE} à ${MAX_SCORE}`,
      scoresBothOrNone: 'Veuillez saisir les buts des deux équipes ou d’aucune',
      penaltyScoresBothOrNone: 'Veuillez saisir les tirs au but des deux équipes ou d’aucune',
      penaltyScoresNeedLevelScore: 'Il n’y a de tirs au but qu’après un match nul',
      penaltyScoresMustDiffer: 'Les tirs au but ne peuvent pas finir à égalité',
    },
    scorer: {
      nameMissing: 'Veuillez saisir un nom',
      nameTooLong: tooLong('Le nom', MAX_SCORER_NAME_LENGTH),
      courtMissing: 'Veuillez choisir un terrain',
      matchMissing: 'Veuillez choisir un match',
      timesMissing: 'Veuillez saisir le début et la fin de la validité',
      endsTooEarly: 'La fin doit être après le début',
      endsTooLate: 'Un lien est valable un an au plus',
    },
    people: {
      nameMissing: 'Veuillez saisir un nom',
      nameTooLong: tooLong('Le nom', MAX_DISPLAY_NAME_LENGTH),
    },
  },
  groups: {
    form: {
      title: 'Définir les groupes',
      stage: 'Phase',
      pickStage: 'Veuillez choisir une phase',
      noStages: 'Il n’y a pas de phase de groupes. Définissez-en une dans la section des phases',
      name: 'Nom du groupe',
      submit: 'Ajouter le groupe',
      success: 'Le groupe a été créé',
    },
    list: {
      title: 'GROUPES',
      empty: 'Aucun groupe défini pour l’instant',
      noTeams: 'Pas encore d’équipes dans ce groupe',
      open: (group) => `Supprimer ou modifier ${group}`,
      addTeams: 'Ajouter des équipes',
      addTeamsTo: (group) => `Ajouter des équipes à ${group}`,
      removeTeam: (team, group) => `Retirer ${team} de ${group}`,
    },
    change: {
      title: 'Supprimer ou modifier le groupe',
      delete: 'Supprimer',
      edit: 'Modifier',
      warning: (group) =>
        `«\u202f${group}\u202f» et tout ce qui en dépend (matchs) seront définitivement supprimés.`,
      count: (matches) => `Matchs\u202f: ${matches}.`,
      confirmDelete: 'Supprimer le groupe',
      name: 'Nom du groupe',
      confirmEdit: 'Renommer le groupe',
      deleted: 'Le groupe a été supprimé',
      renamed: 'Le nom du groupe a été modifié',
    },
    moveTeam: {
      label: (team: string) => `Déplacer ${team} dans un autre groupe`,
      title: 'Déplacer l’équipe',
      group: 'Groupe',
      pick: 'Choisir un groupe',
      submit: 'Déplacer',
      success: 'L’équipe a été déplacée',
      warning: (team: string, group: string) => `${team} quitte ${group}\u202f; ses matchs y sont supprimés.`,
    },
    removeTeam: {
      title: 'Retirer l’équipe du groupe',
      confirm: 'Retirer du groupe',
      warning: (team, group) =>
        `«\u202f${team}\u202f» quittera «\u202f${group}\u202f», et tout ce qui en dépend (ses matchs de ce groupe encore à jouer) sera définitivement supprimé.`,
      success: 'L’équipe a été retirée du groupe',
    },
    addTeams: {
      title: 'Attribuer des équipes',
      available: 'Équipes disponibles',
      submit: 'Attribuer',
      failed: 'Les équipes n’ont pas pu être chargées',
      none: 'Aucune équipe disponible pour l’instant',
      toTeams: 'Vers les équipes',
      success: 'Le groupe a été modifié',
    },
    lots: {
      needed: 'Le règlement ne départage pas ces équipes, et quelque chose dépend de leur ordre.',
      neededAcross: (place) =>
        `Le règlement ne départage pas ces équipes à la place ${place} de leurs groupes, et quelque chose dépend de leur ordre.`,
      record: 'Saisir la décision',
      recorded: (decision, names) => `Décidé (${decision})\u202f: ${names}`,
      takeBack: 'Annuler la décision',
      kept: (decision, names) =>
        `Les résultats décident maintenant\u202f; la décision (${decision}) est gardée au cas où ils ne le feraient plus\u202f: ${names}`,
      takenBack: 'La décision a été annulée',
      title: 'Ce qui a décidé',
      explanation:
        'Ces équipes sont à égalité sur tous les critères du règlement. Indiquez ce qui a décidé et mettez-les dans cet ordre.',
      kind: 'Décidé par',
      kinds: {
        unstated: 'non précisé',
        lots: 'tirage au sort',
        'shoot-out': 'tirs au but',
        'deciding-match': 'match décisif',
        conduct: 'fair-play',
        ranking: 'classement de référence',
        organisers: 'organisation',
      },
      up: (team) => `Monter ${team}`,
      down: (team) => `Descendre ${team}`,
      places: (from, to) => `Rangs ${from} à ${to}`,
      submit: 'Enregistrer l’ordre',
      success: 'La décision a été enregistrée',
    },
    fields: { name: 'Nom du groupe', lots: 'Ordre' },
  },
  history: {
    title: 'Historique',
    about:
      'Tout ce qui a été modifié dans l’administration ces 90 derniers jours, et où la table de marque a modifié un résultat saisi là. Ce qui a été modifié ou supprimé par erreur revient avec «\u202fAnnuler\u202f».',
    results: 'Les résultats ne s’annulent pas ici\u202f: corrigez-les dans la feuille de match.',
    allTournaments: 'Historique de tous les tournois',
    aboutAll:
      'Les tournois créés et supprimés ces 90 derniers jours. Un tournoi supprimé revient avec «\u202fAnnuler\u202f».',
    ofTournament: 'Historique de ce tournoi',
    ofNamed: (name) => `Historique de «\u202f${name}\u202f»`,
    filter: 'Afficher',
    everything: 'Tout',
    kinds: {
      tournament: 'Tournoi',
      team: 'Équipes',
      stage: 'Phases',
      group: 'Groupes',
      match: 'Matchs',
      result: 'Résultats',
      plan: 'Plan',
      scorers: 'Table de marque',
      people: 'Personnes',
    },
    empty: 'Rien n’a encore été modifié.',
    emptyKind: 'Rien de ce type n’a été modifié.',
    more: 'Afficher les modifications plus anciennes',
    undo: 'Annuler',
    undoOf: (change) => `Annuler\u202f: ${change}`,
    question: 'Annuler cette modification\u202f?',
    confirmUndo: 'Oui, rétablir l’état précédent',
    undone: 'La modification a été annulée',
    undid: (change) => `Annulé\u202f: ${change}`,
    byCommand: 'Une commande',
    byScorer: (device, link) => `${device}, lien «\u202f${link}\u202f» pour la table de marque`,
    byNobody: '(compte supprimé)',
    openLog: 'Vers la feuille de match',
    openLogs: 'Vers les feuilles de match',
    inTheWay: (reason, name) => `${reason} (${name})`,
    reasons: {
      change_was_undone_already: 'Annulé',
      change_is_too_old_to_undo: 'Trop ancien pour être annulé',
      result_is_changed_in_its_log: 'Se corrige dans la feuille de match',
      record_was_changed_since: 'Plus possible\u202f: modifié depuis',
      record_is_in_use: 'Plus possible\u202f: utilisé depuis',
      tournament_not_found: 'Plus possible\u202f: le tournoi a été supprimé',
    },
    never: {
      people: 'Se change sous Personnes',
      scorers: 'Se change sous Table de marque',
      erased: 'Impossible\u202f: le nom n’est plus conservé nulle part',
      tooLarge: 'Impossible\u202f: trop volumineux pour être conservé',
    },
    cannot: (reason) => `Plus possible\u202f: ${reason}`,
    causes: {
      tournament_already_exists: 'un autre tournoi porte ce nom à cette date',
      team_name_already_exists: 'une autre équipe porte ce nom',
      stage_name_already_exists: 'une autre phase porte ce nom',
      stage_order_already_exists: 'une autre phase a pris cette place dans l’ordre',
      group_name_already_exists: 'un autre groupe de la phase porte ce nom',
      match_already_exists: 'ces équipes ont déjà un match à cette heure',
      team_not_found: 'une équipe concernée a été supprimée',
      stage_not_found: 'la phase concernée a été supprimée',
      group_not_found: 'le groupe concerné a été supprimé',
      another_match_is_the_final: 'un autre match est désigné comme finale',
      match_not_found: 'un match auquel cela renvoie a été supprimé',
    },
    usedBy: (name) => `Plus possible\u202f: utilisé par ${name}`,
    noName: 'sans nom',
    changes: {
      'tournament-created': ({ name, ...counts }) => `Tournoi «\u202f${name}\u202f» créé${including(counts)}`,
      'tournament-changed': ({ name, to }) =>
        name === to
          ? `Données du tournoi «\u202f${name}\u202f» modifiées`
          : `Tournoi «\u202f${name}\u202f» renommé «\u202f${to}\u202f»`,
      'tournament-archived': ({ name }) => `Tournoi «\u202f${name}\u202f» archivé`,
      'tournament-put-back': ({ name }) => `Tournoi «\u202f${name}\u202f» remis dans la liste`,
      'tournament-deleted': ({ name, ...counts }) =>
        `Tournoi «\u202f${name}\u202f» supprimé${including(counts)}`,
      'team-created': ({ name, teams }) =>
        teams > 1 ? `${teams} équipes ajoutées` : `Équipe «\u202f${name}\u202f» ajoutée`,
      'team-renamed': ({ name, to }) => `Équipe «\u202f${name}\u202f» renommée «\u202f${to}\u202f»`,
      'team-changed': ({ name }) => `Effectif de «\u202f${name}\u202f» modifié`,
      'team-points-recorded': ({ name }) => `Points de «\u202f${name}\u202f» saisis`,
      'team-deleted': ({ name, matches }) =>
        `Équipe «\u202f${name}\u202f» supprimée${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }) => `Équipe «\u202f${name}\u202f» retirée`,
      'team-taken-back': ({ name }) => `Retrait de l’équipe «\u202f${name}\u202f» annulé`,
      'player-erased': ({ name }) => `Une personne de «\u202f${name}\u202f» effacée définitivement`,
      'stage-created': ({ name }) => `Phase «\u202f${name}\u202f» ajoutée`,
      'stage-changed': ({ name, to }) =>
        to && to !== name
          ? `Phase «\u202f${name}\u202f» renommée «\u202f${to}\u202f»`
          : `Phase «\u202f${name}\u202f» modifiée`,
      'stage-decision-recorded': ({ name }) => `Décision entre les groupes de «\u202f${name}\u202f» saisie`,
      'stages-reordered': ({ stages }) => `Ordre de ${stages} phases modifié`,
      'stage-deleted': ({ name, groups, matches }) =>
        `Phase «\u202f${name}\u202f» supprimée${including({ ...within, groups, matches })}`,
      'group-created': ({ name }) => `Groupe «\u202f${name}\u202f» ajouté`,
      'group-renamed': ({ name, to }) => `Groupe «\u202f${name}\u202f» renommé «\u202f${to}\u202f»`,
      'group-teams-added': ({ name, to }) => `Équipes ajoutées au groupe «\u202f${to}\u202f» (${name})`,
      'group-teams-removed': ({ name, to, matches }) =>
        `Équipe «\u202f${name}\u202f» retirée du groupe «\u202f${to}\u202f»${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }) =>
        `Équipes déplacées du groupe «\u202f${name}\u202f» vers «\u202f${to}\u202f»${without(matches)}`,
      'group-rounds-set': ({ name }) => `Nombre de rencontres du groupe «\u202f${name}\u202f» fixé`,
      'group-lots-recorded': ({ name }) => `Décision du groupe «\u202f${name}\u202f» saisie`,
      'group-deleted': ({ name, matches }) =>
        `Groupe «\u202f${name}\u202f» supprimé${including({ ...within, matches })}`,
      'match-created': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs ajoutés` : `Match ${name} ajouté`,
      'match-changed': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs modifiés` : `Match ${name} modifié`,
      'match-marked-final': ({ name }) => `${name} désigné comme finale`,
      'match-deleted': ({ name, matches }) =>
        matches > 1 ? `${matches} matchs supprimés` : `Match ${name} supprimé`,
      'match-awarded': ({ name }) => `Forfait du match ${name} modifié`,
      'result-changed': ({ name, matches }) =>
        matches > 1 ? `Résultats de ${matches} matchs modifiés` : `Résultat de ${name} modifié`,
      'cards-counted': ({ matches }) =>
        matches > 1 ? `Cartons de ${matches} matchs comptés` : 'Cartons d’un match comptés',
      'plan-applied': ({ stages, groups, matches }) =>
        `Plan appliqué${including({ ...within, stages, groups, matches })}`,
      'scorer-link-created': ({ name }) => `Lien «\u202f${name}\u202f» pour la table de marque créé`,
      'scorer-link-revoked': ({ name }) => `Lien «\u202f${name}\u202f» pour la table de marque retiré`,
      'scorer-device-revoked': ({ name }) => `Appareil de ${name} retiré`,
      'role-given': ({ name }) => `${name} peut désormais administrer les tournois`,
      'role-taken': ({ name }) => `${name} ne peut plus administrer les tournois`,
      'account-removed': ({ name }) => (name ? `Compte de ${name} supprimé` : 'Compte supprimé'),
      'sessions-ended': ({ name }) => `Sessions de ${name} fermées`,
      'invitation-created': ({ name }) => `Invitation «\u202f${name}\u202f» créée`,
      'invitation-used': ({ name }) => `Invitation utilisée par ${name}`,
      'invitation-revoked': ({ name }) => `Invitation «\u202f${name}\u202f» retirée`,
    },
  },
  today: {
    title: 'Aujourd’hui',
    waits: 'Ce qui vous attend',
    nothing: 'Rien ne vous attend.',
    decide: 'Saisir la décision',
    addMatches: 'Ajouter les matchs',
    complete: 'Clore quand même',
    completed: 'Le groupe est clos',
    toMatches: 'Vers les matchs',
    toLog: 'Vers le journal',
    level: (group, teams) =>
      `${group}\u202f: ${teams} sont à égalité, et des matchs suivants dépendent de leurs places.`,
    across: (stage, place, teams) =>
      `${stage}\u202f: des équipes à la place ${place} des groupes sont à égalité, et des matchs suivants en dépendent (${teams}).`,
    missing: (group, pairs) =>
      `${group}\u202f: tous les matchs sont terminés, mais ces paires ne se sont pas encore rencontrées, donc personne n’est qualifié\u202f: ${pairs}`,
    ofMatch: {
      'under-review': (match) =>
        `${match}\u202f: le score a été saisi pour d’autres équipes que celles de maintenant.`,
      undecided: (match) =>
        `${match}\u202f: il n’y a pas encore de vainqueur, alors que la suite ou le titre en dépend.`,
      'played-by-withdrawn': (match) =>
        `${match}\u202f: une équipe retirée joue encore. Terminez le match dans son journal.`,
      'late-entries': (match) =>
        `${match}\u202f: des saisies sont arrivées après la fin. Décidez ce qui compte.`,
      'awaiting-result': (match) => `${match}\u202f: le résultat manque.`,
    },
  },
  tableRules: {
    title: 'Règlement du tournoi',
    about: 'Comment les classements sont établis, ce qui compte en plus, et ce que l’organisation a décidé.',
    tables: 'Classements',
    points: 'Points',
    win: 'Pour une victoire',
    draw: 'Pour un match nul',
    loss: 'Pour une défaite',
    pointsInWords: (win, draw, loss) =>
      `${win} pour une victoire, ${draw} pour un match nul, ${loss} pour une défaite`,
    tieBreakers: 'En cas d’égalité de points',
    presets: {
      'goal-difference': 'D’abord la différence de buts',
      'head-to-head': 'D’abord les confrontations directes',
      'world-cup-26': 'Coupe du Monde FIFA 26',
      'uefa-futsal': 'UEFA futsal',
      'uefa-youth': 'Compétitions juniors de l’UEFA',
      'swiss-amateur': 'Ligues amateurs suisses',
      own: 'Ordre propre',
    },
    meanings: {
      'goal-difference':
        'La différence de buts de tous les matchs décide, puis les buts marqués, puis les confrontations directes. Usuel dans les tournois en salle suisses.',
      'head-to-head':
        'Les matchs entre les équipes à égalité décident, puis la différence de buts et les buts de tous les matchs. Usuel dans les compétitions européennes.',
      'world-cup-26':
        'Les confrontations directes décident, puis la différence de buts et les buts de tous les matchs, puis les cartons.',
      'uefa-futsal':
        'D’abord les confrontations directes\u202f; deux équipes qui se rencontrent au dernier match se départagent aux tirs au but, puis les cartons décident.',
      'uefa-youth':
        'Comme UEFA futsal\u202f; entre les groupes, seuls comptent les résultats entre les trois premiers de chaque groupe.',
      'swiss-amateur':
        'Les points de pénalité décident juste après les points, puis la différence de buts, les buts marqués et les confrontations directes.',
      own: 'Vous mettez les critères dans votre propre ordre.',
    },
    source: (source) => `Source\u202f: ${source}`,
    order: 'Ordre',
    criteria: {
      'goal-difference': 'Différence de buts',
      'goals-scored': 'Buts marqués',
      wins: 'Victoires',
      'away-goals': 'Buts à l’extérieur',
      'goal-quotient': 'Buts marqués divisés par buts encaissés',
      'head-to-head': 'Confrontations directes, à nouveau pour celles encore à égalité',
      'head-to-head-once': 'Confrontations directes, une fois',
      'head-to-head-away-goals': 'Confrontations directes, avec buts à l’extérieur',
      conduct: 'Fair-play (cartons ou points de pénalité)',
      kicks: 'Tirs au but après le dernier match de deux équipes',
    },
    decisionLast: 'Ce que l’organisation saisit, comme un tirage au sort, vient toujours en dernier.',
    awayHint: 'Les buts à l’extérieur ne départagent personne si chaque paire ne se rencontre qu’une fois.',
    add: 'Ajouter un critère',
    choose: 'Choisir',
    up: (line) => `Monter «\u202f${line}\u202f»`,
    down: (line) => `Descendre «\u202f${line}\u202f»`,
    remove: (line) => `Retirer «\u202f${line}\u202f»`,
    noCriteria: 'Choisissez au moins un critère.',
    comparison: 'Pour comparer des équipes de groupes différents',
    comparisonHint: 'Par exemple les meilleurs troisièmes, si certains se qualifient.',
    asPreset: 'Selon les règles choisies',
    ownComparison: 'Une autre comparaison',
    results: 'Résultats pris en compte',
    acrossOrder: 'Ordre entre les groupes',
    resultsNamed: {
      all: 'Tous les matchs',
      'level-sizes': 'Sans ceux contre les derniers des groupes plus grands',
      'first-three': 'Seulement ceux entre les trois premiers de chaque groupe',
      'per-match': 'Tous les matchs, en points et buts par match',
    },
    pointsOnly: 'Les points seulement',
    conduct: 'Fair-play',
    conductHint: 'Moins il y a de points, mieux c’est.',
    scales: {
      preset: 'Selon les règles choisies',
      typed: 'Saisi pour chaque équipe',
      fifa: 'FIFA, selon les cartons',
      uefa: 'UEFA, selon les cartons',
      afc: 'AFC, selon les cartons',
      own: 'Nombres propres, selon les cartons',
    },
    cards: {
      yellow: 'Jaune',
      secondYellow: 'Deuxième jaune',
      red: 'Rouge',
      yellowAndRed: 'Jaune puis rouge',
    },
    officials: 'Les cartons des officiels comptent aussi',
    onlyPlayers: 'sans les officiels',
    forfeit: 'Buts d’une victoire par forfait',
    forfeitPlace: 'Ils font partie des règles du match, dans les détails du tournoi.',
    change: 'Modifier le règlement',
    save: 'Enregistrer le règlement',
    cancel: 'Annuler',
    saved: 'Le règlement a été enregistré',
    effect: {
      title: 'Ce que cela change',
      none: 'Aucun rang ne change.',
      place: (team, before, after) => `${team}\u202f: de ${before} à ${after}`,
      side: (match, before, after) => `${match}\u202f: ${after} au lieu de ${before}`,
      nobody: 'personne encore',
    },
    cardCounts: {
      title: 'Cartons des matchs plus anciens',
      about:
        'Les matchs terminés avant que les cartons soient comptés n’ont pas encore de chiffres. Leurs journaux connaissent les cartons.',
      count: 'Compter les cartons des matchs plus anciens',
      counted: 'Les cartons sont comptés',
    },
    teams: {
      title: 'Points par décision',
      about: 'Un retrait ou un bonus compte dans chaque classement de l’équipe. Tout le monde lit le motif.',
      aboutConduct: 'Les points de pénalité se saisissent ici aussi\u202f; moins il y en a, mieux c’est.',
      team: 'Équipe',
      record: 'Saisir des points',
      change: (team) => `Modifier les points de ${team}`,
      points: 'Points par décision',
      pointsHint: 'Sous zéro pour un retrait\u202f: −3. Vide s’il n’y en a pas.',
      note: 'Motif, visible par tout le monde',
      conduct: 'Points de pénalité',
      conductHint: 'Moins il y en a, mieux c’est. Vide s’il n’y en a pas.',
      kept: (points) => `Saisi plus tôt, ne compte pas maintenant\u202f: ${points}`,
      wrongPoints: 'Un nombre entier de −99 à 99, sauf 0.',
      wrongNote: 'Indiquez un motif de 100 caractères au plus.',
      wrongConduct: 'Un nombre entier de 0 à 999.',
      save: 'Enregistrer les points',
      saved: 'Les points ont été enregistrés',
      none: 'Aucun point n’a été saisi.',
    },
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
        `${name} sera supprimé avec ses équipes (${teams}) et ses matchs (${matches}). Qui saisit un match en cours ne pourra plus rien entrer.`,
      backup: 'Télécharger d’abord une sauvegarde',
      backupHint:
        'Un fichier avec les équipes, les groupes, les matchs et les scores\u202f; npm run import en fait un tournoi. N’y figurent pas\u202f: le déroulement des matchs, les liens de saisie, et quels matchs sont reportés, interrompus ou perdus par forfait.',
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
      pickMatch: 'Merci de choisir un match',
      noMatchToMoveTo:
        'Aucun autre match ne peut la reprendre\u202f: il faut deux équipes connues et un match pas encore commencé.',
    },
    meaning: {
      winner: (number, sides) => `Lié au match ${number}\u202f: le vainqueur de ${sides}`,
      loser: (number, sides) => `Lié au match ${number}\u202f: le perdant de ${sides}`,
      groupPlace: (place, group) => `Lié au groupe «\u202f${group}\u202f»\u202f: l’équipe au rang ${place}`,
      bestOfPlace: (rank, place, stage) =>
        `Lié à ${stage}\u202f: numéro ${rank} parmi les équipes au rang ${place} de leur groupe`,
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
      winnerOf: (sides) => `vainqueur de ${sides}`,
      loserOf: (sides) => `perdant de ${sides}`,
      now: (meaning) => `Proposition\u202f: ${meaning}`,
      bind: 'Lier',
      bound: 'Le texte est maintenant lié',
      nothing: 'Rien ne s’impose. Veuillez modifier le match.',
    },
    noWinner: {
      notice:
        'Ce match n’a pas encore de vainqueur, personne n’est donc qualifié. S’il y a eu des tirs au but, veuillez les saisir aussi.',
      saved: 'Le match est enregistré. Il n’a pas encore de vainqueur',
      short: 'Pas encore de vainqueur',
    },
    notices: {
      title: 'Veuillez confirmer',
      confirm: 'Enregistrer',
      passed: (time) =>
        `Aujourd’hui, ${time} est déjà passé. Veuillez confirmer que le match a lieu à cette heure.`,
      otherTeams: (now, before) =>
        `Depuis l’ouverture de ce formulaire, d’autres équipes jouent ce match\u202f: ${now} à la place de ${before}. Le score sera le leur.`,
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
        'Le match compte avec les buts du règlement. Un score meilleur pour le côté innocent reste. Ce qui a été joué reste enregistré.',
      who: 'Qui perd par forfait\u202f?',
      asPlayed: 'Personne\u202f: le match compte comme il a été joué',
      side: (team, goals) => `${team} (l’autre côté gagne par ${goals})`,
      both: (goals) => `Les deux (perdu par les deux, ${goals} buts contre chacun)`,
    },
    versus: (local, visitor) => `${local} – ${visitor}`,
    editMatch: (match) => `Modifier ${match}`,
    markFinal: (match) => `Désigner ${match} comme finale`,
    isFinal: 'C’est la finale',
    finalGoesOn: 'Le vainqueur a encore un match. Est-ce le bon match qui est désigné\u202f?',
    marked: 'La finale est désignée',
    unmarked: 'La désignation a été retirée',
    deleteMatch: (match) => `Supprimer ${match}`,
  },
  people: {
    title: 'Personnes',
    about: 'Qui s’est inscrit, et qui peut modifier les tournois.',
    list: {
      title: 'Comptes',
      administrator: 'Administration',
      you: 'vous',
      disabled: 'bloqué',
      since: (day: string) => `Droits d’administration depuis le ${day}`,
      sinceBy: (day: string, by: string) => `Droits d’administration depuis le ${day}, par ${by}`,
      registered: (day: string) => `Inscription le ${day}`,
      lastSignIn: (day: string) => `dernière connexion le ${day}`,
      neverSignedIn: 'aucune connexion',
      more: (shown: number, total: number) =>
        `Les ${shown} inscriptions les plus récentes sur ${total} sont affichées.`,
      actions: (name: string) => `Actions pour ${name}`,
    },
    give: {
      label: 'Donner les droits',
      title: 'Donner les droits d’administration',
      confirm: 'Donner les droits',
      success: 'Le compte a maintenant les droits',
      warning: (name: string) => `${name} pourra modifier et supprimer tous les tournois.`,
      provedEmail:
        'L’adresse e-mail est confirmée\u202f: cette personne a choisi un mot de passe par un e-mail envoyé à cette adresse.',
      unprovedEmail:
        'L’adresse e-mail n’est pas confirmée\u202f: n’importe qui peut inscrire n’importe quelle adresse et choisir n’importe quel nom. Demandez à la personne si ce compte est bien le sien.',
    },
    take: {
      label: 'Retirer les droits',
      title: 'Retirer les droits d’administration',
      confirm: 'Retirer les droits',
      success: 'Le compte n’a plus les droits',
      warning: (name: string) =>
        `${name} ne pourra plus rien modifier, ses sessions sont fermées partout, et les invitations ouvertes de ce compte sont retirées.`,
    },
    end: {
      label: 'Fermer les sessions',
      title: 'Fermer toutes les sessions',
      confirm: 'Fermer les sessions',
      success: 'Les sessions du compte sont fermées partout',
      warning: (name: string) =>
        `Les sessions de ${name} sont fermées sur tous les appareils\u202f; ${name} peut se connecter à nouveau.`,
    },
    remove: {
      label: 'Supprimer',
      title: 'Supprimer le compte',
      confirm: 'Supprimer le compte',
      success: 'Le compte a été supprimé',
      warning: (name: string) =>
        `Le compte de ${name} est supprimé. Les tournois restent tels quels. Cette action est irréversible.`,
    },
    invite: {
      title: 'Inviter quelqu’un',
      about:
        'Un lien donne à la personne qui l’ouvre les droits d’administration, une seule fois. Envoyez-le vous-même, par e-mail ou messagerie.',
      name: 'Pour qui',
      nameHint: 'Pour votre liste, par exemple Anna du comité',
      days: 'Valable',
      dayChoice: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
      submit: 'Créer le lien',
      success: 'L’invitation a été créée',
      made: (name: string) => `Invitation pour ${name}`,
      once: 'Envoyez le lien maintenant\u202f: il n’est affiché que cette fois.',
      qr: (name: string) => `Code QR de l’invitation pour ${name}`,
    },
    invitations: {
      title: 'Invitations',
      empty: 'Personne n’a encore été invité',
      states: {
        open: 'ouverte',
        used: 'utilisée',
        revoked: 'retirée',
        expired: 'échue',
      },
      by: (by: string, day: string) => `par ${by} le ${day}`,
      until: (day: string) => `valable jusqu’au ${day}`,
      expiredOn: (day: string) => `échue le ${day}`,
      usedBy: (name: string) => `utilisée par ${name}`,
      gone: 'un compte supprimé',
      revoke: (name: string) => `Retirer l’invitation pour ${name}`,
      revoked: 'L’invitation a été retirée',
    },
  },
  plan: {
    title: 'Plan',
    about: 'D’une liste d’équipes au tournoi publié en quatre étapes. Tout est conservé au fil de la saisie.',
    steps: 'Étapes du plan',
    step: { teams: 'Équipes', format: 'Formule', time: 'Horaire', timetable: 'Plan', day: 'Le jour J' },
    next: (step: string) => `Continuer\u202f: ${step}`,
    teams: {
      title: 'Ajouter des équipes',
      hint: 'Une équipe par ligne, ou des lignes d’un tableur\u202f: l’équipe, puis ses joueurs dans les colonnes suivantes. Rien n’est enregistré avant que vous ne les ajoutiez.',
      list: 'Liste des équipes',
      example: 'Lions; Anna Keller, Lea Meier',
      file: 'Ouvrir un fichier',
      noList: (file: string) =>
        `${file} n’est pas une liste lisible. Enregistrez le tableau au format CSV ou copiez ses lignes ici.`,
      found: (teams: number, players: number) =>
        `${teams} ${teams === 1 ? 'équipe' : 'équipes'}, ${players} ${players === 1 ? 'joueur' : 'joueurs'}`,
      line: (line: number) => `Ligne ${line}`,
      sameAs: (line: number) => `comme à la ligne ${line}`,
      inCup: 'déjà dans le tournoi',
      openQuote: (name: string) => `rien ne ferme le guillemet de ${name}, qui fait donc partie du nom.`,
      samePlayer: (name: string) => `${name} figure plusieurs fois et est ajouté une seule fois.`,
      add: (count: number) => (count === 1 ? 'Ajouter 1 équipe' : `Ajouter ${count} équipes`),
      added: 'Les équipes ont été ajoutées',
      present: (count: number) => (count === 1 ? '1 équipe' : `${count} équipes`),
      none: 'Le tournoi n’a pas encore d’équipes.',
      edit: 'Modifier équipes et joueurs',
    },
    format: {
      title: 'Formule',
      groups: 'Groupes',
      oneGroup: 'Un groupe',
      manyGroups: (count: number) => `${count} groupes`,
      rounds: 'Chacun rencontre chacun',
      once: 'une fois',
      twice: 'deux fois',
      qualifiers: 'Combien d’équipes de chaque groupe se qualifient',
      noKnockout: 'Pas d’élimination directe',
      bestOfNext: (place: number) => `Combien des équipes au rang ${place} se qualifient en plus`,
      preset: 'Genre de tournoi',
      presets: {
        'knockout-after-groups': 'Groupes et élimination directe',
        'all-places': 'Toutes les places jouées',
        cups: 'Or, argent, bronze',
        league: 'Championnat',
        children: 'Enfants sans vainqueur',
        knockout: 'Élimination directe seule',
      },
      playedTo: 'On joue',
      finalAlone: 'La finale seule',
      withThird: 'Aussi la 3e place',
      upToEighth: 'Les places jusqu’à 8',
      everybody: 'Chacun rencontre chacun',
      matchesEach: 'Matchs de chaque équipe',
      times: (count: number) => `${count} matchs chacune`,
      cups: 'Coupes',
      twoCups: 'Or et argent',
      threeCups: 'Or, argent et bronze',
      draw: 'Tirage au sort',
      isDrawn: 'Tirer les équipes au sort dans les groupes',
      isDrawnHint:
        'Sinon elles sont réparties dans l’ordre\u202f: d’abord les têtes de série, puis par ordre alphabétique.',
      seed: 'Numéro du tirage',
      seedHint: 'Le même numéro redonne le même tirage.',
      again: 'Refaire le tirage',
      seeded: (count: number) => `Têtes de série (${count})`,
      seededHint:
        'La meilleure d’abord, dans l’ordre où vous les cochez. Elles sont dans des groupes différents.',
      drawn: 'Voici ce que cela donne',
      total: (matches: number) => (matches === 1 ? '1 match' : `${matches} matchs`),
    },
    time: {
      days: 'Jours',
      day: (number: number) => `Jour ${number}`,
      date: 'Date',
      from: 'De',
      to: 'À',
      addDay: 'Ajouter un jour',
      removeDay: (number: number) => `Supprimer le jour ${number}`,
      zone: (zone: string) => `Les heures sont celles du tournoi (${zone}).`,
      courts: 'Terrains',
      court: (number: number) => `Terrain ${number}`,
      courtName: (number: number) => `Terrain ${number}`,
      name: 'Nom',
      addCourt: 'Ajouter un terrain',
      removeCourt: (name: string) => `Supprimer ${name}`,
      ownTimes: 'Horaires propres',
      addTime: 'Ajouter un horaire',
      removeTime: 'Supprimer cet horaire',
      lengths: 'Minutes',
      length: {
        minutesPerMatch: 'Un match',
        minutesBetween: 'Entre deux matchs sur un terrain',
        leastRest: 'Repos minimal d’une équipe',
        pauseBeforeKnockout: 'Pause avant l’élimination directe',
      },
      wishes: 'Souhaits',
      referees: 'Des équipes arbitrent les matchs de groupe',
      refereesHint: 'À chaque match, une équipe qui ne joue pas est là.',
      addTeamWish: 'Souhait d’une équipe',
      addCourtWish: 'Terrain d’une phase',
      removeWish: 'Supprimer ce souhait',
      team: 'Équipe',
      when: 'Quand',
      notBefore: 'pas avant',
      notAfter: 'matchs finis à',
      time: 'Heure',
      everyDay: 'chaque jour',
      stage: 'Phase',
      onCourts: 'Sur ces terrains',
    },
    found: {
      title: 'Le plan',
      searching: 'Recherche d’un plan …',
      cancel: 'Annuler',
      cancelled: 'La recherche a été annulée.',
      failed: 'Le plan n’a pas pu être calculé. Vérifiez la connexion et relancez la recherche.',
      again: 'Chercher à nouveau',
      mend: 'Veuillez d’abord corriger ceci\u202f:',
      length: (matches: number, from: string, to: string) =>
        `${matches === 1 ? '1 match' : `${matches} matchs`}, de ${from} à ${to}.`,
      shortest: 'Aucun plan ne peut être plus court\u202f:',
      gap: (time: string) =>
        `Il dure peut-être ${time} de plus que le plus court\u202f: la preuve ne va pas plus loin.`,
      phase: { groups: 'Groupes', knockout: 'Élimination directe' },
      bound: {
        finalAlone: 'La finale se joue ensuite, seule.',
        courts: (matches: number, courts: readonly string[], from: string, to: string) =>
          `${courts.join(', ')} avec ${matches} matchs\u202f: ${courts.length === 1 ? 'occupé' : 'occupés'} de ${from} à ${to}.`,
        andThen: (rounds: number) => (rounds === 1 ? 'Puis 1 tour suit.' : `Puis ${rounds} tours suivent.`),
        team: (team: string, matches: number) => `${team} joue ${matches} matchs et se repose entre eux.`,
        group: (group: string, matches: number) =>
          `${group} a ${matches} matchs, et ses équipes se reposent entre eux.`,
        teams: (matches: number) =>
          `Les ${matches} matchs demandent des équipes qui sont là et se sont reposées.`,
        referees: (matches: number) =>
          `Pour ${matches} matchs, il n’y a pas plus d’équipes pour jouer et arbitrer.`,
        rounds: (rounds: number) => `${rounds} tours se suivent, avec le repos entre eux.`,
        searched: 'Tout autre plan a été essayé.',
      },
      byTime: 'Par heure',
      byCourt: 'Par terrain',
      show: 'Afficher',
      moveHint:
        'Choisissez un match, puis où il doit aller\u202f: une place libre, ou un autre match pour les échanger. Vous pouvez aussi le glisser.',
      moving: (match: string) => `Où mettre ${match}\u202f? Échap le remet à sa place.`,
      free: 'libre',
      moveHere: (court: string, time: string) => `Déplacer\u202f: ${court}, ${time}`,
      pick: (match: string) => `Déplacer ${match}`,
      swapWith: (match: string) => `Échanger avec ${match}`,
      played: 'commencé\u202f: il reste',
      referee: (team: string) => `Arbitrage\u202f: ${team}`,
      reset: 'Revenir au plan trouvé',
    },
    conflict: {
      title: (count: number) => (count === 1 ? '1 conflit' : `${count} conflits`),
      noPlace: 'Ce match n’a pas de place.',
      teamTwice: (team: string, one: string, other: string) =>
        `${team} joue à ${one} et à ${other}\u202f: les deux en même temps.`,
      courtTwice: (court: string, one: string, other: string) =>
        `${court} a des matchs à ${one} et à ${other}\u202f: les deux en même temps.`,
      tooEarly: (one: string, other: string) =>
        `Le match de ${other} attend celui de ${one}, qui n’est alors pas terminé.`,
      noRest: (team: string, one: string, other: string) =>
        `${team} joue à ${one} et à ${other}\u202f: aucun repos.`,
      shortRest: (team: string, one: string, other: string, rest: number) =>
        `${team} joue à ${one} et à ${other}\u202f: seulement ${rest} minutes de repos.`,
      whoever: 'L’équipe qualifiée',
      shortPause: (pause: number, wanted: number) =>
        `Seulement ${pause} minutes de pause avant l’élimination directe au lieu de ${wanted}.`,
      wish: (wish: string) => `Le souhait «\u202f${wish}\u202f» n’est pas respecté.`,
      finalNotAlone: (time: string) =>
        `La finale doit être le dernier match, seule\u202f: un autre commence à ${time}.`,
      courtClosed: (court: string, open: string, time: string) =>
        `${court} est ouvert ${open}\u202f: pas pour tout le match de ${time}.`,
      courtShut: (court: string, time: string) =>
        `${court} n’est pas ouvert ce jour-là\u202f: un match est à ${time}.`,
      teamWish: (team: string, wish: string, time: string) =>
        `${team} joue à ${time}, contre le souhait «\u202f${wish}\u202f».`,
      pastMidnight: (time: string) => `Le match de ${time} n’est pas terminé à minuit.`,
      noReferee: 'Il ne reste aucune équipe pour arbitrer ce match.',
    },
    none: {
      title: 'Un tel plan n’existe pas',
      alone: 'Ceci ne peut pas être respecté. Renoncez-y, et il y a un plan\u202f:',
      places: (places: number, matches: number) =>
        `Il y a de la place pour ${places} matchs, et il y en a ${matches}.`,
      proven:
        'Ces souhaits se contredisent. Renoncez à l’un d’eux, n’importe lequel, et il y a un plan\u202f:',
      likely: 'Avec tout cela, aucun plan n’a été trouvé. Sans l’un de ces points, il y en a un\u202f:',
      unknown:
        'Même sans aucun souhait, aucun plan n’a été trouvé. Plus de temps, plus de terrains ou moins de matchs aideraient.',
      wishOfTeam: (team: string, limit: string, time: string, day: string) =>
        `${team}\u202f: ${limit} ${time} (${day})`,
      wishOfStage: (stage: string, courts: string) => `${stage}\u202f: ${courts}`,
      rest: (minutes: number) => `un repos de ${minutes} minutes`,
      pause: (minutes: number) => `une pause de ${minutes} minutes avant l’élimination directe`,
      endOfTime: 'la fin des jours et des horaires des terrains',
    },
    rest: {
      title: 'Repos de chaque équipe',
      team: 'Équipe',
      matches: 'Matchs',
      least: 'Minimum',
      average: 'Moyenne',
      inARow: 'De suite',
      first: 'Premier',
      last: 'Dernier',
      referees: 'Arbitre à',
      minutes: (minutes: number) => `${minutes} min`,
    },
    apply: {
      title: 'Publier',
      nothing: 'Le tournoi n’a pas encore de phases ni de matchs\u202f: rien n’est remplacé.',
      replaces: (stages: number, groups: number, matches: number) =>
        `Ce qui n’est pas dans le plan est remplacé\u202f: ${stages} des phases, ${groups} des groupes, ${matches} des matchs.`,
      kept: (matches: number) =>
        matches === 1
          ? '1 match reste tel quel, car il a commencé.'
          : `${matches} matchs restent tels quels, car ils ont commencé.`,
      moved: (matches: number) =>
        matches === 1
          ? '1 match change d’heure ou de terrain.'
          : `${matches} matchs changent d’heure ou de terrain.`,
      instead: (at: string) => `Il prend la place du plan publié le ${at}.`,
      past: (matches: number, first: string) =>
        matches === 1
          ? `1 match qui n’a pas commencé serait dans le passé, à ${first}. S’il reste à jouer, faites commencer la journée plus tard\u202f:`
          : `${matches} matchs qui n’ont pas commencé seraient dans le passé, le premier à ${first}. S’ils restent à jouer, faites commencer la journée plus tard\u202f:`,
      lost: 'Ces matchs ont commencé et ne sont pas dans le plan. Choisissez équipes et formule pour qu’ils y soient\u202f:',
      impossible: 'Personne ne peut jouer ainsi\u202f: corrigez d’abord les conflits.',
      button: 'Appliquer le plan',
      confirmTitle: 'Appliquer le plan',
      confirm: 'Appliquer',
      question: (matches: number) =>
        matches === 1
          ? 'Le tournoi a ensuite ce seul match, et tout le monde le voit.'
          : `Le tournoi a ensuite ces ${matches} matchs, et tout le monde les voit.`,
      done: 'Le plan a été appliqué',
      see: 'Voir les matchs publiés',
      seeDay: 'Déplacer des matchs le jour J',
    },
    published: {
      none: 'Ce brouillon n’est que dans ce navigateur, jusqu’à ce que vous l’appliquiez.',
      unknown:
        'Aucun plan n’est enregistré pour les matchs de ce tournoi. Les étapes montrent un brouillon qui n’est que dans ce navigateur\u202f; l’appliquer remplace ce qui n’y est pas.',
      published: (at: string, begun: number, all: number) =>
        `C’est le plan publié le ${at}. ${begun} matchs sur ${all} ont commencé.`,
      draft: (at: string) =>
        `Un brouillon, dans ce navigateur seulement\u202f: il diffère du plan publié le ${at}.`,
      overtaken: (at: string) =>
        `Un autre plan a été publié le ${at}, après le début de ce brouillon. Prenez ce plan, ou gardez votre brouillon pour le remplacer.`,
      back: 'Montrer le plan publié',
      keep: 'Garder mon brouillon',
      otherVersion: (form: number, own: number) =>
        `Le plan publié vient d’une autre version de ce site (forme ${form}\u202f; cette page lit la forme ${own}). Rechargez la page\u202f; si ce texte reste, le site doit être mis à jour. Rien ne change d’ici là.`,
      reload: 'Recharger la page',
      title: 'Plan publié',
      again: 'Planifier à nouveau',
    },
    day: {
      title: 'Horaire',
      hint: 'Choisissez le match à partir duquel quelque chose change. Les matchs commencés restent en place.',
      none: 'Le tournoi n’a pas encore de matchs\u202f: faites d’abord un plan.',
      begun: (count: number) => (count === 1 ? '1 match a commencé' : `${count} matchs ont commencé`),
      allBegun: 'Tous les matchs de ce jour ont commencé.',
      day: 'Jour',
      chosen: (match: string) => `À partir de ${match}`,
      scope: 'Quels matchs',
      everywhere: 'sur tous les terrains',
      onCourt: (court: string) => `${court} seulement`,
      later: (minutes: number) => `+${minutes} minutes`,
      earlier: (minutes: number) => `−${minutes} minutes`,
      swap: 'Échanger avec',
      alone: 'Ce match seulement',
      time: 'Heure',
      court: 'Terrain',
      look: 'Voir ce qui change',
      pick: 'Veuillez choisir',
      midnight: 'Un match tomberait alors un autre jour\u202f: rien n’est déplacé.',
      preview: 'Ce qui change',
      final: (match: string) => `Finale\u202f: ${match}`,
      from: (time: string, court: string) => `${time}, ${court}`,
      noConflicts:
        'Aucune équipe et aucun terrain n’a deux matchs à la fois, et toutes les équipes ont leur repos.',
      confirm: (count: number) => (count === 1 ? 'Déplacer 1 match' : `Déplacer ${count} matchs`),
      done: 'Les matchs ont été déplacés',
    },
  },
  scorers: {
    title: 'Table de marque',
    about:
      'Avec un lien, une personne à la table tient la feuille de match sur son propre téléphone, sans compte. Imprimez le code QR ou envoyez le lien.',
    openLog: 'Tenir la feuille de match',
    create: {
      title: 'Nouveau lien',
      name: 'Nom',
      nameHint: 'Par exemple «\u202fTerrain 2\u202f».',
      scope: 'Pour quels matchs',
      cup: 'Tous les matchs du tournoi',
      court: 'Tous les matchs d’un terrain',
      match: 'Un match',
      chooseCourt: 'Terrain',
      chooseMatch: 'Match',
      pick: 'Veuillez choisir',
      from: 'Valable dès',
      to: 'Valable jusqu’à',
      date: 'Date',
      time: 'Heure',
      timeZone: (zone: string) => `Les heures sont celles du tournoi (${zone}).`,
      confirm: 'Créer le lien',
      success: 'Le lien est créé',
    },
    made: {
      title: (name: string) => `Lien «\u202f${name}\u202f»`,
      once: 'Le lien n’est montré qu’une fois. Imprimez-le, copiez-le ou envoyez-le maintenant\u202f; s’il se perd, créez-en un nouveau.',
      qr: (name: string) => `Code QR du lien «\u202f${name}\u202f»`,
      copy: 'Copier le lien',
      copied: 'Le lien est copié',
      copyFailed: 'Le lien n’a pas pu être copié\u202f: sélectionnez-le et copiez-le à la main.',
      share: 'Envoyer le lien',
      print: 'Imprimer',
      link: 'Lien',
      done: 'Terminé',
    },
    sheet: {
      scan: 'Scannez avec l’appareil photo du téléphone et tenez la feuille de match.',
      paper: 'Feuille de match sur papier',
      paperHint: 'Quand plus rien ne marche\u202f: un trait chaque fois.',
      match: 'Match',
      team: 'Équipe',
      goals: 'Buts',
      fouls: 'Fautes',
      half: (number: number) => (number === 1 ? '1re mi-temps' : `${number}e mi-temps`),
      result: 'Résultat',
      name: 'Tenue par',
    },
    list: {
      title: 'Liens',
      empty: 'Il n’y a pas encore de lien',
      valid: (from: string, to: string) => `Valable du ${from} au ${to}`,
      states: { coming: 'Pas encore valable', valid: 'Valable', expired: 'Échu', revoked: 'Retiré' },
      court: (court: string) => `Matchs sur ${court}`,
      cup: 'Tous les matchs',
      goneMatch: 'Un match qui n’existe plus',
      places: (taken: number, all: number) => `places occupées\u202f: ${taken} sur ${all}`,
      full: 'Aucun autre appareil ne peut ouvrir ce lien. Retirez-en un que personne n’utilise, ou créez un autre lien.',
      fullForGood:
        'Tant d’appareils ont déjà ouvert ce lien qu’aucun autre ne le peut plus. Créez un autre lien.',
      noDevices: 'Personne ne l’a encore ouvert',
      lastUsed: (time: string) => `utilisé en dernier ${time}`,
      revoked: 'retiré',
    },
    revoke: {
      link: (name: string) => `Retirer le lien «\u202f${name}\u202f»`,
      device: (name: string) => `Retirer l’appareil de ${name}`,
      linkTitle: 'Retirer le lien',
      deviceTitle: 'Retirer l’appareil',
      confirm: 'Retirer',
      success: 'Retiré',
      linkWarning: (name: string) =>
        `Plus personne ne peut saisir quoi que ce soit avec le lien «\u202f${name}\u202f». Ce qui est saisi reste. Un lien retiré ne peut plus servir.`,
      deviceWarning: (name: string) =>
        `L’appareil de ${name} ne peut plus rien saisir. Ce qui est saisi reste, et les autres appareils continuent. Sa place est libre pour qui a le lien\u202f: pour exclure quelqu’un définitivement, retirez le lien.`,
    },
  },
  session: {
    login: {
      title: 'Connexion',
      email: 'E-mail',
      password: 'Mot de passe',
      submit: 'Se connecter',
      submitting: 'Connexion en cours, veuillez patienter',
      success: 'Connexion réussie',
      noAccount: 'Pas encore de compte\u202f?',
      toRegister: 'S’inscrire',
    },
    register: {
      title: 'Inscription',
      email: 'E-mail',
      password: 'Mot de passe',
      passwordHint: `Au moins ${MIN_PASSWORD_LENGTH} caractères, dont une minuscule, une majuscule, un chiffre et l’un de ceux-ci\u202f: @ $ ! % * ? &\u202f; sinon seulement -`,
      confirmation: 'Confirmer le mot de passe',
      submit: 'S’inscrire',
      submitting: 'Création du compte, veuillez patienter…',
      success: 'Le compte a été créé',
      hasAccount: 'Déjà un compte\u202f?',
      toLogin: 'Se connecter',
    },
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    backToSite: 'Retour au site',
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
  stages: {
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
      player: 'Joueuse ou joueur',
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
      isPlaying: 'est en cours\u202f: terminez-le dans son journal, où le forfait tient compte du score',
    },
    takeBack: { open: 'Annuler le retrait', success: 'L’équipe est de retour' },
    erase: {
      open: 'Effacer une personne',
      title: 'Effacer définitivement',
      player: 'Joueuse ou joueur',
      pick: 'Veuillez choisir',
      warning:
        'Le nom disparaît de l’effectif et de l’historique, et rien ne peut le faire revenir. Ce que la personne a fait dans un match y reste sans nom. Les sauvegardes et les copies du tournoi le conservent.',
      instead: 'Pour retirer quelqu’un de l’effectif seulement, modifiez l’équipe.',
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

/** The texts that administrators read, with login and registration. */
export const adminTexts: WithAllArguments<typeof english, typeof texts> = texts;
