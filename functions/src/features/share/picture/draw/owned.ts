/** An object outside of JavaScript's memory, which nothing frees but `delete`. */
interface Deletable {
  delete(): void;
}

/** Takes over an object that must be freed, and hands it back. */
export type Own = <Item extends Deletable>(item: Item) => Item;

/** Runs `work` and then frees what it has handed to `own`, also when it throws. */
export function freeingOwned<Result>(work: (own: Own) => Result): Result {
  const owned: Deletable[] = [];
  try {
    return work((item) => {
      owned.push(item);
      return item;
    });
  } finally {
    for (const item of owned.reverse()) item.delete();
  }
}
