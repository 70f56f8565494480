import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { Place } from './arrange.ts';
import type { FacadeParams } from './facade.schema.ts';

/** The bell on the sill, and the feet of who lives there, from the middle of a window of scale 1. */
const BELL = [-118, 112] as const;
const FEET = 140;
/** The curtain falls in two pictures. */
const HALF_MS = 150;

/** Where a window stands, its word (none: a curtain), and the prefabs of who lives there and of the room. */
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
  private readonly at: Place;
  private readonly resident: Entity;
  private readonly frame: Entity;
  /** Everything of it that is there, from the back. */
  private readonly things: Entity[] = [];
  private curtain: Entity | null = null;
  private doodle: Entity | null = null;

  constructor(ctx: SceneContext, p: FacadeParams, { at, token, resident, room }: PaneParts) {
    this.ctx = ctx;
    this.p = p;
    this.at = at;
    this.put(room);
    this.resident = this.put(resident, 0, FEET);
    this.card = this.put(p.card);
    this.card.token = token;
    this.frame = this.put(p.frame);
    this.bell = this.put(p.bell, BELL[0], BELL[1]);
    if (token === null) this.retire();
  }

  /** Its word; none once the floor is left. */
  get tokenId(): string {
    return this.card.view.destroyed ? '' : (this.card.token?.id ?? '');
  }

  get closed(): boolean {
    return this.curtain !== null;
  }

  /** Flies open; who lives there waves. */
  open(): void {
    this.done = true;
    this.take(this.curtain);
    this.curtain = null;
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
    const { ctx } = this;
    if (this.tokenId !== '') ctx.emit('yawn', this.card.id);
    this.resident.setPose('surprised', 1200);
    const curtain = this.put(this.p.curtain);
    this.curtain = curtain;
    ctx.after(HALF_MS, () => {
      if (curtain.view.destroyed) return;
      curtain.setState('down');
      ctx.juice.squash(curtain, 0.05);
    });
    if (forMs > 0)
      ctx.after(forMs, () => {
        this.take(curtain);
        this.curtain = null;
      });
  }

  /** One of two was chosen, or no longer. */
  hold(on: boolean): void {
    this.card.setPlate(on ? 'vast' : 'rust');
    this.bell.setState(on ? 'focus' : '');
    this.resident.setPose(on ? 'happy' : 'rest');
  }

  /** A finger drew something on the steam. */
  scribble(prefab: string): void {
    this.doodle = this.put(prefab);
  }

  /** The first stroke takes the drawing away. */
  wiped(): void {
    this.take(this.doodle);
    this.doodle = null;
  }

  focus(on: boolean): void {
    if (this.done || this.tokenId === '') return;
    this.card.setPlate(on ? 'focus' : 'rust');
    this.bell.setState(on ? 'focus' : '');
  }

  /** The work on this floor is over: no word, no steam; who is not awake sleeps on. */
  retire(): void {
    this.wiped();
    if (this.card.view.destroyed) return;
    const known = this.tokenId !== '';
    this.take(this.card);
    this.bell.setState('quiet');
    if (!known) this.close();
    else if (!this.done) this.resident.setPose('happy');
  }

  destroy(): void {
    for (const thing of this.things) this.take(thing);
  }

  private put(prefab: string, dx = 0, dy = 0): Entity {
    const { at } = this;
    const thing = this.ctx.spawn(prefab, at.x + dx * at.scale, at.y + dy * at.scale);
    thing.scale *= at.scale;
    this.things.push(thing);
    return thing;
  }

  private take(thing: Entity | null): void {
    if (thing?.view.destroyed === false) thing.destroy();
  }
}
