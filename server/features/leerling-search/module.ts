import { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { TokenTrace } from '../verhuistokens/token-trace.read.ts';
import { leerlingSearchEndpoints as endpoints } from './leerling-search.contract.ts';
import { LeerlingSearchRepository } from './leerling-search.repository.ts';
import { LeerlingSearchService } from './leerling-search.service.ts';

/** Our office finds a leerling of any customer, with a reason. */
export const module: FeatureModule = {
  name: 'leerling-search',
  build({ db, clock, mount, sessions }) {
    const service = new LeerlingSearchService({
      search: new LeerlingSearchRepository(db),
      tokens: new TokenTrace(db),
      leerlingen: new LeerlingenRead(db),
      sessions,
      audit: new AuditRepository(db),
      clock,
    });
    return {
      routes: [
        mount(endpoints.search, ({ access, body }) => service.search(access, body)),
        mount(endpoints.signOut, ({ access, params }) => service.signOut(access, params.leerlingId)),
      ],
    };
  },
};
