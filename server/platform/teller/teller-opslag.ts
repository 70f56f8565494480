import type { Clock } from '#engine/core/basis/clock.ts';

/** Counters that forget: shared by all rate limits, so that another store can take over on more than one server. */
export interface TellerOpslag {
  /** Adds one and answers the count within the window of `vensterMs`, which starts at the first count. */
  tel(sleutel: string, vensterMs: number): Promise<number>;
  /** Present count without adding. */
  stand(sleutel: string): Promise<number>;
  /** Milliseconds that a key is still held; 0 = free. */
  geblokkeerd(sleutel: string): Promise<number>;
  blokkeer(sleutel: string, ms: number): Promise<void>;
  wis(sleutel: string): Promise<void>;
}

interface Rij {
  aantal: number;
  tot: number;
  dicht: number;
}
const RIJEN_MAX = 100_000;

/** Counters in the memory of this process. */
export class GeheugenTellers implements TellerOpslag {
  private readonly rijen = new Map<string, Rij>();

  constructor(private readonly clock: Clock) {}

  async tel(sleutel: string, vensterMs: number): Promise<number> {
    const rij = this.rij(sleutel, vensterMs);
    rij.aantal += 1;
    return rij.aantal;
  }

  async stand(sleutel: string): Promise<number> {
    const rij = this.rijen.get(sleutel);
    return rij === undefined || rij.tot <= this.clock.now() ? 0 : rij.aantal;
  }

  async geblokkeerd(sleutel: string): Promise<number> {
    return Math.max(0, (this.rijen.get(sleutel)?.dicht ?? 0) - this.clock.now());
  }

  async blokkeer(sleutel: string, ms: number): Promise<void> {
    this.rij(sleutel, ms).dicht = this.clock.now() + ms;
  }

  async wis(sleutel: string): Promise<void> {
    this.rijen.delete(sleutel);
  }

  private rij(sleutel: string, vensterMs: number): Rij {
    const nu = this.clock.now();
    const bestaand = this.rijen.get(sleutel);
    if (bestaand !== undefined && (bestaand.tot > nu || bestaand.dicht > nu)) return bestaand;
    if (this.rijen.size >= RIJEN_MAX) this.ruimOp(nu);
    const nieuw = { aantal: 0, tot: nu + vensterMs, dicht: 0 };
    this.rijen.set(sleutel, nieuw);
    return nieuw;
  }

  private ruimOp(nu: number): void {
    for (const [sleutel, rij] of this.rijen) if (rij.tot <= nu && rij.dicht <= nu) this.rijen.delete(sleutel);
    if (this.rijen.size >= RIJEN_MAX) this.rijen.clear();
  }
}
