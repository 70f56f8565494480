import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { metDubbel } from '../../platform/fout/dubbel.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { DeelRepositories } from './delen.service.ts';
import {
  KOPPELSOORTEN,
  TOESTEMMING_VOOR,
  type NieuweToestemming,
  type Toestemming,
  type Toestemmingen,
} from './koppelingen.contract.ts';
import type { ToestemmingenRepository, ToestemmingRij } from './toestemmingen.repository.ts';

interface Deps {
  toestemmingen: ToestemmingenRepository;
  transactie: Transactie<DeelRepositories>;
  leerlingen: LeerlingenRead;
  clock: Clock;
}

const present = (rij: ToestemmingRij): Toestemming => ({
  id: rij.id,
  soort: rij.soort,
  gegevenDoor: rij.gegeven_door,
  op: rij.op,
  ...(rij.ingetrokken_op === null ? {} : { ingetrokkenOp: rij.ingetrokken_op.toISOString() }),
});

/** Consent as the school wrote it down. Taking it back ends what was built on it. */
export class ToestemmingenService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang, leerlingId: string): Promise<Toestemmingen> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    return { items: (await this.deps.toestemmingen.list(toegang.adminId, leerlingId)).map(present) };
  }

  async create(toegang: Toegang, leerlingId: string, nieuw: NieuweToestemming): Promise<Toestemming> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    const nu = this.deps.clock.now();
    if (nieuw.op > datumVan(nu)) throw createError('ONGELDIGE_INVOER', { velden: { op: 'bereik' } });
    const rij = {
      adminId: toegang.adminId,
      id: v7(),
      leerlingId,
      ...nieuw,
      door: toegang.sessie.gebruikerId,
      nu: new Date(nu),
    };
    await metDubbel({ toestemmingen_geldig: 'soort' }, () =>
      this.deps.transactie(async (r) => {
        await r.toestemmingen.create(rij);
        await r.audit.save({
          ...this.door(toegang),
          actie: `toestemming.gegeven:${nieuw.soort}`,
          soort: 'leerling',
          doelId: leerlingId,
        });
      }),
    );
    return { id: rij.id, ...nieuw };
  }

  async revoke(toegang: Toegang, leerlingId: string, id: string): Promise<void> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    const nu = new Date(this.deps.clock.now());
    const plek = { adminId: toegang.adminId, leerlingId };
    await this.deps.transactie(async (r) => {
      const soort = await r.toestemmingen.revoke({ ...plek, id }, nu);
      if (soort === undefined) throw createError('NIET_GEVONDEN');
      for (const koppelsoort of KOPPELSOORTEN.filter((wat) => TOESTEMMING_VOOR[wat] === soort)) {
        await r.codes.revoke(plek, { soort: koppelsoort }, nu);
        await r.koppelingen.end(plek, { soort: koppelsoort }, nu);
      }
      await r.audit.save({
        ...this.door(toegang),
        actie: `toestemming.ingetrokken:${soort}`,
        soort: 'leerling',
        doelId: leerlingId,
      });
    });
  }

  private door(toegang: Toegang) {
    return { adminId: toegang.adminId, wie: toegang.sessie.gebruikerId, rol: toegang.sessie.rol, reden: toegang.reden };
  }
}
