import { n, type Punt } from '../../lib/svg.ts';

type Kader = readonly [x: number, y: number, w: number, h: number];
export type Deel = { id: string; at?: Punt; ouder?: string; weg?: boolean };

/** One part of a rig: joint in drawing coordinates, parent and whether it starts hidden. */
export const deel = (kader: Kader, { id, at = [0, 0], ouder, weg = false }: Deel, inner: string): string =>
  `<g id="${id}" data-pivot="${n(at[0] - kader[0])} ${n(at[1] - kader[1])}"${ouder === undefined ? '' : ` data-parent="${ouder}"`}${weg ? ' data-hidden="1"' : ''}>${inner}</g>`;
