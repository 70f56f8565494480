import type { Container } from 'pixi.js';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { PrefabDef, StateDef } from '#engine/document/entity.ts';
import type { Entity, PlateState, TokenView } from '../contract.ts';
import type { ActorView } from '../kit.ts';
import { StagePoint, type StagePlace, type StretchedPlace } from '../point.ts';

const MAX = 512;
const DEGREE = Math.PI / 180;
/** Copied from, so that no number is handed over by itself. */
const spot = new StagePoint();

/** Where a layer stands on the stage. */
export interface LayerHome {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** What a view offers beyond its container: actor, plate and other looks. */
export interface Appearance {
  view: Container;
  plate: TokenView | null;
  actor: ActorView | null;
  applyState(state: StateDef): void;
  num(value: number | string): number;
  /** Half size of the tap area and of the thing. */
  halfW: number;
  halfH: number;
  /** Middle of the tap area, from the place of the thing; a picture may hang from its corner. */
  hitX: number;
  hitY: number;
  hitR: number;
  /** Parallax of its layer and drawing order of that layer. */
  parallax: number;
  /** Its layer: where stage point [0, 0] lies, and how large it is drawn. */
  home: LayerHome;
  layer: number;
  sortY: boolean;
}

/** What happens to an entity outside the store. */
export interface EntityHooks {
  now(): number;
  removed(entity: Thing): void;
  stateChanged(entity: Thing, state: string): void;
  tokenChanged(entity: Thing): void;
}

/** State of all moving things in typed arrays; views are written once per frame. */
export class EntityStore {
  readonly x = new Float64Array(MAX);
  readonly y = new Float64Array(MAX);
  readonly angle = new Float64Array(MAX);
  readonly scale = new Float64Array(MAX);
  readonly prevX = new Float64Array(MAX);
  readonly prevY = new Float64Array(MAX);
  readonly prevAngle = new Float64Array(MAX);
  readonly prevScale = new Float64Array(MAX);
  readonly dx = new Float64Array(MAX);
  readonly dy = new Float64Array(MAX);
  readonly da = new Float64Array(MAX);
  readonly sx = new Float64Array(MAX).fill(1);
  readonly sy = new Float64Array(MAX).fill(1);
  /** Living things in order of birth. */
  readonly list: Thing[] = [];
  private readonly free: number[] = [];
  private readonly hooks: EntityHooks;
  private highest = 0;

  constructor(hooks: EntityHooks) {
    this.hooks = hooks;
  }

  add(
    id: string,
    prefab: string | null,
    rest: { group: string | null; def: PrefabDef; appearance: Appearance },
  ): Thing {
    const index = this.free.pop() ?? this.highest++;
    if (index >= MAX) throw new Error(`meer dan ${MAX} dingen in de scene`);
    const thing = new Thing(this, index, { id, prefab, ...rest, hooks: this.hooks });
    this.sx[index] = 1;
    this.sy[index] = 1;
    this.dx[index] = 0;
    this.dy[index] = 0;
    this.da[index] = 0;
    this.scale[index] = 1;
    this.prevScale[index] = 1;
    this.angle[index] = 0;
    this.prevAngle[index] = 0;
    this.list.push(thing);
    return thing;
  }

  remove(thing: Thing): void {
    const at = this.list.indexOf(thing);
    if (at < 0) return;
    this.list.splice(at, 1);
    this.free.push(thing.index);
  }

  /** Remembers the last state and forgets drawn offsets. */
  begin(): void {
    this.prevX.set(this.x);
    this.prevY.set(this.y);
    this.prevAngle.set(this.angle);
    this.prevScale.set(this.scale);
    this.dx.fill(0);
    this.dy.fill(0);
    this.da.fill(0);
    this.sx.fill(1);
    this.sy.fill(1);
  }

  /** Writes every view once, between the last two states. */
  render(frame: { readonly alpha: number }): void {
    for (let i = 0; i < this.list.length; i += 1) {
      const thing = this.list[i];
      if (thing !== undefined && thing.appearance.view.visible) this.write(thing, frame);
    }
  }

  private write(thing: Thing, { alpha }: { readonly alpha: number }): void {
    const i = thing.index;
    const { view, plate, actor, sortY } = thing.appearance;
    const y = lerp(this.prevY[i], this.y[i], alpha);
    const size = lerp(this.prevScale[i], this.scale[i], alpha);
    const angle = lerp(this.prevAngle[i], this.angle[i], alpha) + (this.da[i] ?? 0);
    const rotate = angle * DEGREE;
    spot.x = lerp(this.prevX[i], this.x[i], alpha) + (this.dx[i] ?? 0);
    spot.y = y + (this.dy[i] ?? 0);
    view.position.copyFrom(spot);
    spot.x = size * (this.sx[i] ?? 1);
    spot.y = size * (this.sy[i] ?? 1);
    view.scale.copyFrom(spot);
    // Most things stand still: a setter is only called for what changed.
    if (view.rotation !== rotate) view.rotation = rotate;
    if (sortY) sort(view, y);
    if (plate !== null) permission(plate.view, angle);
    if (actor !== null) actor.render();
  }
}

/** A plate leans along with its carrier by at most 6 degrees. */
function permission(view: Container, angle: number): void {
  const rotate = angle > 6 ? 6 - angle : angle < -6 ? -6 - angle : 0;
  if (view.rotation !== rotate * DEGREE) view.rotation = rotate * DEGREE;
}

function sort(view: Container, y: number): void {
  if (view.zIndex !== y) view.zIndex = y;
}

function lerp(a: number | undefined, b: number | undefined, t: number): number {
  const from = a ?? 0;
  return from + ((b ?? 0) - from) * t;
}

interface ThingOptions {
  id: string;
  prefab: string | null;
  group: string | null;
  def: PrefabDef;
  appearance: Appearance;
  hooks: EntityHooks;
}

/** One thing of the world; its numbers live in the store. */
export class Thing implements Entity {
  readonly id: string;
  readonly index: number;
  readonly prefab: string | null;
  readonly groep: string | null;
  readonly def: PrefabDef;
  readonly appearance: Appearance;
  state: string;
  /** Cannot be touched before this simulated time. */
  slotUntil = 0;
  isAlive = true;
  private readonly store: EntityStore;
  private readonly hooks: EntityHooks;
  private drager: Token | null = null;
  private isVisible = true;
  private gone = false;

  constructor(store: EntityStore, index: number, options: ThingOptions) {
    this.store = store;
    this.index = index;
    this.id = options.id;
    this.prefab = options.prefab;
    this.groep = options.group;
    this.def = options.def;
    this.appearance = options.appearance;
    this.hooks = options.hooks;
    this.state = options.def.state ?? '';
    this.isVisible = options.appearance.view.visible;
  }

  get view(): Container {
    return this.appearance.view;
  }
  get token(): Token | null {
    return this.drager;
  }
  set token(token: Token | null) {
    this.drager = token;
    const { plate } = this.appearance;
    if (plate !== null) {
      plate.view.visible = token !== null;
      plate.setState('rust');
      plate.setToken(token);
    }
    this.hooks.tokenChanged(this);
  }
  get visible(): boolean {
    return this.view.visible;
  }
  set visible(on: boolean) {
    this.isVisible = on;
    this.view.visible = on && !this.gone;
  }
  /** Out of sight in the mode of now, whatever the game wants. */
  set hidden(on: boolean) {
    this.gone = on;
    this.view.visible = this.isVisible && !on;
  }
  get x(): number {
    return this.store.x[this.index] ?? 0;
  }
  set x(v: number) {
    this.store.x[this.index] = v;
  }
  get y(): number {
    return this.store.y[this.index] ?? 0;
  }
  set y(v: number) {
    this.store.y[this.index] = v;
  }
  get angle(): number {
    return this.store.angle[this.index] ?? 0;
  }
  set angle(v: number) {
    this.store.angle[this.index] = v;
  }
  get scale(): number {
    return this.store.scale[this.index] ?? 1;
  }
  set scale(v: number) {
    this.store.scale[this.index] = v;
  }
  get dx(): number {
    return this.store.dx[this.index] ?? 0;
  }
  set dx(v: number) {
    this.store.dx[this.index] = v;
  }
  get dy(): number {
    return this.store.dy[this.index] ?? 0;
  }
  set dy(v: number) {
    this.store.dy[this.index] = v;
  }
  get da(): number {
    return this.store.da[this.index] ?? 0;
  }
  set da(v: number) {
    this.store.da[this.index] = v;
  }
  get sx(): number {
    return this.store.sx[this.index] ?? 1;
  }
  set sx(v: number) {
    this.store.sx[this.index] = v;
  }
  get sy(): number {
    return this.store.sy[this.index] ?? 1;
  }
  set sy(v: number) {
    this.store.sy[this.index] = v;
  }
  get alpha(): number {
    return this.view.alpha;
  }
  set alpha(v: number) {
    this.view.alpha = v;
  }

  place(x: number, y: number): void {
    const { store, index } = this;
    store.x[index] = x;
    store.y[index] = y;
    store.prevX[index] = x;
    store.prevY[index] = y;
  }

  take(point: { readonly x: number; readonly y: number; readonly scale: number }): void {
    const { store, index } = this;
    store.x[index] = point.x;
    store.y[index] = point.y;
    store.scale[index] = point.scale;
  }

  takeTurned(place: Readonly<StagePlace>): void {
    const { store, index } = this;
    store.x[index] = place.x;
    store.y[index] = place.y;
    store.scale[index] = place.scale;
    store.angle[index] = place.angle;
  }

  takeStretched(place: Readonly<StretchedPlace>): void {
    this.takeTurned(place);
    this.store.sy[this.index] = place.long;
  }

  setState(state: string): void {
    if (!this.isAlive) return;
    const change = this.def.states?.[state];
    if (change === undefined && state !== '' && state !== this.def.state) return;
    this.state = state;
    this.appearance.applyState(change ?? {});
    if (change !== undefined) this.set(change);
    this.hooks.stateChanged(this, state);
  }

  private set({ angle, scale, visible }: StateDef): void {
    if (angle !== undefined) this.angle = this.appearance.num(angle);
    if (scale !== undefined) this.scale = this.appearance.num(scale);
    if (visible !== undefined) this.visible = visible;
  }

  setPlate(state: PlateState): void {
    if (this.isAlive) this.appearance.plate?.setState(state);
  }

  setPose(pose: string, forMs?: number): void {
    if (this.isAlive) this.appearance.actor?.setPose(pose, forMs);
  }

  offset(dx: number, dy: number, angle: number): void {
    if (!this.isAlive) return;
    const { store, index } = this;
    store.dx[index] = (store.dx[index] ?? 0) + dx;
    store.dy[index] = (store.dy[index] ?? 0) + dy;
    store.da[index] = (store.da[index] ?? 0) + angle;
  }

  stretch(sx: number, sy: number): void {
    if (!this.isAlive) return;
    const { store, index } = this;
    store.sx[index] = (store.sx[index] ?? 1) * sx;
    store.sy[index] = (store.sy[index] ?? 1) * sy;
  }

  lock(ms: number): void {
    this.slotUntil = this.hooks.now() + ms;
  }

  destroy(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.hooks.removed(this);
    this.store.remove(this);
  }

  /** True when id, prefab or group matches the pattern. */
  past(pattern: string): boolean {
    return (
      matches(pattern, this.id) ||
      (this.prefab !== null && matches(pattern, this.prefab)) ||
      (this.groep !== null && matches(pattern, this.groep))
    );
  }

  /** Distance test of the tap area in the coordinates of its layer. */
  hits(x: number, y: number, extra: number): boolean {
    const { halfW, halfH, hitX, hitY, hitR } = this.appearance;
    const k = this.scale;
    const dx = Math.abs(x - this.x - hitX * k);
    const dy = Math.abs(y - this.y - hitY * k);
    if (hitR > 0) return dx * dx + dy * dy <= (hitR * k + extra) ** 2;
    return dx <= halfW * k + extra && dy <= halfH * k + extra;
  }
}

/** `bel*` matches a head, `*` everything, else equality. */
export function matches(pattern: string, name: string): boolean {
  const last = pattern.length - 1;
  if (pattern.charCodeAt(last) !== 42) return pattern === name;
  if (last > name.length) return false;
  for (let i = 0; i < last; i += 1) if (pattern.charCodeAt(i) !== name.charCodeAt(i)) return false;
  return true;
}
