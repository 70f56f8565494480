/** Crockford's base32: no I, L, O or U. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five more signs for the check character, which counts modulo 37. */
const CHECK = `${CHARACTERS}*~$=U`;
/** Random characters in a code: 100 bits. */
const LENGTH = 20;
const GROEP = 5;

/** Check character of 20 characters. */
function checkCharOf(code: string): string {
  const value = [...code].reduce((sum, draw) => (sum * 32 + CHARACTERS.indexOf(draw)) % 37, 0);
  return CHECK[value] ?? '0';
}

/**
 * New code of a verhuistoken: 20 random characters and a check character, without dashes.
 * @param kies draws a whole number from 0 up to, not including, its argument; must be a cryptographic source
 */
export function createTransferCode(choose: (max: number) => number): string {
  const code = Array.from({ length: LENGTH }, () => CHARACTERS[choose(CHARACTERS.length)] ?? '0').join('');
  return code + checkCharOf(code);
}

/** Code as people read it: XXXXX-XXXXX-XXXXX-XXXXX-C. */
export function formatTransferCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROEP}}`, 'g')) ?? []).join('-');
}

/** `vorm` = not a code at all, `controle` = a slip of the pen: the check character does not fit. */
export type ParsedCode = { ok: true; code: string } | { ok: false; fout: 'vorm' | 'controle' };

/** Code as it was typed: case, dashes and spaces do not matter, O counts as 0, I and L as 1. */
export function parseTransferCode(text: string): ParsedCode {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const content = bare.slice(0, LENGTH).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const check = bare.slice(LENGTH).replace('O', '0').replace(/[IL]/, '1');
  if (bare.length !== LENGTH + 1 || [...content].some((draw) => !CHARACTERS.includes(draw)) || !CHECK.includes(check))
    return { ok: false, fout: 'vorm' };
  return check === checkCharOf(content) ? { ok: true, code: content + check } : { ok: false, fout: 'controle' };
}
