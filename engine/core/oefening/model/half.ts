const buffer = new DataView(new ArrayBuffer(4));

/** IEEE 754 binary16 bits of a number, round half to even; overflow becomes infinity. */
export function toHalf(value: number): number {
  buffer.setFloat32(0, value);
  const bits = buffer.getUint32(0);
  const draw = (bits >>> 16) & 0x8000;
  const exponent = (bits >>> 23) & 0xff;
  const mantissa = bits & 0x7fffff;
  if (exponent === 0xff) return draw | 0x7c00 | (mantissa === 0 ? 0 : 0x200);
  const e = exponent - 112;
  if (e >= 31) return draw | 0x7c00;
  if (e <= 0) return draw | subnormal(mantissa | 0x800000, 14 - e);
  return draw | round((e << 23) | mantissa, 13);
}

/** Value of binary16 bits. */
export function fromHalf(bits: number): number {
  const draw = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 0x1f;
  const mantissa = bits & 0x3ff;
  if (exponent === 0) return draw * mantissa * 2 ** -24;
  if (exponent === 31) return mantissa === 0 ? draw * Infinity : Number.NaN;
  return draw * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}

/** Smallest normal binary16 and the largest value that does not round to infinity. */
const NORMAL = 2 ** -14;
const LARGEST = 65_504;
/** Splits a double after 11 bits (Veltkamp 1968; Dekker, Numerische Mathematik 18, 1971). */
const SPLIT = 2 ** 42 + 1;

/** Nearest value that binary16 can hold; the common case without looking at bits. */
export function half(value: number): number {
  const size = Math.abs(value);
  if (!(size >= NORMAL && size <= LARGEST)) return fromHalf(toHalf(value));
  const many = SPLIT * value;
  return many - (many - value);
}

function round(bits: number, gone: number): number {
  const rest = bits & ((1 << gone) - 1);
  const bound = 1 << (gone - 1);
  const whole = bits >>> gone;
  return rest > bound || (rest === bound && (whole & 1) === 1) ? whole + 1 : whole;
}

function subnormal(mantissa: number, gone: number): number {
  return gone > 24 ? 0 : round(mantissa, gone);
}
