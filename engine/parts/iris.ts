import { maakVlak, werkBij } from './vlak.ts';

const TANDEN = 48;
/** Farther than any corner that a screen can show. */
const VER = 1600;

/** Paper-cut iris over the stage: opens or closes in simulated time; a fade when movement is reduced. */
export class Iris {
  readonly view;
  private readonly punten = new Float32Array((TANDEN + 1) * 4);
  private readonly stil: boolean;
  private t = 1;
  private richting = 0;
  private klaar: (() => void) | null = null;

  constructor(kleur: string, stil: boolean) {
    this.stil = stil;
    this.view = maakVlak(this.punten, kleur);
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

  /** Only moved while it opens or closes (27 frames): the hole has teeth, the paper reaches past the screen. */
  private teken(): void {
    const k = this.t * this.t;
    this.view.alpha = this.stil ? 1 - this.t : 1;
    for (let i = 0; i <= TANDEN; i += 1) {
      const r = this.stil ? 0 : 4 + k * (980 + (i % 2) * 26);
      const hoek = (i / TANDEN) * Math.PI * 2 + this.t * 0.4;
      const x = Math.cos(hoek);
      const y = Math.sin(hoek);
      this.punten[i * 4] = 640 + x * r;
      this.punten[i * 4 + 1] = 360 + y * r;
      this.punten[i * 4 + 2] = 640 + x * VER;
      this.punten[i * 4 + 3] = 360 + y * VER;
    }
    werkBij(this.view);
  }
}
