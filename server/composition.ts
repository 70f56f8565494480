import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Express, Router } from 'express';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createBlokindeling } from '#engine/core/oefening/blokken.ts';
import { createApp } from './app.ts';
import { composeInloggen } from './composition-inloggen.ts';
import { composeBeheer } from './composition-beheer.ts';
import { composeLeerlingen } from './composition-leerlingen.ts';
import { composeImport, composeLvs } from './composition-import.ts';
import { composeDelen } from './composition-delen.ts';
import { composeInstellingen, composeOefenen } from './composition-practice.ts';
import { composeTenant } from './composition-tenant.ts';
import { MIGRATIES } from './db/migreer.ts';
import { AdminsRepository } from './features/admins/admins.repository.ts';
import { createAdminsRoutes } from './features/admins/admins.routes.ts';
import { AdminsService } from './features/admins/admins.service.ts';
import { AntwoordenRead } from './features/antwoorden/antwoorden.read.ts';
import { AuthRepository } from './features/auth/auth.repository.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { AuthService } from './features/auth/auth.service.ts';
import type { ExportWerker } from './features/exporten/export-werker.ts';
import { GezondheidRepository } from './features/gezondheid/gezondheid.repository.ts';
import { createGezondheidRoutes } from './features/gezondheid/gezondheid.routes.ts';
import { GezondheidService } from './features/gezondheid/gezondheid.service.ts';
import { GroepenRepository } from './features/groepen/groepen.repository.ts';
import { createGroepenRoutes } from './features/groepen/groepen.routes.ts';
import { GroepenService } from './features/groepen/groepen.service.ts';
import { KalibratieRepository } from './features/kalibratie/kalibratie.repository.ts';
import { KalibratieService, type KalibratieRepositories } from './features/kalibratie/kalibratie.service.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { OefeninstellingenRead } from './features/oefeninstellingen/oefeninstellingen.read.ts';
import { SamenvattenRepository } from './features/somvensters/samenvatten.repository.ts';
import { SamenvattenService, type SamenvattenRepositories } from './features/somvensters/samenvatten.service.ts';
import { ToestandbasisRead } from './features/somvensters/toestandbasis.read.ts';
import { ToestandRepository } from './features/somvensters/toestand.repository.ts';
import { createSpraakRoutes } from './features/spraak/spraak.routes.ts';
import { SpraakService } from './features/spraak/spraak.service.ts';
import { UsersRepository } from './features/users/users.repository.ts';
import { createUsersRoutes } from './features/users/users.routes.ts';
import { UsersService } from './features/users/users.service.ts';
import { Aanmeldrem } from './platform/auth/aanmeldrem.ts';
import type { Kluis } from './platform/auth/kluis.ts';
import { createRequireSessie } from './platform/auth/require-sessie.ts';
import { SessieRepository } from './platform/auth/sessie.repository.ts';
import { loadSleutels } from './platform/auth/sleutels.ts';
import { createTokens } from './platform/auth/tokens.ts';
import { Tweestaps } from './platform/auth/tweestaps.ts';
import type { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import type { Database } from './platform/database/database.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Env } from './platform/env.ts';
import { createErrorHandler } from './platform/fout/error-handler.ts';
import { JobsRepository } from './platform/jobs/jobs.repository.ts';
import { IdempotentieRepository } from './platform/http/idempotentie.repository.ts';
import { Idempotentie } from './platform/http/idempotentie.ts';
import { createRoute, type Route } from './platform/http/route.ts';
import type { Logger } from './platform/logging/logger.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import type { Maildienst } from './platform/mail/maildienst.ts';
import { createRequestLog } from './platform/logging/request-log.ts';
import type { Speech } from './platform/speech/speech.ts';
import type { Spellen } from './platform/spellen/spellen.ts';
import { GeheugenTellers } from './platform/teller/teller-opslag.ts';

/** Everything the application stands on; made once at the start. */
export interface Fundament {
  env: Env;
  clock: Clock;
  log: Logger;
  database: Database;
  content: Content;
  spellen: Spellen;
  speech: Speech;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
  mail: Maildienst;
  /** Makes exports in the background. */
  exporten: ExportWerker;
}

/** Work of the night on the same foundation. */
export function composeKalibratie(basis: Pick<Fundament, 'database' | 'content' | 'clock'>): KalibratieService {
  const db = basis.database.knex;
  const bouw = (knex: typeof db): KalibratieRepositories => ({
    kalibratie: new KalibratieRepository(knex),
    jobs: new JobsRepository(knex),
  });
  return new KalibratieService({
    ...bouw(db),
    transactie: createTransactie(db, bouw),
    antwoorden: new AntwoordenRead(db),
    basis: new ToestandbasisRead(db),
    content: basis.content,
    clock: basis.clock,
  });
}

/** Answers past their term become sums, on the same foundation. */
export function composeSamenvatten({
  database,
  content,
  clock,
}: Pick<Fundament, 'database' | 'content' | 'clock'>): SamenvattenService {
  const db = database.knex;
  const indeling = createBlokindeling(content.model);
  const transactie = createTransactie<SamenvattenRepositories>(db, (trx) => ({
    samenvatten: new SamenvattenRepository(trx),
    toestand: new ToestandRepository(trx, indeling),
  }));
  return new SamenvattenService({
    transactie,
    jobs: new JobsRepository(db),
    instellingen: new OefeninstellingenRead(db),
    content,
    clock,
  });
}

/** Who is asking: sessions, rights, counters and the way in. */
function composeToegang({ env, clock, database, wachtwoorden, kluis }: Fundament) {
  const db = database.knex;
  const sleutels = loadSleutels(env.DATA_DIR);
  const tokens = createTokens(sleutels, clock);
  const sessies = new SessieRepository(db);
  const tellers = new GeheugenTellers(clock);
  const requireSessie = createRequireSessie({ tokens, sessies, clock });
  const audit = new AuditRepository(db);
  const route = createRoute({
    requireSessie,
    controleerAntwoord: env.NODE_ENV === 'test',
    idempotentie: new Idempotentie(new IdempotentieRepository(db), clock),
    audit: ({ sessie, adminId, actie, reden }) =>
      audit.save({ adminId, wie: sessie.gebruikerId, rol: sessie.rol, actie, soort: 'route', doelId: adminId, reden }),
  });
  const rem = new Aanmeldrem(tellers);
  const auth = new AuthService({
    repository: new AuthRepository(db),
    sessies,
    tokens,
    wachtwoorden,
    rem,
    tellers,
    clock,
    mail: new MailRepository(db),
    tweestaps: new Tweestaps(db, kluis),
  });
  return {
    tokens,
    sessies,
    tellers,
    rem,
    route,
    router: createAuthRoutes(auth, { publicPem: sleutels.publicPem, requireSessie }),
  };
}

/** Users, tenants and groups as everybody reads them. */
function composeLezen({ database, clock }: Fundament, route: Route): Router[] {
  const db = database.knex;
  return [
    createUsersRoutes(route, new UsersService(new UsersRepository(db))),
    createAdminsRoutes(route, new AdminsService(new AdminsRepository(db))),
    createGroepenRoutes(
      route,
      new GroepenService({ repository: new GroepenRepository(db), licenties: new LicentiesRead(db), clock }),
    ),
  ];
}

/** The only place where services are made and joined. */
export function compose(basis: Fundament): Express {
  const { env, clock, log, content, wachtwoorden, kluis } = basis;
  const db = basis.database.knex;
  const dataDir = env.DATA_DIR;
  const { tokens, sessies, tellers, rem, route, router } = composeToegang(basis);
  const gebouwdDir = resolve(env.GEBOUWD_DIR);
  const gezondheid = new GezondheidService(new GezondheidRepository(db), {
    migraties: MIGRATIES.length,
    heeftWeb: () => existsSync(join(gebouwdDir, 'web', 'index.html')),
  });
  const oefenbasis = { db, clock, content, spellen: basis.spellen };
  return createApp({
    belgischeHosts: env.BELGISCHE_HOSTS,
    trustProxy: env.TRUST_PROXY,
    gebouwdDir,
    requestLog: createRequestLog(log),
    errorHandler: createErrorHandler(log),
    routers: [
      ...basis.mail.routers,
      ...composeBeheer(basis, { route, rem, tellers }),
      createGezondheidRoutes(gezondheid),
      router,
      createSpraakRoutes(new SpraakService(basis.speech), tellers),
      ...composeLezen(basis, route),
      ...composeLeerlingen({ db, clock, wachtwoorden, kluis, dataDir }, route),
      composeImport(route, { db, clock, env }),
      ...composeLvs(route, { db, clock, env }),
      ...composeTenant({ db, clock, content, werker: basis.exporten, subverwerkers: env.SUBVERWERKERS }, route),
      ...composeInstellingen(oefenbasis, route),
      ...composeInloggen({ db, clock, wachtwoorden, kluis, dataDir, basisUrl: env.BASIS_URL, rem, tellers }, route),
      ...composeDelen({ db, clock, content, tokens, sessies, wachtwoorden, rem, tellers }, route),
      ...composeOefenen(oefenbasis, route),
    ],
  });
}
