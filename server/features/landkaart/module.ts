import type { FeatureModule } from '../../platform/module.ts';
import { BeloningenRead } from '../beloningen/beloningen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { PlanTestsRead } from '../handelingsplannen/plan-tests.read.ts';
import { ToetsenRead } from '../methodetoetsen/toetsen.read.ts';
import { createMapSource } from '../somvensters/map.read.ts';
import { LandkaartRepository } from './landkaart.repository.ts';
import { createLandkaartRoutes } from './landkaart.routes.ts';
import { LandkaartService } from './landkaart.service.ts';

/** The map of a pupil, with the letters and the choices of the child. */
export const module: FeatureModule = {
  name: 'landkaart',
  build(platform) {
    const { db, clock, spellen, mount } = platform;
    const service = new LandkaartService({
      kaart: createMapSource(platform),
      repository: new LandkaartRepository(db),
      beloningen: new BeloningenRead(db),
      leerlingen: new LeerlingenRead(db),
      toetsen: new ToetsenRead(db, clock),
      planTests: new PlanTestsRead(db),
      spellen,
      clock,
    });
    return { routes: createLandkaartRoutes(mount, service) };
  },
};
