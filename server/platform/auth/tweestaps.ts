import type { Knex } from 'knex';
import type { Role } from '#engine/core/domein/roles.ts';
import { recoveryHash } from './recovery-codes.ts';
import type { Vault } from './vault.ts';
import { totpPath, totpStep } from './totp.ts';

/** Roles that may not work without two-step sign-in. */
const REQUIRED: readonly string[] = ['superadmin', 'office'];
/** Roles to which it is offered at sign-in. */
const OFFER: readonly string[] = ['schooladmin', 'docent', 'rtadmin'];
export const DEFERRAL_MAX = 3;

export const isTwoStepRequired = (role: Role | string): boolean => REQUIRED.includes(role);
export const isTwoStepOffered = (role: string): boolean => OFFER.includes(role);

export interface TwoStepRow {
  admin_id: string;
  id: string;
  totp_geheim: Buffer | null;
  totp_aan_op: Date | null;
}

/** Checks the codes of two-step sign-in; each counts once. */
export class TwoStep {
  constructor(
    private readonly db: Knex,
    private readonly vault: Vault,
  ) {}

  /** Whether what somebody typed counts as second step: six digits of the telephone, or a code that stands in for it. */
  accept(row: TwoStepRow, typed: string, now: number): Promise<boolean> {
    const digits = typed.replaceAll(/\s/g, '');
    return /^\d{6}$/.test(digits) ? this.validate(row, digits, now) : this.recover(row, typed);
  }

  /** Whether it is one of the codes that stand in for the telephone; uses it up in the same statement. */
  async recover(row: TwoStepRow, typed: string): Promise<boolean> {
    const hash = recoveryHash(typed);
    if (hash === undefined) return false;
    return (
      (await this.db('gebruikers')
        .where({ admin_id: row.admin_id, id: row.id })
        .whereRaw('? = ANY(totp_recovery)', [hash])
        .update({ totp_recovery: this.db.raw('array_remove(totp_recovery, ?)', [hash]) })) === 1
    );
  }

  /** Whether the code fits now and was not used before; remembers it in the same statement. */
  async validate(row: TwoStepRow, code: string, now: number): Promise<boolean> {
    const secret =
      row.totp_geheim === null ? undefined : this.vault.open(row.totp_geheim, totpPath(row.admin_id, row.id));
    const step = secret === undefined ? undefined : totpStep(secret, code, now);
    if (step === undefined) return false;
    return (
      (await this.db('gebruikers')
        .where({ admin_id: row.admin_id, id: row.id })
        .where('totp_stap', '<', step)
        .update({ totp_stap: step })) === 1
    );
  }
}
