import type { FeatureModule } from '../../platform/module.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { AnalysisService } from './analysis.service.ts';
import { KnownWoorden } from './known-woorden.ts';
import { RecordingsRead } from './recordings.read.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import { RecordingsService } from './recordings.service.ts';
import { UnfitWoorden } from '../../platform/content/unfit-woorden.ts';
import { WoordlijstenRead } from './woordlijsten.read.ts';
import { WoordlijstenRepository } from './woordlijsten.repository.ts';
import { createWoordlijstenRoutes } from './woordlijsten.routes.ts';
import { WoordlijstenService } from './woordlijsten.service.ts';

/** Words that a teacher brings, and says. */
export const module: FeatureModule = {
  name: 'woordlijsten',
  build({ db, content, spellen, clock, mount }) {
    const analysis = new AnalysisService({
      content,
      spellen,
      known: new KnownWoorden(content),
      unfit: new UnfitWoorden(),
      recordings: new RecordingsRead(db),
    });
    const service = new WoordlijstenService({
      repository: new WoordlijstenRepository(db),
      read: new WoordlijstenRead(db),
      analysis,
      clock,
    });
    const sounds = new RecordingsService({
      repository: new RecordingsRepository(db),
      leerlingen: new LeerlingenRead(db),
    });
    return { routes: createWoordlijstenRoutes(mount, { service, sounds }) };
  },
};
