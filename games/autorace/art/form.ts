import { n, type Point } from '#engine/figure/svg.ts';

type Frame = readonly [x: number, y: number, w: number, h: number];
export type Part = { id: string; at?: Point; ouder?: string; gone?: boolean };

/** One part of a rig: joint in drawing coordinates, parent and whether it starts hidden. */
export const part = (frame: Frame, { id, at = [0, 0], ouder, gone = false }: Part, inner: string): string =>
  `<g id="${id}" data-pivot="${n(at[0] - frame[0])} ${n(at[1] - frame[1])}"${ouder === undefined ? '' : ` data-parent="${ouder}"`}${gone ? ' data-hidden="1"' : ''}>${inner}</g>`;
