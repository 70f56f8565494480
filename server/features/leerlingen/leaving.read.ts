import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOf, dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { Removal, Removed } from './leerlingen-management.contract.ts';
import { LeerlingenManagementRepository } from './leerlingen-management.repository.ts';
import { LeerlingenRead } from './leerlingen.read.ts';
import { PrullenbakRepository, type BinItem } from './prullenbak.repository.ts';
import { renameGroep } from './rename-groep.ts';

/** Days that somebody stays in the bin of this tenant. */
export const bewaardagenOf = async (bin: PrullenbakRepository, adminId: string): Promise<number> =>
  (await bin.findRetentionDays(adminId)) ?? CONSTANTS.PRULLENBAK_DAYS;

/** Leerlingen that leave, inside the transaction of whoever asks, another feature too. */
export class LeavingLeerlingen {
  private readonly leerlingen: LeerlingenManagementRepository;
  private readonly read: LeerlingenRead;
  private readonly bin: PrullenbakRepository;

  constructor(
    db: Knex,
    private readonly clock: Clock,
  ) {
    this.leerlingen = new LeerlingenManagementRepository(db);
    this.read = new LeerlingenRead(db);
    this.bin = new PrullenbakRepository(db);
  }

  /** To the bin: sign-in dead, seat free, out of every list. */
  async toPrullenbak(access: Access, { ids, reden: reason }: Removal): Promise<Removed> {
    await this.read.lock(access, ids);
    const unique = [...new Set(ids)];
    const memberships = await this.leerlingen.findMemberships(access.adminId, unique);
    const now = this.clock.now();
    const erasureAt = dateOfDay(dayOf(now) + (await bewaardagenOf(this.bin, access.adminId)));
    const items = unique.map((leerlingId): BinItem => ({
      leerlingId,
      groepId: memberships.find((member) => member.leerling_id === leerlingId)?.groep_id ?? null,
    }));
    await this.leerlingen.closeMemberships(access.adminId, unique, dateOf(now));
    await this.bin.put(access.adminId, items, {
      door: access.session.gebruikerId,
      op: new Date(now),
      reden: reason ?? null,
      wissenOp: erasureAt,
    });
    return { aantal: unique.length, wissenOp: erasureAt };
  }

  /** Short names of a group, after somebody came or left. */
  renameGroep(adminId: string, groepId: string): Promise<void> {
    return renameGroep(this.leerlingen, adminId, groepId);
  }
}
