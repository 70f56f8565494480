import type { Clock } from '#engine/core/basis/clock.ts';
import type { AttemptOutcome, AttemptRule, CounterStorage } from './counter-storage.ts';

interface Row {
  count: number;
  until: number;
  heldUntil: number;
}
const ROWS_MAX = 100_000;

/** Counters in the memory of this process. */
export class MemoryCounters implements CounterStorage {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly clock: Clock) {}

  async countUp(key: string, windowMs: number): Promise<number> {
    const row = this.row(key, windowMs);
    row.count += 1;
    return row.count;
  }

  async attempt(key: string, { windowMs, free, pauses }: AttemptRule): Promise<AttemptOutcome> {
    const now = this.clock.now();
    const row = this.row(key, windowMs);
    if (row.heldUntil > now) return { wait: row.heldUntil - now, pause: 0 };
    row.count += 1;
    const pause = row.count > free ? (pauses[Math.min(row.count - free, pauses.length) - 1] ?? 0) : 0;
    if (pause > 0) row.heldUntil = now + pause;
    return { wait: 0, pause };
  }

  async giveBack(key: string): Promise<void> {
    const row = this.rows.get(key);
    if (row === undefined) return;
    row.count = Math.max(0, row.count - 1);
    row.heldUntil = 0;
  }

  async stand(key: string): Promise<number> {
    const row = this.rows.get(key);
    return row === undefined || row.until <= this.clock.now() ? 0 : row.count;
  }

  async held(key: string): Promise<number> {
    return Math.max(0, (this.rows.get(key)?.heldUntil ?? 0) - this.clock.now());
  }

  async wis(key: string): Promise<void> {
    this.rows.delete(key);
  }

  async forget(): Promise<void> {
    this.dropOver(this.clock.now());
  }

  private row(key: string, windowMs: number): Row {
    const now = this.clock.now();
    const existing = this.rows.get(key);
    if (existing !== undefined && (existing.until > now || existing.heldUntil > now)) return existing;
    if (this.rows.size >= ROWS_MAX) this.makeRoom(now);
    const created = { count: 0, until: now + windowMs, heldUntil: 0 };
    this.rows.delete(key); // a new window goes to the end of the order
    this.rows.set(key, created);
    return created;
  }

  /** Forgets what is over; if that is nothing, the oldest that holds nobody, so that made-up names never free a held one. */
  private makeRoom(now: number): void {
    this.dropOver(now);
    for (const [key, row] of this.rows) {
      if (this.rows.size < ROWS_MAX) return;
      if (row.heldUntil <= now) this.rows.delete(key);
    }
  }

  private dropOver(now: number): void {
    for (const [key, row] of this.rows) if (row.until <= now && row.heldUntil <= now) this.rows.delete(key);
  }
}
