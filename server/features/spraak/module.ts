import type { FeatureModule } from '../../platform/module.ts';
import { Vocabulary } from '../../platform/speech/vocabulary.ts';
import { createSpeechRoutes } from './spraak.routes.ts';
import { SpeechService } from './spraak.service.ts';

/** Words and sentences, spoken. */
export const module: FeatureModule = {
  name: 'spraak',
  build({ speech, content, counters, requireSession, mount }) {
    const service = new SpeechService({ speech, vocabulary: new Vocabulary(content), counters });
    return { routes: createSpeechRoutes(mount, { service, counters, requireSession }) };
  },
};
