import type { EntityStore, Thing } from './entities.ts';
import { StagePoint } from '../point.ts';
import type { Occurrence } from './triggers.ts';

/** Hears what happens in a scene. */
export type SceneListener = (event: string, occurrence: Occurrence) => void;

/** Events of one scene. Listeners hear in the order in which they came: triggers, mechanics, lives, actors, session. */
export class SceneEvents {
  private readonly listeners: SceneListener[] = [];
  private readonly store: EntityStore;
  private readonly spot = new StagePoint(640, 360);
  private impulse = 0;

  constructor(store: EntityStore) {
    this.store = store;
  }

  listen(listener: SceneListener): void {
    this.listeners.push(listener);
  }

  /** Tells an event; its place is that of thing `a`, else of the last contact. */
  emit(event: string, a?: string, b?: string): void {
    const source = a === undefined ? undefined : this.store.list.find((d) => d.id === a);
    const { x, y } = source ?? this.spot;
    const occurrence = { a: a ?? null, b: b ?? null, impulse: this.impulse, x, y };
    for (let i = 0; i < this.listeners.length; i += 1) this.listeners[i]?.(event, occurrence);
  }

  /** Tells that two bodies touch or part; `impulse` as the physics measures it. */
  contact(kind: string, sides: { readonly a: Thing; readonly b: Thing }, impulse: number): void {
    const { a, b } = sides;
    this.impulse = impulse;
    this.spot.x = (a.x + b.x) / 2;
    this.spot.y = (a.y + b.y) / 2;
    this.emit(kind, a.id, b.id);
    this.impulse = 0;
  }
}
