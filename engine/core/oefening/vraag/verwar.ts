/** Graphemes children really confuse, per grapheme: by sound, by shape or by length. First = strongest. */
const VERWAR: Readonly<Record<string, readonly string[]>> = {
  ei: ['ij', 'ie'], ij: ['ei', 'ie'], au: ['ou', 'oe'], ou: ['au', 'oe'], oe: ['eu', 'ou'], eu: ['ui', 'oe'], ui: ['eu', 'oe'], ie: ['i', 'ei'],
  aa: ['a', 'oo'], a: ['aa', 'o'], ee: ['e', 'ie'], e: ['ee', 'i'], oo: ['o', 'oe'], o: ['oo', 'a'], uu: ['u', 'oe'], u: ['uu', 'i'], i: ['ie', 'e'],
  b: ['d', 'p'], d: ['b', 't'], p: ['b', 't'], t: ['d', 'k'], f: ['v', 'w'], v: ['f', 'w'], w: ['v', 'f'], s: ['z', 'c'], z: ['s', 'v'],
  g: ['ch', 'k'], ch: ['g', 'k'], k: ['c', 't'], c: ['k', 's'], m: ['n', 'w'], n: ['m', 'ng'], ng: ['n', 'nk'], l: ['r', 'n'], r: ['l', 'n'], h: ['g', 'n'], j: ['g', 'i'],
  aai: ['aaj', 'ai'], ooi: ['ooj', 'oi'], oei: ['oej', 'oe'], eeuw: ['eew', 'ieuw'], ieuw: ['iew', 'eeuw'], uw: ['u', 'uuw'], kk: ['k', 'gg'], pp: ['p'], tt: ['t'], nn: ['n'], mm: ['m'], ll: ['l'], rr: ['r'], ss: ['s'], bb: ['b'], dd: ['d'], ff: ['f'], gg: ['g'],
  ï: ['i', 'ie'], ë: ['e', 'ee'], ü: ['u', 'uu'], ö: ['o', 'oo'], é: ['ee', 'e'], "'": [], ' ': [], '-': [],
};

/** Confusable graphemes, strongest first; empty when none is known. */
export function verwarVan(grafeem: string): readonly string[] {
  return VERWAR[grafeem.toLowerCase()] ?? [];
}
