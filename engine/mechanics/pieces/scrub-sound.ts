import type { Sound } from '#engine/runtime/contract.ts';
import type { BrushPlace } from '#engine/runtime/point.ts';

/** px/s at which the sound has its own pitch, and how far it may go up and down. */
const USUAL = 700;
const [LOW, HIGH] = [0.75, 1.5];
/** Seconds without movement after which it is still. */
const STILL = 0.12;

/** Sound of a brush that moves: it begins, follows the speed, and ends a moment after the brush stands still. */
export class ScrubSound {
  private readonly sound: Sound;
  private readonly name: string | undefined;
  private handle = -1;
  private x = 0.5;
  private y = 0.5;
  private still = 0.5;
  private rate = 1.5;

  constructor(sound: Sound, name: string | undefined) {
    this.sound = sound;
    this.name = name;
  }

  step(dt: number, { x, y, rubs }: BrushPlace): void {
    if (this.name === undefined) return;
    const speed = Math.sqrt((x - this.x) ** 2 + (y - this.y) ** 2) / dt;
    this.x = x;
    this.y = y;
    this.still = rubs && speed > 20 ? 0 : this.still + dt;
    if (this.still > STILL) return this.stop();
    if (this.handle < 0) this.handle = this.sound.play(this.name, { loop: true, volume: 0.7 });
    const rate = Math.max(LOW, Math.min(HIGH, 0.6 + (0.4 * speed) / USUAL));
    if (Math.abs(rate - this.rate) < 0.06 || speed <= 20) return;
    this.rate = rate;
    this.sound.rate(this.handle, rate);
  }

  stop(): void {
    if (this.handle >= 0) this.sound.stop(this.handle);
    this.handle = -1;
  }
}
