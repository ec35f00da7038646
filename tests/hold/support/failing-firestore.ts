import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

/** What Firestore answers to a commit that lost against another one. */
const ABORTED = 10;

/** The database, but what `begin` makes of its batches, told which one it is. */
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

/** The database, but one of its commits fails: that of the nth batch which is begun. */
export function failingOnce(real: Firestore, nth: number): Firestore {
  return withBatches(real, (batch, begun) => {
    if (begun === nth) batch.commit = () => Promise.reject(new Error('The line is cut'));
  });
}

/** The database, but others are quicker than its first commits. */
export function losingAtFirst(real: Firestore, times: number): Firestore {
  return withBatches(real, (batch, begun) => {
    const lost = Object.assign(new Error('Others were quicker'), { code: ABORTED });
    if (begun <= times) batch.commit = () => Promise.reject(lost);
  });
}
