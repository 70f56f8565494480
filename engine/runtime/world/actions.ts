import type { TriggerAction } from '#engine/document/trigger.ts';
import type { Entity, SceneContext } from '../contract.ts';
import type { Occurrence } from './triggers.ts';
import type { SceneWorld } from './world.ts';

/** What actions reach beyond the context. */
export interface ActionWorld {
  ctx: SceneContext;
  world: SceneWorld;
  say(): void;
  finish(): void;
}

const FIELDS = ['x', 'y', 'scale', 'angle', 'alpha'] as const;
type Field = (typeof FIELDS)[number];
type Kind<K extends string> = Extract<TriggerAction, Record<K, unknown>>;

/** Runs one action of the closed list. */
export function runTriggerAction(w: ActionWorld, action: TriggerAction, occurrence: Occurrence): void {
  if ('sound' in action) w.ctx.sound.play(action.sound, soundOptions(action));
  else if ('prompt' in action) w.say();
  else if ('fx' in action) runFx(w, action, occurrence);
  else if ('juice' in action) runJuice(w, action, occurrence);
  else if (!runRonde(w, action, occurrence)) runThing(w, action, occurrence);
}

/** Actions on the round and on mechanics; false when it is none of these. */
function runRonde(w: ActionWorld, action: TriggerAction, occurrence: Occurrence): boolean {
  if ('bonus' in action) w.ctx.bonus(action.bonus);
  else if ('emit' in action) w.ctx.emit(action.emit, occurrence.a ?? undefined, occurrence.b ?? undefined);
  else if ('finish' in action) w.finish();
  else if ('call' in action) invoke(w, action.call, action.args ?? {});
  else return false;
  return true;
}

function soundOptions({ rate = 1, volume = 1 }: Kind<'sound'>): { rate: number; volume: number } {
  return { rate, volume };
}

function invoke(w: ActionWorld, call: string, args: Readonly<Record<string, unknown>>): void {
  const [id = '', name = ''] = call.split('.');
  w.ctx.mechanic(id)?.call?.(name, args);
}

const point = { x: 0, y: 0 };

function runFx(w: ActionWorld, action: Kind<'fx'>, occurrence: Occurrence): void {
  if (w.world.place(action.at ?? 'a', occurrence, point)) w.ctx.fx.burst(action.fx, point.x, point.y, action.count);
}

function runJuice(w: ActionWorld, action: Kind<'juice'>, occurrence: Occurrence): void {
  const { juice } = w.ctx;
  if (action.juice === 'nudge') return juice.nudge(action.px ?? 5);
  if (action.juice === 'hitStop') return juice.hitStop(action.ms ?? 60);
  for (const thing of w.world.targets(action.target ?? 'a', occurrence)) juice[action.juice](thing);
}

function runThing(w: ActionWorld, action: TriggerAction, occurrence: Occurrence): void {
  if ('spawn' in action) {
    if (w.world.place(action.at, occurrence, point)) w.ctx.spawn(action.spawn, point.x, point.y);
  } else if ('tween' in action) runTween(w, action, occurrence);
  else if ('state' in action) runState(w, action, occurrence);
  else if ('pose' in action)
    for (const thing of w.world.targets(action.pose, occurrence)) thing.setPose(action.to, action.forMs);
  else if ('despawn' in action) for (const thing of w.world.targets(action.despawn, occurrence)) thing.destroy();
  else runOther(w, action, occurrence);
}

function runOther(w: ActionWorld, action: TriggerAction, occurrence: Occurrence): void {
  if ('show' in action) for (const thing of w.world.targets(action.show, occurrence)) thing.visible = true;
  else if ('hide' in action) for (const thing of w.world.targets(action.hide, occurrence)) thing.visible = false;
  else if ('impulse' in action) push(w, action, occurrence);
  else if ('path' in action)
    for (const thing of w.world.targets(action.path, occurrence)) moveAlongPath(w, thing, action);
}

function push(w: ActionWorld, action: Kind<'impulse'>, occurrence: Occurrence): void {
  const { rng, services } = w.ctx;
  const r = action.random ?? 0;
  for (const thing of w.world.targets(action.impulse, occurrence)) {
    services.world?.push(
      thing,
      (action.to[0] + (rng.next() * 2 - 1) * r) * 60,
      (action.to[1] + (rng.next() * 2 - 1) * r) * 60,
    );
  }
}

function runState(w: ActionWorld, action: Kind<'state'>, occurrence: Occurrence): void {
  for (const thing of w.world.targets(action.state, occurrence)) {
    const earlier = thing.state;
    thing.setState(action.to);
    if (action.forMs !== undefined) w.ctx.after(action.forMs, () => thing.setState(earlier));
  }
}

function runTween(w: ActionWorld, action: Kind<'tween'>, occurrence: Occurrence): void {
  for (const thing of w.world.targets(action.tween, occurrence)) {
    const to: Partial<Record<Field, number>> = {};
    for (const field of FIELDS) {
      const value = action.to[field];
      if (value !== undefined) to[field] = w.ctx.num(value) + (action.by === true ? thing[field] : 0);
    }
    w.ctx.juice.tween(thing, to, action.ms, action.ease);
  }
}

/** Leads a thing along a path in equal parts of the time. */
function moveAlongPath(w: ActionWorld, thing: Entity, action: Kind<'path'>): void {
  const points = w.world.path(action.follow);
  const part = action.ms / Math.max(1, points.length);
  for (const [i, [x, y]] of points.entries()) {
    w.ctx.after(i * part, () => w.ctx.juice.tween(thing, { x, y }, part, 'linear'));
  }
}
