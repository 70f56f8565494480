import { deflateRawSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildImportSchool, type ImportSchool } from '../../test/import.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const LIST = { soort: 'leerlingimporten', naam: 'klas.csv' } as const;
const HEADER = 'Stamnummer;Voornaam;Naam;Klas;Leerjaar;Geboortedatum;Titularis;E-mail titularis';
const ROWS = [
  'S-1;Louise;Van den Broeck;L1A;1;01/06/2020;Fien;fien@school.invalid',
  'S-2;Zoë;Öztürk;L1A;1;2020-03-14;Fien;fien@school.invalid',
  'S-3;Wout;De Smet;L4B;4;11-2-2017;;',
  'S-4;Noor;Jansen;L4B;4;12-2-2017;;',
];
const list = (...rows: string[]): string => [HEADER, ...rows].join('\r\n');
const newSchool = (): Promise<ImportSchool> => buildImportSchool(kit, { land: 'BE' });

it('reads a list with its classes, years and teachers', async () => {
  const school = await newSchool();
  const plan = await school.plan(list(...ROWS), LIST);
  expect(plan.regels.map((r) => [r.naam, r.jaargroep, r.groep, r.geboortedatum])).toEqual([
    ['Louise Van den Broeck', 3, 'L1A', '2020-06-01'],
    ['Zoë Öztürk', 3, 'L1A', '2020-03-14'],
    ['Wout De Smet', 6, 'L4B', '2017-02-11'],
    ['Noor Jansen', 6, 'L4B', '2017-02-12'],
  ]);
  expect(plan.leerkrachten).toEqual([
    { nr: 1, naam: 'Fien', email: 'fien@school.invalid', groepen: ['L1A'], rollen: [], bekend: false },
  ]);
  expect(await school.runAction(plan, { leerkrachten: [{ nr: 1, email: 'fien@school.invalid' }] })).toMatchObject({
    aangemaakt: 4,
    groepen: 2,
    leerkrachten: [{ naam: 'Fien', uitgenodigd: false, groepIds: [expect.any(String)] }],
  });
});

it('E3 the same list twice changes nothing', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  expect((await school.plan(list(...ROWS), LIST)).tellingen).toMatchObject({
    ongewijzigd: 4,
    nieuw: 0,
    voorstel: 0,
    niet_in_bestand: 0,
  });
});

it('E4 another class with the same key is a move', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  const plan = await school.plan(list(...ROWS).replace('S-3;Wout;De Smet;L4B;4', 'S-3;Wouter;De Smet;L5A;5'), LIST);
  expect(plan.regels.find((r) => r.sleutel === 'S-3')).toMatchObject({
    soort: 'gewijzigd',
    velden: ['naam', 'jaargroep', 'groep'],
  });
  expect(await school.runAction(plan)).toMatchObject({ gewijzigd: 1, verplaatst: 1, groepen: 1 });
});

it('E5 and E6 a list without keys proposes by name and date, and never doubles', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  const plan = await school.plan(list(...ROWS.map((row, nr) => row.replace(/^S-\d/, `N-${nr}`))), LIST);
  expect(plan).toMatchObject({ koppelmodus: true, tellingen: { voorstel: 4, nieuw: 0 } });
  await school.runAction(plan, { koppel: plan.regels.map((r) => r.nr) });
  expect(await school.aantal('leerlingen')).toBe(4);
  expect(await school.leerling({ externe_sleutel: 'N-0' })).toMatchObject({ roepnaam: 'Louise' });
});

it('E7 of a list only its own classes can miss somebody', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  expect((await school.plan(list(ROWS[0] ?? ''), LIST)).tellingen).toMatchObject({ niet_in_bestand: 1 });
});

it('E8 brings back from the bin', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  const gone = await school.plan(list(...ROWS.slice(1)), LIST);
  await school.runAction(gone, { aan: gone.regels.filter((r) => r.soort === 'niet_in_bestand').map((r) => r.nr) });
  expect((await school.leerling({ externe_sleutel: 'S-1' }))['status']).toBe('prullenbak');
  expect(await school.runAction(await school.plan(list(...ROWS), LIST))).toMatchObject({ teruggezet: 1 });
});

it('E12 and E13 reads other character sets, and asks when it had to guess', async () => {
  const school = await newSchool();
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(list(...ROWS), 'utf16le')]);
  expect((await school.plan(utf16, LIST)).regels[1]?.naam).toBe('Zoë Öztürk');
  const latin = await school.plan(Buffer.from(list(...ROWS), 'latin1'), LIST);
  expect(latin).toMatchObject({ voorbeeldnamen: ['Zoë Öztürk'] });
  expect((await school.sendExecution(latin).expect(409)).body.code).toBe('TEKENSET_GEGOKT');
});

it('E14 and E19 what is no list gets a sentence', async () => {
  const school = await newSchool();
  expect((await school.stuur('zomaar tekst', LIST).expect(422)).body).toEqual({
    code: 'GEEN_LIJST',
    message: expect.stringContaining('klas'),
  });
  expect((await school.stuur('', LIST).expect(422)).body.code).toBe('GEEN_LIJST');
  expect((await school.stuur(Buffer.from('PK\u0003\u0004 geen zip'), LIST).expect(422)).body.code).toBe('AFGEBROKEN');
});

it('E15 the same key twice blocks both rows', async () => {
  const school = await newSchool();
  const plan = await school.plan(list(...ROWS, ROWS[0]?.replace('S-1', 'S-1 ') ?? ''), LIST);
  expect(plan.regels.filter((r) => r.codes.includes('DUBBELE_SLEUTEL'))).toHaveLength(2);
});

it('E21 a name that looks like a formula is a name', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list('S-9;=HYPERLINK(1);<b>Vet</b>;L1A;1;;;'), LIST));
  expect(await school.leerling({ externe_sleutel: 'S-9' })).toMatchObject({
    roepnaam: '=HYPERLINK(1)',
    achternaam: '<b>Vet</b>',
  });
});

it('never turns one child into another: the same key with another name and another date', async () => {
  const school = await newSchool();
  await school.runAction(await school.plan(list(...ROWS), LIST));
  const plan = await school.plan(
    list(...ROWS).replace('S-1;Louise;Van den Broeck;L1A;1;01/06/2020', 'S-1;Emma;Peeters;L1A;1;03/04/2020'),
    LIST,
  );
  expect(plan.regels[0]).toMatchObject({ soort: 'fout', codes: ['CONFLICT'] });
  await school.runAction(plan, { aan: [1] });
  expect(await school.leerling({ externe_sleutel: 'S-1' })).toMatchObject({ roepnaam: 'Louise' });
});

it('knows the years of the kleuterklas, and leaves them unticked', async () => {
  const school = await newSchool();
  const plan = await school.plan(list('S-7;Mats;Claes;K1A;K1;;;'), LIST);
  expect(plan.regels[0]).toMatchObject({ jaargroep: 0, gekozen: false, soort: 'nieuw' });
});

it('reads pasted cells, and takes the year from the class when there is no column', async () => {
  const school = await buildImportSchool(kit);
  const plan = await school.plan('voornaam\tachternaam\tgroep\nNoor\tde Vries\t5a\nSem\tJansen\t3/4 Vlinders\n', {
    soort: 'leerlingimporten',
    naam: 'plakken.csv',
  });
  expect(plan.regels.map((r) => [r.naam, r.soort, r.jaargroep])).toEqual([
    ['Noor de Vries', 'nieuw', 5],
    ['Sem Jansen', 'fout', undefined],
  ]);
  expect((await school.sendExecution(plan, { aan: [2] }).expect(400)).body.velden).toEqual({
    'jaargroepen.2': 'verplicht',
  });
  expect(await school.runAction(plan, { aan: [2], jaargroepen: [{ nr: 2, jaargroep: 4 }] })).toMatchObject({
    aangemaakt: 2,
  });
});

it('reads the first sheet of an XLSX, and refuses a bomb', async () => {
  const school = await newSchool();
  const cells = [HEADER.split(';'), ...ROWS.map((row) => row.split(';'))].map((row) =>
    row.map((value) => ({ value, type: String })),
  );
  const bytes = await writeXlsxFile(cells).toBuffer();
  expect((await school.plan(bytes, { ...LIST, naam: 'klas.xlsx' })).tellingen.nieuw).toBe(4);
  expect((await school.stuur(bom(), { ...LIST, naam: 'bom.xlsx' }).expect(413)).body.code).toBe('TE_GROOT');
});

it('tells that a list holds too many pupils, not that it is too large', async () => {
  const school = await newSchool();
  const list = `voornaam;achternaam;jaargroep\n${'Noor;Bos;5\n'.repeat(21_000)}`;
  expect(list.length).toBeLessThan(300_000);
  const { body } = await school.stuur(list, LIST).expect(413);
  expect(body.code).toBe('TE_GROOT');
  expect(body.message).toContain('20.000 leerlingen');
  expect(body.message).not.toContain('MB');
});

it('lets an RT practice bring in its clients, but no EDEXML', async () => {
  const praktijk = await buildImportSchool(kit, { soort: 'rt' });
  expect(
    await praktijk.runAction(await praktijk.plan('voornaam;naam;groep;jaargroep\nStijn;Bos;maandag;4', LIST)),
  ).toMatchObject({ aangemaakt: 1 });
  await praktijk.stuur('<EDEX/>').expect(403);
});

/** Zip with one part that says it is small and unpacks to 80 MB. */
function bom(): Buffer {
  const content = deflateRawSync(Buffer.alloc(80 * 1024 * 1024));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(100, 22);
  header.writeUInt16LE(name.length, 26);
  const row = Buffer.alloc(46);
  row.writeUInt32LE(0x02014b50, 0);
  row.writeUInt16LE(8, 10);
  row.writeUInt32LE(content.length, 20);
  row.writeUInt32LE(100, 24);
  row.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(row.length + name.length, 12);
  end.writeUInt32LE(header.length + name.length + content.length, 16);
  return Buffer.concat([header, name, content, row, name, end]);
}
