import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { parseCode } from './inzage.ts';
import { VerhuistokensRepository } from './verhuistokens.repository.ts';
import type { VerhuistokenItem } from './verhuistokens.contract.ts';

/** Of a code only this is kept. */
export const transferHash = (code: string): string => createHash('sha256').update(`verhuis:${code}`).digest('hex');

interface Traced {
  adminId: string;
  leerlingId: string;
  status: VerhuistokenItem['status'];
  until: Date;
}

/** A code that is past its day is over, whatever the row says. */
export function transferStatus(row: { status: Traced['status']; verloopt_op: Date }, now: number): Traced['status'] {
  const open = row.status === 'gemaakt' || row.status === 'ingezien';
  return open && row.verloopt_op.getTime() <= now ? 'verlopen' : row.status;
}

/** What became of a code, for our office when somebody reads one to it. */
export class TokenTrace {
  constructor(private readonly db: Knex) {}

  async find(typed: string, now: number): Promise<Traced | undefined> {
    const read = parseCode(typed);
    if (!('code' in read)) return undefined;
    const row = await new VerhuistokensRepository(this.db).findByHash(transferHash(read.code));
    if (row === undefined) return undefined;
    return {
      adminId: row.admin_id,
      leerlingId: row.leerling_id,
      status: transferStatus(row, now),
      until: row.verloopt_op,
    };
  }
}
