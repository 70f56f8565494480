import type { Groepsresultaten, LvsResultaat } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { dleTekst } from '../lvsspelling/lvs-tekst.ts';

const KOLOMMEN = [
  'aanbieder',
  'toets',
  'toetscode',
  'moment',
  'afnamedatum',
  'aantalopgaven',
  'aantalgoed',
  'vaardigheidsscore',
  'schaal',
  'niveau',
  'percentiel',
  'dle',
  'dl',
  'fn',
] as const;

function cel(rij: LvsResultaat, kolom: (typeof KOLOMMEN)[number]): string {
  return kolom === 'dle' && rij.dle !== undefined ? dleTekst(rij.dle) : String(rij[kolom] ?? '');
}

/** Results in the form the import reads, so that they come in again as they went out. */
export function lvsCsv({ items }: Groepsresultaten): string[][] {
  return [
    ['leerlingkey', 'naam', ...KOLOMMEN],
    ...items.flatMap(({ naam, sleutel = '', resultaten }) =>
      resultaten.map((rij) => [sleutel, naam, ...KOLOMMEN.map((kolom) => cel(rij, kolom))]),
    ),
  ];
}
