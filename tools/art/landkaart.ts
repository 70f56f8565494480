import { SEA } from '#web/areas/leerling/landkaart/card-layout.ts';
import type { Drawing } from './shared.ts';
import { decorOf, lamp, edgeDecor, streets, cloud } from './landkaart/decor.ts';
import { cornerDrawings } from './landkaart/corner.ts';
import { deuren } from './landkaart/deuren.ts';
import { ground, land } from './landkaart/island.ts';
import { stockDefs } from './landkaart/green.ts';
import { life } from './landkaart/life.ts';
import { mist, MIST_LANDEN, flake } from './landkaart/mist.ts';
import { bergen } from './landkaart/spots-bergen.ts';
import { boerenland } from './landkaart/spots-boerenland.ts';
import { forest } from './landkaart/spots-forest.ts';
import { factory } from './landkaart/spots-factory.ts';
import { funfair } from './landkaart/spots-funfair.ts';
import { space } from './landkaart/spots-space.ts';
import { savanne } from './landkaart/spots-savanne.ts';
import { stad } from './landkaart/spots-stad.ts';
import { lighthouse, water } from './landkaart/spots-water.ts';
import { svgDoc } from '#engine/figure/svg.ts';

/** Lands from the back of the picture to the front. */
const ORDER = ['bergen', 'ruimte', 'fabriek', 'bos', 'stad', 'savanne', 'kermis', 'boerenland'];

const clouds =
  cloud(30, 1380, 1.2) +
  cloud(2560, 1080, 1.1) +
  cloud(-40, 560, 1) +
  cloud(2500, 80, 0.9) +
  cloud(-420, 1000, 1.2) +
  cloud(2980, 560, 1.2) +
  cloud(560, 1620, 1.1) +
  cloud(1700, -160, 1.2) +
  cloud(300, -260, 1.1) +
  cloud(2300, 1640, 1.3);

/** Sea, island, nine lands and their scenery: one picture. */
function island(): string {
  const tops = ORDER.map((code) => land(code) + (code === 'stad' ? streets() : '')).join('');
  const decor = ORDER.map(decorOf).join('');
  return svgDoc([SEA.x, SEA.y, SEA.breedte, SEA.hoogte], stockDefs + ground() + tops + edgeDecor() + decor + clouds);
}

/** Everything the page places by itself: 45 places, mist, living details, lamp. Use an element by its id. */
function spots(): string {
  const all: Record<string, string> = {
    ...boerenland,
    ...stad,
    ...water,
    ...forest,
    ...funfair,
    ...factory,
    ...savanne,
    ...bergen,
    ...space,
    ...life,
    lamp,
    lighthouse: lighthouse(),
  };
  for (const code of MIST_LANDEN) all[`mist-${code}`] = mist(code);
  const defs = Object.entries(all)
    .map(([id, svg]) => `<g id="${id}">${svg}</g>`)
    .join('\n');
  return svgDoc([0, 0, 10, 10], `<defs>${flake}${defs}</defs>`);
}

/** All files of the land map. */
export const draw = (): Drawing[] => [
  { pad: 'landkaart/eiland.svg', svg: island() },
  { pad: 'landkaart/plekken.svg', svg: spots() },
  ...cornerDrawings(),
  ...Object.entries(deuren).map(([spel, inner]) => ({
    pad: `landkaart/deur-${spel}.svg`,
    svg: svgDoc([0, 0, 320, 280], inner()),
  })),
];
