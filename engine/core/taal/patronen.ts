import type { Knoop, Tak } from 'hyphen/nl/index.js';

/** Patterns as flat tables: `verder[node * letters + letter]` is the next node, 0 = none; `rij[node]` the row of levels, -1 = none. */
type Patronen = {
  rijen: readonly (readonly number[])[];
  letters: ReadonlyMap<string, number>;
  verder: Uint16Array;
  rij: Int16Array;
  vast: Readonly<Record<string, readonly number[]>>;
};

/** The last answer is kept: seams and syllables ask for the same word. */
const staat: { patronen: Patronen | undefined; woord: string; breuken: number[] } = {
  patronen: undefined,
  woord: '',
  breuken: [],
};

/** Loads the Dutch hyphenation patterns once (package `hyphen`); until then the own splitter answers. Never call it in the pupil client. */
export async function laadPatronen(): Promise<void> {
  if (staat.patronen) return;
  const { default: nl } = await import('hyphen/nl/index.js');
  const [rijen, boom, vast = {}] = nl.patterns;
  staat.patronen = { rijen, ...vlak(boom), vast: { ...vast } };
}

/**
 * Break offsets of the patterns in the lower-case word, or undefined when the patterns are not loaded. The walk is ours: the
 * package keeps every word it ever saw, and a server sees words without end. Algorithm: F. M. Liang (1983).
 */
export function patroonBreuken(woord: string): number[] | undefined {
  const { patronen } = staat;
  if (!patronen) return undefined;
  if (staat.woord !== woord) {
    staat.breuken = /[\s-]/.test(woord) ? perDeel(woord, patronen) : breek(woord, patronen);
    staat.woord = woord;
  }
  return staat.breuken;
}

function perDeel(woord: string, patronen: Patronen): number[] {
  return [...woord.matchAll(/[^\s-]+/g)].flatMap((m) => breek(m[0], patronen).map((p) => p + m.index));
}

function breek(deel: string, patronen: Patronen): number[] {
  const { vast, letters } = patronen;
  const bekend = Object.hasOwn(vast, deel) ? vast[deel] : undefined;
  // The package counts the hyphens before a break too.
  if (bekend) return bekend.map((p, i) => p - i);
  const tekst = codes(`.${deel}.`, letters);
  const hoogte = new Uint8Array(tekst.length + 2);
  for (let begin = 0; begin < tekst.length - 1; begin += 1) loop({ tekst, begin, patronen, hoogte });
  const breuken: number[] = [];
  for (let p = 3; p < deel.length; p += 1) if ((hoogte[p] ?? 0) % 2 === 1) breuken.push(p - 1);
  return breuken;
}

function codes(tekst: string, letters: ReadonlyMap<string, number>): Uint8Array {
  const uit = new Uint8Array(tekst.length);
  for (let i = 0; i < tekst.length; i += 1) uit[i] = letters.get(tekst.charAt(i)) ?? 0;
  return uit;
}

/** Raises the levels of every pattern that starts at `begin`. */
function loop({
  tekst,
  begin,
  patronen,
  hoogte,
}: {
  tekst: Uint8Array;
  begin: number;
  patronen: Patronen;
  hoogte: Uint8Array;
}): void {
  const { verder, rij, letters, rijen } = patronen;
  let knoop = 0;
  for (let i = begin; i < tekst.length; i += 1) {
    knoop = verder[knoop * (letters.size + 1) + (tekst[i] ?? 0)] ?? 0;
    if (knoop === 0) return;
    const nummer = rij[knoop] ?? -1;
    // Rows of patterns that start at the word edge leave the edge out.
    if (nummer >= 0) hef(hoogte, rijen[nummer] ?? [], Math.max(begin, 1));
  }
}

/** The tree of the package as flat tables; walking its nested objects takes three times as long. */
function vlak(boom: Knoop): Pick<Patronen, 'letters' | 'verder' | 'rij'> {
  const takken: { knoop: Knoop | undefined; nummer: number }[] = [{ knoop: boom, nummer: -1 }];
  const letters = new Map<string, number>();
  const stappen: [number, number, number][] = [];
  for (let n = 0; n < takken.length; n += 1) {
    for (const [letter, tak] of Object.entries(takken[n]?.knoop ?? {})) {
      const l = letters.get(letter) ?? letters.size + 1;
      letters.set(letter, l);
      stappen.push([n, l, takken.length]);
      takken.push({ knoop: knoopVan(tak), nummer: rijVan(tak) });
    }
  }
  const verder = new Uint16Array(takken.length * (letters.size + 1));
  for (const [van, letter, naar] of stappen) verder[van * (letters.size + 1) + letter] = naar;
  return { letters, verder, rij: Int16Array.from(takken, (t) => t.nummer) };
}

function rijVan(tak: Tak): number {
  if (typeof tak === 'number') return tak;
  return isPaar(tak) ? tak[1] : -1;
}

function knoopVan(tak: Tak): Knoop | undefined {
  if (typeof tak === 'number') return undefined;
  return isPaar(tak) ? tak[0] : tak;
}

function isPaar(tak: Knoop | readonly [Knoop, number]): tak is readonly [Knoop, number] {
  return Array.isArray(tak);
}

function hef(hoogte: Uint8Array, rij: readonly number[], begin: number): void {
  for (let k = 0; k < rij.length; k += 1) {
    const nieuw = rij[k] ?? 0;
    if (nieuw > (hoogte[begin + k] ?? 0)) hoogte[begin + k] = nieuw;
  }
}
