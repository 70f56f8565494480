import { createError, type AppError } from '../error/create-error.ts';
import type { CounterStorage } from './counter-storage.ts';

interface Limit {
  /** Misses of one key in the window. */
  max: number;
  windowMs: number;
}

/** Limits wrong codes. A try counts before the code is looked up, so that a burst is no way round it; a right one is given back. */
export class MissLimit {
  constructor(
    private readonly counters: CounterStorage,
    private readonly limit: Limit,
  ) {}

  /** Throws 429 while a key has no tries left. */
  async check(keys: readonly string[]): Promise<void> {
    for (const key of keys) if ((await this.counters.stand(key)) >= this.limit.max) throw this.tooOften();
  }

  /** What `find` finds; undefined counts as a miss, and the last miss is refused already. */
  async find<T>(keys: readonly string[], find: () => Promise<T | undefined>): Promise<T | undefined> {
    const counts = await Promise.all(keys.map((key) => this.counters.countUp(key, this.limit.windowMs)));
    const highest = Math.max(...counts);
    if (highest > this.limit.max) throw this.tooOften();
    const found = await find();
    if (found !== undefined) await Promise.all(keys.map((key) => this.counters.giveBack(key)));
    else if (highest === this.limit.max) throw this.tooOften();
    return found;
  }

  private tooOften(): AppError {
    return createError('TE_VAAK', { headers: { 'Retry-After': String(this.limit.windowMs / 1000) } });
  }
}
