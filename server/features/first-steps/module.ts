import type { FeatureModule } from '../../platform/module.ts';
import { FirstStepsRepository } from './first-steps.repository.ts';
import { createFirstStepsRoutes } from './first-steps.routes.ts';
import { FirstStepsService } from './first-steps.service.ts';

/** The guided first hour of a new tenant. */
export const module: FeatureModule = {
  name: 'first-steps',
  build: ({ db, mount }) => ({
    routes: createFirstStepsRoutes(mount, new FirstStepsService(new FirstStepsRepository(db))),
  }),
};
