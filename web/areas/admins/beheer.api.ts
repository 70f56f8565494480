import { mutate } from 'swr';
import {
  docentnamenSchema,
  groepDetailSchema,
  groepVerwijderdSchema,
  type Docentnamen,
  type GroepDetail,
  type GroepKopie,
  type GroepVerwijderd,
  type GroepWijziging,
  type NieuweGroep,
  type SubgroepInvoer,
} from '#server/features/groepen/groepen-beheer.contract.ts';
import {
  jaarovergangStandSchema,
  jaarovergangUitkomstSchema,
  type Jaarovergang,
  type JaarovergangStand,
  type JaarovergangUitkomst,
} from '#server/features/jaarovergang/jaarovergang.contract.ts';
import {
  leerlingDetailSchema,
  leerlingenToegevoegdSchema,
  leerlinglijstSchema,
  leerlingvoorstellenSchema,
  verplaatstSchema,
  verwijderdSchema,
  type LeerlingDetail,
  type LeerlingenToegevoegd,
  type LeerlingenToevoegen,
  type Leerlinglijst,
  type LeerlingvoorstellenVraag,
  type Leerlingvoorstellen,
  type LeerlingWijziging,
  type Verplaatst,
  type Verplaatsing,
  type Verwijderd,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import {
  hersteldSchema,
  prullenbakSchema,
  type Hersteld,
  type Herstelling,
  type Prullenbak,
} from '#server/features/leerlingen/prullenbak.contract.ts';
import { http } from '#web/platform/http.ts';
import { useLees, vraag, type Stand } from './admins.api.ts';

const A = (adminId: string): string => `/admins/${adminId}`;
const G = (adminId: string, groepId: string): string => `${A(adminId)}/groepen/${groepId}`;

/** After a change every list of this tenant is read again; what is on the screen stays until then. */
const ververs = (adminId: string): Promise<unknown> =>
  mutate((sleutel) =>
    typeof sleutel === 'string' ? sleutel.startsWith(A(adminId)) : Array.isArray(sleutel) && sleutel.includes(adminId),
  );

/** Reads the lists of a tenant again once something was changed. */
export async function daarna<T>(adminId: string, werk: Promise<T>): Promise<T> {
  const uit = await werk;
  await ververs(adminId);
  return uit;
}

export const useDocentnamen = (adminId: string, aan: boolean): Stand<Docentnamen> =>
  useLees(aan ? `${A(adminId)}/docentnamen` : null, docentnamenSchema.parse);
export const useGroep = (adminId: string, groepId: string | null): Stand<GroepDetail> =>
  useLees(groepId === null ? null : G(adminId, groepId), groepDetailSchema.parse);
export const useLeerling = (adminId: string, leerlingId: string | null): Stand<LeerlingDetail> =>
  useLees(leerlingId === null ? null : `${A(adminId)}/leerlingen/${leerlingId}`, leerlingDetailSchema.parse);
export const useJaarovergang = (adminId: string): Stand<JaarovergangStand> =>
  useLees(`${A(adminId)}/jaarovergang`, jaarovergangStandSchema.parse);
export const usePrullenbak = (adminId: string, query: { pagina: number; zoek: string }): Stand<Prullenbak> =>
  useLees(
    `${A(adminId)}/prullenbakitems${vraag({ pagina: String(query.pagina), zoek: query.zoek })}`,
    prullenbakSchema.parse,
  );
/** Every page of the bin, for a file. */
export async function leesHelePrullenbak(adminId: string, zoek: string): Promise<Prullenbak['items']> {
  const items: Prullenbak['items'] = [];
  for (let pagina = 1; ; pagina += 1) {
    const deel = await http.json(
      `${A(adminId)}/prullenbakitems${vraag({ pagina: String(pagina), grootte: '100', zoek })}`,
      prullenbakSchema.parse,
    );
    items.push(...deel.items);
    if (items.length >= deel.totaal || deel.items.length === 0) return items;
  }
}
export interface Lijstvraag {
  pagina: number;
  grootte: number;
  zoek: string;
  sorteer: string;
  groep: string;
}
const lijstPad = (adminId: string, query: Lijstvraag): string =>
  `${A(adminId)}/leerlingen${vraag({ pagina: String(query.pagina), grootte: String(query.grootte), zoek: query.zoek, sorteer: query.sorteer, groep: query.groep })}`;
export const useLeerlinglijst = (adminId: string, query: Lijstvraag | null): Stand<Leerlinglijst> =>
  useLees(query === null ? null : lijstPad(adminId, query), leerlinglijstSchema.parse);

/** Every page of a list, for a file. */
export async function leesHeleLijst(adminId: string, query: Lijstvraag): Promise<Leerlinglijst['items']> {
  const items: Leerlinglijst['items'] = [];
  for (let pagina = 1; ; pagina += 1) {
    const deel = await http.json(lijstPad(adminId, { ...query, pagina, grootte: 100 }), leerlinglijstSchema.parse);
    items.push(...deel.items);
    if (items.length >= deel.totaal || deel.items.length === 0) return items;
  }
}

/** The newest record, e.g. before it is changed. */
export const leesGroep = (adminId: string, id: string): Promise<GroepDetail> =>
  http.json(G(adminId, id), groepDetailSchema.parse);
export const maakGroep = (adminId: string, groep: NieuweGroep): Promise<GroepDetail> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/groepen`, groepDetailSchema.parse, { method: 'POST', body: groep, eenmalig: true }),
  );
export const wijzigGroep = (adminId: string, id: string, groep: GroepWijziging): Promise<GroepDetail> =>
  daarna(adminId, http.json(G(adminId, id), groepDetailSchema.parse, { method: 'PATCH', body: groep }));
export const verwijderGroep = (adminId: string, id: string): Promise<GroepVerwijderd> =>
  daarna(adminId, http.json(G(adminId, id), groepVerwijderdSchema.parse, { method: 'DELETE' }));
export const archiveerGroep = (adminId: string, id: string, archief: boolean): Promise<GroepDetail> =>
  daarna(
    adminId,
    http.json(`${G(adminId, id)}/archiveringen`, groepDetailSchema.parse, {
      method: archief ? 'POST' : 'DELETE',
      ...(archief ? { eenmalig: true } : {}),
    }),
  );
export const kopieerGroep = (adminId: string, id: string, kopie: GroepKopie): Promise<GroepDetail> =>
  daarna(
    adminId,
    http.json(`${G(adminId, id)}/kopieen`, groepDetailSchema.parse, { method: 'POST', body: kopie, eenmalig: true }),
  );
export const zetDocenten = (adminId: string, id: string, ids: readonly string[]): Promise<GroepDetail> =>
  daarna(adminId, http.json(`${G(adminId, id)}/docenten`, groepDetailSchema.parse, { method: 'PUT', body: { ids } }));
export const bewaarSubgroep = (
  adminId: string,
  plek: { groepId: string; id: string | null },
  subgroep: SubgroepInvoer,
): Promise<GroepDetail> =>
  daarna(
    adminId,
    http.json(
      `${G(adminId, plek.groepId)}/subgroepen${plek.id === null ? '' : `/${plek.id}`}`,
      groepDetailSchema.parse,
      { method: plek.id === null ? 'POST' : 'PATCH', body: subgroep, eenmalig: plek.id === null },
    ),
  );
export const verwijderSubgroep = (adminId: string, plek: { groepId: string; id: string }): Promise<GroepDetail> =>
  daarna(
    adminId,
    http.json(`${G(adminId, plek.groepId)}/subgroepen/${plek.id}`, groepDetailSchema.parse, { method: 'DELETE' }),
  );

export const voegLeerlingenToe = (
  adminId: string,
  groepId: string,
  invoer: LeerlingenToevoegen,
): Promise<LeerlingenToegevoegd> =>
  daarna(
    adminId,
    http.json(`${G(adminId, groepId)}/leerlingen`, leerlingenToegevoegdSchema.parse, {
      method: 'POST',
      body: invoer,
      eenmalig: true,
    }),
  );
export const vraagVoorstellen = (
  adminId: string,
  vraagNamen: LeerlingvoorstellenVraag,
  signal: AbortSignal,
): Promise<Leerlingvoorstellen> =>
  http.json(`${A(adminId)}/leerlingvoorstellen`, leerlingvoorstellenSchema.parse, {
    method: 'POST',
    body: vraagNamen,
    signal,
  });
export const wijzigLeerling = (adminId: string, id: string, wijziging: LeerlingWijziging): Promise<LeerlingDetail> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/leerlingen/${id}`, leerlingDetailSchema.parse, { method: 'PATCH', body: wijziging }),
  );
export const verplaats = (adminId: string, verplaatsing: Verplaatsing): Promise<Verplaatst> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/leerlingen/verplaatsingen`, verplaatstSchema.parse, {
      method: 'POST',
      body: verplaatsing,
      eenmalig: true,
    }),
  );
export const naarPrullenbak = (adminId: string, ids: readonly string[], reden: string): Promise<Verwijderd> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/leerlingen/verwijderingen`, verwijderdSchema.parse, {
      method: 'POST',
      body: { ids, reden },
      eenmalig: true,
    }),
  );
export const stuurNotitie = (adminId: string, ids: readonly string[], tekst: string): Promise<unknown> =>
  http.vraag(`${A(adminId)}/leerlingen/notities`, { method: 'POST', body: { ids, tekst }, eenmalig: true });
export const herstel = (adminId: string, herstelling: Herstelling): Promise<Hersteld> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/prullenbakitems/herstellingen`, hersteldSchema.parse, {
      method: 'POST',
      body: herstelling,
      eenmalig: true,
    }),
  );
export const wisLeerling = (adminId: string, id: string, bevestiging: string): Promise<unknown> =>
  daarna(adminId, http.vraag(`${A(adminId)}/prullenbakitems/${id}`, { method: 'DELETE', body: { bevestiging } }));
export const voerJaarovergangUit = (adminId: string, plan: Jaarovergang): Promise<JaarovergangUitkomst> =>
  daarna(
    adminId,
    http.json(`${A(adminId)}/jaarovergangen`, jaarovergangUitkomstSchema.parse, {
      method: 'POST',
      body: plan,
      eenmalig: true,
    }),
  );
