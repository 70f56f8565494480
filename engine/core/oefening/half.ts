const buffer = new DataView(new ArrayBuffer(4));

/** IEEE 754 binary16 bits of a number, round half to even; overflow becomes infinity. */
export function naarHalf(waarde: number): number {
  buffer.setFloat32(0, waarde);
  const bits = buffer.getUint32(0);
  const teken = (bits >>> 16) & 0x8000;
  const exponent = (bits >>> 23) & 0xff;
  const mantisse = bits & 0x7fffff;
  if (exponent === 0xff) return teken | 0x7c00 | (mantisse === 0 ? 0 : 0x200);
  const e = exponent - 112;
  if (e >= 31) return teken | 0x7c00;
  if (e <= 0) return teken | subnormaal(mantisse | 0x800000, 14 - e);
  return teken | rond((e << 23) | mantisse, 13);
}

/** Value of binary16 bits. */
export function vanHalf(bits: number): number {
  const teken = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 0x1f;
  const mantisse = bits & 0x3ff;
  if (exponent === 0) return teken * mantisse * 2 ** -24;
  if (exponent === 31) return mantisse === 0 ? teken * Infinity : Number.NaN;
  return teken * (1 + mantisse / 1024) * 2 ** (exponent - 15);
}

/** Smallest normal binary16 and the largest value that does not round to infinity. */
const NORMAAL = 2 ** -14;
const GROOTST = 65_504;
/** Splits a double after 11 bits (Veltkamp 1968; Dekker, Numerische Mathematik 18, 1971). */
const SPLITS = 2 ** 42 + 1;

/** Nearest value that binary16 can hold; the common case without looking at bits. */
export function half(waarde: number): number {
  const grootte = Math.abs(waarde);
  if (!(grootte >= NORMAAL && grootte <= GROOTST)) return vanHalf(naarHalf(waarde));
  const veel = SPLITS * waarde;
  return veel - (veel - waarde);
}

function rond(bits: number, weg: number): number {
  const rest = bits & ((1 << weg) - 1);
  const grens = 1 << (weg - 1);
  const heel = bits >>> weg;
  return rest > grens || (rest === grens && (heel & 1) === 1) ? heel + 1 : heel;
}

function subnormaal(mantisse: number, weg: number): number {
  return weg > 24 ? 0 : rond(mantisse, weg);
}
