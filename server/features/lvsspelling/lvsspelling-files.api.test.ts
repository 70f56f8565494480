import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLvsschool, LVS_HEADER, lvsFile, lvsDay, lvsRow, lvsKinds, lvsFindingsOf } from '../../test/lvs.ts';
import { createZip } from '../../test/zip.ts';
import type { LvsPlan } from './lvsspelling.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('maps columns it does not know by hand, keeps the mapping under a name, and knows the next file of that kind', async () => {
  const school = await buildLvsschool(kit);
  const file = (date: string) =>
    `Nummer;Kind;Zone;Opmerking\r\n1001;Zoë van 't Hof;C;geheim\r\n1002;Öykü Demirel;E;\r\n;;;\r\n# ${date};x;;`;
  const plan = await school.plan(file('een'));
  expect(plan).toMatchObject({
    mist: ['leerling', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'],
    regels: [],
    voorstel: { kolommen: [null, null, 'niveau', null] },
    profielen: [],
  });
  expect(plan.kolommen[0]).toEqual({ naam: 'Nummer', voorbeelden: ['1001', '1002', '', '# een'] });
  expect((await school.sendExecution(plan).expect(400)).body.velden).toMatchObject({ 'mapping.leerling': 'verplicht' });
  const fixed = {
    aanbieder: 'vclb',
    toets: 'LVS-toets',
    moment: 'M5',
    afnamedatum: '2024-02-01',
    schaal: 'VCLB',
  } as const;
  const columns: LvsPlan['voorstel']['kolommen'] = ['leerlingkey', 'naam', 'niveau', null];
  const better = await school.reread(plan, file('een'), { kolommen: columns, vast: fixed });
  expect([better.planId, better.mist, lvsKinds(better)]).toEqual([plan.planId, [], ['nieuw', 'nieuw', 'fout']]);
  expect(await school.runAction(better, { profielnaam: 'Onze VCLB-lijst' })).toMatchObject({
    nieuw: 2,
    profielnaam: 'Onze VCLB-lijst',
  });
  expect(JSON.stringify([await school.rijen('importplan_delen'), await school.rijen('lvs_profielen')])).not.toContain(
    'geheim',
  );

  const next = await school.plan(file('twee'));
  expect(next).toMatchObject({
    herkend: 'Onze VCLB-lijst',
    voorstel: { kolommen: columns, vast: { aanbieder: 'vclb', toets: 'LVS-toets', schaal: 'VCLB' } },
    mist: ['moment', 'afnamedatum'],
  });
  const other = await school.plan(lvsFile(lvsRow()));
  expect([other.herkend, other.profielen]).toEqual([undefined, []]);
});

it('keeps a mapping within its file', async () => {
  const school = await buildLvsschool(kit);
  const file = lvsFile(lvsRow());
  const plan = await school.plan(file);
  const { voorstel: proposal } = plan;
  const fields = async (mapping: unknown) => (await school.sendMapping(plan, file, mapping).expect(400)).body.velden;
  expect(await fields({ ...proposal, kolommen: [] })).toEqual({ kolommen: 'formaat' });
  expect(await fields({ ...proposal, kolommen: proposal.kolommen.map(() => 'toets') })).toEqual({
    kolommen: 'bestaat_al',
  });
  expect(await fields({ ...proposal, vast: { afnamedatum: lvsDay(kit, -2) } })).toEqual({
    'vast.afnamedatum': 'bereik',
  });
  expect(await fields({ ...proposal, vast: { afnamedatum: '2009-01-01' } })).toEqual({ 'vast.afnamedatum': 'bereik' });
  expect(
    await fields({
      ...proposal,
      vast: { toets: 'x'.repeat(65), moment: 'M9', aanbieder: 'x', afnamedatum: '1-1-2024' },
    }),
  ).toEqual({
    'vast.toets': 'maxlengte',
    'vast.moment': 'kies',
    'vast.aanbieder': 'kies',
    'vast.afnamedatum': 'formaat',
  });
  expect(await fields('{niet')).toEqual({ mapping: 'formaat' });
  expect((await school.sendMapping(plan, lvsFile(lvsRow({ niveau: 'A' })), proposal).expect(409)).body.code).toBe(
    'PLAN_VERVALLEN',
  );
  await school.runAction(plan);
  await school.sendMapping(plan, file, proposal).expect(409);
});

it('knows suppliers by their words and the scale by the levels, and leaves the rest to a person', async () => {
  const school = await buildLvsschool(kit);
  const fixed = async (header: string, row: string) => (await school.plan(`${header}\n${row}`)).voorstel.vast;
  expect(await fixed('leerlingnummer;toets;niveau', '1001;Cito Spelling 3.0;A+')).toEqual({
    aanbieder: 'cito',
    schaal: 'AE',
  });
  expect(await fixed('leerlingnummer;toets;niveau', '1001;Leerling in beeld;IV')).toEqual({
    aanbieder: 'cito-lib',
    schaal: 'IV',
  });
  expect(await fixed('leerlingnummer;toets;niveau', '1001;Diaspel;C')).toEqual({ aanbieder: 'dia' });
  expect(await fixed('leerlingnummer;toets VCLB;zone', '1001;x;C')).toEqual({ aanbieder: 'vclb', schaal: 'VCLB' });
  expect(await fixed('leerlingnummer;toets;niveau', '1001;Spelling;C')).toEqual({});
});

it('reads Flemish moments, and errors per category', async () => {
  const school = await buildLvsschool(kit, { land: 'BE' });
  await school.runAction(
    await school.plan(
      'stamnummer;aanbieder;toets;afnamemoment;datum;schaal;pct;cat_klank;cat_weetwoord\n1001;VCLB;Spelling;midden 3e leerjaar;12/02/2024;VCLB;40;3;0\n1002;VCLB;Spelling;midden 3;12/02/2024;VCLB;60;;1',
    ),
  );
  expect((await lvsFindingsOf(kit, school, 'Zoë'))[0]).toMatchObject({
    moment: 'M5',
    percentiel: 40,
    categorieen: { klank: 3, weetwoord: 0 },
  });
  expect((await lvsFindingsOf(kit, school, 'Öykü'))[0]).toMatchObject({
    moment: 'M5',
    categorieen: { weetwoord: 1 },
  });
});

it('reads the first sheet of an XLSX with dates and numbers, and refuses a cell whose formula failed', async () => {
  const school = await buildLvsschool(kit);
  const cell = (value: string) => ({ value, type: String });
  const rows = [
    ['leerlingkey', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'vaardigheidsscore'].map(cell),
    [
      { value: 1001, type: Number },
      cell('boom'),
      cell('Spelling'),
      cell('E4'),
      { value: new Date('2024-06-03T00:00:00Z'), type: Date, format: 'dd-mm-yyyy' },
      { value: 142.5, type: Number },
    ],
  ];
  const bytes = await writeXlsxFile(rows).toBuffer();
  expect((await school.plan(bytes, { naam: 'lvs.xlsx' })).regels[0]).toMatchObject({
    soort: 'nieuw',
    uitslag: { afnamedatum: '2024-06-03', vaardigheidsscore: 142.5, moment: 'E4' },
  });
  expect((await school.stuur(WITH_ERROR, { naam: 'lvs.xlsx' }).expect(422)).body).toEqual({
    code: 'FORMULEFOUT',
    message: 'In cel F3 staat een formule met een fout. Herstel die in het rekenblad en bewaar het bestand opnieuw.',
  });
});

it('has a sentence for what is no list, too large or broken', async () => {
  const school = await buildLvsschool(kit);
  const error = async (file: Buffer | string) => {
    const { status, body } = await school.stuur(file);
    return [status, body.code];
  };
  expect(await error('zomaar tekst')).toEqual([422, 'GEEN_LIJST']);
  expect(await error('')).toEqual([422, 'GEEN_LIJST']);
  expect(await error(LVS_HEADER)).toEqual([422, 'GEEN_LIJST']);
  expect(await error(Buffer.from('PK\u0003\u0004 geen zip'))).toEqual([422, 'AFGEBROKEN']);
  expect(await error(lvsFile(...Array.from({ length: 5_001 }, () => '1001')))).toEqual([413, 'TE_GROOT']);
  expect(await error(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toEqual([413, 'TE_GROOT']);
  const { body } = await school.stuur(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  expect(body.message).toBe(
    'Dit bestand is te groot. Een bestand met LVS-resultaten mag 5 MB zijn en 5.000 regels hebben.',
  );
  await kit.as(school.token).post(`/api/admins/${school.adminId}/lvsimporten`, {}).expect(415);
  expect(
    (
      await kit.agent
        .post(`/api/admins/${school.adminId}/lvsimporten`)
        .set('Authorization', `Bearer ${school.token}`)
        .field('groepId', 'x')
        .expect(400)
    ).body.velden,
  ).toEqual({ bestand: 'verplicht' });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant().join('\n')).toBe('');
});

/** An XLSX of which the first sheet is not the first file, with an error in a cell of it. */
const WITH_ERROR = createZip({
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Spelling" sheetId="2" r:id="rId7"/><sheet name="Oud" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="e"><v>#REF!</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml':
    '<worksheet><sheetData><row r="3"><c r="E3" t="s"><v>0</v></c><c r="F3" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData></worksheet>',
});
