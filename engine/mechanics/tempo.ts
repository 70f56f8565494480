import { Container } from 'pixi.js';
import { ringPunten } from '#engine/parts/vlak-punten.ts';
import { maakVlak } from '#engine/parts/vlak.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type TempoParams, tempoEmits, tempoSchema } from './tempo.schema.ts';

export type Slag = 'goud' | 'vroeg' | 'laat';
/** A press shorter than this keeps holding: hold has a toggle twin. */
const TIK_MS = 220;
const NA_MS = 900;
const GRAAD = Math.PI / 180;
const ZONE_KLEUR = '#FFB703';

/** How good a release at `value` is for a zone around `at`. */
export function slagVan(value: number, at: number, zone: number): Slag {
  if (Math.abs(value - at) <= zone / 2) return 'goud';
  return value < at ? 'vroeg' : 'laat';
}

class Tempo implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TempoParams;
  private zone: number;
  private boog: Container | null = null;
  private open = false;
  private houdt = false;
  private sinds = 0;
  private waarde = 0;
  private na = 0;
  private slagRest = 0;

  constructor(ctx: SceneContext, params: TempoParams) {
    this.ctx = ctx;
    this.p = params;
    this.zone = ctx.num(params.zone);
    this.tekenZone();
    this.wijs();
  }

  onStand(): void {
    this.zone = this.ctx.num(this.p.zone);
    this.boog?.destroy({ children: true });
    this.tekenZone();
  }

  onWordDone(): number {
    if (this.p.kind !== 'zone' || this.p.on !== 'wordDone') return 0;
    this.begin();
    return this.p.maxMs + NA_MS;
  }

  busy(): boolean {
    return this.open || this.na > 0;
  }

  onEvent(event: string): void {
    if (event === this.p.on && this.p.on !== 'wordDone' && this.p.kind === 'zone') this.begin();
  }

  onQuestion(): void {
    this.open = false;
    this.na = 0;
    this.zet(0);
  }

  call(name: string): void {
    if (name === 'open') this.begin();
  }

  idle(dt: number): void {
    if (this.na > 0) this.na -= dt * 1000;
    if (this.p.kind === 'beat') return this.maat(dt);
    if (!this.open) return;
    if (this.houdt) this.vul(dt);
    else if (this.ctx.now - this.sinds > this.p.maxMs * 0.8) this.los();
  }

  onIntent(intent: Intent): boolean {
    if (!this.open) return false;
    if (intent.kind === 'act') return this.druk(intent.down);
    if (intent.kind === 'choose' || intent.kind === 'submit') return this.druk(true);
    if (intent.kind === 'down') {
      const geraakt = this.ctx.hit(this.p.handle, intent, 40);
      return geraakt !== null && this.druk(true);
    }
    return intent.kind === 'up' && this.druk(false);
  }

  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    if (!this.open || goal.slot !== null) return false;
    const handle = this.ctx.entity(this.p.handle);
    out.x = handle.x;
    out.y = handle.y;
    return true;
  }

  /** Holds, and lets go in the zone. */
  bot(): boolean {
    if (!this.open) return false;
    if (!this.houdt) this.begint();
    else if (this.waarde >= this.p.zoneAt - 0.02) this.los();
    return true;
  }

  destroy(): void {
    this.open = false;
  }

  private begin(): void {
    this.open = true;
    this.houdt = false;
    this.sinds = this.ctx.now;
    this.zet(0);
    this.ctx.juice.pop(this.ctx.entity(this.p.handle));
    this.ctx.emit('open', this.p.handle);
  }

  private druk(down: boolean): boolean {
    if (down) {
      if (this.houdt) this.los();
      else this.begint();
      return true;
    }
    if (this.houdt && this.ctx.now - this.sinds >= TIK_MS) this.los();
    return this.houdt || !down;
  }

  private begint(): void {
    this.houdt = true;
    this.sinds = this.ctx.now;
    this.ctx.entity(this.p.handle).setState('vast');
    this.ctx.emit('hold', this.p.handle);
  }

  private vul(dt: number): void {
    const wacht = this.ctx.calm && this.p.waitsInCalm;
    const doel = this.waarde + this.ctx.num(this.p.speed) * dt * this.ctx.tempo;
    this.zet(wacht ? Math.min(this.p.zoneAt, doel) : doel);
    if (this.waarde >= 1) this.los();
  }

  private los(): void {
    const slag = slagVan(this.waarde, this.p.zoneAt, this.zone);
    this.open = false;
    this.houdt = false;
    this.na = NA_MS;
    if (slag === 'goud') this.ctx.bonus(this.p.bonus);
    const handle = this.ctx.entity(this.p.handle);
    handle.setState(handle.prefab === null ? 'rust' : '');
    this.ctx.juice.squash(handle);
    this.ctx.emit('stroke', this.p.handle, slag);
  }

  private zet(waarde: number): void {
    this.waarde = Math.max(0, Math.min(1, waarde));
    this.wijs();
  }

  private wijs(): void {
    const { needle } = this.p;
    if (needle !== undefined)
      this.ctx.entity(needle.entity).angle = needle.from + (needle.to - needle.from) * this.waarde;
  }

  private maat(dt: number): void {
    if (this.ctx.calm) return;
    this.slagRest -= dt * this.ctx.tempo;
    if (this.slagRest > 0) return;
    this.slagRest += 60 / Math.max(20, this.ctx.num(this.p.bpm));
    this.ctx.emit('beat');
  }

  private tekenZone(): void {
    const { dial, needle, zoneAt } = this.p;
    if (dial === undefined || needle === undefined) return;
    const hoek = (k: number): number => (needle.from + (needle.to - needle.from) * k - 90) * GRAAD;
    const [van, tot] = [hoek(Math.max(0, zoneAt - this.zone / 2)), hoek(Math.min(1, zoneAt + this.zone / 2))];
    const half = dial.thickness / 2;
    const g = new Container();
    g.addChild(maakVlak(ringPunten({ binnen: dial.r - half, buiten: dial.r + half, van, tot }), ZONE_KLEUR));
    for (const [eind, richting] of [
      [van, -1],
      [tot, 1],
    ] as const) {
      const at = [Math.cos(eind) * dial.r, Math.sin(eind) * dial.r] as const;
      g.addChild(
        maakVlak(ringPunten({ binnen: 0, buiten: half, van: eind, tot: eind + richting * Math.PI, at }), ZONE_KLEUR),
      );
    }
    g.position.set(dial.center[0], dial.center[1]);
    g.zIndex = 60;
    this.boog = g;
    this.ctx.layer(dial.layer).addChild(g);
  }
}

/** M15 tempo: hold-and-release meter, or a steady beat. */
export const mechanic = defineMechanic(tempoSchema, tempoEmits, (ctx, params) => new Tempo(ctx, params));
