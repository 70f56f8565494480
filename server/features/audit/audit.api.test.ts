import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datumVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { AUDITACTIES, type Auditregel } from './audit.contract.ts';

let kit: ApiKit;
let bea: ReturnType<ApiKit['als']>;
const DAG = 86_400_000;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const lees = async (query = '') => (await bea.get(`/api/admins/${een().adminId}/audit${query}`).expect(200)).body;
const regel = (deel: {
  actie: string;
  soort?: string;
  doelId?: string;
  rol?: string;
  wie?: string;
  op?: number;
  reden?: string;
  adminId?: string;
}) =>
  db()('audit').insert({
    admin_id: deel.adminId ?? een().adminId,
    id: v7(),
    wie: deel.wie ?? een().schooladmin,
    rol: deel.rol ?? 'schooladmin',
    actie: deel.actie,
    soort: deel.soort ?? 'admin',
    doel_id: deel.doelId ?? een().adminId,
    reden: deel.reden ?? null,
    op: new Date(deel.op ?? kit.klok.now()),
  });
beforeAll(async () => {
  kit = await startKit();
  bea = kit.als(await kit.token('beheer.een'));
  await db()('audit').where({ admin_id: een().adminId }).delete();
  await regel({ actie: 'leerling.gewijzigd', soort: 'leerling', doelId: een().leerling });
  await regel({ actie: 'groep.docenten', soort: 'groep', doelId: een().groepA, op: kit.klok.now() - DAG });
  await regel({ actie: 'leerlingen.prullenbak', soort: 'aantal', doelId: '3', op: kit.klok.now() - 2 * DAG });
  await regel({
    actie: 'uitnodiging.verzonden:docent',
    soort: 'uitnodiging',
    doelId: v7(),
    op: kit.klok.now() - 3 * DAG,
  });
  await regel({
    actie: 'voortgang.lezen',
    rol: 'office',
    wie: v7(),
    reden: 'hulpvraag van Bea',
    op: kit.klok.now() - 4 * DAG,
  });
  await regel({
    actie: 'privacy.opschonen:audit',
    soort: 'aantal',
    doelId: '12',
    rol: 'systeem',
    wie: '00000000-0000-0000-0000-000000000000',
    op: kit.klok.now() - 5 * DAG,
  });
  await regel({
    actie: 'geweigerd:groepen.lezen',
    soort: 'route',
    rol: 'docent',
    wie: een().docent,
    op: kit.klok.now() - 6 * DAG,
  });
  await regel({ actie: 'leerling.gewijzigd', soort: 'leerling', doelId: v7(), op: kit.klok.now() - 7 * DAG });
  await regel({ actie: 'groep.toegevoegd', soort: 'groep', doelId: 'geen-id', adminId: kit.scholen.twee.adminId });
});
afterAll(() => kit.stop());

describe('the log of a tenant', () => {
  it('comes newest first with the names of now, and nothing of another tenant', async () => {
    const { items, totaal } = await lees();
    expect(totaal).toBe(8);
    expect(items.map((item: Auditregel) => [item.actie, item.soort])).toEqual([
      ['leerling.gewijzigd', 'leerlingen'],
      ['groep.docenten', 'groepen'],
      ['leerlingen.prullenbak', 'leerlingen'],
      ['uitnodiging.verzonden', 'collegas'],
      ['voortgang.lezen', 'kantoor'],
      ['privacy.opschonen', 'privacy'],
      ['geweigerd', 'geweigerd'],
      ['leerling.gewijzigd', 'leerlingen'],
    ]);
    const [kind, groep, weg, uitnodiging, kantoor, nacht, geweigerd, gewist] = items;
    expect(kind).toMatchObject({ wie: { rol: 'schooladmin', naam: 'Bea Proef' }, doel: 'Zoé Proef' });
    expect(groep.doel).toBe('Groep A');
    expect(weg.aantal).toBe(3);
    expect(uitnodiging.deel).toBe('docent');
    expect(kantoor).toMatchObject({ wie: { rol: 'office' }, reden: 'hulpvraag van Bea' });
    expect(kantoor.wie.naam).toBeUndefined();
    expect(nacht).toMatchObject({ wie: { rol: 'systeem' }, aantal: 12, deel: 'audit' });
    expect(geweigerd).toMatchObject({ wie: { naam: 'Dirk Proef' }, deel: 'groepen.lezen' });
    expect(gewist.doel).toBeUndefined();
  });

  it('is filtered by days, both of which count, and by subject, and paged', async () => {
    const dag = (terug: number) => datumVan(kit.klok.now() - terug * DAG);
    expect((await lees(`?van=${dag(2)}&tot=${dag(1)}`)).items.map((item: Auditregel) => item.actie)).toEqual([
      'groep.docenten',
      'leerlingen.prullenbak',
    ]);
    expect((await lees('?actie=leerlingen')).totaal).toBe(3);
    expect((await lees('?actie=kantoor')).items.map((item: Auditregel) => item.actie)).toEqual(['voortgang.lezen']);
    expect((await lees('?actie=geweigerd')).totaal).toBe(1);
    const bladen = [
      ...(await lees('?grootte=3')).items,
      ...(await lees('?grootte=3&pagina=2')).items,
      ...(await lees('?grootte=3&pagina=3')).items,
    ];
    expect(new Set(bladen.map((item: Auditregel) => item.id)).size).toBe(8);
  });

  it('refuses an impossible filter', async () => {
    const fout = async (query: string) =>
      (await bea.get(`/api/admins/${een().adminId}/audit${query}`).expect(400)).body.velden;
    expect(await fout('?van=2026-11-02&tot=2026-11-01')).toEqual({ tot: 'datumvolgorde' });
    expect(await fout('?van=gisteren')).toEqual({ van: 'formaat' });
    expect(await fout('?actie=alles')).toEqual({ actie: 'kies' });
  });

  it('is for managers', async () => {
    expect((await kit.als(await kit.token('docent.een')).get(`/api/admins/${een().adminId}/audit`)).status).toBe(403);
    await bea.get(`/api/admins/${kit.scholen.twee.adminId}/audit`).expect(403);
  });
});

it('knows every action that the code writes', () => {
  const map = fileURLToPath(new URL('..', import.meta.url));
  const bron = readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((pad) => pad.endsWith('.service.ts'))
    .map((pad) => readFileSync(join(map, pad), 'utf8'))
    .join('\n');
  const vormen = [
    /actie: [`']([a-z_]+(?:\.[a-z_-]+)+)/g,
    /(?:schrijf|regel|perAdmin)\((?:toegang|terug|verlopen), (?:[^'\n]*\? )?'([a-z_]+(?:\.[a-z_-]+)+)'/g,
    /(?:schrijf|regel)\(toegang, [^'\n]*\? '[a-z_.]+' : '([a-z_.]+)'/g,
    /, [`'](docent\.[a-z-]+)/g,
  ];
  const gevonden = new Set(vormen.flatMap((vorm) => [...bron.matchAll(vorm)].map((vondst) => vondst[1] ?? '')));
  expect(gevonden.size).toBeGreaterThan(35);
  expect([...gevonden].filter((actie) => !(actie in AUDITACTIES))).toEqual([]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
