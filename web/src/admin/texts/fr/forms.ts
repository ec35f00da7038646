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
  return `${what} doit compter au moins ${length} caractères`;
}

function tooLong(what: string, length: number): string {
  return `${what} doit compter au plus ${length} caractères`;
}

const texts = {
  formErrors: {
    ...sessionTexts.formErrors,
    tournament: {
      nameTooShort: tooShort('Le nom', MIN_TOURNAMENT_NAME_LENGTH),
      nameTooLong: tooLong('Le nom', MAX_TOURNAMENT_NAME_LENGTH),
      addressTooLong: tooLong('L’adresse', MAX_ADDRESS_LENGTH),
      dateMandatory: 'Veuillez saisir la date',
      dateInvalid: 'Cette date n’est pas valable',
      dateMustBeFuture: 'La date doit être dans le futur',
      otherNameTyped: 'Ce n’est pas le nom du tournoi',
      categoryNameMissing: 'Veuillez saisir le nom de la catégorie',
      categoryNameTooLong: tooLong('Le nom', MAX_CATEGORY_NAME_LENGTH),
    },
    team: {
      nameEmpty: 'Le nom de l’équipe ne peut pas être vide',
      nameTooShort: tooShort('Le nom de l’équipe', MIN_TEAM_NAME_LENGTH),
      nameTooLong: tooLong('Le nom de l’équipe', MAX_TEAM_NAME_LENGTH),
      nameMandatory: 'Veuillez saisir le nom de l’équipe',
      playerNameEmpty: 'Un nom du contingent ne peut pas être vide',
      playerNameTooShort: tooShort('Un nom du contingent', MIN_PLAYER_NAME_LENGTH),
      playerNameTooLong: tooLong('Un nom du contingent', MAX_PLAYER_NAME_LENGTH),
      nameHasContact: 'Un nom ne doit contenir ni numéro de téléphone ni adresse',
      shirtNumber: 'Le numéro de maillot doit être un nombre entier de 1 à 99',
      shirtNumberTaken: 'Une autre personne de l’équipe porte déjà ce numéro',
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
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const formsTexts: WithAllArguments<typeof english, typeof texts> = texts;
