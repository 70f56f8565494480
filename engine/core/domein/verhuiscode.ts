/** Crockford's base32: no I, L, O or U. */
const TEKENS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five more signs for the check character, which counts modulo 37. */
const CONTROLE = `${TEKENS}*~$=U`;
/** Random characters in a code: 100 bits. */
const LENGTE = 20;
const GROEP = 5;

/** Check character of 20 characters. */
function controleVan(code: string): string {
  const waarde = [...code].reduce((som, teken) => (som * 32 + TEKENS.indexOf(teken)) % 37, 0);
  return CONTROLE[waarde] ?? '0';
}

/**
 * New code of a verhuistoken: 20 random characters and a check character, without dashes.
 * @param kies draws a whole number from 0 up to, not including, its argument; must be a cryptographic source
 */
export function maakVerhuiscode(kies: (max: number) => number): string {
  const code = Array.from({ length: LENGTE }, () => TEKENS[kies(TEKENS.length)] ?? '0').join('');
  return code + controleVan(code);
}

/** Code as people read it: XXXXX-XXXXX-XXXXX-XXXXX-C. */
export function toonVerhuiscode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROEP}}`, 'g')) ?? []).join('-');
}

/** `vorm` = not a code at all, `controle` = a slip of the pen: the check character does not fit. */
export type GelezenCode = { ok: true; code: string } | { ok: false; fout: 'vorm' | 'controle' };

/** Code as it was typed: case, dashes and spaces do not matter, O counts as 0, I and L as 1. */
export function leesVerhuiscode(tekst: string): GelezenCode {
  const kaal = tekst.toUpperCase().replaceAll(/[\s-]/g, '');
  const inhoud = kaal.slice(0, LENGTE).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const controle = kaal.slice(LENGTE).replace('O', '0').replace(/[IL]/, '1');
  if (
    kaal.length !== LENGTE + 1 ||
    [...inhoud].some((teken) => !TEKENS.includes(teken)) ||
    !CONTROLE.includes(controle)
  )
    return { ok: false, fout: 'vorm' };
  return controle === controleVan(inhoud) ? { ok: true, code: inhoud + controle } : { ok: false, fout: 'controle' };
}
