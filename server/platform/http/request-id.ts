import type { Request } from 'express';
import { v7 } from 'uuid';

const ids = new WeakMap<Request, string>();

/** Number of a request in the log and in the fault number. */
export function requestIdVan(req: Request): string {
  const bekend = ids.get(req);
  if (bekend !== undefined) return bekend;
  const nieuw = v7().replaceAll('-', '').slice(-12);
  ids.set(req, nieuw);
  return nieuw;
}
