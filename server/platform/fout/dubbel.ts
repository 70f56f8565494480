import type { Regelcode } from '../contract/velden.contract.ts';
import { createError } from './create-error.ts';

const DUBBEL = '23505';

/** Runs `werk`; a value that has to be unique and is not becomes 400 with `bestaat_al` at its field. */
export async function metDubbel<T>(velden: Readonly<Record<string, string>>, werk: () => Promise<T>): Promise<T> {
  try {
    return await werk();
  } catch (fout) {
    const sleutel = dubbeleSleutel(fout);
    const veld = sleutel === undefined ? undefined : velden[sleutel];
    if (veld === undefined) throw fout;
    const mark: Record<string, Regelcode> = { [veld]: 'bestaat_al' };
    throw createError('ONGELDIGE_INVOER', { velden: mark });
  }
}

/** Name of the index that refused a row. */
function dubbeleSleutel(fout: unknown): string | undefined {
  if (!(fout instanceof Error) || Reflect.get(fout, 'code') !== DUBBEL) return undefined;
  const naam: unknown = Reflect.get(fout, 'constraint');
  return typeof naam === 'string' ? naam : undefined;
}
