/**
 * Whether the check digits of a Belgian company number fit: 97 − (first eight digits mod 97) = the last two.
 * Source: Crossroads Bank for Enterprises (KBO), number of ten digits that begins with 0 or 1.
 */
export function isOndernemingsnummer(cijfers: string): boolean {
  if (!/^[01]\d{9}$/.test(cijfers)) return false;
  return 97 - (Number(cijfers.slice(0, 8)) % 97) === Number(cijfers.slice(8));
}

const BTW_NL = /^NL(\d{9})B(\d{2})$/;
/** Letters count as 10 for A up to 35 for Z. */
const letterwaarden = (tekst: string): string => tekst.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
const isMod97 = (cijfers: string): boolean =>
  [...cijfers].reduce((rest, cijfer) => (rest * 10 + Number(cijfer)) % 97, 0) === 1;
const isElfproef = (negen: string): boolean => {
  let som = 0;
  for (let plek = 0; plek < 8; plek += 1) som += Number(negen[plek]) * (9 - plek);
  return som % 11 === Number(negen.at(-1));
};

/**
 * Whether a VAT number is possible: NL with the check on mod 97 (since 2020, one-man businesses) or the older elfproef of
 * the first nine digits; BE with the check digits of the company number. Source: EU VIES algorithms.
 */
export function isBtwNummer(nummer: string, land: 'NL' | 'BE'): boolean {
  if (land === 'BE') return nummer.startsWith('BE') && isOndernemingsnummer(nummer.slice(2));
  const delen = BTW_NL.exec(nummer);
  return delen !== null && (isMod97(letterwaarden(nummer)) || isElfproef(delen[1] ?? ''));
}

/** Postcode as it is written: NL `1234 AB` (never SA, SD or SS, never from 0), BE four digits from 1000; undefined when it is none. */
export function leesPostcode(invoer: string, land: 'NL' | 'BE'): string | undefined {
  const dicht = invoer.replaceAll(/\s/g, '').toUpperCase();
  if (land === 'BE') return /^[1-9]\d{3}$/.test(dicht) ? dicht : undefined;
  return /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/.test(dicht) ? `${dicht.slice(0, 4)} ${dicht.slice(4)}` : undefined;
}
