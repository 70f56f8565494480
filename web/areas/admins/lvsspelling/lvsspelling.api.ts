import {
  lvsGeschiedenisSchema,
  lvsOngedaanSchema,
  lvsPlanSchema,
  lvsUitkomstSchema,
  type LvsGeschiedenis,
  type LvsKeuzesInvoer,
  type LvsMapping,
  type LvsOngedaan,
  type LvsPlan,
  type LvsUitkomst,
} from '#server/features/lvsspelling/lvsspelling.contract.ts';
import {
  groepsresultatenSchema,
  lvsResultaatSchema,
  type Groepsresultaten,
  type LvsResultaat,
  type NieuwLvsResultaat,
} from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { http } from '#web/platform/http.ts';
import { bewaarBlob } from '#web/ui/csv.ts';
import { useLees, type Stand } from '../admins.api.ts';

const pad = (adminId: string): string => `/admins/${adminId}/lvsimporten`;

export const useLvsGeschiedenis = (adminId: string): Stand<LvsGeschiedenis> =>
  useLees(pad(adminId), lvsGeschiedenisSchema.parse);
export const useGroepsresultaten = (adminId: string, groepId: string): Stand<Groepsresultaten> =>
  useLees(`/admins/${adminId}/groepen/${groepId}/lvsresultaten`, groepsresultatenSchema.parse);

function formulier(bestand: File, veld?: [string, string]): FormData {
  const body = new FormData();
  // The text comes first: the server reads the parts in order.
  if (veld !== undefined) body.set(...veld);
  body.set('bestand', bestand);
  return body;
}

/** Sends a file and gets what would happen. */
export const maakLvsPlan = (adminId: string, bestand: File): Promise<LvsPlan> =>
  http.json(pad(adminId), lvsPlanSchema.parse, { method: 'POST', body: formulier(bestand) });

/** The same file with another mapping: the server keeps no file. */
export const herleesLvsPlan = (
  adminId: string,
  planId: string,
  deel: { bestand: File; mapping: LvsMapping },
): Promise<LvsPlan> =>
  http.json(`${pad(adminId)}/${planId}`, lvsPlanSchema.parse, {
    method: 'PATCH',
    body: formulier(deel.bestand, ['mapping', JSON.stringify(deel.mapping)]),
  });

export const voerLvsUit = (
  adminId: string,
  planId: string,
  deel: { keuzes: LvsKeuzesInvoer; profielnaam?: string },
): Promise<LvsUitkomst> =>
  http.json(`${pad(adminId)}/${planId}/uitvoeren`, lvsUitkomstSchema.parse, { method: 'POST', body: deel });

export const maakLvsOngedaan = (adminId: string, planId: string): Promise<LvsOngedaan> =>
  http.json(`${pad(adminId)}/${planId}/ongedaan`, lvsOngedaanSchema.parse, { method: 'POST', body: {} });

/** Rows that did not come along; the server writes the file. */
export async function bewaarNietGevonden(adminId: string, planId: string, naam: string): Promise<void> {
  const antwoord = await http.vraag(`${pad(adminId)}/${planId}/niet-gevonden.csv`);
  bewaarBlob(naam, await antwoord.blob());
}

export const voegResultaatToe = (
  adminId: string,
  leerlingId: string,
  resultaat: NieuwLvsResultaat,
): Promise<LvsResultaat> =>
  http.json(`/admins/${adminId}/leerlingen/${leerlingId}/lvsresultaten`, lvsResultaatSchema.parse, {
    method: 'POST',
    body: resultaat,
    eenmalig: true,
  });

export const verwijderResultaat = (adminId: string, leerlingId: string, resultaatId: string): Promise<unknown> =>
  http.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/lvsresultaten/${resultaatId}`, { method: 'DELETE' });
