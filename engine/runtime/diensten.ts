import type { Entity } from './contract.ts';

/** Point that is written into, so that no object is made per frame. */
export interface PuntUit { x: number; y: number; scale: number }

/** Progress along the way, by a vehicle or by lanes: distance in metres (road) or stage px (sail) and speed per second. */
export interface Rit { distance: number; speed: number; readonly perMetre: number }

/** Pseudo-3D road: lateral place in lanes from the middle (-1, 0, 1), height and depth in metres. */
export interface Projectie { project(lateral: number, depth: number, out: PuntUit): void; readonly far: number }

/** Things that stand in lanes and come closer. */
export interface Banen {
  readonly count: number;
  /** Puts a thing in a lane, `ahead` metres before the mover. */
  add(entity: Entity, lane: number, ahead: number): void;
  /** True when nothing stands in that lane within `m` metres of `ahead`. */
  free(lane: number, ahead: number, m: number): boolean;
}

/** Camera of a scrolling world: the stage point (x, y) of the world lies at the left top of the stage. */
export interface Camera { x: number; y: number }

/** Physical world. Speeds in px per second. */
export interface Wereld {
  has(entity: Entity): boolean;
  velocity(entity: Entity, vx: number, vy: number): void;
  push(entity: Entity, vx: number, vy: number): void;
  /** Acceleration on all dynamic bodies inside a rectangle; px/s2. */
  readonly bodies: readonly Entity[];
  vx(entity: Entity): number;
  vy(entity: Entity): number;
  teleport(entity: Entity, x: number, y: number): void;
  freeze(entity: Entity, on: boolean): void;
  sensor(entity: Entity, on: boolean): void;
  wall(rect: readonly [number, number, number, number], material?: string): void;
}

/** What mechanics offer each other; each is set by the mechanic that owns it. */
export interface Diensten { rit?: Rit; projectie?: Projectie; banen?: Banen; camera: Camera; wereld?: Wereld }
