import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { DelenService, type DeelRepositories } from './features/koppelingen/delen.service.ts';
import { KoppelenService } from './features/koppelingen/koppelen.service.ts';
import { KoppelingenRead } from './features/koppelingen/koppelingen.read.ts';
import { KoppelingenRepository } from './features/koppelingen/koppelingen.repository.ts';
import { createKoppelingenRoutes } from './features/koppelingen/koppelingen.routes.ts';
import { LeerlingcodesRepository } from './features/koppelingen/leerlingcodes.repository.ts';
import { ThuisbeeldRepository } from './features/koppelingen/thuisbeeld.repository.ts';
import { ThuisbeeldService } from './features/koppelingen/thuisbeeld.service.ts';
import { ToestemmingenRepository } from './features/koppelingen/toestemmingen.repository.ts';
import { ToestemmingenService } from './features/koppelingen/toestemmingen.service.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { ThuisspelenRepository } from './features/thuisspelen/thuisspelen.repository.ts';
import { createThuisspelenRoutes } from './features/thuisspelen/thuisspelen.routes.ts';
import { ThuisspelenService } from './features/thuisspelen/thuisspelen.service.ts';
import type { Aanmeldrem } from './platform/auth/aanmeldrem.ts';
import { SessieRepository } from './platform/auth/sessie.repository.ts';
import type { Tokens } from './platform/auth/tokens.ts';
import type { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Route } from './platform/http/route.ts';
import type { TellerOpslag } from './platform/teller/teller-opslag.ts';

interface Basis {
  db: Knex;
  clock: Clock;
  content: Content;
  tokens: Tokens;
  sessies: SessieRepository;
  wachtwoorden: Wachtwoorden;
  rem: Aanmeldrem;
  tellers: TellerOpslag;
}

const bouw = (db: Knex): DeelRepositories => ({
  toestemmingen: new ToestemmingenRepository(db),
  codes: new LeerlingcodesRepository(db),
  koppelingen: new KoppelingenRepository(db),
  audit: new AuditRepository(db),
});

/** Sharing a pupil with home and practice, and playing at home. */
export function composeDelen(
  { db, clock, content, tokens, sessies, wachtwoorden, rem, tellers }: Basis,
  route: Route,
): Router[] {
  const repos = bouw(db);
  const transactie = createTransactie(db, bouw);
  const leerlingen = new LeerlingenRead(db);
  const lezen = new KoppelingenRead(db);
  return [
    createKoppelingenRoutes(route, {
      toestemmingen: new ToestemmingenService({ toestemmingen: repos.toestemmingen, transactie, leerlingen, clock }),
      delen: new DelenService({ ...repos, transactie, leerlingen, clock }),
      koppelen: new KoppelenService({
        codes: repos.codes,
        tellers,
        clock,
        transactie: createTransactie(db, (trx) => ({
          ...bouw(trx),
          licenties: new LicentiesRead(trx),
          lezen: new KoppelingenRead(trx),
        })),
      }),
      beeld: new ThuisbeeldService({
        koppelingen: lezen,
        beeld: new ThuisbeeldRepository(db),
        leerdoelen: content.leerdoelen,
        clock,
      }),
    }),
    createThuisspelenRoutes(
      route,
      new ThuisspelenService({
        repository: new ThuisspelenRepository(db),
        sessies,
        tokens,
        wachtwoorden,
        leerlingen,
        koppelingen: lezen,
        rem,
        tellers,
        audit: repos.audit,
        clock,
      }),
    ),
  ];
}
