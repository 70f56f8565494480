// @module-tag embedded
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEdexml } from '../../test/edexml/maak-edexml.ts';
import { trial } from '../../test/edexml/proef.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/build.ts';
import { buildImportSchool, type ImportSchool } from '../../test/import.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const db = () => kit.server.database.knex;
const small = trial('small-nl-2.1.xml').toString('utf8');
const nr = (plan: { regels: { nr: number; sleutel?: string | undefined }[] }, key: string): number =>
  plan.regels.find((rule) => rule.sleutel === key)?.nr ?? 0;
const rule = <T extends { sleutel?: string | undefined }>(plan: { regels: T[] }, key: string): T | undefined =>
  plan.regels.find((row) => row.sleutel === key);

async function withSmall(land?: 'NL' | 'BE'): Promise<ImportSchool> {
  const school = await buildImportSchool(kit, land === undefined ? {} : { land });
  await school.runAction(await school.plan(small));
  return school;
}

it('E1 small-nl-2.1: four new, one skipped, and no national number anywhere', async () => {
  const school = await buildImportSchool(kit);
  const plan = await school.plan(small);
  expect(plan.tellingen).toMatchObject({ nieuw: 4, overgeslagen: 1, gewijzigd: 0, fout: 0, niet_in_bestand: 0 });
  expect(plan.school).toEqual({ schooljaar: '2026-2027', code: '99ZY', nieuwSchooljaar: false });
  expect(plan.groepen.map((g) => [g.naam, g.jaargroepen, g.samengesteld])).toEqual([
    ['3/4 Vlinders', [3, 4], false],
    ['5a', [5], false],
    ['Plusgroep spelling', [4], true],
  ]);
  expect(rule(plan, '#001')).toMatchObject({ codes: ['TIJDELIJKE_SLEUTEL'], gekozen: true });
  expect(await school.aantal('leerlingen')).toBe(0);
  expect(await school.runAction(plan)).toMatchObject({
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
  for (const gone of ['"0321"', 'pilot/00000', '#001']) expect(rows[0].alles).not.toContain(gone);
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
  const school = await buildImportSchool(kit, { land: 'BE' });
  const plan = await school.plan(trial('small-be-2.1.xml'));
  expect(plan.school.code).toBe('99123');
  expect(plan.regels.map((r) => r.jaargroep)).toEqual([3, 6]);
  await school.runAction(plan);
  expect(await db()('admins').where({ id: school.adminId }).first('instellingsnummer', 'brin')).toEqual({
    instellingsnummer: '99123',
    brin: null,
  });
  const error = await school.stuur(small).expect(422);
  expect(error.body).toEqual({ code: 'ANDERE_SCHOOL', message: expect.stringContaining('instellingsnummer') });
});

it('E3 the same file twice: nothing new, nothing changed, a throw-away key is proposed', async () => {
  const school = await withSmall();
  const counts = async () =>
    Promise.all(
      ['leerlingen', 'gebruikers', 'groepen', 'groepslidmaatschappen', 'leerling_eck'].map((table) =>
        school.aantal(table),
      ),
    );
  const before = await counts();
  const plan = await school.plan(small);
  expect(plan.tellingen).toMatchObject({ nieuw: 0, gewijzigd: 0, ongewijzigd: 3, voorstel: 1, niet_in_bestand: 0 });
  expect(rule(plan, '#001')).toMatchObject({
    soort: 'voorstel',
    gekozen: false,
    voorstel: { naam: 'Jan-Pieter van der Meer-de Groot', geboortedatum: '2018-11-30' },
  });
  expect(await school.runAction(plan, { koppel: [nr(plan, '#001')] })).toMatchObject({ aangemaakt: 0, gewijzigd: 0 });
  expect(await counts()).toEqual(before);
});

it('E4 another name and group with the same key: one update, history and progress stay', async () => {
  const school = await withSmall();
  const old = await school.leerling({ externe_sleutel: '200103' });
  await db()('muntboekingen').insert({
    admin_id: school.adminId,
    leerling_id: old['id'],
    sleutel: 'ronde',
    bedrag: 5,
    soort: 'ronde',
  });
  const gebruiker = await db()('gebruikers').where({ id: old['id'] }).first('gebruikersnaam', 'wachtwoord_hash');
  await db()('groepslidmaatschappen').where({ admin_id: school.adminId }).update({ van: '2026-09-01' });
  const plan = await school.plan(
    small
      .replace('<roepnaam>Tess</roepnaam>', '<roepnaam>Tessa</roepnaam>')
      .replace(
        '<jaargroep>5</jaargroep>\n      <groep key="G5A"/>\n    </leerling>\n    <leerling key="#001"',
        '<jaargroep>5</jaargroep>\n      <groep key="G34"/>\n    </leerling>\n    <leerling key="#001"',
      ),
  );
  expect(rule(plan, '200103')).toMatchObject({
    soort: 'gewijzigd',
    velden: ['naam', 'groep'],
    oud: { naam: 'Tess', groep: '5a' },
    groep: '3/4 Vlinders',
  });
  expect(await school.runAction(plan)).toMatchObject({ gewijzigd: 1, verplaatst: 1 });
  expect(await school.aantal('groepslidmaatschappen', { leerling_id: old['id'] })).toBe(2);
  expect(await school.aantal('muntboekingen')).toBe(1);
  expect(await school.leerling({ id: old['id'] })).toMatchObject({ roepnaam: 'Tessa', weergavenaam: 'Tessa' });
  expect(await db()('gebruikers').where({ id: old['id'] }).first('gebruikersnaam', 'wachtwoord_hash')).toEqual(
    gebruiker,
  );
});

it('E5 another key with the same eckid: the same pupil', async () => {
  const school = await withSmall();
  const plan = await school.plan(small.replace('key="200101"', 'key="900101"'));
  expect(rule(plan, '900101')).toMatchObject({ soort: 'gewijzigd', velden: ['sleutel'] });
  await school.runAction(plan);
  expect(await school.leerling({ externe_sleutel: '900101' })).toMatchObject({ roepnaam: 'Zoë' });
  expect(await school.aantal('leerlingen')).toBe(4);
});

it('E6 all keys changed without eckid: mapping mode, and confirming all makes no doubles', async () => {
  const school = await buildImportSchool(kit);
  const withoutEck = createEdexml({ leerlingen: 60 }).replace(/ eckid="[^"]*"/g, '');
  await school.runAction(await school.plan(withoutEck));
  const plan = await school.plan(withoutEck.replace(/leerling key="(\d+)"/g, 'leerling key="9$1"'));
  expect(plan).toMatchObject({ koppelmodus: true, tellingen: { nieuw: 0, voorstel: 60, niet_in_bestand: 0 } });
  await school.runAction(plan, { koppel: plan.regels.map((r) => r.nr) });
  expect(await school.aantal('leerlingen')).toBe(60);
  expect(await school.leerling({ externe_sleutel: '9100000' })).toBeDefined();
});

it('E7 one pupil absent is kept; a large removal asks for the number', async () => {
  const school = await buildImportSchool(kit);
  const source = createEdexml({ leerlingen: 40 });
  await school.runAction(await school.plan(source));
  const without = (count: number): string =>
    Array.from({ length: count }).reduce<string>(
      (text) => text.replace(/ {4}<leerling key[\s\S]*?<\/leerling>\n/, ''),
      source,
    );
  const one = await school.plan(without(1));
  expect(one.tellingen).toMatchObject({ niet_in_bestand: 1 });
  await school.runAction(one);
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(40);
  const plan = await school.plan(without(12));
  const on = plan.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr);
  expect((await school.sendExecution(plan, { aan: on }).expect(409)).body).toMatchObject({
    code: 'VERWIJDERING_GROOT',
    details: { aantal: 12 },
  });
  await school.sendExecution(plan, { aan: on, bevestigdAantal: 11 }).expect(409);
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(40);
  expect(await school.runAction(plan, { aan: on, bevestigdAantal: 12 })).toMatchObject({ prullenbak: 12 });
  expect(await school.aantal('leerlingen', { status: 'actief' })).toBe(28);
  expect(await school.aantal('prullenbakitems')).toBe(12);
  expect(await school.aantal('audit', { actie: 'import.prullenbak' })).toBe(12);
});

it('E8 a pupil in the bin comes back with what it had', async () => {
  const school = await withSmall();
  const gone = await school.plan(small.replace(/ {4}<leerling key="200102"[\s\S]*?<\/leerling>\n/, ''));
  await school.runAction(gone, { aan: gone.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr) });
  const ömer = await school.leerling({ externe_sleutel: '200102' });
  expect(ömer['status']).toBe('prullenbak');
  const plan = await school.plan(small);
  expect(rule(plan, '200102')).toMatchObject({ soort: 'gewijzigd', terugzetten: true, gekozen: true });
  expect(await school.runAction(plan)).toMatchObject({ teruggezet: 1, aangemaakt: 0 });
  expect(await school.leerling({ externe_sleutel: '200102' })).toMatchObject({ id: ömer['id'], status: 'actief' });
  expect(await school.aantal('groepslidmaatschappen', { leerling_id: ömer['id'], tot: null })).toBe(2);
});

it.each(['bad/xxe-file.xml', 'bad/billion-laughs.xml', 'bad/quadratic.xml'])('E10 %s is refused', async (name) => {
  const school = await buildImportSchool(kit);
  expect((await school.stuur(trial(name)).expect(422)).body.code).toBe('DOCTYPE_VERBODEN');
});

it('E11 200,000 levels are refused', async () => {
  const school = await buildImportSchool(kit);
  expect(
    (await school.stuur(`<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`).expect(422)).body.code,
  ).toBe('TE_DIEP');
});

it.each(['bad/latin1-declared.xml', 'bad/utf16le-bom.xml', 'bad/utf8-bom.xml'])(
  'E12 %s keeps its names',
  async (name) => {
    const school = await buildImportSchool(kit);
    await school.runAction(await school.plan(trial(name)));
    expect(await school.leerling({ achternaam: 'Öztürk' })).toMatchObject({ roepnaam: 'Ömer' });
    expect(await school.leerling({ roepnaam: 'Zoë' })).toBeDefined();
  },
);

it('E13 cp1252 that says it is UTF-8: a preview, and a tick before anything is written', async () => {
  const school = await buildImportSchool(kit);
  const plan = await school.plan(trial('bad/cp1252-lies-utf8.xml'));
  expect(plan.waarschuwingen.map((m) => m.code)).toContain('TEKENSET_GEGOKT');
  expect(plan.voorbeeldnamen).toEqual(['Zoë van ’t Hof', 'Ömer Öztürk']);
  expect((await school.sendExecution(plan).expect(409)).body.code).toBe('TEKENSET_GEGOKT');
  await school.runAction(plan, { namenKloppen: true });
  expect((await db()('leerlingen').where({ admin_id: school.adminId }).pluck('roepnaam')).join('')).not.toContain(
    '\uFFFD',
  );
});

it('E14 a truncated file writes nothing', async () => {
  const school = await buildImportSchool(kit);
  expect((await school.stuur(trial('bad/truncated.xml')).expect(422)).body.code).toBe('AFGEBROKEN');
  expect(await school.aantal('importplannen')).toBe(0);
});

it.each(['bad/dup-leerling-key.xml', 'bad/dup-key-trailing-space.xml'])(
  'E15 %s blocks the rows with the same key',
  async (name) => {
    const school = await buildImportSchool(kit);
    const plan = await school.plan(trial(name));
    const double = plan.regels.filter((r) => r.codes.includes('DUBBELE_SLEUTEL'));
    expect(double.length).toBe(2);
    expect(new Set(double.map((r) => r.sleutel)).size).toBe(1);
    await school.runAction(plan, { aan: double.map((r) => r.nr) });
    expect(await school.aantal('leerlingen', { externe_sleutel: double[0]?.sleutel })).toBe(0);
  },
);

it('E16 faults of a row warn, an unknown year of a group must be chosen', async () => {
  const school = await buildImportSchool(kit);
  for (const [name, code] of [
    ['dangling-groep', 'GROEP_ONBEKEND'],
    ['bad-geslacht', 'GESLACHT_ONBEKEND'],
    ['bad-datum', 'DATUM_ONGELDIG'],
  ]) {
    const plan = await school.plan(trial(`bad/${name}.xml`));
    expect([
      plan.waarschuwingen.map((m) => m.code).filter((c) => c !== 'TIJDELIJKE_SLEUTEL'),
      plan.fouten,
      plan.tellingen.fout,
    ]).toEqual([[code], [], 0]);
  }
  const plan = await school.plan(trial('bad/bad-jaargroep.xml'));
  expect(plan.fouten).toEqual([
    { code: 'JAARGROEP_ONBEKEND', regel: expect.any(Number), element: 'groep', sleutel: 'G5A' },
  ]);
  expect(plan.groepen.find((g) => g.sleutel === 'G5A')).toMatchObject({ jaargroepNodig: true });
  await school.runAction(plan, { groepjaren: [{ sleutel: 'G5A', jaargroep: 5 }] });
  expect(
    await db()('groepen').where({ admin_id: school.adminId, externe_sleutel: 'G5A' }).first('jaargroepen', 'naam'),
  ).toEqual({ jaargroepen: [5], naam: '5a' });
});

it('E16 the year chosen for a group is the year of its pupils without one, and of nobody else', async () => {
  const school = await buildImportSchool(kit);
  const whole = createEdexml({ quirk: 'esis' });
  const key = /<groep key="([^"]+)"[^>]*>\s*<naam>5/u.exec(whole)?.[1] ?? '';
  expect(key).not.toBe('');
  const without = whole
    .replace(new RegExp(`(<groep key="${key}"[^>]*>\\s*<naam>[^<]*</naam>\\s*)<jaargroep>[^<]*</jaargroep>`, 'u'), '$1')
    .replace(/<leerling [\s\S]*?<\/leerling>/gu, (row) =>
      row.includes(`<groep key="${key}"`) ? row.replace(/<jaargroep>[^<]*<\/jaargroep>/u, '') : row,
    );
  const plan = await school.plan(without);
  expect(plan.fouten.map((f) => [f.code, f.element, f.sleutel])).toEqual([['JAARGROEP_ONBEKEND', 'groep', key]]);
  expect(plan.tellingen).toMatchObject({ nieuw: 200, fout: 0 });
  const waiting = plan.regels.filter((r) => r.jaargroep === undefined);
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.every((r) => r.gekozen && r.codes.every((c) => c !== 'JAARGROEP_ONBEKEND'))).toBe(true);
  await school.runAction(plan, { groepjaren: [{ sleutel: key, jaargroep: 6 }] });
  expect(await school.aantal('leerlingen')).toBe(200);
  const names = new Set(waiting.map((r) => r.sleutel));
  const years = await db()('leerlingen').where({ admin_id: school.adminId }).select('externe_sleutel', 'jaargroep');
  const own = years.filter((l) => names.has(l.externe_sleutel));
  expect(own).toHaveLength(waiting.length);
  expect(new Set(own.map((l) => l.jaargroep))).toEqual(new Set([6]));
});

it('E17 combination groups: C stays one group, two of the same name are joined', async () => {
  const esis = await buildImportSchool(kit);
  const esisPlan = await esis.plan(createEdexml({ quirk: 'esis' }));
  expect(esisPlan.groepen.filter((g) => !g.samengesteld)).toHaveLength(8);
  expect(esisPlan.groepen.find((g) => g.naam === '3/4a')?.jaargroepen).toEqual([3, 4]);
  expect(esisPlan.tellingen).toMatchObject({ nieuw: 200, fout: 0 });
  const parnassys = await buildImportSchool(kit);
  const plan = await parnassys.plan(createEdexml({ quirk: 'parnassys' }));
  expect(plan.groepen.filter((g) => g.samenMet !== undefined).map((g) => g.naam)).toEqual(['3/4a', '3/4b']);
  expect(await parnassys.runAction(plan)).toMatchObject({ aangemaakt: 200, groepen: 9 });
  expect(await db()('groepen').where({ admin_id: parnassys.adminId, naam: '3/4a' }).first('jaargroepen')).toEqual({
    jaargroepen: [3, 4],
  });
  expect((await parnassys.plan(createEdexml({ quirk: 'parnassys' }))).tellingen).toMatchObject({
    ongewijzigd: 200,
  });
  const apart = await buildImportSchool(kit);
  const apartPlan = await apart.plan(createEdexml({ quirk: 'parnassys' }));
  expect(
    await apart.runAction(apartPlan, {
      apart: apartPlan.groepen.flatMap((g) => (g.samenMet === undefined ? [] : [g.sleutel])),
    }),
  ).toMatchObject({ groepen: 11 });
});

it('E18 the root of UWLR gives the same rows', async () => {
  const school = await buildImportSchool(kit);
  const [one, two] = [await school.plan(small), await school.plan(trial('bad/uwlr-prefixed.xml'))];
  expect(two.regels).toEqual(one.regels);
});

it('E19 what is no EDEXML gets its own sentence', async () => {
  const school = await buildImportSchool(kit);
  expect((await school.stuur(trial('bad/not-xml.xml')).expect(422)).body.code).toBe('GEEN_XML');
  expect((await school.stuur('').expect(422)).body.code).toBe('GEEN_XML');
  const old = await school.stuur('0001JANSEN              PIET    19110101', { naam: 'EDEXLL.TXT' }).expect(422);
  expect(old.body).toMatchObject({ code: 'EDEX2000', message: expect.stringContaining('altijd EDEXML, niet EDEX') });
});

it('E20 who may not gets 403 and a line in the audit', async () => {
  const school = await buildImportSchool(kit);
  for (const [name, adminId] of [
    ['docent.twee', kit.scholen.twee.adminId],
    ['zoé.een', kit.scholen.een.adminId],
    ['beheer.een', kit.scholen.een.adminId],
  ]) {
    await school.stuur(small, { token: await kit.token(String(name)) }).expect(403);
    expect(await db()('audit').where({ admin_id: adminId, actie: 'geweigerd:edexml.importeren' })).not.toHaveLength(0);
  }
});

it('E21 a name that looks like code is a name', async () => {
  const school = await buildImportSchool(kit);
  const plan = await school.plan(
    small.replace(
      '<roepnaam>Tess</roepnaam>',
      '<roepnaam>&lt;img src=x onerror=alert(1)&gt;</roepnaam><achternaam>=HYPERLINK("x")</achternaam>',
    ),
  );
  expect(rule(plan, '200103')?.naam).toBe('<img src=x onerror=alert(1)> =HYPERLINK("x")');
  await school.runAction(plan);
  expect(await school.leerling({ externe_sleutel: '200103' })).toMatchObject({
    roepnaam: '<img src=x onerror=alert(1)>',
    achternaam: '=HYPERLINK("x")',
  });
});

it('E22 two admins run the same plan: one wins, the other gets 409, and the winner the first answer again', async () => {
  const school = await buildImportSchool(kit);
  await buildGebruiker(db(), { adminId: school.adminId, role: 'schooladmin', naam: 'ander.e22', voornaam: 'Ans' });
  const other = await kit.token('ander.e22');
  const plan = await school.plan(small);
  const out = await Promise.all([school.sendExecution(plan), school.sendExecution(plan, {}, other)]);
  expect(out.map((antwoord) => antwoord.status).sort()).toEqual([200, 409]);
  expect(await school.aantal('leerlingen')).toBe(4);
  const winner = out[0]?.status === 200 ? school.token : other;
  expect((await school.sendExecution(plan, {}, winner).expect(200)).body).toEqual(
    out.find((antwoord) => antwoord.status === 200)?.body,
  );
  expect(await school.aantal('leerlingen')).toBe(4);
});
