/** Outcome of a call that may fail: nothing throws across a module border. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; fout: E };

/** Wraps a value as a successful result. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Wraps an error code as a failed result. */
export function err<E>(error: E): { ok: false; fout: E } {
  return { ok: false, fout: error };
}
