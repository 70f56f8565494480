import type { Action } from '#engine/document/trigger.ts';
import type { Entity, SceneContext } from './contract.ts';
import type { Ding } from './entities.ts';
import type { Voorval } from './triggers.ts';

/** What actions reach beyond the context. */
export interface ActieWereld {
  ctx: SceneContext;
  /** Things named by a pattern; `a` and `b` are the sides of the event. */
  doelen(pattern: string, voorval: Voorval): readonly Ding[];
  /** Stage place of a thing, group, point or side; false when there is none. */
  plek(at: string | readonly [number, number] | undefined, voorval: Voorval, out: { x: number; y: number }): boolean;
  pad(name: string): readonly (readonly [number, number])[];
  say(): void;
  finish(): void;
}

const VELDEN = ['x', 'y', 'scale', 'angle', 'alpha'] as const;
type Veld = (typeof VELDEN)[number];
type Soort<K extends string> = Extract<Action, Record<K, unknown>>;

/** Runs one action of the closed list. */
export function voerUit(w: ActieWereld, action: Action, voorval: Voorval): void {
  if ('sound' in action) w.ctx.geluid.play(action.sound, geluidOpties(action));
  else if ('prompt' in action) w.say();
  else if ('fx' in action) doeFx(w, action, voorval);
  else if ('juice' in action) doeJuice(w, action, voorval);
  else if (!doeRonde(w, action, voorval)) doeDing(w, action, voorval);
}

/** Actions on the round and on mechanics; false when it is none of these. */
function doeRonde(w: ActieWereld, action: Action, voorval: Voorval): boolean {
  if ('bonus' in action) w.ctx.bonus(action.bonus);
  else if ('emit' in action) w.ctx.emit(action.emit, voorval.a ?? undefined, voorval.b ?? undefined);
  else if ('finish' in action) w.finish();
  else if ('call' in action) roep(w, action.call, action.args ?? {});
  else return false;
  return true;
}

function geluidOpties({ rate = 1, volume = 1 }: Soort<'sound'>): { rate: number; volume: number } {
  return { rate, volume };
}

function roep(w: ActieWereld, call: string, args: Readonly<Record<string, unknown>>): void {
  const [id = '', name = ''] = call.split('.');
  w.ctx.mechanic(id)?.call?.(name, args);
}

const punt = { x: 0, y: 0 };

function doeFx(w: ActieWereld, action: Soort<'fx'>, voorval: Voorval): void {
  if (w.plek(action.at ?? 'a', voorval, punt)) w.ctx.fx.burst(action.fx, punt.x, punt.y, action.count);
}

function doeJuice(w: ActieWereld, action: Soort<'juice'>, voorval: Voorval): void {
  const { juice } = w.ctx;
  if (action.juice === 'nudge') return juice.nudge(action.px ?? 5);
  if (action.juice === 'hitStop') return juice.hitStop(action.ms ?? 60);
  for (const ding of w.doelen(action.target ?? 'a', voorval)) juice[action.juice](ding);
}

function doeDing(w: ActieWereld, action: Action, voorval: Voorval): void {
  if ('spawn' in action) {
    if (w.plek(action.at, voorval, punt)) w.ctx.spawn(action.spawn, punt.x, punt.y);
  } else if ('tween' in action) doeTween(w, action, voorval);
  else if ('state' in action) doeStaat(w, action, voorval);
  else if ('pose' in action) for (const ding of w.doelen(action.pose, voorval)) ding.setPose(action.to, action.forMs);
  else if ('despawn' in action) for (const ding of w.doelen(action.despawn, voorval)) ding.destroy();
  else doeRest(w, action, voorval);
}

function doeRest(w: ActieWereld, action: Action, voorval: Voorval): void {
  if ('show' in action) for (const ding of w.doelen(action.show, voorval)) ding.visible = true;
  else if ('hide' in action) for (const ding of w.doelen(action.hide, voorval)) ding.visible = false;
  else if ('impulse' in action) duw(w, action, voorval);
  else if ('path' in action) for (const ding of w.doelen(action.path, voorval)) langsPad(w, ding, action);
}

function duw(w: ActieWereld, action: Soort<'impulse'>, voorval: Voorval): void {
  const { rng, diensten } = w.ctx;
  const r = action.random ?? 0;
  for (const ding of w.doelen(action.impulse, voorval)) {
    diensten.wereld?.push(
      ding,
      (action.to[0] + (rng.next() * 2 - 1) * r) * 60,
      (action.to[1] + (rng.next() * 2 - 1) * r) * 60,
    );
  }
}

function doeStaat(w: ActieWereld, action: Soort<'state'>, voorval: Voorval): void {
  for (const ding of w.doelen(action.state, voorval)) {
    const eerder = ding.state;
    ding.setState(action.to);
    if (action.forMs !== undefined) w.ctx.after(action.forMs, () => ding.setState(eerder));
  }
}

function doeTween(w: ActieWereld, action: Soort<'tween'>, voorval: Voorval): void {
  for (const ding of w.doelen(action.tween, voorval)) {
    const to: Partial<Record<Veld, number>> = {};
    for (const veld of VELDEN) {
      const waarde = action.to[veld];
      if (waarde !== undefined) to[veld] = w.ctx.num(waarde) + (action.by === true ? ding[veld] : 0);
    }
    w.ctx.juice.tween(ding, to, action.ms, action.ease);
  }
}

/** Leads a thing along a path in equal parts of the time. */
function langsPad(w: ActieWereld, ding: Entity, action: Soort<'path'>): void {
  const punten = w.pad(action.follow);
  const deel = action.ms / Math.max(1, punten.length);
  for (const [i, [x, y]] of punten.entries()) {
    w.ctx.after(i * deel, () => w.ctx.juice.tween(ding, { x, y }, deel, 'lineair'));
  }
}
