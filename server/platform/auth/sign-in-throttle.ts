import { createError, type AppError } from '../error/create-error.ts';
import type { CounterStorage } from '../counter/counter-storage.ts';

const MINUTE = 60_000;
const ERRORS_PER_ACCOUNT = 5;
const WAIT_MAX_MIN = 15;
const ACCOUNT_WINDOW = 60 * MINUTE;
/** A whole school shares one address, so this one is wide. */
const ERRORS_PER_ADDRESS = 300;
const ADDRESS_WINDOW = 5 * MINUTE;

/** What is being tried: an account by name, or a picture tile. */
export interface Poging {
  soort: 'account' | 'plaatjes';
  sleutel: string;
  /** Network address it comes from; unknown = only the account counts, so that nobody waits for strangers. */
  adres: string | undefined;
  /** Class whose code opened the tile: it counts apart, so that one class never makes the rest of the school wait. */
  groepId?: string | undefined;
  /** Whether this account signed in on this device before: then misses of others at the address do not hold it up. */
  isKnownDevice?: () => Promise<boolean>;
}

const createTooOftenError = (ms: number, kind: Poging['soort']): AppError =>
  createError('TE_VAAK', {
    headers: { 'Retry-After': String(Math.ceil(ms / 1000)) },
    ...(kind === 'plaatjes' ? { sleutel: 'TE_VAAK_PLAATJES' } : {}),
  });

/** Slows down guessing: per account 1, 2, 4 ... 15 minutes after five misses, per tile one minute, per address (and there per class) only from 300 misses. */
export class SignInThrottle {
  constructor(private readonly tellers: CounterStorage) {}

  /** Throws 429 while the account, the tile or the address has to wait. */
  async check(poging: Poging): Promise<void> {
    const wait = await this.tellers.blocked(this.accountKey(poging));
    if (wait > 0) throw createTooOftenError(wait, poging.soort);
    const address = this.addressKey(poging);
    if (address === undefined || (await this.tellers.stand(address)) < ERRORS_PER_ADDRESS) return;
    if ((await poging.isKnownDevice?.()) !== true) throw createTooOftenError(ADDRESS_WINDOW, 'account');
  }

  /** Counts a miss; answers the pause in ms that starts with it, 0 when there is none. */
  async countMiss(poging: Poging): Promise<number> {
    const address = this.addressKey(poging);
    if (address !== undefined) await this.tellers.countUp(address, ADDRESS_WINDOW);
    const key = this.accountKey(poging);
    const misses = await this.tellers.countUp(key, ACCOUNT_WINDOW);
    if (misses < ERRORS_PER_ACCOUNT) return 0;
    if (poging.soort === 'plaatjes') {
      await this.tellers.wis(key);
      await this.tellers.block(key, MINUTE);
      return MINUTE;
    }
    const ms = Math.min(WAIT_MAX_MIN, 2 ** (misses - ERRORS_PER_ACCOUNT)) * MINUTE;
    await this.tellers.block(key, ms);
    return ms;
  }

  async countSuccess(poging: Poging): Promise<void> {
    await this.tellers.wis(this.accountKey(poging));
  }

  /** Lets somebody try again at once; `sleutels` are the keys this person can be waiting on. */
  async unlock(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.tellers.wis(`plaatjes:${key}`);
      await this.tellers.wis(`account:${key}`);
    }
  }

  private accountKey(poging: Poging): string {
    return `${poging.soort}:${poging.sleutel}`;
  }

  private addressKey({ adres: address, groepId }: Poging): string | undefined {
    if (address === undefined) return undefined;
    return groepId === undefined ? `adres:${address}` : `adres:${address}|${groepId}`;
  }
}
