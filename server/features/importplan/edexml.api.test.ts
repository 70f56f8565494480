import { afterAll, beforeAll, expect, it } from 'vitest';
import { maakEdexml } from '../../test/edexml/maak-edexml.ts';
import { proef } from '../../test/edexml/proef.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/bouw.ts';
import { bouwImportschool, type Importschool } from '../../test/import.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const db = () => kit.server.database.knex;
const small = proef('small-nl-2.1.xml').toString('utf8');
const nr = (plan: { regels: { nr: number; sleutel?: string | undefined }[] }, sleutel: string): number =>
  plan.regels.find((regel) => regel.sleutel === sleutel)?.nr ?? 0;
const regel = <T extends { sleutel?: string | undefined }>(plan: { regels: T[] }, sleutel: string): T | undefined =>
  plan.regels.find((rij) => rij.sleutel === sleutel);

async function metSmall(land?: 'NL' | 'BE'): Promise<Importschool> {
  const school = await bouwImportschool(kit, land === undefined ? {} : { land });
  await school.voerUit(await school.plan(small));
  return school;
}

it('E1 small-nl-2.1: four new, one skipped, and no national number anywhere', async () => {
  const school = await bouwImportschool(kit);
  const plan = await school.plan(small);
  expect(plan.tellingen).toMatchObject({ nieuw: 4, overgeslagen: 1, gewijzigd: 0, fout: 0, niet_in_bestand: 0 });
  expect(plan.school).toEqual({ schooljaar: '2026-2027', code: '99ZY', nieuwSchooljaar: false });
  expect(plan.groepen.map((g) => [g.naam, g.jaargroepen, g.samengesteld])).toEqual([
    ['3/4 Vlinders', [3, 4], false],
    ['5a', [5], false],
    ['Plusgroep spelling', [4], true],
  ]);
  expect(regel(plan, '#001')).toMatchObject({ codes: ['TIJDELIJKE_SLEUTEL'], gekozen: true });
  expect(await school.aantal('leerlingen')).toBe(0);
  expect(await school.voerUit(plan)).toMatchObject({
    aangemaakt: 4,
    gewijzigd: 0,
    prullenbak: 0,
    groepen: 3,
    kaartgroepen: [
      { naam: '3/4 Vlinders', aantal: 2 },
      { naam: '5a', aantal: 2 },
    ],
  });
  const { rows } = await db().raw(
    `SELECT string_agg(t::text, ' ') AS alles FROM (SELECT to_jsonb(l) AS t FROM leerlingen l UNION ALL SELECT to_jsonb(g) FROM gebruikers g UNION ALL SELECT to_jsonb(p) FROM importplannen p UNION ALL SELECT to_jsonb(d) FROM importplan_delen d UNION ALL SELECT to_jsonb(a) FROM audit a) x`,
  );
  for (const weg of ['"0321"', 'pilot/00000', '#001']) expect(rows[0].alles).not.toContain(weg);
  expect(await school.leerling({ externe_sleutel: '200101' })).toMatchObject({
    roepnaam: 'Zoë',
    voorvoegsel: "van 't",
    achternaam: 'Hof',
    jaargroep: 3,
    geslacht: null,
  });
  expect(await school.aantal('leerling_eck')).toBe(1);
  expect(await school.aantal('groepslidmaatschappen')).toBe(5);
});

it('E2 small-be-2.1: stored by the same years, with the instellingsnummer', async () => {
  const school = await bouwImportschool(kit, { land: 'BE' });
  const plan = await school.plan(proef('small-be-2.1.xml'));
  expect(plan.school.code).toBe('99123');
  expect(plan.regels.map((r) => r.jaargroep)).toEqual([3, 6]);
  await school.voerUit(plan);
  expect(await db()('admins').where({ id: school.adminId }).first('instellingsnummer', 'brin')).toEqual({
    instellingsnummer: '99123',
    brin: null,
  });
  const fout = await school.stuur(small).expect(422);
  expect(fout.body).toEqual({ code: 'ANDERE_SCHOOL', message: expect.stringContaining('instellingsnummer') });
});

it('E3 the same file twice: nothing new, nothing changed, a throw-away key is proposed', async () => {
  const school = await metSmall();
  const aantallen = async () =>
    Promise.all(
      ['leerlingen', 'gebruikers', 'groepen', 'groepslidmaatschappen', 'leerling_eck'].map((tabel) =>
        school.aantal(tabel),
      ),
    );
  const voor = await aantallen();
  const plan = await school.plan(small);
  expect(plan.tellingen).toMatchObject({ nieuw: 0, gewijzigd: 0, ongewijzigd: 3, voorstel: 1, niet_in_bestand: 0 });
  expect(regel(plan, '#001')).toMatchObject({
    soort: 'voorstel',
    gekozen: false,
    voorstel: { naam: 'Jan-Pieter van der Meer-de Groot', geboortedatum: '2018-11-30' },
  });
  expect(await school.voerUit(plan, { koppel: [nr(plan, '#001')] })).toMatchObject({ aangemaakt: 0, gewijzigd: 0 });
  expect(await aantallen()).toEqual(voor);
});

it('E4 another name and group with the same key: one update, history and progress stay', async () => {
  const school = await metSmall();
  const oud = await school.leerling({ externe_sleutel: '200103' });
  await db()('muntboekingen').insert({
    admin_id: school.adminId,
    leerling_id: oud['id'],
    sleutel: 'ronde',
    bedrag: 5,
    soort: 'ronde',
  });
  const gebruiker = await db()('gebruikers').where({ id: oud['id'] }).first('gebruikersnaam', 'wachtwoord_hash');
  await db()('groepslidmaatschappen').where({ admin_id: school.adminId }).update({ van: '2026-09-01' });
  const plan = await school.plan(
    small
      .replace('<roepnaam>Tess</roepnaam>', '<roepnaam>Tessa</roepnaam>')
      .replace(
        '<jaargroep>5</jaargroep>\n      <groep key="G5A"/>\n    </leerling>\n    <leerling key="#001"',
        '<jaargroep>5</jaargroep>\n      <groep key="G34"/>\n    </leerling>\n    <leerling key="#001"',
      ),
  );
  expect(regel(plan, '200103')).toMatchObject({
    soort: 'gewijzigd',
    velden: ['naam', 'groep'],
    oud: { naam: 'Tess', groep: '5a' },
    groep: '3/4 Vlinders',
  });
  expect(await school.voerUit(plan)).toMatchObject({ gewijzigd: 1, verplaatst: 1 });
  expect(await school.aantal('groepslidmaatschappen', { leerling_id: oud['id'] })).toBe(2);
  expect(await school.aantal('muntboekingen')).toBe(1);
  expect(await school.leerling({ id: oud['id'] })).toMatchObject({ roepnaam: 'Tessa', weergavenaam: 'Tessa' });
  expect(await db()('gebruikers').where({ id: oud['id'] }).first('gebruikersnaam', 'wachtwoord_hash')).toEqual(
    gebruiker,
  );
});

it('E5 another key with the same eckid: the same pupil', async () => {
  const school = await metSmall();
  const plan = await school.plan(small.replace('key="200101"', 'key="900101"'));
  expect(regel(plan, '900101')).toMatchObject({ soort: 'gewijzigd', velden: ['sleutel'] });
  await school.voerUit(plan);
  expect(await school.leerling({ externe_sleutel: '900101' })).toMatchObject({ roepnaam: 'Zoë' });
  expect(await school.aantal('leerlingen')).toBe(4);
});

it('E6 all keys changed without eckid: mapping mode, and confirming all makes no doubles', async () => {
  const school = await bouwImportschool(kit);
  const zonderEck = maakEdexml({ leerlingen: 60 }).replace(/ eckid="[^"]*"/g, '');
  await school.voerUit(await school.plan(zonderEck));
  const plan = await school.plan(zonderEck.replace(/leerling key="(\d+)"/g, 'leerling key="9$1"'));
  expect(plan).toMatchObject({ koppelmodus: true, tellingen: { nieuw: 0, voorstel: 60, niet_in_bestand: 0 } });
  await school.voerUit(plan, { koppel: plan.regels.map((r) => r.nr) });
  expect(await school.aantal('leerlingen')).toBe(60);
  expect(await school.leerling({ externe_sleutel: '9100000' })).toBeDefined();
});

it('E7 one pupil absent is kept; a large removal asks for the number', async () => {
  const school = await bouwImportschool(kit);
  const bron = maakEdexml({ leerlingen: 40 });
  await school.voerUit(await school.plan(bron));
  const zonder = (aantal: number): string =>
    Array.from({ length: aantal }).reduce<string>(
      (tekst) => tekst.replace(/ {4}<leerling key[\s\S]*?<\/leerling>\n/, ''),
      bron,
    );
  const een = await school.plan(zonder(1));
  expect(een.tellingen).toMatchObject({ niet_in_bestand: 1 });
  await school.voerUit(een);
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(40);
  const plan = await school.plan(zonder(12));
  const aan = plan.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr);
  expect((await school.stuurUit(plan, { aan }).expect(409)).body).toMatchObject({
    code: 'VERWIJDERING_GROOT',
    details: { aantal: 12 },
  });
  await school.stuurUit(plan, { aan, bevestigdAantal: 11 }).expect(409);
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(40);
  expect(await school.voerUit(plan, { aan, bevestigdAantal: 12 })).toMatchObject({ prullenbak: 12 });
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(28);
  expect(await school.aantal('prullenbakitems')).toBe(12);
  expect(await school.aantal('audit', { actie: 'import.prullenbak' })).toBe(12);
});

it('E8 a pupil in the bin comes back with what it had', async () => {
  const school = await metSmall();
  const weg = await school.plan(small.replace(/ {4}<leerling key="200102"[\s\S]*?<\/leerling>\n/, ''));
  await school.voerUit(weg, { aan: weg.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr) });
  const ömer = await school.leerling({ externe_sleutel: '200102' });
  expect(ömer['status']).toBe('prullenbak');
  const plan = await school.plan(small);
  expect(regel(plan, '200102')).toMatchObject({ soort: 'gewijzigd', terugzetten: true, gekozen: true });
  expect(await school.voerUit(plan)).toMatchObject({ teruggezet: 1, aangemaakt: 0 });
  expect(await school.leerling({ externe_sleutel: '200102' })).toMatchObject({ id: ömer['id'], status: 'actief' });
  expect(await school.aantal('groepslidmaatschappen', { leerling_id: ömer['id'], tot: null })).toBe(2);
});

it.each(['bad/xxe-file.xml', 'bad/billion-laughs.xml', 'bad/quadratic.xml'])('E10 %s is refused', async (naam) => {
  const school = await bouwImportschool(kit);
  expect((await school.stuur(proef(naam)).expect(422)).body.code).toBe('DOCTYPE_VERBODEN');
});

it('E11 200,000 levels are refused', async () => {
  const school = await bouwImportschool(kit);
  expect(
    (await school.stuur(`<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`).expect(422)).body.code,
  ).toBe('TE_DIEP');
});

it.each(['bad/latin1-declared.xml', 'bad/utf16le-bom.xml', 'bad/utf8-bom.xml'])(
  'E12 %s keeps its names',
  async (naam) => {
    const school = await bouwImportschool(kit);
    await school.voerUit(await school.plan(proef(naam)));
    expect(await school.leerling({ achternaam: 'Öztürk' })).toMatchObject({ roepnaam: 'Ömer' });
    expect(await school.leerling({ roepnaam: 'Zoë' })).toBeDefined();
  },
);

it('E13 cp1252 that says it is UTF-8: a preview, and a tick before anything is written', async () => {
  const school = await bouwImportschool(kit);
  const plan = await school.plan(proef('bad/cp1252-lies-utf8.xml'));
  expect(plan.waarschuwingen.map((m) => m.code)).toContain('TEKENSET_GEGOKT');
  expect(plan.voorbeeldnamen).toEqual(['Zoë van ’t Hof', 'Ömer Öztürk']);
  expect((await school.stuurUit(plan).expect(409)).body.code).toBe('TEKENSET_GEGOKT');
  await school.voerUit(plan, { namenKloppen: true });
  expect((await db()('leerlingen').where({ admin_id: school.adminId }).pluck('roepnaam')).join('')).not.toContain(
    '\uFFFD',
  );
});

it('E14 a truncated file writes nothing', async () => {
  const school = await bouwImportschool(kit);
  expect((await school.stuur(proef('bad/truncated.xml')).expect(422)).body.code).toBe('AFGEBROKEN');
  expect(await school.aantal('importplannen')).toBe(0);
});

it.each(['bad/dup-leerling-key.xml', 'bad/dup-key-trailing-space.xml'])(
  'E15 %s blocks the rows with the same key',
  async (naam) => {
    const school = await bouwImportschool(kit);
    const plan = await school.plan(proef(naam));
    const dubbel = plan.regels.filter((r) => r.codes.includes('DUBBELE_SLEUTEL'));
    expect(dubbel.length).toBe(2);
    expect(new Set(dubbel.map((r) => r.sleutel)).size).toBe(1);
    await school.voerUit(plan, { aan: dubbel.map((r) => r.nr) });
    expect(await school.aantal('leerlingen', { externe_sleutel: dubbel[0]?.sleutel })).toBe(0);
  },
);

it('E16 faults of a row warn, an unknown year of a group must be chosen', async () => {
  const school = await bouwImportschool(kit);
  for (const [naam, code] of [
    ['dangling-groep', 'GROEP_ONBEKEND'],
    ['bad-geslacht', 'GESLACHT_ONBEKEND'],
    ['bad-datum', 'DATUM_ONGELDIG'],
  ]) {
    const plan = await school.plan(proef(`bad/${naam}.xml`));
    expect([
      plan.waarschuwingen.map((m) => m.code).filter((c) => c !== 'TIJDELIJKE_SLEUTEL'),
      plan.fouten,
      plan.tellingen.fout,
    ]).toEqual([[code], [], 0]);
  }
  const plan = await school.plan(proef('bad/bad-jaargroep.xml'));
  expect(plan.fouten).toEqual([
    { code: 'JAARGROEP_ONBEKEND', regel: expect.any(Number), element: 'groep', sleutel: 'G5A' },
  ]);
  expect(plan.groepen.find((g) => g.sleutel === 'G5A')).toMatchObject({ jaargroepNodig: true });
  await school.voerUit(plan, { groepjaren: [{ sleutel: 'G5A', jaargroep: 5 }] });
  expect(
    await db()('groepen').where({ admin_id: school.adminId, externe_sleutel: 'G5A' }).first('jaargroepen', 'naam'),
  ).toEqual({ jaargroepen: [5], naam: '5a' });
});

it('E17 combination groups: C stays one group, two of the same name are joined', async () => {
  const esis = await bouwImportschool(kit);
  const esisPlan = await esis.plan(maakEdexml({ eigenaardigheid: 'esis' }));
  expect(esisPlan.groepen.filter((g) => !g.samengesteld)).toHaveLength(8);
  expect(esisPlan.groepen.find((g) => g.naam === '3/4a')?.jaargroepen).toEqual([3, 4]);
  expect(esisPlan.tellingen).toMatchObject({ nieuw: 200, fout: 0 });
  const parnassys = await bouwImportschool(kit);
  const plan = await parnassys.plan(maakEdexml({ eigenaardigheid: 'parnassys' }));
  expect(plan.groepen.filter((g) => g.samenMet !== undefined).map((g) => g.naam)).toEqual(['3/4a', '3/4b']);
  expect(await parnassys.voerUit(plan)).toMatchObject({ aangemaakt: 200, groepen: 9 });
  expect(await db()('groepen').where({ admin_id: parnassys.adminId, naam: '3/4a' }).first('jaargroepen')).toEqual({
    jaargroepen: [3, 4],
  });
  expect((await parnassys.plan(maakEdexml({ eigenaardigheid: 'parnassys' }))).tellingen).toMatchObject({
    ongewijzigd: 200,
  });
  const apart = await bouwImportschool(kit);
  const apartPlan = await apart.plan(maakEdexml({ eigenaardigheid: 'parnassys' }));
  expect(
    await apart.voerUit(apartPlan, {
      apart: apartPlan.groepen.flatMap((g) => (g.samenMet === undefined ? [] : [g.sleutel])),
    }),
  ).toMatchObject({ groepen: 11 });
});

it('E18 the root of UWLR gives the same rows', async () => {
  const school = await bouwImportschool(kit);
  const [een, twee] = [await school.plan(small), await school.plan(proef('bad/uwlr-prefixed.xml'))];
  expect(twee.regels).toEqual(een.regels);
});

it('E19 what is no EDEXML gets its own sentence', async () => {
  const school = await bouwImportschool(kit);
  expect((await school.stuur(proef('bad/not-xml.xml')).expect(422)).body.code).toBe('GEEN_XML');
  expect((await school.stuur('').expect(422)).body.code).toBe('GEEN_XML');
  const oud = await school.stuur('0001JANSEN              PIET    19110101', { naam: 'EDEXLL.TXT' }).expect(422);
  expect(oud.body).toMatchObject({ code: 'EDEX2000', message: expect.stringContaining('altijd EDEXML, niet EDEX') });
});

it('E20 who may not gets 403 and a line in the audit', async () => {
  const school = await bouwImportschool(kit);
  for (const [naam, adminId] of [
    ['docent.twee', kit.scholen.twee.adminId],
    ['zoé.een', kit.scholen.een.adminId],
    ['beheer.een', kit.scholen.een.adminId],
  ]) {
    await school.stuur(small, { token: await kit.token(String(naam)) }).expect(403);
    expect(await db()('audit').where({ admin_id: adminId, actie: 'geweigerd:edexml.importeren' })).not.toHaveLength(0);
  }
});

it('E21 a name that looks like code is a name', async () => {
  const school = await bouwImportschool(kit);
  const plan = await school.plan(
    small.replace(
      '<roepnaam>Tess</roepnaam>',
      '<roepnaam>&lt;img src=x onerror=alert(1)&gt;</roepnaam><achternaam>=HYPERLINK("x")</achternaam>',
    ),
  );
  expect(regel(plan, '200103')?.naam).toBe('<img src=x onerror=alert(1)> =HYPERLINK("x")');
  await school.voerUit(plan);
  expect(await school.leerling({ externe_sleutel: '200103' })).toMatchObject({
    roepnaam: '<img src=x onerror=alert(1)>',
    achternaam: '=HYPERLINK("x")',
  });
});

it('E22 two admins run the same plan: one wins, the other gets 409, and the winner the first answer again', async () => {
  const school = await bouwImportschool(kit);
  await buildGebruiker(db(), { adminId: school.adminId, role: 'schooladmin', naam: 'ander.e22', voornaam: 'Ans' });
  const ander = await kit.token('ander.e22');
  const plan = await school.plan(small);
  const uit = await Promise.all([school.stuurUit(plan), school.stuurUit(plan, {}, ander)]);
  expect(uit.map((antwoord) => antwoord.status).sort()).toEqual([200, 409]);
  expect(await school.aantal('leerlingen')).toBe(4);
  const winnaar = uit[0]?.status === 200 ? school.token : ander;
  expect((await school.stuurUit(plan, {}, winnaar).expect(200)).body).toEqual(
    uit.find((antwoord) => antwoord.status === 200)?.body,
  );
  expect(await school.aantal('leerlingen')).toBe(4);
});
