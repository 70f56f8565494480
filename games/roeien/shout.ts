import type { Question, Token } from '#engine/core/oefening/contract/contract.ts';
import type { Mechanic, SceneContext, VerdictEvent } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type ShoutParams, shoutSchema } from './shout.schema.ts';

const texts = (tokens: readonly Token[]): string => tokens.map(({ text }) => text ?? '').join('');

class Shout implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: ShoutParams;
  private readonly cuts = new Set<number>();
  private shouts = 0;

  constructor(ctx: SceneContext, params: ShoutParams) {
    this.ctx = ctx;
    this.p = params;
  }

  onQuestion(_question: Question): void {
    this.cuts.clear();
  }

  onVerdict({ verdict, attempt }: VerdictEvent): void {
    const view = this.ctx.question()?.view;
    if (!verdict.ok || view === undefined) return;
    if (attempt.kind === 'bin' && view.shape === 'sort')
      return this.say(texts(view.stream.filter(({ id }) => id === attempt.tokenId)));
    if (attempt.kind !== 'cut' || view.shape !== 'mark') return;
    for (const after of attempt.after) this.cuts.add(after);
    const last = Math.max(...attempt.after);
    const from = Math.max(0, ...[...this.cuts].filter((cut) => cut < last));
    this.say(texts(view.parts.slice(from, last)));
  }

  onFinale(): void {
    for (const bubble of this.ctx.group(this.p.bubbles)) bubble.visible = false;
  }

  destroy(): void {
    this.cuts.clear();
  }

  private say(text: string): void {
    const { ctx, p } = this;
    const bubbles = ctx.group(p.bubbles);
    const bubble = bubbles[this.shouts % Math.max(1, bubbles.length)];
    if (bubble === undefined || text === '') return;
    this.shouts += 1;
    const nr = this.shouts;
    for (const other of bubbles) other.visible = other === bubble;
    bubble.token = { id: 'shout', text, kind: 'klankgroep' };
    ctx.juice.pop(bubble);
    ctx.emit('shout', bubble.id);
    ctx.after(p.ms, () => {
      if (nr === this.shouts) bubble.visible = false;
    });
  }
}

export const mechanic = defineMechanic(shoutSchema, ['shout'], (ctx, params) => new Shout(ctx, params));
