import { createError, type AppFout } from '../fout/create-error.ts';
import type { TellerOpslag } from '../teller/teller-opslag.ts';

const MINUUT = 60_000;
const FOUTEN_PER_ACCOUNT = 5;
const WACHT_MAX_MIN = 15;
const VENSTER_ACCOUNT = 60 * MINUUT;
/** A whole school shares one address, so this one is wide. */
const FOUTEN_PER_ADRES = 300;
const VENSTER_ADRES = 5 * MINUUT;

/** What is being tried: an account by name, or a picture tile. */
export interface Poging {
  soort: 'account' | 'plaatjes';
  sleutel: string;
  /** Network address it comes from; unknown = only the account counts, so that nobody waits for strangers. */
  adres: string | undefined;
  /** Class whose code opened the tile: it counts apart, so that one class never makes the rest of the school wait. */
  groepId?: string | undefined;
  /** Whether this account signed in on this device before: then misses of others at the address do not hold it up. */
  isBekendApparaat?: () => Promise<boolean>;
}

const teVaak = (ms: number, soort: Poging['soort']): AppFout =>
  createError('TE_VAAK', {
    headers: { 'Retry-After': String(Math.ceil(ms / 1000)) },
    ...(soort === 'plaatjes' ? { sleutel: 'TE_VAAK_PLAATJES' } : {}),
  });

/** Slows down guessing: per account 1, 2, 4 ... 15 minutes after five misses, per tile one minute, per address (and there per class) only from 300 misses. */
export class Aanmeldrem {
  constructor(private readonly tellers: TellerOpslag) {}

  /** Throws 429 while the account, the tile or the address has to wait. */
  async check(poging: Poging): Promise<void> {
    const wacht = await this.tellers.geblokkeerd(this.accountSleutel(poging));
    if (wacht > 0) throw teVaak(wacht, poging.soort);
    const adres = this.adresSleutel(poging);
    if (adres === undefined || (await this.tellers.stand(adres)) < FOUTEN_PER_ADRES) return;
    if ((await poging.isBekendApparaat?.()) !== true) throw teVaak(VENSTER_ADRES, 'account');
  }

  /** Counts a miss; answers the pause in ms that starts with it, 0 when there is none. */
  async telMis(poging: Poging): Promise<number> {
    const adres = this.adresSleutel(poging);
    if (adres !== undefined) await this.tellers.tel(adres, VENSTER_ADRES);
    const sleutel = this.accountSleutel(poging);
    const misses = await this.tellers.tel(sleutel, VENSTER_ACCOUNT);
    if (misses < FOUTEN_PER_ACCOUNT) return 0;
    if (poging.soort === 'plaatjes') {
      await this.tellers.wis(sleutel);
      await this.tellers.blokkeer(sleutel, MINUUT);
      return MINUUT;
    }
    const ms = Math.min(WACHT_MAX_MIN, 2 ** (misses - FOUTEN_PER_ACCOUNT)) * MINUUT;
    await this.tellers.blokkeer(sleutel, ms);
    return ms;
  }

  async telGoed(poging: Poging): Promise<void> {
    await this.tellers.wis(this.accountSleutel(poging));
  }

  /** Lets somebody try again at once; `sleutels` are the keys this person can be waiting on. */
  async ontgrendel(sleutels: readonly string[]): Promise<void> {
    for (const sleutel of sleutels) {
      await this.tellers.wis(`plaatjes:${sleutel}`);
      await this.tellers.wis(`account:${sleutel}`);
    }
  }

  private accountSleutel(poging: Poging): string {
    return `${poging.soort}:${poging.sleutel}`;
  }

  private adresSleutel({ adres, groepId }: Poging): string | undefined {
    if (adres === undefined) return undefined;
    return groepId === undefined ? `adres:${adres}` : `adres:${adres}|${groepId}`;
  }
}
