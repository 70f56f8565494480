import type { Toegankelijk } from '#engine/runtime/contract.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Letters } from '../letters.ts';

/** What the child chose on the map and on this device. */
export interface Keuzes {
  rustig: boolean;
  minderBeweging: boolean;
  lettertype: Letters['lettertype'] | null;
  letterafstand: number | null;
  toetsenbord: Letters['toetsenbord'] | null;
}

/** Setting of the teacher and choices of the child together: calm wins wherever one of them asks for it. */
export function maakToegankelijk(instelling: Oefeninstelling, keuzes: Keuzes): Toegankelijk {
  const toetsenbord = keuzes.toetsenbord ?? instelling.toetsenbord;
  return {
    calm: instelling.rustigeStand || keuzes.rustig,
    reducedMotion: instelling.minderBeweging || keuzes.minderBeweging,
    oneSwitch: instelling.eenKnop,
    lettertype: keuzes.lettertype ?? instelling.lettertype,
    letterafstand: (keuzes.letterafstand ?? instelling.letterafstand) / 100,
    toetsenbord: toetsenbord === 'grafeem' ? 'abc' : toetsenbord,
  };
}
