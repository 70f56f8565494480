import { Graphics } from 'pixi.js';

/** Paper-cut iris over the stage: opens or closes in simulated time; a fade when movement is reduced. */
export class Iris {
  readonly view = new Graphics();
  private readonly stil: boolean;
  private readonly kleur: string;
  private t = 1;
  private richting = 0;
  private klaar: (() => void) | null = null;

  constructor(kleur: string, stil: boolean) {
    this.kleur = kleur;
    this.stil = stil;
    this.view.visible = false;
  }

  open(done?: () => void): void {
    this.start(0, 1, done);
  }

  close(done?: () => void): void {
    this.start(1, -1, done);
  }

  step(dt: number): void {
    if (this.richting === 0) return;
    this.t += (dt / 0.45) * this.richting;
    const af = this.t >= 1 || this.t <= 0;
    this.t = Math.max(0, Math.min(1, this.t));
    this.teken();
    if (!af) return;
    this.richting = 0;
    this.view.visible = this.t < 1;
    const done = this.klaar;
    this.klaar = null;
    if (done !== null) done();
  }

  private start(van: number, richting: number, done?: () => void): void {
    this.t = van;
    this.richting = richting;
    this.klaar = done ?? null;
    this.view.visible = true;
    this.teken();
  }

  /** Only redrawn while it moves (27 frames). */
  private teken(): void {
    const g = this.view.clear();
    const k = this.t * this.t;
    if (this.stil) {
      g.rect(-200, -300, 1680, 1320).fill({ color: this.kleur, alpha: 1 - this.t });
      return;
    }
    g.rect(-200, -300, 1680, 1320).fill(this.kleur);
    const punten: number[] = [];
    for (let i = 0; i < 48; i += 1) {
      const r = 4 + k * (980 + (i % 2) * 26);
      const hoek = (i / 48) * Math.PI * 2 + this.t * 0.4;
      punten.push(640 + Math.cos(hoek) * r, 360 + Math.sin(hoek) * r);
    }
    g.poly(punten).cut();
  }
}
