import {
  MAX_GROUPS,
  MAX_INVITATION_DAYS,
  MAX_MATCHES,
  MAX_OPEN_INVITATIONS,
  MAX_PLAYERS,
  MAX_POINTS,
  MAX_STAGES,
  MAX_TEAMS,
  MAX_TEAMS_OF_FORMAT,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_POINTS,
  MIN_RENAMED_GROUP_NAME_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import { MAX_DRAW_SEED, PLAN_LIMITS } from '@futsal-cup/domain/plan/settings';
import { formsTexts } from './forms';
import { sessionTexts } from './session';
import type { errorsTexts as english } from '../en/errors';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const { formErrors } = formsTexts;

const [LEAST_MINUTES, MOST_MINUTES] = PLAN_LIMITS.minutesPerMatch;
const [, MOST_BETWEEN] = PLAN_LIMITS.minutesBetween;
const [, MOST_REST] = PLAN_LIMITS.leastRest;

const RELOAD = 'Veuillez recharger la page et réessayer.';

const texts = {
  errorCodes: {
    ...sessionTexts.errorCodes,
    unknown_field: `La demande contient un champ inconnu. ${RELOAD}`,
    field_must_be_empty: `Un champ est rempli alors qu’il doit rester vide ici. ${RELOAD}`,
    must_be_text: `Un champ ne contient pas de texte. ${RELOAD}`,
    must_be_a_list: `Un champ ne contient pas de liste. ${RELOAD}`,
    must_be_an_object: `La demande est mal formée. ${RELOAD}`,
    accent_stands_without_a_letter:
      'Un accent se trouve sans lettre\u202f: veuillez le supprimer ou le placer sur une lettre.',
    more_than_4_accents_on_a_letter: 'Une lettre porte plus de quatre accents\u202f: veuillez en supprimer.',
    word_mixes_letters_of_two_alphabets:
      'Un mot mélange des lettres de deux alphabets qui se ressemblent\u202f: veuillez l’écrire dans un seul.',
    name_looks_like_another:
      'Ce nom ressemble à un autre qui existe déjà\u202f: veuillez en choisir un autre.',
    group_name_reads_like_another:
      'Un groupe de cette phase se lit de la même façon, comme «\u202fA\u202f» et «\u202fGroupe A\u202f»\u202f: veuillez choisir un autre nom.',
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

    token_is_missing: 'Votre session n’est pas ouverte\u202f: veuillez vous connecter.',
    token_is_not_valid: 'Votre connexion n’est plus valable\u202f: veuillez vous reconnecter.',
    your_account_has_no_administrator_rights_yet:
      'Votre compte n’a pas encore les droits d’administration\u202f: veuillez vous adresser au club.',
    session_has_ended: 'Votre session a expiré\u202f: veuillez vous reconnecter.',
    refresh_token_is_required: 'Votre session ne peut pas être prolongée\u202f: veuillez vous reconnecter.',

    tournament_not_found: 'Ce tournoi n’existe plus\u202f: veuillez en choisir un autre.',
    tournament_already_exists:
      'Un tournoi de ce nom existe déjà à cette date\u202f: veuillez choisir un autre nom ou une autre date.',
    name_must_be_at_least_2_characters_long: `${formErrors.tournament.nameTooShort}.`,
    name_must_be_at_most_50_characters_long: `Le nom ou la provenance dépasse ${MAX_TOURNAMENT_NAME_LENGTH} caractères\u202f: veuillez raccourcir le texte.`,
    address_must_be_at_most_150_characters_long: `${formErrors.tournament.addressTooLong}.`,
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
      'Les points de pénalité de ce tournoi sont comptés à partir des cartons et ne peuvent pas être saisis.',
    conduct_must_be_a_whole_number_from_0_to_999:
      'Les points de pénalité doivent être un nombre entier de 0 à 999.',
    decision_is_of_no_known_kind: 'Veuillez choisir ce qui a décidé.',
    rounds_must_be_a_whole_number_from_1_to_9: 'Chaque rencontre peut être jouée de 1 à 9 fois.',
    points_by_decision_must_be_from_minus_99_to_99_without_0:
      'Un retrait ou un bonus doit être un nombre entier de -99 à 99, différent de 0.',
    reason_is_mandatory: 'Veuillez indiquer le motif.',
    reason_must_be_at_most_100_characters_long: 'Le motif compte au plus 100 caractères.',
    results_must_stand_or_be_annulled: 'Veuillez choisir si les résultats restent valables ou sont annulés.',
    forfeit_must_be_local_visitor_or_both: 'Veuillez choisir le côté qui perd par forfait.',
    another_match_is_the_final: 'Un autre match est déjà désigné comme finale.',
    message_can_not_be_empty: 'Veuillez saisir le message.',
    message_must_be_at_most_200_characters_long: 'Le message ne doit pas dépasser 200 caractères.',
    message_must_end_in_the_future: 'Le message doit se terminer plus tard que maintenant.',
    sponsor_name_can_not_be_empty: 'Veuillez saisir le nom du sponsor.',
    tournament_has_too_many_sponsors: 'Un tournoi a au plus 20 sponsors.',
    web_address_is_not_valid:
      'L’adresse doit commencer par https:// ou http:// et ne pas dépasser 200 caractères.',
    picture_id_is_not_valid: 'Cette image n’existe pas. Veuillez la choisir à nouveau.',
    picture_is_none: 'Ce fichier n’est pas une image entière en WebP, PNG ou JPEG.',
    picture_is_larger_than_20_kb: 'L’image dépasse 20 ko.',
    picture_is_larger_than_256_pixels: 'L’image dépasse 256 pixels de large ou de haut.',
    picture_not_found: 'Cette image n’existe plus. Veuillez la choisir à nouveau.',
    too_many_pictures: 'Le site a déjà 1000 images.',
    category_name_can_not_be_empty: 'Veuillez saisir le nom de la catégorie.',
    category_name_must_be_at_most_30_characters_long:
      'Le nom de la catégorie peut avoir 30 caractères au plus.',
    category_listed_twice: 'Une catégorie figure deux fois dans la liste\u202f: veuillez recharger la page.',
    category_not_found: 'Cette catégorie n’existe plus. Veuillez recharger la page.',
    category_name_already_exists: 'Une autre catégorie porte déjà ce nom.',
    category_is_in_use:
      'Cette catégorie a encore des équipes ou des phases. Déplacez-les ou supprimez-les d’abord.',
    tournament_has_too_many_categories: 'Un tournoi peut avoir 16 catégories au plus.',
    team_of_another_category:
      'Cette équipe joue dans une autre catégorie. Retirez-la d’abord de ses groupes et de ses matchs.',
    place_of_another_category:
      'Cette place se joue dans une autre catégorie. Choisissez une place de cette catégorie.',
    shown_must_be_all_no_tables_or_no_results:
      'On peut montrer tout, tout sauf les classements, ou rien des résultats.',
    tables_cannot_be_off_while_matches_wait_for_places:
      'Les classements ne peuvent pas être désactivés tant que des matchs reprennent leurs équipes d’un groupe ou d’un autre match. Supprimez d’abord ces matchs ou choisissez leurs équipes.',
    no_place_can_be_taken_while_tables_are_off:
      'Tant que les classements sont désactivés, on ne peut reprendre ni une place d’un groupe ni l’équipe qui gagne un match.',
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
    team_name_can_not_be_empty: `${formErrors.team.nameMandatory}.`,
    team_name_must_be_at_least_2_characters_long: `${formErrors.team.nameTooShort}.`,
    team_name_must_be_at_most_50_characters_long: `${formErrors.team.nameTooLong}.`,
    player_name_can_not_be_empty: 'Un nom du contingent est vide\u202f: veuillez le saisir.',
    player_name_must_be_at_least_2_characters_long: `${formErrors.team.playerNameTooShort}.`,
    player_name_must_be_at_most_50_characters_long: `${formErrors.team.playerNameTooLong}.`,
    name_must_not_be_a_phone_number_or_an_address: `${formErrors.team.nameHasContact}.`,
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
    name_for_the_stage_is_mandatory: `${formErrors.stage.nameMandatory}.`,
    type_is_mandatory: `${formErrors.stage.typeMandatory}.`,
    type_must_be_either_group_or_knockout:
      'Veuillez choisir comme type de phase «\u202fGroupes\u202f» ou «\u202fÉlimination directe\u202f».',
    order_for_the_stage_is_mandatory: `${formErrors.stage.orderMandatory}.`,
    order_must_be_a_whole_number_from_1_to_99: `${formErrors.stage.orderOutOfRange}.`,

    group_not_found: 'Ce groupe n’existe plus\u202f: veuillez recharger la page.',
    group_not_in_stage: 'Ce groupe appartient à une autre phase\u202f: veuillez recharger la page.',
    group_name_already_exists:
      'Un groupe de ce nom existe déjà dans cette phase\u202f: veuillez en choisir un autre.',
    team_already_in_a_group:
      'Une équipe choisie est déjà dans un autre groupe de cette phase\u202f: retirez-la d’abord de celui-ci.',
    text_names_no_place:
      'Ce texte ne désigne ni une place d’un groupe précédent ni un match\u202f: écrivez par exemple «\u202f1er Groupe A\u202f».',
    place_must_be_of_an_earlier_stage:
      'Cette place n’est décidée que dans cette phase ou plus tard\u202f: choisissez-en une d’une phase précédente.',
    place_already_in_a_group:
      'Cette place est déjà dans un groupe de cette phase\u202f: retirez-la d’abord de celui-ci.',
    place_is_not_in_the_group:
      'Cette place n’est pas dans le groupe\u202f: veuillez en choisir une du groupe.',
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
    match_is_being_played: 'Ce match est en cours\u202f: le forfait se saisit dans sa feuille de match.',
    match_is_not_awarded: 'Ce match n’est pas attribué sur forfait.',
    match_has_other_teams_by_now:
      'Entre-temps, d’autres équipes jouent ce match\u202f: veuillez vérifier le score et enregistrer à nouveau.',
    please_select_a_stage: `${formErrors.match.stageMissing}.`,
    please_select_a_group: `${formErrors.match.groupMissing}.`,
    please_select_both_teams_to_maka_a_match: `${formErrors.match.teamsMissing}.`,
    placeholder_name_is_required: `${formErrors.match.placeholderMissing}.`,
    please_select_a_date: `${formErrors.match.dateMissing}.`,
    invalid_date_format:
      'Cette date n’est pas valable\u202f: écrivez-la par exemple ainsi\u202f: 31/12/2030.',
    date_cannot_be_in_the_past: 'Ce jour est déjà passé\u202f: veuillez en choisir un plus tard.',
    please_select_a_time: `${formErrors.match.timeMissing}.`,
    invalid_time_format: 'Cette heure n’est pas valable\u202f: écrivez-la par exemple ainsi\u202f: 14:30.',
    please_select_a_location: `${formErrors.match.locationMissing}.`,
    location_must_be_at_least_3_characters_long: `${formErrors.match.locationTooShort}.`,
    location_must_be_at_most_100_characters_long: `${formErrors.match.locationTooLong}.`,
    score_must_be_a_whole_number_from_0_to_99: `${formErrors.match.scoreOutOfRange}.`,
    please_enter_both_scores_or_none: `${formErrors.match.scoresBothOrNone}.`,
    please_enter_both_penalty_scores_or_none: `${formErrors.match.penaltyScoresBothOrNone}.`,
    penalty_scores_need_a_level_score:
      'Il n’y a de tirs au but qu’après un match nul\u202f: veuillez vérifier le score.',
    penalty_scores_must_differ:
      'Les tirs au but ne peuvent pas finir à égalité\u202f: veuillez vérifier les tirs au but.',
    match_rules_are_not_valid:
      'Une règle de match n’est pas valable\u202f: vérifiez les mi-temps, les minutes, les fautes et les temps morts.',
    player_rules_are_not_valid:
      'Les règles sur les buts et les cartons ne sont pas valables\u202f: les nombres vont de 0 à 9.',
    shirt_number_must_be_from_1_to_99: `${formErrors.team.shirtNumber}.`,
    shirt_number_is_taken: `${formErrors.team.shirtNumberTaken}.`,
    captain_must_be_true_or_missing: 'L’indication du capitaine n’est pas valable.',
    team_has_two_captains: 'Une équipe n’a qu’un capitaine.',
    consent_must_be_initials_or_hidden: 'L’indication de ce qui est montré de la personne n’est pas valable.',
    player_names_must_be_initial_full_or_number:
      'Veuillez choisir comment les noms du contingent sont affichés.',
    scorer_key_is_missing: 'Cette page a besoin d’un lien\u202f: scannez le code QR à la table de marque.',
    scorer_key_is_not_valid:
      'Ce lien n’est pas valable\u202f: scannez à nouveau le code QR à la table de marque.',
    scorer_link_is_not_valid_yet: 'Ce lien n’est pas encore valable.',
    scorer_link_has_expired: 'Ce lien a expiré\u202f: demandez-en un nouveau à l’organisation.',
    scorer_link_was_revoked: 'Ce lien a été retiré\u202f: adressez-vous à l’organisation.',
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
    name_must_be_at_most_30_characters_long: `${formErrors.scorer.nameTooLong}.`,
    scope_of_the_link_is_not_valid: 'Veuillez choisir pour quels matchs le lien est valable.',
    link_must_end_after_it_begins: `${formErrors.scorer.endsTooEarly}.`,
    link_must_end_within_a_year: `${formErrors.scorer.endsTooLate}.`,
    instant_is_not_valid: 'Ce moment n’est pas valable.',
    entry_is_not_valid: `La saisie est incomplète. ${RELOAD}`,
    too_many_entries_at_once: 'Il y a trop de saisies à la fois.',
    match_has_not_begun: 'Le match n’a pas commencé\u202f: lancez-le d’abord.',
    phase_changed_meanwhile:
      'Quelqu’un d’autre a fait avancer le match entre-temps\u202f: vérifiez où il en est.',
    phase_is_not_possible_now: 'Ce n’est pas possible dans la phase actuelle du match.',
    score_is_mandatory_at_the_end: 'Pour finir le match, il faut un résultat.',
    match_has_no_winner_yet: 'Aucune équipe n’a encore gagné\u202f: il faut des tirs au but.',
    score_is_not_level:
      'Le score n’est pas à égalité : les tirs au but n’ont lieu qu’en cas d’égalité. Corrigez d’abord le score s’il est faux.',
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
      'Il n’y a pas autant d’équipes à ce rang\u202f: choisissez-en moins.',
    format_of_the_plan_is_not_valid: `Un nombre de la formule n’est pas possible\u202f: saisissez des nombres entiers de 1 à ${MAX_TEAMS_OF_FORMAT}, jusqu’à ${MAX_DRAW_SEED} pour le tirage.`,
    format_has_too_many_teams: `Une formule est prévue pour ${MAX_TEAMS_OF_FORMAT} équipes au plus\u202f: répartissez-les en catégories.`,
    matches_of_each_team_are_not_possible:
      'Toutes les équipes ne peuvent pas avoir ce nombre de matchs\u202f: choisissez un nombre pair ou un autre.',
    step_takes_what_a_later_one_decides:
      'Une étape prend des places décidées plus tard\u202f: choisissez à nouveau la formule.',
    place_goes_to_two_steps: 'Une place va à deux étapes\u202f: choisissez à nouveau la formule.',
    each_cup_of_the_plan_needs_two_teams:
      'Au moins deux équipes doivent jouer pour chaque coupe\u202f: choisissez moins de coupes, ou ajoutez des équipes.',
    plan_has_too_many_stages:
      'Trop de places sont disputées\u202f: choisissez une autre formule, ou moins de groupes.',
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
    break_is_outside_of_the_day:
      'L’interruption est en dehors du jour de match\u202f: veuillez vérifier les heures.',
    plan_has_too_many_breaks: 'Il y a trop d’interruptions\u202f: veuillez en enlever.',
    step_is_on_a_day_that_is_not_there:
      'Ce jour de match n’existe pas\u202f: choisissez-en un autre ou n’importe lequel.',
    plan_needs_a_court: 'Le plan a besoin d’au moins un terrain\u202f: ajoutez-en un.',
    court_name_already_exists: 'Un autre terrain porte déjà ce nom\u202f: veuillez en choisir un autre.',
    minutes_are_out_of_range: `Saisissez des minutes entières\u202f: de ${LEAST_MINUTES} à ${MOST_MINUTES} pour un match, au plus ${MOST_BETWEEN} entre deux matchs, au plus ${MOST_REST} pour un repos ou une pause.`,
    wish_is_not_valid: 'Ce souhait ne va pas avec le plan\u202f: veuillez le vérifier ou l’enlever.',
    plan_has_too_many_wishes: 'Il y a trop de souhaits\u202f: veuillez en enlever.',
    plan_needs_a_category: 'Le plan a besoin d’au moins une catégorie avec des équipes.',
    plan_needs_a_block: 'Le plan a besoin d’au moins un bloc\u202f: ajoutez-en un.',
    block_needs_a_category: 'Le bloc n’a pas de catégorie\u202f: choisissez-en au moins une.',
    category_is_in_no_block: 'Une catégorie n’est dans aucun bloc\u202f: mettez-la dans un bloc.',
    stage_is_in_no_category:
      'Une phase n’est dans aucune catégorie, et le plan ne connaît pas ses matchs\u202f: mettez-la dans une catégorie.',
    court_is_in_two_blocks_at_once:
      'Un terrain est dans deux blocs en même temps\u202f: choisissez d’autres heures ou d’autres terrains.',
    lengths_are_mixed_in_a_block:
      'Dans un bloc, tous les matchs ont la même durée\u202f: mettez dans un autre bloc les catégories qui jouent plus ou moins longtemps.',
    pair_of_teams_is_not_valid: 'Choisissez deux équipes différentes, et chaque paire une seule fois.',
    pair_of_teams_plays_at_once:
      'Deux équipes qui ne doivent jamais jouer en même temps le font\u202f: veuillez faire établir le plan à nouveau.',
    plan_does_not_follow_from_its_settings:
      'Le plan ne correspond pas à ses données\u202f: veuillez le faire établir à nouveau.',
    plan_cannot_be_played: 'Le plan ne peut pas être joué ainsi\u202f: veuillez vérifier les matchs marqués.',
    plan_is_of_another_version_please_reload_the_page:
      'Le plan publié vient d’une autre version de ce site\u202f: veuillez recharger la page.',
    cup_with_categories_is_planned_by_blocks:
      'Le tournoi a des catégories\u202f: rechargez la page et planifiez-les toutes par blocs.',
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
    display_name_must_be_at_most_50_characters_long: `${formErrors.people.nameTooLong}.`,
    current_password_is_wrong: 'Le mot de passe actuel est faux\u202f: veuillez le saisir à nouveau.',
    account_not_found: 'Ce compte n’existe plus\u202f: veuillez recharger la page.',
    there_must_be_an_administrator:
      'Au moins une personne doit avoir les droits d’administration\u202f: donnez-les d’abord à quelqu’un d’autre.',
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
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const errorsTexts: WithAllArguments<typeof english, typeof texts> = texts;
