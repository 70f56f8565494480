import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { Place } from './arrange.ts';
import type { FacadeParams } from './facade.schema.ts';

/** The bell on the sill, and the feet of who lives there, from the middle of a window of scale 1. */
const BELL = [-118, 112] as const;
const FEET = 155;
/** The curtain falls in two pictures. */
const HALF_MS = 150;

/** Where a window stands, its word, and the prefabs of who lives there and of the room. */
export interface PaneParts {
  at: Place;
  token: Token | null;
  resident: string;
  room: string;
}

/** One window: a room with somebody in it, a word, a frame with a bell, and perhaps a curtain. */
export class Pane {
  readonly card: Entity;
  readonly bell: Entity;
  /** Its word is right: it stays open. */
  done = false;
  private readonly ctx: SceneContext;
  private readonly p: FacadeParams;
  private readonly room: Entity;
  private readonly resident: Entity;
  private readonly frame: Entity;
  private curtain: Entity | null = null;
  private doodle: Entity | null = null;

  constructor(ctx: SceneContext, p: FacadeParams, { at, token, resident, room }: PaneParts) {
    this.ctx = ctx;
    this.p = p;
    const put = (prefab: string, dx = 0, dy = 0): Entity => {
      const thing = ctx.spawn(prefab, at.x + dx * at.scale, at.y + dy * at.scale);
      thing.scale *= at.scale;
      return thing;
    };
    this.room = put(room);
    this.resident = put(resident, 0, FEET);
    this.card = put(p.card);
    this.card.token = token;
    this.frame = put(p.frame);
    this.bell = put(p.bell, BELL[0], BELL[1]);
  }

  get tokenId(): string {
    return this.card.token?.id ?? '';
  }

  get closed(): boolean {
    return this.curtain !== null;
  }

  /** Flies open; who lives there waves. */
  open(): void {
    this.done = true;
    this.draw();
    this.wiped();
    this.frame.setState('open');
    this.card.setPlate('goed');
    this.bell.setState('quiet');
    this.resident.setPose('cheers');
    this.ctx.juice.squash(this.resident);
    this.ctx.emit('open', this.bell.id);
  }

  /** Somebody yawns and draws the curtain; `forMs` later it goes up again, or never. */
  close(forMs = 0): void {
    if (this.curtain !== null) return;
    const { ctx, card } = this;
    if (card.token !== null) ctx.emit('yawn', card.id);
    this.resident.setPose('surprised', 1200);
    const curtain = ctx.spawn(this.p.curtain, card.x, card.y);
    curtain.scale *= card.scale;
    this.curtain = curtain;
    ctx.after(HALF_MS, () => this.fall(curtain));
    if (forMs > 0) ctx.after(forMs, () => this.draw());
  }

  /** One of two was chosen, or no longer. */
  hold(on: boolean): void {
    this.card.setPlate(on ? 'vast' : 'rust');
    this.bell.setState(on ? 'focus' : '');
    this.resident.setPose(on ? 'happy' : 'rest');
  }

  /** A finger drew something on the steam. */
  scribble(prefab: string): void {
    const { card, ctx } = this;
    this.doodle = ctx.spawn(prefab, card.x, card.y);
    this.doodle.scale *= card.scale;
  }

  /** The first stroke takes the drawing away. */
  wiped(): void {
    this.doodle?.destroy();
    this.doodle = null;
  }

  focus(on: boolean): void {
    if (this.done) return;
    this.card.setPlate(on ? 'focus' : 'rust');
    this.bell.setState(on ? 'focus' : '');
  }

  destroy(): void {
    this.draw();
    this.wiped();
    for (const thing of [this.room, this.resident, this.card, this.frame, this.bell]) thing.destroy();
  }

  private fall(curtain: Entity): void {
    if (curtain.view.destroyed) return;
    curtain.setState('down');
    this.ctx.juice.squash(curtain, 0.05);
  }

  /** Takes the curtain away. */
  private draw(): void {
    if (this.curtain?.view.destroyed === false) this.curtain.destroy();
    this.curtain = null;
  }
}
