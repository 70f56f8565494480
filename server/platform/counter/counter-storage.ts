import type { Clock } from '#engine/core/basis/clock.ts';

/** Counters that forget: shared by all rate limits, so that another store can take over on more than one server. */
export interface CounterStorage {
  /** Adds one and answers the count within the window of `vensterMs`, which starts at the first count. */
  countUp(key: string, windowMs: number): Promise<number>;
  /** Present count without adding. */
  stand(key: string): Promise<number>;
  /** Milliseconds that a key is still held; 0 = free. */
  geblokkeerd(key: string): Promise<number>;
  block(key: string, ms: number): Promise<void>;
  wis(key: string): Promise<void>;
}

interface Row {
  aantal: number;
  tot: number;
  dicht: number;
}
const ROWS_MAX = 100_000;

/** Counters in the memory of this process. */
export class MemoryCounters implements CounterStorage {
  private readonly rijen = new Map<string, Row>();

  constructor(private readonly clock: Clock) {}

  async countUp(key: string, windowMs: number): Promise<number> {
    const row = this.rij(key, windowMs);
    row.aantal += 1;
    return row.aantal;
  }

  async stand(key: string): Promise<number> {
    const row = this.rijen.get(key);
    return row === undefined || row.tot <= this.clock.now() ? 0 : row.aantal;
  }

  async geblokkeerd(key: string): Promise<number> {
    return Math.max(0, (this.rijen.get(key)?.dicht ?? 0) - this.clock.now());
  }

  async block(key: string, ms: number): Promise<void> {
    this.rij(key, ms).dicht = this.clock.now() + ms;
  }

  async wis(key: string): Promise<void> {
    this.rijen.delete(key);
  }

  private rij(key: string, windowMs: number): Row {
    const now = this.clock.now();
    const existing = this.rijen.get(key);
    if (existing !== undefined && (existing.tot > now || existing.dicht > now)) return existing;
    if (this.rijen.size >= ROWS_MAX) this.cleanUp(now);
    const newOne = { aantal: 0, tot: now + windowMs, dicht: 0 };
    this.rijen.set(key, newOne);
    return newOne;
  }

  private cleanUp(now: number): void {
    for (const [key, row] of this.rijen) if (row.tot <= now && row.dicht <= now) this.rijen.delete(key);
    if (this.rijen.size >= ROWS_MAX) this.rijen.clear();
  }
}
