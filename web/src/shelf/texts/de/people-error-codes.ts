import type { peopleErrors } from '@futsal-cup/domain/cup/error-codes/people-error-codes';
import {
  MAX_DISPLAY_NAME_LENGTH,
  MAX_INVITATION_DAYS,
  MAX_OPEN_INVITATIONS,
} from '@futsal-cup/domain/cup/limits';

/** The error texts of accounts, the administrator's role and invitations to it. */
export const peopleErrorTexts: Readonly<Record<keyof typeof peopleErrors, string>> = {
  display_name_is_mandatory: 'Bitte geben Sie einen Namen ein.',
  display_name_must_be_at_most_50_characters_long: `Der Name darf höchstens ${MAX_DISPLAY_NAME_LENGTH} Zeichen lang sein.`,
  current_password_is_wrong: 'Das jetzige Passwort stimmt nicht: Bitte geben Sie es nochmals ein.',
  password_is_too_common:
    'Dieses Passwort wird als Erstes erraten: Bitte wählen Sie eines ohne ein so häufiges Wort.',
  reset_code_is_not_valid: 'Der Link aus der E-Mail gilt nicht mehr: Bitte fordern Sie einen neuen an.',
  account_not_found: 'Dieses Konto gibt es nicht mehr: Bitte laden Sie die Seite neu.',
  there_must_be_an_administrator:
    'Es braucht mindestens eine Administratorin oder einen Administrator: Geben Sie die Rolle zuerst jemand anderem.',
  you_are_an_administrator_already:
    'Sie haben die Administratorrechte schon: Die Einladung wurde nicht verbraucht.',
  invitation_is_not_valid: 'Diese Einladung gibt es nicht: Bitte prüfen Sie, ob der Link vollständig ist.',
  invitation_has_expired: 'Die Einladung ist abgelaufen: Bitten Sie um eine neue.',
  invitation_was_revoked: 'Die Einladung wurde zurückgezogen: Bitten Sie um eine neue.',
  invitation_was_used: 'Die Einladung wurde schon verwendet, sie gilt nur einmal: Bitten Sie um eine neue.',
  setup_link_works_only_while_nobody_is_administrator:
    'Der Link der Einrichtung gilt nur, solange niemand Administratorrechte hat: Bitten Sie um eine Einladung.',
  invitation_not_found: 'Diese Einladung gibt es nicht mehr: Bitte laden Sie die Seite neu.',
  there_are_too_many_open_invitations: `Es gibt schon ${MAX_OPEN_INVITATIONS} offene Einladungen: Bitte ziehen Sie zuerst eine zurück.`,
  name_of_the_invited_is_mandatory: 'Bitte geben Sie ein, für wen die Einladung ist.',
  days_must_be_a_whole_number_from_1_to_30: `Die Anzahl Tage muss eine ganze Zahl von 1 bis ${MAX_INVITATION_DAYS} sein.`,
};
