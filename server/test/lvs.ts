import { v7 } from 'uuid';
import {
  lvsOngedaanSchema,
  lvsPlanSchema,
  lvsUitkomstSchema,
  type LvsKeuzesInvoer,
  type LvsMapping,
  type LvsOngedaan,
  type LvsPlan,
  type LvsUitkomst,
} from '../features/lvsspelling/lvsspelling.contract.ts';
import { groepsresultatenSchema } from '../features/lvsspelling/lvsresultaten.contract.ts';
import { bulk } from '../platform/database/bulk.ts';
import { datumVan } from '../platform/tijd/klok.ts';
import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker } from './bouw.ts';

type Antwoord = ReturnType<ApiKit['agent']['post']>;
interface Kind {
  roepnaam: string;
  voorvoegsel?: string;
  achternaam: string;
  geboortedatum?: string | null;
  sleutel?: string | null;
  groep?: 'a' | 'b';
  jaargroep?: number;
}

/** A school of its own with two groups of pupils, a schooladmin, and a docent of group A. */
export interface Lvsschool {
  adminId: string;
  token: string;
  docent: string;
  groepA: string;
  groepB: string;
  /** Ids of the pupils by first name and key. */
  ids: Record<string, string>;
  stuur(bestand: Buffer | string, deel?: { naam?: string; token?: string; groepId?: string }): Antwoord;
  plan(bestand: Buffer | string, deel?: { naam?: string; token?: string; groepId?: string }): Promise<LvsPlan>;
  stuurMapping(plan: LvsPlan, bestand: Buffer | string, mapping: unknown): Antwoord;
  herlees(plan: LvsPlan, bestand: Buffer | string, mapping: LvsMapping): Promise<LvsPlan>;
  stuurUit(plan: LvsPlan, deel?: { keuzes?: LvsKeuzesInvoer; profielnaam?: string; token?: string }): Antwoord;
  voerUit(plan: LvsPlan, deel?: { keuzes?: LvsKeuzesInvoer; profielnaam?: string }): Promise<LvsUitkomst>;
  ongedaan(planId: string): Promise<LvsOngedaan>;
  /** Rows of the school in a table. */
  rijen(tabel: string, waar?: object): Promise<Record<string, unknown>[]>;
}

const KINDEREN: readonly Kind[] = [
  { roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Hof', geboortedatum: '2017-05-31', sleutel: '1001' },
  { roepnaam: 'Öykü', achternaam: 'Demirel', geboortedatum: '2017-01-12', sleutel: '1002' },
  { roepnaam: 'Sem', achternaam: 'Jansen', geboortedatum: '2016-11-12', sleutel: '1003' },
  { roepnaam: 'Fleur', voorvoegsel: 'de', achternaam: 'Wit', geboortedatum: '2017-02-02', sleutel: '1004' },
  { roepnaam: 'Fenna', voorvoegsel: 'de', achternaam: 'Wit', geboortedatum: '2017-02-02', sleutel: '1005' },
  { roepnaam: 'Bram', achternaam: 'Vos', geboortedatum: null, sleutel: null, groep: 'b', jaargroep: 6 },
];

let nummer = 0;

type Soort = 'school' | 'rt' | 'thuis';
interface Mensen {
  /** User names. */
  namen: { beheer: string; docent: string };
  groep: { a: string; b: string };
}

/** Who runs the school, its two groups, and a docent of the first. */
async function bouwMensen(kit: ApiKit, adminId: string, soort: Soort): Promise<Mensen> {
  const db = kit.server.database.knex;
  const namen = { beheer: `lvs${nummer}`, docent: `lvsdocent${nummer}` };
  await buildGebruiker(db, {
    adminId,
    role: { school: 'schooladmin', rt: 'rtadmin', thuis: 'thuisadmin' }[soort],
    naam: namen.beheer,
    voornaam: 'Ina',
  });
  const docentId = await buildGebruiker(db, { adminId, role: 'docent', naam: namen.docent, voornaam: 'Dirk' });
  const groep = { a: v7(), b: v7() };
  await db('groepen').insert(
    [
      { id: groep.a, naam: 'Groep A', jaargroepen: [5] },
      { id: groep.b, naam: 'Groep B', jaargroepen: [6] },
    ].map((rij) => ({ ...rij, admin_id: adminId, schooljaar: '2026-2027', code: rij.id.slice(-6) })),
  );
  await db('docent_groepen').insert({ admin_id: adminId, gebruiker_id: docentId, groep_id: groep.a });
  return { namen, groep };
}

/** The calls of an import, as they go out. */
function createVragen(kit: ApiKit, A: string, token: string): Pick<Lvsschool, 'stuur' | 'stuurMapping' | 'stuurUit'> {
  return {
    stuur: (bestand, upload = {}) => {
      const vraag = kit.agent.post(A).set('Authorization', `Bearer ${upload.token ?? token}`);
      if (upload.groepId !== undefined) void vraag.field('groepId', upload.groepId);
      return vraag.attach('bestand', Buffer.from(bestand), upload.naam ?? 'lvs.csv');
    },
    stuurMapping: (plan, bestand, mapping) =>
      kit.agent
        .patch(`${A}/${plan.planId}`)
        .set('Authorization', `Bearer ${token}`)
        .field('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping))
        .attach('bestand', Buffer.from(bestand), 'lvs.csv'),
    stuurUit: (plan, { keuzes = {}, profielnaam, token: ander = token } = {}) =>
      kit
        .als(ander)
        .post(`${A}/${plan.planId}/uitvoeren`, { keuzes, ...(profielnaam === undefined ? {} : { profielnaam }) }),
  };
}

export async function bouwLvsschool(
  kit: ApiKit,
  deel: { land?: 'NL' | 'BE'; soort?: Soort; kinderen?: readonly Kind[] } = {},
): Promise<Lvsschool> {
  nummer += 1;
  const db = kit.server.database.knex;
  const soort = deel.soort ?? 'school';
  const adminId = await buildAdmin(db, {
    soort,
    naam: `Lvsschool ${nummer}`,
    code: `LVS${nummer}`,
    ...(deel.land === undefined ? {} : { land: deel.land }),
  });
  const { namen, groep } = await bouwMensen(kit, adminId, soort);
  const kinderen = (deel.kinderen ?? KINDEREN).map((kind) => ({ ...kind, id: v7() }));
  await voegToe(kit, adminId, { kinderen, groep });
  const [token, docent] = [await kit.token(namen.beheer), await kit.token(namen.docent)];
  const A = `/api/admins/${adminId}/lvsimporten`;
  const vragen = createVragen(kit, A, token);
  const { stuur, stuurMapping, stuurUit } = vragen;
  return {
    adminId,
    token,
    docent,
    groepA: groep.a,
    groepB: groep.b,
    ids: Object.fromEntries(kinderen.map(({ roepnaam, id }) => [roepnaam, id])),
    ...vragen,
    plan: async (bestand, upload) => lvsPlanSchema.parse((await stuur(bestand, upload).expect(200)).body),
    herlees: async (plan, bestand, mapping) =>
      lvsPlanSchema.parse((await stuurMapping(plan, bestand, mapping).expect(200)).body),
    voerUit: async (plan, keuzes) => lvsUitkomstSchema.parse((await stuurUit(plan, keuzes).expect(200)).body),
    ongedaan: async (planId) =>
      lvsOngedaanSchema.parse((await kit.als(token).post(`${A}/${planId}/ongedaan`, {}).expect(200)).body),
    rijen: (tabel, waar = {}) =>
      db(tabel)
        .where({ admin_id: adminId, ...waar })
        .select('*'),
  };
}

async function voegToe(
  kit: ApiKit,
  adminId: string,
  { kinderen, groep }: { kinderen: readonly (Kind & { id: string })[]; groep: { a: string; b: string } },
): Promise<void> {
  const db = kit.server.database.knex;
  const op = new Date(kit.klok.now());
  await bulk(db, 'gebruikers').insert(
    kinderen.map(({ id, roepnaam, achternaam }) => ({
      admin_id: adminId,
      id,
      role: 'leerling',
      gebruikersnaam: id,
      voornaam: roepnaam,
      achternaam,
      wachtwoord_soort: 'tekst',
      actief: true,
      versie: 1,
      aangemaakt_op: op,
      gewijzigd_op: op,
    })),
  );
  for (const { id, roepnaam, voorvoegsel, achternaam, geboortedatum, sleutel, jaargroep } of kinderen) {
    await db('leerlingen').insert({
      admin_id: adminId,
      id,
      roepnaam,
      voorvoegsel: voorvoegsel ?? null,
      achternaam,
      weergavenaam: roepnaam,
      jaargroep: jaargroep ?? 5,
      dier: 'vos',
      geboortedatum: geboortedatum ?? null,
      externe_sleutel: sleutel ?? null,
    });
  }
  await bulk(db, 'groepslidmaatschappen').insert(
    kinderen.map((kind) => ({
      admin_id: adminId,
      leerling_id: kind.id,
      groep_id: groep[kind.groep ?? 'a'],
      van: '2026-08-01',
    })),
  );
}

export const lvsSoorten = (plan: LvsPlan) => plan.regels.map(({ soort }) => soort);
/** Results of a pupil of group A, by the first name. */
export async function lvsUitslagenVan(kit: ApiKit, school: Lvsschool, naam: string) {
  const { body } = await kit
    .als(school.token)
    .get(`/api/admins/${school.adminId}/groepen/${school.groepA}/lvsresultaten`)
    .expect(200);
  const { items } = groepsresultatenSchema.parse(body);
  return items.find((item) => item.naam.startsWith(naam))?.resultaten ?? [];
}

/** Columns of the format, as our own template has them. */
export const LVS_KOP =
  'leerlingkey;naam;geboortedatum;aanbieder;toets;toetscode;moment;afnamedatum;aantalopgaven;aantalgoed;vaardigheidsscore;schaal;niveau;percentiel;dle';
/** One row of the format; what is not named is the plain case. */
export function lvsRij(velden: Record<string, string> = {}): string {
  const basis: Record<string, string> = {
    leerlingkey: '1001',
    aanbieder: 'cito',
    toets: 'Spelling',
    moment: 'M5',
    afnamedatum: '2024-03-12',
    schaal: 'AE',
    niveau: 'C',
    ...velden,
  };
  return LVS_KOP.split(';')
    .map((kolom) => basis[kolom] ?? '')
    .join(';');
}
export const lvsBestand = (...rijen: string[]): string => [LVS_KOP, ...rijen].join('\r\n');
/** Day before today, `YYYY-MM-DD`. */
export const lvsDag = (kit: ApiKit, dagenGeleden: number): string =>
  datumVan(kit.klok.now() - dagenGeleden * 86_400_000);
