import type { Request } from 'express';
import type { HomeHours } from '#engine/core/domein/home-hours.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import type { TextLocale } from '../taal/texts.ts';

/** Who makes this request; everything but the ids is read from the database on each request. */
export interface SignedInSession {
  sid: string;
  gebruikerId: string;
  rol: Role;
  /** Network address of this request; absent when unknown. */
  adres: string | undefined;
  /** Tenant the user belongs to. */
  adminId: string;
  adminKind: string;
  locale: TextLocale;
  land: 'NL' | 'BE';
  /** State of the licence of the tenant; absent for tenants that need none. */
  licentieStatus?: string;
  /** The school lets its docenten look at every group. */
  seesAllGroepen: boolean;
  /** Begun at home: by a parent, or by a child of a home. */
  thuis: boolean;
  /** Hours in which a child may play at home, as the tenant chose. */
  thuisUren?: HomeHours;
  /** Expiry of the token in epoch seconds. */
  exp: number;
  /** The account asks for a second step. */
  totpAan: boolean;
}

const sessions = new WeakMap<Request, SignedInSession>();

export function setSession(req: Request, session: SignedInSession): void {
  sessions.set(req, session);
}

export function optionalSessionOf(req: Request): SignedInSession | undefined {
  return sessions.get(req);
}
