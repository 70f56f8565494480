import type { Toegankelijk } from '#engine/runtime/contract.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';

/** What the child chose on the map and on this device. */
export interface Keuzes { rustig: boolean; minderBeweging: boolean }

/** Setting of the teacher and choices of the child together: calm wins wherever one of them asks for it. */
export function maakToegankelijk(instelling: Oefeninstelling, keuzes: Keuzes): Toegankelijk {
  return {
    calm: instelling.rustigeStand || keuzes.rustig,
    reducedMotion: instelling.minderBeweging || keuzes.minderBeweging,
    oneSwitch: instelling.eenKnop,
    lettertype: instelling.lettertype,
    letterafstand: instelling.letterafstand / 100,
    toetsenbord: instelling.toetsenbord === 'grafeem' ? 'abc' : instelling.toetsenbord,
  };
}
