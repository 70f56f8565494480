/**
 * Whether the check digits of a Belgian company number fit: 97 − (first eight digits mod 97) = the last two.
 * Source: Crossroads Bank for Enterprises (KBO), number of ten digits that begins with 0 or 1.
 */
export function isEnterpriseNumber(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

const VAT_NL = /^NL(\d{9})B(\d{2})$/;
/** Letters count as 10 for A up to 35 for Z. */
const letterValues = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
const isMod97 = (digits: string): boolean =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
const passesElevenTest = (nine: string): boolean => {
  let sum = 0;
  for (let spot = 0; spot < 8; spot += 1) sum += Number(nine[spot]) * (9 - spot);
  return sum % 11 === Number(nine.at(-1));
};

/**
 * Whether a VAT number is possible: NL with the check on mod 97 (since 2020, one-man businesses) or the older elfproef of
 * the first nine digits; BE with the check digits of the company number. Source: EU VIES algorithms.
 */
export function isVatNumber(number: string, land: 'NL' | 'BE'): boolean {
  if (land === 'BE') return number.startsWith('BE') && isEnterpriseNumber(number.slice(2));
  const parts = VAT_NL.exec(number);
  return parts !== null && (isMod97(letterValues(number)) || passesElevenTest(parts[1] ?? ''));
}

/** Postcode as it is written: NL `1234 AB` (never SA, SD or SS, never from 0), BE four digits from 1000; undefined when it is none. */
export function parsePostcode(input: string, land: 'NL' | 'BE'): string | undefined {
  const closed = input.replaceAll(/\s/g, '').toUpperCase();
  if (land === 'BE') return /^[1-9]\d{3}$/.test(closed) ? closed : undefined;
  return /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/.test(closed) ? `${closed.slice(0, 4)} ${closed.slice(4)}` : undefined;
}
