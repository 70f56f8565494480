import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIGRATIONS } from '../../db/migrate.ts';
import { connectionsOf } from '../../platform/database/pool.ts';
import type { MailService } from '../../platform/mail/mail-service.ts';
import { ProcessMetrics } from '../../platform/metrics/process-metrics.ts';
import type { FeatureModule, Platform } from '../../platform/module.ts';
import { VERSION } from '../../platform/version.ts';
import { HealthDetailsService } from './details.service.ts';
import { diskOf, hasRoom } from './disk-room.ts';
import { HealthRepository } from './gezondheid.repository.ts';
import { createHealthRoutes } from './gezondheid.routes.ts';
import { HealthService } from './gezondheid.service.ts';
import { MetricsService } from './metrics.service.ts';

const mailOf = ({ mailbox, deliverer }: MailService): 'server' | 'mailbox' | 'nowhere' => {
  if (mailbox !== undefined) return 'mailbox';
  return deliverer === undefined ? 'nowhere' : 'server';
};

function createServices({ db, env, drawings, mail, requests, log }: Platform, own: ProcessMetrics) {
  const repository = new HealthRepository(db);
  const migrations = MIGRATIONS.length;
  const health = new HealthService(repository, {
    migrations,
    hasWeb: () => existsSync(join(resolve(env.GEBOUWD_DIR), 'web', 'index.html')),
    hasRoom: () => hasRoom(env.DATA_DIR),
    drawings: () => drawings.progress(),
  });
  const details = new HealthDetailsService({
    repository,
    health,
    migrations,
    version: VERSION,
    process: own,
    connections: () => connectionsOf(db),
    disk: () => diskOf(env.DATA_DIR),
    set: {
      mail: mailOf(mail),
      metrics: env.METRICS_TOKEN !== undefined,
      nightly: env.BACKUP_DIR !== undefined,
      embedded: env.DATABASE_URL === undefined,
    },
  });
  const metrics = new MetricsService({ token: env.METRICS_TOKEN, repository, details, own: [requests, own], log });
  return { health, details, metrics };
}

/** Whether every part is ready, and how it does: for a balancer, the office and a monitor. */
export const module: FeatureModule = {
  name: 'gezondheid',
  build(platform) {
    const own = new ProcessMetrics();
    return {
      routes: createHealthRoutes(platform.mount, createServices(platform, own)),
      stop: () => Promise.resolve(own.stop()),
    };
  },
};
