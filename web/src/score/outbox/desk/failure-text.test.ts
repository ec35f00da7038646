import { expect, test } from 'vitest';
import { ApiError } from '../../../shelf/api/api-error';
import { scorerTexts as german } from '../../texts/de';
import { scorerTexts as english } from '../../texts/en';
import { scorerTexts as french } from '../../texts/fr';
import { scorerTexts as italian } from '../../texts/it';
import { failureText } from './failure-text';

test.each([
  ['en', english, 'a minute'],
  ['de', german, 'eine Minute'],
  ['fr', french, 'une minute'],
  ['it', italian, 'un minuto'],
])('where many open a link at once the text says to wait and what to tap then (%s)', (_, texts, wait) => {
  const error = new ApiError({ status: 429, items: [{ msg: 'scorer_link_is_opened_too_often' }] });
  const text = failureText(error, texts);
  expect(text).toContain(wait);
  expect(text).toContain(texts.access.start);
});
