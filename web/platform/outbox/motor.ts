import { BUNDEL_MAX, maakBundel } from './bundel.ts';
import type { Eigenaar, Post, Winkel } from './post.ts';
import type { Uitkomst } from './uitkomst.ts';
import { aanloop, wachttijd } from './wachttijd.ts';

/** Answers that start a send at once, and ms an answer may wait. */
export const DREMPEL = { aantal: 5, ms: 20_000 } as const;

export interface Stand {
  wachtend: number;
  storing: boolean;
  wachtOpLogin: boolean;
}

export interface MotorDelen {
  winkel: Winkel;
  eigenaar: Eigenaar;
  /** Sends one batch; never throws. */
  zend: (posten: readonly Post[], keepalive: boolean) => Promise<Uitkomst>;
  isLeider: () => boolean;
  nu: () => number;
  rng: () => number;
  /** Entries the server has stored. */
  bevestigd: (posten: readonly Post[]) => void;
  /** An entry the server will never take. */
  afgekeurd: (post: Post, reden: string) => void;
  gewijzigd: (stand: Stand) => void;
}

/** Decides when to send and what a reply means; all time, chance, storage and network come from outside. */
export class Motor {
  readonly #delen: MotorDelen;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lopend: Promise<'leeg' | 'later'> | null = null;
  #gestopt = false;
  #wachtend = 0;
  /** Answers since the last send. */
  #verzameld = 0;
  #poging = 0;
  #sinds: number | null = null;
  #magVanaf = 0;
  #wachtOpLogin = false;
  /** Largest batch after a 413, and how many entries still go one by one after a 400. */
  #grens = BUNDEL_MAX;
  #enkel = 0;

  constructor(delen: MotorDelen) {
    this.#delen = delen;
  }

  stand(): Stand {
    return { wachtend: this.#wachtend, storing: this.#sinds !== null, wachtOpLogin: this.#wachtOpLogin };
  }

  /** An answer was stored; `meteen` skips waiting for more. */
  nieuw(post: Post, meteen: boolean): void {
    this.#verzameld += 1;
    this.#wachtend += 1;
    this.#delen.gewijzigd(this.stand());
    if (this.#sinds !== null) return;
    if (meteen || this.#verzameld >= DREMPEL.aantal) void this.spoel();
    else this.#plan(Math.max(0, post.op + DREMPEL.ms - this.#delen.nu()), false);
  }

  /** Sends everything now; answers whether nothing is left. */
  async spoel(keepalive = false): Promise<'leeg' | 'later'> {
    if (this.#gestopt || this.#wachtOpLogin || !this.#delen.isLeider() || this.#delen.nu() < this.#magVanaf)
      return 'later';
    if (this.#lopend) return this.#lopend.then((uit) => (uit === 'later' ? uit : this.spoel(keepalive)));
    this.#lopend = this.#ronde(keepalive).finally(() => {
      this.#lopend = null;
    });
    const uit = await this.#lopend;
    this.#wachtend = await this.#delen.winkel.tel(this.#delen.eigenaar);
    this.#delen.gewijzigd(this.stand());
    return uit;
  }

  /** `online`, a new leader, or a success elsewhere. */
  wek(): void {
    if (!this.#wachtOpLogin) this.#plan(aanloop(this.#delen.rng), true);
  }

  /** The owner is signed in again. */
  hervat(): void {
    this.#wachtOpLogin = false;
    void this.spoel();
  }

  stop(): void {
    this.#gestopt = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #plan(ms: number, vervang: boolean): void {
    if (this.#gestopt || (this.#timer !== null && !vervang)) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.spoel();
    }, ms);
  }

  async #ronde(keepalive: boolean): Promise<'leeg' | 'later'> {
    const { winkel, eigenaar, zend } = this.#delen;
    while (!this.#gestopt) {
      const bundel = maakBundel(await winkel.lees(eigenaar, BUNDEL_MAX), this.#enkel > 0 ? 1 : this.#grens);
      if (bundel.length === 0) return 'leeg';
      this.#verzameld = 0;
      await this.#verwerk(bundel, await zend(bundel, keepalive));
      if (this.#sinds !== null || this.#wachtOpLogin) return 'later';
    }
    return 'later';
  }

  async #verwerk(bundel: readonly Post[], uitkomst: Uitkomst): Promise<void> {
    const [eerste] = bundel;
    if (uitkomst.soort === 'klaar') await this.#klaar(bundel);
    else if (uitkomst.soort === 'later') this.#stelUit(uitkomst.wacht);
    else if (uitkomst.soort === 'login') this.#wachtOpLogin = true;
    else if (bundel.length === 1 && eerste)
      await this.#keurAf(eerste, uitkomst.soort === 'splits' ? uitkomst.reden : '413');
    else if (uitkomst.soort === 'halveer') this.#grens = Math.max(1, Math.floor(bundel.length / 2));
    else this.#enkel = bundel.length;
  }

  async #klaar(bundel: readonly Post[]): Promise<void> {
    await this.#delen.winkel.verwijder(bundel);
    this.#delen.bevestigd(bundel);
    this.#poging = 0;
    this.#sinds = null;
    this.#magVanaf = 0;
    this.#grens = BUNDEL_MAX;
    this.#enkel = Math.max(0, this.#enkel - bundel.length);
  }

  async #keurAf(post: Post, reden: string): Promise<void> {
    await this.#delen.winkel.keurAf(post, reden);
    this.#sinds = null;
    this.#enkel = Math.max(0, this.#enkel - 1);
    this.#delen.afgekeurd(post, reden);
  }

  #stelUit(wacht: number | null): void {
    const nu = this.#delen.nu();
    this.#poging += 1;
    this.#sinds ??= nu;
    const ms = wachttijd({ poging: this.#poging, duur: nu - this.#sinds, wacht }, this.#delen.rng);
    this.#magVanaf = wacht === null ? 0 : nu + ms;
    this.#plan(ms, true);
  }
}
