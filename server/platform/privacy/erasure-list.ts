import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One erasure: whose tenant, and a hash that only the id itself can make again. */
export interface ErasureLine {
  adminId: string;
  hash: string;
  op: Date;
}

/** Tombstone of a leerling; says nothing to who has not the id. */
export function erasureHash(adminId: string, leerlingId: string): string {
  return createHash('sha256').update(`${adminId}:${leerlingId}`).digest('hex');
}

/**
 * List of what was erased, in a file beside the data: a backup of the database that is put back does not hold it, and so
 * cannot bring anybody back.
 */
export class ErasureList {
  private readonly pad: string;

  constructor(dataDir: string) {
    this.pad = join(dataDir, 'wislijst.txt');
  }

  add(rules: readonly ErasureLine[]): void {
    mkdirSync(dirname(this.pad), { recursive: true, mode: 0o700 });
    appendFileSync(this.pad, rules.map((rule) => `${rule.adminId} ${rule.hash} ${rule.op.toISOString()}\n`).join(''), {
      mode: 0o600,
    });
  }

  read(): ErasureLine[] {
    if (!existsSync(this.pad)) return [];
    return readFileSync(this.pad, 'utf8')
      .split('\n')
      .flatMap((rule) => {
        const [adminId = '', hash = '', at = ''] = rule.split(' ');
        return hash.length === 64 ? [{ adminId, hash, op: new Date(at) }] : [];
      });
  }
}
