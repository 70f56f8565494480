import Matter from 'matter-js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { BodyDef } from '#engine/document/entiteit.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Entity, Wereld } from './contract.ts';
import type { Ding } from './entities.ts';
import { Punt } from './punt.ts';

type PhysicsDef = NonNullable<SceneDoc['physics']>;
const RAD = Math.PI / 180;
const MUUR = 60;
const MAX_CONTACT = 64;

/** Contact of this step; read with `drain`. */
export type BijContact = (soort: 'contact' | 'enter' | 'leave', a: Ding, b: Ding) => void;

export interface PhysicsOpties {
  def: PhysicsDef;
  num(value: number | string): number;
  rng: Rng;
}

/** Matter bridge: octagon circles, substeps, velocity cap, unstick, contacts in fixed arrays. */
export class Physics implements Wereld {
  readonly bodies: Ding[] = [];
  /** Impulse of the contact being drained, as relative speed in px per step. */
  impulse = 0;
  private readonly engine: Matter.Engine;
  private readonly def: PhysicsDef;
  private num: PhysicsOpties['num'];
  private readonly rng: Rng;
  private readonly lijven: (Matter.Body | undefined)[] = [];
  private readonly dingVan = new Map<number, Ding>();
  private readonly contactA: (Ding | null)[] = Array.from({ length: MAX_CONTACT }, () => null);
  private readonly contactB: (Ding | null)[] = Array.from({ length: MAX_CONTACT }, () => null);
  private readonly contactSoort = new Uint8Array(MAX_CONTACT);
  private readonly contactKracht = new Float64Array(MAX_CONTACT);
  private readonly stil = new Float64Array(512);
  private contacten = 0;
  private readonly plek = new Punt();

  constructor(options: PhysicsOpties) {
    this.def = options.def;
    this.num = options.num;
    this.rng = options.rng;
    this.engine = Matter.Engine.create({ enableSleeping: false });
    this.stel(options.num);
    Matter.Events.on(this.engine, 'collisionStart', (e: Matter.IEventCollision<Matter.Engine>) =>
      this.noteer(e.pairs, true),
    );
    Matter.Events.on(this.engine, 'collisionEnd', (e: Matter.IEventCollision<Matter.Engine>) =>
      this.noteer(e.pairs, false),
    );
  }

  /** Takes the numbers of another mode. */
  stel(num: PhysicsOpties['num']): void {
    this.num = num;
    this.engine.gravity.x = num(this.def.gravity.x);
    this.engine.gravity.y = num(this.def.gravity.y);
  }

  /** Gives a thing the body of its definition. Dynamic bodies beyond `maxBodies` are refused. */
  attach(ding: Ding, def: BodyDef): void {
    if (def.static !== true && this.bodies.length >= this.def.maxBodies) return;
    const body = this.maakLijf(ding, def);
    this.lijven[ding.index] = body;
    this.dingVan.set(body.id, ding);
    for (const part of body.parts) this.dingVan.set(part.id, ding);
    this.stil[ding.index] = 0;
    if (!body.isStatic) this.bodies.push(ding);
    Matter.Composite.add(this.engine.world, body);
  }

  detach(ding: Ding): void {
    const body = this.lijven[ding.index];
    if (body === undefined) return;
    Matter.Composite.remove(this.engine.world, body);
    this.lijven[ding.index] = undefined;
    for (const part of body.parts) this.dingVan.delete(part.id);
    const at = this.bodies.indexOf(ding);
    if (at >= 0) this.bodies.splice(at, 1);
  }

  step(dt: number): void {
    const n = this.def.substeps;
    for (let i = 0; i < n; i += 1) Matter.Engine.update(this.engine, (dt * 1000) / n);
    for (let i = 0; i < this.bodies.length; i += 1) {
      const ding = this.bodies[i];
      if (ding !== undefined) this.haal(ding);
    }
  }

  /** Reports contacts since the last call. */
  drain(fn: BijContact): void {
    for (let i = 0; i < this.contacten; i += 1) {
      const a = this.contactA[i];
      const b = this.contactB[i];
      this.impulse = this.contactKracht[i] ?? 0;
      const soort = this.contactSoort[i] ?? 0;
      if (a && b && a.leeft && b.leeft) fn(soort === 0 ? 'contact' : soort === 1 ? 'enter' : 'leave', a, b);
    }
    this.contacten = 0;
  }

  has(entity: Entity): boolean {
    return this.lijven[entity.index] !== undefined;
  }

  velocity(entity: Entity, vx: number, vy: number): void {
    const body = this.lijven[entity.index];
    if (body === undefined) return;
    this.plek.x = vx / 60;
    this.plek.y = vy / 60;
    Matter.Body.setVelocity(body, this.plek);
  }

  push(entity: Entity, vx: number, vy: number): void {
    this.velocity(entity, this.vx(entity) + vx, this.vy(entity) + vy);
  }

  leesVaart(entity: Entity, uit: { x: number; y: number }): void {
    const body = this.lijven[entity.index];
    uit.x = (body?.velocity.x ?? 0) * 60;
    uit.y = (body?.velocity.y ?? 0) * 60;
  }

  zetVaart(entity: Entity, v: { readonly x: number; readonly y: number }): void {
    const body = this.lijven[entity.index];
    if (body === undefined) return;
    this.plek.x = v.x / 60;
    this.plek.y = v.y / 60;
    Matter.Body.setVelocity(body, this.plek);
  }

  vx(entity: Entity): number {
    return (this.lijven[entity.index]?.velocity.x ?? 0) * 60;
  }

  vy(entity: Entity): number {
    return (this.lijven[entity.index]?.velocity.y ?? 0) * 60;
  }

  teleport(entity: Entity, x: number, y: number): void {
    entity.place(x, y);
    const body = this.lijven[entity.index];
    this.plek.x = x;
    this.plek.y = y;
    if (body !== undefined) Matter.Body.setPosition(body, this.plek);
  }

  freeze(entity: Entity, on: boolean): void {
    const body = this.lijven[entity.index];
    if (body !== undefined) Matter.Body.setStatic(body, on);
  }

  sensor(entity: Entity, on: boolean): void {
    const body = this.lijven[entity.index];
    if (body !== undefined) body.isSensor = on;
  }

  wall(rect: readonly [number, number, number, number], material?: string): void {
    const body = Matter.Bodies.rectangle(
      rect[0] + rect[2] / 2,
      rect[1] + rect[3] / 2,
      Math.max(40, rect[2]),
      Math.max(40, rect[3]),
      { isStatic: true, ...this.stof(material) },
    );
    Matter.Composite.add(this.engine.world, body);
  }

  /** Walls of 60 px outside the given sides of a box. */
  box([x, y, w, h]: readonly [number, number, number, number], sides: readonly string[], material?: string): void {
    if (sides.includes('left')) this.wall([x - MUUR, y - MUUR, MUUR, h + 2 * MUUR], material);
    if (sides.includes('right')) this.wall([x + w, y - MUUR, MUUR, h + 2 * MUUR], material);
    if (sides.includes('top')) this.wall([x - MUUR, y - MUUR, w + 2 * MUUR, MUUR], material);
    if (sides.includes('bottom')) this.wall([x - MUUR, y + h, w + 2 * MUUR, MUUR], material);
  }

  destroy(): void {
    Matter.Events.off(this.engine, 'collisionStart');
    Matter.Events.off(this.engine, 'collisionEnd');
    Matter.Composite.clear(this.engine.world, false, true);
    Matter.Engine.clear(this.engine);
    this.dingVan.clear();
    this.lijven.length = 0;
    this.bodies.length = 0;
  }

  /** Body to store, with the cap on speed and a nudge for what is stuck. */
  private haal(ding: Ding): void {
    const body = this.lijven[ding.index];
    if (body === undefined) return;
    const cap = this.def.velocityCap;
    const { x, y } = body.velocity;
    const speed = Math.sqrt(x * x + y * y);
    if (speed > cap) {
      this.plek.x = (body.velocity.x / speed) * cap;
      this.plek.y = (body.velocity.y / speed) * cap;
      Matter.Body.setVelocity(body, this.plek);
    }
    ding.x = body.position.x;
    ding.y = body.position.y;
    ding.angle = body.angle / RAD;
    if (this.def.unstick !== undefined) this.losmaken(ding, speed, this.def.unstick);
  }

  private losmaken(ding: Ding, speed: number, u: NonNullable<PhysicsDef['unstick']>): void {
    const i = ding.index;
    const stil = speed < u.belowSpeed ? (this.stil[i] ?? 0) + 1000 / 60 : 0;
    this.stil[i] = stil;
    if (stil < u.afterMs) return;
    this.stil[i] = 0;
    this.push(ding, (this.rng.next() * 2 - 1) * u.impulse * 60, -u.impulse * 60);
  }

  private noteer(pairs: readonly Matter.Pair[], begin: boolean): void {
    for (let i = 0; i < pairs.length && this.contacten < MAX_CONTACT; i += 1) {
      const pair = pairs[i];
      if (pair === undefined || (!begin && !pair.isSensor)) continue;
      const a = this.dingVan.get(pair.bodyA.id);
      const b = this.dingVan.get(pair.bodyB.id);
      if (a === undefined || b === undefined) continue;
      this.schrijf(pair, a, b);
      this.contactSoort[this.contacten - 1] = pair.isSensor ? (begin ? 1 : 2) : 0;
    }
  }

  /** The dynamic side is `a`; with two dynamic bodies the order of birth decides. */
  private schrijf(pair: Matter.Pair, a: Ding, b: Ding): void {
    const om = (pair.bodyA.isStatic && !pair.bodyB.isStatic) || pair.bodyA.isSensor;
    const k = this.contacten;
    this.contactA[k] = om ? b : a;
    this.contactB[k] = om ? a : b;
    const dx = pair.bodyA.velocity.x - pair.bodyB.velocity.x;
    const dy = pair.bodyA.velocity.y - pair.bodyB.velocity.y;
    this.contactKracht[k] = Math.sqrt(dx * dx + dy * dy);
    this.contacten += 1;
  }

  private stof(material: string | undefined): Matter.IChamferableBodyDefinition {
    return material === undefined ? {} : { ...this.def.materials[material] };
  }

  private maakLijf(ding: Ding, def: BodyDef): Matter.Body {
    const x = def.x ?? ding.x;
    const y = def.y ?? ding.y;
    ding.place(x, y);
    const options = this.opties(def);
    switch (def.shape) {
      case 'circle':
        return Matter.Bodies.circle(x, y, this.num(def.r), options, 8);
      case 'rect':
        return Matter.Bodies.rectangle(x, y, this.num(def.w), this.num(def.h), {
          ...options,
          angle: this.num(def.angle ?? 0) * RAD,
        });
      case 'arc':
        return this.boog(def, [x, y], options);
      case 'flipper': {
        ding.place(def.pivot[0], def.pivot[1]);
        const lengte = this.num(def.length);
        return Matter.Bodies.rectangle(
          def.pivot[0] + (Math.cos(def.rest * RAD) * lengte) / 2,
          def.pivot[1] + (Math.sin(def.rest * RAD) * lengte) / 2,
          lengte,
          this.num(def.thickness),
          { ...options, isStatic: true, angle: def.rest * RAD },
        );
      }
    }
  }

  private opties(def: BodyDef): Matter.IChamferableBodyDefinition {
    const options: Matter.IChamferableBodyDefinition = {
      isStatic: def.static === true,
      isSensor: def.sensor === true,
      ...this.stof(def.material),
    };
    if (def.fixedRotation === true) options.inertia = Number.POSITIVE_INFINITY;
    const category = def.category === undefined ? undefined : this.def.categories[def.category];
    if (category !== undefined || def.collides !== undefined) {
      const mask = def.collides?.reduce((som, naam) => som | (this.def.categories[naam] ?? 0), 0);
      options.collisionFilter = { category: category ?? 1, mask: mask ?? 0xffffffff, group: 0 };
    }
    return options;
  }

  private boog(
    def: Extract<BodyDef, { shape: 'arc' }>,
    [x, y]: readonly [number, number],
    options: Matter.IChamferableBodyDefinition,
  ): Matter.Body {
    const r = this.num(def.r);
    const stap = ((def.to - def.from) / def.segments) * RAD;
    const lengte = Math.abs(2 * (r + def.thickness) * Math.tan(stap / 2)) + 4;
    const parts = Array.from({ length: def.segments }, (_, i) => {
      const hoek = def.from * RAD + stap * (i + 0.5);
      const afstand = r + def.thickness / 2;
      return Matter.Bodies.rectangle(
        x + Math.cos(hoek) * afstand,
        y + Math.sin(hoek) * afstand,
        lengte,
        def.thickness,
        { isStatic: true, angle: hoek + Math.PI / 2 },
      );
    });
    return Matter.Body.create({ ...options, parts, isStatic: true });
  }
}
