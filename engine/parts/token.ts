import { Container, Sprite, Texture } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract.ts';
import type { Plaat } from '#engine/document/velden.schema.ts';
import type { PlaatStaat, TokenView } from '#engine/runtime/contract.ts';
import type { Verf } from '#engine/runtime/verf.ts';
import { KLEUR } from './kleuren.ts';
import { golfRand, rondVak, schijf, tilde, vinkje, vulVak, type Vak } from './tekenen.ts';

export interface PlaatMaat {
  plate: Plaat;
  w: number;
  h: number;
}

const GOLVEND: ReadonlySet<PlaatStaat> = new Set(['bijna', 'tilde']);
const RAND = 18;
const LIP = 4;

/** Family and spacing of word material. */
export interface Letterstijl {
  font: string;
  afstand: number;
}
/** What a plate needs to be drawn; `picture` finds the texture of a token picture, or null while it loads. */
export interface TokenMiddelen {
  verf: Verf;
  stijl: Letterstijl;
  picture(asset: string, ready: (texture: Texture) => void): Texture | null;
}

/** Font size on a plate: letters large, words at least 34 px where they fit. */
export function letterMaat(text: string, size: number): number {
  return text.length <= 3 ? size * 0.58 : Math.max(34, size * 0.46);
}

/** Plate width at which the text fits with 14 px air on both sides. */
export function tekstBreedte(verf: Verf, stijl: Letterstijl, [text, size]: readonly [string, number]): number {
  const px = letterMaat(text, size);
  return verf.measure(text, stijl.font, px) + stijl.afstand * px * text.length + 28;
}

function teken(c: CanvasRenderingContext2D, maat: PlaatMaat, stijl: PlaatStaat): void {
  const rond = maat.plate === 'round' || maat.plate === 'bubble';
  const vak: Vak = [RAND, RAND, maat.w, maat.h];
  const r = rond ? maat.h / 2 : Math.min(maat.plate === 'tag' ? 12 : 20, maat.h * 0.24);
  achter(c, vak, [r, stijl]);
  if (stijl === 'leeg') return uitsparing(c, vak, r);
  if (GOLVEND.has(stijl))
    golfRand(c, [vak[0] - 7, vak[1] - 7, vak[2] + 14, vak[3] + 14], { r: r + 7, amp: 4.5, kleur: KLEUR.bijna });
  if (stijl !== 'volgend' && stijl !== 'tilde') slag(c, vak, r);
  vulVak(c, vak, { r, kleur: stijl === 'op' ? '#C9C4BC' : KLEUR.lip });
  vulVak(c, [vak[0], vak[1], vak[2], vak[3] - LIP], { r, kleur: vulling(stijl) });
  versier(c, vak, maat.plate);
  voor(c, vak, [r, stijl]);
}

function versier(c: CanvasRenderingContext2D, vak: Vak, plate: Plaat): void {
  if (plate === 'leaf') blad(c, vak);
  if (plate === 'tag') schijf(c, [vak[0] + 13, vak[1] + vak[3] / 2 - 2, 5], KLEUR.houtDiep);
}

/** Soft shadow below the plate. */
function slag(c: CanvasRenderingContext2D, vak: Vak, r: number): void {
  c.globalAlpha = 0.16;
  vulVak(c, [vak[0] + 1, vak[1] + 6, vak[2] - 2, vak[3]], { r, kleur: KLEUR.schaduw });
  c.globalAlpha = 1;
}

function vulling(stijl: PlaatStaat): string {
  if (stijl === 'op') return '#E9E5DC';
  if (stijl === 'volgend') return KLEUR.zonLicht;
  return stijl === 'tilde' ? KLEUR.bijnaLicht : KLEUR.papier;
}

function achter(c: CanvasRenderingContext2D, [x, y, w, h]: Vak, [r, stijl]: readonly [number, PlaatStaat]): void {
  if (stijl !== 'focus' && stijl !== 'volgend') return;
  vulVak(c, [x - 7, y - 7, w + 14, h + 14], { r: r + 7, kleur: KLEUR.zon });
}

function voor(c: CanvasRenderingContext2D, [x, y, w, h]: Vak, [r, stijl]: readonly [number, PlaatStaat]): void {
  if (stijl === 'goed') {
    rondVak(c, [x - 1, y - 1, w + 2, h + 2], r + 1);
    c.strokeStyle = KLEUR.goed;
    c.lineWidth = 5;
    c.stroke();
    vinkje(c, x + w - 3, y + 3);
  }
  if (stijl === 'volgend') vulVak(c, [x + w / 2 - w * 0.2, y + h * 0.78, w * 0.4, 6], { r: 3, kleur: KLEUR.streep });
  if (stijl === 'tilde') tilde(c, x + w / 2, [y + h / 2 - 2, Math.min(46, w * 0.5)]);
}

function uitsparing(c: CanvasRenderingContext2D, [x, y, w, h]: Vak, r: number): void {
  c.globalAlpha = 0.34;
  vulVak(c, [x, y, w, h], { r, kleur: KLEUR.houtDiep });
  c.globalAlpha = 0.3;
  vulVak(c, [x + 4, y + 4, w - 8, h - 7], { r: Math.max(4, r - 4), kleur: KLEUR.zonLicht });
  c.globalAlpha = 0.6;
  vulVak(c, [x + w / 2 - w * 0.17, y + h * 0.76, w * 0.34, 6], { r: 3, kleur: KLEUR.houtDiep });
  c.globalAlpha = 1;
}

function blad(c: CanvasRenderingContext2D, [x, y, w]: Vak): void {
  c.globalAlpha = 0.9;
  c.beginPath();
  c.ellipse(x + w - 12, y + 6, 16, 7, -0.6, 0, Math.PI * 2);
  c.fillStyle = '#7CB518';
  c.fill();
  c.globalAlpha = 1;
}

/** Texture of a plate in one state, with 18 px air around it. */
export function plaatTextuur(verf: Verf, maat: PlaatMaat, stijl: PlaatStaat): Texture {
  return verf.bake(
    `p:${maat.plate}:${maat.w}:${maat.h}:${stijl}`,
    { w: maat.w + 2 * RAND, h: maat.h + 2 * RAND },
    (c) => teken(c, maat, stijl),
  );
}

/** Texture of a text in ink at a font size; `kleur` for the rare other colour. */
export function tekstTextuur(middelen: TokenMiddelen, text: string, [px, kleur]: readonly [number, string]): Texture {
  const { verf, stijl } = middelen;
  const maat = {
    w: Math.ceil(verf.measure(text, stijl.font, px) + stijl.afstand * px * text.length) + 8,
    h: Math.ceil(px * 1.5),
  };
  return verf.bake(`t:${text}:${Math.round(px)}:${stijl.font}:${stijl.afstand}:${kleur}`, maat, (c) => {
    c.font = `700 ${px}px ${stijl.font}`;
    if ('letterSpacing' in c) c.letterSpacing = `${stijl.afstand * px}px`;
    c.textBaseline = 'alphabetic';
    c.fillStyle = kleur;
    c.fillText(text, 4, px * 1.1);
  });
}

/** The one token component: paper plate with a lip, text or picture, and a state. */
export class TokenPlaat implements TokenView {
  readonly view = new Container();
  width: number;
  height: number;
  private readonly middelen: TokenMiddelen;
  private maat: PlaatMaat;
  private readonly plaat = new Sprite();
  private readonly inhoud = new Sprite();
  private stand: PlaatStaat = 'rust';
  private token: Token | null = null;

  constructor(middelen: TokenMiddelen, options: { plate: Plaat; size: number; width?: number }) {
    this.middelen = middelen;
    this.width = 0;
    this.height = 0;
    this.maat = { plate: options.plate, w: 0, h: 0 };
    this.plaat.anchor.set(0.5);
    this.inhoud.anchor.set(0.5);
    this.view.addChild(this.plaat, this.inhoud);
    this.reset(options);
  }

  /** Other plate, quiet and empty; used by the pool. */
  reset(options: { plate: Plaat; size: number; width?: number }): void {
    const rond = options.plate === 'round' || options.plate === 'bubble';
    this.height = options.size;
    this.width = rond ? options.size : Math.round(Math.max(options.size, options.width ?? 0));
    this.maat = { plate: options.plate, w: this.width, h: this.height };
    this.token = null;
    this.stand = 'rust';
    this.view.alpha = 1;
    this.view.visible = true;
    this.view.rotation = 0;
    this.view.scale.set(1);
    this.inhoud.visible = false;
    this.teken();
  }

  setToken(token: Token | null): void {
    this.token = token;
    this.vulInhoud();
  }

  setState(state: PlaatStaat): void {
    if (state === this.stand) return;
    this.stand = state;
    this.teken();
    this.inhoud.visible = this.token !== null && state !== 'leeg' && state !== 'volgend' && state !== 'tilde';
  }

  private teken(): void {
    this.plaat.visible = this.maat.plate !== 'none';
    if (!this.plaat.visible) return;
    this.plaat.texture = plaatTextuur(this.middelen.verf, this.maat, this.stand);
  }

  private vulInhoud(): void {
    const token = this.token;
    this.inhoud.visible = token !== null;
    if (token === null) return;
    if (token.picture !== undefined) {
      const texture = this.middelen.picture(token.picture, (geladen) => {
        if (this.token === token) this.zetPlaatje(geladen);
      });
      if (texture !== null) this.zetPlaatje(texture);
      else this.inhoud.visible = false;
      return;
    }
    this.inhoud.texture = tekstTextuur(this.middelen, token.text ?? '', [
      letterMaat(token.text ?? '', this.height),
      KLEUR.inkt,
    ]);
    const past = Math.min(1, (this.width - 12) / Math.max(1, this.inhoud.texture.width - 8));
    this.inhoud.scale.set(this.maat.plate === 'none' ? 1 : past);
    this.inhoud.position.set(0, -LIP / 2);
  }

  private zetPlaatje(texture: Texture): void {
    this.inhoud.texture = texture;
    this.inhoud.scale.set((this.height * 0.74) / Math.max(1, texture.width, texture.height));
    this.inhoud.position.set(0, -LIP / 2);
    this.inhoud.visible = true;
  }
}
