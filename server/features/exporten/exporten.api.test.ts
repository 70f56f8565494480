// @module-tag embedded
import { strFromU8, unzipSync } from 'fflate';
import type { Response } from 'superagent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let bea: ReturnType<ApiKit['as']>;
let weird = '';
const HOUR = 3_600_000;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const A = () => `/api/admins/${one().adminId}`;
const P = (id: string, form: string) => `${A()}/leerlingen/${id}/export?vorm=${form}`;

/** Body as bytes, whatever kind it is. */
function asBytes(res: Response, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  res.on('data', (part: Buffer) => parts.push(part));
  res.on('end', () => done(null, Buffer.concat(parts)));
}
const pull = (token: ReturnType<ApiKit['as']>, id: string) =>
  token.get(`${A()}/exporten/${id}/bestand`).buffer(true).parse(asBytes);

beforeAll(async () => {
  kit = await startKit();
  bea = kit.as(await kit.token('beheer.een'));
  await db()('gebruikers')
    .where({ admin_id: one().adminId, id: one().schooladmin })
    .update({ email: 'bea@school.test' });
  weird = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: 'raar',
    voornaam: '=HYPERLINK("x")',
    groepId: one().groepA,
    jaargroep: 4,
  });
  await db()('leerlingen')
    .where({ admin_id: one().adminId, id: one().leerling })
    .update({ notitie: '<b>leest graag</b>' });
  for (const school of ['een', 'twee'] as const) {
    const ronde = await buildRonde(db(), {
      adminId: kit.scholen[school].adminId,
      leerlingId: kit.scholen[school].leerling,
    });
    await kit
      .as(await kit.token(`zoé.${school}`))
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: school === 'een' ? 'trijn' : 'treim' })],
      })
      .expect(200);
  }
});
afterAll(() => kit.stop());

describe('everything of one leerling', () => {
  it('comes as a page that a parent can read, which fetches nothing', async () => {
    const { text, headers } = await bea.get(P(one().leerling, 'html')).expect(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''taaltocht-zoe.html");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<h1>Gegevens van Zoé</h1>');
    for (const piece of ['School een', 'Groep A', 'trijn', 'groep 4', '&lt;b&gt;leest graag&lt;/b&gt;', 'lang="nl-NL"'])
      expect(text).toContain(piece);
    expect(text).not.toMatch(/<script|src=|href=|url\(|undefined|dossier\.|treim|argon2/);
  });

  it('comes as JSON with every table of the database, without secrets and without anybody else (P1)', async () => {
    const { body } = await bea.get(P(one().leerling, 'json')).expect(200);
    expect(body.leerling).toMatchObject({ id: one().leerling, roepnaam: 'Zoé', gebruikersnaam: 'zoé.een' });
    expect(body.gegevens.antwoorden).toHaveLength(1);
    expect(body.gegevens.antwoorden[0].extra.ruw).toBe('trijn');
    const { rows } = await db().raw(
      `SELECT DISTINCT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'leerling_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition`,
    );
    const tables = rows
      .map(({ naam: name }: { naam: string }) => name)
      .filter((name: string) => !['exporten', 'leerling_eck'].includes(name));
    expect(Object.keys(body.gegevens)).toEqual(expect.arrayContaining(tables));
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|_hash|_enc|_hmac|_zegel/);
    for (const unexpected of [one().imagesLeerling, one().leerlingB, kit.scholen.twee.leerling, 'treim'])
      expect(text).not.toContain(unexpected);
  });

  it('comes as CSV in which no cell is a formula (B26)', async () => {
    const { text } = await bea.get(P(weird, 'csv')).expect(200);
    expect(text.startsWith('\uFEFFonderdeel;nummer;veld;waarde\r\n')).toBe(true);
    expect(text).toContain(`leerling;1;roepnaam;"'=HYPERLINK(""x"")"`);
    expect(text.split('\r\n').filter((rule) => /(^|;)"?=/.test(rule))).toEqual([]);
  });

  it('is for who may reach the leerling, in the bin too when it can be erased, and leaves a line', async () => {
    const dirk = kit.as(await kit.token('docent.een'));
    await dirk.get(P(one().leerling, 'json')).expect(200);
    await dirk.get(P(one().leerlingB, 'json')).expect(404);
    await bea.get(P(kit.scholen.twee.leerling, 'json')).expect(404);
    await bea.get(P(one().leerling, 'exe')).expect(400);
    await bea.post(`${A()}/leerlingen/verwijderingen`, { ids: [weird] }).expect(200);
    await bea.get(P(weird, 'html')).expect(200);
    await dirk.get(P(weird, 'html')).expect(404);
    await bea.post(`${A()}/prullenbakitems/herstellingen`, { ids: [weird] }).expect(200);
    expect(
      await db()('audit').where({ admin_id: one().adminId, actie: 'export.leerling', doel_id: weird }),
    ).toHaveLength(2);
  });

  it('says klas and leerjaar in Flanders', async () => {
    const { text } = await kit
      .as(await kit.token('beheer.twee'))
      .get(`/api/admins/${kit.scholen.twee.adminId}/leerlingen/${kit.scholen.twee.leerling}/export?vorm=html`)
      .expect(200);
    for (const piece of ['lang="nl-BE"', '<h2>Klassen</h2>', '2e leerjaar']) expect(text).toContain(piece);
  });
});

describe('everything of a tenant', () => {
  it('is made in the background, mailed about, fetched by the one who asked, and gone after a day', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    expect(body).toMatchObject({ status: 'wacht', voortgang: 0 });
    expect((await bea.post(`${A()}/exporten`).expect(202)).body.id).toBe(body.id);
    await bea.get(`${A()}/exporten/${body.id}/bestand`).expect(409);
    expect(await kit.background('exporten')).toBe(1);
    const done = (await bea.get(`${A()}/exporten/${body.id}`).expect(200)).body;
    expect(done).toMatchObject({ status: 'klaar', voortgang: done.totaal });
    expect(done.bestandsnaam).toMatch(/^taaltocht-school-een-\d{4}-\d\d-\d\d\.zip$/);
    await kit.server.mail.deliverer?.run();
    const [mail] =
      kit.server.mail.mailbox?.mails().filter(({ onderwerp: subject }) => subject === 'Je gegevens staan klaar') ?? [];
    expect(mail?.aan).toBe('bea@school.test');
    expect(mail?.tekst).toContain(`/admins/${one().adminId}/accountgegevens?deel=privacy`);

    const { body: zip, headers } = await pull(bea, body.id).expect(200);
    expect(zip.length).toBe(done.bytes);
    expect(headers['content-disposition']).toContain(done.bestandsnaam);
    const files = unzipSync(zip);
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining([
        'LEESMIJ.txt',
        'organisatie.json',
        'groepen.csv',
        'collegas.csv',
        'tabellen/antwoorden.csv',
      ]),
    );
    expect(names.filter((name) => name.startsWith('leerlingen/') && name.endsWith('.html'))).toHaveLength(4);
    expect(names).toContain(`leerlingen/groep-a/zoe-${one().leerling.slice(-6)}.html`);
    const everything = names.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('\n');
    expect(everything).toContain('trijn');
    expect(everything).not.toMatch(/treim|argon2|School twee/);
    expect((await bea.get(`${A()}/exporten`).expect(200)).body.items).toMatchObject([
      { id: body.id, status: 'opgehaald' },
    ]);

    kit.klok.ahead(25 * HOUR);
    bea = kit.as(await kit.token('beheer.een'));
    await bea.get(`${A()}/exporten/${body.id}/bestand`).expect(410);
    await kit.background('exporten');
    expect(await db()('export_delen').where({ admin_id: one().adminId })).toEqual([]);
    await bea.get(`${A()}/exporten/${body.id}`).expect(404);
  });

  it('is unknown to everybody else', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    await kit.background('exporten');
    const super_ = kit.as(await kit.token('super'));
    expect((await super_.get(`${A()}/exporten/${body.id}/bestand`).set('X-Reden', 'hulpvraag')).status).toBe(404);
    await kit
      .as(await kit.token('docent.een'))
      .get(`${A()}/exporten/${body.id}/bestand`)
      .expect(403);
    await kit
      .as(await kit.token('beheer.twee'))
      .get(`/api/admins/${kit.scholen.twee.adminId}/exporten/${body.id}`)
      .expect(404);
  });

  it('is taken over from a process that died, made by one of two, and given up after three tries', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    const set = (fields: object) => db()('exporten').where({ admin_id: one().adminId, id: body.id }).update(fields);
    const dead = '019f955b-73e2-7000-8000-000000000001';
    await set({ status: 'bezig', sleutel: dead, pogingen: 1, bezet_tot: new Date(kit.klok.now() + HOUR) });
    await db()('export_delen').insert({
      admin_id: one().adminId,
      export_id: body.id,
      nr: 0,
      inhoud: Buffer.from('half'),
    });
    expect(await kit.background('exporten')).toBe(0);
    await set({ bezet_tot: new Date(kit.klok.now() - 1) });
    expect(await kit.background('exporten')).toBe(1);
    const { body: zip } = await pull(bea, body.id).expect(200);
    expect(Object.keys(unzipSync(zip))).toContain('LEESMIJ.txt');
    await set({ status: 'bezig', sleutel: dead, pogingen: 3, bezet_tot: new Date(kit.klok.now() - 1) });
    expect(await kit.background('exporten')).toBe(0);
    expect((await bea.get(`${A()}/exporten/${body.id}`).expect(200)).body.status).toBe('mislukt');
  });

  it('works in every state of the licence', async () => {
    await db()('licenties').where({ admin_id: one().adminId }).update({ status: 'verlopen' });
    expect((await bea.post(`${A()}/exporten`)).status).toBe(202);
    await bea.get(P(one().leerling, 'csv')).expect(200);
    await db()('licenties').where({ admin_id: one().adminId }).update({ status: 'actief' });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
