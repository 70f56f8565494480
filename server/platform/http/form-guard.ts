import type { CounterStorage } from '../counter/counter-storage.ts';
import { FORM_MIN_MS } from '../contract/form.contract.ts';
import { createError } from '../error/create-error.ts';

interface Limit {
  /** Name of the form. */
  name: string;
  /** Sendings of one address in the window. */
  max: number;
  windowMs: number;
}
interface Sending {
  website?: string | undefined;
  openMs: number;
}

/** Keeps programs and floods out of an open form. */
export class FormGuard {
  constructor(
    private readonly counters: CounterStorage,
    private readonly limit: Limit,
  ) {}

  /**
   * False for a program that filled the hidden field: it hears that all went well, and nothing is kept.
   * Throws TE_VAAK for who sends too fast or too often.
   */
  async admit({ website = '', openMs }: Sending, address: string | undefined): Promise<boolean> {
    if (website !== '') return false;
    if (openMs < FORM_MIN_MS) throw createError('TE_VAAK', { sleutel: 'TE_SNEL', headers: { 'Retry-After': '3' } });
    await this.slowDown(address);
    return true;
  }
  /** Throws TE_VAAK for an address that sends too often. */
  async slowDown(address: string | undefined): Promise<void> {
    if (address === undefined) return;
    const { name, max, windowMs } = this.limit;
    const count = await this.counters.countUp(`formulier:${name}:${address}`, windowMs);
    if (count > max)
      throw createError('TE_VAAK', { sleutel: 'TE_VEEL', headers: { 'Retry-After': String(windowMs / 1000) } });
  }
}
