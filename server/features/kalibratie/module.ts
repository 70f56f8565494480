import type { FeatureModule } from '../../platform/module.ts';
import { createKalibratie } from './create-kalibratie.ts';

/** Learns from the answers of all tenants how difficult items are. */
export const module: FeatureModule = {
  name: 'kalibratie',
  build(platform) {
    const kalibratie = createKalibratie(platform);
    return { routes: [], jobs: [kalibratie], prepare: () => kalibratie.load() };
  },
};
