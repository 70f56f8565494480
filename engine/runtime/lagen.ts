import { Container, Sprite } from 'pixi.js';
import type { LayerDef, SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from './assets.ts';
import { BREED, HOOG } from './layout.ts';
import { Punt } from './punt.ts';

/** One layer of the scene: scenery in `decor`, things above it. */
export interface LaagView {
  id: string;
  index: number;
  container: Container;
  decor: Container;
  parallax: number;
  sortY: boolean;
  /** Width after which the scenery repeats; 0 = never. */
  lus: number;
  drift: number;
  amp: number;
  periode: number;
}

/** Builds the layers in order; scenery is centred on the stage unless the document gives a place. */
export function bouwLagen(doc: SceneDoc, assets: SceneAssets): LaagView[] {
  return doc.layers.map((def, index) => bouwLaag(def, { doc, assets, index }));
}

function bouwLaag(def: LayerDef, m: { doc: SceneDoc; assets: SceneAssets; index: number }): LaagView {
  const container = new Container({ label: def.id });
  const decor = new Container();
  container.addChild(decor);
  container.sortableChildren = true;
  decor.zIndex = -1e6;
  const lus = def.asset === undefined ? 0 : vulDecor(decor, def, m.assets);
  const { drift = 0, deining = { amp: 0, period: 6 } } = def;
  const parallax = def.parallax ?? (m.doc.stage.scroll === 'none' ? 0 : 1);
  return {
    id: def.id,
    index: m.index,
    container,
    decor,
    lus,
    parallax,
    sortY: def.sort === 'y',
    drift,
    amp: deining.amp,
    periode: deining.period,
  };
}

function vulDecor(decor: Container, def: LayerDef, assets: SceneAssets): number {
  const texture = assets.texture(`laag/${def.asset}`);
  const [x, y] = def.at ?? [(BREED - texture.width) / 2, (HOOG - texture.height) / 2];
  const herhaalt = def.repeat === 'x' || (def.drift ?? 0) !== 0;
  const kopieen = herhaalt ? Math.ceil(1700 / Math.max(200, texture.width)) + 2 : 1;
  for (let i = 0; i < kopieen; i += 1) {
    const sprite = new Sprite(texture);
    sprite.position.set(x + (i - (herhaalt ? 1 : 0)) * texture.width, y);
    // A pixel of overlap: filtered edges would show the seam.
    if (herhaalt) sprite.width = texture.width + 1;
    decor.addChild(sprite);
  }
  return herhaalt ? texture.width : 0;
}

/** Moves the layers along with the camera; `klok.now` is the simulated time in ms. */
export function schuifLagen(
  lagen: readonly LaagView[],
  camera: { x: number; y: number },
  klok: { readonly now: number },
): void {
  const t = klok.now / 1000;
  for (let i = 0; i < lagen.length; i += 1) {
    const laag = lagen[i];
    if (laag === undefined) continue;
    punt.x = -camera.x * laag.parallax;
    punt.y = -camera.y * laag.parallax;
    laag.container.position.copyFrom(punt);
    if (laag.lus > 0) {
      const gezien = laag.drift * t + punt.x;
      laag.decor.x = gezien - Math.floor(gezien / laag.lus) * laag.lus - punt.x;
    }
    if (laag.amp > 0) laag.decor.y = Math.sin((t / laag.periode) * Math.PI * 2) * laag.amp;
  }
}

/** Copied from, so that no number is handed over by itself. */
const punt = new Punt();
