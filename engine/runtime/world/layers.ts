import { Container, Sprite, type Texture } from 'pixi.js';
import type { LayerDef, SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from '../assets.ts';
import { WIDTH, HEIGHT } from '../layout/layout.ts';
import { StagePoint } from '../point.ts';

/** Stage pixels of the tallest screen at the smallest size of a layer. */
const TALLEST = 2600;

/** One layer of the scene: scenery in `decor`, things above it. */
export interface LayerView {
  id: string;
  index: number;
  container: Container;
  decor: Container;
  parallax: number;
  sortY: boolean;
  /** Width or height after which the scenery repeats; 0 = never. */
  loop: number;
  upright: boolean;
  drift: number;
  /** Where its stage point [0, 0] lies, and how large it is drawn. */
  left: number;
  top: number;
  size: number;
  amp: number;
  period: number;
}

/** Builds the layers in order; scenery is centred on the stage unless the document gives a place. */
export function buildLayers(doc: SceneDoc, assets: SceneAssets): LayerView[] {
  return doc.layers.map((def, index) => buildLayer(def, { doc, assets, index }));
}

function buildLayer(def: LayerDef, m: { doc: SceneDoc; assets: SceneAssets; index: number }): LayerView {
  const container = new Container({ label: def.id });
  const decor = new Container();
  container.addChild(decor);
  container.sortableChildren = true;
  decor.zIndex = -1e6;
  const loop = def.asset === undefined ? 0 : fillDecor(decor, def, m.assets);
  const { drift = 0, swell = { amp: 0, period: 6 }, view = { at: [0, 0], scale: 1 } } = def;
  container.scale.set(view.scale);
  if (def.stretch !== undefined) stretch(decor, def.stretch);
  const parallax = def.parallax ?? (m.doc.stage.scroll === 'none' ? 0 : 1);
  return {
    id: def.id,
    index: m.index,
    container,
    decor,
    loop,
    upright: def.repeat === 'y',
    parallax,
    sortY: def.sort === 'y',
    drift,
    left: view.at[0],
    top: view.at[1],
    size: view.scale,
    amp: swell.amp,
    period: swell.period,
  };
}

function fillDecor(decor: Container, def: LayerDef, assets: SceneAssets): number {
  const texture = assets.texture(`laag/${def.asset}`);
  const [x, y] = def.at ?? [(WIDTH - texture.width) / 2, (HEIGHT - texture.height) / 2];
  if (def.repeat === 'y') return fillUpright(decor, texture, [x, y]);
  const repeats = def.repeat === 'x' || (def.drift ?? 0) !== 0;
  const copies = repeats ? Math.ceil(1700 / Math.max(200, texture.width)) + 2 : 1;
  for (let i = 0; i < copies; i += 1) {
    const sprite = new Sprite(texture);
    sprite.position.set(x + (i - (repeats ? 1 : 0)) * texture.width, y);
    // A pixel of overlap: filtered edges would show the seam.
    if (repeats) sprite.width = texture.width + 1;
    decor.addChild(sprite);
  }
  return repeats ? texture.width : 0;
}

/** Copies above and below each other, enough for an upright screen on which the layer is drawn small. */
function fillUpright(decor: Container, texture: Texture, [x, y]: readonly [number, number]): number {
  const copies = Math.ceil(TALLEST / Math.max(200, texture.height)) + 2;
  for (let i = 0; i < copies; i += 1) {
    const sprite = new Sprite(texture);
    sprite.position.set(x, y + (i - 1) * texture.height);
    sprite.height = texture.height + 1;
    decor.addChild(sprite);
  }
  return texture.height;
}

/** Draws scenery wider and higher from the left top of its drawing on. */
function stretch(decor: Container, [wide, high]: readonly [number, number]): void {
  for (const sprite of decor.children) sprite.scale.set(sprite.scale.x * wide, sprite.scale.y * high);
}

/** Moves the layers along with the camera; `klok.now` is the simulated time in ms. */
export function slideLayers(
  layers: readonly LayerView[],
  camera: { x: number; y: number },
  clock: { readonly now: number },
): void {
  const t = clock.now / 1000;
  for (let i = 0; i < layers.length; i += 1) {
    const layer = layers[i];
    if (layer === undefined) continue;
    const slide = -camera.x * layer.parallax;
    point.x = layer.left + slide * layer.size;
    point.y = layer.top - camera.y * layer.parallax * layer.size;
    layer.container.position.copyFrom(point);
    if (layer.loop > 0) repeat(layer, layer.upright ? -camera.y * layer.parallax : slide, t);
    if (layer.amp > 0) layer.decor.y = Math.sin((t / layer.period) * Math.PI * 2) * layer.amp;
  }
}

/** Moves scenery that repeats back by whole pictures, so that it never runs out; `slide` is how far the camera moved the layer. */
function repeat(layer: LayerView, slide: number, t: number): void {
  const seen = layer.upright ? slide : layer.drift * t + slide;
  const place = seen - Math.floor(seen / layer.loop) * layer.loop - slide;
  if (layer.upright) layer.decor.y = place;
  else layer.decor.x = place;
}

/** Copied from, so that no number is handed over by itself. */
const point = new StagePoint();
