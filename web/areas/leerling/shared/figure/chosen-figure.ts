import { PRESET_NAMES, presetOf, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { browserStorage } from '#web/platform/storage.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string): string => `taaltocht.figuur.${leerlingId}`;

/** The ready figure that a child chose on this device, else the one that is its own by itself. */
export function chosenPreset(leerlingId: string): PresetName {
  const saved = storage.read(key(leerlingId));
  return PRESET_NAMES.find((name) => name === saved) ?? presetOf(leerlingId);
}

/** Keeps the choice on this device. */
export const choosePreset = (leerlingId: string, preset: PresetName): void => storage.write(key(leerlingId), preset);
