import useSWR from 'swr';
import type { NieuweUitnodigingen } from '#server/features/docenten/docenten.contract.ts';
import {
  importgeschiedenisSchema,
  importplanSchema,
  ongedaanSchema,
  uitkomstSchema,
  type Importgeschiedenis,
  type Importplan,
  type KeuzesInvoer,
  type Ongedaan,
  type Uitkomst,
} from '#server/features/importplan/importplan.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';
import type { Stand } from '../admins.api.ts';

export type Importsoort = 'edexml' | 'csv';

const pad = (adminId: string, soort: Importsoort): string =>
  `/admins/${adminId}/${soort === 'edexml' ? 'edexml' : 'leerlingimporten'}`;

export function useGeschiedenis(adminId: string): Stand<Importgeschiedenis> {
  return useSWR<Importgeschiedenis, HttpFout>(
    `/admins/${adminId}/importplannen`,
    (adres: string) => http.json(adres, importgeschiedenisSchema.parse),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

/** Sends a file and gets what would happen. */
export function maakPlan(adminId: string, soort: Importsoort, bestand: File): Promise<Importplan> {
  const body = new FormData();
  body.set('bestand', bestand);
  return http.json(pad(adminId, soort), importplanSchema.parse, { method: 'POST', body });
}

export function voerUit(adminId: string, plan: Importplan, keuzes: KeuzesInvoer): Promise<Uitkomst> {
  return http.json(`${pad(adminId, plan.soort)}/${plan.planId}/uitvoeren`, uitkomstSchema.parse, {
    method: 'POST',
    body: { keuzes },
  });
}

export function maakOngedaan(adminId: string, plan: { soort: Importsoort; planId: string }): Promise<Ongedaan> {
  return http.json(`${pad(adminId, plan.soort)}/${plan.planId}/ongedaan`, ongedaanSchema.parse, {
    method: 'POST',
    body: {},
  });
}

/** Invites teachers of one group set; whoever is invited already stays so. */
export async function nodigUit(adminId: string, leerkrachten: Uitkomst['leerkrachten']): Promise<void> {
  for (const { email, groepIds } of leerkrachten) {
    const body: NieuweUitnodigingen = { emails: [email], rol: 'docent', groepIds };
    await http.vraag(`/admins/${adminId}/uitnodigingen`, { method: 'POST', body, eenmalig: true });
  }
}
