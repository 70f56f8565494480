import type { Layout } from '#engine/runtime/contract.ts';

type Ruimte = Pick<Layout, 'bottom' | 'top' | 'scale'>;
/** What `uitzicht` asks of the stage. */
export interface ZichtWens {
  lijn: number;
  laagst: number;
  hoogte: number;
  maat: readonly [number, number];
  smal: { schaal: number; dx: number; top: number };
}
export interface Zicht {
  lijn: number;
  maat: number;
  dx: number;
}

/** Half the tray of the word rail, and the room between it and the keyboard. */
const RAIL = 66 + 60;

/** Where the design line comes to stand, how big the boats are there, and how far aside: on a small screen they sail beside the prompt plate. */
export function plaatsZicht(layout: Ruimte, p: ZichtWens): Zicht {
  const lijn = Math.min(p.laagst, 720 - Math.max(layout.bottom, 60) - RAIL);
  const smal = layout.scale < p.smal.schaal;
  const ruimte = lijn - (smal ? p.smal.top : Math.max(80, layout.top) + 4);
  return { lijn, maat: Math.max(p.maat[0], Math.min(p.maat[1], ruimte / p.hoogte)), dx: smal ? p.smal.dx : 0 };
}
