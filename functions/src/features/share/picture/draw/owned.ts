/** An object outside of JavaScript's memory, which nothing frees but `delete`. */
interface Deletable {
  delete(): void;
}

/** Registers an object that must be freed, and returns it. */
export type Own = <Item extends Deletable>(item: Item) => Item;

/**
 * Runs `work` and then frees all objects that it registered with `own`, even after an error. The first error is thrown, because others
 * may follow from it.
 */
export function freeingOwned<Result>(work: (own: Own) => Result): Result {
  const owned: Deletable[] = [];
  const errors: unknown[] = [];
  const attempt = <Value>(step: () => Value): Value | undefined => {
    try {
      return step();
    } catch (error) {
      errors.push(error);
      return undefined;
    }
  };
  const result = attempt(() =>
    work((item) => {
      owned.push(item);
      return item;
    }),
  );
  for (const item of owned.reverse()) attempt(() => item.delete());
  if (errors.length > 0) throw errors[0];
  return result as Result;
}
