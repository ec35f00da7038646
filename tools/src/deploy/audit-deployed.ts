import { spawn } from 'node:child_process';
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
  readonly code: number;
  readonly output: string;
}

function npm(args: readonly string[], cwd: string): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...args], { cwd, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

function judge({ code, output }: Finished): AuditResult {
  if (code === 0) return { kind: 'clean' };
  const isReport = /\d+ (low|moderate|high|critical)|vulnerabilit/.test(output);
  if (isReport) return { kind: 'findings', report: output };
  const reason = output.split('\n').find((line) => /^npm (error|warn audit)/.test(line));
  return { kind: 'unknown', why: reason ?? 'npm said nothing' };
}

const AUDIT = ['audit', '--omit=dev', '--audit-level=high'];

/** What the function's manifest installs in the cloud, which is not what the workspaces install here. */
async function auditFunction(manifest: string): Promise<AuditResult> {
  const folder = await mkdtemp(join(tmpdir(), 'futsal-cup-audit-'));
  try {
    await copyFile(manifest, join(folder, 'package.json'));
    const locked = await npm(['install', '--package-lock-only', '--no-audit', '--no-fund'], folder);
    return locked.code === 0 ? judge(await npm(AUDIT, folder)) : { kind: 'unknown', why: locked.output };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Looks for known holes, high or critical, in what is deployed: the function's packages and those bundled into the site. */
export async function auditDeployed(manifest: string): Promise<AuditResult> {
  const ofFunction = await auditFunction(manifest);
  if (ofFunction.kind !== 'clean') return ofFunction;
  return judge(await npm([...AUDIT, '--workspace', 'web', '--workspace', 'functions'], ROOT));
}
