import { execa } from 'execa';
import { ROOT } from '../project';

export type AuditResult =
  | { readonly kind: 'clean' }
  | { readonly kind: 'findings'; readonly report: string }
  /** The registry does not answer audits, or cannot be reached. */
  | { readonly kind: 'unknown'; readonly why: string };

interface Finished {
  readonly failed: boolean;
  readonly output: string;
}

async function npm(args: readonly string[], cwd: string): Promise<Finished> {
  const { failed, all } = await execa('npm', args, { cwd, all: true, reject: false });
  return { failed, output: all.trim() };
}

function judge({ failed, output }: Finished): AuditResult {
  if (!failed) return { kind: 'clean' };
  const isReport = /\d+ (low|moderate|high|critical)|vulnerabilit/.test(output);
  if (isReport) return { kind: 'findings', report: output };
  const reason = output.split('\n').find((line) => /^npm (error|warn audit)/.test(line));
  return { kind: 'unknown', why: reason ?? 'npm said nothing' };
}

const AUDIT = ['audit', '--omit=dev', '--audit-level=high'];

/**
 * Asks npm for vulnerabilities, high or critical, in the packages that the function's lock file names and in those bundled into
 * the site.
 */
export async function auditDeployed(builtFunction: string): Promise<AuditResult> {
  const ofFunction = judge(await npm([...AUDIT, '--no-workspaces'], builtFunction));
  if (ofFunction.kind !== 'clean') return ofFunction;
  return judge(await npm([...AUDIT, '--workspace', 'web', '--workspace', 'functions'], ROOT));
}
