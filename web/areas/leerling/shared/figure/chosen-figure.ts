import { FIGURE_SLOTS, type OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, PRESET_NAMES, presetOf, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { browserStorage } from '#web/platform/storage.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string): string => `taaltocht.figuur.${leerlingId}`;

const isSame = (a: OwnFigure, b: OwnFigure): boolean =>
  a.skin === b.skin &&
  a.hairColor === b.hairColor &&
  a.freckles === b.freckles &&
  a.hearingAid === b.hearingAid &&
  a.wheelchair === b.wheelchair &&
  FIGURE_SLOTS.every((slot) => a.parts[slot] === b.parts[slot]);

/** The ready figure that a child looks like, if it does. */
export const presetLike = (figure: OwnFigure): PresetName | undefined =>
  PRESET_NAMES.find((name) => isSame(PRESET_FIGURES[name], figure));

/** The figure that was chosen on this device before figures lived at the server; it is brought over once. */
export const oldFigure = {
  find: (leerlingId: string): OwnFigure | null => {
    const name = PRESET_NAMES.find((preset) => preset === storage.read(key(leerlingId)));
    return name === undefined ? null : PRESET_FIGURES[name];
  },
  forget: (leerlingId: string): void => storage.wis(key(leerlingId)),
};

/** What a child looks like: its own figure, else the one of this device, else its ready figure. */
export const figureOf = (leerlingId: string, own: OwnFigure | null): OwnFigure =>
  own ?? oldFigure.find(leerlingId) ?? PRESET_FIGURES[presetOf(leerlingId)];
