import { LEERLING_SORTING } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import type { ListQuery } from '../shared/api/leerlingen.api.ts';

export const SIZES = [25, 50, 100] as const;

const integer = (text: string | null): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : 1;
};

/** What the address asks for; what it cannot mean falls back to the first page by name. */
export function readListQuery(params: URLSearchParams): Omit<ListQuery, 'zoek'> {
  const sort = params.get('sorteer');
  return {
    pagina: integer(params.get('pagina')),
    grootte: SIZES.find((size) => String(size) === params.get('grootte')) ?? SIZES[0],
    sorteer: LEERLING_SORTING.find((known) => known === sort) ?? 'naam',
    groep: params.get('groep') ?? '',
  };
}
