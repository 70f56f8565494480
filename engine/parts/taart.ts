import { Container, Graphics } from 'pixi.js';

export interface TaartStijl {
  rx: number; ry: number;
  /** Radius of the segments as a share of rx. */
  outer: number;
  done: readonly string[];
  line: string;
  rim?: string | undefined;
  empty?: string | undefined;
}

/** A round thing seen at a slant, cut in equal segments that fill one by one and turn together. */
export class Taart {
  readonly view = new Container();
  private readonly draaier = new Container();
  private readonly stijl: TaartStijl;
  private segmenten: Graphics[] = [];

  constructor(stijl: TaartStijl) {
    this.stijl = stijl;
    this.view.addChild(this.draaier);
    this.view.scale.set(1, stijl.ry / Math.max(1, stijl.rx));
  }

  /** n empty segments; the middle of the first lies at angle 0 of the turning part. */
  verdeel(n: number): void {
    for (const oud of this.segmenten) oud.destroy();
    this.segmenten = [];
    const r = this.stijl.rx * this.stijl.outer;
    for (let i = 0; i < n; i += 1) {
      const g = new Graphics();
      this.teken(g, { i, n, r, kleur: this.stijl.empty ?? null });
      this.draaier.addChild(g);
      this.segmenten.push(g);
    }
  }

  /** Fills one segment. */
  vul(i: number): void {
    const g = this.segmenten[i];
    const kleuren = this.stijl.done;
    if (g === undefined) return;
    g.clear();
    this.teken(g, { i, n: this.segmenten.length, r: this.stijl.rx * this.stijl.outer, kleur: kleuren[i % kleuren.length] ?? '#FFC83D', rim: this.stijl.rim });
  }

  set hoek(graden: number) {
    this.draaier.rotation = (graden * Math.PI) / 180;
  }

  private teken(g: Graphics, s: { i: number; n: number; r: number; kleur: string | null; rim?: string | undefined }): void {
    const half = Math.PI / s.n;
    const midden = s.i * 2 * half;
    const stuk = (r: number, kleur: string): void => {
      g.moveTo(0, 0).arc(0, 0, r, midden - half, midden + half).lineTo(0, 0).fill(kleur);
    };
    if (s.rim !== undefined) stuk(s.r, s.rim);
    if (s.kleur !== null) stuk(s.rim === undefined ? s.r : s.r * 0.93, s.kleur);
    if (s.n > 1) g.moveTo(0, 0).lineTo(Math.cos(midden - half) * s.r, Math.sin(midden - half) * s.r).stroke({ width: 4, color: this.stijl.line });
  }
}
