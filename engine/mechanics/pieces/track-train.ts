import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { PathSpot, type Path } from '#engine/runtime/path.ts';
import { StagePlace } from '#engine/runtime/point.ts';
import type { NetParams } from '../track.schema.ts';
import type { Lines } from './track-lines.ts';

interface Rider {
  thing: Entity;
  /** Its own size on a car of size 1. */
  size: number;
  car: number;
  x: number;
  y: number;
  roll: number;
  crank: number;
  puff: number;
  place: StagePlace;
}
/** rolls: on its way to the last switch; bumps: met the buffer; back: returns; enters: to its station; leaves: into it. */
export type TrainState = 'rolls' | 'bumps' | 'back' | 'enters' | 'leaves';

const RADIANS = Math.PI / 180;
/** Degrees that a car leans at most where its line climbs. */
const LEAN = 5;
/** px past its stop within which a car goes inside. */
const DOOR = 170;
/** How quickly it takes on another speed, per s; seconds before a stop in which it brakes; and px/s at the end of that. */
const [PULL, BRAKE, SLOWEST] = [4, 0.3, 14];

/** A few cars in a row on one line, and what rides along. Nothing is allocated while it rolls. */
export class Train {
  readonly cars: readonly Entity[];
  /** px of the foremost car from the start. */
  at = 0.5;
  line = 0;
  state: TrainState = 'rolls';
  token: Token | null = null;
  /** Seconds that it still stands. */
  rest = 0.5;
  /** Number of switches that it passed. */
  passed = 0;
  waiting = false;
  /** Where it rolls to, px; how fast at most, px/s; and whether it comes to a stop there. */
  goal = 0.5;
  most = 0.5;
  brakes = true;
  /** Ids of those that ride along by chance. */
  readonly guests: string[] = [];
  private speed = 0.5;
  private rolled = 0.5;
  private readonly riders: readonly Rider[];
  private readonly spot = new PathSpot();
  /** Where each car is now. */
  private readonly places: readonly StagePlace[];
  private setAt = -0.5;
  private setLine = -1;
  private readonly ctx: SceneContext;
  private readonly p: NetParams;

  constructor(ctx: SceneContext, params: NetParams) {
    this.ctx = ctx;
    this.p = params;
    this.cars = params.cars.map((prefab) => ctx.spawn(prefab, 0, 0));
    this.places = params.cars.map(() => new StagePlace());
    this.riders = params.riders.flatMap((rider): Rider[] => {
      const chance = ctx.num(rider.chance);
      if (ctx.rng.next() >= chance) return [];
      const prefab = rider.prefabs[ctx.rng.int(rider.prefabs.length)] ?? '';
      const { car, roll, crank, puff } = rider;
      const thing = ctx.spawn(prefab, 0, 0);
      if (chance < 1) this.guests.push(thing.id);
      return [
        { thing, size: thing.scale, car, x: rider.at[0], y: rider.at[1], roll, crank, puff, place: new StagePlace() },
      ];
    });
    this.rest = 0;
    this.at = 0;
  }

  /** The car that carries the word. */
  get carrier(): Entity | null {
    return this.cars[0] ?? null;
  }

  /** Its way is not fixed yet. */
  get isComing(): boolean {
    return this.state !== 'enters' && this.state !== 'leaves';
  }

  /** Puts a word on it, or nothing that can be read. */
  load(token: Token | null): void {
    this.token = token;
    if (this.carrier !== null) this.carrier.token = token;
  }

  /** Changes words with another train. */
  swap(other: Train): void {
    const { token } = this;
    this.load(other.token);
    other.load(token);
  }

  /** Tells the scene what happened to it. */
  tell(event: string, b?: string): void {
    if (this.carrier !== null) this.ctx.emit(event, this.carrier.id, b);
  }

  /** Rolls toward `goal` at most `most` px/s; answers whether it is there. */
  roll(dt: number): boolean {
    const left = Math.abs(this.goal - this.at);
    const most = this.brakes ? Math.min(this.most, SLOWEST + left / BRAKE) : this.most;
    this.speed += (most - this.speed) * Math.min(1, PULL * dt);
    const way = Math.min(this.speed * dt, left) * (this.goal < this.at ? -1 : 1);
    this.at += way;
    this.turn(way);
    if (left - Math.abs(way) > 0.5) return false;
    if (this.brakes) this.speed = SLOWEST;
    return true;
  }

  halt(): void {
    this.speed = SLOWEST;
  }

  /** Puts cars and riders where they are now; nothing to do while it stands. */
  set(lines: Lines): void {
    if (this.at === this.setAt && this.line === this.setLine) return;
    this.setAt = this.at;
    this.setLine = this.line;
    const path = lines.paths[this.line];
    if (path === undefined) return;
    this.spot.along = this.at;
    for (let i = 0; i < this.cars.length; i += 1) this.setCar(path, i);
    for (let i = 0; i < this.riders.length; i += 1) this.setRider(this.riders[i]);
  }

  /** Where it is at first: without a jump from where things are born. */
  appear(lines: Lines): void {
    this.set(lines);
    for (const car of this.cars) car.place(car.x, car.y);
    for (const { thing } of this.riders) thing.place(thing.x, thing.y);
  }

  destroy(): void {
    for (const car of this.cars) car.destroy();
    for (const { thing } of this.riders) thing.destroy();
  }

  /** A car at `spot.along`, which goes on to the next one. */
  private setCar(path: Path, i: number): void {
    const { spot, p } = this;
    const place = this.places[i];
    if (place === undefined) return;
    path.find(spot);
    const { far, near } = p.depth;
    const depth = near[0] === far[0] ? 1 : (spot.y - far[0]) / (near[0] - far[0]);
    const into = Math.max(0, Math.min(1, (spot.along - path.length + p.stop) / DOOR));
    place.x = spot.x;
    place.y = spot.y;
    place.scale = (far[1] + (near[1] - far[1]) * Math.max(0, Math.min(1, depth))) * (1 - into * (1 - p.inside));
    place.angle = this.ctx.reducedMotion ? 0 : Math.max(-LEAN, Math.min(LEAN, spot.angle * 0.2));
    spot.along -= p.gap * place.scale;
    this.cars[i]?.takeTurned(place);
  }

  private setRider(rider: Rider | undefined): void {
    const car = rider === undefined ? undefined : this.places[rider.car];
    if (rider === undefined || car === undefined || rider.thing.view.destroyed) return;
    const { place } = rider;
    const turned = rider.roll > 0 ? this.rolled / rider.roll : 0;
    const lean = car.angle * RADIANS;
    const x = (rider.x + Math.cos(turned) * rider.crank) * car.scale;
    const y = (rider.y + Math.sin(turned) * rider.crank) * car.scale;
    place.x = car.x + x * Math.cos(lean) - y * Math.sin(lean);
    place.y = car.y + x * Math.sin(lean) + y * Math.cos(lean);
    place.scale = car.scale * rider.size;
    place.angle = rider.crank > 0 ? car.angle : turned / RADIANS + car.angle;
    rider.thing.takeTurned(place);
  }

  private turn(way: number): void {
    const before = this.rolled;
    this.rolled += way;
    for (let i = 0; i < this.riders.length; i += 1) {
      const rider = this.riders[i];
      if (rider === undefined || rider.puff === 0) continue;
      if (Math.floor(before / rider.puff) !== Math.floor(this.rolled / rider.puff))
        this.ctx.emit('puff', rider.thing.id);
    }
  }
}
