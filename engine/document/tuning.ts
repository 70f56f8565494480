import type { Num } from './fields.schema.ts';
import { readablePath, type SceneError } from './error.ts';
import type { SceneDoc, TuningValue } from './scene.ts';

/** Play level and mode under which numbers are looked up. `set` overrides by name (`modes.calm.set`). */
export interface TuningState {
  s: number;
  calm: boolean;
  set?: Readonly<Record<string, number>>;
}

/** All numbers of a scene, resolved for one round. */
export interface Tuning {
  /** Value of a name; throws for a name that is not a number of the document. */
  get(name: string): number;
  /** Literal, or `$name`. */
  num(value: Num): number;
}

/** One value: `from`/`to` interpolate by s in [0, 1]; `steps` takes the last step with threshold <= s; texts answer NaN. */
export function resolveTuning(value: TuningValue, state: TuningState): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Number.NaN;
  if (state.calm && value.calm !== undefined) return value.calm;
  if ('steps' in value)
    return value.steps.reduce((last, [bound, v]) => (state.s >= bound ? v : last), value.steps[0]?.[1] ?? 0);
  const s = Math.min(1, Math.max(0, state.s));
  const v = value.from + (value.to - value.from) * s;
  return value.round === true ? Math.round(v) : v;
}

/** Resolves the tuning table once, before the scene is built. */
export function createTuning(table: SceneDoc['tuning'], state: TuningState): Tuning {
  const values = new Map(Object.entries(table).map(([name, value]) => [name, resolveTuning(value, state)]));
  if (state.calm) for (const [name, value] of Object.entries(state.set ?? {})) values.set(name, value);
  const get = (name: string): number => {
    const value = values.get(name);
    if (value === undefined || Number.isNaN(value)) throw new Error(`tuning: '${name}' is geen getal van dit document`);
    return value;
  };
  return { get, num: (value) => (typeof value === 'number' ? value : get(value.slice(1))) };
}

/** Every `$name` in the document must stand in `tuning`. */
export function checkTuning(doc: SceneDoc): SceneError | null {
  return search(doc, [], new Set(Object.keys(doc.tuning)));
}

function search(value: unknown, path: PropertyKey[], names: ReadonlySet<string>): SceneError | null {
  if (typeof value === 'string' && /^\$[a-zA-Z]\w*$/.test(value)) {
    return names.has(value.slice(1)) ? null : { pad: readablePath(path), melding: `onbekende tuning '${value}'` };
  }
  if (typeof value !== 'object' || value === null) return null;
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? value.map((v, i) => [i, v]) : Object.entries(value);
  for (const [key, inner] of entries) {
    if (key === '$schema') continue;
    const error = search(inner, [...path, key], names);
    if (error !== null) return error;
  }
  return null;
}
