import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { nextPhases } from '@futsal-cup/domain/match-log/phases';
import { openDeviceStore } from '../score/outbox/desk/device-store';
import { toldAgain } from '../score/match/told-again';
import { isWaiting, type OutboxItem } from '../score/outbox/outbox-item';
import { newId } from '../score/outbox/desk/random';
import { type ScoredBy, SimulatedTab } from './simulated-tab';

interface PhoneParts {
  /** The name of the phone's database. */
  readonly name: string;
  readonly match: ScoredBy;
  readonly wrongBy: number;
  /** Stands in for `fetch` and simulates the unreliable network of a sports hall. */
  readonly ask: typeof fetch;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

/** Matches go through their halves but do not end, because nothing can be scored after the end. */
const PLAYED_PHASES = ['first-half', 'half-time', 'second-half'];

/** Simulates a scorer's phone, whose storage outlives its tabs. It makes random entries. */
export class SimulatedPhone {
  /** For each entry that was shown: the time when it was made, and the largest possible error of its instant. */
  readonly shown = new Map<string, { readonly madeAt: number; readonly error: number }>();
  /** These entries were acknowledged because somebody else had made the same change of phase. */
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
    // The real page stores the clock at every answer.
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

  /** Makes a random entry, and resolves when it is on the screen. */
  async tap(): Promise<void> {
    const { tab } = this;
    const facts = this.#think(tab);
    const entry: EntryInput = { ...facts, entryId: newId(), at: tab.clock.now() };
    const madeAt = Date.now();
    const { error } = tab;
    await tab.outbox.enter([this.#itemOf(entry)]);
    this.shown.set(entry.entryId, { madeAt, error });
  }

  /** Adds details to the last goal, perhaps in another tab, and perhaps before the goal has been sent. */
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
