import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePlace } from '#engine/runtime/point.ts';
import { toppingSpots } from './topping.ts';

/** Something on the pizza in the direction `hoek` in degrees; the y of its place is the distance from the middle, the angle its own turn. */
interface Part {
  ding: Entity;
  angle: number;
  plaats: StagePlace;
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
  readonly nu = new StagePlace();
  private readonly ctx: SceneContext;
  private readonly kantel: number;
  private readonly delen: Part[] = [];
  /** Side of the crust: lies under the dough and does not turn. */
  private readonly rand: Entity;
  /** Light on the crust: over everything, does not turn either. */
  private readonly licht: Entity;
  private aantal = 6;

  constructor(ctx: SceneContext, tilt: number) {
    this.ctx = ctx;
    this.kantel = tilt;
    Object.assign(this.nu, { x: 640, y: 414, scale: 1 });
    this.rand = ctx.spawn('deegrand', -900, -900);
    this.licht = ctx.spawn('licht', -900, -900);
  }

  /** Bare dough, cut for `aantal` slices. */
  private nieuw(count: number): void {
    for (const { ding: thing } of this.delen) thing.destroy();
    this.delen.length = 0;
    this.aantal = Math.min(MAX_SLICES, count);
    this.add('deeg', { r: 0, angle: 0, draai: 0 });
    for (let i = 0; i < this.aantal && this.aantal > 1; i += 1)
      this.add('snede', { r: 0, angle: ((i + 0.5) * 360) / this.aantal, draai: 0 });
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
    const { ctx, aantal: count } = this;
    const middle = (slot * 360) / count;
    const still = direct || ctx.reducedMotion;
    const point = this.add('punt', { r: 0, angle: middle, draai: 0 }, still ? 1 : 0.3);
    point.ding.setState(`n${count}`);
    if (!still) ctx.juice.tween(point.plaats, { scale: 1 }, 300, 'outBack');
    for (const [i, [r, degrees]] of toppingSpots(count).entries()) {
      const piece = this.add('beleg', { r, angle: middle + degrees, draai: degrees + i * TURN }, still ? 1 : 0);
      piece.ding.setState(kind);
      if (!still) ctx.after(120 + i * 55, () => this.val(piece));
    }
  }

  /** The topping of a wrong bowl slides off the dough. */
  glide(slot: number, kind: string): void {
    if (this.ctx.reducedMotion) return;
    const middle = (slot * 360) / this.aantal;
    for (const degrees of [-9, 0, 9]) {
      const piece = this.add('beleg', { r: 168 + Math.abs(degrees) * 2, angle: middle + degrees, draai: degrees * 6 });
      piece.ding.setState(kind);
      this.ctx.juice.tween(piece.plaats, { y: 300, angle: degrees * 24 }, 420, 'in');
      this.ctx.after(430, () => {
        piece.plaats.scale = 0;
      });
    }
  }

  step(): void {
    const { x, y, scale: k } = this.nu;
    this.rand.place(x, y / this.kantel + EDGE * k);
    this.rand.scale = k;
    this.licht.place(x, y / this.kantel);
    this.licht.scale = k;
    for (let i = 0; i < this.delen.length; i += 1) this.zet(this.delen[i]);
  }

  private val(piece: Part): void {
    piece.plaats.scale = 1.9;
    this.ctx.juice.tween(piece.plaats, { scale: 1 }, 240, 'outBounce');
  }

  private zet(part: Part | undefined): void {
    if (part === undefined) return;
    const { x, y, scale: k } = this.nu;
    const { ding: thing, plaats: place } = part;
    const angle = (part.angle + this.angle) * DEGREE;
    thing.place(x + Math.sin(angle) * place.y * k, y / this.kantel - Math.cos(angle) * place.y * k);
    thing.angle = part.angle + this.angle + place.angle;
    thing.scale = place.scale * k;
  }

  private add(prefab: string, spot: { r: number; angle: number; draai: number }, s = 1): Part {
    const part: Part = { ding: this.ctx.spawn(prefab, -900, -900), angle: spot.angle, plaats: new StagePlace() };
    Object.assign(part.plaats, { y: spot.r, angle: spot.draai, scale: s });
    this.delen.push(part);
    this.zet(part);
    return part;
  }
}
