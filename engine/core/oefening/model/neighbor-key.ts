/** Keyboards on which a finger can slip; on the others no slip is assumed. */
export type SlipKeyboard = 'grafeem' | 'abc' | 'qwerty' | 'azerty';

const ROWS: Readonly<Record<SlipKeyboard, readonly string[]>> = {
  grafeem: [],
  abc: [],
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};

/** Neighbours that are a spelling mistake rather than a slip: sound-alike pairs. */
const KLANK_PAIRS = new Set(['fv', 'sz', 'dt', 'ck', 'gh', 'bp', 'cs', 'ij', 'mn']);
const KLINKERS = 'aeiouy';

function spot(letter: string, rows: readonly string[]): { rij: number; column: number } | null {
  for (const [row, letters] of rows.entries()) {
    const column = letters.indexOf(letter);
    if (column >= 0) return { rij: row, column: column + row * 0.5 };
  }
  return null;
}

function beside(a: string, b: string, keyboard: SlipKeyboard): boolean {
  const rows = ROWS[keyboard];
  const pa = spot(a, rows);
  const pb = spot(b, rows);
  if (pa === null || pb === null) return false;
  return Math.abs(pa.rij - pb.rij) <= 1 && Math.abs(pa.column - pb.column) <= 1;
}

/**
 * Whether `gegeven` differs from `doel` in exactly one letter that lies next to the right key and is no sound-alike
 * or vowel swap (practice.md section 9: a slip earns one silent retry).
 */
export function isNeighborSlip(doel: string, given: string, keyboard: SlipKeyboard): boolean {
  if (doel.length !== given.length) return false;
  const spots = [...doel].flatMap((letter, i) => (letter === given[i] ? [] : [i]));
  const i = spots[0];
  if (spots.length !== 1 || i === undefined) return false;
  const a = doel[i] ?? '';
  const b = given[i] ?? '';
  if (KLANK_PAIRS.has([a, b].sort().join('')) || (KLINKERS.includes(a) && KLINKERS.includes(b))) return false;
  return beside(a, b, keyboard);
}
