import { useState } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, PRESET_NAMES, presetOf, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { browserStorage } from '#web/platform/storage.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string, what: string): string => `taaltocht.${what}.${leerlingId}`;

function savedFigure(leerlingId: string): PresetName {
  const saved = storage.read(key(leerlingId, 'figuur'));
  return PRESET_NAMES.find((name) => name === saved) ?? presetOf(leerlingId);
}

/** The figure on the map; the choice stays on this device. */
export function useFigure(leerlingId: string): {
  figure: OwnFigure;
  preset: PresetName;
  choosePreset(preset: PresetName): void;
} {
  const [preset, setPreset] = useState<PresetName>(() => savedFigure(leerlingId));
  return {
    figure: PRESET_FIGURES[preset],
    preset,
    choosePreset: (choice) => {
      storage.write(key(leerlingId, 'figuur'), choice);
      setPreset(choice);
    },
  };
}

/** List instead of map; the choice stays on this device. */
export function useList(leerlingId: string): [boolean, (on: boolean) => void] {
  const [list, setList] = useState(() => storage.read(key(leerlingId, 'lijst')) === '1');
  return [
    list,
    (on) => {
      storage.write(key(leerlingId, 'lijst'), on ? '1' : '0');
      setList(on);
    },
  ];
}
