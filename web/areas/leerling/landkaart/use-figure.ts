import { useState } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { browserStorage } from '#web/platform/storage.ts';
import { choosePreset, chosenPreset } from '../shared/figure/chosen-figure.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string, what: string): string => `taaltocht.${what}.${leerlingId}`;

/** The figure on the map; the choice stays on this device. */
export function useFigure(leerlingId: string): {
  figure: OwnFigure;
  preset: PresetName;
  choosePreset(preset: PresetName): void;
} {
  const [preset, setPreset] = useState<PresetName>(() => chosenPreset(leerlingId));
  return {
    figure: PRESET_FIGURES[preset],
    preset,
    choosePreset: (choice) => {
      choosePreset(leerlingId, choice);
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
