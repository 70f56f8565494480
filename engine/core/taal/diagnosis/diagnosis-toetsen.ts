/** Keyboard a pupil types on. */
export type TypingKeyboard = 'qwerty' | 'azerty';

const ROWS: Readonly<Record<TypingKeyboard, readonly string[]>> = {
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
};

/** Whether two letters lie next to each other on the keyboard, also one row up or down. */
export function isAdjacentKey(a: string, b: string, keyboard: TypingKeyboard): boolean {
  const rows = ROWS[keyboard];
  const spot = (letter: string): [number, number] | undefined => {
    const row = letter.length === 1 ? rows.findIndex((r) => r.includes(letter)) : -1;
    return row < 0 ? undefined : [row, (rows[row]?.indexOf(letter) ?? 0) + row * 0.5];
  };
  const [p, q] = [spot(a), spot(b)];
  return p !== undefined && q !== undefined && a !== b && Math.abs(p[0] - q[0]) <= 1 && Math.abs(p[1] - q[1]) <= 1;
}
