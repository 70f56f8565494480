import { isKlinkerletter } from './letters.ts';
import { GRAFEEM_UITZONDERING } from './tabellen/grafeem-uitzondering.ts';

/** Grapheme with its letter range. */
export type Grafeem = { g: string; van: number; tot: number };

type Plek = { w: string; i: number };
type Kandidaat = { tekst: string; mag?: (p: Plek) => boolean };

const EAU = /^(cad|bur|plat|niv|tabl|chat|)eau/;

function nietVoorKlinker(lengte: number): (p: Plek) => boolean {
  return ({ w, i }) => !isKlinkerletter(w.charAt(i + lengte));
}

const KANDIDATEN: readonly Kandidaat[] = [
  { tekst: 'eeuw' }, { tekst: 'ieuw' },
  { tekst: 'aai' }, { tekst: 'ooi' }, { tekst: 'oei' },
  { tekst: 'eau', mag: ({ w }) => EAU.test(w) },
  { tekst: 'sch', mag: ({ w, i }) => /^sch(e|er|s)?$/.test(w.slice(i)) && w.charAt(i - 1) === 'i' && i > 2 },
  { tekst: 'ouw', mag: nietVoorKlinker(3) }, { tekst: 'auw', mag: nietVoorKlinker(3) },
  { tekst: 'uw', mag: nietVoorKlinker(2) },
  { tekst: 'ie', mag: ({ w, i }) => !/^ie(e|u(?!w))/.test(w.slice(i)) },
  { tekst: 'eu', mag: ({ w, i }) => !/^eums?$/.test(w.slice(i)) },
  { tekst: 'ui', mag: ({ w, i }) => w.charAt(i - 1) !== 'q' },
  ...['aa', 'ee', 'oo', 'uu', 'oe', 'ei', 'ij', 'ou', 'au', 'ch', 'ng'].map((tekst) => ({ tekst })),
  { tekst: 'th', mag: ({ i }) => i === 0 }, { tekst: 'sh', mag: ({ i }) => i === 0 },
];

/** Longest-match graphemes; a grapheme never crosses a seam. Double consonants are one grapheme (`cc` before e, i, y is two). */
export function segmenteer(woord: string, naden: ReadonlySet<number>, tabellen = true): Grafeem[] {
  const w = woord.toLowerCase();
  const vast = tabellen ? GRAFEEM_UITZONDERING[w] : undefined;
  if (vast !== undefined) return plaats(woord, vast.split(' ').map((g) => g.length));
  const lengten: number[] = [];
  let i = 0;
  while (i < w.length) {
    const lengte = lengteOp({ w, i }, naden);
    lengten.push(lengte);
    i += lengte;
  }
  return plaats(woord, lengten);
}

function plaats(woord: string, lengten: readonly number[]): Grafeem[] {
  let van = 0;
  return lengten.map((lengte) => {
    const grafeem = { g: woord.slice(van, van + lengte), van, tot: van + lengte };
    van += lengte;
    return grafeem;
  });
}

function lengteOp(p: Plek, naden: ReadonlySet<number>): number {
  const past = KANDIDATEN.find(
    (k) => p.w.startsWith(k.tekst, p.i) && !kruist(p.i, k.tekst.length, naden) && (k.mag?.(p) ?? true),
  );
  if (past) return past.tekst.length;
  return isDubbel(p) && !naden.has(p.i + 1) ? 2 : 1;
}

function isDubbel({ w, i }: Plek): boolean {
  const letter = w.charAt(i);
  if (letter !== w.charAt(i + 1) || isKlinkerletter(letter) || !/[a-z]/.test(letter)) return false;
  return !(letter === 'c' && /[eiy]/.test(w.charAt(i + 2)));
}

function kruist(i: number, lengte: number, naden: ReadonlySet<number>): boolean {
  for (let n = i + 1; n < i + lengte; n += 1) if (naden.has(n)) return true;
  return false;
}
