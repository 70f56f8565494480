import type { SceneContext } from './contract.ts';
import type { Behaviour, BehaviourDef } from './eigen.ts';
import type { Ding } from './entities.ts';

interface Leven {
  ding: Ding;
  use: string;
  behaviour: Behaviour;
}

/** The small lives of all things. What rests in the mode of now has no behaviour at all. */
export class LevenLijst {
  private readonly lijst: Leven[] = [];
  private readonly defs: Readonly<Record<string, BehaviourDef>>;
  private readonly uit: ReadonlySet<string>;

  constructor(defs: Readonly<Record<string, BehaviourDef>>, uit: ReadonlySet<string>) {
    this.defs = defs;
    this.uit = uit;
  }

  /** Wakes the lives of a thing that do not rest and are not there yet; ends those that rest now. */
  herzie(ctx: SceneContext, ding: Ding): void {
    for (const use of ding.def.behaviours ?? []) {
      const def = this.defs[use.use];
      const at = this.lijst.findIndex((item) => item.ding === ding && item.use === use.use);
      if (this.uit.has(use.use)) this.eindig(at);
      else if (at < 0 && def !== undefined)
        this.lijst.push({ ding, use: use.use, behaviour: def.create(ctx, ding, use) });
    }
  }

  step(dt: number): void {
    for (let i = 0; i < this.lijst.length; i += 1) this.lijst[i]?.behaviour.step?.(dt);
  }

  /** Events of the thing itself, and those without sides. Backwards: a behaviour may take its thing away. */
  meld(event: string, a: string | null, b: string | null): void {
    for (let i = this.lijst.length - 1; i >= 0; i -= 1) {
      const item = this.lijst[i];
      if (item !== undefined && (a === null || item.ding.id === a || item.ding.id === b))
        item.behaviour.onEvent?.(event, a, b);
    }
  }

  verwijder(ding: Ding): void {
    for (let i = this.lijst.length - 1; i >= 0; i -= 1) if (this.lijst[i]?.ding === ding) this.eindig(i);
  }

  destroy(): void {
    while (this.lijst.length > 0) this.eindig(this.lijst.length - 1);
  }

  private eindig(at: number): void {
    const [item] = at < 0 ? [] : this.lijst.splice(at, 1);
    item?.behaviour.destroy?.();
  }
}
