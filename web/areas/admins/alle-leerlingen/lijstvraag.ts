import { LEERLINGSORTERING } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import type { Lijstvraag } from '../beheer.api.ts';

export const GROOTTES = [25, 50, 100] as const;

const geheel = (tekst: string | null): number => {
  const getal = Number(tekst);
  return Number.isInteger(getal) && getal >= 1 ? getal : 1;
};

/** What the address asks for; what it cannot mean falls back to the first page by name. */
export function leesLijstvraag(params: URLSearchParams): Omit<Lijstvraag, 'zoek'> {
  const sorteer = params.get('sorteer') ?? '';
  const kolom = sorteer.replace(/^-/, '');
  return {
    pagina: geheel(params.get('pagina')),
    grootte: GROOTTES.find((grootte) => String(grootte) === params.get('grootte')) ?? GROOTTES[0],
    sorteer: LEERLINGSORTERING.some((bekend) => bekend === kolom) ? sorteer : 'naam',
    groep: params.get('groep') ?? '',
  };
}
