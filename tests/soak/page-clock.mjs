/*
 * This script is loaded before a page. It gives the page a clock that stands still until `passTo` moves it, from one timer to the next, and lets
 * the page draw and every call be answered in between. It is no TypeScript, because it runs in the page as it is. `fastClock` has
 * its start, and by how much it is ahead of the clock of the server.
 */
const KEPT = 'fast-clock';
const channel = new MessageChannel();
const turn = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
const pause = window.setTimeout.bind(window);
const ask = window.fetch.bind(window);
const timers = new Map();
// The clock goes on when the page is loaded anew.
let now = Number(sessionStorage.getItem(KEPT) ?? window.fastClock.start);
const openedAt = now;
let lastId = 0;
let pending = 0;

const add = (run, delay, isRepeated) => {
  lastId += 1;
  timers.set(lastId, { at: now + Math.max(1, delay), every: isRepeated ? Math.max(1, delay) : null, run });
  return lastId;
};
class FastDate extends Date {
  constructor(instant = now) {
    super(instant);
  }
  static now = () => now;
}
Object.assign(window, {
  Date: FastDate,
  setTimeout: (run, delay = 0) => add(run, delay, false),
  setInterval: (run, delay = 0) => add(run, delay, true),
  clearTimeout: (id) => timers.delete(id),
  clearInterval: (id) => timers.delete(id),
  fetch: async (...args) => {
    pending += 1;
    try {
      const answer = await ask(...args);
      const { status, headers } = answer;
      const date = new FastDate(now - window.fastClock.isAheadBy).toUTCString();
      return new Response(await answer.arrayBuffer(), {
        status,
        headers: { ...Object.fromEntries(headers), date },
      });
    } finally {
      pending -= 1;
    }
  },
});
performance.now = () => now - openedAt;

const settle = async () => {
  for (let turns = 0; turns < 3 || pending > 0; turns += 1) {
    if (turns < 20) await turn();
    else await new Promise((resolve) => pause(resolve, 1));
  }
  await turn();
};
window.passTo = async (end) => {
  for (;;) {
    await settle();
    const [next] = [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
    if (!next) break;
    const [id, timer] = next;
    now = Math.max(now, timer.at);
    if (timer.every === null) timers.delete(id);
    else timer.at += timer.every;
    timer.run();
  }
  now = end;
  sessionStorage.setItem(KEPT, String(now));
  await settle();
};
