/** An object outside of JavaScript's memory, which nothing frees but `delete`. */
interface Deletable {
  delete(): void;
}

/** Takes over an object that must be freed, and hands it back. */
export type Own = <Item extends Deletable>(item: Item) => Item;

/** Runs `work` and then frees all that it has handed to `own`, whatever throws; the first error counts, because others may follow from it. */
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
