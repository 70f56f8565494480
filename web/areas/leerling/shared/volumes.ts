import { DEFAULT_VOLUMES, type Volumes } from '#engine/runtime/audio/audio-volumes.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { browserStorage } from '#web/platform/storage.ts';

const KEY = 'taaltocht.volumes';
const storage = browserStorage('localStorage');
const part = (value: unknown, different: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : different;

/** How loud the child of this device wants voice, effects and music. */
export function readVolumes(): Volumes {
  try {
    const saved: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    if (!isObject(saved)) return DEFAULT_VOLUMES;
    const { stem: voice, effecten: effects, muziek: music } = DEFAULT_VOLUMES;
    return {
      stem: part(saved['stem'], voice),
      effecten: part(saved['effecten'], effects),
      muziek: part(saved['muziek'], music),
    };
  } catch {
    return DEFAULT_VOLUMES;
  }
}

export const saveVolumes = (volumes: Volumes): void => storage.write(KEY, JSON.stringify(volumes));
