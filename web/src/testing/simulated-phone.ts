import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { nextPhases } from '@futsal-cup/domain/match-log/phases';
import { openDeviceStore } from '../score/outbox/desk/device-store';
import { toldAgain } from '../score/match/told-again';
import { isWaiting, type OutboxItem } from '../score/outbox/outbox-item';
import { newId } from '../score/outbox/desk/random';
import { type ScoredBy, SimulatedTab } from './simulated-tab';

interface PhoneParts {
  /** Of its database. */
  readonly name: string;
  readonly match: ScoredBy;
  readonly wrongBy: number;
  /** In place of `fetch`: the network of the hall. */
  readonly ask: typeof fetch;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** Matches are taken through their halves, but not ended: nothing can be scored behind the end. */
const PLAYED_PHASES = ['first-half', 'half-time', 'second-half'];

/** A scorer's phone: its storage outlives its tabs. It enters what comes to its scorer's mind. */
export class SimulatedPhone {
  /** When entries were made that the scorer has seen on the screen, and by how much their instant may be wrong. */
  readonly shown = new Map<string, { readonly madeAt: number; readonly error: number }>();
  /** Acknowledged, because somebody else had made the same change of phase. */
  readonly knownElsewhere = new Set<string>();
  readonly match: ScoredBy;
  readonly #parts: PhoneParts;
  readonly #device;
  #tabs: readonly SimulatedTab[] = [];
  #ahead = 0;
  #error = 0;

  constructor(parts: PhoneParts) {
    this.#parts = parts;
    this.match = parts.match;
    this.#device = openDeviceStore(parts.name).use;
  }

  get tab(): SimulatedTab {
    const tab = this.#tabs[Math.floor(this.#parts.random() * this.#tabs.length)];
    if (!tab) throw new Error('No tab of the phone is open.');
    return tab;
  }

  get items(): readonly OutboxItem[] {
    return this.tab.outbox.store.getState().items;
  }

  get isAllSent(): boolean {
    return !this.items.some(isWaiting);
  }

  async openTab(): Promise<void> {
    const { match, wrongBy, ask } = this.#parts;
    // The page keeps it in the storage at every answer.
    const [open] = this.#tabs;
    if (open) this.#keepClock(open);
    const tab: SimulatedTab = new SimulatedTab({
      match,
      wrongBy,
      ask,
      ahead: this.#ahead,
      error: this.#error,
      device: this.#device,
      onKnownElsewhere: (entryId) => this.knownElsewhere.add(entryId),
      onChange: () => this.#tabs.forEach((other) => other !== tab && void other.outbox.follow()),
    });
    await tab.outbox.load();
    this.#tabs = [...this.#tabs, tab];
  }

  killTab(): void {
    const { tab } = this;
    this.#keepClock(tab);
    tab.kill();
    this.#tabs = this.#tabs.filter((other) => other !== tab);
  }

  #keepClock({ clock, error }: SimulatedTab): void {
    this.#ahead = clock.ahead;
    this.#error = error;
  }

  get tabCount(): number {
    return this.#tabs.length;
  }

  /** Enters something; resolves when it is on the screen. */
  async tap(): Promise<void> {
    const { tab } = this;
    const facts = this.#think(tab);
    const entry: EntryInput = { ...facts, entryId: newId(), at: tab.clock.now() };
    const madeAt = Date.now();
    const { error } = tab;
    await tab.outbox.enter([this.#itemOf(entry)]);
    this.shown.set(entry.entryId, { madeAt, error });
  }

  /** Says how the last goal fell, perhaps in another tab, and perhaps of one that has not been sent. */
  async nameScorer(): Promise<void> {
    const { tab } = this;
    const goal = tab.screen.folded.active.findLast(({ kind }) => kind === 'goal');
    const again = goal && toldAgain(goal, { playerId: null, how: 'penalty' });
    if (!again) return;
    await tab.outbox.enter([this.#itemOf({ ...again.facts, at: again.at, entryId: newId() })]);
  }

  #itemOf(entry: EntryInput): OutboxItem {
    const { tournamentId, matchId } = this.match;
    return { entry, tournamentId, matchId, accessId: 'link', refusal: null };
  }

  #think({ screen: { folded, entries } }: SimulatedTab): EntryFacts {
    const { random } = this.#parts;
    const { rules } = this.match;
    const side: SideKey = random() < 0.5 ? 'local' : 'visitor';
    const { half, phase, lastChange: on } = folded;
    const to = nextPhases(phase, { rules, isKnockout: false }).find((next) => PLAYED_PHASES.includes(next));
    if (to && (half === null || random() < 0.05)) return { kind: 'phase', to, on };
    if (half === null) throw new Error(`Nobody can score in ${phase}.`);
    const choice = random();
    if (choice < 0.5) return { kind: 'goal', side, half, playerId: null };
    if (choice < 0.75) return { kind: 'foul', side, half };
    const last = entries.findLast(({ kind }) => kind === 'goal' || kind === 'foul');
    if (choice < 0.85 && last) return { kind: 'undo', of: last.entryId };
    return { kind: 'card', side, half, colour: 'yellow', playerId: null };
  }
}
