import { strFromU8, unzipSync } from 'fflate';
import type { Response } from 'superagent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let bea: ReturnType<ApiKit['als']>;
let raar = '';
const UUR = 3_600_000;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const A = () => `/api/admins/${een().adminId}`;
const P = (id: string, vorm: string) => `${A()}/leerlingen/${id}/export?vorm=${vorm}`;

/** Body as bytes, whatever kind it is. */
function alsBytes(res: Response, klaar: (fout: Error | null, body: Buffer) => void): void {
  const delen: Buffer[] = [];
  res.on('data', (deel: Buffer) => delen.push(deel));
  res.on('end', () => klaar(null, Buffer.concat(delen)));
}
const haal = (token: ReturnType<ApiKit['als']>, id: string) =>
  token.get(`${A()}/exporten/${id}/bestand`).buffer(true).parse(alsBytes);

beforeAll(async () => {
  kit = await startKit();
  bea = kit.als(await kit.token('beheer.een'));
  await db()('gebruikers')
    .where({ admin_id: een().adminId, id: een().schooladmin })
    .update({ email: 'bea@school.test' });
  raar = await buildLeerling(db(), {
    adminId: een().adminId,
    naam: 'raar',
    voornaam: '=HYPERLINK("x")',
    groepId: een().groepA,
    jaargroep: 4,
  });
  await db()('leerlingen')
    .where({ admin_id: een().adminId, id: een().leerling })
    .update({ notitie: '<b>leest graag</b>' });
  for (const school of ['een', 'twee'] as const) {
    const ronde = await buildRonde(db(), {
      adminId: kit.scholen[school].adminId,
      leerlingId: kit.scholen[school].leerling,
    });
    await kit
      .als(await kit.token(`zoé.${school}`))
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: school === 'een' ? 'trijn' : 'treim' })],
      })
      .expect(200);
  }
});
afterAll(() => kit.stop());

describe('everything of one leerling', () => {
  it('comes as a page that a parent can read, which fetches nothing', async () => {
    const { text, headers } = await bea.get(P(een().leerling, 'html')).expect(200);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''taaltocht-zoe.html");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<h1>Gegevens van Zoé</h1>');
    for (const stuk of ['School een', 'Groep A', 'trijn', 'groep 4', '&lt;b&gt;leest graag&lt;/b&gt;', 'lang="nl-NL"'])
      expect(text).toContain(stuk);
    expect(text).not.toMatch(/<script|src=|href=|url\(|undefined|dossier\.|treim|argon2/);
  });

  it('comes as JSON with every table of the database, without secrets and without anybody else (P1)', async () => {
    const { body } = await bea.get(P(een().leerling, 'json')).expect(200);
    expect(body.leerling).toMatchObject({ id: een().leerling, roepnaam: 'Zoé', gebruikersnaam: 'zoé.een' });
    expect(body.gegevens.antwoorden).toHaveLength(1);
    expect(body.gegevens.antwoorden[0].extra.ruw).toBe('trijn');
    const { rows } = await db().raw(
      `SELECT DISTINCT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'leerling_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition`,
    );
    const tabellen = rows
      .map(({ naam }: { naam: string }) => naam)
      .filter((naam: string) => !['exporten', 'leerling_eck'].includes(naam));
    expect(Object.keys(body.gegevens)).toEqual(expect.arrayContaining(tabellen));
    const tekst = JSON.stringify(body);
    expect(tekst).not.toMatch(/argon2|_hash|_enc|_hmac|_zegel/);
    for (const vreemd of [een().plaatjesLeerling, een().leerlingB, kit.scholen.twee.leerling, 'treim'])
      expect(tekst).not.toContain(vreemd);
  });

  it('comes as CSV in which no cell is a formula (B26)', async () => {
    const { text } = await bea.get(P(raar, 'csv')).expect(200);
    expect(text.startsWith('\uFEFFonderdeel;nummer;veld;waarde\r\n')).toBe(true);
    expect(text).toContain(`leerling;1;roepnaam;"'=HYPERLINK(""x"")"`);
    expect(text.split('\r\n').filter((regel) => /(^|;)"?=/.test(regel))).toEqual([]);
  });

  it('is for who may reach the leerling, in the bin too when it can be erased, and leaves a line', async () => {
    const dirk = kit.als(await kit.token('docent.een'));
    await dirk.get(P(een().leerling, 'json')).expect(200);
    await dirk.get(P(een().leerlingB, 'json')).expect(404);
    await bea.get(P(kit.scholen.twee.leerling, 'json')).expect(404);
    await bea.get(P(een().leerling, 'exe')).expect(400);
    await bea.post(`${A()}/leerlingen/verwijderingen`, { ids: [raar] }).expect(200);
    await bea.get(P(raar, 'html')).expect(200);
    await dirk.get(P(raar, 'html')).expect(404);
    await bea.post(`${A()}/prullenbakitems/herstellingen`, { ids: [raar] }).expect(200);
    expect(
      await db()('audit').where({ admin_id: een().adminId, actie: 'export.leerling', doel_id: raar }),
    ).toHaveLength(2);
  });

  it('says klas and leerjaar in Flanders', async () => {
    const { text } = await kit
      .als(await kit.token('beheer.twee'))
      .get(`/api/admins/${kit.scholen.twee.adminId}/leerlingen/${kit.scholen.twee.leerling}/export?vorm=html`)
      .expect(200);
    for (const stuk of ['lang="nl-BE"', '<h2>Klassen</h2>', '2e leerjaar']) expect(text).toContain(stuk);
  });
});

describe('everything of a tenant', () => {
  it('is made in the background, mailed about, fetched by the one who asked, and gone after a day', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    expect(body).toMatchObject({ status: 'wacht', voortgang: 0 });
    expect((await bea.post(`${A()}/exporten`).expect(202)).body.id).toBe(body.id);
    await bea.get(`${A()}/exporten/${body.id}/bestand`).expect(409);
    expect(await kit.server.exporten.run()).toBe(1);
    const klaar = (await bea.get(`${A()}/exporten/${body.id}`).expect(200)).body;
    expect(klaar).toMatchObject({ status: 'klaar', voortgang: klaar.totaal });
    expect(klaar.bestandsnaam).toMatch(/^taaltocht-school-een-\d{4}-\d\d-\d\d\.zip$/);
    await kit.server.mail.bezorger?.run();
    const [mail] =
      kit.server.mail.postbus?.mails().filter(({ onderwerp }) => onderwerp === 'Je gegevens staan klaar') ?? [];
    expect(mail?.aan).toBe('bea@school.test');
    expect(mail?.tekst).toContain(`/admins/${een().adminId}/accountgegevens?deel=privacy`);

    const { body: zip, headers } = await haal(bea, body.id).expect(200);
    expect(zip.length).toBe(klaar.bytes);
    expect(headers['content-disposition']).toContain(klaar.bestandsnaam);
    const bestanden = unzipSync(zip);
    const namen = Object.keys(bestanden);
    expect(namen).toEqual(
      expect.arrayContaining([
        'LEESMIJ.txt',
        'organisatie.json',
        'groepen.csv',
        'collegas.csv',
        'tabellen/antwoorden.csv',
      ]),
    );
    expect(namen.filter((naam) => naam.startsWith('leerlingen/') && naam.endsWith('.html'))).toHaveLength(4);
    expect(namen).toContain(`leerlingen/groep-a/zoe-${een().leerling.slice(-6)}.html`);
    const alles = namen.map((naam) => strFromU8(bestanden[naam] ?? new Uint8Array())).join('\n');
    expect(alles).toContain('trijn');
    expect(alles).not.toMatch(/treim|argon2|School twee/);
    expect((await bea.get(`${A()}/exporten`).expect(200)).body.items).toMatchObject([
      { id: body.id, status: 'opgehaald' },
    ]);

    kit.klok.vooruit(25 * UUR);
    bea = kit.als(await kit.token('beheer.een'));
    await bea.get(`${A()}/exporten/${body.id}/bestand`).expect(410);
    await kit.server.exporten.run();
    expect(await db()('export_delen').where({ admin_id: een().adminId })).toEqual([]);
    await bea.get(`${A()}/exporten/${body.id}`).expect(404);
  });

  it('is unknown to everybody else', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    await kit.server.exporten.run();
    const super_ = kit.als(await kit.token('super'));
    expect((await super_.get(`${A()}/exporten/${body.id}/bestand`).set('X-Reden', 'hulpvraag')).status).toBe(404);
    await kit
      .als(await kit.token('docent.een'))
      .get(`${A()}/exporten/${body.id}/bestand`)
      .expect(403);
    await kit
      .als(await kit.token('beheer.twee'))
      .get(`/api/admins/${kit.scholen.twee.adminId}/exporten/${body.id}`)
      .expect(404);
  });

  it('is taken over from a process that died, made by one of two, and given up after three tries', async () => {
    const { body } = await bea.post(`${A()}/exporten`).expect(202);
    const stel = (velden: object) => db()('exporten').where({ admin_id: een().adminId, id: body.id }).update(velden);
    const dood = '019f955b-73e2-7000-8000-000000000001';
    await stel({ status: 'bezig', sleutel: dood, pogingen: 1, bezet_tot: new Date(kit.klok.now() + UUR) });
    await db()('export_delen').insert({
      admin_id: een().adminId,
      export_id: body.id,
      nr: 0,
      inhoud: Buffer.from('half'),
    });
    expect(await kit.server.exporten.run()).toBe(0);
    await stel({ bezet_tot: new Date(kit.klok.now() - 1) });
    expect(await kit.server.exporten.run()).toBe(1);
    const { body: zip } = await haal(bea, body.id).expect(200);
    expect(Object.keys(unzipSync(zip))).toContain('LEESMIJ.txt');
    await stel({ status: 'bezig', sleutel: dood, pogingen: 3, bezet_tot: new Date(kit.klok.now() - 1) });
    expect(await kit.server.exporten.run()).toBe(0);
    expect((await bea.get(`${A()}/exporten/${body.id}`).expect(200)).body.status).toBe('mislukt');
  });

  it('works in every state of the licence', async () => {
    await db()('licenties').where({ admin_id: een().adminId }).update({ status: 'verlopen' });
    expect((await bea.post(`${A()}/exporten`)).status).toBe(202);
    await bea.get(P(een().leerling, 'csv')).expect(200);
    await db()('licenties').where({ admin_id: een().adminId }).update({ status: 'actief' });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
