import { afterAll, beforeAll, expect, it } from 'vitest';
import { NIVEAUS, SCALES } from '#engine/core/domein/lvs.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLvsschool, LVS_HEADER, lvsFile, lvsDay, lvsRow, lvsKinds, lvsFindingsOf } from '../../test/lvs.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('L1 gives every level of every scale back as it came in, and in again as the same', async () => {
  const school = await buildLvsschool(kit);
  const pairs = SCALES.flatMap((scale) =>
    NIVEAUS[scale].map((niveau, nr) => ({ schaal: scale, niveau, toets: `Toets ${scale} ${nr}` })),
  );
  await school.runAction(await school.plan(lvsFile(...pairs.map((pair) => lvsRow(pair)))));
  const out = await lvsFindingsOf(kit, school, 'Zoë');
  expect(
    out
      .map(({ schaal: scale, niveau, toets }) => ({ schaal: scale, niveau, toets }))
      .toSorted((a, b) => a.toets.localeCompare(b.toets)),
  ).toEqual(pairs.toSorted((a, b) => a.toets.localeCompare(b.toets)));
  const back = lvsFile(
    ...out.map(({ schaal: scale = '', niveau = '', toets, aanbieder, moment, afnamedatum: afnameDate }) =>
      lvsRow({ schaal: scale, niveau, toets, aanbieder, moment, afnamedatum: afnameDate }),
    ),
  );
  expect((await school.plan(back)).tellingen).toEqual({
    nieuw: 0,
    gewijzigd: 0,
    gelijk: 17,
    niet_gevonden: 0,
    ambigu: 0,
    fout: 0,
  });
});

it('L2 shows a C of VCLB and a C of AE with their scales, and takes neither for the other', async () => {
  const school = await buildLvsschool(kit);
  await school.runAction(
    await school.plan(lvsFile(lvsRow({ schaal: 'AE' }), lvsRow({ schaal: 'VCLB', aanbieder: 'vclb' }))),
  );
  expect(
    (await lvsFindingsOf(kit, school, 'Zoë')).map(({ schaal: scale, niveau }) => `${niveau} (${scale})`).toSorted(),
  ).toEqual(['C (AE)', 'C (VCLB)']);
  const different = await school.plan(lvsFile(lvsRow({ schaal: 'VCLB' })));
  expect(different.regels[0]).toMatchObject({
    soort: 'gewijzigd',
    oud: { schaal: 'AE', niveau: 'C' },
    uitslag: { schaal: 'VCLB', niveau: 'C' },
  });
});

it('L3 and L4 reads a decimal comma as a point, and both ways of writing a day', async () => {
  const school = await buildLvsschool(kit);
  await school.runAction(await school.plan(lvsFile(lvsRow({ vaardigheidsscore: '142,5', afnamedatum: '12-03-2024' }))));
  expect(await school.rijen('lvs_resultaten')).toEqual([expect.objectContaining({ vaardigheidsscore: '142.50' })]);
  expect(
    lvsKinds(await school.plan(lvsFile(lvsRow({ vaardigheidsscore: '142.5', afnamedatum: '2024-03-12' })))),
  ).toEqual(['gelijk']);
  expect(
    lvsKinds(await school.plan(lvsFile(lvsRow({ vaardigheidsscore: '142.6', afnamedatum: '12/3/2024' })))),
  ).toEqual(['gewijzigd']);
});

it('L5 keeps twins apart by first name, and writes neither when they share it', async () => {
  const school = await buildLvsschool(kit);
  const without = (name: string) => lvsRow({ leerlingkey: '', naam: name, geboortedatum: '2-2-2017' });
  const correct = await school.plan(lvsFile(without('Wit, Fleur de'), without('de Wit, Fenna')));
  expect(correct.regels.map(({ soort: kind, leerling }) => [kind, leerling?.id])).toEqual([
    ['nieuw', school.ids['Fleur']],
    ['nieuw', school.ids['Fenna']],
  ]);

  const double = await buildLvsschool(kit, {
    children: [1, 2].map((nr) => ({
      roepnaam: 'Noor',
      achternaam: 'Bos',
      geboortedatum: '2017-02-02',
      sleutel: String(nr),
    })),
  });
  const plan = await double.plan(lvsFile(without('Bos, Noor')));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [expect.anything(), expect.anything()] });
  expect(await double.runAction(plan)).toMatchObject({ nieuw: 0, over: 1 });
  expect(await double.rijen('lvs_resultaten')).toEqual([]);
});

it('L6 refuses a key that a spreadsheet made a power of ten', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(lvsFile(lvsRow({ leerlingkey: '1.0E+05' }), lvsRow({ leerlingkey: '1,00E+03' })));
  expect(plan.regels.map(({ soort: kind, codes }) => [kind, codes])).toEqual([
    ['fout', ['SLEUTEL_ONGELDIG']],
    ['fout', ['SLEUTEL_ONGELDIG']],
  ]);
  expect(plan.regels[0]?.melding).toContain('getal met een E');
});

it('L7 takes a formula for text, and writes it out so that no spreadsheet runs it', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(
    lvsFile(lvsRow({ toets: '=HYPERLINK(1)' }), lvsRow({ leerlingkey: '', naam: '@SUM(A1)', toets: '+x' })),
  );
  expect(plan.regels[0]?.uitslag?.toets).toBe('=HYPERLINK(1)');
  await school.runAction(plan);
  const path = `/api/admins/${school.adminId}/lvsimporten/${plan.planId}/niet-gevonden.csv`;
  const csv = (await kit.as(school.token).get(path).expect(200)).text;
  expect(csv).toContain(";'@SUM(A1);");
  expect(csv).toContain(";'+x;");
  expect(csv).toMatch(/Deze leerling kennen we niet\.$/);
  // What we wrote ourselves reads back as it was.
  expect((await school.plan(csv)).regels[0]).toMatchObject({
    soort: 'niet_gevonden',
    naam: '@SUM(A1)',
    uitslag: { toets: '+x' },
  });
});

it('L8 finds nothing new in the same file', async () => {
  const school = await buildLvsschool(kit);
  const file = lvsFile(
    lvsRow(),
    lvsRow({ leerlingkey: '1002', niveau: 'A+' }),
    lvsRow({ leerlingkey: '1003', toets: 'Spelling werkwoorden', schaal: 'IV', niveau: 'IV' }),
  );
  expect(await school.runAction(await school.plan(file))).toMatchObject({
    nieuw: 3,
    gewijzigd: 0,
    gelijk: 0,
    over: 0,
  });
  const again = await school.plan(file);
  expect(again.tellingen).toMatchObject({ nieuw: 0, gelijk: 3 });
  expect(await school.runAction(again)).toMatchObject({ nieuw: 0, gewijzigd: 0, gelijk: 3 });
  expect(await school.rijen('lvs_resultaten')).toHaveLength(3);
});

it('L10 refuses a level of another scale', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(
    lvsFile(
      lvsRow({ niveau: 'IV', schaal: 'AE' }),
      lvsRow({ niveau: 'A+', schaal: 'VCLB' }),
      lvsRow({ niveau: 'C', schaal: '' }),
      lvsRow({ niveau: 'C', schaal: 'CITO' }),
    ),
  );
  expect(plan.regels.map(({ codes }) => codes)).toEqual([
    ['NIVEAU_ONGELDIG'],
    ['NIVEAU_ONGELDIG'],
    ['SCHAAL_ONTBREEKT'],
    ['SCHAAL_ONBEKEND'],
  ]);
  expect(plan.regels[0]?.melding).toBe('Dit niveau hoort niet bij deze schaal.');
});

it('L11 takes empty columns at the end, a sep= line, a mark at the start, tabs, commas and windows-1252', async () => {
  const school = await buildLvsschool(kit);
  const file = lvsFile(lvsRow({ naam: "Hof, Zoë van 't" }));
  const tail = file
    .split('\r\n')
    .map((rule) => `${rule};;;`)
    .join('\r\n');
  expect((await school.plan(`\uFEFFsep=;\r\n${tail}\r\n;;;\r\n`)).kolommen).toHaveLength(LVS_HEADER.split(';').length);
  for (const form of [
    `\uFEFFsep=;\r\n${tail}`,
    `sep=;\n${tail}`,
    file.replaceAll(';', '\t'),
    lvsFile(lvsRow()).replaceAll(';', ','),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]),
  ]) {
    expect(lvsKinds(await school.plan(form))).toEqual(['nieuw']);
  }
  const guessed = await school.plan(Buffer.from(file, 'latin1'));
  expect(guessed).toMatchObject({ voorbeeldnamen: ["Zoë van 't Hof"], tellingen: { nieuw: 1 } });
  expect((await school.sendExecution(guessed).expect(409)).body.code).toBe('TEKENSET_GEGOKT');
  expect(await school.runAction(guessed, { keuzes: { namenKloppen: true } })).toMatchObject({ nieuw: 1 });
});

it('says of every field what it may hold', async () => {
  const school = await buildLvsschool(kit);
  const tomorrow = lvsDay(kit, -2);
  const testCases: [Record<string, string>, string[]][] = [
    [{ aanbieder: 'pearson' }, ['AANBIEDER_ONBEKEND']],
    [{ aanbieder: '' }, ['AANBIEDER_ONBEKEND']],
    [{ toets: '' }, ['TOETS_ONTBREEKT']],
    [{ toets: 'x'.repeat(65) }, ['TOETS_TE_LANG']],
    [{ moment: '' }, ['MOMENT_ONTBREEKT']],
    [{ moment: '', toetscode: 'S3.0' }, ['MOMENT_ONTBREEKT']],
    [{ moment: 'M9' }, ['MOMENT_ONGELDIG']],
    [{ afnamedatum: '' }, ['AFNAMEDATUM_ONTBREEKT']],
    [{ afnamedatum: '31-02-2024' }, ['AFNAMEDATUM_ONGELDIG']],
    [{ afnamedatum: '2009-12-31' }, ['AFNAMEDATUM_BEREIK']],
    [{ afnamedatum: tomorrow }, ['AFNAMEDATUM_BEREIK']],
    [{ aantalopgaven: '0' }, ['OPGAVEN_BEREIK']],
    [{ aantalopgaven: '201' }, ['OPGAVEN_BEREIK']],
    [{ aantalopgaven: '40', aantalgoed: '41' }, ['GOED_BEREIK']],
    [{ aantalgoed: '3,5' }, ['GOED_BEREIK']],
    [{ vaardigheidsscore: '1000' }, ['SCORE_BEREIK']],
    [{ vaardigheidsscore: '-1' }, ['SCORE_BEREIK']],
    [{ vaardigheidsscore: 'hoog' }, ['SCORE_BEREIK']],
    [{ percentiel: '101' }, ['PERCENTIEL_BEREIK']],
    [{ dle: 'veel' }, ['DLE_BEREIK']],
    [{ niveau: '' }, ['UITSLAG_ONTBREEKT']],
    [{ niveau: '', percentiel: '40' }, ['UITSLAG_ONTBREEKT']],
    [{ leerlingkey: '' }, ['LEERLING_ONTBREEKT']],
    [{ geboortedatum: 'mei' }, ['GEBOORTEDATUM_ONGELDIG']],
    [{ moment: 'M9', niveau: 'F' }, ['MOMENT_ONGELDIG', 'NIVEAU_ONGELDIG']],
  ];
  const plan = await school.plan(lvsFile(...testCases.map(([fields]) => lvsRow(fields))));
  expect(plan.regels.map(({ codes }) => codes)).toEqual(testCases.map(([, codes]) => codes));
  for (const { melding: notice } of plan.regels) expect(notice).toMatch(/^[A-Z][^_]+\.$/);
  const correct: Record<string, string>[] = [
    { toetscode: 'SP M5', moment: '' },
    { niveau: '', schaal: 'VCLB', percentiel: '40', toets: 'P' },
    { niveau: '', dle: '60+', toets: 'Q' },
    { niveau: '', aantalgoed: '0', toets: 'R' },
    { niveau: '', schaal: '', vaardigheidsscore: '0', toets: 'S' },
  ];
  expect(lvsKinds(await school.plan(lvsFile(...correct.map((fields) => lvsRow(fields)))))).toEqual([
    'nieuw',
    'nieuw',
    'nieuw',
    'nieuw',
    'nieuw',
  ]);
});

it('never turns one child into another: key against ECK iD, name and date', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(
    lvsFile(
      lvsRow({ leerlingkey: '1001', naam: 'Anders, Emma', geboortedatum: '2017-01-01' }),
      lvsRow({ leerlingkey: '1002', naam: 'Demirel, Oyku', geboortedatum: '2017-01-12' }),
      lvsRow({ leerlingkey: '#12', naam: '' }),
    ),
  );
  expect(plan.regels.map(({ soort: kind, codes }) => [kind, codes])).toEqual([
    ['fout', ['CONFLICT']],
    ['nieuw', []],
    ['niet_gevonden', []],
  ]);
});

it('lets a person say who a row is about, only of those it may be, and never twice', async () => {
  const school = await buildLvsschool(kit);
  const row = lvsRow({ leerlingkey: '', naam: 'Bram Vos' });
  const plan = await school.plan(lvsFile(row, row));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [{ id: school.ids['Bram'], groep: 'Groep B' }] });
  const bram = school.ids['Bram'] ?? '';
  expect(
    (
      await school
        .sendExecution(plan, { keuzes: { kies: [{ nr: 1, leerlingId: school.ids['Sem'] ?? '' }] } })
        .expect(400)
    ).body.velden,
  ).toEqual({ 'kies.1': 'kies' });
  expect(
    (await school.sendExecution(plan, { keuzes: { kies: [1, 2].map((nr) => ({ nr, leerlingId: bram })) } }).expect(400))
      .body.velden,
  ).toEqual({ 'kies.2': 'bestaat_al' });
  expect(await school.runAction(plan, { keuzes: { kies: [{ nr: 1, leerlingId: bram }], uit: [2] } })).toMatchObject({
    nieuw: 1,
    over: 0,
  });
});

it('blocks a test that stands twice with another outcome, and takes it once when both say the same', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(
    lvsFile(
      lvsRow(),
      lvsRow({ niveau: 'D' }),
      lvsRow({ leerlingkey: '1002' }),
      lvsRow({ leerlingkey: '1002', toets: 'SPELLING' }),
    ),
  );
  expect(plan.regels.map(({ soort: kind, codes }) => [kind, codes])).toEqual([
    ['fout', ['DUBBELE_RIJ']],
    ['fout', ['DUBBELE_RIJ']],
    ['nieuw', []],
    ['gelijk', []],
  ]);
  expect(await school.runAction(plan)).toMatchObject({ nieuw: 1, over: 2 });
});

it('updates what changed, keeps what the file does not say, and remembers what was there', async () => {
  const school = await buildLvsschool(kit);
  await school.runAction(await school.plan(lvsFile(lvsRow({ percentiel: '40', vaardigheidsscore: '120' }))));
  const plan = await school.plan(lvsFile(lvsRow({ niveau: 'B' })));
  await school.runAction(plan);
  expect(await lvsFindingsOf(kit, school, 'Zoë')).toEqual([
    expect.objectContaining({ niveau: 'B', percentiel: 40, vaardigheidsscore: 120 }),
  ]);
  expect(await school.rijen('lvs_wijzigingen')).toEqual([
    expect.objectContaining({
      leerling_id: school.ids['Zoë'],
      oud: expect.objectContaining({ niveau: 'C', schaal: 'AE' }),
    }),
  ]);
  const [rule] = await school.rijen('audit', { actie: 'lvs.gewijzigd' });
  expect(rule).toMatchObject({ soort: 'lvs_resultaat', rol: 'schooladmin' });
  expect(JSON.stringify(await school.rijen('audit'))).not.toMatch(/Zoë|Spelling/);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant().join('\n')).toBe('');
});
