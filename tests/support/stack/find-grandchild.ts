import { execFileSync } from 'node:child_process';

interface Listed {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): Listed[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Finds the program that a command runs below a guard (packages/local-firestore/src/guard-child.mjs), by a part of its command line. */
export function findGrandchild(pid: number, text: string): number {
  const all = listProcesses();
  const guards = new Set(all.filter(({ parent }) => parent === pid).map((guard) => guard.pid));
  const found = all.find(({ parent, command }) => guards.has(parent) && command.includes(text));
  if (!found) throw new Error(`No child of ${pid} runs ${text}.`);
  return found.pid;
}
