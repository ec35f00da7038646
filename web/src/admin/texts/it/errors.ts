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

const RELOAD = 'Ricarichi la pagina e riprovi.';

const texts = {
  errorCodes: {
    ...sessionTexts.errorCodes,
    unknown_field: `La richiesta contiene un campo sconosciuto. ${RELOAD}`,
    field_must_be_empty: `Un campo è compilato, ma qui deve restare vuoto. ${RELOAD}`,
    must_be_text: `Un campo non contiene testo. ${RELOAD}`,
    must_be_a_list: `Un campo non contiene un elenco. ${RELOAD}`,
    must_be_an_object: `La richiesta non è costruita correttamente. ${RELOAD}`,
    accent_stands_without_a_letter: 'Un accento sta senza lettera: lo elimini o lo metta su una lettera.',
    more_than_4_accents_on_a_letter: 'Una lettera ha più di quattro accenti: ne elimini alcuni.',
    word_mixes_letters_of_two_alphabets:
      'Una parola mescola lettere di due alfabeti che si somigliano: la scriva in uno solo.',
    name_looks_like_another: 'Questo nome sembra uguale a un altro che esiste già: ne scelga un altro.',
    group_name_reads_like_another:
      'Un girone di questa fase si legge allo stesso modo, come «A» e «Girone A»: scelga un altro nome.',
    id_is_mandatory: `La richiesta non indica che cosa riguarda. ${RELOAD}`,
    id_is_not_valid: `La richiesta non indica correttamente che cosa riguarda. ${RELOAD}`,
    updated_at_is_not_valid: `Il momento dell’ultima modifica non è valido. ${RELOAD}`,
    version_is_not_valid: `La versione del torneo non è valida. ${RELOAD}`,
    idempotency_key_is_not_valid: `L’identificativo della richiesta non è valido. ${RELOAD}`,
    idempotency_key_reused: `L’identificativo della richiesta è già stato usato per altri dati. ${RELOAD}`,
    changed_by_someone_else:
      'Nel frattempo qualcun altro ha fatto delle modifiche: verifichi lo stato attuale e salvi di nuovo.',
    request_too_large: 'I dati inviati in una volta sono troppi: salvi a piccoli passi.',
    endpoint_not_found: `Questa funzione non esiste sul server. ${RELOAD}`,

    token_is_missing: 'Non ha effettuato l’accesso: acceda con il Suo account.',
    token_is_not_valid: 'Il Suo accesso non è più valido: acceda di nuovo.',
    your_account_has_no_administrator_rights_yet:
      'Il Suo account non ha ancora i diritti di amministrazione: si rivolga alla società.',
    session_has_ended: 'La Sua sessione è scaduta: acceda di nuovo.',
    refresh_token_is_required: 'La Sua sessione non può essere prolungata: acceda di nuovo.',

    tournament_not_found: 'Questo torneo non esiste più: ne scelga un altro.',
    tournament_already_exists:
      'Esiste già un torneo con questo nome in questa data: scelga un altro nome o un’altra data.',
    name_must_be_at_least_2_characters_long: `${formErrors.tournament.nameTooShort}.`,
    name_must_be_at_most_50_characters_long: `Il nome o la provenienza supera i ${MAX_TOURNAMENT_NAME_LENGTH} caratteri: accorci il testo.`,
    address_must_be_at_most_150_characters_long: `${formErrors.tournament.addressTooLong}.`,
    date_is_mandatory: 'Inserisca la data del torneo.',
    date_must_be_future: 'Questa data è già passata: ne scelga una nel futuro.',
    points_must_be_whole_numbers_from_0_to_10: `I punti devono essere numeri interi da ${MIN_POINTS} a ${MAX_POINTS}.`,
    tie_breakers_must_be_a_preset_or_own: 'Scelga che cosa decide in caso di parità di punti.',
    criteria_must_be_a_list_of_different_criteria:
      'L’ordine proprio richiede almeno un criterio, ciascuno una volta sola; gli scontri diretti contano come uno.',
    comparison_of_groups_is_not_valid:
      'Questo confronto tra gironi non è possibile: ogni criterio può comparire una volta sola.',
    conduct_scale_is_not_valid: 'Ogni cartellino richiede un numero intero da 0 a 99.',
    conduct_is_counted_from_cards:
      'I punti di penalità di questo torneo sono contati dai cartellini e non si possono digitare.',
    conduct_must_be_a_whole_number_from_0_to_999:
      'I punti di penalità devono essere un numero intero da 0 a 999.',
    decision_is_of_no_known_kind: 'Scelga che cosa ha deciso.',
    rounds_must_be_a_whole_number_from_1_to_9: 'Ogni accoppiamento si può giocare da 1 a 9 volte.',
    points_by_decision_must_be_from_minus_99_to_99_without_0:
      'Una detrazione o un bonus deve essere un numero intero da -99 a 99, diverso da 0.',
    reason_is_mandatory: 'Indichi il motivo.',
    reason_must_be_at_most_100_characters_long: 'Il motivo può avere al massimo 100 caratteri.',
    results_must_stand_or_be_annulled: 'Scelga se i risultati restano validi o sono annullati.',
    forfeit_must_be_local_visitor_or_both: 'Scelga quale squadra perde per forfait.',
    another_match_is_the_final: 'Un’altra partita è già indicata come finale.',
    message_can_not_be_empty: 'Inserisca il messaggio.',
    message_must_be_at_most_200_characters_long: 'Il messaggio può avere al massimo 200 caratteri.',
    message_must_end_in_the_future: 'Il messaggio deve finire più tardi di adesso.',
    sponsor_name_can_not_be_empty: 'Inserisca il nome dello sponsor.',
    tournament_has_too_many_sponsors: 'Un torneo ha al massimo 20 sponsor.',
    web_address_is_not_valid:
      'L’indirizzo deve iniziare con https:// o http:// e avere al massimo 200 caratteri.',
    picture_id_is_not_valid: 'Questa immagine non esiste. La scelga di nuovo.',
    picture_is_none: 'Questo file non è un’immagine intera in WebP, PNG o JPEG.',
    picture_is_larger_than_20_kb: 'L’immagine supera i 20 kB.',
    picture_is_larger_than_256_pixels: 'L’immagine supera i 256 pixel di larghezza o altezza.',
    picture_not_found: 'Questa immagine non esiste più. La scelga di nuovo.',
    too_many_pictures: 'Il sito ha già 1000 immagini.',
    category_name_can_not_be_empty: 'Inserisca il nome della categoria.',
    category_name_must_be_at_most_30_characters_long:
      'Il nome della categoria può avere al massimo 30 caratteri.',
    category_listed_twice: 'Una categoria è due volte nell’elenco: ricarichi la pagina.',
    category_not_found: 'Questa categoria non esiste più. Ricarichi la pagina.',
    category_name_already_exists: 'Un’altra categoria si chiama già così.',
    category_is_in_use: 'In questa categoria ci sono ancora squadre o fasi. Le sposti o le elimini prima.',
    tournament_has_too_many_categories: 'Un torneo può avere al massimo 16 categorie.',
    team_of_another_category:
      'Questa squadra gioca in un’altra categoria. La tolga prima dai suoi gironi e dalle sue partite.',
    place_of_another_category:
      'Questo posto si gioca in un’altra categoria. Scelga un posto di questa categoria.',
    shown_must_be_all_no_tables_or_no_results:
      'Si può mostrare tutto, tutto senza le classifiche o nessun risultato.',
    tables_cannot_be_off_while_matches_wait_for_places:
      'Le classifiche non si possono disattivare finché delle partite prendono le squadre da un girone o da un’altra partita. Elimini prima queste partite o ne scelga le squadre.',
    no_place_can_be_taken_while_tables_are_off:
      'Finché le classifiche sono disattivate, non si può prendere un posto di un girone né la vincente di una partita.',
    place_is_not_valid: 'Il posto deve essere un numero intero da 1.',
    content_encoding_not_supported:
      'Il contenuto è compresso o codificato in altro modo: lo invii così com’è.',
    content_type_must_be_json: 'Il contenuto non è JSON: ricarichi la pagina e riprovi.',
    language_must_be_one_of_the_site: 'Il sito non ha questa lingua: ne scelga una dall’elenco.',
    time_zone_is_not_known: 'Questo fuso orario è sconosciuto: ne scelga uno dall’elenco.',
    tournament_has_too_many_teams: `Un torneo ha al massimo ${MAX_TEAMS} squadre: prima ne elimini una.`,
    tournament_has_too_many_stages: `Un torneo ha al massimo ${MAX_STAGES} fasi: prima ne elimini una.`,
    tournament_has_too_many_groups: `Un torneo ha al massimo ${MAX_GROUPS} gironi: prima ne elimini uno.`,
    tournament_has_too_many_matches: `Un torneo ha al massimo ${MAX_MATCHES} partite: prima ne elimini una.`,

    team_not_found: 'Questa squadra non esiste più: ricarichi la pagina.',
    team_name_already_exists: 'Esiste già una squadra con questo nome: ne scelga un altro.',
    team_has_played_matches:
      'Questa squadra ha già giocato: non può essere eliminata né lasciare il girone. Tolga prima i suoi risultati.',
    team_has_withdrawn: 'Questa squadra è già ritirata.',
    team_has_not_withdrawn: 'Questa squadra non è ritirata.',
    team_name_can_not_be_empty: `${formErrors.team.nameMandatory}.`,
    team_name_must_be_at_least_2_characters_long: `${formErrors.team.nameTooShort}.`,
    team_name_must_be_at_most_50_characters_long: `${formErrors.team.nameTooLong}.`,
    player_name_can_not_be_empty: 'Un nome nella rosa è vuoto: lo inserisca.',
    player_name_must_be_at_least_2_characters_long: `${formErrors.team.playerNameTooShort}.`,
    player_name_must_be_at_most_50_characters_long: `${formErrors.team.playerNameTooLong}.`,
    name_must_not_be_a_phone_number_or_an_address: `${formErrors.team.nameHasContact}.`,
    team_has_too_many_players: `Una rosa ha al massimo ${MAX_PLAYERS} persone: prima ne tolga una.`,
    player_not_found: 'Questa persona non è più nella rosa: ricarichi la pagina.',
    player_listed_twice: 'La stessa persona è due volte nella rosa: tolga una delle due voci.',

    stage_not_found: 'Questa fase non esiste più: ricarichi la pagina.',
    stage_name_already_exists: 'Esiste già una fase con questo nome: ne scelga un altro.',
    stage_order_already_exists: 'Esiste già una fase con questo ordine: scelga un altro numero.',
    stage_is_not_a_group_stage: 'È una fase a eliminazione diretta, senza gironi: scelga una fase a gironi.',
    stage_is_not_a_knockout_stage: 'È una fase a gironi: scelga una fase a eliminazione diretta.',
    name_for_the_stage_is_mandatory: `${formErrors.stage.nameMandatory}.`,
    type_is_mandatory: `${formErrors.stage.typeMandatory}.`,
    type_must_be_either_group_or_knockout: 'Scelga come tipo di fase «Gironi» o «Eliminazione diretta».',
    order_for_the_stage_is_mandatory: `${formErrors.stage.orderMandatory}.`,
    order_must_be_a_whole_number_from_1_to_99: `${formErrors.stage.orderOutOfRange}.`,

    group_not_found: 'Questo girone non esiste più: ricarichi la pagina.',
    group_not_in_stage: 'Questo girone appartiene a un’altra fase: ricarichi la pagina.',
    group_name_already_exists: 'In questa fase esiste già un girone con questo nome: ne scelga un altro.',
    team_already_in_a_group:
      'Una squadra scelta è già in un altro girone di questa fase: prima la tolga da quello.',
    text_names_no_place:
      'Questo testo non indica un posto di un girone precedente né una partita: scriva per esempio «1º Girone A».',
    place_must_be_of_an_earlier_stage:
      'Questo posto si decide solo in questa fase o più tardi: ne scelga uno di una fase precedente.',
    place_already_in_a_group: 'Questo posto è già in un girone di questa fase: prima lo tolga da quello.',
    place_is_not_in_the_group: 'Questo posto non è nel girone: ne scelga uno del girone.',
    team_not_in_group: 'La squadra non è in questo girone: ne scelga una del girone.',
    group_name_can_not_be_empty: 'Inserisca il nome del girone.',
    group_name_too_short: `Il nome del girone è troppo corto: servono almeno ${MIN_RENAMED_GROUP_NAME_LENGTH} caratteri.`,
    you_must_select_at_least_one_team: 'Scelga almeno una squadra.',
    team_listed_twice: 'La stessa squadra è scelta due volte: ne tolga una.',
    too_many_teams_listed: `Le squadre sono troppe: al massimo ${MAX_TEAMS}.`,

    match_not_found: 'Questa partita non esiste più: ricarichi la pagina.',
    match_not_in_stage: 'Questa partita appartiene a un’altra fase: ricarichi la pagina.',
    match_is_not_a_group_match:
      'Non è una partita di un girone: la modifichi tra quelle a eliminazione diretta.',
    match_is_not_a_knockout_match:
      'Non è una partita a eliminazione diretta: la modifichi tra quelle dei gironi.',
    match_already_exists: 'Questa partita esiste già in questo momento: scelga un’altra data o un’altra ora.',
    same_team_selected: 'La stessa squadra è scelta due volte: ne scelga due diverse.',
    same_team_placeholder_selected: 'La stessa provenienza è indicata due volte: ne inserisca due diverse.',
    placeholder_cycle: 'La provenienza rimanda a questa stessa partita: indichi un’altra partita.',
    teams_not_known_yet:
      'Le due squadre non sono ancora note: potrà inserire il risultato non appena lo saranno.',
    match_is_being_played: 'Questa partita è in corso: il forfait si registra nel suo referto.',
    match_is_not_awarded: 'Questa partita non è assegnata per forfait.',
    match_has_other_teams_by_now:
      'Nel frattempo questa partita ha altre squadre: verifichi il risultato e salvi di nuovo.',
    please_select_a_stage: `${formErrors.match.stageMissing}.`,
    please_select_a_group: `${formErrors.match.groupMissing}.`,
    please_select_both_teams_to_maka_a_match: `${formErrors.match.teamsMissing}.`,
    placeholder_name_is_required: `${formErrors.match.placeholderMissing}.`,
    please_select_a_date: `${formErrors.match.dateMissing}.`,
    invalid_date_format: 'Questa data non è valida: la scriva per esempio così: 31/12/2030.',
    date_cannot_be_in_the_past: 'Questo giorno è già passato: ne scelga uno successivo.',
    please_select_a_time: `${formErrors.match.timeMissing}.`,
    invalid_time_format: 'Questa ora non è valida: la scriva per esempio così: 14:30.',
    please_select_a_location: `${formErrors.match.locationMissing}.`,
    location_must_be_at_least_3_characters_long: `${formErrors.match.locationTooShort}.`,
    location_must_be_at_most_100_characters_long: `${formErrors.match.locationTooLong}.`,
    score_must_be_a_whole_number_from_0_to_99: `${formErrors.match.scoreOutOfRange}.`,
    please_enter_both_scores_or_none: `${formErrors.match.scoresBothOrNone}.`,
    please_enter_both_penalty_scores_or_none: `${formErrors.match.penaltyScoresBothOrNone}.`,
    penalty_scores_need_a_level_score:
      'I calci di rigore sono possibili solo dopo un pareggio: controlli il risultato.',
    penalty_scores_must_differ: 'I calci di rigore non possono finire in parità: controlli i rigori.',
    match_rules_are_not_valid: 'Una regola di gioco non è valida: controlli tempi, minuti, falli e time-out.',
    player_rules_are_not_valid: 'Le regole su reti e cartellini non sono valide: i numeri vanno da 0 a 9.',
    shirt_number_must_be_from_1_to_99: `${formErrors.team.shirtNumber}.`,
    shirt_number_is_taken: `${formErrors.team.shirtNumberTaken}.`,
    captain_must_be_true_or_missing: 'L’indicazione del capitano non è valida.',
    team_has_two_captains: 'Una squadra ha un solo capitano.',
    consent_must_be_initials_or_hidden: 'L’indicazione di ciò che si mostra della persona non è valida.',
    player_names_must_be_initial_full_or_number: 'Scelga come vengono mostrati i nomi della rosa.',
    scorer_key_is_missing: 'Questa pagina ha bisogno di un link: scansioni il codice QR al tavolo.',
    scorer_key_is_not_valid: 'Questo link non è valido: scansioni di nuovo il codice QR al tavolo.',
    scorer_link_is_not_valid_yet: 'Questo link non è ancora valido.',
    scorer_link_has_expired: 'Questo link è scaduto: ne chieda uno nuovo all’organizzazione.',
    scorer_link_was_revoked: 'Questo link è stato ritirato: si rivolga all’organizzazione.',
    scorer_link_has_too_many_devices:
      'Questo link è già usato dal numero massimo di dispositivi: ne ritiri uno, o crei un altro link.',
    scorer_link_is_opened_too_often:
      'Molti dispositivi stanno aprendo questo link: attenda un minuto, poi riprovi.',
    scorer_link_not_found: 'Questo link non esiste più: ricarichi la pagina.',
    tournament_has_too_many_scorer_links: 'Il torneo ha già troppi link: ne usi uno esistente.',
    device_not_found: 'Questo dispositivo non è registrato: ricarichi la pagina.',
    match_is_not_of_this_link: 'Questo link vale per altre partite.',
    name_of_the_link_is_mandatory: 'Dia un nome al link.',
    name_of_the_device_is_mandatory: 'Inserisca il Suo nome.',
    name_must_be_at_most_30_characters_long: `${formErrors.scorer.nameTooLong}.`,
    scope_of_the_link_is_not_valid: 'Scelga per quali partite vale il link.',
    link_must_end_after_it_begins: `${formErrors.scorer.endsTooEarly}.`,
    link_must_end_within_a_year: `${formErrors.scorer.endsTooLate}.`,
    instant_is_not_valid: 'Questo momento non è valido.',
    entry_is_not_valid: `L’inserimento è incompleto. ${RELOAD}`,
    too_many_entries_at_once: 'Sono troppi inserimenti in una volta.',
    match_has_not_begun: 'La partita non è iniziata: la avvii prima.',
    phase_changed_meanwhile:
      'Nel frattempo qualcun altro ha fatto avanzare la partita: controlli a che punto è.',
    phase_is_not_possible_now: 'Non è possibile in questa fase della partita.',
    score_is_mandatory_at_the_end: 'Per terminare la partita serve un risultato.',
    match_has_no_winner_yet: 'La partita non ha ancora una vincente: servono i calci di rigore.',
    score_is_not_level:
      'Il punteggio non è in parità: i calci di rigore si tirano solo in parità. Corregga prima il punteggio, se è sbagliato.',
    there_is_no_shoot_out_yet: 'I calci di rigore non sono iniziati.',
    an_undo_cannot_be_undone: 'È già stato annullato: lo inserisca di nuovo.',
    only_the_latest_phase_can_be_undone: 'Si può annullare solo l’ultima fase.',
    match_log_is_full: 'Il referto della partita è pieno: inserisca il risultato.',
    match_has_a_log_already: 'Questa partita ha già un referto.',
    match_has_no_log: 'Per questa partita non è ancora stato inserito nulla.',
    match_log_was_moved: 'Questo inserimento fa parte di un referto spostato a un’altra partita.',

    plan_needs_at_least_two_teams: 'Servono almeno due squadre: aggiunga delle squadre.',
    plan_needs_at_least_two_teams_a_group:
      'Ogni girone ha bisogno di almeno due squadre: scelga meno gironi.',
    more_teams_go_on_than_a_group_has:
      'Passano il turno più squadre di quante ne ha il girone più piccolo: ne scelga meno.',
    more_best_teams_go_on_than_there_are_groups:
      'Non ci sono così tante squadre a quel posto: ne scelga meno.',
    format_of_the_plan_is_not_valid: `Un numero della formula non è possibile: inserisca numeri interi da 1 a ${MAX_TEAMS_OF_FORMAT}, fino a ${MAX_DRAW_SEED} per il sorteggio.`,
    format_has_too_many_teams: `Una formula è per al massimo ${MAX_TEAMS_OF_FORMAT} squadre: le divida in categorie.`,
    matches_of_each_team_are_not_possible:
      'Non ogni squadra può avere questo numero di partite: scelga un numero pari o un altro.',
    step_takes_what_a_later_one_decides:
      'Una fase prende posti che si decidono più tardi: scelga di nuovo la formula.',
    place_goes_to_two_steps: 'Un posto va a due fasi: scelga di nuovo la formula.',
    each_cup_of_the_plan_needs_two_teams:
      'Per ogni coppa devono giocare almeno due squadre: scelga meno coppe, oppure aggiunga squadre.',
    plan_has_too_many_stages: 'Si giocano troppi posti: scelga un’altra formula, oppure meno gironi.',
    plan_needs_a_day: 'Il piano ha bisogno di almeno un giorno di gara: ne aggiunga uno.',
    days_must_follow_one_another: 'I giorni devono susseguirsi, ognuno una sola volta: verifichi le date.',
    day_must_end_after_it_begins: 'La fine deve venire dopo l’inizio: verifichi gli orari.',
    time_is_too_short_for_a_match: 'Il tempo non basta per una partita: scelga una fine più tarda.',
    clocks_change_within_this_time: 'In questo tempo cambia l’ora: scelga orari prima o dopo.',
    court_is_listed_at_overlapping_times: 'Gli orari di questo campo si sovrappongono: li verifichi.',
    break_is_outside_of_the_day: 'L’interruzione è fuori dal giorno di gara: verifichi gli orari.',
    plan_has_too_many_breaks: 'Ci sono troppe interruzioni: ne tolga alcune.',
    step_is_on_a_day_that_is_not_there:
      'Questo giorno di gara non esiste: ne scelga un altro o qualsiasi giorno.',
    plan_needs_a_court: 'Il piano ha bisogno di almeno un campo: ne aggiunga uno.',
    court_name_already_exists: 'Un altro campo ha già questo nome: ne scelga un altro.',
    minutes_are_out_of_range: `Inserisca minuti interi: da ${LEAST_MINUTES} a ${MOST_MINUTES} per una partita, al massimo ${MOST_BETWEEN} tra due partite, al massimo ${MOST_REST} per un riposo o una pausa.`,
    wish_is_not_valid: 'Questo desiderio non va con il piano: lo verifichi o lo tolga.',
    plan_has_too_many_wishes: 'Ci sono troppi desideri: ne tolga alcuni.',
    plan_needs_a_category: 'Il piano ha bisogno di almeno una categoria con squadre.',
    plan_needs_a_block: 'Il piano ha bisogno di almeno un blocco: ne aggiunga uno.',
    block_needs_a_category: 'Il blocco non ha categorie: ne scelga almeno una.',
    category_is_in_no_block: 'Una categoria non è in nessun blocco: la metta in uno.',
    stage_is_in_no_category:
      'Una fase non è in nessuna categoria, e il piano non conosce le sue partite: la metta in una.',
    court_is_in_two_blocks_at_once:
      'Un campo è in due blocchi allo stesso tempo: scelga altri orari o altri campi.',
    lengths_are_mixed_in_a_block:
      'In un blocco tutte le partite hanno la stessa durata: metta in un altro blocco le categorie che giocano più o meno a lungo.',
    pair_of_teams_is_not_valid: 'Scelga due squadre diverse, e ogni coppia una sola volta.',
    pair_of_teams_plays_at_once:
      'Due squadre che non devono mai giocare insieme lo fanno: faccia creare di nuovo il piano.',
    plan_does_not_follow_from_its_settings:
      'Il piano non corrisponde ai suoi dati: lo faccia creare di nuovo.',
    plan_cannot_be_played: 'Il piano non si può giocare così: verifichi le partite segnate.',
    plan_is_of_another_version_please_reload_the_page:
      'Il piano pubblicato viene da un’altra versione di questo sito: ricarichi la pagina.',
    cup_with_categories_is_planned_by_blocks:
      'Il torneo ha categorie: ricarichi la pagina e le pianifichi tutte a blocchi.',
    played_match_is_not_in_the_plan: 'Nel piano manca una partita già iniziata: rimane, adatti il piano.',
    played_match_cannot_be_moved: 'Una partita iniziata non si può spostare.',
    history_entry_not_found: 'Questa modifica non è nella cronologia.',
    kind_of_change_is_not_valid: 'Questo tipo di modifica non esiste.',
    change_is_too_old_to_undo: 'Questa modifica è troppo vecchia: dopo 90 giorni non si può più annullare.',
    change_was_undone_already: 'Questa modifica è già stata annullata.',
    change_cannot_be_undone: 'Questa modifica non si può annullare.',
    result_is_changed_in_its_log: 'Un risultato si corregge nel referto della partita.',
    record_was_changed_since: 'Nel frattempo qualcuno vi ha cambiato qualcosa.',
    record_is_in_use: 'Ciò che sparirebbe nel frattempo è in uso.',
    typed_name_is_not_that_of_the_tournament: 'Non è il nome del torneo: non è stato eliminato.',
    copy_must_be_structure_teams_or_matches: 'Scelga che cosa copiare.',
    must_be_true_or_false: 'Questa indicazione deve essere sì o no.',
    stage_must_come_after_its_groups: 'Una fase deve venire dopo i gironi di cui riprende i posti.',
    every_stage_must_be_listed_once: 'Nel frattempo le fasi sono cambiate: ricarichi la pagina.',
    display_name_is_mandatory: 'Inserisca un nome.',
    display_name_must_be_at_most_50_characters_long: `${formErrors.people.nameTooLong}.`,
    current_password_is_wrong: 'La password attuale è sbagliata: la inserisca di nuovo.',
    account_not_found: 'Questo account non esiste più: ricarichi la pagina.',
    there_must_be_an_administrator:
      'Ci vuole almeno una persona con i diritti di amministrazione: li dia prima a un’altra persona.',
    you_are_an_administrator_already: 'Ha già i diritti di amministrazione: l’invito non è stato usato.',
    invitation_is_not_valid: 'Questo invito non esiste: controlli che il link sia completo.',
    invitation_has_expired: 'L’invito è scaduto: ne chieda uno nuovo.',
    invitation_was_revoked: 'L’invito è stato ritirato: ne chieda uno nuovo.',
    invitation_was_used: 'L’invito è già stato usato, vale una volta sola: ne chieda uno nuovo.',
    setup_link_works_only_while_nobody_is_administrator:
      'Il link della messa in servizio vale solo finché nessuno ha i diritti di amministrazione: chieda un invito.',
    invitation_not_found: 'Questo invito non esiste più: ricarichi la pagina.',
    there_are_too_many_open_invitations: `Ci sono già ${MAX_OPEN_INVITATIONS} inviti aperti: prima ne ritiri uno.`,
    name_of_the_invited_is_mandatory: 'Indichi per chi è l’invito.',
    days_must_be_a_whole_number_from_1_to_30: `Il numero di giorni deve essere un numero intero da 1 a ${MAX_INVITATION_DAYS}.`,
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const errorsTexts: WithAllArguments<typeof english, typeof texts> = texts;
