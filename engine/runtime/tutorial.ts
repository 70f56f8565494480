import type { TutorialStep } from '#engine/document/scene.ts';
import { Punt } from './punt.ts';
import type { Scene } from './scene.ts';

export interface TutorialOpties {
  steps: readonly TutorialStep[];
  scene: Scene;
  /** Shows step `stap` of `van`, or nothing. */
  toon(uitleg: { key: string; stap: number; van: number } | null): void;
  /** A token to point at; with `goed` only the one that is needed next, null when that is not known. */
  eerste(goed: boolean): string | null;
}

/** Tutorial: a ghost hand shows each step until the child did it. A step with `from` waits, unseen, for its event. */
export class Tutorial {
  private readonly o: TutorialOpties;
  private stap = -1;
  private t = 0;
  private wacht = false;
  private gekozen: string | null = null;
  private gekozenStap = -1;
  private gekozenVak = -1;
  private readonly van = new Punt(640, 400);
  private readonly naar = new Punt(640, 300);
  /** What a mechanic is asked for; one object, since the hand asks every step. */
  private readonly doel: { tokenId: string | null; slot: number | null } = { tokenId: null, slot: null };

  constructor(options: TutorialOpties) {
    this.o = options;
  }

  get bezig(): boolean {
    return this.stap >= 0 && this.stap < this.o.steps.length;
  }

  /** A step is on the screen. */
  get zichtbaar(): boolean {
    return this.bezig && !this.wacht;
  }

  start(): void {
    this.naarStap(0);
  }

  /** The word is done: what is left of its steps is over; the first step that waits for something later stays. */
  woordKlaar(): void {
    if (!this.bezig || this.wacht) return;
    const later = this.o.steps.findIndex((stap, i) => i >= this.stap && stap.from !== undefined);
    if (later < 0) this.stop();
    else this.naarStap(later);
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
    if (!this.bezig) return;
    const stap = this.o.steps[this.stap];
    if (this.wacht && stap?.from === event) this.verschijn();
    else if (!this.wacht && stap?.until === event) this.volgende();
  }

  step(dt: number): void {
    if (!this.zichtbaar) return;
    const stap = this.o.steps[this.stap];
    this.t += dt;
    if (stap?.until === 'tijd' && this.t > 3) return this.volgende();
    if (stap !== undefined) this.wijs(stap);
  }

  /** The chance to do it went by (the oven went on by itself): the step waits for the next one. */
  gemist(): void {
    const eerste = this.o.steps.findLastIndex((stap, i) => i <= this.stap && stap.from !== undefined);
    if (this.zichtbaar && eerste >= 0) this.naarStap(eerste);
  }

  private naarStap(n: number): void {
    this.stap = n;
    this.t = 0;
    const stap = this.o.steps[n];
    if (stap === undefined) return this.stop();
    if (stap.from === undefined) return this.verschijn();
    this.wacht = true;
    this.o.scene.hand.hide();
    this.o.toon(null);
  }

  private verschijn(): void {
    this.wacht = false;
    this.t = 0;
    const stap = this.o.steps[this.stap];
    if (stap !== undefined) this.o.toon({ key: stap.key, stap: this.stap + 1, van: this.o.steps.length });
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
    const vak = this.o.scene.nextSlot();
    if (this.stap !== this.gekozenStap || vak !== this.gekozenVak) {
      this.gekozenStap = this.stap;
      this.gekozenVak = vak;
      this.gekozen = this.o.eerste(goed);
    }
    return this.gekozen;
  }

  private bijMechanic(out: Punt): boolean {
    const { mechanics } = this.o.scene;
    for (let i = 0; i < mechanics.length; i += 1)
      if (mechanics[i]?.mechanic.placeOf?.(this.doel, out) === true) return true;
    return false;
  }

  private zoek(wat: string, out: Punt): boolean {
    const { scene } = this.o;
    const keuze = wat === 'keuze' || wat === 'keuze:goed';
    if (!keuze && wat !== 'vak') return scene.opToneel(wat, out);
    this.doel.tokenId = keuze ? this.keuze(wat === 'keuze:goed') : null;
    this.doel.slot = keuze ? null : scene.nextSlot();
    if (keuze && this.doel.tokenId === null) return false;
    return this.bijMechanic(out);
  }
}
