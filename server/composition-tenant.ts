import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountDetailsRepository } from './features/accountgegevens/accountgegevens.repository.ts';
import { createAccountDetailsRoutes } from './features/accountgegevens/accountgegevens.routes.ts';
import { AccountDetailsService } from './features/accountgegevens/accountgegevens.service.ts';
import { DossierRepository } from './features/exporten/dossier.repository.ts';
import { DossierService } from './features/exporten/dossier.service.ts';
import { ExportWorker, type WorkerRepositories } from './features/exporten/export-worker.ts';
import { ExportsRepository } from './features/exporten/exporten.repository.ts';
import { createExportsRoutes } from './features/exporten/exporten.routes.ts';
import { ExportsService } from './features/exporten/exporten.service.ts';
import { createTenantExport } from './features/exporten/tenant-export.ts';
import { TenantRepository } from './features/exporten/tenant.repository.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { ExpiryRepository } from './features/licenties/expiry.repository.ts';
import { ExpiryService, type ExpiryRepositories, type ErasurePlan } from './features/licenties/expiry.service.ts';
import { TenantErasureService } from './features/wissen/tenant-erasure.service.ts';
import { WisverzoekenRepository } from './features/wissen/wisverzoeken.repository.ts';
import { createWisverzoekenRoutes } from './features/wissen/wisverzoeken.routes.ts';
import { WisverzoekenService, type WisverzoekRepositories } from './features/wissen/wisverzoeken.service.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import type { Logger } from './platform/logging/logger.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import { ErasureList } from './platform/privacy/erasure-list.ts';

interface Base {
  db: Knex;
  clock: Clock;
  content: Content;
}

const build = (db: Knex) => ({
  gegevens: new AccountDetailsRepository(db),
  exportJobs: new ExportsRepository(db),
  audit: new AuditRepository(db),
  mail: new MailRepository(db),
  verzoeken: new WisverzoekenRepository(db),
});
const doelNames =
  ({ leerdoelen, strands }: Content) =>
  (id: string): string =>
    leerdoelen.get(id)?.naam ?? strands.get(id)?.naam ?? id;

/** Background work that makes the exports of whole tenants. */
export function composeExportWorker({ db, clock, content, log }: Base & { log: Logger }): ExportWorker {
  const repository = new DossierRepository(db);
  const tenant = new TenantRepository(db);
  const parts = { repository, tenant, dossiers: new DossierService(repository), doelNaam: doelNames(content) };
  const repos: WorkerRepositories = build(db);
  return new ExportWorker({
    ...repos,
    transaction: createTransaction<WorkerRepositories>(db, build),
    tenant,
    clock,
    log,
    create: (work) => createTenantExport(parts, work),
  });
}

/** Work of the night: tenants that asked to be erased. */
export function composeTenantErasure({
  db,
  clock,
  dataDir,
}: Pick<Base, 'db' | 'clock'> & { dataDir: string }): TenantErasureService {
  return new TenantErasureService({
    transaction: createTransaction<WisverzoekRepositories>(db, build),
    jobs: new JobsRepository(db),
    erasureList: new ErasureList(dataDir),
    clock,
  });
}

/** Work of the night: licences go on by the calendar, up to the erasure. */
export function composeExpiry({ db, clock }: Pick<Base, 'db' | 'clock'>, erasurePlan: ErasurePlan): ExpiryService {
  const create = (knex: Knex): ExpiryRepositories => ({
    licenties: new ExpiryRepository(knex),
    mail: new MailRepository(knex),
    audit: new AuditRepository(knex),
  });
  return new ExpiryService({
    transaction: createTransaction(db, create),
    licenties: new ExpiryRepository(db),
    jobs: new JobsRepository(db),
    erasurePlan,
    clock,
  });
}

/** Routes of a tenant about itself: details, settings, exports, erasure. */
export function composeTenant(
  { db, clock, content, worker, subverwerkers }: Base & { worker: ExportWorker; subverwerkers: readonly string[] },
  route: Route,
): Router[] {
  const repos = build(db);
  const transaction = createTransaction(db, build);
  const exportJobs = new ExportsService({
    ...repos,
    transaction,
    clock,
    tenant: new TenantRepository(db),
    leerlingen: new LeerlingenRead(db),
    dossiers: new DossierService(new DossierRepository(db)),
    doelNaam: doelNames(content),
    wake: () => worker.wake(),
  });
  return [
    createAccountDetailsRoutes(
      route,
      new AccountDetailsService({ transaction, repository: repos.gegevens, clock, subverwerkers }),
    ),
    createExportsRoutes(route, exportJobs),
    createWisverzoekenRoutes(route, new WisverzoekenService({ transaction, verzoeken: repos.verzoeken, clock })),
  ];
}
