import type { Request } from 'express';
import { v7 } from 'uuid';

const ids = new WeakMap<Request, string>();

/** Number of a request in the log and in the fault number. */
export function requestIdOf(req: Request): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const newOne = v7().replaceAll('-', '').slice(-12);
  ids.set(req, newOne);
  return newOne;
}
