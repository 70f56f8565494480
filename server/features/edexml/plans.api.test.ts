import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEdexml } from '../../test/edexml/maak-edexml.ts';
import { trial } from '../../test/edexml/proef.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { buildImportSchool, type ImportSchool } from '../../test/import.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const db = () => kit.server.database.knex;
const small = trial('small-nl-2.1.xml').toString('utf8');
const TABLES = [
  'leerlingen',
  'gebruikers',
  'aanmeldnamen',
  'groepen',
  'groepscodes',
  'oefeninstellingen',
  'groepslidmaatschappen',
  'leerling_eck',
  'prullenbakitems',
];

/** Everything of the school that an import may write, without ids and times. */
async function print(school: ImportSchool): Promise<unknown> {
  const leerlingen = await db()('leerlingen as l')
    .where({ 'l.admin_id': school.adminId })
    .orderBy('l.roepnaam')
    .orderBy('l.id')
    .select(
      'l.roepnaam',
      'l.achternaam',
      'l.jaargroep',
      'l.status',
      'l.externe_sleutel',
      'l.weergavenaam',
      db().raw(
        `(SELECT string_agg(g.naam, ',' ORDER BY g.naam) FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL) AS groepen`,
      ),
    );
  const groepen = await db()('groepen')
    .where({ admin_id: school.adminId })
    .orderBy('naam')
    .select('naam', 'schooljaar', db().raw('gearchiveerd_op IS NOT NULL AS weg'));
  return { leerlingen, groepen };
}

it('undoes a first import completely', async () => {
  const school = await buildImportSchool(kit);
  const before = await Promise.all(TABLES.map((table) => school.aantal(table)));
  const out = await school.runAction(await school.plan(createEdexml({ leerlingen: 30 })));
  expect(await school.undo(out.planId)).toEqual({ teruggedraaid: 30, overgeslagen: [] });
  expect(await Promise.all(TABLES.map((table) => school.aantal(table)))).toEqual(before);
  expect(await db()('admins').where({ id: school.adminId }).first('brin')).toEqual({ brin: null });
  await kit.as(school.token).post(`/api/admins/${school.adminId}/edexml/${out.planId}/ongedaan`, {}).expect(409);
});

it('undoes changes, moves, removals and a new school year, but leaves what somebody touched since', async () => {
  const school = await buildImportSchool(kit);
  await school.runAction(await school.plan(createEdexml({ leerlingen: 30 })));
  await db()('groepslidmaatschappen').where({ admin_id: school.adminId }).update({ van: '2026-09-01' });
  const before = await print(school);
  const year = createEdexml({ leerlingen: 30, schooljaar: '2027-2028' })
    .replace(/ {4}<leerling key="100003"[\s\S]*?<\/leerling>\n/, '')
    .replace('<roepnaam>', '<roepnaam>Anders ');
  const plan = await school.plan(year);
  expect(plan.school.nieuwSchooljaar).toBe(true);
  const gone = plan.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr);
  const out = await school.runAction(plan, { aan: gone });
  expect(out).toMatchObject({ prullenbak: 1, gearchiveerd: 3 });
  expect(await school.undo(out.planId)).toMatchObject({ overgeslagen: [] });
  expect(await print(school)).toEqual(before);

  const again = await school.runAction(await school.plan(createEdexml({ leerlingen: 31 })));
  const newLeerling = await school.leerling({ externe_sleutel: '100030' });
  await db()('gebruikers')
    .where({ admin_id: school.adminId, id: newLeerling['id'] })
    .update({ laatste_login: new Date() });
  expect(await school.undo(again.planId)).toMatchObject({ overgeslagen: [{ leerlingId: newLeerling['id'] }] });
  expect(await school.leerling({ externe_sleutel: '100030' })).toBeDefined();
});

it('cannot be undone after seven days, and forgets what it kept', async () => {
  const school = await buildImportSchool(kit);
  const out = await school.runAction(await school.plan(small));
  await db()('importplannen')
    .where({ admin_id: school.adminId })
    .update({ ongedaan_tot: new Date(Date.now() - 1000) });
  const error = await kit
    .as(school.token)
    .post(`/api/admins/${school.adminId}/edexml/${out.planId}/ongedaan`, {})
    .expect(409);
  expect(error.body.message).toBe('Deze import kan niet meer ongedaan gemaakt worden.');
  await school.plan(small);
  expect(await school.aantal('importplan_delen', { plan_id: out.planId })).toBe(0);
});

it('refuses a plan when the school changed since, and a plan of half an hour ago', async () => {
  const school = await buildImportSchool(kit);
  await school.runAction(await school.plan(small));
  const plan = await school.plan(small.replace('Tess', 'Tessa'));
  await db()('leerlingen')
    .where({ admin_id: school.adminId, externe_sleutel: '200103' })
    .update({ roepnaam: 'Theresia' });
  expect((await school.sendExecution(plan).expect(409)).body).toEqual({
    code: 'PLAN_VERVALLEN',
    message: 'Het plan is vervallen. Maak een nieuw voorbeeld.',
  });
  expect(await school.leerling({ externe_sleutel: '200103' })).toMatchObject({ roepnaam: 'Theresia' });
  const old = await school.plan(small);
  await db()('importplannen')
    .where({ admin_id: school.adminId, id: old.planId })
    .update({ verloopt_op: new Date(Date.now() - 1000) });
  await school.sendExecution(old).expect(409);
  await kit
    .as(school.token)
    .post(`/api/admins/${school.adminId}/edexml/${school.adminId}/uitvoeren`, { keuzes: {} })
    .expect(404);
});

it('writes nobody when the seats do not suffice', async () => {
  const school = await buildImportSchool(kit, { plaatsen: 3 });
  const plan = await school.plan(small);
  expect(plan).toMatchObject({ plaatsen: 3, actief: 0 });
  expect((await school.sendExecution(plan).expect(409)).body).toMatchObject({
    code: 'GEEN_PLAATSEN',
    details: { totaal: 3, gebruikt: 0, nodig: 4 },
  });
  expect(await school.aantal('leerlingen')).toBe(0);
  expect(await school.runAction(plan, { uit: [1] })).toMatchObject({ aangemaakt: 3 });
});

it('links a pupil made by hand instead of doubling it', async () => {
  const { een: one } = kit.scholen;
  const token = await kit.token('beheer.een');
  const xml = `<EDEX><school><schooljaar>2026-2027</schooljaar></school><groepen><groep key="A"><naam>Groep A</naam><jaargroep>4</jaargroep></groep></groepen><leerlingen><leerling key="77"><achternaam>Proef</achternaam><roepnaam>Bo</roepnaam><jaargroep>6</jaargroep></leerling></leerlingen></EDEX>`;
  const plan = await kit.agent
    .post(`/api/admins/${one.adminId}/edexml`)
    .set('Authorization', `Bearer ${token}`)
    .attach('bestand', Buffer.from(xml), 'EDEX.xml')
    .expect(200);
  expect(plan.body.groepen[0]).toMatchObject({ naam: 'Groep A', bestaand: true });
  expect(plan.body.regels.find((r: { soort: string }) => r.soort === 'nieuw')).toMatchObject({ naam: 'Bo Proef' });
});

it('shows what was done in the history, and asks every statement for its tenant', async () => {
  const school = await buildImportSchool(kit);
  await school.runAction(await school.plan(small));
  const { body } = await kit.as(school.token).get(`/api/admins/${school.adminId}/importplannen`).expect(200);
  expect(body.items).toEqual([
    {
      planId: expect.any(String),
      soort: 'edexml',
      op: expect.any(String),
      door: 'Ina Proef',
      status: 'uitgevoerd',
      aangemaakt: 4,
      gewijzigd: 0,
      prullenbak: 0,
      ongedaanTot: expect.any(String),
    },
  ]);
  expect(await school.aantal('audit', { actie: 'import.uitgevoerd' })).toBe(1);
  expect(kit.wacht.withoutTenant().join('\n')).toBe('');
});

it('leaves nothing half-done when the process dies in the middle', { timeout: 240_000 }, async () => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return expect(kit.server.database.builtIn).toBe(false);
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-import-dood-'));
  const out = await new Promise<{ code: number | null; tekst: string }>((done) => {
    const kind = spawn(process.execPath, ['--import', 'tsx', 'server/test/import-dies.ts'], {
      env: { ...process.env, DATA_DIR: map },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    kind.stdout.on('data', (part) => {
      text += String(part);
      if (text.includes('halverwege')) kind.kill('SIGKILL');
    });
    kind.on('exit', (code) => done({ code, tekst: text }));
  });
  expect(out).toMatchObject({ code: null, tekst: expect.stringContaining('halverwege') });
  const database = await openDatabase({ DATA_DIR: map });
  const countUp = async (table: string): Promise<number> =>
    Number((await database.knex(table).count('* as n'))[0]?.['n']);
  expect([
    await countUp('leerlingen'),
    await countUp('groepen'),
    await countUp('prullenbakitems'),
    await countUp('aanmeldnamen'),
  ]).toEqual([0, 0, 0, 1]);
  expect(await database.knex('importplannen').first('status')).toEqual({ status: 'gemaakt' });
  await database.close();
  rmSync(map, { recursive: true });
});
