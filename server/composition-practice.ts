import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createBlockLayout } from '#engine/core/oefening/select/blocks.ts';
import { AntwoordenRepository } from './features/antwoorden/antwoorden.repository.ts';
import { createAntwoordenRoutes } from './features/antwoorden/antwoorden.routes.ts';
import { AntwoordenService } from './features/antwoorden/antwoorden.service.ts';
import { GroepenRead } from './features/groepen/groepen.read.ts';
import { LeerlingenRead } from './features/leerlingen/leerlingen.read.ts';
import { LandkaartRepository } from './features/landkaart/landkaart.repository.ts';
import { createLandkaartRoutes } from './features/landkaart/landkaart.routes.ts';
import { LandkaartService } from './features/landkaart/landkaart.service.ts';
import { OefeninstellingenRead } from './features/oefeninstellingen/oefeninstellingen.read.ts';
import { OefeninstellingenRepository } from './features/oefeninstellingen/oefeninstellingen.repository.ts';
import { createOefeninstellingenRoutes } from './features/oefeninstellingen/oefeninstellingen.routes.ts';
import { OefeninstellingenService } from './features/oefeninstellingen/oefeninstellingen.service.ts';
import { ClosingService } from './features/somvensters/closing.service.ts';
import { InstapMeasurementsRepository } from './features/somvensters/instap-measurements.repository.ts';
import { InstapMeasurementsService } from './features/somvensters/instap-measurements.service.ts';
import type { PracticeRepositories } from './features/somvensters/practice-repositories.ts';
import { SomvenstersRepository } from './features/somvensters/somvensters.repository.ts';
import { createSomvenstersRoutes } from './features/somvensters/somvensters.routes.ts';
import { SomvenstersService } from './features/somvensters/somvensters.service.ts';
import { SpelrondesRepository } from './features/somvensters/spelrondes.repository.ts';
import { SpelrondesService } from './features/somvensters/spelrondes.service.ts';
import { StateRepository } from './features/somvensters/state.repository.ts';
import type { Content } from './platform/content/content.ts';
import { createJudge } from './platform/content/judge.ts';
import { createTransaction } from './platform/database/transaction.ts';
import type { Route } from './platform/http/route.ts';
import type { Spellen } from './platform/spellen/spellen.ts';

/** What practice stands on. */
interface Base {
  db: Knex;
  clock: Clock;
  content: Content;
  spellen: Spellen;
}

/** What the pupils of a group are to practise. */
export function composeSettings({ db }: Base, route: Route): Router[] {
  const groepen = new GroepenRead(db);
  return [
    createOefeninstellingenRoutes(
      route,
      new OefeninstellingenService({
        repository: new OefeninstellingenRepository(db),
        transaction: createTransaction(db, (trx) => ({
          instellingen: new OefeninstellingenRepository(trx),
          leerlingen: new LeerlingenRead(trx),
        })),
        groepen,
        leerlingen: new LeerlingenRead(db),
      }),
    ),
  ];
}

/** The way of an answer: map, somvenster, round, answers and closing. */
export function composePractice(base: Base, route: Route): Router[] {
  const { db, clock, content, spellen } = base;
  const leerlingen = new LeerlingenRead(db);
  const layout = createBlockLayout(content.model);
  const transaction = createTransaction<PracticeRepositories>(db, (trx) => ({
    somvensters: new SomvenstersRepository(trx),
    rondes: new SpelrondesRepository(trx),
    toestand: new StateRepository(trx, layout),
  }));
  const settings = new OefeninstellingenRead(db);
  const practice = { transaction, leerlingen, instellingen: settings, content, spellen, clock };
  const somvensters = new SomvenstersService(practice);
  return [
    createLandkaartRoutes(
      route,
      new LandkaartService({
        kaart: somvensters,
        repository: new LandkaartRepository(db),
        leerlingen,
        spellen,
        clock,
      }),
    ),
    createSomvenstersRoutes(route, {
      instapMeasurements: new InstapMeasurementsService({
        repository: new InstapMeasurementsRepository(db),
        transaction: createTransaction(db, (trx) => new InstapMeasurementsRepository(trx)),
        somvensters,
        leerlingen,
      }),
      somvensters,
      spelrondes: new SpelrondesService(practice),
      closing: new ClosingService(practice),
    }),
    createAntwoordenRoutes(
      route,
      new AntwoordenService({ repository: new AntwoordenRepository(db), judge: createJudge(content), clock }),
    ),
  ];
}
