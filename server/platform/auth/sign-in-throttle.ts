import { createError, type AppError } from '../error/create-error.ts';
import type { AttemptRule, CounterStorage } from '../counter/counter-storage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const minutes = (...counts: number[]): number[] => counts.map((count) => count * MINUTE);

/** Holds a tile for good: only the teacher lifts it. */
const LOCK = 3_650 * DAY;

/**
 * Five misses are free of a pause but for the last one; then 1, 2, 4 ... 15 minutes. There are only 1,320 picture codes, so
 * their misses add up for a week and the fifteenth one locks the tile: whoever guesses finds one in a hundred.
 */
const RULES: Readonly<Record<Poging['soort'], AttemptRule>> = {
  account: { windowMs: HOUR, free: 4, pauses: minutes(1, 2, 4, 8, 15) },
  plaatjes: { windowMs: 7 * DAY, free: 4, pauses: [...minutes(1, 2, 4, 8, 15, 15, 15, 15, 15, 15), LOCK] },
};
/** A whole school shares one address, so this one is wide. */
const ADDRESS_RULE: AttemptRule = { windowMs: 5 * MINUTE, free: 299, pauses: [5 * MINUTE] };

/** What is being tried: an account by name, or a picture tile. */
export interface Poging {
  soort: 'account' | 'plaatjes';
  sleutel: string;
  /** Network address it comes from; unknown = only the account counts, so that nobody waits for strangers. */
  adres: string | undefined;
  /** Class whose code opened the tile: it counts apart, so that one class never makes the rest of the school wait. */
  groepId?: string | undefined;
  /** Hash of the mark of a device on which this account signed in before: it counts apart, so that misses of others never hold it up. */
  knownDevice?: string | undefined;
}

/** What fitted; undefined = a miss, with the ms of the pause that it began. */
export interface Judged<T> {
  found: T | undefined;
  pause: number;
}

const createTooOftenError = (ms: number, kind: Poging['soort']): AppError =>
  createError('TE_VAAK', {
    headers: { 'Retry-After': String(Math.ceil(Math.min(ms, DAY) / 1000)) },
    ...(kind === 'plaatjes' ? { sleutel: 'TE_VAAK_PLAATJES' } : {}),
  });

const onDevice = (hash: string): string => `@${hash}`;

/** Slows down guessing: per account growing pauses after five misses, per tile also a lock, per address (and there per class) only from 300 misses. */
export class SignInThrottle {
  constructor(private readonly counters: CounterStorage) {}

  /**
   * Judges a secret. The attempt counts before the slow check, so that of a burst no more are judged than one by one; what fits
   * clears the account, and a check that could not be done gives its attempt back.
   */
  async judge<T>(poging: Poging, find: () => Promise<T | undefined>): Promise<Judged<T>> {
    const pause = await this.take(poging);
    const key = this.accountKey(poging);
    try {
      const found = await find();
      if (found === undefined) return { found, pause };
      await this.counters.wis(key);
      await this.giveBackAddress(poging);
      return { found, pause: 0 };
    } catch (error) {
      await this.counters.giveBack(key);
      await this.giveBackAddress(poging);
      throw error;
    }
  }

  /** Whether a secret fits the stored hash; an account without a hash has none that fits. */
  async isRight(poging: Poging, hash: string | null, verify: (hash: string) => Promise<boolean>): Promise<boolean> {
    const { found } = await this.judge(poging, async () => (hash !== null && (await verify(hash)) ? true : undefined));
    return found === true;
  }

  /** Lets somebody try again at once: `keys` are what this person can be waiting on, `devices` the known ones. */
  async unlock(keys: readonly string[], devices: readonly string[] = []): Promise<void> {
    const ends = ['', ...devices.map(onDevice)];
    for (const key of keys)
      for (const kind of ['plaatjes', 'account'] as const)
        for (const end of ends) await this.counters.wis(`${kind}:${key}${end}`);
  }

  /** Counts an attempt; throws 429 while the account, the tile or the address has to wait. */
  private async take(poging: Poging): Promise<number> {
    const key = this.accountKey(poging);
    const account = await this.counters.attempt(key, RULES[poging.soort]);
    if (account.wait > 0) throw createTooOftenError(account.wait, poging.soort);
    const address = this.addressKey(poging);
    if (address === undefined) return account.pause;
    const { wait } = await this.counters.attempt(address, ADDRESS_RULE);
    if (wait === 0) return account.pause;
    await this.counters.giveBack(key);
    throw createTooOftenError(wait, 'account');
  }

  private async giveBackAddress(poging: Poging): Promise<void> {
    const address = this.addressKey(poging);
    if (address !== undefined) await this.counters.giveBack(address);
  }

  private accountKey({ soort: kind, sleutel: key, knownDevice }: Poging): string {
    return `${kind}:${key}${knownDevice === undefined ? '' : onDevice(knownDevice)}`;
  }

  /** A known device never waits for the misses of others at its address, and adds none to them. */
  private addressKey({ adres: address, groepId, knownDevice }: Poging): string | undefined {
    if (address === undefined || knownDevice !== undefined) return undefined;
    return groepId === undefined ? `adres:${address}` : `adres:${address}|${groepId}`;
  }
}
