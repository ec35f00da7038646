import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import type { RulesTestContext } from '@firebase/rules-unit-testing';

export type ClientFirestore = ReturnType<RulesTestContext['firestore']>;

/** The operations that a client can try on a collection in which the document `existing` exists and no other. */
export const operations = {
  get: (db: ClientFirestore, name: string) => getDoc(doc(db, name, 'existing')),
  list: (db: ClientFirestore, name: string) => getDocs(collection(db, name)),
  create: (db: ClientFirestore, name: string) => setDoc(doc(db, name, 'new'), { name: 'mine' }),
  update: (db: ClientFirestore, name: string) => updateDoc(doc(db, name, 'existing'), { name: 'mine' }),
  delete: (db: ClientFirestore, name: string) => deleteDoc(doc(db, name, 'existing')),
} satisfies Record<string, (db: ClientFirestore, collection: string) => Promise<unknown>>;

export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as Operation[];
