import type { FeatureModule } from '../../platform/module.ts';
import { createKalibratie, createWeights } from './create-kalibratie.ts';
import { createWeightsRoutes } from './weights.routes.ts';

/** Learns from the answers of all tenants how difficult items are, and how much each kind of evidence tells. */
export const module: FeatureModule = {
  name: 'kalibratie',
  build(platform) {
    const kalibratie = createKalibratie(platform);
    const weights = createWeights(platform);
    return {
      routes: createWeightsRoutes(platform.mount, weights),
      jobs: [kalibratie, weights],
      prepare: async () => {
        await kalibratie.load();
        await weights.load();
      },
    };
  },
};
