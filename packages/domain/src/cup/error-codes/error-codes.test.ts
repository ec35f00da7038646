import { describe, expect, it } from 'vitest';
import { ACCOUNT_TEXTS } from '../../account/credentials';
import { GROUP_TEXTS, MATCH_TEXTS, STAGE_TEXTS, TEAM_TEXTS, TOURNAMENT_TEXTS } from '../text/form-texts';
import { ERROR_CODES } from './error-codes';

/** How the app shows a code: lower case, spaces for underscores, the first letter a capital. */
function shown(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const shownCodes = new Set(Object.keys(ERROR_CODES).map((code) => shown(code).toLowerCase()));

/** Form sentences that no code spells: the code for the same problem uses other words, or there is no code. */
const OTHERWISE: readonly string[] = [
  ACCOUNT_TEXTS.passwordCharacters,
  ACCOUNT_TEXTS.passwordNotAllowed,
  TEAM_TEXTS.nameEmpty,
  TEAM_TEXTS.nameMandatory,
  TEAM_TEXTS.playerMissing,
  TEAM_TEXTS.playerNameEmpty,
  TEAM_TEXTS.shirtNumber,
  TEAM_TEXTS.shirtNumberTaken,
  TOURNAMENT_TEXTS.otherNameTyped,
  STAGE_TEXTS.typeUnknown,
  MATCH_TEXTS.alreadyExists,
  MATCH_TEXTS.dateRequired,
  MATCH_TEXTS.timeRequired,
  MATCH_TEXTS.locationRequired,
];

const sentences = [ACCOUNT_TEXTS, GROUP_TEXTS, MATCH_TEXTS, STAGE_TEXTS, TEAM_TEXTS, TOURNAMENT_TEXTS]
  .flatMap((texts): string[] => Object.values(texts))
  .filter((sentence) => !OTHERWISE.includes(sentence));

describe('error codes', () => {
  it.each([...new Set(sentences)])('say "%s" as the form does', (sentence) => {
    expect(shownCodes).toContain(sentence.toLowerCase());
  });

  it('are made of small letters, digits and underscores', () => {
    for (const code of Object.keys(ERROR_CODES)) expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
  });
});
