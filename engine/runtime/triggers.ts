import type { Action, Trigger } from '#engine/document/trigger.ts';
import { compileExpr, type Conditie, type ExprWaarde } from '#engine/document/expr.ts';
import { matcht } from './entities.ts';

/** What an event looked like when a trigger runs. */
export interface Voorval {
  a: string | null;
  b: string | null;
  impulse: number;
  x: number;
  y: number;
}

/** The doing side of triggers: one method runs one action. */
export interface Uitvoerder {
  act(action: Action, voorval: Voorval): void;
  after(ms: number, fn: () => void): void;
  lookup(name: string): ExprWaarde;
  num(value: number | string): number;
}

interface Regel {
  trigger: Trigger;
  conditie: Conditie | null;
  gedaan: boolean;
}

/** Names that a trigger names for a side; `a` may also match the prefab or group of the entity. */
export type NamenVan = (id: string) => readonly (string | null)[];

/** Interpreter of the triggers of one scene. Conditions are compiled once; throws on an unreadable condition. */
export class Triggers {
  private readonly perEvent = new Map<string, Regel[]>();
  private readonly uitvoerder: Uitvoerder;
  private readonly namen: NamenVan;
  private readonly klok: { regel: Regel; rest: number }[] = [];
  private diepte = 0;
  private laatste: Voorval = { a: null, b: null, impulse: 0, x: 0, y: 0 };

  constructor(triggers: readonly Trigger[], uitvoerder: Uitvoerder, namen: NamenVan) {
    this.uitvoerder = uitvoerder;
    this.namen = namen;
    for (const trigger of triggers) this.voegToe(trigger);
  }

  /** Runs the lists of an event. Nested events stop at depth 6. */
  fire(event: string, voorval: Voorval): void {
    const regels = this.perEvent.get(event);
    if (regels === undefined || this.diepte > 6) return;
    this.diepte += 1;
    const eerder = this.laatste;
    for (const regel of regels) {
      this.laatste = voorval;
      if (this.past(regel, voorval)) this.run(regel, voorval);
    }
    this.laatste = eerder;
    this.diepte -= 1;
  }

  /** Fixed step: `timer` and `idle` triggers. */
  step(dt: number): void {
    for (let i = 0; i < this.klok.length; i += 1) {
      const item = this.klok[i];
      if (item === undefined) continue;
      item.rest -= dt;
      if (item.rest > 0) continue;
      item.rest += Math.max(0.1, this.uitvoerder.num(item.regel.trigger.every ?? 5));
      if (this.past(item.regel, LEEG)) this.run(item.regel, LEEG);
    }
  }

  /** `a` and `b` of the event being handled, for conditions. */
  get nu(): Voorval {
    return this.laatste;
  }

  private voegToe(trigger: Trigger): void {
    const conditie = trigger.if === undefined ? null : compileExpr(trigger.if);
    if (conditie !== null && !conditie.ok) throw new Error(`trigger '${trigger.on}': ${conditie.fout}`);
    const regel: Regel = { trigger, conditie: conditie === null ? null : conditie.value, gedaan: false };
    if (trigger.on === 'timer' || trigger.on === 'idle')
      this.klok.push({ regel, rest: this.uitvoerder.num(trigger.every ?? 5) });
    const lijst = this.perEvent.get(trigger.on) ?? [];
    lijst.push(regel);
    this.perEvent.set(trigger.on, lijst);
  }

  private past(regel: Regel, voorval: Voorval): boolean {
    const { trigger, conditie } = regel;
    if (regel.gedaan || voorval.impulse < (trigger.minImpulse ?? 0)) return false;
    if (!this.zijde(trigger.a, voorval.a) || !this.zijde(trigger.b, voorval.b)) return false;
    return conditie === null || conditie(this.uitvoerder.lookup);
  }

  private zijde(pattern: string | undefined, id: string | null): boolean {
    if (pattern === undefined) return true;
    if (id === null) return false;
    if (matcht(pattern, id)) return true;
    return this.namen(id).some((name) => name !== null && matcht(pattern, name));
  }

  private run(regel: Regel, voorval: Voorval): void {
    if (regel.trigger.once === true) regel.gedaan = true;
    this.vanaf(regel.trigger.do, 0, voorval);
  }

  private vanaf(lijst: readonly Action[], start: number, voorval: Voorval): void {
    for (let i = start; i < lijst.length; i += 1) {
      const action = lijst[i];
      if (action === undefined) continue;
      if ('wait' in action) {
        const kopie = { ...voorval };
        this.uitvoerder.after(action.wait, () => this.vanaf(lijst, i + 1, kopie));
        return;
      }
      this.uitvoerder.act(action, voorval);
    }
  }
}

const LEEG: Voorval = { a: null, b: null, impulse: 0, x: 640, y: 360 };
