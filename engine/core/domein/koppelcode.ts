/** No vowels, so that no word can arise; no 0, 1, I, L or O, which look alike. */
const CHARACTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
/** About 38 bits: enough for a code that lives for days and whose guessing is slowed down. */
const LENGTH = 8;
const GROEP = 4;

/**
 * New code that hands a pupil to home, to a practice or to a sign-in service: eight characters without a dash.
 * @param kies draws a whole number from 0 up to, not including, its argument; must be a cryptographic source
 */
export function createKoppelcode(choose: (max: number) => number): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[choose(CHARACTERS.length)] ?? 'B').join('');
}

/** Code as people read it: BCDF-GH23. */
export function formatKoppelcode(code: string): string {
  return `${code.slice(0, GROEP)}-${code.slice(GROEP)}`;
}

/** Code as it was typed, without case, dashes and spaces; undefined when it cannot be one. */
export function parseKoppelcode(text: string): string | undefined {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return bare.length === LENGTH && [...bare].every((draw) => CHARACTERS.includes(draw)) ? bare : undefined;
}
