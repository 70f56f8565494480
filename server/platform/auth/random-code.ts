import { randomInt } from 'node:crypto';

/** No vowels, so that no word can arise; no 0, 1, I, L or O, which look alike. */
const CODE_CHARACTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** Code that somebody reads aloud or types over. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');
