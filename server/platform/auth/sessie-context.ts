import type { Request } from 'express';
import type { ThuisUren } from '#engine/core/domein/thuisuren.ts';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { createError } from '../fout/create-error.ts';
import type { Locale } from '../taal/teksten.ts';

/** Who makes this request; everything but the ids is read from the database on each request. */
export interface Sessie {
  sid: string;
  gebruikerId: string;
  rol: Rol;
  /** Network address of this request; absent when unknown. */
  adres: string | undefined;
  /** Tenant the user belongs to. */
  adminId: string;
  adminSoort: string;
  locale: Locale;
  land: 'NL' | 'BE';
  /** State of the licence of the tenant; absent for tenants that need none. */
  licentieStatus?: string;
  /** The school lets its docenten look at every group. */
  zietAlleGroepen: boolean;
  /** Begun at home: by a parent, or by a child of a home. */
  thuis: boolean;
  /** Hours in which a child may play at home, as the tenant chose. */
  thuisUren?: ThuisUren;
  /** Expiry of the token in epoch seconds. */
  exp: number;
  /** The account asks for a second step. */
  totpAan: boolean;
}

const sessies = new WeakMap<Request, Sessie>();

export function setSessie(req: Request, sessie: Sessie): void {
  sessies.set(req, sessie);
}

export function sessieVanOptioneel(req: Request): Sessie | undefined {
  return sessies.get(req);
}

/** Session of a request behind the sign-in check. */
export function sessieVan(req: Request): Sessie {
  const sessie = sessies.get(req);
  if (sessie === undefined) throw createError('GEEN_TOKEN');
  return sessie;
}
