import { Container, Sprite } from 'pixi.js';
import type { Paint } from '#engine/runtime/paint.ts';
import type { GhostHand } from '#engine/runtime/kit.ts';
import { COLOR } from './colors.ts';
import { disc } from './signing.ts';
import { StagePoint } from '#engine/runtime/point.ts';

/** Gestures the ghost hand can show. */
export type Gesture = 'tap' | 'drag' | 'hold' | 'swipe' | 'type';

const MOVES: ReadonlySet<Gesture> = new Set(['drag', 'swipe']);
const SHORT: ReadonlySet<Gesture> = new Set(['tap', 'type']);

/** Ghost hand of the tutorial: shows a gesture at a place, again and again, until it is hidden. */
export class Hand implements GhostHand {
  readonly view = new Container();
  private readonly hand = new Sprite();
  private readonly ring = new Sprite();
  private gesture: Gesture = 'tap';
  private readonly from = new StagePoint();
  private readonly to = new StagePoint();
  private t = 0;

  constructor(paint: Paint) {
    this.hand.texture = paint.bake('hand', { w: 96, h: 120 }, drawHand);
    this.hand.anchor.set(0.31, 0.06);
    this.ring.texture = paint.bake('handring', { w: 96, h: 96 }, (c) => {
      c.beginPath();
      c.arc(48, 48, 38, 0, 6.3);
      c.strokeStyle = COLOR.zon;
      c.lineWidth = 7;
      c.stroke();
    });
    this.ring.anchor.set(0.5);
    this.view.addChild(this.ring, this.hand);
    this.view.visible = false;
  }

  /** Starts or moves the demonstration; places in stage pixels. */
  show(gesture: Gesture, from: { x: number; y: number }, to: { x: number; y: number }): void {
    if (!this.view.visible) this.t = 0;
    this.gesture = gesture;
    this.from.x = from.x;
    this.from.y = from.y;
    this.to.x = to.x;
    this.to.y = to.y;
    this.view.visible = true;
  }

  hide(): void {
    this.view.visible = false;
  }

  step(dt: number): void {
    if (!this.view.visible) return;
    this.t = (this.t + dt / 1.7) % 1;
    const k = MOVES.has(this.gesture) ? soft((this.t - 0.3) / 0.45) : 0;
    this.view.position.set(this.from.x + (this.to.x - this.from.x) * k, this.from.y + (this.to.y - this.from.y) * k);
    const short = SHORT.has(this.gesture) ? this.t > 0.35 && this.t < 0.5 : this.t > 0.25 && this.t < 0.8;
    this.hand.scale.set(short ? 0.92 : 1);
    this.hand.position.set(0, short ? 0 : 10);
    this.hand.alpha = Math.min(0.96, this.t * 10, (1 - this.t) * 10);
    this.ring.visible = short;
    this.ring.scale.set(0.7 + (this.t % 0.25) * 1.6);
  }
}

function soft(t: number): number {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
}

function drawHand(c: CanvasRenderingContext2D): void {
  const form = (): void => {
    c.beginPath();
    c.roundRect(20, 4, 22, 70, 11);
    c.roundRect(38, 40, 20, 44, 10);
    c.roundRect(54, 44, 19, 42, 9.5);
    c.roundRect(69, 50, 17, 38, 8.5);
    c.roundRect(20, 56, 66, 54, 26);
    c.roundRect(4, 58, 22, 34, 11);
  };
  c.globalAlpha = 0.2;
  c.translate(3, 6);
  form();
  c.fillStyle = COLOR.shadow;
  c.fill();
  c.translate(-3, -6);
  c.globalAlpha = 1;
  form();
  c.strokeStyle = COLOR.inkt;
  c.lineWidth = 6;
  c.lineJoin = 'round';
  c.stroke();
  form();
  c.fillStyle = COLOR.papier;
  c.fill();
  disc(c, [31, 16, 6], '#FFDCC4');
}
