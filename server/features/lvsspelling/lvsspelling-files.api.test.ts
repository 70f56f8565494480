import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { bouwLvsschool, LVS_KOP, lvsBestand, lvsDag, lvsRij, lvsSoorten, lvsUitslagenVan } from '../../test/lvs.ts';
import { maakZip } from '../../test/zip.ts';
import type { LvsPlan } from './lvsspelling.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('maps columns it does not know by hand, keeps the mapping under a name, and knows the next file of that kind', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = (datum: string) =>
    `Nummer;Kind;Zone;Opmerking\r\n1001;Zoë van 't Hof;C;geheim\r\n1002;Öykü Demirel;E;\r\n;;;\r\n# ${datum};x;;`;
  const plan = await school.plan(bestand('een'));
  expect(plan).toMatchObject({
    mist: ['leerling', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'],
    regels: [],
    voorstel: { kolommen: [null, null, 'niveau', null] },
    profielen: [],
  });
  expect(plan.kolommen[0]).toEqual({ naam: 'Nummer', voorbeelden: ['1001', '1002', '', '# een'] });
  expect((await school.stuurUit(plan).expect(400)).body.velden).toMatchObject({ 'mapping.leerling': 'verplicht' });
  const vast = {
    aanbieder: 'vclb',
    toets: 'LVS-toets',
    moment: 'M5',
    afnamedatum: '2024-02-01',
    schaal: 'VCLB',
  } as const;
  const kolommen: LvsPlan['voorstel']['kolommen'] = ['leerlingkey', 'naam', 'niveau', null];
  const beter = await school.herlees(plan, bestand('een'), { kolommen, vast });
  expect([beter.planId, beter.mist, lvsSoorten(beter)]).toEqual([plan.planId, [], ['nieuw', 'nieuw', 'fout']]);
  expect(await school.voerUit(beter, { profielnaam: 'Onze VCLB-lijst' })).toMatchObject({
    nieuw: 2,
    profielnaam: 'Onze VCLB-lijst',
  });
  expect(JSON.stringify([await school.rijen('importplan_delen'), await school.rijen('lvs_profielen')])).not.toContain(
    'geheim',
  );

  const volgende = await school.plan(bestand('twee'));
  expect(volgende).toMatchObject({
    herkend: 'Onze VCLB-lijst',
    voorstel: { kolommen, vast: { aanbieder: 'vclb', toets: 'LVS-toets', schaal: 'VCLB' } },
    mist: ['moment', 'afnamedatum'],
  });
  const ander = await school.plan(lvsBestand(lvsRij()));
  expect([ander.herkend, ander.profielen]).toEqual([undefined, []]);
});

it('keeps a mapping within its file', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij());
  const plan = await school.plan(bestand);
  const { voorstel } = plan;
  const velden = async (mapping: unknown) =>
    (await school.stuurMapping(plan, bestand, mapping).expect(400)).body.velden;
  expect(await velden({ ...voorstel, kolommen: [] })).toEqual({ kolommen: 'formaat' });
  expect(await velden({ ...voorstel, kolommen: voorstel.kolommen.map(() => 'toets') })).toEqual({
    kolommen: 'bestaat_al',
  });
  expect(await velden({ ...voorstel, vast: { afnamedatum: lvsDag(kit, -2) } })).toEqual({
    'vast.afnamedatum': 'bereik',
  });
  expect(await velden({ ...voorstel, vast: { afnamedatum: '2009-01-01' } })).toEqual({ 'vast.afnamedatum': 'bereik' });
  expect(
    await velden({
      ...voorstel,
      vast: { toets: 'x'.repeat(65), moment: 'M9', aanbieder: 'x', afnamedatum: '1-1-2024' },
    }),
  ).toEqual({
    'vast.toets': 'maxlengte',
    'vast.moment': 'kies',
    'vast.aanbieder': 'kies',
    'vast.afnamedatum': 'formaat',
  });
  expect(await velden('{niet')).toEqual({ mapping: 'formaat' });
  expect((await school.stuurMapping(plan, lvsBestand(lvsRij({ niveau: 'A' })), voorstel).expect(409)).body.code).toBe(
    'PLAN_VERVALLEN',
  );
  await school.voerUit(plan);
  await school.stuurMapping(plan, bestand, voorstel).expect(409);
});

it('knows suppliers by their words and the scale by the levels, and leaves the rest to a person', async () => {
  const school = await bouwLvsschool(kit);
  const vast = async (kop: string, rij: string) => (await school.plan(`${kop}\n${rij}`)).voorstel.vast;
  expect(await vast('leerlingnummer;toets;niveau', '1001;Cito Spelling 3.0;A+')).toEqual({
    aanbieder: 'cito',
    schaal: 'AE',
  });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Leerling in beeld;IV')).toEqual({
    aanbieder: 'cito-lib',
    schaal: 'IV',
  });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Diaspel;C')).toEqual({ aanbieder: 'dia' });
  expect(await vast('leerlingnummer;toets VCLB;zone', '1001;x;C')).toEqual({ aanbieder: 'vclb', schaal: 'VCLB' });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Spelling;C')).toEqual({});
});

it('reads Flemish moments, and errors per category', async () => {
  const school = await bouwLvsschool(kit, { land: 'BE' });
  await school.voerUit(
    await school.plan(
      'stamnummer;aanbieder;toets;afnamemoment;datum;schaal;pct;cat_klank;cat_weetwoord\n1001;VCLB;Spelling;midden 3e leerjaar;12/02/2024;VCLB;40;3;0\n1002;VCLB;Spelling;midden 3;12/02/2024;VCLB;60;;1',
    ),
  );
  expect((await lvsUitslagenVan(kit, school, 'Zoë'))[0]).toMatchObject({
    moment: 'M5',
    percentiel: 40,
    categorieen: { klank: 3, weetwoord: 0 },
  });
  expect((await lvsUitslagenVan(kit, school, 'Öykü'))[0]).toMatchObject({
    moment: 'M5',
    categorieen: { weetwoord: 1 },
  });
});

it('reads the first sheet of an XLSX with dates and numbers, and refuses a cell whose formula failed', async () => {
  const school = await bouwLvsschool(kit);
  const cel = (value: string) => ({ value, type: String });
  const rijen = [
    ['leerlingkey', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'vaardigheidsscore'].map(cel),
    [
      { value: 1001, type: Number },
      cel('boom'),
      cel('Spelling'),
      cel('E4'),
      { value: new Date('2024-06-03T00:00:00Z'), type: Date, format: 'dd-mm-yyyy' },
      { value: 142.5, type: Number },
    ],
  ];
  const bytes = await writeXlsxFile(rijen).toBuffer();
  expect((await school.plan(bytes, { naam: 'lvs.xlsx' })).regels[0]).toMatchObject({
    soort: 'nieuw',
    uitslag: { afnamedatum: '2024-06-03', vaardigheidsscore: 142.5, moment: 'E4' },
  });
  expect((await school.stuur(MET_FOUT, { naam: 'lvs.xlsx' }).expect(422)).body).toEqual({
    code: 'FORMULEFOUT',
    message: 'In cel F3 staat een formule met een fout. Herstel die in het rekenblad en bewaar het bestand opnieuw.',
  });
});

it('has a sentence for what is no list, too large or broken', async () => {
  const school = await bouwLvsschool(kit);
  const fout = async (bestand: Buffer | string) => {
    const { status, body } = await school.stuur(bestand);
    return [status, body.code];
  };
  expect(await fout('zomaar tekst')).toEqual([422, 'GEEN_LIJST']);
  expect(await fout('')).toEqual([422, 'GEEN_LIJST']);
  expect(await fout(LVS_KOP)).toEqual([422, 'GEEN_LIJST']);
  expect(await fout(Buffer.from('PK\u0003\u0004 geen zip'))).toEqual([422, 'AFGEBROKEN']);
  expect(await fout(lvsBestand(...Array.from({ length: 5_001 }, () => '1001')))).toEqual([413, 'TE_GROOT']);
  expect(await fout(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toEqual([413, 'TE_GROOT']);
  const { body } = await school.stuur(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  expect(body.message).toBe(
    'Dit bestand is te groot. Een bestand met LVS-resultaten mag 5 MB zijn en 5.000 regels hebben.',
  );
  await kit.als(school.token).post(`/api/admins/${school.adminId}/lvsimporten`, {}).expect(415);
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
  expect(kit.wacht.zonderTenant().join('\n')).toBe('');
});

/** An XLSX of which the first sheet is not the first file, with an error in a cell of it. */
const MET_FOUT = maakZip({
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Spelling" sheetId="2" r:id="rId7"/><sheet name="Oud" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="e"><v>#REF!</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml':
    '<worksheet><sheetData><row r="3"><c r="E3" t="s"><v>0</v></c><c r="F3" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData></worksheet>',
});
