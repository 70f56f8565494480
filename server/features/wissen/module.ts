import type { Knex } from 'knex';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { ErasureList } from '../../platform/privacy/erasure-list.ts';
import { TenantErasureService } from './tenant-erasure.service.ts';
import { WisverzoekenRepository } from './wisverzoeken.repository.ts';
import { createWisverzoekenRoutes } from './wisverzoeken.routes.ts';
import { WisverzoekenService, type WisverzoekRepositories } from './wisverzoeken.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): WisverzoekRepositories => ({
    verzoeken: new WisverzoekenRepository(db),
    mail: new MailRepository(db, vault),
    audit: new AuditRepository(db),
  });

/** Whole tenants that are to be erased. */
export const module: FeatureModule = {
  name: 'wissen',
  build({ db, clock, env, vault, mount }) {
    const transaction = createTransaction(db, build(vault));
    const erasure = new TenantErasureService({
      transaction,
      jobs: new JobsRepository(db),
      erasureList: new ErasureList(env.DATA_DIR),
      clock,
    });
    const service = new WisverzoekenService({ transaction, verzoeken: new WisverzoekenRepository(db), clock });
    return {
      routes: createWisverzoekenRoutes(mount, service),
      jobs: [erasure],
      prepare: async () => {
        await erasure.repeat();
      },
    };
  },
};
