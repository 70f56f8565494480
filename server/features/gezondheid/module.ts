import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIGRATIONS } from '../../db/migrate.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { hasRoom } from './disk-room.ts';
import { HealthRepository } from './gezondheid.repository.ts';
import { createHealthRoutes } from './gezondheid.routes.ts';
import { HealthService } from './gezondheid.service.ts';

/** Whether every part is ready. */
export const module: FeatureModule = {
  name: 'gezondheid',
  build({ db, env, mount, drawings }) {
    const service = new HealthService(new HealthRepository(db), {
      migrations: MIGRATIONS.length,
      hasWeb: () => existsSync(join(resolve(env.GEBOUWD_DIR), 'web', 'index.html')),
      hasRoom: () => hasRoom(env.DATA_DIR),
      drawings: () => drawings.progress(),
    });
    return { routes: createHealthRoutes(mount, service) };
  },
};
