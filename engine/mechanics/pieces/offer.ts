import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { SceneContext } from '#engine/runtime/contract.ts';
import { requiredToken } from '#engine/runtime/vraag.ts';

/** How much room a form of carrier has: most answers, and the widest plate of its height, px. */
interface Room {
  most: number;
  text: number;
  size: number;
}

/** First kind that has room for so many answers and for the longest of them, else the last. */
export function kindFor<K extends Room>(
  kinds: readonly K[],
  count: number,
  width: (size: number) => number,
): K | undefined {
  return kinds.find(({ most, text, size }) => count <= most && width(size) <= text) ?? kinds.at(-1);
}

/** The parts that are offered at a time: the one that is needed and others that look different, in no telling order; a choice offers all its options. */
export function offered(ctx: SceneContext, most: number): readonly Token[] {
  if (ctx.question()?.view.shape !== 'sequence') return ctx.tokens();
  const stream = ctx.peekStream(30);
  const needed = requiredToken(stream);
  const first = stream.find(({ id }) => id === needed);
  const list: Token[] = first === undefined ? [] : [first];
  const count = Math.max(2, Math.round(most), first === undefined ? 3 : 0);
  for (const token of stream) {
    if (list.length < count && list.every(({ text }) => text !== token.text)) list.push(token);
  }
  const keys = new Map(list.map((token) => [token.id, ctx.rng.next()]));
  return list.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
}

/** Publishes what can be chosen: what is there, in the order of the question, and after it the other parts, which come when they are asked for. */
export function publishOffer(ctx: SceneContext, here: readonly Token[], used: ReadonlySet<string>): void {
  const ids = new Set(here.map(({ id }) => id));
  const order = ctx.tokens();
  const others = ctx.oneSwitch ? [] : order.filter(({ id }) => !used.has(id) && !ids.has(id));
  const known = new Set(order.map(({ id }) => id));
  const list = [...order.filter(({ id }) => ids.has(id)), ...here.filter(({ id }) => !known.has(id)), ...others];
  ctx.setChoices(
    list.map(({ id, text, picture }) => ({ id, label: text ?? picture?.replace(/^fe:/, '') ?? '', busy: false })),
  );
}
