import type { Container } from 'pixi.js';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Layout, Mechanic } from './contract.ts';
import type { Ding } from './entities.ts';
import type { Obstakel } from './hulp-plek.ts';

/** Weights: what must be touched or read is never covered for the sake of what is only nice to see. */
const RAAK = 6;
const MIJD = 4;
const MENS = 1;
/** Half a slot, stage pixels, and the most slots that are asked for. */
const VAK = 52;
const MAX_VAKKEN = 20;

export interface Zichtbaar {
  dingen: readonly Ding[];
  mechanics: readonly { mechanic: Mechanic }[];
  rail: Container;
  mijd: SceneDoc['hulp']['mijd'];
  layout: Layout;
}

function vakVan(view: Container, gewicht: number): Obstakel {
  const { x, y, width, height } = view.getBounds();
  return { x, y, w: width, h: height, gewicht };
}

function gewichtVan(ding: Ding, mijd: Zichtbaar['mijd']): number {
  if (!ding.visible || ding.view.alpha < 0.3) return 0;
  if (ding.token !== null) return RAAK;
  if (mijd.some((wat) => typeof wat === 'string' && ding.past(wat))) return MIJD;
  return ding.uiterlijk.actor === null ? 0 : MENS;
}

/** Slots in the world, as far as a mechanic knows where they are. */
function vakken({ mechanics, layout }: Zichtbaar): Obstakel[] {
  const uit: Obstakel[] = [];
  const punt = { x: 0, y: 0 };
  for (let slot = 0; slot < MAX_VAKKEN; slot += 1) {
    if (!mechanics.some(({ mechanic }) => mechanic.placeOf?.({ tokenId: null, slot }, punt) === true)) break;
    const half = VAK * layout.scale;
    uit.push({
      x: layout.x + punt.x * layout.scale - half,
      y: layout.y + punt.y * layout.scale - half,
      w: 2 * half,
      h: 2 * half,
      gewicht: RAAK,
    });
  }
  return uit;
}

/** Boxes of the document. */
function zones({ mijd, layout: { x, y, scale } }: Zichtbaar): Obstakel[] {
  return mijd.flatMap((wat) =>
    typeof wat === 'string'
      ? []
      : [{ x: x + wat[0] * scale, y: y + wat[1] * scale, w: wat[2] * scale, h: wat[3] * scale, gewicht: MIJD }],
  );
}

/** Everything that a card had better not cover now, in CSS pixels of the screen. */
export function obstakelsVan(z: Zichtbaar): Obstakel[] {
  const dingen = z.dingen
    .map((ding) => ({ ding, gewicht: gewichtVan(ding, z.mijd) }))
    .filter(({ gewicht }) => gewicht > 0);
  const rail = z.rail.visible ? [vakVan(z.rail, RAAK)] : [];
  return [...rail, ...vakken(z), ...zones(z), ...dingen.map(({ ding, gewicht }) => vakVan(ding.view, gewicht))];
}
