import useSWR, { mutate } from 'swr';
import {
  accountgegevensSchema,
  type Accountgegevens,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { auditSchema, type Auditlijst, type Auditsoort } from '#server/features/audit/audit.contract.ts';
import {
  exportenSchema,
  exportSchema,
  type Export,
  type Exporten,
  type Exportvorm,
} from '#server/features/exporten/exporten.contract.ts';
import {
  wisverzoekenSchema,
  wisverzoekSchema,
  type NieuwWisverzoek,
  type Wisverzoek,
  type Wisverzoeken,
} from '#server/features/wissen/wisverzoeken.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';
import { useLees, vraag, type Stand } from '../admins.api.ts';

const A = (adminId: string): string => `/admins/${adminId}`;
const KIJK_MS = 2_000;
const isBezig = ({ status }: Export): boolean => status === 'wacht' || status === 'bezig';

export const useAccountgegevens = (adminId: string): Stand<Accountgegevens> =>
  useLees(`${A(adminId)}/accountgegevens`, accountgegevensSchema.parse);

/** Changes details or settings; the frame shows the name too, so it is read again. */
export async function bewaarTenant(
  adminId: string,
  deel: 'accountgegevens' | 'instellingen',
  body: object,
): Promise<Accountgegevens> {
  const uit = await http.json(`${A(adminId)}/${deel}`, accountgegevensSchema.parse, { method: 'PATCH', body });
  await mutate(`${A(adminId)}/accountgegevens`, uit, { revalidate: false });
  await mutate(
    (sleutel) =>
      typeof sleutel === 'string' && (sleutel === A(adminId) || sleutel.startsWith(`${A(adminId)}/prullenbakitems`)),
  );
  return uit;
}

export interface Logvraag {
  pagina: number;
  grootte?: number;
  soort: Auditsoort | '';
  van: string;
  tot: string;
}
const logPad = (adminId: string, { pagina, grootte, soort, van, tot }: Logvraag): string =>
  `${A(adminId)}/audit${vraag({ pagina: String(pagina), grootte: grootte === undefined ? '' : String(grootte), actie: soort, van, tot })}`;
export const useLogboek = (adminId: string, query: Logvraag): Stand<Auditlijst> =>
  useLees(logPad(adminId, query), auditSchema.parse);

/** Every page of the log, for a file. */
export async function leesHeelLogboek(adminId: string, query: Logvraag): Promise<Auditlijst['items']> {
  const items: Auditlijst['items'] = [];
  for (let pagina = 1; ; pagina += 1) {
    const deel = await http.json(logPad(adminId, { ...query, pagina, grootte: 500 }), auditSchema.parse);
    items.push(...deel.items);
    if (items.length >= deel.totaal || deel.items.length === 0) return items;
  }
}

/** The own exports; while one is made its progress is asked every two seconds. */
export function useExporten(adminId: string): Stand<Exporten> {
  return useSWR<Exporten, HttpFout>(`${A(adminId)}/exporten`, (pad: string) => http.json(pad, exportenSchema.parse), {
    shouldRetryOnError: false,
    keepPreviousData: true,
    revalidateOnFocus: false,
    refreshInterval: (stand) => (stand?.items.some(isBezig) === true ? KIJK_MS : 0),
  });
}
export const vraagExport = (adminId: string): Promise<Export> =>
  http.json(`${A(adminId)}/exporten`, exportSchema.parse, { method: 'POST', eenmalig: true });
export const haalExport = async (adminId: string, id: string): Promise<Blob> =>
  (await http.vraag(`${A(adminId)}/exporten/${id}/bestand`)).blob();
export const haalLeerling = async (adminId: string, leerlingId: string, vorm: Exportvorm): Promise<Blob> =>
  (await http.vraag(`${A(adminId)}/leerlingen/${leerlingId}/export?vorm=${vorm}`)).blob();

export const useWisverzoeken = (adminId: string): Stand<Wisverzoeken> =>
  useLees(`${A(adminId)}/wisverzoeken`, wisverzoekenSchema.parse);
export const vraagWissen = (adminId: string, body: NieuwWisverzoek): Promise<Wisverzoek> =>
  http.json(`${A(adminId)}/wisverzoeken`, wisverzoekSchema.parse, { method: 'POST', body, eenmalig: true });
export const trekWissenIn = (adminId: string, id: string): Promise<unknown> =>
  http.vraag(`${A(adminId)}/wisverzoeken/${id}`, { method: 'DELETE' });
