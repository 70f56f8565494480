import { FormGuard } from '../../platform/http/form-guard.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { ErvaringenRepository } from './ervaringen.repository.ts';
import { createErvaringenRoutes } from './ervaringen.routes.ts';
import { ErvaringenService } from './ervaringen.service.ts';

const LIMIT = { name: 'ervaring', max: 5, windowMs: 3_600_000 };

/** What people tell about the product, for the site. */
export const module: FeatureModule = {
  name: 'ervaringen',
  build({ db, clock, counters, mount }) {
    const service = new ErvaringenService({
      ervaringen: new ErvaringenRepository(db),
      guard: new FormGuard(counters, LIMIT),
      clock,
    });
    return {
      routes: createErvaringenRoutes(mount, service),
      jobs: [{ name: 'privacy.ervaringen', run: () => service.forget() }],
    };
  },
};
