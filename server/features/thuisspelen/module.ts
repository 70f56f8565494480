import { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { KoppelingenRead } from '../koppelingen/koppelingen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { ThuisspelenRepository } from './thuisspelen.repository.ts';
import { createThuisspelenRoutes } from './thuisspelen.routes.ts';
import { ThuisspelenService } from './thuisspelen.service.ts';

/** A child that plays at home in the session of a parent. */
export const module: FeatureModule = {
  name: 'thuisspelen',
  build({ db, clock, tokens, sessions, passwords, brake, counters, mount }) {
    const service = new ThuisspelenService({
      repository: new ThuisspelenRepository(db),
      sessies: sessions,
      tokens,
      wachtwoorden: passwords,
      leerlingen: new LeerlingenRead(db),
      koppelingen: new KoppelingenRead(db),
      brake,
      tellers: counters,
      audit: new AuditRepository(db),
      clock,
    });
    return { routes: createThuisspelenRoutes(mount, service) };
  },
};
