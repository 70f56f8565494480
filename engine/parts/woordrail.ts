import { Container, Sprite } from 'pixi.js';
import type { RailVak } from '#engine/runtime/contract.ts';
import type { Token } from '#engine/core/oefening/contract.ts';
import { KLEUR } from './kleuren.ts';
import { vulVak } from './tekenen.ts';
import { type TokenMiddelen, TokenPlaat } from './token.ts';

const VAK = 86;
const GAT = 12;
const MAX_BREED = 1080;

/** Slot pulse and positions are kept by the rail; the session tells it what stands in the slots. */
export class Woordrail {
  readonly view = new Container();
  private readonly middelen: TokenMiddelen;
  private readonly bak = new Sprite();
  private readonly platen: TokenPlaat[] = [];
  private readonly inhoud = new Container();
  private vakBreed = VAK;
  private aantal = 0;
  private puls = 0;
  private pulsVak = -1;

  constructor(middelen: TokenMiddelen) {
    this.middelen = middelen;
    this.bak.anchor.set(0.5);
    this.view.addChild(this.bak, this.inhoud);
  }

  /** Shows the slots; the tray is as wide as they need, at most 1080 px. */
  toon(vakken: readonly RailVak[], breed: number): void {
    this.view.visible = vakken.length > 0;
    if (vakken.length === 0) return;
    const ruimte = (MAX_BREED - 40) / vakken.length - GAT;
    const vakBreed = Math.round(Math.max(44, Math.min(ruimte, Math.max(VAK, breed))));
    if (vakken.length !== this.aantal || vakBreed !== this.vakBreed) this.maak(vakken.length, vakBreed);
    for (const [i, vak] of vakken.entries()) this.vul(i, vak);
  }

  /** The place of a slot in stage pixels. */
  plek(slot: number, out: { x: number; y: number }): void {
    const plaat = this.platen[slot];
    out.x = this.view.x + (plaat?.view.x ?? 0) * this.view.scale.x;
    out.y = this.view.y + (plaat?.view.y ?? 0) * this.view.scale.y;
  }

  /** Lets a slot pulse for 1.6 s: the problem spot. */
  pulseer(slot: number): void {
    this.pulsVak = slot;
    this.puls = 1.6;
  }

  step(dt: number): void {
    if (this.puls <= 0) return;
    this.puls = Math.max(0, this.puls - dt);
    const plaat = this.platen[this.pulsVak];
    if (plaat !== undefined) plaat.view.scale.set(1 + 0.08 * Math.sin(this.puls * 10) ** 2 * Math.min(1, this.puls));
  }

  private maak(aantal: number, vakBreed: number): void {
    this.aantal = aantal;
    this.vakBreed = vakBreed;
    const breed = aantal * vakBreed + (aantal - 1) * GAT + 48;
    this.bak.texture = this.middelen.verf.bake(`rail:${breed}`, { w: breed + 12, h: VAK + 40 }, (c) => {
      c.globalAlpha = 0.2;
      vulVak(c, [6, 12, breed, VAK + 26], { r: 20, kleur: KLEUR.schaduw });
      c.globalAlpha = 1;
      vulVak(c, [4, 2, breed, VAK + 30], { r: 20, kleur: KLEUR.hout });
      vulVak(c, [4, 2, breed, 10], { r: 8, kleur: KLEUR.houtRand });
      vulVak(c, [14, 11, breed - 20, VAK + 12], { r: 14, kleur: KLEUR.houtDiep });
    });
    for (const plaat of this.platen) plaat.view.visible = false;
    for (let i = 0; i < aantal; i += 1) {
      const plaat = this.platen[i] ?? this.nieuw();
      plaat.reset({ plate: 'card', size: VAK - 4, width: vakBreed });
      plaat.view.position.set(-breed / 2 + 24 + vakBreed / 2 + i * (vakBreed + GAT), 0);
      plaat.view.visible = true;
    }
  }

  private nieuw(): TokenPlaat {
    const plaat = new TokenPlaat(this.middelen, { plate: 'card', size: VAK });
    this.platen.push(plaat);
    this.inhoud.addChild(plaat.view);
    return plaat;
  }

  private vul(i: number, vak: RailVak): void {
    const plaat = this.platen[i];
    if (plaat === undefined) return;
    const token: Token = { id: `rail-${i}`, kind: 'letter', text: vak.text };
    plaat.setToken(vak.text === '' ? null : token);
    if (vak.state === 'goed' || vak.state === 'gegeven') plaat.setState('rust');
    else plaat.setState(vak.state === 'leeg' ? 'leeg' : vak.state === 'bijna' ? 'tilde' : 'volgend');
    if (vak.text !== '') plaat.setToken(token);
  }
}
