import { type Entry, isPhaseChange, NEARLY_FULL } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { USUAL_DIFFERENCE_MS } from '@futsal-cup/domain/match-log/put-in-time';
import { isWaiting, type OutboxItem } from '../score/outbox/outbox-item';
import type { SimulatedPhone } from './simulated-phone';

const CLOCK_MS = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface MatchDay {
  readonly random: () => number;
  /** The time at which the simulation ends, by the clock of the machine. */
  readonly endsAt: number;
}

/** Simulates a scorer, who taps, opens more tabs, loses a tab, and looks at the log now and then. */
export async function scoreMatch(phone: SimulatedPhone, { random, endsAt }: MatchDay): Promise<void> {
  await phone.openTab();
  // Nobody scores before the page has been loaded once.
  while (!(await phone.tab.poll())) await pause(500);
  while (Date.now() < endsAt) {
    await pause(300 + random() * 2_000);
    const choice = random();
    if (choice < 0.06) {
      phone.killTab();
      if (phone.tabCount === 0) await phone.openTab();
    } else if (choice < 0.1 && phone.tabCount < 3) await phone.openTab();
    else if (choice < 0.3) await phone.tab.poll();
    else if (choice < 0.4) await phone.nameScorer();
    else await phone.tap();
  }
}

/** Reopens the pages, waits until every phone has sent its entries, and loads the log once more. */
export async function finish(phones: readonly SimulatedPhone[]): Promise<void> {
  for (const phone of phones) {
    while (phone.tabCount > 0) phone.killTab();
    await phone.openTab();
  }
  for (const phone of phones) while (!phone.isAllSent) await pause(200);
  for (const phone of phones) while (!(await phone.tab.poll())) await pause(200);
}

/**
 * Some refusals are expected: two phones of one match may press the same button, and a log may be full. All other entries
 * must be accepted.
 */
function isToBeExpected({ refusal }: OutboxItem, log: readonly Entry[]): boolean {
  if (refusal === null) return true;
  if (['phase_changed_meanwhile', 'phase_is_not_possible_now'].includes(refusal)) return true;
  return refusal === 'match_log_is_full' && log.length >= NEARLY_FULL;
}

/**
 * Whether the server has put an entry at the beginning of the half that it names. If another phone was first to begin that half, an entry
 * may be dated before it. A difference that clocks usually have leaves no other mark.
 */
function isPutAtPhase({ at }: Entry, madeAt: number, log: readonly Entry[]): boolean {
  const isUsual = at > madeAt && at - madeAt <= USUAL_DIFFERENCE_MS + CLOCK_MS;
  return isUsual && log.some((entry) => isPhaseChange(entry) && entry.at === at);
}

/** Compares the entries of a phone with the server's log, and lists the entries that are lost, doubled or wrong. */
export function findProblems(phone: SimulatedPhone, log: readonly Entry[]): string[] {
  const kept = new Set(phone.items.map(({ entry }) => entry.entryId));
  const problems = phone.items.filter(isWaiting).map(({ entry }) => `${entry.entryId} is still waiting`);
  for (const item of phone.items.filter((each) => !isToBeExpected(each, log))) {
    problems.push(`${item.entry.entryId} was refused: ${item.refusal}`);
  }
  for (const [entryId, { madeAt, error }] of phone.shown) {
    if (kept.has(entryId) || phone.knownElsewhere.has(entryId)) continue;
    const stored = log.filter((entry) => entry.entryId === entryId);
    if (stored.length !== 1) problems.push(`${entryId} is stored ${stored.length} times`);
    const [entry] = stored;
    if (entry && isPutAtPhase(entry, madeAt, log)) continue;
    // The server records an instant that it has changed by more.
    const wrongBy = Math.abs((entry?.saidAt ?? entry?.at ?? madeAt) - madeAt);
    if (wrongBy > Math.max(CLOCK_MS, error + 50))
      problems.push(`${entryId} has an instant that is wrong by ${wrongBy} ms`);
  }
  const ids = log.map(({ entryId }) => entryId);
  if (new Set(ids).size !== ids.length) problems.push('the log has an entry twice');
  const { rules } = phone.match;
  const [shown, stored] = [phone.tab.screen.folded, foldLog(log, rules)].map((folded) =>
    JSON.stringify(folded),
  );
  if (shown !== stored) problems.push(`a screen shows ${shown} and the server has ${stored}`);
  return problems;
}
