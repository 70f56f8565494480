import { Container } from 'pixi.js';
import { ringPoints } from '#engine/parts/surface-points.ts';
import { createSurface } from '#engine/parts/surface.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type TempoParams, tempoEmits, tempoSchema } from './tempo.schema.ts';

/** How a release fell: in the golden zone, before it or after it. */
export type Strike = 'gold' | 'early' | 'late';
/** A press shorter than this keeps holding: hold has a toggle twin. */
const TAP_MS = 220;
const AFTER_MS = 900;
const DEGREE = Math.PI / 180;
const ZONE_COLOR = '#FFB703';

/** How good a release at `value` is for a zone around `at`. */
export function strokeOf(value: number, at: number, zone: number): Strike {
  if (Math.abs(value - at) <= zone / 2) return 'gold';
  return value < at ? 'early' : 'late';
}

/** How good a stroke is that falls `since` s after the last beat and `rest` s before the next. */
export function beatOf(since: number, rest: number, windowMs: number): Strike {
  if (Math.min(since, rest) * 1000 <= windowMs) return 'gold';
  return since < rest ? 'late' : 'early';
}

class Tempo implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: TempoParams;
  private zone: number;
  private arc: Container | null = null;
  private open = false;
  private holds = false;
  private since = 0;
  private value = 0;
  private after = 0;
  private strokeRest = 0;
  /** Strokes on the beat. */
  private golds = 0;

  constructor(ctx: SceneContext, params: TempoParams) {
    this.ctx = ctx;
    this.p = params;
    this.zone = ctx.num(params.zone);
    this.drawZone();
    this.point();
  }

  onStateChange(): void {
    this.zone = this.ctx.num(this.p.zone);
    this.arc?.destroy({ children: true });
    this.drawZone();
  }

  onWordDone(): number {
    if (this.p.kind !== 'zone' || this.p.on !== 'wordDone') return 0;
    this.begin();
    return this.p.maxMs + AFTER_MS;
  }

  busy(): boolean {
    return this.open || this.after > 0;
  }

  onEvent(event: string): void {
    if (event !== this.p.on) return;
    if (this.p.kind === 'beat') this.strike();
    else if (this.p.on !== 'wordDone') this.begin();
  }

  onQuestion(): void {
    this.open = false;
    this.after = 0;
    this.set(0);
  }

  call(name: string): void {
    if (name === 'open') this.begin();
  }

  idle(dt: number): void {
    if (this.after > 0) this.after -= dt * 1000;
    if (this.p.kind === 'beat') return this.size(dt);
    if (!this.open) return;
    if (this.holds) this.fill(dt);
    else if (this.ctx.now - this.since > this.p.maxMs * 0.8) this.los();
  }

  onIntent(intent: Intent): boolean {
    if (!this.open) return false;
    if (intent.kind === 'act') return this.press(intent.down);
    if (intent.kind === 'choose' || intent.kind === 'submit') return this.press(true);
    if (intent.kind === 'down') {
      const touched = this.ctx.hit(this.p.handle, intent, 40);
      return touched !== null && this.press(true);
    }
    return intent.kind === 'up' && this.press(false);
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
    if (!this.holds) this.starts();
    else if (this.value >= this.p.zoneAt - 0.02) this.los();
    return true;
  }

  destroy(): void {
    this.open = false;
  }

  private begin(): void {
    this.open = true;
    this.holds = false;
    this.since = this.ctx.now;
    this.set(0);
    this.ctx.juice.pop(this.ctx.entity(this.p.handle));
    this.ctx.emit('open', this.p.handle);
  }

  private press(down: boolean): boolean {
    if (down) {
      if (this.holds) this.los();
      else this.starts();
      return true;
    }
    if (this.holds && this.ctx.now - this.since >= TAP_MS) this.los();
    return this.holds || !down;
  }

  private starts(): void {
    this.holds = true;
    this.since = this.ctx.now;
    this.ctx.entity(this.p.handle).setState('held');
    this.ctx.emit('hold', this.p.handle);
  }

  private fill(dt: number): void {
    const wait = this.ctx.calm && this.p.waitsInCalm;
    const doel = this.value + this.ctx.num(this.p.speed) * dt * this.ctx.tempo;
    this.set(wait ? Math.min(this.p.zoneAt, doel) : doel);
    if (this.value >= 1) this.los();
  }

  private los(): void {
    const strike = strokeOf(this.value, this.p.zoneAt, this.zone);
    this.open = false;
    this.holds = false;
    this.after = AFTER_MS;
    if (strike === 'gold') this.ctx.bonus(this.p.bonus);
    const handle = this.ctx.entity(this.p.handle);
    handle.setState(handle.prefab === null ? 'rest' : '');
    this.ctx.juice.squash(handle);
    this.ctx.emit('stroke', this.p.handle, strike);
  }

  private set(value: number): void {
    this.value = Math.max(0, Math.min(1, value));
    this.point();
  }

  private point(): void {
    const { needle } = this.p;
    if (needle !== undefined)
      this.ctx.entity(needle.entity).angle = needle.from + (needle.to - needle.from) * this.value;
  }

  private get period(): number {
    return 60 / Math.max(20, this.ctx.num(this.p.bpm));
  }

  private size(dt: number): void {
    const { pulse } = this.p;
    const quiet = this.ctx.calm || this.ctx.phase !== 'spel';
    if (!quiet) this.strokeRest -= dt * this.ctx.tempo;
    if (pulse !== undefined) {
      const ring = this.ctx.entity(pulse.entity);
      ring.visible = !quiet;
      const part = 1 - this.strokeRest / this.period;
      ring.scale = pulse.from + (pulse.to - pulse.from) * Math.max(0, Math.min(1, part));
    }
    if (quiet || this.strokeRest > 0) return;
    this.strokeRest += this.period;
    this.ctx.emit('beat');
  }

  /** Something was done, on the beat or beside it. */
  private strike(): void {
    const { ctx, p } = this;
    const free = ctx.calm || ctx.oneSwitch;
    const how = free ? 'gold' : beatOf(this.period - this.strokeRest, this.strokeRest, ctx.num(p.windowMs));
    if (how === 'gold') {
      this.golds += 1;
      if (this.golds % p.per === 0) ctx.bonus(p.bonus);
    }
    ctx.emit('stroke', p.handle, how);
  }

  private drawZone(): void {
    const { dial, needle, zoneAt } = this.p;
    if (dial === undefined || needle === undefined) return;
    const angle = (k: number): number => (needle.from + (needle.to - needle.from) * k - 90) * DEGREE;
    const [from, until] = [angle(Math.max(0, zoneAt - this.zone / 2)), angle(Math.min(1, zoneAt + this.zone / 2))];
    const half = dial.thickness / 2;
    const g = new Container();
    g.addChild(createSurface(ringPoints({ inside: dial.r - half, outside: dial.r + half, from, until }), ZONE_COLOR));
    for (const [end, direction] of [
      [from, -1],
      [until, 1],
    ] as const) {
      const at = [Math.cos(end) * dial.r, Math.sin(end) * dial.r] as const;
      g.addChild(
        createSurface(
          ringPoints({ inside: 0, outside: half, from: end, until: end + direction * Math.PI, at }),
          ZONE_COLOR,
        ),
      );
    }
    g.position.set(dial.center[0], dial.center[1]);
    g.zIndex = 60;
    this.arc = g;
    this.ctx.layer(dial.layer).addChild(g);
  }
}

/** M15 tempo: hold-and-release meter, or a steady beat. */
export const mechanic = defineMechanic(tempoSchema, tempoEmits, (ctx, params) => new Tempo(ctx, params));
