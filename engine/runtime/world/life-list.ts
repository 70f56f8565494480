import type { SceneContext } from '../contract.ts';
import type { Behaviour, BehaviourDef } from '../own.ts';
import type { Thing } from './entities.ts';

interface Life {
  ding: Thing;
  use: string;
  behaviour: Behaviour;
}

/** The small lives of all things. What rests in the mode of now has no behaviour at all. */
export class LifeList {
  private readonly list: Life[] = [];
  private readonly defs: Readonly<Record<string, BehaviourDef>>;
  private readonly off: ReadonlySet<string>;

  constructor(defs: Readonly<Record<string, BehaviourDef>>, out: ReadonlySet<string>) {
    this.defs = defs;
    this.off = out;
  }

  /** Wakes the lives of a thing that do not rest and are not there yet; ends those that rest now. */
  revise(ctx: SceneContext, thing: Thing): void {
    for (const use of thing.def.behaviours ?? []) {
      const def = this.defs[use.use];
      const at = this.list.findIndex((item) => item.ding === thing && item.use === use.use);
      if (this.off.has(use.use)) this.finish(at);
      else if (at < 0 && def !== undefined)
        this.list.push({ ding: thing, use: use.use, behaviour: def.create(ctx, thing, use) });
    }
  }

  step(dt: number): void {
    for (let i = 0; i < this.list.length; i += 1) this.list[i]?.behaviour.step?.(dt);
  }

  /** Events of the thing itself, and those without sides. Backwards: a behaviour may take its thing away. */
  report(event: string, a: string | null, b: string | null): void {
    for (let i = this.list.length - 1; i >= 0; i -= 1) {
      const item = this.list[i];
      if (item !== undefined && (a === null || item.ding.id === a || item.ding.id === b))
        item.behaviour.onEvent?.(event, a, b);
    }
  }

  remove(thing: Thing): void {
    for (let i = this.list.length - 1; i >= 0; i -= 1) if (this.list[i]?.ding === thing) this.finish(i);
  }

  destroy(): void {
    while (this.list.length > 0) this.finish(this.list.length - 1);
  }

  private finish(at: number): void {
    const [item] = at < 0 ? [] : this.list.splice(at, 1);
    item?.behaviour.destroy?.();
  }
}
