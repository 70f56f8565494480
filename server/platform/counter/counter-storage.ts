import type { Clock } from '#engine/core/basis/clock.ts';

/** Counters that forget: shared by all rate limits, so that another store can take over on more than one server. */
export interface CounterStorage {
  /** Adds one and answers the count within the window of `vensterMs`, which starts at the first count. */
  countUp(key: string, windowMs: number): Promise<number>;
  /** Present count without adding. */
  stand(key: string): Promise<number>;
  /** Milliseconds that a key is still held; 0 = free. */
  blocked(key: string): Promise<number>;
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
  private readonly rows = new Map<string, Row>();

  constructor(private readonly clock: Clock) {}

  async countUp(key: string, windowMs: number): Promise<number> {
    const row = this.row(key, windowMs);
    row.aantal += 1;
    return row.aantal;
  }

  async stand(key: string): Promise<number> {
    const row = this.rows.get(key);
    return row === undefined || row.tot <= this.clock.now() ? 0 : row.aantal;
  }

  async blocked(key: string): Promise<number> {
    return Math.max(0, (this.rows.get(key)?.dicht ?? 0) - this.clock.now());
  }

  async block(key: string, ms: number): Promise<void> {
    this.row(key, ms).dicht = this.clock.now() + ms;
  }

  async wis(key: string): Promise<void> {
    this.rows.delete(key);
  }

  private row(key: string, windowMs: number): Row {
    const now = this.clock.now();
    const existing = this.rows.get(key);
    if (existing !== undefined && (existing.tot > now || existing.dicht > now)) return existing;
    if (this.rows.size >= ROWS_MAX) this.cleanUp(now);
    const newOne = { aantal: 0, tot: now + windowMs, dicht: 0 };
    this.rows.set(key, newOne);
    return newOne;
  }

  private cleanUp(now: number): void {
    for (const [key, row] of this.rows) if (row.tot <= now && row.dicht <= now) this.rows.delete(key);
    if (this.rows.size >= ROWS_MAX) this.rows.clear();
  }
}
