import { Container } from 'pixi.js';
import { lijnPunten, ringPunten } from './vlak-punten.ts';
import { maakVlak } from './vlak.ts';

export interface TaartStijl {
  rx: number;
  ry: number;
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
  private segmenten: Container[] = [];

  constructor(stijl: TaartStijl) {
    this.stijl = stijl;
    this.view.addChild(this.draaier);
    this.view.scale.set(1, stijl.ry / Math.max(1, stijl.rx));
  }

  /** n empty segments; the middle of the first lies at angle 0 of the turning part. */
  verdeel(n: number): void {
    for (const oud of this.segmenten) oud.destroy({ children: true });
    this.segmenten = Array.from({ length: n }, () => this.draaier.addChild(new Container()));
    for (const i of this.segmenten.keys()) this.teken(i, this.stijl.empty ?? null);
  }

  /** Fills one segment. */
  vul(i: number): void {
    const kleuren = this.stijl.done;
    this.teken(i, kleuren[i % kleuren.length] ?? '#FFC83D', this.stijl.rim);
  }

  set hoek(graden: number) {
    this.draaier.rotation = (graden * Math.PI) / 180;
  }

  private teken(i: number, kleur: string | null, rim?: string): void {
    const plek = this.segmenten[i];
    if (plek === undefined) return;
    for (const oud of plek.removeChildren()) oud.destroy();
    const n = this.segmenten.length;
    const r = this.stijl.rx * this.stijl.outer;
    const half = Math.PI / n;
    const van = i * 2 * half - half;
    const stuk = (buiten: number, tint: string): void =>
      void plek.addChild(maakVlak(ringPunten({ binnen: 0, buiten, van, tot: van + 2 * half }), tint));
    if (rim !== undefined) stuk(r, rim);
    if (kleur !== null) stuk(rim === undefined ? r : r * 0.93, kleur);
    if (n > 1) plek.addChild(maakVlak(lijnPunten([0, 0], [Math.cos(van) * r, Math.sin(van) * r], 4), this.stijl.line));
  }
}
