import type { Layout } from '../contract.ts';

/** A piece of a scene. The scene calls its moments, in the order of its list of systems. */
export interface System {
  /** Once, when all systems are there. */
  init?(): void;
  /** The round begins. */
  start?(): void;
  /** Fixed step; `dt` seconds. Nothing may be allocated. */
  update?(dt: number): void;
  /** A new question is asked. */
  reset?(): void;
  /** The screen changed. */
  resize?(layout: Layout): void;
  /** Frees what it holds. */
  end?(): void;
}

/** Systems in a fixed order. */
export class Systems implements Required<System> {
  private readonly list: readonly System[];

  constructor(list: readonly System[]) {
    this.list = list;
  }

  init(): void {
    for (const system of this.list) system.init?.();
  }
  start(): void {
    for (const system of this.list) system.start?.();
  }
  update(dt: number): void {
    for (let i = 0; i < this.list.length; i += 1) this.list[i]?.update?.(dt);
  }
  reset(): void {
    for (const system of this.list) system.reset?.();
  }
  resize(layout: Layout): void {
    for (const system of this.list) system.resize?.(layout);
  }
  end(): void {
    for (const system of this.list) system.end?.();
  }
}
