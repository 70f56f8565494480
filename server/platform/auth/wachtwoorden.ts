import { hash, verify } from '@node-rs/argon2';
import { createError } from '../fout/create-error.ts';

/** OWASP values for argon2id, the default of the package: 19 MiB, two passes, one lane. */
const OPTIES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at once; node's pool of four threads also verifies tokens and reads files. */
const TEGELIJK = 3;
const WACHTRIJ_MAX = 200;

/** Hashes and checks secrets; a full queue answers 503 instead of growing. */
export class Wachtwoorden {
  private bezig = 0;
  private readonly rij: (() => void)[] = [];
  private lokhash: Promise<string> | undefined;

  hash(geheim: string): Promise<string> {
    return this.omBeurt(() => hash(geheim.normalize('NFC'), OPTIES));
  }

  verify(bewaard: string, geheim: string): Promise<boolean> {
    return this.omBeurt(() => verify(bewaard, geheim.normalize('NFC'), OPTIES));
  }

  /** Takes as long as a real check, for a user that does not exist; always false. */
  async verifyNiemand(geheim: string): Promise<boolean> {
    this.lokhash ??= this.hash('niemand heeft dit wachtwoord');
    await this.verify(await this.lokhash, geheim);
    return false;
  }

  private async omBeurt<T>(werk: () => Promise<T>): Promise<T> {
    if (this.bezig >= TEGELIJK) {
      if (this.rij.length >= WACHTRIJ_MAX) throw createError('SERVER_DRUK', { headers: { 'Retry-After': '2' } });
      await new Promise<void>((verder) => this.rij.push(verder));
    } else {
      this.bezig += 1;
    }
    try {
      return await werk();
    } finally {
      const volgende = this.rij.shift();
      if (volgende === undefined) this.bezig -= 1;
      else volgende(); // the turn passes on, so `bezig` stays the same
    }
  }
}
