import { describe, expect, test } from 'vitest';
import { ApiError } from '../../shelf/api/api-error';
import { errorText } from './error-text';

function refusal(...codes: string[]) {
  return new ApiError({ status: 409, items: codes.map((msg) => ({ msg })) });
}

describe('the text of a failed call', () => {
  test('says a code in lower case, with spaces and a capital first letter', () => {
    expect(errorText(refusal('Team_Name_ALREADY_exists'))).toBe('Team name already exists');
  });

  test('joins several reasons with commas', () => {
    expect(errorText(refusal('name_is_required', 'date_is_required'))).toBe(
      'Name is required, Date is required',
    );
  });

  test('is the unexpected error when the list is empty or the failure is not an answer of the API', () => {
    expect(errorText(refusal())).toBe('An unexpected error ocurred');
    expect(errorText(new TypeError('boom'))).toBe('An unexpected error ocurred');
  });

  test('says that there was no answer and that nothing typed is lost', () => {
    expect(errorText(new ApiError({ status: null }))).toBe(
      'An unexpected error ocurred: no answer from the server. What you entered is still here.',
    );
  });
});
