import type { peopleErrors } from '@futsal-cup/domain/cup/error-codes/people-error-codes';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_INVITATION_DAYS,
  MAX_OPEN_INVITATIONS,
} from '@futsal-cup/domain/cup/limits';

/** The error texts of accounts, the administrator's role and invitations to it. */
export const peopleErrorTexts: Readonly<Record<keyof typeof peopleErrors, string>> = {
  display_name_is_mandatory: 'Inserisca un nome.',
  display_name_must_be_at_most_50_characters_long: `Il nome può avere al massimo ${MAX_DISPLAY_NAME_LENGTH} caratteri.`,
  current_password_is_wrong: 'La password attuale è sbagliata: la inserisca di nuovo.',
  password_is_too_common:
    'Questa password è tra le prime che si indovinano: ne scelga una senza una parola così comune.',
  reset_code_is_not_valid: 'Il link dell’e-mail non è più valido: ne richieda uno nuovo.',
  account_not_found: 'Questo account non esiste più: ricarichi la pagina.',
  there_must_be_an_administrator:
    'Ci vuole almeno una persona con i diritti di amministrazione: dia prima il ruolo a qualcun altro.',
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
};
