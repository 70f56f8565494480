/** Keyboards on which a finger can slip; on the others no slip is assumed. */
export type Toetsenbord = 'grafeem' | 'abc' | 'qwerty' | 'azerty';

const RIJEN: Readonly<Record<Toetsenbord, readonly string[]>> = {
  grafeem: [],
  abc: [],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};

/** Neighbours that are a spelling mistake rather than a slip: sound-alike pairs. */
const KLANKPAREN = new Set(['fv', 'sz', 'dt', 'ck', 'gh', 'bp', 'cs', 'ij', 'mn']);
const KLINKERS = 'aeiouy';

function plek(letter: string, rijen: readonly string[]): { rij: number; kolom: number } | null {
  for (const [rij, letters] of rijen.entries()) {
    const kolom = letters.indexOf(letter);
    if (kolom >= 0) return { rij, kolom: kolom + rij * 0.5 };
  }
  return null;
}

function naast(a: string, b: string, toetsenbord: Toetsenbord): boolean {
  const rijen = RIJEN[toetsenbord];
  const pa = plek(a, rijen);
  const pb = plek(b, rijen);
  if (pa === null || pb === null) return false;
  return Math.abs(pa.rij - pb.rij) <= 1 && Math.abs(pa.kolom - pb.kolom) <= 1;
}

/**
 * Whether `gegeven` differs from `doel` in exactly one letter that lies next to the right key and is no sound-alike
 * or vowel swap (practice.md section 9: a slip earns one silent retry).
 */
export function buurtoets(doel: string, gegeven: string, toetsenbord: Toetsenbord): boolean {
  if (doel.length !== gegeven.length) return false;
  const plekken = [...doel].flatMap((letter, i) => (letter === gegeven[i] ? [] : [i]));
  const i = plekken[0];
  if (plekken.length !== 1 || i === undefined) return false;
  const a = doel[i] ?? '';
  const b = gegeven[i] ?? '';
  if (KLANKPAREN.has([a, b].sort().join('')) || (KLINKERS.includes(a) && KLINKERS.includes(b))) return false;
  return naast(a, b, toetsenbord);
}
