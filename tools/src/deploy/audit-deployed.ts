import { execa } from 'execa';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project';

export type AuditResult =
  | { readonly kind: 'clean' }
  | { readonly kind: 'findings'; readonly report: string }
  /** The registry does not answer audits, or there is none. */
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

/** Audits the versions that the cloud installs from the function's manifest, which may differ from those installed here. */
async function auditFunction(manifest: string): Promise<AuditResult> {
  const folder = await mkdtemp(join(tmpdir(), 'futsal-cup-audit-'));
  try {
    await copyFile(manifest, join(folder, 'package.json'));
    const locked = await npm(['install', '--package-lock-only', '--no-audit', '--no-fund'], folder);
    return locked.failed ? { kind: 'unknown', why: locked.output } : judge(await npm(AUDIT, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Asks npm for vulnerabilities, high or critical, in the packages of the function and in those bundled into the site. */
export async function auditDeployed(manifest: string): Promise<AuditResult> {
  const ofFunction = await auditFunction(manifest);
  if (ofFunction.kind !== 'clean') return ofFunction;
  return judge(await npm([...AUDIT, '--workspace', 'web', '--workspace', 'functions'], ROOT));
}
