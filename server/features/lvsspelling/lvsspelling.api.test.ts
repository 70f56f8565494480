import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NIVEAUS, SCHALEN } from '#engine/core/domein/lvs.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { bouwLvsschool, LVS_KOP, lvsBestand, lvsDag, lvsRij, type Lvsschool } from '../../test/lvs.ts';
import { maakZip } from '../../test/zip.ts';
import { groepsresultatenSchema } from './lvsresultaten.contract.ts';
import type { LvsPlan } from './lvsspelling.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const soorten = (plan: LvsPlan) => plan.regels.map(({ soort }) => soort);
const groep = async (school: Lvsschool, groepId = school.groepA) => groepsresultatenSchema.parse((await kit.als(school.token).get(`/api/admins/${school.adminId}/groepen/${groepId}/lvsresultaten`).expect(200)).body);
const uitslagenVan = async (school: Lvsschool, naam: string) => (await groep(school)).items.find((item) => item.naam.startsWith(naam))?.resultaten ?? [];

it('L1 gives every level of every scale back as it came in, and in again as the same', async () => {
  const school = await bouwLvsschool(kit);
  const paren = SCHALEN.flatMap((schaal) => NIVEAUS[schaal].map((niveau, nr) => ({ schaal, niveau, toets: `Toets ${schaal} ${nr}` })));
  await school.voerUit(await school.plan(lvsBestand(...paren.map((paar) => lvsRij(paar)))));
  const uit = await uitslagenVan(school, 'Zoë');
  expect(uit.map(({ schaal, niveau, toets }) => ({ schaal, niveau, toets })).toSorted((a, b) => a.toets.localeCompare(b.toets))).toEqual(paren.toSorted((a, b) => a.toets.localeCompare(b.toets)));
  const terug = lvsBestand(...uit.map(({ schaal = '', niveau = '', toets, aanbieder, moment, afnamedatum }) => lvsRij({ schaal, niveau, toets, aanbieder, moment, afnamedatum })));
  expect((await school.plan(terug)).tellingen).toEqual({ nieuw: 0, gewijzigd: 0, gelijk: 17, niet_gevonden: 0, ambigu: 0, fout: 0 });
});

it('L2 shows a C of VCLB and a C of AE with their scales, and takes neither for the other', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(await school.plan(lvsBestand(lvsRij({ schaal: 'AE' }), lvsRij({ schaal: 'VCLB', aanbieder: 'vclb' }))));
  expect((await uitslagenVan(school, 'Zoë')).map(({ schaal, niveau }) => `${niveau} (${schaal})`).toSorted()).toEqual(['C (AE)', 'C (VCLB)']);
  const anders = await school.plan(lvsBestand(lvsRij({ schaal: 'VCLB' })));
  expect(anders.regels[0]).toMatchObject({ soort: 'gewijzigd', oud: { schaal: 'AE', niveau: 'C' }, uitslag: { schaal: 'VCLB', niveau: 'C' } });
});

it('L3 and L4 reads a decimal comma as a point, and both ways of writing a day', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142,5', afnamedatum: '12-03-2024' }))));
  expect(await school.rijen('lvs_resultaten')).toEqual([expect.objectContaining({ vaardigheidsscore: '142.50' })]);
  expect(soorten(await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142.5', afnamedatum: '2024-03-12' }))))).toEqual(['gelijk']);
  expect(soorten(await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142.6', afnamedatum: '12/3/2024' }))))).toEqual(['gewijzigd']);
});

it('L5 keeps twins apart by first name, and writes neither when they share it', async () => {
  const school = await bouwLvsschool(kit);
  const zonder = (naam: string) => lvsRij({ leerlingkey: '', naam, geboortedatum: '2-2-2017' });
  const goed = await school.plan(lvsBestand(zonder('Wit, Fleur de'), zonder('de Wit, Fenna')));
  expect(goed.regels.map(({ soort, leerling }) => [soort, leerling?.id])).toEqual([['nieuw', school.ids['Fleur']], ['nieuw', school.ids['Fenna']]]);

  const dubbel = await bouwLvsschool(kit, { kinderen: [1, 2].map((nr) => ({ roepnaam: 'Noor', achternaam: 'Bos', geboortedatum: '2017-02-02', sleutel: String(nr) })) });
  const plan = await dubbel.plan(lvsBestand(zonder('Bos, Noor')));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [expect.anything(), expect.anything()] });
  expect(await dubbel.voerUit(plan)).toMatchObject({ nieuw: 0, over: 1 });
  expect(await dubbel.rijen('lvs_resultaten')).toEqual([]);
});

it('L6 refuses a key that a spreadsheet made a power of ten', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij({ leerlingkey: '1.0E+05' }), lvsRij({ leerlingkey: '1,00E+03' })));
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([['fout', ['SLEUTEL_ONGELDIG']], ['fout', ['SLEUTEL_ONGELDIG']]]);
  expect(plan.regels[0]?.melding).toContain('getal met een E');
});

it('L7 takes a formula for text, and writes it out so that no spreadsheet runs it', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij({ toets: '=HYPERLINK(1)' }), lvsRij({ leerlingkey: '', naam: '@SUM(A1)', toets: '+x' })));
  expect(plan.regels[0]?.uitslag?.toets).toBe('=HYPERLINK(1)');
  await school.voerUit(plan);
  const pad = `/api/admins/${school.adminId}/lvsimporten/${plan.planId}/niet-gevonden.csv`;
  const csv = (await kit.als(school.token).get(pad).expect(200)).text;
  expect(csv).toContain(";'@SUM(A1);");
  expect(csv).toContain(";'+x;");
  expect(csv).toMatch(/Deze leerling kennen we niet\.$/);
  // What we wrote ourselves reads back as it was.
  expect((await school.plan(csv)).regels[0]).toMatchObject({ soort: 'niet_gevonden', naam: '@SUM(A1)', uitslag: { toets: '+x' } });
});

it('L8 finds nothing new in the same file', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij(), lvsRij({ leerlingkey: '1002', niveau: 'A+' }), lvsRij({ leerlingkey: '1003', toets: 'Spelling werkwoorden', schaal: 'IV', niveau: 'IV' }));
  expect(await school.voerUit(await school.plan(bestand))).toMatchObject({ nieuw: 3, gewijzigd: 0, gelijk: 0, over: 0 });
  const nog = await school.plan(bestand);
  expect(nog.tellingen).toMatchObject({ nieuw: 0, gelijk: 3 });
  expect(await school.voerUit(nog)).toMatchObject({ nieuw: 0, gewijzigd: 0, gelijk: 3 });
  expect(await school.rijen('lvs_resultaten')).toHaveLength(3);
});

it('L10 refuses a level of another scale', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij({ niveau: 'IV', schaal: 'AE' }), lvsRij({ niveau: 'A+', schaal: 'VCLB' }), lvsRij({ niveau: 'C', schaal: '' }), lvsRij({ niveau: 'C', schaal: 'CITO' })));
  expect(plan.regels.map(({ codes }) => codes)).toEqual([['NIVEAU_ONGELDIG'], ['NIVEAU_ONGELDIG'], ['SCHAAL_ONTBREEKT'], ['SCHAAL_ONBEKEND']]);
  expect(plan.regels[0]?.melding).toBe('Dit niveau hoort niet bij deze schaal.');
});

it('L11 takes empty columns at the end, a sep= line, a mark at the start, tabs, commas and windows-1252', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij({ naam: "Hof, Zoë van 't" }));
  const staart = bestand.split('\r\n').map((regel) => `${regel};;;`).join('\r\n');
  expect((await school.plan(`\uFEFFsep=;\r\n${staart}\r\n;;;\r\n`)).kolommen).toHaveLength(LVS_KOP.split(';').length);
  for (const vorm of [`\uFEFFsep=;\r\n${staart}`, `sep=;\n${staart}`, bestand.replaceAll(';', '\t'), lvsBestand(lvsRij()).replaceAll(';', ','), Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bestand, 'utf16le')])]) {
    expect(soorten(await school.plan(vorm))).toEqual(['nieuw']);
  }
  const gegokt = await school.plan(Buffer.from(bestand, 'latin1'));
  expect(gegokt).toMatchObject({ voorbeeldnamen: ["Zoë van 't Hof"], tellingen: { nieuw: 1 } });
  expect((await school.stuurUit(gegokt).expect(409)).body.code).toBe('TEKENSET_GEGOKT');
  expect(await school.voerUit(gegokt, { keuzes: { namenKloppen: true } })).toMatchObject({ nieuw: 1 });
});

it('says of every field what it may hold', async () => {
  const school = await bouwLvsschool(kit);
  const morgen = lvsDag(kit, -2);
  const gevallen: [Record<string, string>, string[]][] = [
    [{ aanbieder: 'pearson' }, ['AANBIEDER_ONBEKEND']], [{ aanbieder: '' }, ['AANBIEDER_ONBEKEND']], [{ toets: '' }, ['TOETS_ONTBREEKT']], [{ toets: 'x'.repeat(65) }, ['TOETS_TE_LANG']],
    [{ moment: '' }, ['MOMENT_ONTBREEKT']], [{ moment: '', toetscode: 'S3.0' }, ['MOMENT_ONTBREEKT']], [{ moment: 'M9' }, ['MOMENT_ONGELDIG']],
    [{ afnamedatum: '' }, ['AFNAMEDATUM_ONTBREEKT']], [{ afnamedatum: '31-02-2024' }, ['AFNAMEDATUM_ONGELDIG']], [{ afnamedatum: '2009-12-31' }, ['AFNAMEDATUM_BEREIK']], [{ afnamedatum: morgen }, ['AFNAMEDATUM_BEREIK']],
    [{ aantalopgaven: '0' }, ['OPGAVEN_BEREIK']], [{ aantalopgaven: '201' }, ['OPGAVEN_BEREIK']], [{ aantalopgaven: '40', aantalgoed: '41' }, ['GOED_BEREIK']], [{ aantalgoed: '3,5' }, ['GOED_BEREIK']],
    [{ vaardigheidsscore: '1000' }, ['SCORE_BEREIK']], [{ vaardigheidsscore: '-1' }, ['SCORE_BEREIK']], [{ vaardigheidsscore: 'hoog' }, ['SCORE_BEREIK']],
    [{ percentiel: '101' }, ['PERCENTIEL_BEREIK']], [{ dle: 'veel' }, ['DLE_BEREIK']], [{ niveau: '' }, ['UITSLAG_ONTBREEKT']], [{ niveau: '', percentiel: '40' }, ['UITSLAG_ONTBREEKT']],
    [{ leerlingkey: '' }, ['LEERLING_ONTBREEKT']], [{ geboortedatum: 'mei' }, ['GEBOORTEDATUM_ONGELDIG']], [{ moment: 'M9', niveau: 'F' }, ['MOMENT_ONGELDIG', 'NIVEAU_ONGELDIG']],
  ];
  const plan = await school.plan(lvsBestand(...gevallen.map(([velden]) => lvsRij(velden))));
  expect(plan.regels.map(({ codes }) => codes)).toEqual(gevallen.map(([, codes]) => codes));
  for (const { melding } of plan.regels) expect(melding).toMatch(/^[A-Z][^_]+\.$/);
  const goed: Record<string, string>[] = [{ toetscode: 'SP M5', moment: '' }, { niveau: '', schaal: 'VCLB', percentiel: '40', toets: 'P' }, { niveau: '', dle: '60+', toets: 'Q' }, { niveau: '', aantalgoed: '0', toets: 'R' }, { niveau: '', schaal: '', vaardigheidsscore: '0', toets: 'S' }];
  expect(soorten(await school.plan(lvsBestand(...goed.map((velden) => lvsRij(velden)))))).toEqual(['nieuw', 'nieuw', 'nieuw', 'nieuw', 'nieuw']);
});

it('never turns one child into another: key against ECK iD, name and date', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij({ leerlingkey: '1001', naam: 'Anders, Emma', geboortedatum: '2017-01-01' }), lvsRij({ leerlingkey: '1002', naam: 'Demirel, Oyku', geboortedatum: '2017-01-12' }), lvsRij({ leerlingkey: '#12', naam: '' })));
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([['fout', ['CONFLICT']], ['nieuw', []], ['niet_gevonden', []]]);
});

it('lets a person say who a row is about, only of those it may be, and never twice', async () => {
  const school = await bouwLvsschool(kit);
  const rij = lvsRij({ leerlingkey: '', naam: 'Bram Vos' });
  const plan = await school.plan(lvsBestand(rij, rij));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [{ id: school.ids['Bram'], groep: 'Groep B' }] });
  const bram = school.ids['Bram'] ?? '';
  expect((await school.stuurUit(plan, { keuzes: { kies: [{ nr: 1, leerlingId: school.ids['Sem'] ?? '' }] } }).expect(400)).body.velden).toEqual({ 'kies.1': 'kies' });
  expect((await school.stuurUit(plan, { keuzes: { kies: [1, 2].map((nr) => ({ nr, leerlingId: bram })) } }).expect(400)).body.velden).toEqual({ 'kies.2': 'bestaat_al' });
  expect(await school.voerUit(plan, { keuzes: { kies: [{ nr: 1, leerlingId: bram }], uit: [2] } })).toMatchObject({ nieuw: 1, over: 0 });
});

it('blocks a test that stands twice with another outcome, and takes it once when both say the same', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij(), lvsRij({ niveau: 'D' }), lvsRij({ leerlingkey: '1002' }), lvsRij({ leerlingkey: '1002', toets: 'SPELLING' })));
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([['fout', ['DUBBELE_RIJ']], ['fout', ['DUBBELE_RIJ']], ['nieuw', []], ['gelijk', []]]);
  expect(await school.voerUit(plan)).toMatchObject({ nieuw: 1, over: 2 });
});

it('updates what changed, keeps what the file does not say, and remembers what was there', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(await school.plan(lvsBestand(lvsRij({ percentiel: '40', vaardigheidsscore: '120' }))));
  const plan = await school.plan(lvsBestand(lvsRij({ niveau: 'B' })));
  await school.voerUit(plan);
  expect(await uitslagenVan(school, 'Zoë')).toEqual([expect.objectContaining({ niveau: 'B', percentiel: 40, vaardigheidsscore: 120 })]);
  expect(await school.rijen('lvs_wijzigingen')).toEqual([expect.objectContaining({ leerling_id: school.ids['Zoë'], oud: expect.objectContaining({ niveau: 'C', schaal: 'AE' }) })]);
  const [regel] = await school.rijen('audit', { actie: 'lvs.gewijzigd' });
  expect(regel).toMatchObject({ soort: 'lvs_resultaat', rol: 'schooladmin' });
  expect(JSON.stringify(await school.rijen('audit'))).not.toMatch(/Zoë|Spelling/);
});

it('maps columns it does not know by hand, keeps the mapping under a name, and knows the next file of that kind', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = (datum: string) => `Nummer;Kind;Zone;Opmerking\r\n1001;Zoë van 't Hof;C;geheim\r\n1002;Öykü Demirel;E;\r\n;;;\r\n# ${datum};x;;`;
  const plan = await school.plan(bestand('een'));
  expect(plan).toMatchObject({ mist: ['leerling', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'], regels: [], voorstel: { kolommen: [null, null, 'niveau', null] }, profielen: [] });
  expect(plan.kolommen[0]).toEqual({ naam: 'Nummer', voorbeelden: ['1001', '1002', '', '# een'] });
  expect((await school.stuurUit(plan).expect(400)).body.velden).toMatchObject({ 'mapping.leerling': 'verplicht' });
  const vast = { aanbieder: 'vclb', toets: 'LVS-toets', moment: 'M5', afnamedatum: '2024-02-01', schaal: 'VCLB' } as const;
  const kolommen: LvsPlan['voorstel']['kolommen'] = ['leerlingkey', 'naam', 'niveau', null];
  const beter = await school.herlees(plan, bestand('een'), { kolommen, vast });
  expect([beter.planId, beter.mist, soorten(beter)]).toEqual([plan.planId, [], ['nieuw', 'nieuw', 'fout']]);
  expect(await school.voerUit(beter, { profielnaam: 'Onze VCLB-lijst' })).toMatchObject({ nieuw: 2, profielnaam: 'Onze VCLB-lijst' });
  expect(JSON.stringify([await school.rijen('importplan_delen'), await school.rijen('lvs_profielen')])).not.toContain('geheim');

  const volgende = await school.plan(bestand('twee'));
  expect(volgende).toMatchObject({ herkend: 'Onze VCLB-lijst', voorstel: { kolommen, vast: { aanbieder: 'vclb', toets: 'LVS-toets', schaal: 'VCLB' } }, mist: ['moment', 'afnamedatum'] });
  const ander = await school.plan(lvsBestand(lvsRij()));
  expect([ander.herkend, ander.profielen]).toEqual([undefined, []]);
});

it('keeps a mapping within its file', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij());
  const plan = await school.plan(bestand);
  const { voorstel } = plan;
  const velden = async (mapping: unknown) => (await school.stuurMapping(plan, bestand, mapping).expect(400)).body.velden;
  expect(await velden({ ...voorstel, kolommen: [] })).toEqual({ kolommen: 'formaat' });
  expect(await velden({ ...voorstel, kolommen: voorstel.kolommen.map(() => 'toets') })).toEqual({ kolommen: 'bestaat_al' });
  expect(await velden({ ...voorstel, vast: { afnamedatum: lvsDag(kit, -2) } })).toEqual({ 'vast.afnamedatum': 'bereik' });
  expect(await velden({ ...voorstel, vast: { afnamedatum: '2009-01-01' } })).toEqual({ 'vast.afnamedatum': 'bereik' });
  expect(await velden({ ...voorstel, vast: { toets: 'x'.repeat(65), moment: 'M9', aanbieder: 'x', afnamedatum: '1-1-2024' } })).toEqual({ 'vast.toets': 'maxlengte', 'vast.moment': 'kies', 'vast.aanbieder': 'kies', 'vast.afnamedatum': 'formaat' });
  expect(await velden('{niet')).toEqual({ mapping: 'formaat' });
  expect((await school.stuurMapping(plan, lvsBestand(lvsRij({ niveau: 'A' })), voorstel).expect(409)).body.code).toBe('PLAN_VERVALLEN');
  await school.voerUit(plan);
  await school.stuurMapping(plan, bestand, voorstel).expect(409);
});

it('knows suppliers by their words and the scale by the levels, and leaves the rest to a person', async () => {
  const school = await bouwLvsschool(kit);
  const vast = async (kop: string, rij: string) => (await school.plan(`${kop}\n${rij}`)).voorstel.vast;
  expect(await vast('leerlingnummer;toets;niveau', '1001;Cito Spelling 3.0;A+')).toEqual({ aanbieder: 'cito', schaal: 'AE' });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Leerling in beeld;IV')).toEqual({ aanbieder: 'cito-lib', schaal: 'IV' });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Diaspel;C')).toEqual({ aanbieder: 'dia' });
  expect(await vast('leerlingnummer;toets VCLB;zone', '1001;x;C')).toEqual({ aanbieder: 'vclb', schaal: 'VCLB' });
  expect(await vast('leerlingnummer;toets;niveau', '1001;Spelling;C')).toEqual({});
});

it('reads Flemish moments, and errors per category', async () => {
  const school = await bouwLvsschool(kit, { land: 'BE' });
  await school.voerUit(await school.plan('stamnummer;aanbieder;toets;afnamemoment;datum;schaal;pct;cat_klank;cat_weetwoord\n1001;VCLB;Spelling;midden 3e leerjaar;12/02/2024;VCLB;40;3;0\n1002;VCLB;Spelling;midden 3;12/02/2024;VCLB;60;;1'));
  expect((await uitslagenVan(school, 'Zoë'))[0]).toMatchObject({ moment: 'M5', percentiel: 40, categorieen: { klank: 3, weetwoord: 0 } });
  expect((await uitslagenVan(school, 'Öykü'))[0]).toMatchObject({ moment: 'M5', categorieen: { weetwoord: 1 } });
});

it('reads the first sheet of an XLSX with dates and numbers, and refuses a cell whose formula failed', async () => {
  const school = await bouwLvsschool(kit);
  const cel = (value: string) => ({ value, type: String });
  const rijen = [
    ['leerlingkey', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'vaardigheidsscore'].map(cel),
    [{ value: 1001, type: Number }, cel('boom'), cel('Spelling'), cel('E4'), { value: new Date('2024-06-03T00:00:00Z'), type: Date, format: 'dd-mm-yyyy' }, { value: 142.5, type: Number }],
  ];
  const bytes = await writeXlsxFile(rijen).toBuffer();
  expect((await school.plan(bytes, { naam: 'lvs.xlsx' })).regels[0]).toMatchObject({ soort: 'nieuw', uitslag: { afnamedatum: '2024-06-03', vaardigheidsscore: 142.5, moment: 'E4' } });
  expect((await school.stuur(MET_FOUT, { naam: 'lvs.xlsx' }).expect(422)).body).toEqual({ code: 'FORMULEFOUT', message: 'In cel F3 staat een formule met een fout. Herstel die in het rekenblad en bewaar het bestand opnieuw.' });
});

it('has a sentence for what is no list, too large or broken', async () => {
  const school = await bouwLvsschool(kit);
  const fout = async (bestand: Buffer | string) => { const { status, body } = await school.stuur(bestand); return [status, body.code]; };
  expect(await fout('zomaar tekst')).toEqual([422, 'GEEN_LIJST']);
  expect(await fout('')).toEqual([422, 'GEEN_LIJST']);
  expect(await fout(LVS_KOP)).toEqual([422, 'GEEN_LIJST']);
  expect(await fout(Buffer.from('PK\u0003\u0004 geen zip'))).toEqual([422, 'AFGEBROKEN']);
  expect(await fout(lvsBestand(...Array.from({ length: 5_001 }, () => '1001')))).toEqual([413, 'TE_GROOT']);
  expect(await fout(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toEqual([413, 'TE_GROOT']);
  const { body } = await school.stuur(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  expect(body.message).toBe('Dit bestand is te groot. Een bestand met LVS-resultaten mag 5 MB zijn en 5.000 regels hebben.');
  await kit.als(school.token).post(`/api/admins/${school.adminId}/lvsimporten`, {}).expect(415);
  expect((await kit.agent.post(`/api/admins/${school.adminId}/lvsimporten`).set('Authorization', `Bearer ${school.token}`).field('groepId', 'x').expect(400)).body.velden).toEqual({ bestand: 'verplicht' });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant().join('\n')).toBe('');
});

/** An XLSX of which the first sheet is not the first file, with an error in a cell of it. */
const MET_FOUT = maakZip({
  'xl/workbook.xml': '<workbook><sheets><sheet name="Spelling" sheetId="2" r:id="rId7"/><sheet name="Oud" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1" t="e"><v>#REF!</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row r="3"><c r="E3" t="s"><v>0</v></c><c r="F3" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData></worksheet>',
});
