import type { Question, ReadView } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Layout, Mechanic, VerdictEvent } from '../contract.ts';

/** A mechanic under the name that the document gives it. */
interface Named {
  readonly id: string;
  readonly mechanic: Mechanic;
}

/** The mechanics of one scene, in the order of the document. Indexed loops: most of this runs every step. */
export class MechanicList {
  readonly list: Named[] = [];

  add(id: string, mechanic: Mechanic): void {
    this.list.push({ id, mechanic });
  }

  get(id: string): Mechanic | undefined {
    return this.list.find((m) => m.id === id)?.mechanic;
  }

  /** Fixed step; `active` = attempts are taken now. */
  update(dt: number, active: boolean): void {
    for (let i = 0; i < this.list.length; i += 1) {
      const mechanic = this.list[i]?.mechanic;
      if (active) mechanic?.step?.(dt);
      mechanic?.idle?.(dt);
    }
  }

  render(): void {
    for (let i = 0; i < this.list.length; i += 1) this.list[i]?.mechanic.render?.();
  }

  /** Offers an intent; true when one of them took it. */
  offer(intent: Intent): boolean {
    for (let i = 0; i < this.list.length; i += 1) if (this.list[i]?.mechanic.onIntent?.(intent) === true) return true;
    return false;
  }

  /** Place of a token or slot; false when none of them has it. */
  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    for (let i = 0; i < this.list.length; i += 1) if (this.list[i]?.mechanic.placeOf?.(goal, out) === true) return true;
    return false;
  }

  event(event: string, a: string | null, b: string | null): void {
    for (let i = 0; i < this.list.length; i += 1) this.list[i]?.mechanic.onEvent?.(event, a, b);
  }

  question(vraag: Question): void {
    for (const { mechanic } of this.list) mechanic.onQuestion?.(vraag);
  }

  /** How long the world shows what is read and then covered, ms; null when no mechanic shows it. */
  exposure(view: ReadView): number | null {
    for (const { mechanic } of this.list) {
      const ms = mechanic.exposure?.(view) ?? null;
      if (ms !== null) return ms;
    }
    return null;
  }

  verdict(event: VerdictEvent): void {
    for (const { mechanic } of this.list) mechanic.onVerdict?.(event);
  }

  /** The least and the most ms that the finished word stays; both at least `base`. */
  wordDone(base: number): { min: number; max: number } {
    const wait = { min: base, max: base };
    for (const { mechanic } of this.list) {
      const ms = mechanic.onWordDone?.() ?? 0;
      if (mechanic.busy === undefined) wait.min = Math.max(wait.min, ms);
      wait.max = Math.max(wait.max, ms);
    }
    return wait;
  }

  /** One of them plays on where the finished word stands. */
  get uncovers(): boolean {
    return this.list.some(({ mechanic }) => mechanic.uncovers?.() === true);
  }

  /** One of them wants the next question to wait. */
  get busy(): boolean {
    return this.list.some(({ mechanic }) => mechanic.busy?.() === true);
  }

  finale(): void {
    for (const { mechanic } of this.list) mechanic.onFinale?.();
  }

  focus(tokenId: string | null): void {
    for (const { mechanic } of this.list) mechanic.onFocus?.(tokenId);
  }

  stateChange(): void {
    for (const { mechanic } of this.list) mechanic.onStateChange?.();
  }

  resize(layout: Layout): void {
    for (const { mechanic } of this.list) mechanic.onLayout?.(layout);
  }

  end(): void {
    for (const { mechanic } of this.list) mechanic.destroy();
    this.list.length = 0;
  }
}
