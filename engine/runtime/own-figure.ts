import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { RigPiece } from '#engine/figure/rig.ts';
import type { Sheet } from '#engine/figure/sheet.ts';
import type { Rig, SceneAssets } from './assets.ts';

/** Whose figure is drawn, and how fine: texture pixels per stage pixel. */
export interface FigureOptions {
  figure: OwnFigure;
  resolution: 1 | 2;
}

type Frame = readonly [x: number, y: number, width: number, height: number];

/** What an actor is built from: the parts of its rig, and a texture for each. */
interface Played {
  rig: Rig;
  textures: ReadonlyMap<string, Texture>;
}

/** Draws text of an SVG in the size it says; rejects when the browser cannot. */
async function drawSvg(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return createImageBitmap(canvas);
}

async function loadSheet(sheet: Sheet, scale: number): Promise<ImageSource> {
  const picture = await drawSvg(sheet.svg, sheet.width * scale, sheet.height * scale);
  const source = new ImageSource({ resource: picture, alphaMode: 'premultiply-alpha-on-upload', resolution: 1 });
  source.once('destroy', () => picture.close());
  return source;
}

/** Cuts the sheet into textures that lie in the drawing of a person like those of an atlas. */
function cut(sheet: Sheet, source: ImageSource, o: { scale: number; frame: Frame }): Map<string, Texture> {
  const [left, top, width, height] = o.frame;
  return new Map(
    sheet.spots.map(({ x, y, piece: { id, at, frame } }) => [
      id,
      new Texture({
        source,
        frame: new Rectangle(x * o.scale, y * o.scale, frame[2] * o.scale, frame[3] * o.scale),
        orig: new Rectangle(0, 0, width, height),
        trim: new Rectangle(at[0] + frame[0] - left, at[1] + frame[1] - top, frame[2], frame[3]),
        label: `own.${id}`,
      }),
    ]),
  );
}

const rigOf = (pieces: readonly RigPiece[], [left, top, w, h]: Frame): Rig => ({
  w,
  h,
  parts: pieces.map(({ id, at, parent, hidden = false }) => ({
    id,
    pivot: [at[0] - left, at[1] - top],
    hidden,
    ...(parent === undefined ? {} : { parent }),
  })),
});

/** The pictures of a game in which the child that plays takes the place of the actors that the scene says it is. */
export async function withOwnFigure(assets: SceneAssets, doc: SceneDoc, o: FigureOptions): Promise<SceneAssets> {
  const actors = Object.values(doc.actors).filter(({ own, rig }) => own !== undefined && rig !== undefined);
  if (actors.length === 0) return assets;
  const [{ figurePieces }, { RIG_FRAME }, { pieceSheet }] = await Promise.all([
    import('#engine/figure/figure.ts'),
    import('#engine/figure/rig.ts'),
    import('#engine/figure/sheet.ts'),
  ]);
  const sources: ImageSource[] = [];
  const played = new Map<string, Played>();
  for (const { rig = '', own } of actors) {
    const pieces = figurePieces(o.figure, own);
    const sheet = pieceSheet(pieces, o.resolution);
    const source = await loadSheet(sheet, o.resolution);
    sources.push(source);
    played.set(rig, {
      rig: rigOf(pieces, RIG_FRAME),
      textures: cut(sheet, source, { scale: o.resolution, frame: RIG_FRAME }),
    });
  }
  const textures = new Map<string, Texture>(
    [...played].flatMap(([rig, one]) => [...one.textures].map(([id, texture]) => [`${rig}.${id}`, texture] as const)),
  );
  return {
    ...assets,
    texture: (key) => textures.get(key) ?? assets.texture(key),
    has: (key) => textures.has(key) || assets.has(key),
    rig: (key) => played.get(key)?.rig ?? assets.rig(key),
    destroy: () => {
      for (const texture of textures.values()) texture.destroy(false);
      for (const source of sources) source.destroy();
      assets.destroy();
    },
  };
}
