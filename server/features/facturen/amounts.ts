import type { FactuurLine, VatKind } from './facturen.contract.ts';

/** Cents of a paper: without VAT, the VAT, and together. */
export interface Amounts {
  bedrag: number;
  btw: number;
  totaal: number;
}
interface Party {
  land: 'NL' | 'BE';
  btwNummer: string;
}
/** Which VAT a paper carries: percent, and why. */
export interface Vat {
  kind: VatKind;
  rate: number;
}

export const lineSum = ({ aantal: count, bedrag: cents }: Pick<FactuurLine, 'aantal' | 'bedrag'>): number =>
  count * cents;

/** VAT is reckoned once over the whole, in cents, half a cent away from zero, so that a credit note takes off exactly what was put on. */
export function amountsOf(lines: readonly FactuurLine[], rate: number): Amounts {
  const sum = lines.reduce((total, line) => total + lineSum(line), 0);
  const vat = Math.sign(sum) * Math.round((Math.abs(sum) * rate) / 100);
  return { bedrag: sum, btw: vat, totaal: sum + vat };
}

/**
 * VAT between our two countries. At home the rate of the country. Across the border: a business with a VAT number reckons it itself
 * (reverse charge, article 196 of Directive 2006/112/EC); anybody else pays the rate of its own country, which we pay on there
 * (electronic services, article 58).
 */
export function vatOf(sender: Party, customer: Party, rate: number): Vat {
  if (sender.land === customer.land) return { kind: 'binnenland', rate };
  if (customer.btwNummer !== '') return { kind: 'verlegd', rate: 0 };
  return { kind: 'bestemming', rate };
}
