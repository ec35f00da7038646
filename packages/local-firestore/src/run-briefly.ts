import { execFile } from 'node:child_process';

/** What a command printed (both streams), or null if it is missing, fails or takes longer than the limit. */
export function runBriefly(
  command: string,
  args: readonly string[],
  options: { env: NodeJS.ProcessEnv; limitMs: number },
): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { env: options.env, timeout: options.limitMs, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => resolve(error ? null : stdout + stderr),
    );
  });
}
