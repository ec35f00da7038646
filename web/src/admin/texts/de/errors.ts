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

const RELOAD = 'Bitte laden Sie die Seite neu und versuchen Sie es nochmals.';

const texts = {
  errorCodes: {
    ...sessionTexts.errorCodes,
    unknown_field: `Die Anfrage enthält ein unbekanntes Feld. ${RELOAD}`,
    field_must_be_empty: `Ein Feld ist ausgefüllt, das hier leer sein muss. ${RELOAD}`,
    must_be_text: `Ein Feld enthält keinen Text. ${RELOAD}`,
    must_be_a_list: `Ein Feld enthält keine Liste. ${RELOAD}`,
    must_be_an_object: `Die Anfrage ist fehlerhaft aufgebaut. ${RELOAD}`,
    accent_stands_without_a_letter:
      'Ein Akzent steht ohne Buchstaben da: Bitte löschen Sie ihn oder setzen Sie ihn auf einen Buchstaben.',
    more_than_4_accents_on_a_letter:
      'Auf einem Buchstaben stehen mehr als vier Akzente: Bitte löschen Sie einige.',
    word_mixes_letters_of_two_alphabets:
      'Ein Wort mischt Buchstaben aus zwei Alphabeten, die gleich aussehen: Bitte schreiben Sie es in einem.',
    name_looks_like_another:
      'Dieser Name sieht aus wie ein anderer, der schon da ist: Bitte wählen Sie einen anderen.',
    group_name_reads_like_another:
      'Eine Gruppe dieser Phase liest sich gleich, wie «A» und «Gruppe A»: Bitte wählen Sie einen anderen Namen.',
    id_is_mandatory: `Es fehlt die Angabe, worum es geht. ${RELOAD}`,
    id_is_not_valid: `Die Angabe, worum es geht, ist ungültig. ${RELOAD}`,
    updated_at_is_not_valid: `Der Zeitpunkt der letzten Änderung ist ungültig. ${RELOAD}`,
    version_is_not_valid: `Die Version des Turniers ist ungültig. ${RELOAD}`,
    idempotency_key_is_not_valid: `Die Kennung der Anfrage ist ungültig. ${RELOAD}`,
    idempotency_key_reused: `Die Kennung der Anfrage wurde schon für andere Angaben verwendet. ${RELOAD}`,
    changed_by_someone_else:
      'Jemand anders hat das inzwischen geändert: Prüfen Sie den neuen Stand und speichern Sie dann nochmals.',
    request_too_large: 'Das sind zu viele Angaben auf einmal: Bitte speichern Sie in kleineren Schritten.',
    endpoint_not_found: `Diese Funktion gibt es auf dem Server nicht. ${RELOAD}`,

    token_is_missing: 'Sie sind nicht angemeldet: Bitte melden Sie sich an.',
    token_is_not_valid: 'Ihre Anmeldung ist nicht mehr gültig: Bitte melden Sie sich neu an.',
    your_account_has_no_administrator_rights_yet:
      'Ihr Konto hat noch keine Administratorrechte: Bitte wenden Sie sich an den Verein.',
    session_has_ended: 'Ihre Sitzung ist abgelaufen: Bitte melden Sie sich neu an.',
    refresh_token_is_required: 'Ihre Sitzung lässt sich nicht verlängern: Bitte melden Sie sich neu an.',

    tournament_not_found: 'Dieses Turnier gibt es nicht mehr: Bitte wählen Sie ein anderes.',
    tournament_already_exists:
      'Ein Turnier mit diesem Namen gibt es an diesem Datum schon: Bitte wählen Sie einen anderen Namen oder ein anderes Datum.',
    name_must_be_at_least_2_characters_long: `${formErrors.tournament.nameTooShort}.`,
    name_must_be_at_most_50_characters_long: `Der Name oder Platzhalter ist zu lang: Erlaubt sind höchstens ${MAX_TOURNAMENT_NAME_LENGTH} Zeichen.`,
    address_must_be_at_most_150_characters_long: `${formErrors.tournament.addressTooLong}.`,
    date_is_mandatory: 'Bitte geben Sie das Datum des Turniers ein.',
    date_must_be_future: 'Das Datum ist schon vorbei: Bitte wählen Sie eines in der Zukunft.',
    points_must_be_whole_numbers_from_0_to_10: `Die Punkte müssen ganze Zahlen von ${MIN_POINTS} bis ${MAX_POINTS} sein.`,
    tie_breakers_must_be_a_preset_or_own: 'Bitte wählen Sie, was bei Punktgleichheit entscheidet.',
    criteria_must_be_a_list_of_different_criteria:
      'Die eigene Reihenfolge braucht mindestens ein Kriterium und jedes höchstens einmal; die Direktbegegnungen zählen als eines.',
    comparison_of_groups_is_not_valid:
      'Dieser Vergleich zwischen Gruppen ist nicht möglich: Jedes Kriterium darf nur einmal vorkommen.',
    conduct_scale_is_not_valid: 'Jede Karte braucht eine ganze Zahl von 0 bis 99.',
    conduct_is_counted_from_cards:
      'Die Strafpunkte dieses Turniers werden aus den Karten gezählt und können nicht eingetippt werden.',
    conduct_must_be_a_whole_number_from_0_to_999:
      'Die Strafpunkte müssen eine ganze Zahl von 0 bis 999 sein.',
    decision_is_of_no_known_kind: 'Bitte wählen Sie, wodurch entschieden wurde.',
    rounds_must_be_a_whole_number_from_1_to_9: 'Jede Paarung kann 1- bis 9-mal gespielt werden.',
    points_by_decision_must_be_from_minus_99_to_99_without_0:
      'Ein Abzug oder Zuschlag muss eine ganze Zahl von -99 bis 99 sein, nicht 0.',
    reason_is_mandatory: 'Bitte geben Sie den Grund an.',
    reason_must_be_at_most_100_characters_long: 'Der Grund darf höchstens 100 Zeichen haben.',
    results_must_stand_or_be_annulled:
      'Bitte wählen Sie, ob die Resultate bestehen bleiben oder annulliert werden.',
    forfeit_must_be_local_visitor_or_both: 'Bitte wählen Sie, welche Seite das Spiel forfait verliert.',
    another_match_is_the_final: 'Ein anderes Spiel ist schon als Final bezeichnet.',
    message_can_not_be_empty: 'Bitte geben Sie die Mitteilung ein.',
    message_must_be_at_most_200_characters_long: 'Die Mitteilung darf höchstens 200 Zeichen lang sein.',
    message_must_end_in_the_future: 'Die Mitteilung muss später enden als jetzt.',
    sponsor_name_can_not_be_empty: 'Bitte geben Sie den Namen des Sponsors ein.',
    tournament_has_too_many_sponsors: 'Ein Turnier hat höchstens 20 Sponsoren.',
    web_address_is_not_valid:
      'Die Adresse muss mit https:// oder http:// beginnen und höchstens 200 Zeichen lang sein.',
    picture_id_is_not_valid: 'Dieses Bild gibt es nicht. Bitte wählen Sie es nochmals.',
    picture_is_none: 'Diese Datei ist kein ganzes Bild in WebP, PNG oder JPEG.',
    picture_is_larger_than_20_kb: 'Das Bild hat mehr als 20 kB.',
    picture_is_larger_than_256_pixels: 'Das Bild ist breiter oder höher als 256 Pixel.',
    picture_not_found: 'Dieses Bild gibt es nicht mehr. Bitte wählen Sie es nochmals.',
    too_many_pictures: 'Die Website hat schon 1000 Bilder.',
    category_name_can_not_be_empty: 'Bitte geben Sie den Namen der Kategorie ein.',
    category_name_must_be_at_most_30_characters_long:
      'Der Name der Kategorie darf höchstens 30 Zeichen haben.',
    category_listed_twice: 'Eine Kategorie steht zweimal in der Liste: Bitte laden Sie die Seite neu.',
    category_not_found: 'Diese Kategorie gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    category_name_already_exists: 'Eine andere Kategorie heisst schon so.',
    category_is_in_use:
      'In dieser Kategorie sind noch Teams oder Phasen. Verschieben oder löschen Sie diese zuerst.',
    tournament_has_too_many_categories: 'Ein Turnier kann höchstens 16 Kategorien haben.',
    team_of_another_category:
      'Dieses Team spielt in einer anderen Kategorie. Nehmen Sie es zuerst aus seinen Gruppen und Spielen.',
    place_of_another_category:
      'Dieser Platz wird in einer anderen Kategorie ausgespielt. Wählen Sie einen Platz dieser Kategorie.',
    shown_must_be_all_no_tables_or_no_results:
      'Angezeigt werden kann alles, alles ohne Tabellen oder nichts von den Resultaten.',
    tables_cannot_be_off_while_matches_wait_for_places:
      'Die Tabellen lassen sich nicht ausschalten, solange Spiele ihre Teams aus einer Gruppe oder einem anderen Spiel übernehmen. Löschen Sie zuerst diese Spiele, oder wählen Sie ihre Teams.',
    no_place_can_be_taken_while_tables_are_off:
      'Solange die Tabellen ausgeschaltet sind, kann kein Platz aus einer Gruppe und kein Siegerteam übernommen werden.',
    place_is_not_valid: 'Der Platz muss eine ganze Zahl ab 1 sein.',
    content_encoding_not_supported:
      'Der Inhalt ist komprimiert oder anders kodiert: Bitte senden Sie ihn unverändert.',
    content_type_must_be_json:
      'Der Inhalt ist kein JSON: Bitte laden Sie die Seite neu und versuchen Sie es nochmals.',
    language_must_be_one_of_the_site:
      'Diese Sprache hat die Website nicht: Bitte wählen Sie eine aus der Liste.',
    time_zone_is_not_known: 'Diese Zeitzone ist nicht bekannt: Bitte wählen Sie eine aus der Liste.',
    tournament_has_too_many_teams: `Ein Turnier hat höchstens ${MAX_TEAMS} Teams: Löschen Sie zuerst eines.`,
    tournament_has_too_many_stages: `Ein Turnier hat höchstens ${MAX_STAGES} Phasen: Löschen Sie zuerst eine.`,
    tournament_has_too_many_groups: `Ein Turnier hat höchstens ${MAX_GROUPS} Gruppen: Löschen Sie zuerst eine.`,
    tournament_has_too_many_matches: `Ein Turnier hat höchstens ${MAX_MATCHES} Spiele: Löschen Sie zuerst eines.`,

    team_not_found: 'Dieses Team gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    team_name_already_exists: 'Ein Team mit diesem Namen gibt es schon: Bitte wählen Sie einen anderen.',
    team_has_played_matches:
      'Dieses Team hat schon gespielt: Es kann weder gelöscht werden noch seine Gruppe verlassen. Entfernen Sie zuerst seine Resultate.',
    team_has_withdrawn: 'Dieses Team ist schon zurückgezogen.',
    team_has_not_withdrawn: 'Dieses Team ist nicht zurückgezogen.',
    team_name_can_not_be_empty: `${formErrors.team.nameMandatory}.`,
    team_name_must_be_at_least_2_characters_long: `${formErrors.team.nameTooShort}.`,
    team_name_must_be_at_most_50_characters_long: `${formErrors.team.nameTooLong}.`,
    player_name_can_not_be_empty: 'Ein Name im Kader ist leer: Bitte geben Sie ihn ein.',
    player_name_must_be_at_least_2_characters_long: `${formErrors.team.playerNameTooShort}.`,
    player_name_must_be_at_most_50_characters_long: `${formErrors.team.playerNameTooLong}.`,
    name_must_not_be_a_phone_number_or_an_address: `${formErrors.team.nameHasContact}.`,
    team_has_too_many_players: `Ein Kader hat höchstens ${MAX_PLAYERS} Personen: Entfernen Sie zuerst jemanden.`,
    player_not_found: 'Diese Person ist nicht mehr im Kader: Bitte laden Sie die Seite neu.',
    player_listed_twice: 'Dieselbe Person steht zweimal im Kader: Entfernen Sie einen Eintrag.',

    stage_not_found: 'Diese Phase gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    stage_name_already_exists: 'Eine Phase mit diesem Namen gibt es schon: Bitte wählen Sie einen anderen.',
    stage_order_already_exists:
      'Eine Phase mit dieser Reihenfolge gibt es schon: Bitte wählen Sie eine andere Zahl.',
    stage_is_not_a_group_stage: 'Das ist eine K.-o.-Phase ohne Gruppen: Bitte wählen Sie eine Gruppenphase.',
    stage_is_not_a_knockout_stage: 'Das ist eine Gruppenphase: Bitte wählen Sie eine K.-o.-Phase.',
    name_for_the_stage_is_mandatory: `${formErrors.stage.nameMandatory}.`,
    type_is_mandatory: `${formErrors.stage.typeMandatory}.`,
    type_must_be_either_group_or_knockout: 'Bitte wählen Sie als Art der Phase «Gruppen» oder «K. o.».',
    order_for_the_stage_is_mandatory: `${formErrors.stage.orderMandatory}.`,
    order_must_be_a_whole_number_from_1_to_99: `${formErrors.stage.orderOutOfRange}.`,

    group_not_found: 'Diese Gruppe gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    group_not_in_stage: 'Die Gruppe gehört zu einer anderen Phase: Bitte laden Sie die Seite neu.',
    group_name_already_exists:
      'Eine Gruppe mit diesem Namen gibt es in dieser Phase schon: Bitte wählen Sie einen anderen.',
    team_already_in_a_group:
      'Ein gewähltes Team ist schon in einer anderen Gruppe dieser Phase: Entfernen Sie es zuerst dort.',
    text_names_no_place:
      'Dieser Text nennt keinen Platz einer früheren Gruppe und kein Spiel: Schreiben Sie zum Beispiel «1. Gruppe A».',
    place_must_be_of_an_earlier_stage:
      'Dieser Platz steht erst in derselben oder einer späteren Phase fest: Wählen Sie einen aus einer früheren.',
    place_already_in_a_group:
      'Dieser Platz ist schon in einer Gruppe dieser Phase: Entfernen Sie ihn zuerst dort.',
    place_is_not_in_the_group: 'Dieser Platz ist nicht in der Gruppe: Bitte wählen Sie einen aus der Gruppe.',
    team_not_in_group: 'Das Team ist nicht in dieser Gruppe: Bitte wählen Sie eines aus der Gruppe.',
    group_name_can_not_be_empty: 'Bitte geben Sie den Namen der Gruppe ein.',
    group_name_too_short: `Der Name der Gruppe ist zu kurz: Er braucht mindestens ${MIN_RENAMED_GROUP_NAME_LENGTH} Zeichen.`,
    you_must_select_at_least_one_team: 'Bitte wählen Sie mindestens ein Team.',
    team_listed_twice: 'Dasselbe Team ist zweimal gewählt: Entfernen Sie eines davon.',
    too_many_teams_listed: `Das sind zu viele Teams: Erlaubt sind höchstens ${MAX_TEAMS}.`,

    match_not_found: 'Dieses Spiel gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    match_not_in_stage: 'Das Spiel gehört zu einer anderen Phase: Bitte laden Sie die Seite neu.',
    match_is_not_a_group_match: 'Das ist kein Gruppenspiel: Bearbeiten Sie es bei den K.-o.-Spielen.',
    match_is_not_a_knockout_match: 'Das ist kein K.-o.-Spiel: Bearbeiten Sie es bei den Gruppenspielen.',
    match_already_exists:
      'Dieses Spiel gibt es zu dieser Zeit schon: Bitte wählen Sie ein anderes Datum oder eine andere Anspielzeit.',
    same_team_selected: 'Zweimal dasselbe Team gewählt: Bitte wählen Sie zwei verschiedene.',
    same_team_placeholder_selected:
      'Beide Platzhalter bedeuten dasselbe: Bitte geben Sie zwei verschiedene ein.',
    placeholder_cycle:
      'Der Platzhalter führt zu diesem Spiel selbst zurück: Bitte verweisen Sie auf ein anderes Spiel.',
    teams_not_known_yet:
      'Noch stehen nicht beide Teams fest: Das Resultat können Sie eintragen, sobald sie bekannt sind.',
    match_is_being_played: 'Dieses Spiel läuft: Das Forfait wird in seinem Protokoll eingetragen.',
    match_is_not_awarded: 'Dieses Spiel ist nicht forfait gewertet.',
    match_has_other_teams_by_now:
      'Inzwischen sind andere Teams in diesem Spiel: Bitte prüfen Sie das Resultat und speichern Sie nochmals.',
    please_select_a_stage: `${formErrors.match.stageMissing}.`,
    please_select_a_group: `${formErrors.match.groupMissing}.`,
    please_select_both_teams_to_maka_a_match: `${formErrors.match.teamsMissing}.`,
    placeholder_name_is_required: `${formErrors.match.placeholderMissing}.`,
    please_select_a_date: `${formErrors.match.dateMissing}.`,
    invalid_date_format: 'Das ist kein gültiges Datum: Schreiben Sie es zum Beispiel als 31/12/2030.',
    date_cannot_be_in_the_past: 'Dieser Tag ist schon vorbei: Bitte wählen Sie einen späteren.',
    please_select_a_time: `${formErrors.match.timeMissing}.`,
    invalid_time_format: 'Das ist keine gültige Zeit: Schreiben Sie sie zum Beispiel als 14:30.',
    please_select_a_location: `${formErrors.match.locationMissing}.`,
    location_must_be_at_least_3_characters_long: `${formErrors.match.locationTooShort}.`,
    location_must_be_at_most_100_characters_long: `${formErrors.match.locationTooLong}.`,
    score_must_be_a_whole_number_from_0_to_99: `${formErrors.match.scoreOutOfRange}.`,
    please_enter_both_scores_or_none: `${formErrors.match.scoresBothOrNone}.`,
    please_enter_both_penalty_scores_or_none: `${formErrors.match.penaltyScoresBothOrNone}.`,
    penalty_scores_need_a_level_score:
      'Ein Penaltyschiessen gibt es nur nach einem Unentschieden: Prüfen Sie das Resultat.',
    penalty_scores_must_differ:
      'Ein Penaltyschiessen kann nicht unentschieden enden: Prüfen Sie die Penaltys.',
    match_rules_are_not_valid:
      'Eine Spielregel ist ungültig: Prüfen Sie Halbzeiten, Minuten, Fouls und Time-outs.',
    player_rules_are_not_valid:
      'Was aus Toren und Karten folgt, ist nicht gültig: Die Zahlen gehen von 0 bis 9.',
    shirt_number_must_be_from_1_to_99: `${formErrors.team.shirtNumber}.`,
    shirt_number_is_taken: `${formErrors.team.shirtNumberTaken}.`,
    captain_must_be_true_or_missing: 'Die Angabe zum Captain ist nicht gültig.',
    team_has_two_captains: 'Ein Team hat nur einen Captain.',
    consent_must_be_initials_or_hidden: 'Die Angabe, was von der Person gezeigt wird, ist nicht gültig.',
    player_names_must_be_initial_full_or_number: 'Bitte wählen Sie, wie die Namen im Kader gezeigt werden.',
    scorer_key_is_missing: 'Diese Seite braucht einen Link: Scannen Sie den QR-Code am Spieltisch.',
    scorer_key_is_not_valid: 'Dieser Link ist nicht gültig: Scannen Sie den QR-Code am Spieltisch nochmals.',
    scorer_link_is_not_valid_yet: 'Dieser Link gilt erst später.',
    scorer_link_has_expired: 'Dieser Link ist abgelaufen: Verlangen Sie bei der Turnierleitung einen neuen.',
    scorer_link_was_revoked: 'Dieser Link wurde zurückgezogen: Fragen Sie bei der Turnierleitung nach.',
    scorer_link_has_too_many_devices:
      'Mit diesem Link sind schon so viele Geräte angemeldet wie möglich: Ziehen Sie eines zurück, oder erstellen Sie einen anderen Link.',
    scorer_link_is_opened_too_often:
      'Gerade öffnen viele Geräte diesen Link: Bitte warten Sie eine Minute und versuchen Sie es dann nochmals.',
    scorer_link_not_found: 'Diesen Link gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    tournament_has_too_many_scorer_links:
      'Das Turnier hat schon zu viele Links: Verwenden Sie einen vorhandenen.',
    device_not_found: 'Dieses Gerät ist nicht angemeldet: Bitte laden Sie die Seite neu.',
    match_is_not_of_this_link: 'Dieser Link gilt für andere Spiele.',
    name_of_the_link_is_mandatory: 'Bitte geben Sie dem Link einen Namen.',
    name_of_the_device_is_mandatory: 'Bitte geben Sie Ihren Namen ein.',
    name_must_be_at_most_30_characters_long: `${formErrors.scorer.nameTooLong}.`,
    scope_of_the_link_is_not_valid: 'Bitte wählen Sie, für welche Spiele der Link gilt.',
    link_must_end_after_it_begins: `${formErrors.scorer.endsTooEarly}.`,
    link_must_end_within_a_year: `${formErrors.scorer.endsTooLate}.`,
    instant_is_not_valid: 'Das ist kein gültiger Zeitpunkt.',
    entry_is_not_valid: `Der Eintrag ist unvollständig. ${RELOAD}`,
    too_many_entries_at_once: 'Das sind zu viele Einträge auf einmal.',
    match_has_not_begun: 'Das Spiel hat noch nicht begonnen: Starten Sie es zuerst.',
    phase_changed_meanwhile: 'Jemand anders hat das Spiel inzwischen weitergeführt: Prüfen Sie den Stand.',
    phase_is_not_possible_now: 'Das ist im jetzigen Spielabschnitt nicht möglich.',
    score_is_mandatory_at_the_end: 'Zum Spielende gehört ein Resultat.',
    match_has_no_winner_yet: 'Das Spiel hat noch kein Siegerteam: Es braucht ein Penaltyschiessen.',
    score_is_not_level:
      'Es steht nicht unentschieden: Ein Penaltyschiessen gibt es nur bei Gleichstand. Bitte korrigieren Sie zuerst den Spielstand, falls er falsch ist.',
    there_is_no_shoot_out_yet: 'Das Penaltyschiessen hat noch nicht begonnen.',
    an_undo_cannot_be_undone: 'Das wurde schon zurückgenommen: Tragen Sie es neu ein.',
    only_the_latest_phase_can_be_undone: 'Zurücknehmen lässt sich nur der letzte Spielabschnitt.',
    match_log_is_full: 'Das Spielprotokoll ist voll: Tragen Sie das Resultat ein.',
    match_has_a_log_already: 'Für dieses Spiel gibt es schon ein Protokoll.',
    match_has_no_log: 'Für dieses Spiel wurde noch nichts eingetragen.',
    match_log_was_moved:
      'Dieser Eintrag gehört zu einem Protokoll, das zu einem anderen Spiel verschoben wurde.',

    plan_needs_at_least_two_teams: 'Es braucht mindestens zwei Teams: Fügen Sie Teams hinzu.',
    plan_needs_at_least_two_teams_a_group:
      'Jede Gruppe braucht mindestens zwei Teams: Wählen Sie weniger Gruppen.',
    more_teams_go_on_than_a_group_has:
      'Es kommen mehr Teams weiter, als die kleinste Gruppe hat: Wählen Sie weniger.',
    more_best_teams_go_on_than_there_are_groups:
      'So viele Teams gibt es auf diesem Platz nicht: Lassen Sie weniger weiterkommen.',
    format_of_the_plan_is_not_valid: `Eine Zahl beim Modus ist nicht möglich: Geben Sie ganze Zahlen von 1 bis ${MAX_TEAMS_OF_FORMAT} ein, als Nummer der Auslosung bis ${MAX_DRAW_SEED}.`,
    format_has_too_many_teams: `Ein Modus ist für höchstens ${MAX_TEAMS_OF_FORMAT} Teams: Teilen Sie sie in Kategorien auf.`,
    matches_of_each_team_are_not_possible:
      'Nicht jedes Team kann so viele Spiele haben: Wählen Sie eine gerade oder eine andere Zahl.',
    step_takes_what_a_later_one_decides:
      'Ein Schritt nimmt Plätze, die erst später feststehen: Wählen Sie den Modus neu.',
    place_goes_to_two_steps: 'Ein Platz geht in zwei Schritte: Wählen Sie den Modus neu.',
    each_cup_of_the_plan_needs_two_teams:
      'Um jeden Pokal müssen mindestens zwei Teams spielen: Wählen Sie weniger Pokale, oder nehmen Sie weitere Teams auf.',
    plan_has_too_many_stages:
      'Es werden zu viele Plätze ausgespielt: Wählen Sie einen anderen Modus oder weniger Gruppen.',
    plan_needs_a_day: 'Der Plan braucht mindestens einen Spieltag: Fügen Sie einen hinzu.',
    days_must_follow_one_another:
      'Die Spieltage müssen aufeinander folgen, jeder nur einmal: Bitte prüfen Sie die Daten.',
    day_must_end_after_it_begins: 'Das Ende muss nach dem Beginn liegen: Bitte prüfen Sie die Zeiten.',
    time_is_too_short_for_a_match: 'Die Zeit reicht nicht für ein Spiel: Wählen Sie ein späteres Ende.',
    clocks_change_within_this_time:
      'In dieser Zeit wird die Uhr umgestellt: Wählen Sie Zeiten davor oder danach.',
    court_is_listed_at_overlapping_times:
      'Die Zeiten dieses Feldes überschneiden sich: Bitte prüfen Sie sie.',
    break_is_outside_of_the_day:
      'Der Unterbruch liegt ausserhalb des Spieltags: Bitte prüfen Sie die Zeiten.',
    plan_has_too_many_breaks: 'Das sind zu viele Unterbrüche: Bitte entfernen Sie einige.',
    step_is_on_a_day_that_is_not_there:
      'Diesen Spieltag gibt es nicht: Wählen Sie einen anderen oder jeden Tag.',
    plan_needs_a_court: 'Der Plan braucht mindestens ein Feld: Fügen Sie eines hinzu.',
    court_name_already_exists: 'Ein anderes Feld heisst schon so: Bitte wählen Sie einen anderen Namen.',
    minutes_are_out_of_range: `Geben Sie ganze Minuten ein: ${LEAST_MINUTES} bis ${MOST_MINUTES} für ein Spiel, höchstens ${MOST_BETWEEN} zwischen zwei Spielen, höchstens ${MOST_REST} für eine Pause.`,
    wish_is_not_valid: 'Dieser Wunsch passt nicht zum Plan: Bitte prüfen oder entfernen Sie ihn.',
    plan_has_too_many_wishes: 'Das sind zu viele Wünsche: Bitte entfernen Sie einige.',
    plan_needs_a_category: 'Der Plan braucht mindestens eine Kategorie mit Teams.',
    plan_needs_a_block: 'Der Plan braucht mindestens einen Block: Fügen Sie einen hinzu.',
    block_needs_a_category: 'Der Block hat keine Kategorie: Wählen Sie mindestens eine.',
    category_is_in_no_block: 'Eine Kategorie ist in keinem Block: Nehmen Sie sie in einen auf.',
    stage_is_in_no_category:
      'Eine Phase ist in keiner Kategorie, und der Plan kennt ihre Spiele nicht: Nehmen Sie sie in eine auf.',
    court_is_in_two_blocks_at_once:
      'Ein Feld ist zur gleichen Zeit in zwei Blöcken: Wählen Sie andere Zeiten oder Felder.',
    lengths_are_mixed_in_a_block:
      'In einem Block sind alle Spiele gleich lang: Teilen Sie Kategorien mit anderer Spielzeit auf einen eigenen Block auf.',
    pair_of_teams_is_not_valid: 'Wählen Sie zwei verschiedene Teams, und jedes Paar nur einmal.',
    pair_of_teams_plays_at_once:
      'Zwei Teams, die nie gleichzeitig spielen sollen, tun es: Lassen Sie den Plan neu erstellen.',
    plan_does_not_follow_from_its_settings:
      'Der Plan passt nicht zu seinen Angaben: Bitte lassen Sie ihn neu erstellen.',
    plan_cannot_be_played: 'So kann der Plan nicht gespielt werden: Bitte prüfen Sie die markierten Spiele.',
    plan_is_of_another_version_please_reload_the_page:
      'Der veröffentlichte Plan stammt aus einer anderen Version dieser Website: Bitte laden Sie die Seite neu.',
    cup_with_categories_is_planned_by_blocks:
      'Das Turnier hat Kategorien: Laden Sie die Seite neu und planen Sie alle in Blöcken.',
    played_match_is_not_in_the_plan:
      'Der Plan enthält ein Spiel nicht, das schon begonnen hat: Es bleibt, bitte passen Sie den Plan an.',
    played_match_cannot_be_moved: 'Ein Spiel, das begonnen hat, kann nicht verschoben werden.',
    history_entry_not_found: 'Diese Änderung ist nicht im Verlauf.',
    kind_of_change_is_not_valid: 'Diese Art von Änderung gibt es nicht.',
    change_is_too_old_to_undo:
      'Diese Änderung ist zu alt: Sie lässt sich nach 90 Tagen nicht mehr rückgängig machen.',
    change_was_undone_already: 'Diese Änderung wurde schon rückgängig gemacht.',
    change_cannot_be_undone: 'Diese Änderung lässt sich nicht rückgängig machen.',
    result_is_changed_in_its_log: 'Ein Resultat wird im Protokoll des Spiels berichtigt.',
    record_was_changed_since: 'Seither hat jemand daran etwas geändert.',
    record_is_in_use: 'Was damit verschwände, wird seither verwendet.',
    typed_name_is_not_that_of_the_tournament: 'Das ist nicht der Name des Turniers: Es wurde nicht gelöscht.',
    copy_must_be_structure_teams_or_matches: 'Bitte wählen Sie, was kopiert werden soll.',
    must_be_true_or_false: 'Diese Angabe muss Ja oder Nein sein.',
    stage_must_come_after_its_groups:
      'Eine Phase muss nach den Gruppen kommen, auf deren Ränge sie sich bezieht.',
    every_stage_must_be_listed_once:
      'Die Phasen haben sich inzwischen geändert: Bitte laden Sie die Seite neu.',
    display_name_is_mandatory: 'Bitte geben Sie einen Namen ein.',
    display_name_must_be_at_most_50_characters_long: `${formErrors.people.nameTooLong}.`,
    current_password_is_wrong: 'Das jetzige Passwort stimmt nicht: Bitte geben Sie es nochmals ein.',
    account_not_found: 'Dieses Konto gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    there_must_be_an_administrator:
      'Mindestens eine Person muss Administratorrechte haben: Geben Sie sie zuerst jemand anderem.',
    you_are_an_administrator_already:
      'Sie haben die Administratorrechte schon: Die Einladung wurde nicht verbraucht.',
    invitation_is_not_valid: 'Diese Einladung gibt es nicht: Bitte prüfen Sie, ob der Link vollständig ist.',
    invitation_has_expired: 'Die Einladung ist abgelaufen: Bitten Sie um eine neue.',
    invitation_was_revoked: 'Die Einladung wurde zurückgezogen: Bitten Sie um eine neue.',
    invitation_was_used: 'Die Einladung wurde schon verwendet, sie gilt nur einmal: Bitten Sie um eine neue.',
    setup_link_works_only_while_nobody_is_administrator:
      'Der Link zum Einrichten gilt nur, solange niemand Administratorrechte hat: Bitten Sie um eine Einladung.',
    invitation_not_found: 'Diese Einladung gibt es nicht mehr: Bitte laden Sie die Seite neu.',
    there_are_too_many_open_invitations: `Es gibt schon ${MAX_OPEN_INVITATIONS} offene Einladungen: Bitte ziehen Sie zuerst eine zurück.`,
    name_of_the_invited_is_mandatory: 'Bitte geben Sie ein, für wen die Einladung ist.',
    days_must_be_a_whole_number_from_1_to_30: `Die Anzahl Tage muss eine ganze Zahl von 1 bis ${MAX_INVITATION_DAYS} sein.`,
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const errorsTexts: WithAllArguments<typeof english, typeof texts> = texts;
