/** Cents as somebody types them: `9,50`; below zero with a minus. */
export const euroText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Cents of `9,50`, `9.5` or `9`; undefined when it is no amount. */
export function centsOf(text: string): number | undefined {
  const read = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (read === null) return undefined;
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
}

/** The same for an amount that may be a discount. */
export function signedCentsOf(text: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const cents = centsOf(rest);
  return cents === undefined || sign === '' ? cents : 0 - cents;
}

/** Cents as they are read: `€ 1.237,50`. */
export const moneyText = (language: string, cents: number): string =>
  new Intl.NumberFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
