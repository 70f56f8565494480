import type { Layout } from '#engine/runtime/contract.ts';

type Space = Pick<Layout, 'bottom' | 'top' | 'scale'>;
/** What `uitzicht` asks of the stage. */
export interface ViewWish {
  lijn: number;
  laagst: number;
  hoogte: number;
  maat: readonly [number, number];
  smal: { schaal: number; dx: number; top: number };
}
export interface View {
  lijn: number;
  maat: number;
  dx: number;
}

/** Half the tray of the word rail, and the room between it and the keyboard. */
const RAIL = 66 + 60;

/** Where the design line comes to stand, how big the boats are there, and how far aside: on a small screen they sail beside the prompt plate. */
export function placeView(layout: Space, p: ViewWish): View {
  const line = Math.min(p.laagst, 720 - Math.max(layout.bottom, 60) - RAIL);
  const narrow = layout.scale < p.smal.schaal;
  const space = line - (narrow ? p.smal.top : Math.max(80, layout.top) + 4);
  return { lijn: line, maat: Math.max(p.maat[0], Math.min(p.maat[1], space / p.hoogte)), dx: narrow ? p.smal.dx : 0 };
}
