import {
  MAX_ADDRESS_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_DISPLAY_NAME_LENGTH,
  MAX_GROUP_NAME_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_PLACEHOLDER_LENGTH,
  MAX_PLAYER_NAME_LENGTH,
  MAX_SCORE,
  MAX_SCORER_NAME_LENGTH,
  MAX_STAGE_NAME_LENGTH,
  MAX_STAGE_ORDER,
  MAX_TEAM_NAME_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_LOCATION_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_SCORE,
  MIN_STAGE_ORDER,
  MIN_TEAM_NAME_LENGTH,
  MIN_TOURNAMENT_NAME_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import { sessionTexts } from './session';
import type { formsTexts as english } from '../en/forms';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

function tooShort(what: string, length: number): string {
  return `${what} muss mindestens ${length} Zeichen lang sein`;
}

function tooLong(what: string, length: number): string {
  return `${what} darf höchstens ${length} Zeichen lang sein`;
}

const texts = {
  formErrors: {
    ...sessionTexts.formErrors,
    tournament: {
      nameTooShort: tooShort('Der Name', MIN_TOURNAMENT_NAME_LENGTH),
      nameTooLong: tooLong('Der Name', MAX_TOURNAMENT_NAME_LENGTH),
      addressTooLong: tooLong('Die Adresse', MAX_ADDRESS_LENGTH),
      dateMandatory: 'Bitte geben Sie das Datum ein',
      dateInvalid: 'Das ist kein gültiges Datum',
      dateMustBeFuture: 'Das Datum muss in der Zukunft liegen',
      otherNameTyped: 'Das ist nicht der Name des Turniers',
      categoryNameMissing: 'Bitte geben Sie den Namen der Kategorie ein',
      categoryNameTooLong: tooLong('Der Name', MAX_CATEGORY_NAME_LENGTH),
    },
    team: {
      nameEmpty: 'Der Name des Teams darf nicht leer sein',
      nameTooShort: tooShort('Der Name des Teams', MIN_TEAM_NAME_LENGTH),
      nameTooLong: tooLong('Der Name des Teams', MAX_TEAM_NAME_LENGTH),
      nameMandatory: 'Bitte geben Sie den Namen des Teams ein',
      playerNameEmpty: 'Der Name im Kader darf nicht leer sein',
      playerNameTooShort: tooShort('Der Name im Kader', MIN_PLAYER_NAME_LENGTH),
      playerNameTooLong: tooLong('Der Name im Kader', MAX_PLAYER_NAME_LENGTH),
      nameHasContact: 'Ein Name darf keine Telefonnummer und keine Adresse enthalten',
      shirtNumber: 'Die Rückennummer muss eine ganze Zahl von 1 bis 99 sein',
      shirtNumberTaken: 'Diese Rückennummer hat schon jemand im Team',
      playerMissing: 'Bitte wählen Sie eine Person',
    },
    stage: {
      nameMandatory: 'Bitte geben Sie den Namen der Phase ein',
      nameTooLong: tooLong('Der Name', MAX_STAGE_NAME_LENGTH),
      typeUnknown: 'Die Art muss «Gruppen» oder «K. o.» sein',
      typeMandatory: 'Bitte wählen Sie die Art der Phase',
      orderMandatory: 'Bitte geben Sie die Reihenfolge der Phase ein',
      orderOutOfRange: `Die Reihenfolge muss eine ganze Zahl von ${MIN_STAGE_ORDER} bis ${MAX_STAGE_ORDER} sein`,
    },
    group: {
      nameEmpty: 'Der Name der Gruppe darf nicht leer sein',
      nameTooShort: 'Der Name der Gruppe ist zu kurz',
      nameTooLong: tooLong('Der Name', MAX_GROUP_NAME_LENGTH),
      noTeamSelected: 'Bitte wählen Sie mindestens ein Team',
    },
    match: {
      stageMissing: 'Bitte wählen Sie eine Phase',
      groupMissing: 'Bitte wählen Sie eine Gruppe',
      groupNotFound: 'Diese Gruppe gibt es nicht mehr',
      teamsMissing: 'Bitte wählen Sie beide Teams',
      sameTeam: 'Zweimal dasselbe Team gewählt',
      placeholderMissing: 'Bitte geben Sie beide Platzhalter ein',
      samePlaceholder: 'Zweimal derselbe Platzhalter gewählt',
      placeholderTooLong: tooLong('Der Platzhalter', MAX_PLACEHOLDER_LENGTH),
      dateMissing: 'Bitte wählen Sie ein Datum',
      dateRequired: 'Das Datum fehlt',
      dateInvalid: 'Das ist kein gültiges Datum',
      datePast: 'Das Datum darf nicht in der Vergangenheit liegen',
      timeMissing: 'Bitte wählen Sie eine Anspielzeit',
      timeRequired: 'Die Anspielzeit fehlt',
      timeInvalid: 'Das ist keine gültige Zeit',
      locationMissing: 'Bitte geben Sie einen Spielort ein',
      locationRequired: 'Der Spielort fehlt',
      locationTooShort: tooShort('Der Spielort', MIN_LOCATION_LENGTH),
      locationTooLong: tooLong('Der Spielort', MAX_LOCATION_LENGTH),
      alreadyExists:
        'Ein Spiel mit diesen Teams gibt es schon. Möchten Sie dieses Spiel trotzdem hinzufügen?',
      scoreOutOfRange: `Das Resultat muss eine ganze Zahl von ${MIN_SCORE} bis ${MAX_SCORE} sein`,
      scoresBothOrNone: 'Bitte geben Sie die Tore beider Teams ein oder keine',
      penaltyScoresBothOrNone: 'Bitte geben Sie die Penaltys beider Teams ein oder keine',
      penaltyScoresNeedLevelScore: 'Ein Penaltyschiessen gibt es nur nach einem Unentschieden',
      penaltyScoresMustDiffer: 'Ein Penaltyschiessen kann nicht unentschieden enden',
    },
    scorer: {
      nameMissing: 'Bitte geben Sie einen Namen ein',
      nameTooLong: tooLong('Der Name', MAX_SCORER_NAME_LENGTH),
      courtMissing: 'Bitte wählen Sie ein Feld',
      matchMissing: 'Bitte wählen Sie ein Spiel',
      timesMissing: 'Bitte geben Sie ein, von wann bis wann der Link gilt',
      endsTooEarly: 'Das Ende muss nach dem Anfang liegen',
      endsTooLate: 'Ein Link gilt höchstens ein Jahr',
    },
    people: {
      nameMissing: 'Bitte geben Sie einen Namen ein',
      nameTooLong: tooLong('Der Name', MAX_DISPLAY_NAME_LENGTH),
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const formsTexts: WithAllArguments<typeof english, typeof texts> = texts;
