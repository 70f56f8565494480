import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace } from '#engine/runtime/point.ts';
import { toppingSpots } from './topping.ts';

/** Something on the pizza in the direction `hoek` in degrees; the y of its place is the distance from the middle, the angle its own turn. */
interface Part {
  ding: Entity;
  angle: number;
  place: StagePlace;
}

const DEGREE = Math.PI / 180;
const TURN = 37;
/** Thickness of the crust. */
const EDGE = 22;
/** Most slices that are drawn. */
export const MAX_SLICES = 9;

/** Dough, cuts, slices and toppings as one flat disc; the layer tilts it. */
export class Disc {
  angle = 0;
  /** Place of the whole pizza on the stage and its size. */
  readonly now = new StagePlace();
  private readonly ctx: SceneContext;
  private readonly tilt: number;
  private readonly delen: Part[] = [];
  /** Side of the crust: lies under the dough and does not turn. */
  private readonly edge: Entity;
  /** Light on the crust: over everything, does not turn either. */
  private readonly light: Entity;
  private count = 6;

  constructor(ctx: SceneContext, tilt: number) {
    this.ctx = ctx;
    this.tilt = tilt;
    Object.assign(this.now, { x: 640, y: 414, scale: 1 });
    this.edge = ctx.spawn('deegrand', -900, -900);
    this.light = ctx.spawn('licht', -900, -900);
  }

  /** Bare dough, cut for `aantal` slices. */
  private nieuw(count: number): void {
    for (const { ding: thing } of this.delen) thing.destroy();
    this.delen.length = 0;
    this.count = Math.min(MAX_SLICES, count);
    this.add('deeg', { r: 0, angle: 0, spin: 0 });
    for (let i = 0; i < this.count && this.count > 1; i += 1)
      this.add('snede', { r: 0, angle: ((i + 0.5) * 360) / this.count, spin: 0 });
  }

  /** A pizza of which some slices are topped already. */
  vol(count: number, topped: (i: number) => boolean, kind: (i: number) => string): void {
    this.nieuw(count);
    for (let i = 0; i < count; i += 1) if (topped(i)) this.topping(i, kind(i), true);
  }

  /** How the dough came out of the oven. */
  showBaked(strike: string): void {
    this.delen[0]?.ding.setState(strike);
  }

  /** Sauce and cheese spread over a slice, then the toppings drop on it; `direct` = they lie there already. */
  topping(slot: number, kind: string, direct: boolean): void {
    const { ctx, count } = this;
    const middle = (slot * 360) / count;
    const still = direct || ctx.reducedMotion;
    const point = this.add('punt', { r: 0, angle: middle, spin: 0 }, still ? 1 : 0.3);
    point.ding.setState(`n${count}`);
    if (!still) ctx.juice.tween(point.place, { scale: 1 }, 300, 'outBack');
    for (const [i, [r, degrees]] of toppingSpots(count).entries()) {
      const piece = this.add('beleg', { r, angle: middle + degrees, spin: degrees + i * TURN }, still ? 1 : 0);
      piece.ding.setState(kind);
      if (!still) ctx.after(120 + i * 55, () => this.val(piece));
    }
  }

  /** The topping of a wrong bowl slides off the dough. */
  glide(slot: number, kind: string): void {
    if (this.ctx.reducedMotion) return;
    const middle = (slot * 360) / this.count;
    for (const degrees of [-9, 0, 9]) {
      const piece = this.add('beleg', { r: 168 + Math.abs(degrees) * 2, angle: middle + degrees, spin: degrees * 6 });
      piece.ding.setState(kind);
      this.ctx.juice.tween(piece.place, { y: 300, angle: degrees * 24 }, 420, 'in');
      this.ctx.after(430, () => {
        piece.place.scale = 0;
      });
    }
  }

  step(): void {
    const { x, y, scale: k } = this.now;
    this.edge.place(x, y / this.tilt + EDGE * k);
    this.edge.scale = k;
    this.light.place(x, y / this.tilt);
    this.light.scale = k;
    for (let i = 0; i < this.delen.length; i += 1) this.set(this.delen[i]);
  }

  private val(piece: Part): void {
    piece.place.scale = 1.9;
    this.ctx.juice.tween(piece.place, { scale: 1 }, 240, 'outBounce');
  }

  private set(part: Part | undefined): void {
    if (part === undefined) return;
    const { x, y, scale: k } = this.now;
    const { ding: thing, place } = part;
    const angle = (part.angle + this.angle) * DEGREE;
    thing.place(x + Math.sin(angle) * place.y * k, y / this.tilt - Math.cos(angle) * place.y * k);
    thing.angle = part.angle + this.angle + place.angle;
    thing.scale = place.scale * k;
  }

  private add(prefab: string, spot: { r: number; angle: number; spin: number }, s = 1): Part {
    const part: Part = { ding: this.ctx.spawn(prefab, -900, -900), angle: spot.angle, place: new StagePlace() };
    Object.assign(part.place, { y: spot.r, angle: spot.spin, scale: s });
    this.delen.push(part);
    this.set(part);
    return part;
  }
}
