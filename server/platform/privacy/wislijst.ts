import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One erasure: whose tenant, and a hash that only the id itself can make again. */
export interface Wisregel {
  adminId: string;
  hash: string;
  op: Date;
}

/** Tombstone of a leerling; says nothing to who has not the id. */
export function wishash(adminId: string, leerlingId: string): string {
  return createHash('sha256').update(`${adminId}:${leerlingId}`).digest('hex');
}

/**
 * List of what was erased, in a file beside the data: a backup of the database that is put back does not hold it, and so
 * cannot bring anybody back.
 */
export class Wislijst {
  private readonly pad: string;

  constructor(dataDir: string) {
    this.pad = join(dataDir, 'wislijst.txt');
  }

  add(regels: readonly Wisregel[]): void {
    mkdirSync(dirname(this.pad), { recursive: true, mode: 0o700 });
    appendFileSync(
      this.pad,
      regels.map((regel) => `${regel.adminId} ${regel.hash} ${regel.op.toISOString()}\n`).join(''),
      { mode: 0o600 },
    );
  }

  read(): Wisregel[] {
    if (!existsSync(this.pad)) return [];
    return readFileSync(this.pad, 'utf8')
      .split('\n')
      .flatMap((regel) => {
        const [adminId = '', hash = '', op = ''] = regel.split(' ');
        return hash.length === 64 ? [{ adminId, hash, op: new Date(op) }] : [];
      });
  }
}
