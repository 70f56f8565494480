import { isoDag } from '../datum.ts';
import type { Periode } from '../admins.api.ts';

export const PERIODES = ['schooljaar', 'vier_weken', 'maand', 'zelf'] as const;
export type PeriodeKeuze = (typeof PERIODES)[number];

const WEEK_4 = 28;

/** Dates of a choice; a whole school year needs none. */
export function datumsVan(keuze: PeriodeKeuze, nu: Date): Periode {
  if (keuze === 'vier_weken')
    return { van: isoDag(new Date(nu.getFullYear(), nu.getMonth(), nu.getDate() - WEEK_4)), tot: isoDag(nu) };
  if (keuze === 'maand') return { van: isoDag(new Date(nu.getFullYear(), nu.getMonth(), 1)), tot: isoDag(nu) };
  return {};
}

const DATUM = /^\d{4}-\d{2}-\d{2}$/;
const geldig = (datum: string | null): string | undefined => (datum !== null && DATUM.test(datum) ? datum : undefined);

/** Period in the address: a named one, or own dates. */
export function leesPeriode(
  params: URLSearchParams,
  nu: Date,
): { keuze: PeriodeKeuze; periode: Periode; fout: boolean } {
  const keuze = PERIODES.find((naam) => naam === params.get('periode')) ?? 'schooljaar';
  const periode =
    keuze === 'zelf' ? { van: geldig(params.get('van')), tot: geldig(params.get('tot')) } : datumsVan(keuze, nu);
  const fout = periode.van !== undefined && periode.tot !== undefined && periode.van > periode.tot;
  return { keuze, periode, fout };
}
