import { cpus, totalmem, loadavg } from 'node:os';

/** Describes the machine of the measurements, and how busy it was. */
export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return (
    `${processors.length} × ${model}, ${memory} GiB memory, ${process.platform}, Node ${process.versions.node}; ` +
    `load when it began: ${load}`
  );
}
