import Matter from 'matter-js';
import { StagePoint } from '../point.ts';

type Point = readonly [number, number];

/** Corners of a circle; half of the sides are parallel in pairs, so that four axes are tested. */
const CIRCLE_SIDES = 8;
/** Moment of inertia that Matter gives its own bodies, times this. */
const INERTIA_SCALE = 4;

/** Corner of a body. */
class Corner {
  x = 0.5;
  y = 0.5;
  index: number;
  body: StageBody;
  isInternal = false;

  constructor(body: StageBody, index: number, [x, y]: Point) {
    this.body = body;
    this.index = index;
    this.x = x;
    this.y = y;
  }
}

/** Written into every frame for joints, which our scenes do not have. */
class JointImpulse extends StagePoint {
  angle = 0.5;
}

/** Material of a body and whom it meets; what is left out is as in Matter. */
export interface BodyOptions {
  angle?: number;
  isStatic?: boolean;
  isSensor?: boolean;
  fixedRotation?: boolean;
  restitution?: number | undefined;
  friction?: number | undefined;
  frictionAir?: number | undefined;
  frictionStatic?: number | undefined;
  density?: number | undefined;
  collisionFilter?: Matter.ICollisionFilter;
}

/** Matter's own words for the place and the angle of the step before. */
const POSITION_BEFORE = 'positionPrev';
const ANGLE_BEFORE = 'anglePrev';
/** Handed to Matter, so that no literal is. */
const shift = new StagePoint();

/** Corners of a rectangle around (0, 0). */
export function rectangleCorners(w: number, h: number): Point[] {
  return [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ];
}

/** Corners of an octagon around (0, 0), which stands for a circle. Rounded, so that opposite sides have one axis in common. */
export function circleCorners(r: number): Point[] {
  const turn = (2 * Math.PI) / CIRCLE_SIDES;
  return Array.from({ length: CIRCLE_SIDES }, (_, i) => [
    thousandths(Math.cos(turn * (i + 0.5)) * r),
    thousandths(Math.sin(turn * (i + 0.5)) * r),
  ]);
}

const thousandths = (px: number): number => Math.round(px * 1000) / 1000;

/**
 * A body as Matter keeps one, but with corners and vectors of our own classes. Matter makes them as `{ x, y }`, a shape that
 * it shares with every such literal of the page: as soon as one of those holds something else than a number (a schema does),
 * the browser gives each new number of each body an object of its own, 80 KB a frame. For the same reason no literal may
 * pass through the functions that Matter calls every step: what Matter's factories calculate is calculated here.
 */
export class StageBody implements Matter.Body {
  readonly id = Matter.Common.nextId();
  readonly type = 'body';
  readonly label = 'body';
  readonly plugin = null;
  readonly events = null;
  readonly render = {};
  parts: StageBody[] = [this];
  parent: StageBody = this;
  vertices: Corner[];
  axes: StagePoint[];
  readonly bounds = { min: new StagePoint(), max: new StagePoint(), update: null };
  readonly position = new StagePoint();
  readonly [POSITION_BEFORE] = new StagePoint();
  readonly positionImpulse = new StagePoint();
  readonly constraintImpulse = new JointImpulse();
  readonly velocity = new StagePoint();
  readonly force = new StagePoint();
  // Numbers of a step begin broken, so that they are kept in place.
  angle = 0.5;
  [ANGLE_BEFORE] = 0.5;
  angularVelocity = 0.5;
  angularSpeed = 0.5;
  speed = 0.5;
  torque = 0.5;
  motion = 0.5;
  density = 0.001;
  restitution = 0.5;
  friction = 0.1;
  frictionStatic = 0.5;
  frictionAir = 0.01;
  slop = 0.05;
  timeScale = 1;
  area = 0.5;
  mass = 0.5;
  inverseMass = 0.5;
  inertia = 0.5;
  inverseInertia = 0.5;
  deltaTime = 1000 / 60;
  totalContacts = 0;
  sleepThreshold = 60;
  isSensor = false;
  isStatic = false;
  isSleeping = false;
  collisionFilter: Matter.ICollisionFilter = { category: 1, mask: 0xffffffff, group: 0 };
  /** Where Matter keeps the material of what it makes static. */
  _original = null;

  /** `corners` in turn around the centre of mass, px from it. */
  constructor([x, y]: Point, corners: readonly Point[], o: BodyOptions) {
    this.vertices = corners.map((corner, i) => new Corner(this, i, corner));
    this.axes = Matter.Axes.fromVertices(this.vertices).map((axis) => new StagePoint(axis.x, axis.y));
    this.setMaterial(o);
    this.setMass(o.fixedRotation === true);
    this.rest();
    this.move(x, y);
    this.turn(o.angle ?? 0);
    if (o.isStatic === true) Matter.Body.setStatic(this, true);
  }

  /** Shifts the body by so many px, without speed. */
  move(dx: number, dy: number): void {
    shift.x = dx;
    shift.y = dy;
    this.positionPrev.x += dx;
    this.positionPrev.y += dy;
    for (const part of this.parts) {
      part.position.x += dx;
      part.position.y += dy;
      Matter.Vertices.translate(part.vertices, shift, 1);
      Matter.Bounds.update(part.bounds, part.vertices, this.velocity);
    }
  }

  /** Turns a static body around a joint to an angle in radians. What it meets gets the speed of the turn, which takes `steps` steps of Matter; standing still it has none. */
  swing(angle: number, joint: StagePoint, steps: number): void {
    const by = angle - this.angle;
    const { position } = this;
    const dx = position.x - joint.x;
    const dy = position.y - joint.y;
    const cos = Math.cos(by);
    const sin = Math.sin(by);
    const x = position.x;
    const y = position.y;
    position.x = joint.x + dx * cos - dy * sin;
    position.y = joint.y + dx * sin + dy * cos;
    this.positionPrev.x = position.x - (position.x - x) / steps;
    this.positionPrev.y = position.y - (position.y - y) / steps;
    this.angle = angle;
    this.anglePrev = angle - by / steps;
    if (by === 0) return;
    Matter.Vertices.rotate(this.vertices, by, joint);
    Matter.Axes.rotate(this.axes, by);
    Matter.Bounds.update(this.bounds, this.vertices, this.velocity);
  }

  /** Makes the body touch as the sum of these; its own corners must lie around them all. */
  carry(parts: readonly StageBody[]): this {
    for (const part of parts) part.parent = this;
    this.parts.push(...parts);
    return this;
  }

  private setMaterial(o: BodyOptions): void {
    this.density = o.density ?? this.density;
    this.restitution = o.restitution ?? 0;
    this.friction = o.friction ?? this.friction;
    this.frictionStatic = o.frictionStatic ?? this.frictionStatic;
    this.frictionAir = o.frictionAir ?? this.frictionAir;
    this.isSensor = o.isSensor === true;
    this.collisionFilter = o.collisionFilter ?? this.collisionFilter;
  }

  private setMass(fixedRotation: boolean): void {
    this.area = Matter.Vertices.area(this.vertices, false);
    this.mass = this.density * this.area;
    this.inverseMass = 1 / this.mass;
    this.inertia = fixedRotation
      ? Number.POSITIVE_INFINITY
      : INERTIA_SCALE * Matter.Vertices.inertia(this.vertices, this.mass);
    this.inverseInertia = 1 / this.inertia;
  }

  private rest(): void {
    this.angle = 0;
    this.anglePrev = 0;
    this.angularVelocity = 0;
    this.angularSpeed = 0;
    this.speed = 0;
    this.torque = 0;
    this.motion = 0;
    // Matter turns a body by what is left here: a half made every box spin away from its birth on.
    this.constraintImpulse.angle = 0;
  }

  private turn(angle: number): void {
    this.angle = angle;
    this.anglePrev = angle;
    Matter.Vertices.rotate(this.vertices, angle, this.position);
    Matter.Axes.rotate(this.axes, angle);
    Matter.Bounds.update(this.bounds, this.vertices, this.velocity);
  }
}
