import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { string } from 'yup';

type Words = string | (() => string);

interface NameRule {
  readonly missing: Words;
  readonly min?: readonly [length: number, tooShort: Words];
  readonly max: readonly [length: number, tooLong: Words];
}

/** Builds the schema of a mandatory name, which is normalised and measured as on the server. */
export function nameSchema({
  missing,
  min: [least, tooShort] = [0, missing],
  max: [most, tooLong],
}: NameRule) {
  return (
    string()
      .transform(visibleText)
      .required(missing)
      // A form that makes the name optional asks these tests without one.
      .test('min', tooShort, (name = '') => countCharacters(name) >= least)
      .test('max', tooLong, (name = '') => countCharacters(name) <= most)
  );
}
