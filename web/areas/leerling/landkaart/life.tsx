import type { ReactNode } from 'react';
import type { LandCode } from './card-layout.ts';
import { spriteAddress } from '../shared/art.ts';

type Life = { land: LandCode; x: number; y: number; footer: number; half: number; size?: number };

/** One moving detail per land; `voet` is the ground line that decides what hides it. */
const LIFE: readonly Life[] = [
  { land: 'boerenland', x: 752, y: 870, footer: 1007, half: 120, size: 0.8 },
  { land: 'stad', x: 778, y: 590, footer: 640, half: 120 },
  { land: 'water', x: 1996, y: 1396, footer: 1396, half: 60 },
  { land: 'bos', x: 500, y: 640, footer: 900, half: 40 },
  { land: 'kermis', x: 1658, y: 680, footer: 831, half: 130 },
  { land: 'fabriek', x: 2050, y: 446, footer: 651, half: 110, size: 0.72 },
  { land: 'savanne', x: 2252, y: 872, footer: 1240, half: 80 },
  { land: 'bergen', x: 1432, y: 262, footer: 540, half: 80 },
  { land: 'ruimte', x: 2152, y: 262, footer: 540, half: 30 },
];

export const lifeOf = (open: ReadonlySet<LandCode>): { footer: number; land: LandCode; image: ReactNode }[] =>
  LIFE.filter(({ land }) => open.has(land)).map((item) => ({
    land: item.land,
    footer: item.footer,
    image: (
      <svg
        className="life"
        data-land={item.land}
        style={{
          left: item.x - item.half * (item.size ?? 1),
          top: item.y - item.half * (item.size ?? 1),
          width: item.half * 2 * (item.size ?? 1),
          height: item.half * 2 * (item.size ?? 1),
        }}
        viewBox={`${-item.half} ${-item.half} ${item.half * 2} ${item.half * 2}`}
        aria-hidden="true"
        focusable="false"
      >
        <use href={spriteAddress(`leven-${item.land}`)} />
      </svg>
    ),
  }));
