import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { AUDIT_ACTIONS, type AuditLine } from './audit.contract.ts';

let kit: ApiKit;
let bea: ReturnType<ApiKit['as']>;
const DAY = 86_400_000;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const read = async (query = '') => (await bea.get(`/api/admins/${one().adminId}/audit${query}`).expect(200)).body;
const rule = (part: {
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
    admin_id: part.adminId ?? one().adminId,
    id: v7(),
    wie: part.wie ?? one().schooladmin,
    rol: part.rol ?? 'schooladmin',
    actie: part.actie,
    soort: part.soort ?? 'admin',
    doel_id: part.doelId ?? one().adminId,
    reden: part.reden ?? null,
    op: new Date(part.op ?? kit.klok.now()),
  });
beforeAll(async () => {
  kit = await startKit();
  bea = kit.as(await kit.token('beheer.een'));
  await db()('audit').where({ admin_id: one().adminId }).delete();
  await rule({ actie: 'leerling.gewijzigd', soort: 'leerling', doelId: one().leerling });
  await rule({ actie: 'groep.docenten', soort: 'groep', doelId: one().groepA, op: kit.klok.now() - DAY });
  await rule({ actie: 'leerlingen.prullenbak', soort: 'aantal', doelId: '3', op: kit.klok.now() - 2 * DAY });
  await rule({
    actie: 'uitnodiging.verzonden:docent',
    soort: 'uitnodiging',
    doelId: v7(),
    op: kit.klok.now() - 3 * DAY,
  });
  await rule({
    actie: 'voortgang.lezen',
    rol: 'office',
    wie: v7(),
    reden: 'hulpvraag van Bea',
    op: kit.klok.now() - 4 * DAY,
  });
  await rule({
    actie: 'privacy.opschonen:audit',
    soort: 'aantal',
    doelId: '12',
    rol: 'systeem',
    wie: '00000000-0000-0000-0000-000000000000',
    op: kit.klok.now() - 5 * DAY,
  });
  await rule({
    actie: 'geweigerd:groepen.lezen',
    soort: 'route',
    rol: 'docent',
    wie: one().docent,
    op: kit.klok.now() - 6 * DAY,
  });
  await rule({ actie: 'leerling.gewijzigd', soort: 'leerling', doelId: v7(), op: kit.klok.now() - 7 * DAY });
  await rule({ actie: 'groep.toegevoegd', soort: 'groep', doelId: 'geen-id', adminId: kit.scholen.twee.adminId });
});
afterAll(() => kit.stop());

describe('the log of a tenant', () => {
  it('comes newest first with the names of now, and nothing of another tenant', async () => {
    const { items, totaal: total } = await read();
    expect(total).toBe(8);
    expect(items.map((item: AuditLine) => [item.actie, item.soort])).toEqual([
      ['leerling.gewijzigd', 'leerlingen'],
      ['groep.docenten', 'groepen'],
      ['leerlingen.prullenbak', 'leerlingen'],
      ['uitnodiging.verzonden', 'collegas'],
      ['voortgang.lezen', 'kantoor'],
      ['privacy.opschonen', 'privacy'],
      ['geweigerd', 'geweigerd'],
      ['leerling.gewijzigd', 'leerlingen'],
    ]);
    const [kind, groep, gone, uitnodiging, office, night, refused, erased] = items;
    expect(kind).toMatchObject({ wie: { rol: 'schooladmin', naam: 'Bea Proef' }, doel: 'Zoé Proef' });
    expect(groep.doel).toBe('Groep A');
    expect(gone.aantal).toBe(3);
    expect(uitnodiging.deel).toBe('docent');
    expect(office).toMatchObject({ wie: { rol: 'office' }, reden: 'hulpvraag van Bea' });
    expect(office.wie.naam).toBeUndefined();
    expect(night).toMatchObject({ wie: { rol: 'systeem' }, aantal: 12, deel: 'audit' });
    expect(refused).toMatchObject({ wie: { naam: 'Dirk Proef' }, deel: 'groepen.lezen' });
    expect(erased.doel).toBeUndefined();
  });

  it('is filtered by days, both of which count, and by subject, and paged', async () => {
    const day = (back: number) => dateOf(kit.klok.now() - back * DAY);
    expect((await read(`?van=${day(2)}&tot=${day(1)}`)).items.map((item: AuditLine) => item.actie)).toEqual([
      'groep.docenten',
      'leerlingen.prullenbak',
    ]);
    expect((await read('?actie=leerlingen')).totaal).toBe(3);
    expect((await read('?actie=kantoor')).items.map((item: AuditLine) => item.actie)).toEqual(['voortgang.lezen']);
    expect((await read('?actie=geweigerd')).totaal).toBe(1);
    const sheets = [
      ...(await read('?grootte=3')).items,
      ...(await read('?grootte=3&pagina=2')).items,
      ...(await read('?grootte=3&pagina=3')).items,
    ];
    expect(new Set(sheets.map((item: AuditLine) => item.id)).size).toBe(8);
  });

  it('refuses an impossible filter', async () => {
    const error = async (query: string) =>
      (await bea.get(`/api/admins/${one().adminId}/audit${query}`).expect(400)).body.velden;
    expect(await error('?van=2026-11-02&tot=2026-11-01')).toEqual({ tot: 'datumvolgorde' });
    expect(await error('?van=gisteren')).toEqual({ van: 'formaat' });
    expect(await error('?actie=alles')).toEqual({ actie: 'kies' });
  });

  it('is for managers', async () => {
    expect((await kit.as(await kit.token('docent.een')).get(`/api/admins/${one().adminId}/audit`)).status).toBe(403);
    await bea.get(`/api/admins/${kit.scholen.twee.adminId}/audit`).expect(403);
  });
});

it('knows every action that the code writes', () => {
  const map = fileURLToPath(new URL('..', import.meta.url));
  const source = readdirSync(map, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.service.ts'))
    .map((path) => readFileSync(join(map, path), 'utf8'))
    .join('\n');
  const forms = [
    /actie: [`']([a-z_]+(?:\.[a-z_-]+)+)/g,
    /(?:schrijf|regel|perAdmin)\((?:toegang|terug|verlopen), (?:[^'\n]*\? )?'([a-z_]+(?:\.[a-z_-]+)+)'/g,
    /(?:schrijf|regel)\(toegang, [^'\n]*\? '[a-z_.]+' : '([a-z_.]+)'/g,
    /, [`'](docent\.[a-z-]+)/g,
  ];
  const found = new Set(forms.flatMap((form) => [...source.matchAll(form)].map((match) => match[1] ?? '')));
  expect(found.size).toBeGreaterThan(35);
  expect([...found].filter((action) => !(action in AUDIT_ACTIONS))).toEqual([]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

it('tells a school that our office looked along and why, and opens nothing without a reason (B27)', async () => {
  await buildOfficePerson(kit);
  const office = kit.as(await kit.token('kantoor'));
  const path = `/api/admins/${one().adminId}/groepen`;
  const seen = async (): Promise<AuditLine[]> =>
    (await read()).items.filter(({ reden: reason }: AuditLine) => reason === 'Vraag van Bea over groep A');
  expect((await office.get(path).expect(409)).body.code).toBe('REDEN_NODIG');
  expect((await office.get(path).set('X-Reden', 'kort').expect(409)).body.code).toBe('REDEN_NODIG');
  expect(await seen()).toEqual([]);
  await office.get(path).set('X-Reden', encodeURIComponent('Vraag van Bea over groep A')).expect(200);
  expect(await seen()).toHaveLength(1);
});
