import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { PriceKind } from '../prijzen/prijzen.contract.ts';
import { totalOf, type PriceLine } from '../prijzen/total.read.ts';
import type { FactuurLine, FactuurPeriod } from './facturen.contract.ts';

/** A practice and a home that pay for a year pay ten months. */
const MONTHS: Readonly<Record<FactuurPeriod, number>> = { maand: 1, jaar: 10, schooljaar: 1 };
const PERIODS: Readonly<Record<PriceKind, readonly FactuurPeriod[]>> = {
  school: ['schooljaar'],
  rt: ['jaar', 'maand'],
  thuis: ['jaar', 'maand'],
};
/** Periods that a kind of customer can pay for, the usual one first. */
export const periodsOf = (kind: PriceKind): readonly FactuurPeriod[] => PERIODS[kind];

interface Wanted {
  kind: PriceKind;
  seats: number;
  features: readonly string[];
  period: FactuurPeriod;
}

/** Lines of a paper by the prices that hold now; undefined when the prices know no such number. */
export function proposeLines(
  prices: readonly PriceLine[],
  { kind, seats, features, period }: Wanted,
  locale: TextLocale,
): FactuurLine[] | undefined {
  const total = totalOf(kind, prices, seats);
  if (total === null) return undefined;
  const text = (key: string): string => serverText(locale, `factuur.regel.${key}`, { aantal: seats });
  const base = licentieLine({ kind, seats, period }, { total, prices }, text);
  const extra = features.flatMap((feature) => {
    const price = prices.find(({ part }) => part === feature);
    return price === undefined ? [] : [{ tekst: text(feature), aantal: 1, bedrag: price.bedrag }];
  });
  return [base, ...extra];
}

/** A school pays for each leerling, unless the least it pays is more; the others pay for a period. */
function licentieLine(
  { kind, seats, period }: Pick<Wanted, 'kind' | 'seats' | 'period'>,
  { total, prices }: { total: number; prices: readonly PriceLine[] },
  text: (key: string) => string,
): FactuurLine {
  if (kind !== 'school') return { tekst: text(`${kind}.${period}`), aantal: MONTHS[period], bedrag: total };
  const band = prices.find(
    ({ part, van: from, tot: until }) => part === 'licentie' && seats >= from && (until === null || seats <= until),
  );
  if (band === undefined || band.bedrag * seats < total) return { tekst: text('minimum'), aantal: 1, bedrag: total };
  return { tekst: text('school'), aantal: seats, bedrag: band.bedrag };
}
