import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { AccountRepository } from './features/account/account.repository.ts';
import { createAccountRoutes } from './features/account/account.routes.ts';
import { AccountService, type AccountRepositories } from './features/account/account.service.ts';
import { TotpService } from './features/account/totp.service.ts';
import { DocentenRepository } from './features/docenten/docenten.repository.ts';
import { createDocentenRoutes, createOntvangstRoutes } from './features/docenten/docenten.routes.ts';
import { DocentenService, type DocentenRepositories } from './features/docenten/docenten.service.ts';
import { HerinnerenService } from './features/docenten/herinneren.service.ts';
import { OntvangstService } from './features/docenten/ontvangst.service.ts';
import { UitnodigingPost } from './features/docenten/uitnodiging-post.ts';
import { UitnodigingenRepository } from './features/docenten/uitnodigingen.repository.ts';
import { UitnodigingenService } from './features/docenten/uitnodigingen.service.ts';
import { OpschonenRepository } from './features/opschonen/opschonen.repository.ts';
import { OpschonenService, type OpschonenRepositories } from './features/opschonen/opschonen.service.ts';
import { WachtwoordherstelRepository } from './features/wachtwoordherstel/wachtwoordherstel.repository.ts';
import { createWachtwoordherstelRoutes } from './features/wachtwoordherstel/wachtwoordherstel.routes.ts';
import {
  WachtwoordherstelService,
  type HerstelRepositories,
} from './features/wachtwoordherstel/wachtwoordherstel.service.ts';
import type { Aanmeldrem } from './platform/auth/aanmeldrem.ts';
import type { Kluis } from './platform/auth/kluis.ts';
import { SessieRepository } from './platform/auth/sessie.repository.ts';
import { Tweestaps } from './platform/auth/tweestaps.ts';
import type { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Database } from './platform/database/database.ts';
import type { Route } from './platform/http/route.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import type { Logger } from './platform/logging/logger.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import type { TellerOpslag } from './platform/teller/teller-opslag.ts';

/** What this part stands on. */
interface Basis {
  clock: Clock;
  log: Logger;
  database: Database;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
}
/** What the composition shares with this part. */
interface Gedeeld {
  route: Route;
  rem: Aanmeldrem;
  tellers: TellerOpslag;
}

type Repositories = AccountRepositories & HerstelRepositories & DocentenRepositories;

const bouw = (knex: Knex): Repositories => ({
  account: new AccountRepository(knex),
  herstel: new WachtwoordherstelRepository(knex),
  sessies: new SessieRepository(knex),
  mail: new MailRepository(knex),
  audit: new AuditRepository(knex),
  docenten: new DocentenRepository(knex),
  uitnodigingen: new UitnodigingenRepository(knex),
});

/** Reminders of invitations. */
export function composeHerinneren({
  database,
  clock,
  kluis,
}: Pick<Basis, 'database' | 'clock' | 'kluis'>): HerinnerenService {
  return new HerinnerenService({
    transactie: createTransactie(database.knex, bouw),
    post: new UitnodigingPost({ kluis, clock }),
    clock,
  });
}

/** Work of the night of this part. */
export function composeOpschonen(basis: Pick<Basis, 'database' | 'clock' | 'kluis'>): OpschonenService {
  const db = basis.database.knex;
  const bouwOpschonen = (knex: Knex): OpschonenRepositories => ({
    opschonen: new OpschonenRepository(knex),
    jobs: new JobsRepository(knex),
  });
  const herinneren = composeHerinneren(basis);
  return new OpschonenService({
    jobs: new JobsRepository(db),
    transactie: createTransactie(db, bouwOpschonen),
    clock: basis.clock,
    herinner: () => herinneren.run(),
  });
}

/** The ways into and around an account: invitation, reset, own account, the people of a tenant. */
export function composeBeheer(basis: Basis, { route, rem, tellers }: Gedeeld): Router[] {
  const { clock, log, wachtwoorden, kluis } = basis;
  const db = basis.database.knex;
  const repos = bouw(db);
  const transactie = createTransactie(db, bouw);
  const gedeeld = { ...repos, transactie, clock };
  const account = new AccountService({ ...repos, transactie, wachtwoorden, rem, clock });
  const totp = new TotpService({
    account: repos.account,
    eigen: account,
    kluis,
    tweestaps: new Tweestaps(db, kluis),
    audit: repos.audit,
    clock,
  });
  return [
    createWachtwoordherstelRoutes(
      new WachtwoordherstelService({ ...repos, transactie, wachtwoorden, tellers, clock, log }),
    ),
    createAccountRoutes(route, { account, totp }),
    createDocentenRoutes(route, {
      docenten: new DocentenService(gedeeld),
      uitnodigingen: new UitnodigingenService({ ...gedeeld, post: new UitnodigingPost({ kluis, clock }) }),
    }),
    createOntvangstRoutes(new OntvangstService({ ...gedeeld, wachtwoorden })),
  ];
}
