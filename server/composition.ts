import { resolve } from 'node:path';
import type { Express } from 'express';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createApp } from './app.ts';
import { SignInThrottle } from './platform/auth/sign-in-throttle.ts';
import type { Vault } from './platform/auth/vault.ts';
import { createRequireSession } from './platform/auth/require-session.ts';
import { SessionCache } from './platform/auth/session-cache.ts';
import { SessionRepository } from './platform/auth/session.repository.ts';
import { loadKeys } from './platform/auth/keys.ts';
import { createTokens } from './platform/auth/tokens.ts';
import type { PasswordHasher } from './platform/auth/wachtwoorden.ts';
import type { Content } from './platform/content/content.ts';
import { AuditRepository } from './platform/database/audit.repository.ts';
import type { Database } from './platform/database/database.ts';
import type { Env } from './platform/env.ts';
import { createErrorHandler } from './platform/error/error-handler.ts';
import { createFileReaders } from './platform/file/file-readers.ts';
import type { Drawings } from './platform/http/drawings.ts';
import { EventStreams } from './platform/http/event-streams.ts';
import { IdempotencyRepository } from './platform/http/idempotency.repository.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import { createMount, createRouter } from './platform/http/mount.ts';
import type { RouteDeps } from './platform/http/route.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { MailService } from './platform/mail/mail-service.ts';
import { findFeatures, type Platform } from './platform/module.ts';
import type { BackgroundWork } from './platform/jobs/background-work.ts';
import type { NightJob } from './platform/jobs/night-work.ts';
import type { PeriodicWork } from './platform/jobs/periodic-work.ts';
import { RequestMetrics } from './platform/metrics/request-metrics.ts';
import { createRequestLog } from './platform/logging/request-log.ts';
import type { Speech } from './platform/speech/speech.ts';
import type { Spellen } from './platform/spellen/spellen.ts';
import { DatabaseCounters } from './platform/counter/database-counters.ts';
import { MemoryCounters } from './platform/counter/memory-counters.ts';

/** Everything the application stands on; made once at the start. */
export interface Foundation {
  env: Env;
  clock: Clock;
  log: Logger;
  database: Database;
  content: Content;
  spellen: Spellen;
  speech: Speech;
  wachtwoorden: PasswordHasher;
  vault: Vault;
  mail: MailService;
  /** Makes pictures and sounds in the background. */
  drawings: Drawings;
}

/** Who is asking: sessions, rights and counters. */
function composeAccess({ env, clock, database }: Foundation) {
  const db = database.knex;
  const keys = loadKeys(env.DATA_DIR);
  const tokens = createTokens(keys, clock);
  const sessions = new SessionRepository(db);
  // The embedded database serves one process, so its counters need no round trip.
  const counters = database.builtIn ? new MemoryCounters(clock) : new DatabaseCounters(db, clock);
  const requireSession = createRequireSession({
    tokens,
    sessions: new SessionCache({ sessions, notices: database.notices, clock }),
    clock,
  });
  const audit = new AuditRepository(db);
  const routeDeps: RouteDeps = {
    requireSession,
    verifyAntwoord: env.NODE_ENV === 'test',
    idempotency: new Idempotency(new IdempotencyRepository(db), clock),
    audit: ({ session, adminId, actie: action, reden: reason }) =>
      audit.save({
        adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: action,
        soort: 'route',
        doelId: adminId,
        reden: reason,
      }),
  };
  return {
    tokens,
    requireSession,
    sessies: sessions,
    tellers: counters,
    brake: new SignInThrottle(counters),
    mount: createMount(routeDeps),
    publicPem: keys.publicPem,
  };
}

/** The application, and what its features do beside answering. */
export interface Composed {
  app: Express;
  jobs: readonly NightJob[];
  periodic: readonly PeriodicWork[];
  background: readonly BackgroundWork[];
  /** What features do before the server answers. */
  prepare(): Promise<void>;
  /** Lets go of answers that stay open, so that the server can close. */
  letGo(): void;
  stop(): Promise<void>;
}

type Foot = ReturnType<typeof composeAccess>;

/** What features that mount themselves are built from. */
function createPlatform(base: Foundation, foot: Foot): Platform {
  const { env, clock, log, content, spellen, speech, vault, mail } = base;
  const { tokens, requireSession, sessies: sessions, tellers: counters, brake, mount, publicPem } = foot;
  return {
    env,
    clock,
    log,
    content,
    spellen,
    speech,
    vault,
    mail,
    drawings: base.drawings,
    readers: createFileReaders({ log }),
    tokens,
    requireSession,
    sessions,
    counters,
    brake,
    mount,
    publicPem,
    db: base.database.knex,
    live: base.database.live,
    streams: new EventStreams(),
    requests: new RequestMetrics(),
    passwords: base.wachtwoorden,
  };
}

/** Joins the features; each is found by its folder and mounts itself. */
export async function compose(base: Foundation): Promise<Composed> {
  const { env, log } = base;
  const foot = composeAccess(base);
  const platform = createPlatform(base, foot);
  const built = (await findFeatures()).map((feature) => feature.build(platform));
  const app = createApp({
    clock: base.clock,
    belgianHosts: env.BELGIAN_HOSTS,
    link: base.mail.adressen.link,
    trustProxy: env.TRUST_PROXY,
    builtDir: resolve(env.GEBOUWD_DIR),
    drawings: base.drawings,
    watchers: [platform.requests.handler, createRequestLog(log)],
    errorHandler: createErrorHandler(log),
    routers: [...base.mail.routers, createRouter(built.flatMap(({ routes }) => routes))],
  });
  return {
    app,
    jobs: built.flatMap(({ jobs = [] }) => jobs),
    periodic: built.flatMap(({ periodic = [] }) => periodic),
    background: built.flatMap(({ background = [] }) => background),
    prepare: async () => {
      for (const feature of built) await feature.prepare?.();
    },
    letGo: () => platform.streams.end(),
    stop: async () => {
      platform.readers.close();
      for (const { stop, background = [] } of built) {
        for (const work of background) await work.stop();
        await stop?.();
      }
    },
  };
}
