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
  return `${what} deve avere almeno ${length} caratteri`;
}

function tooLong(what: string, length: number): string {
  return `${what} può avere al massimo ${length} caratteri`;
}

const texts = {
  formErrors: {
    ...sessionTexts.formErrors,
    tournament: {
      nameTooShort: tooShort('Il nome', MIN_TOURNAMENT_NAME_LENGTH),
      nameTooLong: tooLong('Il nome', MAX_TOURNAMENT_NAME_LENGTH),
      addressTooLong: tooLong('L’indirizzo', MAX_ADDRESS_LENGTH),
      dateMandatory: 'Inserisca la data',
      dateInvalid: 'Questa data non è valida',
      dateMustBeFuture: 'La data deve essere nel futuro',
      otherNameTyped: 'Questo non è il nome del torneo',
      categoryNameMissing: 'Inserisca il nome della categoria',
      categoryNameTooLong: tooLong('Il nome', MAX_CATEGORY_NAME_LENGTH),
    },
    team: {
      nameEmpty: 'Il nome della squadra non può essere vuoto',
      nameTooShort: tooShort('Il nome della squadra', MIN_TEAM_NAME_LENGTH),
      nameTooLong: tooLong('Il nome della squadra', MAX_TEAM_NAME_LENGTH),
      nameMandatory: 'Inserisca il nome della squadra',
      playerNameEmpty: 'Un nome nella rosa non può essere vuoto',
      playerNameTooShort: tooShort('Un nome nella rosa', MIN_PLAYER_NAME_LENGTH),
      playerNameTooLong: tooLong('Un nome nella rosa', MAX_PLAYER_NAME_LENGTH),
      nameHasContact: 'Un nome non può contenere un numero di telefono o un indirizzo',
      shirtNumber: 'Il numero di maglia deve essere un numero intero da 1 a 99',
      shirtNumberTaken: 'Un’altra persona della squadra ha già questo numero',
      playerMissing: 'Scelga una persona',
    },
    stage: {
      nameMandatory: 'Inserisca il nome della fase',
      nameTooLong: tooLong('Il nome', MAX_STAGE_NAME_LENGTH),
      typeUnknown: 'Il tipo deve essere «Gironi» o «Eliminazione diretta»',
      typeMandatory: 'Scelga il tipo della fase',
      orderMandatory: 'Inserisca l’ordine della fase',
      orderOutOfRange: `L’ordine deve essere un numero intero da ${MIN_STAGE_ORDER} a ${MAX_STAGE_ORDER}`,
    },
    group: {
      nameEmpty: 'Il nome del girone non può essere vuoto',
      nameTooShort: 'Il nome del girone è troppo corto',
      nameTooLong: tooLong('Il nome', MAX_GROUP_NAME_LENGTH),
      noTeamSelected: 'Scelga almeno una squadra',
    },
    match: {
      stageMissing: 'Scelga una fase',
      groupMissing: 'Scelga un girone',
      groupNotFound: 'Questo girone non esiste più',
      teamsMissing: 'Scelga le due squadre',
      sameTeam: 'La stessa squadra è scelta due volte',
      placeholderMissing: 'Indichi la provenienza delle due squadre',
      samePlaceholder: 'La stessa provenienza è indicata due volte',
      placeholderTooLong: tooLong('La provenienza', MAX_PLACEHOLDER_LENGTH),
      dateMissing: 'Scelga una data',
      dateRequired: 'Manca la data',
      dateInvalid: 'Questa data non è valida',
      datePast: 'La data non può essere nel passato',
      timeMissing: 'Scelga l’ora del calcio d’inizio',
      timeRequired: 'Manca l’ora del calcio d’inizio',
      timeInvalid: 'Questa ora non è valida',
      locationMissing: 'Inserisca un luogo',
      locationRequired: 'Manca il luogo',
      locationTooShort: tooShort('Il luogo', MIN_LOCATION_LENGTH),
      locationTooLong: tooLong('Il luogo', MAX_LOCATION_LENGTH),
      alreadyExists: 'Esiste già una partita tra queste squadre. Vuole aggiungere comunque questa partita?',
      scoreOutOfRange: `Il risultato deve essere un numero intero da ${MIN_SCORE} a ${MAX_SCORE}`,
      scoresBothOrNone: 'Inserisca le reti di entrambe le squadre o di nessuna',
      penaltyScoresBothOrNone: 'Inserisca i rigori di entrambe le squadre o di nessuna',
      penaltyScoresNeedLevelScore: 'I calci di rigore sono possibili solo dopo un pareggio',
      penaltyScoresMustDiffer: 'I calci di rigore non possono finire in parità',
    },
    scorer: {
      nameMissing: 'Inserisca un nome',
      nameTooLong: tooLong('Il nome', MAX_SCORER_NAME_LENGTH),
      courtMissing: 'Scelga un campo',
      matchMissing: 'Scelga una partita',
      timesMissing: 'Inserisca da quando a quando vale il link',
      endsTooEarly: 'La fine deve venire dopo l’inizio',
      endsTooLate: 'Un link è valido al massimo un anno',
    },
    people: {
      nameMissing: 'Inserisca un nome',
      nameTooLong: tooLong('Il nome', MAX_DISPLAY_NAME_LENGTH),
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const formsTexts: WithAllArguments<typeof english, typeof texts> = texts;
