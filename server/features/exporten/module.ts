import type { Knex } from 'knex';
import type { Content } from '../../platform/content/content.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { DossierRepository } from './dossier.repository.ts';
import { DossierService } from './dossier.service.ts';
import { ExportWorker } from './export-worker.ts';
import { ExportsRepository } from './exporten.repository.ts';
import { createExportsRoutes } from './exporten.routes.ts';
import { ExportsService } from './exporten.service.ts';
import { createTenantExport } from './tenant-export.ts';
import { TenantRepository } from './tenant.repository.ts';

const build = (vault: Vault) => (db: Knex) => ({
  exportJobs: new ExportsRepository(db),
  audit: new AuditRepository(db),
  mail: new MailRepository(db, vault),
});

const doelNames =
  ({ leerdoelen, strands }: Content) =>
  (id: string): string =>
    leerdoelen.get(id)?.naam ?? strands.get(id)?.naam ?? id;

/** What is known of a leerling, and of a whole tenant, as files; those of a tenant are made in the background. */
export const module: FeatureModule = {
  name: 'exporten',
  build({ db, clock, content, log, vault, mount }) {
    const repository = new DossierRepository(db);
    const parts = {
      tenant: new TenantRepository(db),
      dossiers: new DossierService(repository),
      doelName: doelNames(content),
    };
    const shared = {
      ...build(vault)(db),
      transaction: createTransaction(db, build(vault)),
      tenant: parts.tenant,
      clock,
    };
    const worker = new ExportWorker({
      ...shared,
      log,
      create: (work) => createTenantExport({ ...parts, repository }, work),
    });
    const service = new ExportsService({
      ...shared,
      ...parts,
      leerlingen: new LeerlingenRead(db),
      wake: () => worker.wake(),
    });
    return { routes: createExportsRoutes(mount, service), background: [worker] };
  },
};
