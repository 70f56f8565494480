import type { TutorialStep } from '#engine/document/scene.ts';
import type { Scene } from './scene.ts';

export interface TutorialOpties {
  steps: readonly TutorialStep[];
  scene: Scene;
  /** Shows step `stap` of `van`, or nothing. */
  toon(uitleg: { key: string; stap: number; van: number } | null): void;
  /** A token to point at; with `goed` only the one that is needed next, null when that is not known. */
  eerste(goed: boolean): string | null;
}

/** First-time tutorial: a ghost hand shows each step until the child did it. */
export class Tutorial {
  private readonly o: TutorialOpties;
  private stap = -1;
  private t = 0;
  private gekozen: string | null = null;
  private gekozenBij = '';
  private readonly van = { x: 640, y: 400 };
  private readonly naar = { x: 640, y: 300 };

  constructor(options: TutorialOpties) {
    this.o = options;
  }

  get bezig(): boolean {
    return this.stap >= 0 && this.stap < this.o.steps.length;
  }

  start(): void {
    this.naarStap(0);
  }

  stop(): void {
    this.stap = -1;
    this.o.scene.hand.hide();
    this.o.toon(null);
  }

  /** One step further, by the child or by skipping. */
  volgende(): void {
    if (this.bezig) this.naarStap(this.stap + 1);
  }

  onEvent(event: string): void {
    if (this.bezig && this.o.steps[this.stap]?.until === event) this.volgende();
  }

  step(dt: number): void {
    if (!this.bezig) return;
    const stap = this.o.steps[this.stap];
    this.t += dt;
    if (stap?.until === 'tijd' && this.t > 3) return this.volgende();
    if (stap !== undefined) this.wijs(stap);
  }

  private naarStap(n: number): void {
    this.stap = n;
    this.t = 0;
    const stap = this.o.steps[n];
    if (stap === undefined) return this.stop();
    this.o.toon({ key: stap.key, stap: n + 1, van: this.o.steps.length });
  }

  private wijs(stap: TutorialStep): void {
    const { hand } = this.o.scene;
    if (stap.hand === undefined || !this.zoek(stap.hand, this.van)) return hand.hide();
    if (stap.to === undefined || !this.zoek(stap.to, this.naar)) {
      this.naar.x = this.van.x + (stap.gesture === 'swipe' ? 160 : 0);
      this.naar.y = this.van.y;
    }
    hand.toon(stap.gesture, this.van, this.naar);
  }

  /** The token is looked up once per step and progress, not per frame. */
  private keuze(goed: boolean): string | null {
    const sleutel = `${this.stap}/${this.o.scene.nextSlot()}`;
    if (sleutel !== this.gekozenBij) {
      this.gekozenBij = sleutel;
      this.gekozen = this.o.eerste(goed);
    }
    return this.gekozen;
  }

  private bijMechanic(doel: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    for (const { mechanic } of this.o.scene.mechanics) if (mechanic.placeOf?.(doel, out) === true) return true;
    return false;
  }

  private zoek(doel: string, out: { x: number; y: number }): boolean {
    const { scene } = this.o;
    const keuze = doel.startsWith('keuze');
    const tokenId = keuze ? this.keuze(doel === 'keuze:goed') : null;
    if (keuze && tokenId === null) return false;
    const slot = doel === 'vak' ? scene.nextSlot() : null;
    if (tokenId !== null || slot !== null) return this.bijMechanic({ tokenId, slot }, out);
    const ding = scene.group(doel)[0];
    if (ding === undefined) return false;
    out.x = ding.x;
    out.y = ding.y;
    return true;
  }
}
