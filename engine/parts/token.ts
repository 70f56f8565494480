import { Container, Sprite, Texture } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Plate } from '#engine/document/fields.schema.ts';
import type { PlateState, TokenView } from '#engine/runtime/contract.ts';
import type { Paint } from '#engine/runtime/paint.ts';
import { COLOR } from './colors.ts';
import { fillWavyEdge, traceRoundedBox, disc, tilde, checkmark, fillBox, type Box } from './signing.ts';

/** Form of a plate and its size in stage px. */
export interface PlateSize {
  plate: Plate;
  w: number;
  h: number;
}

/** A plate that is asked for: as wide as high at least, unless it may be narrow. */
interface PlateOptions {
  plate: Plate;
  size: number;
  width?: number;
  narrow?: boolean;
}

const WAVY: ReadonlySet<PlateState> = new Set(['bijna', 'tilde']);
const EDGE = 18;
const LIP = 4;

/** Family and spacing of word material. */
export interface FontStyle {
  font: string;
  distance: number;
}
/** What a plate needs to be drawn; `picture` finds the texture of a token picture, or null while it loads. */
export interface TokenResources {
  paint: Paint;
  style: FontStyle;
  picture(asset: string, ready: (texture: Texture) => void): Texture | null;
}

/** Font size on a plate: letters large, words at least 34 px where they fit. */
export function fitFontSize(text: string, size: number): number {
  return text.length <= 3 ? size * 0.58 : Math.max(34, size * 0.46);
}

/** Plate width at which the text fits with 14 px air on both sides. */
export function textWidth(paint: Paint, style: FontStyle, [text, size]: readonly [string, number]): number {
  const px = fitFontSize(text, size);
  return paint.measure(text, style.font, px) + style.distance * px * text.length + 28;
}

function draw(c: CanvasRenderingContext2D, size: PlateSize, style: PlateState): void {
  const round = size.plate === 'round' || size.plate === 'bubble';
  const box: Box = [EDGE, EDGE, size.w, size.h];
  const r = round ? size.h / 2 : Math.min(size.plate === 'tag' ? 12 : 20, size.h * 0.24);
  behind(c, box, [r, style]);
  if (style === 'leeg') return cutout(c, box, r);
  if (WAVY.has(style))
    fillWavyEdge(c, [box[0] - 7, box[1] - 7, box[2] + 14, box[3] + 14], { r: r + 7, amp: 4.5, color: COLOR.bijna });
  if (style !== 'volgend' && style !== 'tilde') strike(c, box, r);
  fillBox(c, box, { r, color: style === 'op' ? '#C9C4BC' : COLOR.lip });
  fillBox(c, [box[0], box[1], box[2], box[3] - LIP], { r, color: filling(style) });
  decorate(c, box, size.plate);
  before(c, box, [r, style]);
}

function decorate(c: CanvasRenderingContext2D, box: Box, plate: Plate): void {
  if (plate === 'leaf') sheet(c, box);
  if (plate === 'tag') disc(c, [box[0] + 13, box[1] + box[3] / 2 - 2, 5], COLOR.deepWood);
}

/** Soft shadow below the plate. */
function strike(c: CanvasRenderingContext2D, box: Box, r: number): void {
  c.globalAlpha = 0.16;
  fillBox(c, [box[0] + 1, box[1] + 6, box[2] - 2, box[3]], { r, color: COLOR.shadow });
  c.globalAlpha = 1;
}

function filling(style: PlateState): string {
  if (style === 'op') return '#E9E5DC';
  if (style === 'volgend') return COLOR.sunlight;
  return style === 'tilde' ? COLOR.almostLight : COLOR.papier;
}

function behind(c: CanvasRenderingContext2D, [x, y, w, h]: Box, [r, style]: readonly [number, PlateState]): void {
  if (style !== 'focus' && style !== 'volgend') return;
  fillBox(c, [x - 7, y - 7, w + 14, h + 14], { r: r + 7, color: COLOR.zon });
}

function before(c: CanvasRenderingContext2D, [x, y, w, h]: Box, [r, style]: readonly [number, PlateState]): void {
  if (style === 'goed') {
    traceRoundedBox(c, [x - 1, y - 1, w + 2, h + 2], r + 1);
    c.strokeStyle = COLOR.goed;
    c.lineWidth = 5;
    c.stroke();
    checkmark(c, x + w - 3, y + 3);
  }
  if (style === 'volgend') fillBox(c, [x + w / 2 - w * 0.2, y + h * 0.78, w * 0.4, 6], { r: 3, color: COLOR.streep });
  if (style === 'tilde') tilde(c, x + w / 2, [y + h / 2 - 2, Math.min(46, w * 0.5)]);
}

function cutout(c: CanvasRenderingContext2D, [x, y, w, h]: Box, r: number): void {
  c.globalAlpha = 0.34;
  fillBox(c, [x, y, w, h], { r, color: COLOR.deepWood });
  c.globalAlpha = 0.3;
  fillBox(c, [x + 4, y + 4, w - 8, h - 7], { r: Math.max(4, r - 4), color: COLOR.sunlight });
  c.globalAlpha = 0.6;
  fillBox(c, [x + w / 2 - w * 0.17, y + h * 0.76, w * 0.34, 6], { r: 3, color: COLOR.deepWood });
  c.globalAlpha = 1;
}

function sheet(c: CanvasRenderingContext2D, [x, y, w]: Box): void {
  c.globalAlpha = 0.9;
  c.beginPath();
  c.ellipse(x + w - 12, y + 6, 16, 7, -0.6, 0, Math.PI * 2);
  c.fillStyle = '#7CB518';
  c.fill();
  c.globalAlpha = 1;
}

/** Texture of a plate in one state, with 18 px air around it. */
export function plateTexture(paint: Paint, size: PlateSize, style: PlateState): Texture {
  return paint.bake(
    `p:${size.plate}:${size.w}:${size.h}:${style}`,
    { w: size.w + 2 * EDGE, h: size.h + 2 * EDGE },
    (c) => draw(c, size, style),
  );
}

/** Texture of a text in ink at a font size; `kleur` for the rare other colour. */
export function textTexture(resources: TokenResources, text: string, [px, color]: readonly [number, string]): Texture {
  const { paint, style } = resources;
  const size = {
    w: Math.ceil(paint.measure(text, style.font, px) + style.distance * px * text.length) + 8,
    h: Math.ceil(px * 1.5),
  };
  return paint.bake(`t:${text}:${px}:${style.font}:${style.distance}:${color}`, size, (c) => {
    c.font = `700 ${px}px ${style.font}`;
    if ('letterSpacing' in c) c.letterSpacing = `${style.distance * px}px`;
    c.textBaseline = 'alphabetic';
    c.fillStyle = color;
    c.fillText(text, 4, px * 1.1);
  });
}

/** The one token component: paper plate with a lip, text or picture, and a state. */
export class TokenPlate implements TokenView {
  readonly view = new Container();
  width: number;
  height: number;
  private readonly resources: TokenResources;
  private size: PlateSize;
  private readonly plate = new Sprite();
  private readonly content = new Sprite();
  private stand: PlateState = 'rust';
  private token: Token | null = null;

  constructor(resources: TokenResources, options: PlateOptions) {
    this.resources = resources;
    this.width = 0;
    this.height = 0;
    this.size = { plate: options.plate, w: 0, h: 0 };
    this.plate.anchor.set(0.5);
    this.content.anchor.set(0.5);
    this.view.addChild(this.plate, this.content);
    this.reset(options);
  }

  /** Other plate, quiet and empty; used by the pool. */
  reset(options: PlateOptions): void {
    const round = options.plate === 'round' || options.plate === 'bubble';
    this.height = options.size;
    const least = options.narrow === true ? 0 : options.size;
    this.width = round ? options.size : Math.round(Math.max(least, options.width ?? options.size));
    this.size = { plate: options.plate, w: this.width, h: this.height };
    this.token = null;
    this.stand = 'rust';
    this.view.alpha = 1;
    this.view.visible = true;
    this.view.rotation = 0;
    this.view.scale.set(1);
    this.content.visible = false;
    this.draw();
  }

  setToken(token: Token | null): void {
    this.token = token;
    this.fillContent();
  }

  setState(state: PlateState): void {
    if (state === this.stand) return;
    this.stand = state;
    this.draw();
    this.content.visible = this.token !== null && state !== 'leeg' && state !== 'volgend' && state !== 'tilde';
  }

  private draw(): void {
    this.plate.visible = this.size.plate !== 'none';
    if (!this.plate.visible) return;
    this.plate.texture = plateTexture(this.resources.paint, this.size, this.stand);
  }

  private fillContent(): void {
    const token = this.token;
    this.content.visible = token !== null;
    if (token === null) return;
    if (token.picture !== undefined) {
      const texture = this.resources.picture(token.picture, (loaded) => {
        if (this.token === token) this.setImage(loaded);
      });
      if (texture !== null) this.setImage(texture);
      else this.content.visible = false;
      return;
    }
    this.content.texture = textTexture(this.resources, token.text ?? '', [
      fitFontSize(token.text ?? '', this.height),
      COLOR.inkt,
    ]);
    const fits = Math.min(1, (this.width - 12) / Math.max(1, this.content.texture.width - 8));
    this.content.scale.set(fits);
    this.content.position.set(0, -LIP / 2);
  }

  private setImage(texture: Texture): void {
    this.content.texture = texture;
    this.content.scale.set((this.height * 0.74) / Math.max(1, texture.width, texture.height));
    this.content.position.set(0, -LIP / 2);
    this.content.visible = true;
  }
}
