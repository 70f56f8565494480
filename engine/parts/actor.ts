import { Container, Sprite, type Texture } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { ActorPart, ActorDef, PosePart } from '#engine/document/entity.ts';
import type { Rig, RigPart } from '#engine/runtime/assets.ts';
import type { ActorView } from '#engine/runtime/kit.ts';
import { StagePoint } from '#engine/runtime/point.ts';

/** What an actor needs to be built. */
export interface ActorResources {
  texture(key: string): Texture;
  rig(key: string): Rig | null;
  rng: Rng;
  stand: { readonly still: boolean };
}

const FIELDS = 6;
const REST = Float64Array.of(0, 0, 0, 1, 1, 1);
const DEGREE = Math.PI / 180;
/** Copied from, so that no number is handed over by itself. */
const point = new StagePoint();

interface Part {
  id: string;
  joint: Container;
  sprite: Sprite;
  baseX: number;
  baseY: number;
  fixed: boolean;
}

/** Indices into the part list for each kind of idle life. */
interface Life {
  blink: readonly number[];
  closed: readonly number[];
  breathe: readonly number[];
  look: readonly number[];
  lean: readonly number[];
  sway: readonly number[];
}

/** A character made of parts: poses ease into each other, and it blinks, breathes, looks and leans by itself. */
export class Actor implements ActorView {
  readonly view = new Container();
  private readonly def: ActorDef;
  private readonly resources: ActorResources;
  private readonly delen: Part[] = [];
  private readonly index = new Map<string, number>();
  private readonly now: Float64Array;
  private readonly doel: Float64Array;
  private readonly life: Life;
  private pose = 'rest';
  // Numbers of the step begin broken: a field that begins empty or whole would box each new value.
  private time = 0.5;
  private blinkTimer = 2.5;
  /** Turn, size or shift that the next helper applies. */
  private size = 0.5;
  private blink = 0;
  private gazeX = 0;
  private gazeY = 0;
  private targetGazeX = 0;
  private targetGazeY = 0;
  private poseTimer = Number.POSITIVE_INFINITY;
  private jump = 0;

  constructor(def: ActorDef, resources: ActorResources) {
    this.def = def;
    this.resources = resources;
    this.build();
    this.now = new Float64Array(this.delen.length * FIELDS);
    this.doel = new Float64Array(this.delen.length * FIELDS);
    const l = def.life;
    this.life = {
      blink: this.numbers(l.blink),
      closed: this.numbers(l.closed),
      breathe: this.numbers(l.breathe),
      look: this.numbers(l.look),
      lean: this.numbers(l.lean),
      sway: this.numbers(l.sway),
    };
    this.time = resources.rng.next() * 10;
    this.blinkTimer = 2 + resources.rng.next() * 3;
    this.aim('rest');
    this.now.set(this.doel);
    this.render();
  }

  /** Names of the poses, for checks. */
  get poses(): readonly string[] {
    return Object.keys(this.def.poses);
  }

  /** Eases to a pose; an unknown pose is rest. Back to rest after `forMs` when given. */
  setPose(pose: string, forMs?: number): void {
    this.poseTimer = forMs === undefined ? Number.POSITIVE_INFINITY : forMs / 1000;
    if (pose === this.pose) return;
    if (pose === 'cheers' || pose === 'happy') this.jump = 1;
    this.aim(pose);
  }

  /** Gaze toward a place relative to the feet; stays until the next call. */
  look(dx: number, dy: number): void {
    const high = dy + 100;
    const length = Math.max(1, Math.sqrt(dx * dx + high * high));
    this.targetGazeX = dx / length;
    this.targetGazeY = high / length;
  }

  /** Event of the round: takes the reaction of the scene document. */
  react(event: string): void {
    const r = this.def.reactions;
    if (event === 'correct' && r.correct !== undefined) this.setPose(r.correct, 1400);
    else if (event === 'almost' && r.almost !== undefined) this.setPose(r.almost, 2200);
    else if (event === 'wordDone' && r.wordDone !== undefined) this.setPose(r.wordDone, 2400);
    else if (event === 'finale' && r.finale !== undefined) this.setPose(r.finale);
  }

  step(dt: number): void {
    this.time += dt;
    this.poseTimer -= dt;
    if (this.poseTimer <= 0) {
      this.poseTimer = Number.POSITIVE_INFINITY;
      this.aim('rest');
    }
    const k = 1 - Math.exp(-dt * 11);
    for (let i = 0; i < this.now.length; i += 1)
      this.now[i] = (this.now[i] ?? 0) + ((this.doel[i] ?? 0) - (this.now[i] ?? 0)) * k;
    this.gazeX += (this.targetGazeX - this.gazeX) * (1 - Math.exp(-dt * 5));
    this.gazeY += (this.targetGazeY - this.gazeY) * (1 - Math.exp(-dt * 5));
    this.jump = Math.max(0, this.jump - dt * 2.2);
    this.stepBlink(dt);
  }

  render(): void {
    for (let i = 0; i < this.delen.length; i += 1) this.writePose(i);
    const { still } = this.resources.stand;
    const { leanBy, lookBy, breatheBy, swayBy } = this.def.life;
    if (!still) {
      this.size = this.gazeX * leanBy;
      this.spin(this.life.lean);
      this.size = Math.sin(this.time * 1.7) * swayBy;
      this.spin(this.life.sway);
      this.size = 1 + Math.sin(this.time * 2.1) * breatheBy;
      this.scale(this.life.breathe);
    }
    const high = this.jump > 0 && !still ? -Math.sin(this.jump * Math.PI) * 14 : 0;
    if (this.view.y !== high) this.view.y = high;
    this.size = lookBy;
    this.slide(this.life.look);
    const closed = this.blink > 0;
    this.size = 0.12;
    if (closed && this.life.closed.length === 0) this.scale(this.life.blink);
    if (this.life.closed.length > 0) this.eyelids(closed);
  }

  private eyelids(closed: boolean): void {
    for (let i = 0; i < this.life.closed.length; i += 1) {
      const part = this.delen[this.life.closed[i] ?? -1];
      if (part === undefined) continue;
      part.joint.visible = closed;
      if (closed) part.joint.alpha = 1;
    }
    if (!closed) return;
    for (let i = 0; i < this.life.blink.length; i += 1) {
      const part = this.delen[this.life.blink[i] ?? -1];
      if (part !== undefined) part.joint.visible = false;
    }
  }

  private writePose(i: number): void {
    const part = this.delen[i];
    if (part === undefined) return;
    const o = i * FIELDS;
    const { joint } = part;
    const rotate = (this.now[o] ?? 0) * DEGREE;
    if (joint.rotation !== rotate) joint.rotation = rotate;
    point.x = part.baseX + (this.now[o + 1] ?? 0);
    point.y = part.baseY + (this.now[o + 2] ?? 0);
    joint.position.copyFrom(point);
    point.x = this.now[o + 3] ?? 1;
    point.y = this.now[o + 4] ?? 1;
    joint.scale.copyFrom(point);
    const alpha = this.doel[o + 5] ?? 1;
    if (joint.alpha !== alpha) joint.alpha = alpha;
    joint.visible = alpha > 0.01;
  }

  private spin(parts: readonly number[]): void {
    for (let i = 0; i < parts.length; i += 1) {
      const part = this.delen[parts[i] ?? -1];
      if (part !== undefined) part.joint.rotation += this.size * DEGREE;
    }
  }

  private scale(parts: readonly number[]): void {
    for (let i = 0; i < parts.length; i += 1) {
      const part = this.delen[parts[i] ?? -1];
      if (part !== undefined) part.joint.scale.y *= this.size;
    }
  }

  private slide(parts: readonly number[]): void {
    for (let i = 0; i < parts.length; i += 1) {
      const part = this.delen[parts[i] ?? -1];
      if (part === undefined) continue;
      part.joint.x += this.gazeX * this.size;
      part.joint.y += this.gazeY * this.size;
    }
  }

  private stepBlink(dt: number): void {
    this.blink -= dt;
    this.blinkTimer -= dt;
    if (this.blinkTimer > 0) return;
    this.blink = 0.13;
    this.blinkTimer = 3 + this.resources.rng.next() * 3;
  }

  private numbers(ids: readonly string[]): number[] {
    return ids.map((id) => this.index.get(id) ?? -1).filter((i) => i >= 0);
  }

  private aim(pose: string): void {
    this.pose = pose;
    const change = this.def.poses[pose] ?? {};
    const resting = pose === 'rest' ? undefined : this.def.poses['rest'];
    for (let i = 0; i < this.delen.length; i += 1) {
      const part = this.delen[i];
      if (part === undefined) continue;
      this.doel.set(REST, i * FIELDS);
      if (part.fixed) this.doel[i * FIELDS + 5] = 0;
      const p = change[part.id] ?? resting?.[part.id];
      if (p !== undefined) this.setTarget(i, p);
    }
  }

  private setTarget(i: number, p: PosePart): void {
    const o = i * FIELDS;
    this.setField(o, p.angle);
    this.setField(o + 1, p.x);
    this.setField(o + 2, p.y);
    this.setField(o + 3, p.sx);
    this.setField(o + 4, p.sy);
    this.setField(o + 5, p.alpha);
    const part = this.delen[i];
    if (p.sprite !== undefined && part !== undefined) part.sprite.texture = this.resources.texture(p.sprite);
  }

  private setField(i: number, value: number | undefined): void {
    if (value !== undefined) this.doel[i] = value;
  }

  private build(): void {
    const specs = partSpecs(this.def, this.resources);
    for (const spec of specs) {
      const joint = new Container();
      joint.addChild(spec.sprite);
      const ouder = specs.find((s) => s.id === spec.parent);
      const base = ouder?.pivot ?? [0, 0];
      this.index.set(spec.id, this.delen.length);
      this.delen.push({
        id: spec.id,
        joint,
        sprite: spec.sprite,
        baseX: spec.pivot[0] - base[0],
        baseY: spec.pivot[1] - base[1],
        fixed: spec.hidden,
      });
    }
    for (const [i, spec] of specs.entries()) this.hang(i, spec.parent);
  }

  /** A part drawn before its parent stays behind it. */
  private hang(i: number, parent: string | undefined): void {
    const part = this.delen[i];
    if (part === undefined) return;
    const o = parent === undefined ? undefined : this.index.get(parent);
    const ouder = o === undefined ? undefined : this.delen[o];
    if (ouder === undefined || o === undefined) this.view.addChild(part.joint);
    else if (i < o) ouder.joint.addChildAt(part.joint, ouder.joint.getChildIndex(ouder.sprite));
    else ouder.joint.addChild(part.joint);
  }
}

interface Spec {
  id: string;
  sprite: Sprite;
  pivot: readonly [number, number];
  parent: string | undefined;
  hidden: boolean;
}

type P2 = readonly [number, number];

/** All parts in stacking order, with joints relative to the feet. */
function partSpecs(def: ActorDef, resources: ActorResources): Spec[] {
  const rig = def.rig === undefined ? null : resources.rig(def.rig);
  const origin = def.origin ?? (rig === null ? ZERO : [rig.w / 2, rig.h]);
  const extra = new Map(def.parts.map((d) => [d.id, d]));
  const fromRig = (rig?.parts ?? []).map((part) =>
    rigSpec(part, extra.get(part.id), { sprite: new Sprite(resources.texture(`${def.rig}.${part.id}`)), origin }),
  );
  const known = new Set(fromRig.map((s) => s.id));
  const loose = def.parts
    .filter((d) => !known.has(d.id) && d.sprite !== undefined)
    .map((d) => looseSpec(d, new Sprite(resources.texture(d.sprite ?? ''))));
  return [...fromRig, ...loose];
}

const ZERO: P2 = [0, 0];

function rigSpec(part: RigPart, d: ActorPart | undefined, o: { sprite: Sprite; origin: P2 }): Spec {
  const pivot = d?.pivot ?? part.pivot ?? o.origin;
  o.sprite.position.set(-pivot[0], -pivot[1]);
  return {
    id: part.id,
    sprite: o.sprite,
    pivot: [pivot[0] - o.origin[0], pivot[1] - o.origin[1]],
    parent: d?.parent ?? part.parent,
    hidden: d?.hidden ?? part.hidden ?? false,
  };
}

function looseSpec(d: ActorPart, sprite: Sprite): Spec {
  const anchor = d.anchor ?? [0.5, 0.5];
  sprite.anchor.set(anchor[0], anchor[1]);
  return { id: d.id, sprite, pivot: d.pivot ?? ZERO, parent: d.parent, hidden: d.hidden ?? false };
}
