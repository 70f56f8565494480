import type { TriggerAction, Trigger } from '#engine/document/trigger.ts';
import { compileExpr, type Condition, type ExprValue } from '#engine/document/expr.ts';
import { matches } from './entities.ts';

/** What an event looked like when a trigger runs. */
export interface Occurrence {
  a: string | null;
  b: string | null;
  impulse: number;
  x: number;
  y: number;
}

/** The doing side of triggers: one method runs one action. */
export interface Executor {
  act(action: TriggerAction, occurrence: Occurrence): void;
  after(ms: number, fn: () => void): void;
  lookup(name: string): ExprValue;
  num(value: number | string): number;
}

interface Rule {
  trigger: Trigger;
  condition: Condition | null;
  completed: boolean;
}

/** Names that a trigger names for a side; `a` may also match the prefab or group of the entity. */
export type NamesOf = (id: string) => readonly (string | null)[];

/** Interpreter of the triggers of one scene. Conditions are compiled once; throws on an unreadable condition. */
export class Triggers {
  private readonly perEvent = new Map<string, Rule[]>();
  private readonly executor: Executor;
  private readonly names: NamesOf;
  private readonly clock: { line: Rule; rest: number }[] = [];
  private depth = 0;
  private last: Occurrence = { a: null, b: null, impulse: 0, x: 0, y: 0 };

  constructor(triggers: readonly Trigger[], executor: Executor, names: NamesOf) {
    this.executor = executor;
    this.names = names;
    for (const trigger of triggers) this.append(trigger);
  }

  /** Runs the lists of an event. Nested events stop at depth 6. */
  fire(event: string, occurrence: Occurrence): void {
    const rules = this.perEvent.get(event);
    if (rules === undefined || this.depth > 6) return;
    this.depth += 1;
    const earlier = this.last;
    for (const rule of rules) {
      this.last = occurrence;
      if (this.past(rule, occurrence)) this.run(rule, occurrence);
    }
    this.last = earlier;
    this.depth -= 1;
  }

  /** Fixed step: `timer` and `idle` triggers. */
  step(dt: number): void {
    for (let i = 0; i < this.clock.length; i += 1) {
      const item = this.clock[i];
      if (item === undefined) continue;
      item.rest -= dt;
      if (item.rest > 0) continue;
      item.rest += Math.max(0.1, this.executor.num(item.line.trigger.every ?? 5));
      if (this.past(item.line, EMPTY)) this.run(item.line, EMPTY);
    }
  }

  /** `a` and `b` of the event being handled, for conditions. */
  get now(): Occurrence {
    return this.last;
  }

  private append(trigger: Trigger): void {
    const condition = trigger.if === undefined ? null : compileExpr(trigger.if);
    if (condition !== null && !condition.ok) throw new Error(`trigger '${trigger.on}': ${condition.fout}`);
    const rule: Rule = { trigger, condition: condition === null ? null : condition.value, completed: false };
    if (trigger.on === 'timer' || trigger.on === 'idle')
      this.clock.push({ line: rule, rest: this.executor.num(trigger.every ?? 5) });
    const list = this.perEvent.get(trigger.on) ?? [];
    list.push(rule);
    this.perEvent.set(trigger.on, list);
  }

  private past(rule: Rule, occurrence: Occurrence): boolean {
    const { trigger, condition } = rule;
    if (rule.completed || occurrence.impulse < (trigger.minImpulse ?? 0)) return false;
    if (!this.side(trigger.a, occurrence.a) || !this.side(trigger.b, occurrence.b)) return false;
    return condition === null || condition(this.executor.lookup);
  }

  private side(pattern: string | undefined, id: string | null): boolean {
    if (pattern === undefined) return true;
    if (id === null) return false;
    if (matches(pattern, id)) return true;
    return this.names(id).some((name) => name !== null && matches(pattern, name));
  }

  private run(rule: Rule, occurrence: Occurrence): void {
    if (rule.trigger.once === true) rule.completed = true;
    this.from(rule.trigger.do, 0, occurrence);
  }

  private from(list: readonly TriggerAction[], start: number, occurrence: Occurrence): void {
    for (let i = start; i < list.length; i += 1) {
      const action = list[i];
      if (action === undefined) continue;
      if ('wait' in action) {
        const copy = { ...occurrence };
        this.executor.after(action.wait, () => this.from(list, i + 1, copy));
        return;
      }
      this.executor.act(action, occurrence);
    }
  }
}

const EMPTY: Occurrence = { a: null, b: null, impulse: 0, x: 640, y: 360 };
