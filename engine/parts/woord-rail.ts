import { Container, Sprite } from 'pixi.js';
import type { PlateState, RailBox } from '#engine/runtime/contract.ts';
import type { Rail } from '#engine/runtime/kit.ts';
import { COLOR } from './colors.ts';
import { fillBox } from './signing.ts';
import { type TokenResources, TokenPlate } from './token.ts';
import { BOX, PLATE_GAP, layTray } from './tray.ts';

/** Middle of a plate of one row, px below its top. */
const MIDDLE = (BOX - 4) / 2;
const STATES: Readonly<Record<RailBox['state'], PlateState>> = {
  leeg: 'leeg',
  volgend: 'volgend',
  bijna: 'tilde',
  goed: 'rust',
  gegeven: 'rust',
};

/** Slot pulse and positions are kept by the rail; the session tells it what stands in the slots. */
export class WoordRail implements Rail {
  readonly view = new Container();
  private readonly resources: TokenResources;
  private readonly bin = new Sprite();
  private readonly plates: TokenPlate[] = [];
  private readonly content = new Container();
  private readonly space: number;
  private wide = 0;
  private count = 0;
  private pulseTime = 0;
  private pulsingBox = -1;

  /** `space` = width of the part of the stage that is seen, stage px. */
  constructor(resources: TokenResources, space: number) {
    this.resources = resources;
    this.space = space;
    this.bin.anchor.set(0.5);
    this.view.addChild(this.bin, this.content);
  }

  /** Shows the slots; the tray is as wide as they need, and drawn smaller or in two rows where less than that is seen. */
  show(boxes: readonly RailBox[], wide: number): void {
    this.view.visible = boxes.length > 0;
    if (boxes.length === 0) return;
    if (boxes.length !== this.count || wide !== this.wide) this.create(boxes.length, wide);
    for (const [i, box] of boxes.entries()) this.fill(i, box);
  }

  /** The place of a slot in stage pixels; false when it is not to be seen. */
  spot(slot: number, out: { x: number; y: number }): boolean {
    const plate = this.plates[slot];
    if (plate === undefined || !this.view.visible || slot >= this.count) return false;
    out.x = this.view.x + plate.view.x * this.view.scale.x;
    out.y = this.view.y + plate.view.y * this.view.scale.y;
    return true;
  }

  /** Lets a slot pulse for 1.6 s: the problem spot. */
  pulse(slot: number): void {
    this.pulsingBox = slot;
    this.pulseTime = 1.6;
  }

  step(dt: number): void {
    if (this.pulseTime <= 0) return;
    this.pulseTime = Math.max(0, this.pulseTime - dt);
    const plate = this.plates[this.pulsingBox];
    if (plate !== undefined)
      plate.view.scale.set(1 + 0.08 * Math.sin(this.pulseTime * 10) ** 2 * Math.min(1, this.pulseTime));
  }

  private create(count: number, wide: number): void {
    const { columns, rows, box, high, w, scale } = layTray(count, [wide, this.space]);
    const row = high + 12;
    const h = rows * row - 8;
    this.count = count;
    this.wide = wide;
    this.view.scale.set(scale);
    // More rows grow up: the foot stays.
    this.bin.y = (BOX - h) / 2;
    this.bin.texture = this.resources.paint.bake(`rail:${w}:${h}`, { w: w + 12, h: h + 40 }, (c) => {
      c.globalAlpha = 0.2;
      fillBox(c, [6, 12, w, h + 26], { r: 20, color: COLOR.shadow });
      c.globalAlpha = 1;
      fillBox(c, [4, 2, w, h + 30], { r: 20, color: COLOR.wood });
      fillBox(c, [4, 2, w, 10], { r: 8, color: COLOR.woodEdge });
      fillBox(c, [14, 11, w - 20, h + 12], { r: 14, color: COLOR.deepWood });
    });
    for (const plate of this.plates) plate.view.visible = false;
    for (let i = 0; i < count; i += 1) {
      const plate = this.plates[i] ?? this.nieuw();
      plate.reset({ plate: 'card', size: high, width: box, narrow: true });
      plate.view.position.set(
        (i % columns) * (box + PLATE_GAP) - (w - box) / 2 + 2 * PLATE_GAP,
        (Math.floor(i / columns) + 1 - rows) * row + MIDDLE - high / 2,
      );
      plate.view.visible = true;
    }
  }

  private nieuw(): TokenPlate {
    const plate = new TokenPlate(this.resources, { plate: 'card', size: BOX });
    this.plates.push(plate);
    this.content.addChild(plate.view);
    return plate;
  }

  private fill(i: number, box: RailBox): void {
    const plate = this.plates[i];
    if (plate === undefined) return;
    const { text, state } = box;
    plate.setState(STATES[state]);
    plate.setToken(text === '' ? null : { id: `rail-${i}`, kind: 'letter', text });
  }
}
