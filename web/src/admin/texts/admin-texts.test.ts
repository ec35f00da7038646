import { expect, test } from 'vitest';
import { chooseLanguage } from '../../shelf/texts/language';
import { shownTexts } from '../../shelf/texts/use-texts';
import { loadAdminTexts, shownAdminTexts } from './admin-texts';

test('the texts for administrators follow every change of the language once they are needed', async () => {
  await loadAdminTexts();
  await chooseLanguage('it');
  expect(shownTexts().texts.general.language).toBe('Lingua');
  expect(shownAdminTexts().session.login.title).toBe('Accesso');
});
