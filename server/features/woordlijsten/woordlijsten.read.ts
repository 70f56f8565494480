import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Knex } from 'knex';
import { WoordlijstenRepository, type WoordlijstRow } from './woordlijsten.repository.ts';

/** Which word lists somebody may see. */
export class WoordlijstenRead {
  private readonly repository: WoordlijstenRepository;

  constructor(db: Knex) {
    this.repository = new WoordlijstenRepository(db);
  }

  findAll(access: Access): Promise<WoordlijstRow[]> {
    return this.repository.findAll(access.adminId, access.scope === 'eigen' ? access.session.gebruikerId : undefined);
  }

  /** Lists that something points at, also those that were thrown away since. */
  findNamed(adminId: string, ids: readonly string[]): Promise<(WoordlijstRow & { removed: boolean })[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.repository.findNamed(adminId, ids);
  }

  /** List within reach, else 404: one that a colleague keeps to himself does not exist for a docent. */
  async require(access: Access, id: string, removed = false): Promise<WoordlijstRow> {
    const row = await this.repository.find(access.adminId, id, removed);
    const hidden = access.scope === 'eigen' && row?.shared === 'ik' && row.owner_id !== access.session.gebruikerId;
    if (row === undefined || hidden) throw createError('NIET_GEVONDEN');
    return row;
  }
}
