import type { FeatureModule } from '../../platform/module.ts';
import { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { createWhyRoutes } from './waarom.routes.ts';
import { WhyService } from './waarom.service.ts';

/** Why the practice engine asked a word. */
export const module: FeatureModule = {
  name: 'waarom',
  build({ db, content, mount }) {
    const service = new WhyService({
      antwoorden: new AntwoordenRead(db),
      leerlingen: new LeerlingenRead(db),
      instellingen: new OefeninstellingenRead(db),
      content,
    });
    return { routes: createWhyRoutes(mount, service) };
  },
};
