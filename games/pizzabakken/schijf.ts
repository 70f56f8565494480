import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { Plaats } from '#engine/runtime/punt.ts';
import { belegPlekken } from './beleg.ts';

/** Something on the pizza in the direction `hoek` in degrees; the y of its place is the distance from the middle, the angle its own turn. */
interface Deel {
  ding: Entity;
  hoek: number;
  plaats: Plaats;
}

const GRAAD = Math.PI / 180;
const DRAAI = 37;
/** Thickness of the crust. */
const RAND = 22;
/** Most slices that are drawn. */
export const MEESTE = 9;

/** Dough, cuts, slices and toppings as one flat disc; the layer tilts it. */
export class Schijf {
  hoek = 0;
  /** Place of the whole pizza on the stage and its size. */
  readonly nu = new Plaats();
  private readonly ctx: SceneContext;
  private readonly kantel: number;
  private readonly delen: Deel[] = [];
  /** Side of the crust: lies under the dough and does not turn. */
  private readonly rand: Entity;
  /** Light on the crust: over everything, does not turn either. */
  private readonly licht: Entity;
  private aantal = 6;

  constructor(ctx: SceneContext, kantel: number) {
    this.ctx = ctx;
    this.kantel = kantel;
    Object.assign(this.nu, { x: 640, y: 414, scale: 1 });
    this.rand = ctx.spawn('deegrand', -900, -900);
    this.licht = ctx.spawn('licht', -900, -900);
  }

  /** Bare dough, cut for `aantal` slices. */
  private nieuw(aantal: number): void {
    for (const { ding } of this.delen) ding.destroy();
    this.delen.length = 0;
    this.aantal = Math.min(MEESTE, aantal);
    this.voeg('deeg', { r: 0, hoek: 0, draai: 0 });
    for (let i = 0; i < this.aantal && this.aantal > 1; i += 1)
      this.voeg('snede', { r: 0, hoek: ((i + 0.5) * 360) / this.aantal, draai: 0 });
  }

  /** A pizza of which some slices are topped already. */
  vol(aantal: number, belegd: (i: number) => boolean, soort: (i: number) => string): void {
    this.nieuw(aantal);
    for (let i = 0; i < aantal; i += 1) if (belegd(i)) this.beleg(i, soort(i), true);
  }

  /** How the dough came out of the oven. */
  gebakken(slag: string): void {
    this.delen[0]?.ding.setState(slag);
  }

  /** Sauce and cheese spread over a slice, then the toppings drop on it; `direct` = they lie there already. */
  beleg(slot: number, soort: string, direct: boolean): void {
    const { ctx, aantal } = this;
    const midden = (slot * 360) / aantal;
    const stil = direct || ctx.reducedMotion;
    const punt = this.voeg('punt', { r: 0, hoek: midden, draai: 0 }, stil ? 1 : 0.3);
    punt.ding.setState(`n${aantal}`);
    if (!stil) ctx.juice.tween(punt.plaats, { scale: 1 }, 300, 'outBack');
    for (const [i, [r, graden]] of belegPlekken(aantal).entries()) {
      const stuk = this.voeg('beleg', { r, hoek: midden + graden, draai: graden + i * DRAAI }, stil ? 1 : 0);
      stuk.ding.setState(soort);
      if (!stil) ctx.after(120 + i * 55, () => this.val(stuk));
    }
  }

  /** The topping of a wrong bowl slides off the dough. */
  glij(slot: number, soort: string): void {
    if (this.ctx.reducedMotion) return;
    const midden = (slot * 360) / this.aantal;
    for (const graden of [-9, 0, 9]) {
      const stuk = this.voeg('beleg', { r: 168 + Math.abs(graden) * 2, hoek: midden + graden, draai: graden * 6 });
      stuk.ding.setState(soort);
      this.ctx.juice.tween(stuk.plaats, { y: 300, angle: graden * 24 }, 420, 'in');
      this.ctx.after(430, () => {
        stuk.plaats.scale = 0;
      });
    }
  }

  step(): void {
    const { x, y, scale: k } = this.nu;
    this.rand.place(x, y / this.kantel + RAND * k);
    this.rand.scale = k;
    this.licht.place(x, y / this.kantel);
    this.licht.scale = k;
    for (let i = 0; i < this.delen.length; i += 1) this.zet(this.delen[i]);
  }

  private val(stuk: Deel): void {
    stuk.plaats.scale = 1.9;
    this.ctx.juice.tween(stuk.plaats, { scale: 1 }, 240, 'outBounce');
  }

  private zet(deel: Deel | undefined): void {
    if (deel === undefined) return;
    const { x, y, scale: k } = this.nu;
    const { ding, plaats } = deel;
    const hoek = (deel.hoek + this.hoek) * GRAAD;
    ding.place(x + Math.sin(hoek) * plaats.y * k, y / this.kantel - Math.cos(hoek) * plaats.y * k);
    ding.angle = deel.hoek + this.hoek + plaats.angle;
    ding.scale = plaats.scale * k;
  }

  private voeg(prefab: string, plek: { r: number; hoek: number; draai: number }, s = 1): Deel {
    const deel: Deel = { ding: this.ctx.spawn(prefab, -900, -900), hoek: plek.hoek, plaats: new Plaats() };
    Object.assign(deel.plaats, { y: plek.r, angle: plek.draai, scale: s });
    this.delen.push(deel);
    this.zet(deel);
    return deel;
  }
}
