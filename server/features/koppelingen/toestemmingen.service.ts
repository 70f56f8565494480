import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { withDuplicateCheck } from '../../platform/error/double.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { SharingRepositories } from './delen.service.ts';
import {
  LINK_KINDS,
  TOESTEMMING_FOR,
  type NewToestemming,
  type Toestemming,
  type Toestemmingen,
} from './koppelingen.contract.ts';
import type { ToestemmingenRepository, ToestemmingRow } from './toestemmingen.repository.ts';

interface Deps {
  toestemmingen: ToestemmingenRepository;
  transaction: Transaction<SharingRepositories>;
  leerlingen: LeerlingenRead;
  clock: Clock;
}

const present = (row: ToestemmingRow): Toestemming => ({
  id: row.id,
  soort: row.soort,
  gegevenDoor: row.gegeven_door,
  op: row.op,
  ...(row.ingetrokken_op === null ? {} : { ingetrokkenOp: row.ingetrokken_op.toISOString() }),
});

/** Consent as the school wrote it down. Taking it back ends what was built on it. */
export class ToestemmingenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, leerlingId: string): Promise<Toestemmingen> {
    await this.deps.leerlingen.require(access, leerlingId);
    return { items: (await this.deps.toestemmingen.list(access.adminId, leerlingId)).map(present) };
  }

  async create(access: Access, leerlingId: string, newOne: NewToestemming): Promise<Toestemming> {
    await this.deps.leerlingen.require(access, leerlingId);
    const now = this.deps.clock.now();
    if (newOne.op > dateOf(now)) throw createError('ONGELDIGE_INVOER', { velden: { op: 'bereik' } });
    const row = {
      adminId: access.adminId,
      id: v7(),
      leerlingId,
      ...newOne,
      door: access.session.gebruikerId,
      nu: new Date(now),
    };
    await withDuplicateCheck({ toestemmingen_geldig: 'soort' }, () =>
      this.deps.transaction(async (r) => {
        await r.toestemmingen.create(row);
        await r.audit.save({
          ...this.door(access),
          actie: `toestemming.gegeven:${newOne.soort}`,
          soort: 'leerling',
          doelId: leerlingId,
        });
      }),
    );
    return { id: row.id, ...newOne };
  }

  async revoke(access: Access, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(access, leerlingId);
    const now = new Date(this.deps.clock.now());
    const spot = { adminId: access.adminId, leerlingId };
    await this.deps.transaction(async (r) => {
      const kind = await r.toestemmingen.revoke({ ...spot, id }, now);
      if (kind === undefined) throw createError('NIET_GEVONDEN');
      for (const linkKind of LINK_KINDS.filter((what) => TOESTEMMING_FOR[what] === kind)) {
        await r.codes.revoke(spot, { soort: linkKind }, now);
        await r.koppelingen.end(spot, { soort: linkKind }, now);
      }
      await r.audit.save({
        ...this.door(access),
        actie: `toestemming.ingetrokken:${kind}`,
        soort: 'leerling',
        doelId: leerlingId,
      });
    });
  }

  private door(access: Access) {
    return { adminId: access.adminId, wie: access.session.gebruikerId, rol: access.session.rol, reden: access.reden };
  }
}
