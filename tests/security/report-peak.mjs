/* Loaded before the function: writes into its log how much memory it has taken at most, in kilobytes. */
const EVERY_MS = 50;

// The process that guards the function is a Node process too.
if (/functions-framework/.test(process.argv[1] ?? '')) {
  setInterval(() => {
    process.stderr.write(`peak of memory: ${process.resourceUsage().maxRSS}\n`);
  }, EVERY_MS).unref();
}
