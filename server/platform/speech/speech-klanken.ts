/** A single Dutch speech sound: espeak phonemes, and how many ms may be heard (a stop needs a vowel to lean on, which is then cut short). */
export interface Klank {
  fonemen: string;
  maxMs: number | null;
}

const lang = (fonemen: string): Klank => ({ fonemen, maxMs: null });
const short = (fonemen: string): Klank => ({ fonemen, maxMs: 170 });

const KLANKEN: Readonly<Record<string, Klank>> = {
  aa: lang("'a:"),
  ee: lang("'e:"),
  oo: lang("'o:"),
  uu: lang("'y"),
  ie: lang("'i"),
  eu: lang("'Y:"),
  oe: lang("'u"),
  ei: lang("'EI"),
  ij: lang("'EI"),
  ui: lang("'Wy"),
  ou: lang("'VU"),
  au: lang("'VU"),
  auw: lang("'VU"),
  ouw: lang("'VU"),
  aai: lang("'a:j"),
  ooi: lang("'o:j"),
  oei: lang("'uj"),
  ieuw: lang("'iw"),
  eeuw: lang("'eU"),
  uw: lang("'yU"),
  eer: lang("'e:r"),
  oor: lang("'o:r"),
  eur: lang("'Y:r"),
  a: lang("'A"),
  e: lang("'E"),
  i: lang("'I"),
  o: lang("'O"),
  u: lang("'8"),
  y: lang("'i"),
  ë: lang("'e:"),
  ï: lang("'i"),
  ö: lang("'o:"),
  ü: lang("'y"),
  é: lang("'e:"),
  è: lang("'E:"),
  ê: lang("'E:"),
  m: lang('mmm'),
  n: lang('nnn'),
  l: lang('lll'),
  r: lang('rr@'),
  f: lang('ff'),
  s: lang('ss'),
  v: lang('vv@'),
  z: lang('zz@'),
  g: lang('xx'),
  ch: lang('xx'),
  ng: lang('NNN'),
  nk: lang('NNk'),
  sch: lang('sx@'),
  schr: lang('sr@'),
  sj: lang('S'),
  x: lang('ks'),
  w: short('v#@'),
  j: short('j@'),
  h: short('h@'),
  b: short('b@'),
  d: short('d@'),
  k: short('k@'),
  c: short('k@'),
  q: short('k@'),
  p: short('p@'),
  t: short('t@'),
};

/** The sound of a grapheme; null when the text is no known grapheme and must be read as a word. */
export function klankFor(grafeem: string): Klank | null {
  const key = grafeem.toLowerCase();
  const itself = Object.hasOwn(KLANKEN, key) ? KLANKEN[key] : undefined;
  if (itself) return itself;
  // A doubled consonant (bb, pp, tt) sounds like one.
  const single = /^([b-df-hj-np-tv-z])\1$/.exec(key)?.[1];
  return single === undefined ? null : klankFor(single);
}
