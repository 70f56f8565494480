import type { Curtain } from '#engine/runtime/kit.ts';
import type { StageFrame } from '#engine/runtime/contract.ts';
import { createSurface, updateMesh } from './surface.ts';

const TEETH = 48;
/** Farther than any corner that a screen can show. */
const FAR = 1600;

/** Paper-cut iris over the stage: opens or closes in simulated time; a fade when movement is reduced. */
export class Iris implements Curtain {
  readonly view;
  private readonly points = new Float32Array((TEETH + 1) * 4);
  private readonly still: boolean;
  private readonly middle: readonly [number, number];
  private t = 1;
  private direction = 0;
  private done: (() => void) | null = null;

  constructor(color: string, [x, y, w, h]: StageFrame, still: boolean) {
    this.still = still;
    this.middle = [x + w / 2, y + h / 2];
    this.view = createSurface(this.points, color);
    this.view.visible = false;
  }

  open(done?: () => void): void {
    this.start(0, 1, done);
  }

  close(done?: () => void): void {
    this.start(1, -1, done);
  }

  step(dt: number): void {
    if (this.direction === 0) return;
    this.t += (dt / 0.45) * this.direction;
    const off = this.t >= 1 || this.t <= 0;
    this.t = Math.max(0, Math.min(1, this.t));
    this.draw();
    if (!off) return;
    this.direction = 0;
    this.view.visible = this.t < 1;
    const done = this.done;
    this.done = null;
    if (done !== null) done();
  }

  private start(from: number, direction: number, done?: () => void): void {
    this.t = from;
    this.direction = direction;
    this.done = done ?? null;
    this.view.visible = true;
    this.draw();
  }

  /** Only moved while it opens or closes (27 frames): the hole has teeth, the paper reaches past the screen. */
  private draw(): void {
    const k = this.t * this.t;
    this.view.alpha = this.still ? 1 - this.t : 1;
    const [middleX, middleY] = this.middle;
    for (let i = 0; i <= TEETH; i += 1) {
      const r = this.still ? 0 : 4 + k * (980 + (i % 2) * 26);
      const angle = (i / TEETH) * Math.PI * 2 + this.t * 0.4;
      const x = Math.cos(angle);
      const y = Math.sin(angle);
      this.points[i * 4] = middleX + x * r;
      this.points[i * 4 + 1] = middleY + y * r;
      this.points[i * 4 + 2] = middleX + x * FAR;
      this.points[i * 4 + 3] = middleY + y * FAR;
    }
    updateMesh(this.view);
  }
}
