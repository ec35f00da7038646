import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseLanguage } from '../../shelf/texts/language';
import { shownTexts } from '../../shelf/texts/use-texts';
import { loadAdminTexts, shownAdminTexts, useAdminTexts } from './admin-texts';

test('the texts for administrators follow every change of the language once they have been drawn', async () => {
  await loadAdminTexts();
  renderHook(useAdminTexts);
  await act(() => chooseLanguage('it'));
  expect(shownTexts().general.language).toBe('Lingua');
  expect(shownAdminTexts().session.login.title).toBe('Accesso');
});
