/** Keyboard a pupil types on. */
export type Toetsenbord = 'qwerty' | 'azerty';

const RIJEN: Readonly<Record<Toetsenbord, readonly string[]>> = {
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};

/** Whether two letters lie next to each other on the keyboard, also one row up or down. */
export function isBuurtoets(a: string, b: string, toetsenbord: Toetsenbord): boolean {
  const rijen = RIJEN[toetsenbord];
  const plek = (letter: string): [number, number] | undefined => {
    const rij = rijen.findIndex((r) => r.includes(letter));
    return rij < 0 ? undefined : [rij, (rijen[rij]?.indexOf(letter) ?? 0) + rij * 0.5];
  };
  const [p, q] = [plek(a), plek(b)];
  return p !== undefined && q !== undefined && a !== b && Math.abs(p[0] - q[0]) <= 1 && Math.abs(p[1] - q[1]) <= 1;
}
