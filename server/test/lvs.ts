import { v7 } from 'uuid';
import {
  lvsUndoSchema,
  lvsPlanSchema,
  lvsOutcomeSchema,
  type LvsChoicesInput,
  type LvsMapping,
  type LvsUndo,
  type LvsPlan,
  type LvsOutcome,
} from '../features/lvsspelling/lvsspelling.contract.ts';
import { groepResultsSchema } from '../features/lvsspelling/lvs-results.contract.ts';
import { bulk } from '../platform/database/bulk.ts';
import { dateOf } from '../platform/time/clock.ts';
import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker } from './build.ts';

type Antwoord = ReturnType<ApiKit['agent']['post']>;
interface Child {
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
  stuur(file: Buffer | string, part?: { naam?: string; token?: string; groepId?: string }): Antwoord;
  plan(file: Buffer | string, part?: { naam?: string; token?: string; groepId?: string }): Promise<LvsPlan>;
  sendMapping(plan: LvsPlan, file: Buffer | string, mapping: unknown): Antwoord;
  reread(plan: LvsPlan, file: Buffer | string, mapping: LvsMapping): Promise<LvsPlan>;
  sendExecution(plan: LvsPlan, part?: { keuzes?: LvsChoicesInput; profielnaam?: string; token?: string }): Antwoord;
  runAction(plan: LvsPlan, part?: { keuzes?: LvsChoicesInput; profielnaam?: string }): Promise<LvsOutcome>;
  undo(planId: string): Promise<LvsUndo>;
  /** Rows of the school in a table. */
  rijen(table: string, where?: object): Promise<Record<string, unknown>[]>;
}

const CHILDREN: readonly Child[] = [
  { roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Hof', geboortedatum: '2017-05-31', sleutel: '1001' },
  { roepnaam: 'Öykü', achternaam: 'Demirel', geboortedatum: '2017-01-12', sleutel: '1002' },
  { roepnaam: 'Sem', achternaam: 'Jansen', geboortedatum: '2016-11-12', sleutel: '1003' },
  { roepnaam: 'Fleur', voorvoegsel: 'de', achternaam: 'Wit', geboortedatum: '2017-02-02', sleutel: '1004' },
  { roepnaam: 'Fenna', voorvoegsel: 'de', achternaam: 'Wit', geboortedatum: '2017-02-02', sleutel: '1005' },
  { roepnaam: 'Bram', achternaam: 'Vos', geboortedatum: null, sleutel: null, groep: 'b', jaargroep: 6 },
];

let number = 0;

type Kind = 'school' | 'rt' | 'thuis';
interface People {
  /** User names. */
  namen: { management: string; docent: string };
  groep: { a: string; b: string };
}

/** Who runs the school, its two groups, and a docent of the first. */
async function buildPeople(kit: ApiKit, adminId: string, kind: Kind): Promise<People> {
  const db = kit.server.database.knex;
  const names = { management: `lvs${number}`, docent: `lvsdocent${number}` };
  await buildGebruiker(db, {
    adminId,
    role: { school: 'schooladmin', rt: 'rtadmin', thuis: 'thuisadmin' }[kind],
    naam: names.management,
    voornaam: 'Ina',
  });
  const docentId = await buildGebruiker(db, { adminId, role: 'docent', naam: names.docent, voornaam: 'Dirk' });
  const groep = { a: v7(), b: v7() };
  await db('groepen').insert(
    [
      { id: groep.a, naam: 'Groep A', jaargroepen: [5] },
      { id: groep.b, naam: 'Groep B', jaargroepen: [6] },
    ].map((row) => ({ ...row, admin_id: adminId, schooljaar: '2026-2027', code: row.id.slice(-6) })),
  );
  await db('docent_groepen').insert({ admin_id: adminId, gebruiker_id: docentId, groep_id: groep.a });
  return { namen: names, groep };
}

/** The calls of an import, as they go out. */
function createVragen(
  kit: ApiKit,
  A: string,
  token: string,
): Pick<Lvsschool, 'stuur' | 'sendMapping' | 'sendExecution'> {
  return {
    stuur: (file, upload = {}) => {
      const vraag = kit.agent.post(A).set('Authorization', `Bearer ${upload.token ?? token}`);
      if (upload.groepId !== undefined) void vraag.field('groepId', upload.groepId);
      return vraag.attach('bestand', Buffer.from(file), upload.naam ?? 'lvs.csv');
    },
    sendMapping: (plan, file, mapping) =>
      kit.agent
        .patch(`${A}/${plan.planId}`)
        .set('Authorization', `Bearer ${token}`)
        .field('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping))
        .attach('bestand', Buffer.from(file), 'lvs.csv'),
    sendExecution: (plan, { keuzes: choices = {}, profielnaam: profileName, token: other = token } = {}) =>
      kit.as(other).post(`${A}/${plan.planId}/uitvoeren`, {
        keuzes: choices,
        ...(profileName === undefined ? {} : { profielnaam: profileName }),
      }),
  };
}

export async function buildLvsschool(
  kit: ApiKit,
  part: { land?: 'NL' | 'BE'; soort?: Kind; children?: readonly Child[] } = {},
): Promise<Lvsschool> {
  number += 1;
  const db = kit.server.database.knex;
  const kind = part.soort ?? 'school';
  const adminId = await buildAdmin(db, {
    soort: kind,
    naam: `Lvsschool ${number}`,
    code: `LVS${number}`,
    ...(part.land === undefined ? {} : { land: part.land }),
  });
  const { namen: names, groep } = await buildPeople(kit, adminId, kind);
  const children = (part.children ?? CHILDREN).map((kind) => ({ ...kind, id: v7() }));
  await append(kit, adminId, { children, groep });
  const [token, docent] = [await kit.token(names.management), await kit.token(names.docent)];
  const A = `/api/admins/${adminId}/lvsimporten`;
  const vragen = createVragen(kit, A, token);
  const { stuur: send, sendMapping, sendExecution } = vragen;
  return {
    adminId,
    token,
    docent,
    groepA: groep.a,
    groepB: groep.b,
    ids: Object.fromEntries(children.map(({ roepnaam, id }) => [roepnaam, id])),
    ...vragen,
    plan: async (file, upload) => lvsPlanSchema.parse((await send(file, upload).expect(200)).body),
    reread: async (plan, file, mapping) =>
      lvsPlanSchema.parse((await sendMapping(plan, file, mapping).expect(200)).body),
    runAction: async (plan, choices) => lvsOutcomeSchema.parse((await sendExecution(plan, choices).expect(200)).body),
    undo: async (planId) =>
      lvsUndoSchema.parse((await kit.as(token).post(`${A}/${planId}/ongedaan`, {}).expect(200)).body),
    rijen: (table, where = {}) =>
      db(table)
        .where({ admin_id: adminId, ...where })
        .select('*'),
  };
}

async function append(
  kit: ApiKit,
  adminId: string,
  { children, groep }: { children: readonly (Child & { id: string })[]; groep: { a: string; b: string } },
): Promise<void> {
  const db = kit.server.database.knex;
  const at = new Date(kit.klok.now());
  await bulk(db, 'gebruikers').insert(
    children.map(({ id, roepnaam, achternaam }) => ({
      admin_id: adminId,
      id,
      role: 'leerling',
      gebruikersnaam: id,
      voornaam: roepnaam,
      achternaam,
      wachtwoord_soort: 'tekst',
      actief: true,
      versie: 1,
      aangemaakt_op: at,
      gewijzigd_op: at,
    })),
  );
  for (const { id, roepnaam, voorvoegsel, achternaam, geboortedatum, sleutel: key, jaargroep } of children) {
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
      externe_sleutel: key ?? null,
    });
  }
  await bulk(db, 'groepslidmaatschappen').insert(
    children.map((kind) => ({
      admin_id: adminId,
      leerling_id: kind.id,
      groep_id: groep[kind.groep ?? 'a'],
      van: '2026-08-01',
    })),
  );
}

export const lvsKinds = (plan: LvsPlan) => plan.regels.map(({ soort: kind }) => kind);
/** Results of a pupil of group A, by the first name. */
export async function lvsFindingsOf(kit: ApiKit, school: Lvsschool, name: string) {
  const { body } = await kit
    .as(school.token)
    .get(`/api/admins/${school.adminId}/groepen/${school.groepA}/lvsresultaten`)
    .expect(200);
  const { items } = groepResultsSchema.parse(body);
  return items.find((item) => item.naam.startsWith(name))?.resultaten ?? [];
}

/** Columns of the format, as our own template has them. */
export const LVS_HEADER =
  'leerlingkey;naam;geboortedatum;aanbieder;toets;toetscode;moment;afnamedatum;aantalopgaven;aantalgoed;vaardigheidsscore;schaal;niveau;percentiel;dle';
/** One row of the format; what is not named is the plain case. */
export function lvsRow(fields: Record<string, string> = {}): string {
  const base: Record<string, string> = {
    leerlingkey: '1001',
    aanbieder: 'cito',
    toets: 'Spelling',
    moment: 'M5',
    afnamedatum: '2024-03-12',
    schaal: 'AE',
    niveau: 'C',
    ...fields,
  };
  return LVS_HEADER.split(';')
    .map((column) => base[column] ?? '')
    .join(';');
}
export const lvsFile = (...rows: string[]): string => [LVS_HEADER, ...rows].join('\r\n');
/** Day before today, `YYYY-MM-DD`. */
export const lvsDay = (kit: ApiKit, daysAgo: number): string => dateOf(kit.klok.now() - daysAgo * 86_400_000);
