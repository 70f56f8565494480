import { hash, verify } from '@node-rs/argon2';
import { createError } from '../error/create-error.ts';

/** What a hash costs: memory in KiB, passes over it, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}
/** OWASP values for argon2id, the default of the package: 19 MiB, two passes, one lane. */
export const FULL_HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once; node's pool of four threads also verifies tokens and reads files. */
const CONCURRENT = 3;
const QUEUE_MAX = 200;

/** Hashes and checks secrets; a full queue answers 503 instead of growing. */
export class PasswordHasher {
  private busy = 0;
  private readonly row: (() => void)[] = [];
  private decoyHash: Promise<string> | undefined;

  constructor(private readonly cost: HashCost = FULL_HASH_COST) {}

  hash(secret: string): Promise<string> {
    return this.runInTurn(() => hash(secret.normalize('NFC'), this.cost));
  }

  verify(saved: string, secret: string): Promise<boolean> {
    return this.runInTurn(() => verify(saved, secret.normalize('NFC'), this.cost));
  }

  /** Takes as long as a real check, for a user that does not exist; always false. */
  async verifyNobody(secret: string): Promise<boolean> {
    this.decoyHash ??= this.hash('niemand heeft dit wachtwoord');
    await this.verify(await this.decoyHash, secret);
    return false;
  }

  private async runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= CONCURRENT) {
      if (this.row.length >= QUEUE_MAX) throw createError('SERVER_DRUK', { headers: { 'Retry-After': '2' } });
      await new Promise<void>((proceed) => this.row.push(proceed));
    } else {
      this.busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.row.shift();
      if (next === undefined) this.busy -= 1;
      else next(); // the turn passes on, so `bezig` stays the same
    }
  }
}
