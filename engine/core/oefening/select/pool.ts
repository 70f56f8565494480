import type { Format } from '../contract/contract.ts';
import {
  formatParams,
  weightedForContext,
  guessChance,
  type Weighted,
  type ItemContext,
  type Model,
  type PracticeItem,
} from '../model/model.ts';
import type { Params } from '../model/params.ts';
import { doelFor, type Restriction } from '../model/settings.ts';

/** Format in which an item would be asked, with its number of options; null when nothing fits. */
export type FormatChoice = (itemId: string, doelId: string) => { format: Format; k: number } | null;

/** Question about an item, whatever the day. */
export type PoolVraag = Omit<ItemContext, 'day'>;

/**
 * Items inside the filters, whoever practises and whenever. One row per item, the numbers in columns: thousands of rows
 * are scored for one taak, and a row as an object of its own takes twice as long.
 */
export interface Pool {
  restriction: Restriction;
  params: Params;
  vragen: readonly PoolVraag[];
  /** Stored number of the item. */
  nr: Uint32Array;
  /** 1 = an answer in this format moves the memory of the word. */
  memory: Uint8Array;
  /** Whether there are rows with a memory route and without one. */
  routes: readonly ('vol' | 'geen')[];
  /** Family of the main category. */
  family: Uint8Array;
  /** Different sets of weighed categories; few, so what depends on them alone is worked out once for all their rows. */
  groepen: readonly Weighted[];
  /** Mean difficulty of the rows of each set, logits, and how much their spread flattens the chance of the mean. */
  groepB: Float64Array;
  groepSlope: Float64Array;
  /** Set of each row. */
  groep: Uint32Array;
  /** Numbers of the goals, and the goal of each row. */
  doelen: ReadonlyMap<string, number>;
  doel: Uint32Array;
  /** a3 times the difficulty and the offset of the format, logits; e to that power, which the odds against a right answer are multiplied with. */
  gravity: Float64Array;
  hardness: Float64Array;
  /** Guess chance. */
  guess: Float64Array;
  /** Place in the list of the leerkracht; -1 = not on it. */
  required: Int32Array;
}

/** Gives every different key the next number. */
function createNumbers(): { van: (key: string) => number; numbers: Map<string, number> } {
  const numbers = new Map<string, number>();
  return {
    numbers,
    van: (key) => {
      const old = numbers.get(key);
      if (old !== undefined) return old;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    },
  };
}

/** Mean difficulty per set, and the slope that its spread leaves. */
function spreadOf(
  { groep, gravity }: Pick<Pool, 'groep' | 'gravity'>,
  count: number,
  flattening: number,
): Pick<Pool, 'groepB' | 'groepSlope'> {
  const n = new Float64Array(count);
  const sum = new Float64Array(count);
  const squares = new Float64Array(count);
  for (let i = 0; i < groep.length; i += 1) {
    const g = groep[i] ?? 0;
    const b = gravity[i] ?? 0;
    n[g] = (n[g] ?? 0) + 1;
    sum[g] = (sum[g] ?? 0) + b;
    squares[g] = (squares[g] ?? 0) + b * b;
  }
  const groepB = sum.map((x, g) => x / Math.max(1, n[g] ?? 1));
  const variance = squares.map((x, g) => Math.max(0, x / Math.max(1, n[g] ?? 1) - (groepB[g] ?? 0) ** 2));
  return { groepB, groepSlope: variance.map((v) => 1 / Math.sqrt(1 + flattening * v)) };
}

/** Pool of given questions; those about unknown items are left out. */
export function poolFrom(m: Model, restriction: Restriction, all: readonly PoolVraag[]): Pool {
  const vragen = all.filter((vraag) => m.items.has(vraag.itemId));
  return poolOf(m, restriction, { vragen, items: vragen.map(({ itemId }) => m.items.get(itemId)) });
}

/** Pool of questions beside their items: each is looked up once. */
function poolOf(
  m: Model,
  restriction: Restriction,
  { vragen, items }: { vragen: readonly PoolVraag[]; items: readonly (PracticeItem | undefined)[] },
): Pool {
  const n = vragen.length;
  const sets = createNumbers();
  const doelen = createNumbers();
  const list = new Map([...restriction.required.entries()].reverse().map(([nr, id]) => [id, nr]));
  const groepen: Weighted[] = [];
  const pool = {
    nr: new Uint32Array(n),
    memory: new Uint8Array(n),
    family: new Uint8Array(n),
    groep: new Uint32Array(n),
    doel: new Uint32Array(n),
    gravity: new Float64Array(n),
    hardness: new Float64Array(n),
    guess: new Float64Array(n),
    required: new Int32Array(n),
  };
  for (let i = 0; i < n; i += 1) {
    const vraag = vragen[i];
    const item = items[i];
    if (vraag === undefined || item === undefined) continue;
    const fp = formatParams(m.params, vraag.format, vraag.k);
    const weighted = weightedForContext(item, vraag);
    const groep = sets.van(weighted.key);
    groepen[groep] ??= weighted;
    pool.nr[i] = item.nr;
    pool.memory[i] = fp.memory === 'geen' ? 0 : 1;
    pool.family[i] = weighted.family;
    pool.groep[i] = groep;
    pool.doel[i] = doelen.van(vraag.doelId);
    const gravity = m.params.a3 * item.b + fp.fmt;
    pool.gravity[i] = gravity;
    pool.hardness[i] = Math.exp(gravity);
    pool.guess[i] = guessChance(fp, vraag.k);
    pool.required[i] = list.get(vraag.itemId) ?? -1;
  }
  const spread = spreadOf(pool, groepen.length, m.params.glicko);
  const routes = (['vol', 'geen'] as const).filter((route) => pool.memory.includes(route === 'vol' ? 1 : 0));
  return { restriction, params: m.params, vragen, groepen, ...spread, routes, doelen: doelen.numbers, ...pool };
}

/** Pool of the items inside the filters, each with its goal and format. */
export function createPool(m: Model, restriction: Restriction, format: FormatChoice): Pool {
  const vragen: PoolVraag[] = [];
  const items: PracticeItem[] = [];
  for (const item of m.items.values()) {
    const doelId = doelFor(restriction, item);
    if (doelId === null) continue;
    const choice = format(item.id, doelId);
    if (choice === null || !restriction.formaten.has(choice.format)) continue;
    vragen.push({ itemId: item.id, doelId, format: choice.format, k: choice.k });
    items.push(item);
  }
  return poolOf(m, restriction, { vragen, items });
}
