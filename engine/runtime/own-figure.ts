import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { ActorDef } from '#engine/document/entity.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { figurePieces } from '#engine/figure/figure.ts';
import { RIG_FRAME, type RigPiece } from '#engine/figure/rig.ts';
import { joinPieces, pieceSheet, type PieceSheet } from '#engine/figure/sheet.ts';
import type { Rig, SceneAssets } from './assets.ts';

/** Whose figure is drawn, and how fine: texture pixels per stage pixel. */
export interface FigureOptions {
  figure: OwnFigure;
  resolution: 1 | 2;
}

type Role = NonNullable<ActorDef['own']>;
/** How pieces lie in the drawing of an actor: its size, where its person stands, and how large that person is. */
interface Canvas {
  width: number;
  height: number;
  at: readonly [number, number];
  scale: number;
}
/** What an actor is built from: pieces, where they lie, and the rig that they make by themselves. */
interface Cast {
  key: string;
  pieces: readonly RigPiece[];
  canvas: Canvas;
  rig: Rig | null;
}

/** Draws text of an SVG in the size it says; rejects when the browser cannot. */
async function drawSvg(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, width, height);
  return createImageBitmap(canvas);
}

async function loadSheet(sheet: PieceSheet, scale: number): Promise<ImageSource> {
  const picture = await drawSvg(sheet.svg, sheet.width * scale, sheet.height * scale);
  const source = new ImageSource({ resource: picture, alphaMode: 'premultiply-alpha-on-upload', resolution: 1 });
  source.once('destroy', () => picture.close());
  return source;
}

/** Cuts the sheet into textures that lie in the drawing of the actor like those of an atlas. */
function cut(sheet: PieceSheet, source: ImageSource, o: { fine: number; cast: Cast }): [string, Texture][] {
  const { key, canvas } = o.cast;
  const { at: origin, scale, width, height } = canvas;
  return sheet.spots.map(({ x, y, piece: { id, at, frame } }) => [
    `${key}.${id}`,
    new Texture({
      source,
      frame: new Rectangle(x * o.fine, y * o.fine, frame[2] * o.fine, frame[3] * o.fine),
      orig: new Rectangle(0, 0, width, height),
      trim: new Rectangle(
        origin[0] + (at[0] + frame[0]) * scale,
        origin[1] + (at[1] + frame[1]) * scale,
        frame[2] * scale,
        frame[3] * scale,
      ),
      label: `own.${key}.${id}`,
    }),
  ]);
}

/** A whole person in the place of the actor. */
function whole(key: string, pieces: readonly RigPiece[]): Cast {
  const [left, top, width, height] = RIG_FRAME;
  const parts = pieces.map(({ id, at, parent, hidden = false }) => ({
    id,
    pivot: [at[0] - left, at[1] - top] as const,
    hidden,
    ...(parent === undefined ? {} : { parent }),
  }));
  return { key, pieces, canvas: { width, height, at: [-left, -top], scale: 1 }, rig: { w: width, h: height, parts } };
}

/** Only some parts of a larger drawing, whose own rig stays. */
function partly(rig: Rig, own: Role, o: { key: string; pieces: readonly RigPiece[] }): Cast {
  const { at, scale, parts } = own.into ?? { at: [0, 0] as const, scale: 1, parts: {} };
  const joined = Object.entries(parts).map(([id, ids]) =>
    joinPieces(
      id,
      o.pieces.filter((piece) => ids.includes(piece.id)),
      [0, 0],
    ),
  );
  const cutAt = (own.bust ?? 0) * scale;
  const canvas = { width: rig.w, height: rig.h, at: [at[0], at[1] + cutAt] as const, scale };
  return { key: o.key, pieces: joined, canvas, rig: null };
}

function castOf(assets: SceneAssets, actor: ActorDef, figure: OwnFigure): Cast[] {
  const { rig: key, own } = actor;
  if (key === undefined || own === undefined) return [];
  const pieces = figurePieces(figure, own);
  if (own.into === undefined) return [whole(key, pieces)];
  const rig = assets.rig(key);
  return rig === null ? [] : [partly(rig, own, { key, pieces })];
}

/** The pictures of a game in which the child that plays takes the place of the actors that the scene says it is. */
export async function withOwnFigure(
  assets: SceneAssets,
  doc: Pick<SceneDoc, 'actors'>,
  o: FigureOptions,
): Promise<SceneAssets> {
  const actors = Object.values(doc.actors).filter(({ own }) => own !== undefined);
  if (actors.length === 0) return assets;
  const casts = actors.flatMap((actor) => castOf(assets, actor, o.figure));
  const textures = new Map<string, Texture>();
  const sources: ImageSource[] = [];
  for (const cast of casts) {
    const sheet = pieceSheet(cast.pieces, o.resolution);
    const source = await loadSheet(sheet, o.resolution);
    sources.push(source);
    for (const [key, texture] of cut(sheet, source, { fine: o.resolution, cast })) textures.set(key, texture);
  }
  const rigs = new Map(casts.flatMap(({ key, rig }) => (rig === null ? [] : [[key, rig] as const])));
  return {
    ...assets,
    texture: (key) => textures.get(key) ?? assets.texture(key),
    has: (key) => textures.has(key) || assets.has(key),
    rig: (key) => rigs.get(key) ?? assets.rig(key),
    destroy: () => {
      for (const texture of textures.values()) texture.destroy(false);
      for (const source of sources) source.destroy();
      assets.destroy();
    },
  };
}
