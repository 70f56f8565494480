import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountgegevensRepository } from './features/accountgegevens/accountgegevens.repository.ts';
import { createAccountgegevensRoutes } from './features/accountgegevens/accountgegevens.routes.ts';
import { AccountgegevensService } from './features/accountgegevens/accountgegevens.service.ts';
import { createAuditRoutes } from './features/audit/audit.routes.ts';
import { AuditService } from './features/audit/audit.service.ts';
import { AuditlijstRepository } from './features/audit/auditlijst.repository.ts';
import { DossierRepository } from './features/exporten/dossier.repository.ts';
import { DossierService } from './features/exporten/dossier.service.ts';
import { ExportWerker, type WerkerRepositories } from './features/exporten/export-werker.ts';
import { ExportenRepository } from './features/exporten/exporten.repository.ts';
import { createExportenRoutes } from './features/exporten/exporten.routes.ts';
import { ExportenService } from './features/exporten/exporten.service.ts';
import { maakTenantExport } from './features/exporten/tenant-export.ts';
import { TenantRepository } from './features/exporten/tenant.repository.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { VerloopRepository } from './features/licenties/verloop.repository.ts';
import { VerloopService, type VerloopRepositories, type Wisplan } from './features/licenties/verloop.service.ts';
import { TenantWissenService } from './features/wissen/tenant-wissen.service.ts';
import { WisverzoekenRepository } from './features/wissen/wisverzoeken.repository.ts';
import { createWisverzoekenRoutes } from './features/wissen/wisverzoeken.routes.ts';
import { WisverzoekenService, type WisverzoekRepositories } from './features/wissen/wisverzoeken.service.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import type { Logger } from './platform/logging/logger.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import { Wislijst } from './platform/privacy/wislijst.ts';

interface Basis {
  db: Knex;
  clock: Clock;
  content: Content;
}

const bouw = (db: Knex) => ({
  gegevens: new AccountgegevensRepository(db),
  exporten: new ExportenRepository(db),
  audit: new AuditRepository(db),
  mail: new MailRepository(db),
  verzoeken: new WisverzoekenRepository(db),
});
const doelNamen =
  ({ leerdoelen, stranden }: Content) =>
  (id: string): string =>
    leerdoelen.get(id)?.naam ?? stranden.get(id)?.naam ?? id;

/** Background work that makes the exports of whole tenants. */
export function composeExportWerker({ db, clock, content, log }: Basis & { log: Logger }): ExportWerker {
  const repository = new DossierRepository(db);
  const tenant = new TenantRepository(db);
  const delen = { repository, tenant, dossiers: new DossierService(repository), doelNaam: doelNamen(content) };
  const repos: WerkerRepositories = bouw(db);
  return new ExportWerker({
    ...repos,
    transactie: createTransactie<WerkerRepositories>(db, bouw),
    tenant,
    clock,
    log,
    maak: (werk) => maakTenantExport(delen, werk),
  });
}

/** Work of the night: tenants that asked to be erased. */
export function composeTenantWissen({
  db,
  clock,
  dataDir,
}: Pick<Basis, 'db' | 'clock'> & { dataDir: string }): TenantWissenService {
  return new TenantWissenService({
    transactie: createTransactie<WisverzoekRepositories>(db, bouw),
    jobs: new JobsRepository(db),
    wislijst: new Wislijst(dataDir),
    clock,
  });
}

/** Work of the night: licences go on by the calendar, up to the erasure. */
export function composeVerloop({ db, clock }: Pick<Basis, 'db' | 'clock'>, wisplan: Wisplan): VerloopService {
  const maak = (knex: Knex): VerloopRepositories => ({
    licenties: new VerloopRepository(knex),
    mail: new MailRepository(knex),
    audit: new AuditRepository(knex),
  });
  return new VerloopService({
    transactie: createTransactie(db, maak),
    licenties: new VerloopRepository(db),
    jobs: new JobsRepository(db),
    wisplan,
    clock,
  });
}

/** Routes of a tenant about itself: details, settings, log, exports, erasure. */
export function composeTenant(
  { db, clock, content, werker, subverwerkers }: Basis & { werker: ExportWerker; subverwerkers: readonly string[] },
  route: Route,
): Router[] {
  const repos = bouw(db);
  const transactie = createTransactie(db, bouw);
  const exporten = new ExportenService({
    ...repos,
    transactie,
    clock,
    tenant: new TenantRepository(db),
    leerlingen: new LeerlingenRead(db),
    dossiers: new DossierService(new DossierRepository(db)),
    doelNaam: doelNamen(content),
    wek: () => werker.wek(),
  });
  return [
    createAccountgegevensRoutes(
      route,
      new AccountgegevensService({ transactie, repository: repos.gegevens, clock, subverwerkers }),
    ),
    createAuditRoutes(route, new AuditService(new AuditlijstRepository(db))),
    createExportenRoutes(route, exporten),
    createWisverzoekenRoutes(route, new WisverzoekenService({ transactie, verzoeken: repos.verzoeken, clock })),
  ];
}
