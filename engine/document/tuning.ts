import type { Num } from './velden.schema.ts';
import { leesbaarPad, type SceneFout } from './fout.ts';
import type { SceneDoc, TuningValue } from './scene.ts';

/** Play level and mode under which numbers are looked up. `set` overrides by name (`modes.calm.set`). */
export interface TuningStand {
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
export function resolveTuning(value: TuningValue, stand: TuningStand): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Number.NaN;
  if (stand.calm && value.calm !== undefined) return value.calm;
  if ('steps' in value)
    return value.steps.reduce((last, [grens, v]) => (stand.s >= grens ? v : last), value.steps[0]?.[1] ?? 0);
  const s = Math.min(1, Math.max(0, stand.s));
  const v = value.from + (value.to - value.from) * s;
  return value.round === true ? Math.round(v) : v;
}

/** Resolves the tuning table once, before the scene is built. */
export function createTuning(table: SceneDoc['tuning'], stand: TuningStand): Tuning {
  const values = new Map(Object.entries(table).map(([name, value]) => [name, resolveTuning(value, stand)]));
  if (stand.calm) for (const [name, value] of Object.entries(stand.set ?? {})) values.set(name, value);
  const get = (name: string): number => {
    const value = values.get(name);
    if (value === undefined || Number.isNaN(value)) throw new Error(`tuning: '${name}' is geen getal van dit document`);
    return value;
  };
  return { get, num: (value) => (typeof value === 'number' ? value : get(value.slice(1))) };
}

/** Every `$name` in the document must stand in `tuning`. */
export function checkTuning(doc: SceneDoc): SceneFout | null {
  return zoek(doc, [], new Set(Object.keys(doc.tuning)));
}

function zoek(value: unknown, path: PropertyKey[], namen: ReadonlySet<string>): SceneFout | null {
  if (typeof value === 'string' && /^\$[a-zA-Z]\w*$/.test(value)) {
    return namen.has(value.slice(1)) ? null : { pad: leesbaarPad(path), melding: `onbekende tuning '${value}'` };
  }
  if (typeof value !== 'object' || value === null) return null;
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? value.map((v, i) => [i, v]) : Object.entries(value);
  for (const [key, inner] of entries) {
    if (key === '$schema') continue;
    const fout = zoek(inner, [...path, key], namen);
    if (fout !== null) return fout;
  }
  return null;
}
