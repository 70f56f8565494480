import { BUNDLE_MAX, createBundle } from './bundle.ts';
import type { Owner, Post, Store } from './post.ts';
import type { PostOutcome } from './outcome.ts';
import { STUMBLES, Suspects } from './suspects.ts';
import { jitter, waitTime } from './wait-time.ts';

/** Answers that start a send at once, and ms an answer may wait. */
export const THRESHOLD = { aantal: 5, ms: 20_000 } as const;

export interface OutboxState {
  waiting: number;
  outage: boolean;
  awaitsLogin: boolean;
}

export interface MotorParts {
  store: Store;
  owner: Owner;
  /** Sends one batch; never throws. */
  send: (posts: readonly Post[], keepalive: boolean) => Promise<PostOutcome>;
  isLeader: () => boolean;
  nu: () => number;
  rng: () => number;
  /** Entries the server has stored. */
  bevestigd: (posts: readonly Post[]) => void;
  /** An entry the server will never take. */
  afgekeurd: (post: Post, reason: string) => void;
  gewijzigd: (state: OutboxState) => void;
}

/** Decides when to send and what a reply means; all time, chance, storage and network come from outside. */
export class OutboxMotor {
  readonly #delen: MotorParts;
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
  #grens = BUNDLE_MAX;
  #enkel = 0;
  /** Batches in a row on which the server stumbled. */
  #stumbled = 0;
  readonly #suspects = new Suspects();

  constructor(parts: MotorParts) {
    this.#delen = parts;
  }

  stand(): OutboxState {
    return { waiting: this.#wachtend, outage: this.#sinds !== null, awaitsLogin: this.#wachtOpLogin };
  }

  /** An answer was stored; `meteen` skips waiting for more. */
  nieuw(post: Post, immediate: boolean): void {
    this.#verzameld += 1;
    this.#wachtend += 1;
    this.#delen.gewijzigd(this.stand());
    if (this.#sinds !== null) return;
    if (immediate || this.#verzameld >= THRESHOLD.aantal) void this.flush();
    else this.#plan(Math.max(0, post.op + THRESHOLD.ms - this.#delen.nu()), false);
  }

  /** Sends everything now; answers whether nothing is left. */
  async flush(keepalive = false): Promise<'leeg' | 'later'> {
    if (this.#gestopt || this.#wachtOpLogin || !this.#delen.isLeader() || this.#delen.nu() < this.#magVanaf)
      return 'later';
    if (this.#lopend) return this.#lopend.then((out) => (out === 'later' ? out : this.flush(keepalive)));
    this.#lopend = this.#ronde(keepalive).finally(() => {
      this.#lopend = null;
    });
    const out = await this.#lopend;
    this.#wachtend = await this.#delen.store.countUp(this.#delen.owner);
    this.#delen.gewijzigd(this.stand());
    return out;
  }

  /** `online`, a new leader, or a success elsewhere. */
  wake(): void {
    if (!this.#wachtOpLogin) this.#plan(jitter(this.#delen.rng), true);
  }

  /** The owner is signed in again. */
  resume(): void {
    this.#wachtOpLogin = false;
    void this.flush();
  }

  stop(): void {
    this.#gestopt = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #plan(ms: number, replace: boolean): void {
    if (this.#gestopt || (this.#timer !== null && !replace)) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.flush();
    }, ms);
  }

  async #ronde(keepalive: boolean): Promise<'leeg' | 'later'> {
    const { store, owner, send } = this.#delen;
    while (!this.#gestopt) {
      const posts = this.#suspects.next(await store.read(owner, BUNDLE_MAX));
      const bundle = createBundle(posts, this.#enkel > 0 ? 1 : this.#grens);
      if (bundle.length === 0) return 'leeg';
      this.#verzameld = 0;
      await this.#verwerk(bundle, await send(bundle, keepalive));
      if (this.#sinds !== null || this.#wachtOpLogin) return 'later';
    }
    return 'later';
  }

  async #verwerk(bundle: readonly Post[], outcome: PostOutcome): Promise<void> {
    const [first] = bundle;
    if (outcome.soort === 'klaar') await this.#klaar(bundle);
    else if (outcome.soort === 'later') this.#stelUit(outcome.wacht);
    else if (outcome.soort === 'login') this.#wachtOpLogin = true;
    else if (outcome.soort === 'stumble') await this.#stumble(bundle, outcome.wacht);
    else if (bundle.length === 1 && first)
      await this.#keurAf(first, outcome.soort === 'splits' ? outcome.reden : '413');
    else if (outcome.soort === 'halveer') this.#grens = Math.max(1, Math.floor(bundle.length / 2));
    else this.#enkel = bundle.length;
  }

  async #klaar(bundle: readonly Post[]): Promise<void> {
    await this.#delen.store.remove(bundle);
    this.#delen.bevestigd(bundle);
    this.#suspects.stored(bundle);
    this.#stumbled = 0;
    this.#poging = 0;
    this.#sinds = null;
    this.#magVanaf = 0;
    this.#grens = BUNDLE_MAX;
    this.#enkel = Math.max(0, this.#enkel - bundle.length);
  }

  async #keurAf(post: Post, reason: string): Promise<void> {
    await this.#delen.store.reject(post, reason);
    this.#suspects.remove([post]);
    this.#sinds = null;
    this.#enkel = Math.max(0, this.#enkel - 1);
    this.#delen.afgekeurd(post, reason);
  }

  /** A server that is ill stumbles on everything; one bad answer is found by sending each by itself. */
  async #stumble(bundle: readonly Post[], wait: number | null): Promise<void> {
    const [first] = bundle;
    if (bundle.length === 1 && first && this.#suspects.fail(first)) return this.#keurAf(first, '500');
    this.#stumbled += 1;
    if (this.#stumbled >= STUMBLES) this.#enkel = Math.max(this.#enkel, bundle.length);
    this.#stelUit(wait);
  }

  #stelUit(wait: number | null): void {
    const now = this.#delen.nu();
    this.#poging += 1;
    this.#sinds ??= now;
    const ms = waitTime({ poging: this.#poging, duration: now - this.#sinds, wacht: wait }, this.#delen.rng);
    this.#magVanaf = wait === null ? 0 : now + ms;
    this.#plan(ms, true);
  }
}
