import type { Knoop, Tak } from 'hyphen/nl/index.js';

type Patronen = { rijen: readonly (readonly number[])[]; boom: Knoop; vast: Readonly<Record<string, readonly number[]>> };

/** The last answer is kept: seams and syllables ask for the same word. */
const staat: { patronen: Patronen | undefined; woord: string; breuken: number[] } = { patronen: undefined, woord: '', breuken: [] };

/** Loads the Dutch hyphenation patterns once (package `hyphen`); until then the own splitter answers. Never call it in the pupil client. */
export async function laadPatronen(): Promise<void> {
  if (staat.patronen) return;
  const { default: nl } = await import('hyphen/nl/index.js');
  const [rijen, boom, vast = {}] = nl.patterns;
  staat.patronen = { rijen, boom, vast: { ...vast } };
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

function breek(deel: string, { rijen, boom, vast }: Patronen): number[] {
  const bekend = Object.hasOwn(vast, deel) ? vast[deel] : undefined;
  // The package counts the hyphens before a break too.
  if (bekend) return bekend.map((p, i) => p - i);
  const tekst = `.${deel}.`;
  const hoogte = new Uint8Array(tekst.length + 2);
  for (let begin = 0; begin < tekst.length - 1; begin += 1) loop({ tekst, begin, boom, rijen, hoogte });
  const breuken: number[] = [];
  for (let p = 3; p < deel.length; p += 1) if ((hoogte[p] ?? 0) % 2 === 1) breuken.push(p - 1);
  return breuken;
}

/** Raises the levels of every pattern that starts at `begin`. */
function loop({ tekst, begin, boom, rijen, hoogte }: { tekst: string; begin: number; boom: Knoop; rijen: Patronen['rijen']; hoogte: Uint8Array }): void {
  let knoop: Knoop | undefined = boom;
  for (let i = begin; i < tekst.length && knoop; i += 1) {
    const tak: Tak | undefined = knoop[tekst.charAt(i)];
    if (tak === undefined) return;
    const rij = rijVan(tak);
    // Rows of patterns that start at the word edge leave the edge out.
    if (rij !== undefined) hef(hoogte, rijen[rij] ?? [], Math.max(begin, 1));
    knoop = knoopVan(tak);
  }
}

function rijVan(tak: Tak): number | undefined {
  if (typeof tak === 'number') return tak;
  return isPaar(tak) ? tak[1] : undefined;
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
