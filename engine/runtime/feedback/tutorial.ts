import type { TutorialStep } from '#engine/document/scene.ts';
import { StagePoint } from '../point.ts';
import type { Scene } from '../world/scene.ts';

/** What the tutorial needs of the round: its steps, the scene, a line to show, and what to point at. */
export interface TutorialOptions {
  steps: readonly TutorialStep[];
  scene: Scene;
  /** Shows step `stap` of `van`, or nothing. */
  show(explanation: { key: string; step: number; from: number } | null): void;
  /** A token to point at; with `goed` only the one that is needed next, null when that is not known. */
  first(correct: boolean): string | null;
}

/** Tutorial: a ghost hand shows each step until the child did it. A step with `from` waits, unseen, for its event. */
export class Tutorial {
  private readonly o: TutorialOptions;
  private stap = -1;
  private t = 0;
  private wait = false;
  private chosen: string | null = null;
  private chosenStep = -1;
  private chosenBox = -1;
  private readonly from = new StagePoint(640, 400);
  private readonly to = new StagePoint(640, 300);
  /** What a mechanic is asked for; one object, since the hand asks every step. */
  private readonly doel: { tokenId: string | null; slot: number | null } = { tokenId: null, slot: null };

  constructor(options: TutorialOptions) {
    this.o = options;
  }

  get busy(): boolean {
    return this.stap >= 0 && this.stap < this.o.steps.length;
  }

  /** A step is on the screen. */
  get isVisible(): boolean {
    return this.busy && !this.wait;
  }

  start(): void {
    this.goToStep(0);
  }

  /** The word is done: what is left of its steps is over; the first step that waits for something later stays. */
  onWoordDone(): void {
    if (!this.busy || this.wait) return;
    const later = this.o.steps.findIndex((step, i) => i >= this.stap && step.from !== undefined);
    if (later < 0) this.stop();
    else this.goToStep(later);
  }

  stop(): void {
    this.stap = -1;
    this.o.scene.parts.hand.hide();
    this.o.show(null);
  }

  /** One step further, by the child or by skipping. */
  next(): void {
    if (this.busy) this.goToStep(this.stap + 1);
  }

  onEvent(event: string): void {
    if (!this.busy) return;
    const step = this.o.steps[this.stap];
    if (this.wait && step?.from === event) this.appear();
    else if (!this.wait && step?.until === event) this.next();
  }

  step(dt: number): void {
    if (!this.isVisible) return;
    const step = this.o.steps[this.stap];
    this.t += dt;
    if (step?.until === 'time' && this.t > 3) return this.next();
    if (step !== undefined) this.point(step);
  }

  /** The chance to do it went by (the oven went on by itself): the step waits for the next one. */
  missed(): void {
    const first = this.o.steps.findLastIndex((step, i) => i <= this.stap && step.from !== undefined);
    if (this.isVisible && first >= 0) this.goToStep(first);
  }

  private goToStep(n: number): void {
    this.stap = n;
    this.t = 0;
    const step = this.o.steps[n];
    if (step === undefined) return this.stop();
    if (step.from === undefined) return this.appear();
    this.wait = true;
    this.o.scene.parts.hand.hide();
    this.o.show(null);
  }

  private appear(): void {
    this.wait = false;
    this.t = 0;
    const step = this.o.steps[this.stap];
    if (step !== undefined) this.o.show({ key: step.key, step: this.stap + 1, from: this.o.steps.length });
  }

  private point(step: TutorialStep): void {
    const { hand } = this.o.scene.parts;
    if (step.hand === undefined || !this.search(step.hand, this.from)) return hand.hide();
    if (step.to === undefined || !this.search(step.to, this.to)) {
      this.to.x = this.from.x + (step.gesture === 'swipe' ? 160 : 0);
      this.to.y = this.from.y;
    }
    hand.show(step.gesture, this.from, this.to);
  }

  /** The token is looked up once per step and progress, not per frame. */
  private choice(correct: boolean): string | null {
    const box = this.o.scene.ctx.nextSlot();
    if (this.stap !== this.chosenStep || box !== this.chosenBox) {
      this.chosenStep = this.stap;
      this.chosenBox = box;
      this.chosen = this.o.first(correct);
    }
    return this.chosen;
  }

  private search(what: string, out: StagePoint): boolean {
    const { scene } = this.o;
    const choice = what === 'choice' || what === 'choice:correct';
    if (!choice && what !== 'slot') return scene.world.onStage(what, out);
    this.doel.tokenId = choice ? this.choice(what === 'choice:correct') : null;
    this.doel.slot = choice ? null : scene.ctx.nextSlot();
    if (choice && this.doel.tokenId === null) return false;
    return scene.mechanics.placeOf(this.doel, out);
  }
}
