import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AttemptOutcome, AttemptRule, CounterStorage } from './counter-storage.ts';

/** Keys hold typed names and addresses: only their hash is stored. */
const hashOf = (key: string): string => createHash('sha256').update(`counter:${key}`).digest('base64url');

/** A row is new again when its window is over and it holds nobody. */
const OVER = 'c.until <= :now AND c.held_until <= :now';

const COUNT_UP = `
  INSERT INTO counters AS c (key, count, until) VALUES (:key, 1, :now + :window::bigint)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${OVER} THEN 1 ELSE c.count + 1 END,
    until = CASE WHEN ${OVER} THEN :now + :window::bigint ELSE c.until END
  RETURNING count`;

const PAUSE = (count: string): string =>
  `coalesce((:pauses::bigint[])[least(${count} - :free::int, cardinality(:pauses::bigint[]))], 0)`;

/** One statement, so that a burst over all processes is counted one by one; no row = the key is held. */
const ATTEMPT = `
  INSERT INTO counters AS c (key, count, until, held_until)
  VALUES (:key, 1, :now + :window::bigint, CASE WHEN ${PAUSE('1')} > 0 THEN :now + ${PAUSE('1')} ELSE 0 END)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.until <= :now THEN 1 ELSE c.count + 1 END,
    until = CASE WHEN c.until <= :now THEN :now + :window::bigint ELSE c.until END,
    held_until = CASE
      WHEN ${PAUSE('CASE WHEN c.until <= :now THEN 1 ELSE c.count + 1 END')} > 0
      THEN :now + ${PAUSE('CASE WHEN c.until <= :now THEN 1 ELSE c.count + 1 END')} ELSE 0 END
  WHERE c.held_until <= :now
  RETURNING held_until`;

/** Counters in the database, for more than one process. */
export class DatabaseCounters implements CounterStorage {
  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {}

  async countUp(key: string, windowMs: number): Promise<number> {
    const {
      rows: [row],
    }: { rows: { count: number }[] } = await this.db.raw(COUNT_UP, {
      key: hashOf(key),
      now: this.clock.now(),
      window: windowMs,
    });
    return row?.count ?? 0;
  }

  async attempt(key: string, { windowMs, free, pauses }: AttemptRule): Promise<AttemptOutcome> {
    const now = this.clock.now();
    const {
      rows: [row],
    }: { rows: { held_until: string }[] } = await this.db.raw(ATTEMPT, {
      key: hashOf(key),
      now,
      window: windowMs,
      free,
      pauses: [...pauses],
    });
    // The hold may end between the two statements: then the next attempt is free.
    if (row === undefined) return { wait: Math.max(1, await this.held(key)), pause: 0 };
    return { wait: 0, pause: Math.max(0, Number(row.held_until) - now) };
  }

  async giveBack(key: string): Promise<void> {
    await this.db('counters')
      .where({ key: hashOf(key) })
      .update({ count: this.db.raw('greatest(0, count - 1)'), held_until: 0 });
  }

  async stand(key: string): Promise<number> {
    const row = await this.db('counters')
      .where({ key: hashOf(key) })
      .where('until', '>', this.clock.now())
      .first('count');
    return row?.count ?? 0;
  }

  async held(key: string): Promise<number> {
    const row = await this.db('counters')
      .where({ key: hashOf(key) })
      .first('held_until');
    return Math.max(0, Number(row?.held_until ?? 0) - this.clock.now());
  }

  async wis(key: string): Promise<void> {
    await this.db('counters')
      .where({ key: hashOf(key) })
      .delete();
  }

  async forget(): Promise<void> {
    const now = this.clock.now();
    await this.db('counters').where('until', '<=', now).where('held_until', '<=', now).delete();
  }
}
