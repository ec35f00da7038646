import fc from 'fast-check';

/** Builds lists within lists, deeper than any form nests them. */
function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** JSON lets an object have a `__proto__` of its own; a literal would set the prototype instead. */
function withPrototypeKeys(): unknown {
  return JSON.parse(
    '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"polluted":true}},"toString":1}',
  );
}

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066mirrored',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  '../../../etc/passwd',
  '..',
  '.',
  'a/b',
  'a//b',
  '__id__',
  '__proto__',
  'constructor',
  '%2e%2e%2f',
  "'; DROP TABLE teams; --",
  '{"$gt":""}',
  '${process.exit(1)}',
  '<script>alert(1)</script>',
  '0x10',
  '1e3',
  'NaN',
  'null',
  'true',
  '12345678901234567890',
  'x'.repeat(1_501),
  'x'.repeat(20_000),
  '2099-13-45',
  '99/99/9999',
  '25:61',
  '-1',
];

const values = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [[]],
  [null],
  [{}],
  nested(500),
  withPrototypeKeys(),
  Array.from({ length: 2_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, index])),
];

/** Values that no form sends: wrong types, huge, deep, half characters, path characters, numbers as texts. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...values),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).map((value) => {
    try {
      return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
    } catch {
      return null;
    }
  }),
);

/** Bodies that are no object, or a strange one, as the text that is sent. */
export const hostileBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '""',
  '0',
  'true',
  '[[[[[[]]]]]]',
  '{"__proto__":{"token":"x","role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":"x","valueOf":"y","hasOwnProperty":1}',
  '{"tournamentId":1e999}',
  '{"tournamentId":"a","tournamentId":"b"}',
  `{"deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{"name":"${'x'.repeat(99_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
  '{"name":"\\ud800","date":"\\u0000"}',
  '{"a":',
  '{a:1}',
  '\u0000\u0001',
  '<xml/>',
];
