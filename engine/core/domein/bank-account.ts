/** Account number as it is stored: capitals, without spaces. */
export const plainAccount = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
const LENGTHS: Readonly<Record<string, number>> = { NL: 18, BE: 16 };

/**
 * Whether an IBAN can exist: the country and its check digits to the back, letters as 10 for A up to 35 for Z, and what is left of a
 * division by 97 is 1. Source: ISO 13616.
 */
export function isBankAccount(account: string): boolean {
  if (!SHAPE.test(account) || account.length !== (LENGTHS[account.slice(0, 2)] ?? account.length)) return false;
  const moved = `${account.slice(4)}${account.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as it is read. */
export const accountText = (account: string): string => account.replaceAll(/(.{4})(?=.)/g, '$1 ');
