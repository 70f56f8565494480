import type { InputDevice, Question } from '#engine/core/oefening/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type DuwenParams, duwenEmits, duwenSchema } from './duwen.schema.ts';
import { Klankpaar } from './klankpaar.ts';
import { Kuipen } from './kuipen.ts';

/** A finger that moves further than this pushes; less is a tap. */
const TIK = 22;
/** px/s for every px between finger and bubble. */
const TREK = 8;
const SNELST = 900;
type Wijzer = Extract<Intent, { x: number }>;

/** A finger on a bubble pushes it: halves of a sound against each other, words into their tub. */
class Duwen implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: DuwenParams;
  private readonly paar: Klankpaar;
  private readonly kuipen: Kuipen;
  private vast: Entity | null = null;
  private readonly begin = { x: 0, y: 0 };
  private readonly nu = { x: 0, y: 0 };
  private ver = false;

  constructor(ctx: SceneContext, params: DuwenParams) {
    this.ctx = ctx;
    this.p = params;
    this.paar = new Klankpaar(ctx, params);
    this.kuipen = new Kuipen(ctx, params);
  }

  onQuestion({ view }: Question): void {
    this.vast = null;
    this.paar.weg();
    this.kuipen.begin(view.shape === 'sort' ? view : null);
  }

  onWordDone(): number {
    this.paar.weg();
    return 0;
  }

  onFinale(): void {
    this.kuipen.begin(null);
  }

  step(): void {
    this.paar.step();
    if (this.vast !== null) this.trek(this.vast);
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'spawn' && a !== null) this.nieuw(a);
    else if (event === 'contact' && a !== null && b !== null) this.paar.raakt(a, b);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down': return this.neer(intent);
      case 'move': return this.beweeg(intent);
      case 'up': return this.op(intent);
      case 'pick': return this.nummer(intent.index, intent.device);
      case 'choose': return this.kies(intent.tokenId, intent.device);
      default: return false;
    }
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    return goal.tokenId !== null && this.kuipen.plek(goal.tokenId, out);
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId !== null) this.paar.kies(goal.tokenId);
    return false;
  }

  destroy(): void {
    this.vast = null;
  }

  /** A bubble just left the horn. */
  private nieuw(id: string): void {
    const bel = this.ctx.group(this.p.bel).find((d) => d.id === id);
    if (bel !== undefined) this.paar.probeer(bel);
  }

  private kies(tokenId: string, device: InputDevice): boolean {
    this.paar.kies(tokenId);
    if (!this.kuipen.actief) return false;
    this.kuipen.kies(tokenId, device);
    return true;
  }

  private nummer(index: number, device: InputDevice): boolean {
    const bin = this.kuipen.nummer(index);
    if (bin !== null) this.kuipen.kies(bin, device);
    return bin !== null;
  }

  private neer(wijzer: Wijzer): boolean {
    const bel = this.ctx.hit(this.p.bel, wijzer, 8);
    if (bel === null) return this.opKuip(wijzer);
    if (bel.token === null || (!this.kuipen.actief && !this.paar.isHelft(bel))) return false;
    this.vast = bel;
    this.ver = false;
    this.begin.x = wijzer.x;
    this.begin.y = wijzer.y;
    this.wijs(wijzer);
    return true;
  }

  private opKuip({ x, y, device }: Wijzer): boolean {
    const bin = this.kuipen.bij(x, y);
    if (bin !== null) this.kuipen.kies(bin, device);
    return bin !== null;
  }

  private beweeg(wijzer: Wijzer): boolean {
    if (this.vast === null) return false;
    this.wijs(wijzer);
    this.ver ||= Math.hypot(this.nu.x - this.begin.x, this.nu.y - this.begin.y) > TIK;
    return true;
  }

  private op(wijzer: Wijzer): boolean {
    const bel = this.vast;
    this.vast = null;
    const token = bel?.token ?? null;
    if (bel === null || token === null) return false;
    if (!this.kuipen.actief) {
      if (!this.ver) this.paar.spring(bel);
      return true;
    }
    const binId = this.ver ? this.kuipen.bij(wijzer.x, wijzer.y) : null;
    if (binId !== null) this.kuipen.geef(token.id, { binId, device: wijzer.device });
    else if (!this.ver) this.kuipen.kies(token.id, wijzer.device);
    return true;
  }

  private wijs({ x, y }: Wijzer): void {
    this.nu.x = x;
    this.nu.y = y;
  }

  /** The bubble follows the finger with a little delay, so that it still bumps into others. */
  private trek(bel: Entity): void {
    if (bel.view.destroyed || bel.token === null) {
      this.vast = null;
      return;
    }
    if (!this.ver) return;
    const { wereld } = this.ctx.diensten;
    const vx = Math.max(-SNELST, Math.min(SNELST, (this.nu.x - bel.x) * TREK));
    const vy = Math.max(-SNELST, Math.min(SNELST, (this.nu.y - bel.y) * TREK));
    wereld?.velocity(bel, vx, vy);
  }
}

export const mechanic = defineMechanic(duwenSchema, duwenEmits, (ctx, params) => new Duwen(ctx, params));
