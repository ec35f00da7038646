/* This script is loaded before the function and writes the peak of its memory into the log, in kilobytes. */
const EVERY_MS = 50;

// The process that guards the function is a Node process too.
if (/functions-framework/.test(process.argv[1] ?? '')) {
  setInterval(() => {
    process.stderr.write(`peak of memory: ${process.resourceUsage().maxRSS}\n`);
  }, EVERY_MS).unref();
}
