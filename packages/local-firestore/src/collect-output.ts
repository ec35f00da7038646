import type { GuardedProcess } from './spawn-guarded';

const KEPT_CHARACTERS = 2_000;

/** Drains the child's output, so that it never blocks on a full pipe, and keeps the end of it for an error message. */
export function collectOutput(child: GuardedProcess): () => string {
  let kept = '';
  const keep = (chunk: Buffer) => {
    kept = (kept + chunk.toString()).slice(-KEPT_CHARACTERS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => kept.trim();
}
