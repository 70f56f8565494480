import { Container, Sprite, type Texture } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { ActorDeel, ActorDef, PoseDeel } from '#engine/document/entiteit.ts';
import { Punt } from '#engine/runtime/punt.ts';

/** Part of a rig drawing as cut by the atlas build: joint and parent, in pixels of the drawing. */
export interface RigDeel {
  id: string;
  pivot?: readonly [number, number];
  parent?: string;
  hidden?: boolean;
}
/** A rig drawing: size and parts in stacking order. */
export interface Rig {
  w: number;
  h: number;
  parts: readonly RigDeel[];
}

/** What an actor needs to be built. */
export interface ActorMiddelen {
  texture(key: string): Texture;
  rig(key: string): Rig | null;
  rng: Rng;
  stand: { readonly stil: boolean };
}

const VELDEN = 6;
const RUST = Float64Array.of(0, 0, 0, 1, 1, 1);
const GRAAD = Math.PI / 180;
/** Copied from, so that no number is handed over by itself. */
const punt = new Punt();

interface Deel {
  id: string;
  joint: Container;
  sprite: Sprite;
  baseX: number;
  baseY: number;
  vast: boolean;
}

/** Indices into the part list for each kind of idle life. */
interface Leven {
  blink: readonly number[];
  closed: readonly number[];
  breathe: readonly number[];
  look: readonly number[];
  lean: readonly number[];
  sway: readonly number[];
}

/** A character made of parts: poses ease into each other, and it blinks, breathes, looks and leans by itself. */
export class Actor {
  readonly view = new Container();
  private readonly def: ActorDef;
  private readonly middelen: ActorMiddelen;
  private readonly delen: Deel[] = [];
  private readonly index = new Map<string, number>();
  private readonly nu: Float64Array;
  private readonly doel: Float64Array;
  private readonly leven: Leven;
  private pose = 'rust';
  // Numbers of the step begin broken: a field that begins empty or whole would box each new value.
  private tijd = 0.5;
  private totKnipper = 2.5;
  /** Turn, size or shift that the next helper applies. */
  private maat = 0.5;
  private knipper = 0;
  private kijkX = 0;
  private kijkY = 0;
  private wilX = 0;
  private wilY = 0;
  private poseTot = Number.POSITIVE_INFINITY;
  private sprong = 0;

  constructor(def: ActorDef, middelen: ActorMiddelen) {
    this.def = def;
    this.middelen = middelen;
    this.bouw();
    this.nu = new Float64Array(this.delen.length * VELDEN);
    this.doel = new Float64Array(this.delen.length * VELDEN);
    const l = def.leven;
    this.leven = {
      blink: this.nummers(l.blink),
      closed: this.nummers(l.closed),
      breathe: this.nummers(l.breathe),
      look: this.nummers(l.look),
      lean: this.nummers(l.lean),
      sway: this.nummers(l.sway),
    };
    this.tijd = middelen.rng.next() * 10;
    this.totKnipper = 2 + middelen.rng.next() * 3;
    this.richt('rust');
    this.nu.set(this.doel);
    this.render();
  }

  /** Names of the poses, for checks. */
  get poses(): readonly string[] {
    return Object.keys(this.def.poses);
  }

  /** Eases to a pose; an unknown pose is rest. Back to rest after `forMs` when given. */
  setPose(pose: string, forMs?: number): void {
    this.poseTot = forMs === undefined ? Number.POSITIVE_INFINITY : forMs / 1000;
    if (pose === this.pose) return;
    if (pose === 'juichen' || pose === 'blij') this.sprong = 1;
    this.richt(pose);
  }

  /** Gaze toward a place relative to the feet; stays until the next call. */
  look(dx: number, dy: number): void {
    const hoog = dy + 100;
    const lengte = Math.max(1, Math.sqrt(dx * dx + hoog * hoog));
    this.wilX = dx / lengte;
    this.wilY = hoog / lengte;
  }

  /** Event of the round: takes the reaction of the scene document. */
  react(event: string): void {
    const r = this.def.reacties;
    if (event === 'goed' && r.goed !== undefined) this.setPose(r.goed, 1400);
    else if (event === 'bijna' && r.bijna !== undefined) this.setPose(r.bijna, 2200);
    else if (event === 'wordDone' && r.wordDone !== undefined) this.setPose(r.wordDone, 2400);
    else if (event === 'finale' && r.finale !== undefined) this.setPose(r.finale);
  }

  step(dt: number): void {
    this.tijd += dt;
    this.poseTot -= dt;
    if (this.poseTot <= 0) {
      this.poseTot = Number.POSITIVE_INFINITY;
      this.richt('rust');
    }
    const k = 1 - Math.exp(-dt * 11);
    for (let i = 0; i < this.nu.length; i += 1)
      this.nu[i] = (this.nu[i] ?? 0) + ((this.doel[i] ?? 0) - (this.nu[i] ?? 0)) * k;
    this.kijkX += (this.wilX - this.kijkX) * (1 - Math.exp(-dt * 5));
    this.kijkY += (this.wilY - this.kijkY) * (1 - Math.exp(-dt * 5));
    this.sprong = Math.max(0, this.sprong - dt * 2.2);
    this.stepKnipper(dt);
  }

  render(): void {
    for (let i = 0; i < this.delen.length; i += 1) this.schrijfPose(i);
    const { stil } = this.middelen.stand;
    const { leanBy, lookBy, breatheBy, swayBy } = this.def.leven;
    if (!stil) {
      this.maat = this.kijkX * leanBy;
      this.draai(this.leven.lean);
      this.maat = Math.sin(this.tijd * 1.7) * swayBy;
      this.draai(this.leven.sway);
      this.maat = 1 + Math.sin(this.tijd * 2.1) * breatheBy;
      this.schaal(this.leven.breathe);
    }
    const hoog = this.sprong > 0 && !stil ? -Math.sin(this.sprong * Math.PI) * 14 : 0;
    if (this.view.y !== hoog) this.view.y = hoog;
    this.maat = lookBy;
    this.schuif(this.leven.look);
    const dicht = this.knipper > 0;
    this.maat = 0.12;
    if (dicht && this.leven.closed.length === 0) this.schaal(this.leven.blink);
    if (this.leven.closed.length > 0) this.oogleden(dicht);
  }

  private oogleden(dicht: boolean): void {
    for (let i = 0; i < this.leven.closed.length; i += 1) {
      const deel = this.delen[this.leven.closed[i] ?? -1];
      if (deel === undefined) continue;
      deel.joint.visible = dicht;
      if (dicht) deel.joint.alpha = 1;
    }
    if (!dicht) return;
    for (let i = 0; i < this.leven.blink.length; i += 1) {
      const deel = this.delen[this.leven.blink[i] ?? -1];
      if (deel !== undefined) deel.joint.visible = false;
    }
  }

  private schrijfPose(i: number): void {
    const deel = this.delen[i];
    if (deel === undefined) return;
    const o = i * VELDEN;
    const { joint } = deel;
    const draai = (this.nu[o] ?? 0) * GRAAD;
    if (joint.rotation !== draai) joint.rotation = draai;
    punt.x = deel.baseX + (this.nu[o + 1] ?? 0);
    punt.y = deel.baseY + (this.nu[o + 2] ?? 0);
    joint.position.copyFrom(punt);
    punt.x = this.nu[o + 3] ?? 1;
    punt.y = this.nu[o + 4] ?? 1;
    joint.scale.copyFrom(punt);
    const alpha = this.doel[o + 5] ?? 1;
    if (joint.alpha !== alpha) joint.alpha = alpha;
    joint.visible = alpha > 0.01;
  }

  private draai(delen: readonly number[]): void {
    for (let i = 0; i < delen.length; i += 1) {
      const deel = this.delen[delen[i] ?? -1];
      if (deel !== undefined) deel.joint.rotation += this.maat * GRAAD;
    }
  }

  private schaal(delen: readonly number[]): void {
    for (let i = 0; i < delen.length; i += 1) {
      const deel = this.delen[delen[i] ?? -1];
      if (deel !== undefined) deel.joint.scale.y *= this.maat;
    }
  }

  private schuif(delen: readonly number[]): void {
    for (let i = 0; i < delen.length; i += 1) {
      const deel = this.delen[delen[i] ?? -1];
      if (deel === undefined) continue;
      deel.joint.x += this.kijkX * this.maat;
      deel.joint.y += this.kijkY * this.maat;
    }
  }

  private stepKnipper(dt: number): void {
    this.knipper -= dt;
    this.totKnipper -= dt;
    if (this.totKnipper > 0) return;
    this.knipper = 0.13;
    this.totKnipper = 3 + this.middelen.rng.next() * 3;
  }

  private nummers(ids: readonly string[]): number[] {
    return ids.map((id) => this.index.get(id) ?? -1).filter((i) => i >= 0);
  }

  private richt(pose: string): void {
    this.pose = pose;
    const change = this.def.poses[pose] ?? {};
    const rust = pose === 'rust' ? undefined : this.def.poses['rust'];
    for (let i = 0; i < this.delen.length; i += 1) {
      const deel = this.delen[i];
      if (deel === undefined) continue;
      this.doel.set(RUST, i * VELDEN);
      if (deel.vast) this.doel[i * VELDEN + 5] = 0;
      const p = change[deel.id] ?? rust?.[deel.id];
      if (p !== undefined) this.zetDoel(i, p);
    }
  }

  private zetDoel(i: number, p: PoseDeel): void {
    const o = i * VELDEN;
    this.zetVeld(o, p.angle);
    this.zetVeld(o + 1, p.x);
    this.zetVeld(o + 2, p.y);
    this.zetVeld(o + 3, p.sx);
    this.zetVeld(o + 4, p.sy);
    this.zetVeld(o + 5, p.alpha);
    const deel = this.delen[i];
    if (p.sprite !== undefined && deel !== undefined) deel.sprite.texture = this.middelen.texture(p.sprite);
  }

  private zetVeld(i: number, value: number | undefined): void {
    if (value !== undefined) this.doel[i] = value;
  }

  private bouw(): void {
    const specs = deelSpecs(this.def, this.middelen);
    for (const spec of specs) {
      const joint = new Container();
      joint.addChild(spec.sprite);
      const ouder = specs.find((s) => s.id === spec.parent);
      const basis = ouder?.pivot ?? [0, 0];
      this.index.set(spec.id, this.delen.length);
      this.delen.push({
        id: spec.id,
        joint,
        sprite: spec.sprite,
        baseX: spec.pivot[0] - basis[0],
        baseY: spec.pivot[1] - basis[1],
        vast: spec.hidden,
      });
    }
    for (const [i, spec] of specs.entries()) this.hang(i, spec.parent);
  }

  /** A part drawn before its parent stays behind it. */
  private hang(i: number, parent: string | undefined): void {
    const deel = this.delen[i];
    if (deel === undefined) return;
    const o = parent === undefined ? undefined : this.index.get(parent);
    const ouder = o === undefined ? undefined : this.delen[o];
    if (ouder === undefined || o === undefined) this.view.addChild(deel.joint);
    else if (i < o) ouder.joint.addChildAt(deel.joint, ouder.joint.getChildIndex(ouder.sprite));
    else ouder.joint.addChild(deel.joint);
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
function deelSpecs(def: ActorDef, middelen: ActorMiddelen): Spec[] {
  const rig = def.rig === undefined ? null : middelen.rig(def.rig);
  const origin = def.origin ?? (rig === null ? NUL : [rig.w / 2, rig.h]);
  const extra = new Map(def.delen.map((d) => [d.id, d]));
  const uitRig = (rig?.parts ?? []).map((deel) =>
    rigSpec(deel, extra.get(deel.id), { sprite: new Sprite(middelen.texture(`${def.rig}.${deel.id}`)), origin }),
  );
  const bekend = new Set(uitRig.map((s) => s.id));
  const los = def.delen
    .filter((d) => !bekend.has(d.id) && d.sprite !== undefined)
    .map((d) => losSpec(d, new Sprite(middelen.texture(d.sprite ?? ''))));
  return [...uitRig, ...los];
}

const NUL: P2 = [0, 0];

function rigSpec(deel: RigDeel, d: ActorDeel | undefined, o: { sprite: Sprite; origin: P2 }): Spec {
  const pivot = d?.pivot ?? deel.pivot ?? o.origin;
  o.sprite.position.set(-pivot[0], -pivot[1]);
  return {
    id: deel.id,
    sprite: o.sprite,
    pivot: [pivot[0] - o.origin[0], pivot[1] - o.origin[1]],
    parent: d?.parent ?? deel.parent,
    hidden: d?.hidden ?? deel.hidden ?? false,
  };
}

function losSpec(d: ActorDeel, sprite: Sprite): Spec {
  const anchor = d.anchor ?? [0.5, 0.5];
  sprite.anchor.set(anchor[0], anchor[1]);
  return { id: d.id, sprite, pivot: d.pivot ?? NUL, parent: d.parent, hidden: d.hidden ?? false };
}
