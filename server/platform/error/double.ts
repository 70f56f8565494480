import type { RuleCode } from '../contract/fields.contract.ts';
import { createError } from './create-error.ts';

const DOUBLE = '23505';

/** Runs `werk`; a value that has to be unique and is not becomes 400 with `bestaat_al` at its field. */
export async function withDuplicateCheck<T>(
  fields: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const key = duplicateKey(error);
    const field = key === undefined ? undefined : fields[key];
    if (field === undefined) throw error;
    const mark: Record<string, RuleCode> = { [field]: 'bestaat_al' };
    throw createError('ONGELDIGE_INVOER', { velden: mark });
  }
}

/** Name of the index that refused a row. */
function duplicateKey(error: unknown): string | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== DOUBLE) return undefined;
  const name: unknown = Reflect.get(error, 'constraint');
  return typeof name === 'string' ? name : undefined;
}
