/** Cents as somebody types them: `9,50`. */
export const euroText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Cents of `9,50`, `9.5` or `9`; undefined when it is no amount. */
export function centsOf(text: string): number | undefined {
  const read = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (read === null) return undefined;
  return Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
}
