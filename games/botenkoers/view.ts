import type { Layout } from '#engine/runtime/contract.ts';

type Space = Pick<Layout, 'bottom' | 'top' | 'scale' | 'head' | 'foot'>;
/** What `vista` asks of the stage. */
export interface ViewWish {
  line: number;
  lowest: number;
  height: number;
  scale: readonly [number, number];
  narrow: { scale: number; dx: number; top: number };
}
export interface View {
  line: number;
  scale: number;
  dx: number;
}

/** Half the tray of the word rail, and the room between it and the keyboard. */
const RAIL = 66 + 60;

/** Where the design line comes to stand, how big the boats are there, and how far aside: on a small screen they sail beside the prompt plate. */
export function placeView(layout: Space, p: ViewWish): View {
  const line = Math.min(p.lowest, layout.foot - Math.max(layout.bottom, 60) - RAIL);
  const narrow = layout.scale < p.narrow.scale;
  const space = line - (narrow ? p.narrow.top : Math.max(layout.head + 80, layout.top) + 4);
  return { line, scale: Math.max(p.scale[0], Math.min(p.scale[1], space / p.height)), dx: narrow ? p.narrow.dx : 0 };
}
