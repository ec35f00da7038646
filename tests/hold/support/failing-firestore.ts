import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

/** Firestore answers this to a commit that has lost against another one. */
const ABORTED = 10;

/** Wraps the database: `begin` gets each batch with its number, and may change the batch. */
function withBatches(real: Firestore, begin: (batch: WriteBatch, nth: number) => void): Firestore {
  let begun = 0;
  return new Proxy(real, {
    get(db, name) {
      const member: unknown = Reflect.get(db, name);
      if (name !== 'batch') return typeof member === 'function' ? (member.bind(db) as unknown) : member;
      return () => {
        const batch = db.batch();
        begun += 1;
        begin(batch, begun);
        return batch;
      };
    },
  });
}

/** Wraps the database so that the commit of the nth batch fails. */
export function failingOnce(real: Firestore, nth: number): Firestore {
  return withBatches(real, (batch, begun) => {
    if (begun === nth) batch.commit = () => Promise.reject(new Error('The line is cut'));
  });
}

/** Wraps the database so that no commit passes from the nth batch on, as if the process had been killed before it. */
export function cutOffBefore(real: Firestore, nth: number): Firestore {
  return withBatches(real, (batch, begun) => {
    if (begun >= nth) batch.commit = () => Promise.reject(new Error('The line is cut'));
  });
}

/** Wraps the database so that its first commits lose against other commits. */
export function losingAtFirst(real: Firestore, times: number): Firestore {
  return withBatches(real, (batch, begun) => {
    const lost = Object.assign(new Error('Others were quicker'), { code: ABORTED });
    if (begun <= times) batch.commit = () => Promise.reject(lost);
  });
}
