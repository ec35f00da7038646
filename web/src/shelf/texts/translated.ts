/** A catalogue of another language: the same keys, a text for each text, a function of the same arguments for each function. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

type TakesAllOf<English, Own> = Own extends (...args: infer OwnArgs) => string
  ? English extends (...args: infer Args) => string
    ? Args['length'] extends OwnArgs['length']
      ? Own
      : never
    : never
  : {
      readonly [Key in keyof Own]: Key extends keyof English ? TakesAllOf<English[Key], Own[Key]> : Own[Key];
    };

/**
 * The texts themselves, except for functions that leave out an argument of the English function. TypeScript would accept such a
 * function, and its text would omit the number or the name.
 */
export type WithAllArguments<English, Texts extends Translated<English>> = TakesAllOf<English, Texts>;
