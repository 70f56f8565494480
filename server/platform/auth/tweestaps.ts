import type { Knex } from 'knex';
import type { Rol } from '#engine/core/domein/rollen.ts';
import type { Kluis } from './kluis.ts';
import { totpPlek, totpStap } from './totp.ts';

/** Roles that may not work without two-step sign-in. */
const VERPLICHT: readonly string[] = ['superadmin', 'office'];
/** Roles to which it is offered at sign-in. */
const AANBOD: readonly string[] = ['schooladmin', 'docent', 'rtadmin'];
export const UITSTEL_MAX = 3;

export const isTweestapsVerplicht = (rol: Rol | string): boolean => VERPLICHT.includes(rol);
export const isTweestapsAanbod = (rol: string): boolean => AANBOD.includes(rol);

export interface TweestapsRij {
  admin_id: string;
  id: string;
  totp_geheim: Buffer | null;
  totp_aan_op: Date | null;
}

/** Checks the codes of two-step sign-in; each counts once. */
export class Tweestaps {
  constructor(
    private readonly db: Knex,
    private readonly kluis: Kluis,
  ) {}

  /** Whether the code fits now and was not used before; remembers it in the same statement. */
  async keur(rij: TweestapsRij, code: string, nu: number): Promise<boolean> {
    const geheim =
      rij.totp_geheim === null ? undefined : this.kluis.open(rij.totp_geheim, totpPlek(rij.admin_id, rij.id));
    const stap = geheim === undefined ? undefined : totpStap(geheim, code, nu);
    if (stap === undefined) return false;
    return (
      (await this.db('gebruikers')
        .where({ admin_id: rij.admin_id, id: rij.id })
        .where('totp_stap', '<', stap)
        .update({ totp_stap: stap })) === 1
    );
  }
}
