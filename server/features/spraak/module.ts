import type { FeatureModule } from '../../platform/module.ts';
import { createSpeechRoutes } from './spraak.routes.ts';
import { SpeechService } from './spraak.service.ts';

/** Words and sentences, spoken. */
export const module: FeatureModule = {
  name: 'spraak',
  build: ({ speech, counters, mount }) => ({
    routes: createSpeechRoutes(mount, new SpeechService(speech), counters),
  }),
};
