import type { Accessibility } from '#engine/runtime/contract.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Letters } from '../shared/letters.ts';

/** What the child chose on the map and on this device. */
interface Choices {
  rustig: boolean;
  minderBeweging: boolean;
  lettertype: Letters['lettertype'] | null;
  letterafstand: number | null;
  toetsenbord: Letters['toetsenbord'] | null;
}

/** Setting of the teacher and choices of the child together: calm wins wherever one of them asks for it. */
export function createAccessibility(setting: Oefeninstelling, choices: Choices): Accessibility {
  const keyboard = choices.toetsenbord ?? setting.toetsenbord;
  return {
    calm: setting.rustigeStand || choices.rustig,
    reducedMotion: setting.minderBeweging || choices.minderBeweging,
    oneSwitch: setting.eenKnop,
    lettertype: choices.lettertype ?? setting.lettertype,
    letterafstand: (choices.letterafstand ?? setting.letterafstand) / 100,
    toetsenbord: keyboard === 'grafeem' ? 'abc' : keyboard,
  };
}
