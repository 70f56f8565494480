import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LicentiesRead } from './features/licenties/licenties.read.ts';
import { ToestandbasisRead } from './features/somvensters/toestandbasis.read.ts';
import { VerhuistokensRepository } from './features/verhuistokens/verhuistokens.repository.ts';
import { createVerhuistokensRoutes } from './features/verhuistokens/verhuistokens.routes.ts';
import { VerhuistokensService, type TokenRepositories } from './features/verhuistokens/verhuistokens.service.ts';
import { VerhuizingRepository } from './features/verhuistokens/verhuizing.repository.ts';
import { VerhuizingService } from './features/verhuistokens/verhuizing.service.ts';
import { KaartjesService } from './features/wachtwoorden/kaartjes.service.ts';
import { WachtwoordenRepository } from './features/wachtwoorden/wachtwoorden.repository.ts';
import { createWachtwoordenRoutes } from './features/wachtwoorden/wachtwoorden.routes.ts';
import { WachtwoordenService, type WachtwoordenRepositories } from './features/wachtwoorden/wachtwoorden.service.ts';
import type { Aanmeldrem } from './platform/auth/aanmeldrem.ts';
import type { Kluis } from './platform/auth/kluis.ts';
import type { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import { createTransactie } from './platform/database/transactie.ts';
import type { Route } from './platform/http/route.ts';
import { MailRepository } from './platform/mail/mail.repository.ts';
import { Wislijst } from './platform/privacy/wislijst.ts';
import type { TellerOpslag } from './platform/teller/teller-opslag.ts';

interface Basis {
  db: Knex;
  clock: Clock;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
  dataDir: string;
  basisUrl: string | undefined;
  rem: Aanmeldrem;
  tellers: TellerOpslag;
}

/** Sign-in material of pupils, their cards, and handing them to another tenant. */
export function composeInloggen(basis: Basis, route: Route): Router[] {
  const { db, clock, kluis, wachtwoorden: hasher } = basis;
  const lezen = { groepen: new GroepenRead(db), leerlingen: new LeerlingenRead(db) };
  const bouwWachtwoorden = (knex: typeof db): WachtwoordenRepositories => ({
    wachtwoorden: new WachtwoordenRepository(knex),
    audit: new AuditRepository(knex),
  });
  const bouwTokens = (knex: typeof db): TokenRepositories => ({
    tokens: new VerhuistokensRepository(knex),
    audit: new AuditRepository(knex),
  });
  const wachtwoorden = new WachtwoordenService({
    ...bouwWachtwoorden(db),
    ...lezen,
    transactie: createTransactie(db, bouwWachtwoorden),
    hasher,
    kluis,
    rem: basis.rem,
    clock,
  });
  const kaartjes = new KaartjesService({
    repository: new WachtwoordenRepository(db),
    audit: new AuditRepository(db),
    groepen: lezen.groepen,
    kluis,
    clock,
  });
  const tokens = new VerhuistokensService({
    ...bouwTokens(db),
    leerlingen: lezen.leerlingen,
    transactie: createTransactie(db, bouwTokens),
    tellers: basis.tellers,
    clock,
  });
  const verhuizing = new VerhuizingService({
    tokens,
    ...lezen,
    hasher,
    kluis,
    clock,
    wislijst: new Wislijst(basis.dataDir),
    transactie: createTransactie(db, (trx) => ({
      ...bouwTokens(trx),
      verhuizing: new VerhuizingRepository(trx),
      licenties: new LicentiesRead(trx),
      bases: new ToestandbasisRead(trx),
      mail: new MailRepository(trx),
    })),
  });
  return [
    createWachtwoordenRoutes(route, { wachtwoorden, kaartjes, basisUrl: basis.basisUrl }),
    createVerhuistokensRoutes(route, { tokens, verhuizing }),
  ];
}
