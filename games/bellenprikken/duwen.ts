import type { InputDevice, Question } from '#engine/core/oefening/contract.ts';
import type { Intent, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { type DuwenParams, duwenEmits, duwenSchema } from './duwen.schema.ts';
import { Greep, type Wijzer } from './greep.ts';
import { Klankpaar } from './klankpaar.ts';
import { Kuipen } from './kuipen.ts';

/** A finger on a bubble pushes it: halves of a sound against each other, words into their tub. */
class Duwen implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: DuwenParams;
  private readonly paar: Klankpaar;
  private readonly kuipen: Kuipen;
  private readonly greep: Greep;

  constructor(ctx: SceneContext, params: DuwenParams) {
    this.ctx = ctx;
    this.p = params;
    this.greep = new Greep(ctx);
    this.paar = new Klankpaar(ctx, params);
    this.kuipen = new Kuipen(ctx, params);
  }

  onQuestion({ view }: Question): void {
    this.greep.los();
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
    this.greep.step();
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'spawn' && a !== null) this.nieuw(a);
    else if (event === 'contact' && a !== null && b !== null) this.paar.raakt(a, b);
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.neer(intent);
      case 'move':
        return this.beweeg(intent);
      case 'up':
        return this.op(intent);
      case 'pick':
        return this.naarKuip(this.kuipen.nummer(intent.index), intent.device);
      case 'choose':
        return this.kies(intent.tokenId, intent.device);
      default:
        return false;
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
    this.greep.los();
  }

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

  private neer(wijzer: Wijzer): boolean {
    const bel = this.ctx.hit(this.p.bel, wijzer, 8);
    if (bel === null) return this.naarKuip(this.kuipen.bij(wijzer.x, wijzer.y), wijzer.device);
    if (bel.token === null || (!this.kuipen.actief && !this.paar.isHelft(bel))) return false;
    this.greep.pak(bel, wijzer);
    return true;
  }

  private naarKuip(bin: string | null, device: InputDevice): boolean {
    if (bin !== null) this.kuipen.kies(bin, device);
    return bin !== null;
  }

  private beweeg(wijzer: Wijzer): boolean {
    if (!this.greep.actief) return false;
    this.greep.beweeg(wijzer);
    return true;
  }

  private op(wijzer: Wijzer): boolean {
    const { ver } = this.greep;
    const bel = this.greep.los();
    const token = bel?.token ?? null;
    if (bel === null || token === null) return false;
    if (!this.kuipen.actief) {
      if (!ver) this.paar.spring(bel);
      return true;
    }
    const binId = ver ? this.kuipen.bij(wijzer.x, wijzer.y) : null;
    if (binId !== null) this.kuipen.geef(token.id, { binId, device: wijzer.device });
    else if (!ver) this.kuipen.kies(token.id, wijzer.device);
    return true;
  }
}

export const mechanic = defineMechanic(duwenSchema, duwenEmits, (ctx, params) => new Duwen(ctx, params));
