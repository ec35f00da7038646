/** Supervises a stack that never stops, like one whose Firestore hangs. */
import type { Stack } from '@futsal-cup/tools/stack/start-stack';
import type { LocalState } from '@futsal-cup/tools/state/local-state';
import { superviseStack } from '@futsal-cup/tools/state/supervise-stack';

const never = () => new Promise<never>(() => undefined);

// A pending promise alone does not keep a process alive.
setInterval(() => undefined, 1_000);

const stack = { ended: never, stopTaking: never } as unknown as Stack;
const state = { keepSaving: () => undefined } as unknown as LocalState;
await superviseStack(stack, state, async () => console.log('running'));
