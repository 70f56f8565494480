import { ZEE } from '#web/areas/leerling/landkaart/kaart-indeling.ts';
import type { Tekening } from './gedeeld.ts';
import { decorVan, lamp, randDecor, straten, wolk } from './landkaart/decor.ts';
import { deuren } from './landkaart/deuren.ts';
import { grond, land } from './landkaart/eiland.ts';
import { voorraadDefs } from './landkaart/groen.ts';
import { leven } from './landkaart/leven.ts';
import { mist, MIST_LANDEN, vlok } from './landkaart/mist.ts';
import { bergen } from './landkaart/plekken-bergen.ts';
import { boerenland } from './landkaart/plekken-boerenland.ts';
import { bos } from './landkaart/plekken-bos.ts';
import { fabriek } from './landkaart/plekken-fabriek.ts';
import { kermis } from './landkaart/plekken-kermis.ts';
import { ruimte } from './landkaart/plekken-ruimte.ts';
import { savanne } from './landkaart/plekken-savanne.ts';
import { stad } from './landkaart/plekken-stad.ts';
import { water } from './landkaart/plekken-water.ts';
import { svgDoc } from './lib/svg.ts';

/** Lands from the back of the picture to the front. */
const VOLGORDE = ['bergen', 'ruimte', 'fabriek', 'bos', 'stad', 'savanne', 'kermis', 'boerenland'];

const wolken =
  wolk(30, 1380, 1.2) +
  wolk(2560, 1080, 1.1) +
  wolk(-40, 560, 1) +
  wolk(2500, 80, 0.9) +
  wolk(-420, 1000, 1.2) +
  wolk(2980, 560, 1.2) +
  wolk(560, 1620, 1.1) +
  wolk(1700, -160, 1.2) +
  wolk(300, -260, 1.1) +
  wolk(2300, 1640, 1.3);

/** Sea, island, nine lands and their scenery: one picture. */
function eiland(): string {
  const tops = VOLGORDE.map((code) => land(code) + (code === 'stad' ? straten() : '')).join('');
  const decor = VOLGORDE.map(decorVan).join('');
  return svgDoc([ZEE.x, ZEE.y, ZEE.breedte, ZEE.hoogte], voorraadDefs + grond() + tops + randDecor() + decor + wolken);
}

/** Everything the page places by itself: 45 places, mist, living details, lamp. Use an element by its id. */
function plekken(): string {
  const alle: Record<string, string> = {
    ...boerenland,
    ...stad,
    ...water,
    ...bos,
    ...kermis,
    ...fabriek,
    ...savanne,
    ...bergen,
    ...ruimte,
    ...leven,
    lamp,
  };
  for (const code of MIST_LANDEN) alle[`mist-${code}`] = mist(code);
  const defs = Object.entries(alle)
    .map(([id, svg]) => `<g id="${id}">${svg}</g>`)
    .join('\n');
  return svgDoc([0, 0, 10, 10], `<defs>${vlok}${defs}</defs>`);
}

/** All files of the land map. */
export const teken = (): Tekening[] => [
  { pad: 'landkaart/eiland.svg', svg: eiland() },
  { pad: 'landkaart/plekken.svg', svg: plekken() },
  ...Object.entries(deuren).map(([spel, inner]) => ({
    pad: `landkaart/deur-${spel}.svg`,
    svg: svgDoc([0, 0, 320, 280], inner()),
  })),
];
