import Matter from 'matter-js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { BodyDef } from '#engine/document/entity.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Entity, SpelWorld } from '../contract.ts';
import type { Thing } from './entities.ts';
import { StagePoint } from '../point.ts';
import { type BodyOptions, circleCorners, rectangleCorners, StageBody } from './body.ts';

type PhysicsDef = NonNullable<SceneDoc['physics']>;
const RAD = Math.PI / 180;
const WALL = 60;
const MAX_CONTACT = 64;

/** Contact of this step; read with `drain`. */
export type OnContact = (kind: 'contact' | 'enter' | 'leave', a: Thing, b: Thing) => void;

/** Physics of a scene, the reader of its tuning values, and its chance. */
export interface PhysicsOptions {
  def: PhysicsDef;
  num(value: number | string): number;
  rng: Rng;
}

/** Matter bridge: octagon circles, substeps, velocity cap, unstick, contacts in fixed arrays. */
export class Physics implements SpelWorld {
  readonly bodies: Thing[] = [];
  /** Impulse of the contact being drained, as relative speed in px per step. */
  impulse = 0;
  private readonly engine: Matter.Engine;
  private readonly def: PhysicsDef;
  private num: PhysicsOptions['num'];
  private readonly rng: Rng;
  private readonly matterBodies: (StageBody | undefined)[] = [];
  private readonly thingOf = new Map<number, Thing>();
  private readonly contactA: (Thing | null)[] = Array.from({ length: MAX_CONTACT }, () => null);
  private readonly contactB: (Thing | null)[] = Array.from({ length: MAX_CONTACT }, () => null);
  private readonly contactKind = new Uint8Array(MAX_CONTACT);
  private readonly contactForce = new Float64Array(MAX_CONTACT);
  private readonly still = new Float64Array(512);
  private contacts = 0;
  private readonly spot = new StagePoint();

  constructor(options: PhysicsOptions) {
    this.def = options.def;
    this.num = options.num;
    this.rng = options.rng;
    this.engine = Matter.Engine.create({ enableSleeping: false });
    this.set(options.num);
    Matter.Events.on(this.engine, 'collisionStart', (e: Matter.IEventCollision<Matter.Engine>) =>
      this.record(e.pairs, true),
    );
    Matter.Events.on(this.engine, 'collisionEnd', (e: Matter.IEventCollision<Matter.Engine>) =>
      this.record(e.pairs, false),
    );
  }

  /** Takes the numbers of another mode. */
  set(num: PhysicsOptions['num']): void {
    this.num = num;
    this.engine.gravity.x = num(this.def.gravity.x);
    this.engine.gravity.y = num(this.def.gravity.y);
  }

  /** Gives a thing the body of its definition. Dynamic bodies beyond `maxBodies` are refused. */
  attach(thing: Thing, def: BodyDef): void {
    if (def.static !== true && this.bodies.length >= this.def.maxBodies) return;
    const body = this.createBody(thing, def);
    this.matterBodies[thing.index] = body;
    this.thingOf.set(body.id, thing);
    for (const part of body.parts) this.thingOf.set(part.id, thing);
    this.still[thing.index] = 0;
    if (!body.isStatic) this.bodies.push(thing);
    Matter.Composite.add(this.engine.world, body);
  }

  detach(thing: Thing): void {
    const body = this.matterBodies[thing.index];
    if (body === undefined) return;
    Matter.Composite.remove(this.engine.world, body);
    this.matterBodies[thing.index] = undefined;
    for (const part of body.parts) this.thingOf.delete(part.id);
    const at = this.bodies.indexOf(thing);
    if (at >= 0) this.bodies.splice(at, 1);
  }

  step(dt: number): void {
    const n = this.def.substeps;
    for (let i = 0; i < n; i += 1) Matter.Engine.update(this.engine, (dt * 1000) / n);
    for (let i = 0; i < this.bodies.length; i += 1) {
      const thing = this.bodies[i];
      if (thing !== undefined) this.pull(thing);
    }
  }

  /** Reports contacts since the last call. */
  drain(fn: OnContact): void {
    for (let i = 0; i < this.contacts; i += 1) {
      const a = this.contactA[i];
      const b = this.contactB[i];
      this.impulse = this.contactForce[i] ?? 0;
      const kind = this.contactKind[i] ?? 0;
      if (a && b && a.isAlive && b.isAlive) fn(kind === 0 ? 'contact' : kind === 1 ? 'enter' : 'leave', a, b);
    }
    this.contacts = 0;
  }

  has(entity: Entity): boolean {
    return this.matterBodies[entity.index] !== undefined;
  }

  velocity(entity: Entity, vx: number, vy: number): void {
    const body = this.matterBodies[entity.index];
    if (body === undefined) return;
    this.spot.x = vx / 60;
    this.spot.y = vy / 60;
    Matter.Body.setVelocity(body, this.spot);
  }

  push(entity: Entity, vx: number, vy: number): void {
    this.velocity(entity, this.vx(entity) + vx, this.vy(entity) + vy);
  }

  readVelocity(entity: Entity, out: { x: number; y: number }): void {
    const body = this.matterBodies[entity.index];
    out.x = (body?.velocity.x ?? 0) * 60;
    out.y = (body?.velocity.y ?? 0) * 60;
  }

  setVelocity(entity: Entity, v: { readonly x: number; readonly y: number }): void {
    const body = this.matterBodies[entity.index];
    if (body === undefined) return;
    this.spot.x = v.x / 60;
    this.spot.y = v.y / 60;
    Matter.Body.setVelocity(body, this.spot);
  }

  vx(entity: Entity): number {
    return (this.matterBodies[entity.index]?.velocity.x ?? 0) * 60;
  }

  vy(entity: Entity): number {
    return (this.matterBodies[entity.index]?.velocity.y ?? 0) * 60;
  }

  teleport(entity: Entity, x: number, y: number): void {
    entity.place(x, y);
    const body = this.matterBodies[entity.index];
    body?.move(x - body.position.x, y - body.position.y);
  }

  freeze(entity: Entity, on: boolean): void {
    const body = this.matterBodies[entity.index];
    if (body !== undefined) Matter.Body.setStatic(body, on);
  }

  sensor(entity: Entity, on: boolean): void {
    const body = this.matterBodies[entity.index];
    if (body !== undefined) body.isSensor = on;
  }

  swing(entity: Entity, degrees: number): void {
    const body = this.matterBodies[entity.index];
    if (body === undefined) return;
    this.spot.x = entity.x;
    this.spot.y = entity.y;
    body.swing(degrees * RAD, this.spot, this.def.substeps);
  }

  wall(rect: readonly [number, number, number, number], material?: string): void {
    const [x, y, w, h] = rect;
    const corners = rectangleCorners(Math.max(40, w), Math.max(40, h));
    const body = new StageBody([x + w / 2, y + h / 2], corners, { isStatic: true, ...this.material(material) });
    Matter.Composite.add(this.engine.world, body);
  }

  /** Walls of 60 px outside the given sides of a box. */
  box([x, y, w, h]: readonly [number, number, number, number], sides: readonly string[], material?: string): void {
    if (sides.includes('left')) this.wall([x - WALL, y - WALL, WALL, h + 2 * WALL], material);
    if (sides.includes('right')) this.wall([x + w, y - WALL, WALL, h + 2 * WALL], material);
    if (sides.includes('top')) this.wall([x - WALL, y - WALL, w + 2 * WALL, WALL], material);
    if (sides.includes('bottom')) this.wall([x - WALL, y + h, w + 2 * WALL, WALL], material);
  }

  destroy(): void {
    Matter.Events.off(this.engine, 'collisionStart');
    Matter.Events.off(this.engine, 'collisionEnd');
    Matter.Composite.clear(this.engine.world, false, true);
    Matter.Engine.clear(this.engine);
    this.thingOf.clear();
    this.matterBodies.length = 0;
    this.bodies.length = 0;
  }

  /** Body to store, with the cap on speed and a nudge for what is stuck. */
  private pull(thing: Thing): void {
    const body = this.matterBodies[thing.index];
    if (body === undefined) return;
    const cap = this.def.velocityCap;
    const { x, y } = body.velocity;
    const speed = Math.sqrt(x * x + y * y);
    if (speed > cap) {
      this.spot.x = (body.velocity.x / speed) * cap;
      this.spot.y = (body.velocity.y / speed) * cap;
      Matter.Body.setVelocity(body, this.spot);
    }
    thing.x = body.position.x;
    thing.y = body.position.y;
    thing.angle = body.angle / RAD;
    if (this.def.unstick !== undefined) this.unstick(thing, speed, this.def.unstick);
  }

  private unstick(thing: Thing, speed: number, u: NonNullable<PhysicsDef['unstick']>): void {
    const i = thing.index;
    const still = speed < u.belowSpeed ? (this.still[i] ?? 0) + 1000 / 60 : 0;
    this.still[i] = still;
    if (still < u.afterMs) return;
    this.still[i] = 0;
    this.push(thing, (this.rng.next() * 2 - 1) * u.impulse * 60, -u.impulse * 60);
  }

  private record(pairs: readonly Matter.Pair[], begin: boolean): void {
    for (let i = 0; i < pairs.length && this.contacts < MAX_CONTACT; i += 1) {
      const pair = pairs[i];
      if (pair === undefined || (!begin && !pair.isSensor)) continue;
      const a = this.thingOf.get(pair.bodyA.id);
      const b = this.thingOf.get(pair.bodyB.id);
      if (a === undefined || b === undefined) continue;
      this.write(pair, a, b);
      this.contactKind[this.contacts - 1] = pair.isSensor ? (begin ? 1 : 2) : 0;
    }
  }

  /** The dynamic side is `a`; with two dynamic bodies the order of birth decides. */
  private write(pair: Matter.Pair, a: Thing, b: Thing): void {
    const swapped = (pair.bodyA.isStatic && !pair.bodyB.isStatic) || pair.bodyA.isSensor;
    const k = this.contacts;
    this.contactA[k] = swapped ? b : a;
    this.contactB[k] = swapped ? a : b;
    const dx = pair.bodyA.velocity.x - pair.bodyB.velocity.x;
    const dy = pair.bodyA.velocity.y - pair.bodyB.velocity.y;
    this.contactForce[k] = Math.sqrt(dx * dx + dy * dy);
    this.contacts += 1;
  }

  private material(material: string | undefined): BodyOptions {
    return material === undefined ? {} : { ...this.def.materials[material] };
  }

  private createBody(thing: Thing, def: BodyDef): StageBody {
    const x = def.x ?? thing.x;
    const y = def.y ?? thing.y;
    thing.place(x, y);
    const options = this.options(def);
    switch (def.shape) {
      case 'circle':
        return new StageBody([x, y], circleCorners(this.num(def.r)), options);
      case 'rect':
        return new StageBody([x, y], rectangleCorners(this.num(def.w), this.num(def.h)), {
          ...options,
          angle: this.num(def.angle ?? 0) * RAD,
        });
      case 'arc':
        return this.arc(def, [x, y], options);
      case 'flipper': {
        thing.place(def.pivot[0], def.pivot[1]);
        const length = this.num(def.length);
        return new StageBody(
          [
            def.pivot[0] + (Math.cos(def.rest * RAD) * length) / 2,
            def.pivot[1] + (Math.sin(def.rest * RAD) * length) / 2,
          ],
          rectangleCorners(length, this.num(def.thickness)),
          { ...options, isStatic: true, angle: def.rest * RAD },
        );
      }
    }
  }

  private options(def: BodyDef): BodyOptions {
    const options: BodyOptions = {
      isStatic: def.static === true,
      isSensor: def.sensor === true,
      fixedRotation: def.fixedRotation === true,
      ...this.material(def.material),
    };
    const category = def.category === undefined ? undefined : this.def.categories[def.category];
    if (category !== undefined || def.collides !== undefined) {
      const mask = def.collides?.reduce((sum, name) => sum | (this.def.categories[name] ?? 0), 0);
      options.collisionFilter = { category: category ?? 1, mask: mask ?? 0xffffffff, group: 0 };
    }
    return options;
  }

  /** Boxes in a row, in a body whose own corners lie around them all: what stands outside those is not looked at. */
  private arc(
    def: Extract<BodyDef, { shape: 'arc' }>,
    [x, y]: readonly [number, number],
    options: BodyOptions,
  ): StageBody {
    const r = this.num(def.r);
    const step = ((def.to - def.from) / def.segments) * RAD;
    const length = Math.abs(2 * (r + def.thickness) * Math.tan(step / 2)) + 4;
    const distance = r + def.thickness / 2;
    const parts = Array.from({ length: def.segments }, (_, i) => {
      const angle = def.from * RAD + step * (i + 0.5);
      return new StageBody(
        [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance],
        rectangleCorners(length, def.thickness),
        { ...options, isStatic: true, angle: angle + Math.PI / 2 },
      );
    });
    const size = 2 * (distance + length);
    return new StageBody([x, y], rectangleCorners(size, size), { ...options, isStatic: true }).carry(parts);
  }
}
