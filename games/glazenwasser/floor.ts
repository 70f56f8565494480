import { shuffle } from '#engine/core/basis/rng.ts';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { arrange, isCovered } from './arrange.ts';
import type { FacadeParams } from './facade.schema.ts';
import { Pane } from './pane.ts';

/** One floor of the house: a window for every word, each with somebody else behind it, and what hangs on the wall. */
export class Floor {
  readonly panes: readonly Pane[];
  /** How the windows stand: in one row, in two, or in two rows of three. */
  readonly crowd: 'one' | 'two' | 'full';
  private readonly extras: readonly Entity[];

  constructor(ctx: SceneContext, p: FacadeParams, { nr, tokens }: { nr: number; tokens: readonly (Token | null)[] }) {
    const up = nr * p.rise;
    const [left, top, width, height] = p.field;
    const places = arrange(tokens.length, { ...p, field: [left, top - up, width, height] });
    const rows = new Set(places.map(({ y }) => y)).size;
    this.crowd = rows === 1 ? 'one' : places.length > 2 * rows ? 'full' : 'two';
    const residents = shuffle(p.residents, ctx.rng);
    const room = (i: number): string => p.rooms[(nr + i) % p.rooms.length] ?? '';
    this.panes = places.map(
      (at, i) =>
        new Pane(ctx, p, {
          at,
          token: tokens[i] ?? null,
          resident: residents[i % residents.length] ?? '',
          room: room(i),
        }),
    );
    const drawn = this.panes[ctx.rng.int(places.length)];
    if (nr > 0) drawn?.scribble(p.doodles[ctx.rng.int(p.doodles.length)] ?? '');
    const ornaments = shuffle(p.ornaments, ctx.rng);
    this.extras = p.spots
      .filter(([x, y]) => !isCovered([x, y - up], places, p.cell))
      .map(([x, y], i) => ctx.spawn(i === nr % 2 ? p.toy : (ornaments[i] ?? p.toy), x, y - up));
  }

  destroy(): void {
    for (const thing of [...this.panes, ...this.extras]) thing.destroy();
  }
}
