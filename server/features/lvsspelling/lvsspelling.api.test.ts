import { afterAll, beforeAll, expect, it } from 'vitest';
import { NIVEAUS, SCHALEN } from '#engine/core/domein/lvs.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { bouwLvsschool, LVS_KOP, lvsBestand, lvsDag, lvsRij, lvsSoorten, lvsUitslagenVan } from '../../test/lvs.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('L1 gives every level of every scale back as it came in, and in again as the same', async () => {
  const school = await bouwLvsschool(kit);
  const paren = SCHALEN.flatMap((schaal) =>
    NIVEAUS[schaal].map((niveau, nr) => ({ schaal, niveau, toets: `Toets ${schaal} ${nr}` })),
  );
  await school.voerUit(await school.plan(lvsBestand(...paren.map((paar) => lvsRij(paar)))));
  const uit = await lvsUitslagenVan(kit, school, 'Zoë');
  expect(
    uit
      .map(({ schaal, niveau, toets }) => ({ schaal, niveau, toets }))
      .toSorted((a, b) => a.toets.localeCompare(b.toets)),
  ).toEqual(paren.toSorted((a, b) => a.toets.localeCompare(b.toets)));
  const terug = lvsBestand(
    ...uit.map(({ schaal = '', niveau = '', toets, aanbieder, moment, afnamedatum }) =>
      lvsRij({ schaal, niveau, toets, aanbieder, moment, afnamedatum }),
    ),
  );
  expect((await school.plan(terug)).tellingen).toEqual({
    nieuw: 0,
    gewijzigd: 0,
    gelijk: 17,
    niet_gevonden: 0,
    ambigu: 0,
    fout: 0,
  });
});

it('L2 shows a C of VCLB and a C of AE with their scales, and takes neither for the other', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(
    await school.plan(lvsBestand(lvsRij({ schaal: 'AE' }), lvsRij({ schaal: 'VCLB', aanbieder: 'vclb' }))),
  );
  expect(
    (await lvsUitslagenVan(kit, school, 'Zoë')).map(({ schaal, niveau }) => `${niveau} (${schaal})`).toSorted(),
  ).toEqual(['C (AE)', 'C (VCLB)']);
  const anders = await school.plan(lvsBestand(lvsRij({ schaal: 'VCLB' })));
  expect(anders.regels[0]).toMatchObject({
    soort: 'gewijzigd',
    oud: { schaal: 'AE', niveau: 'C' },
    uitslag: { schaal: 'VCLB', niveau: 'C' },
  });
});

it('L3 and L4 reads a decimal comma as a point, and both ways of writing a day', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(
    await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142,5', afnamedatum: '12-03-2024' }))),
  );
  expect(await school.rijen('lvs_resultaten')).toEqual([expect.objectContaining({ vaardigheidsscore: '142.50' })]);
  expect(
    lvsSoorten(await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142.5', afnamedatum: '2024-03-12' })))),
  ).toEqual(['gelijk']);
  expect(
    lvsSoorten(await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '142.6', afnamedatum: '12/3/2024' })))),
  ).toEqual(['gewijzigd']);
});

it('L5 keeps twins apart by first name, and writes neither when they share it', async () => {
  const school = await bouwLvsschool(kit);
  const zonder = (naam: string) => lvsRij({ leerlingkey: '', naam, geboortedatum: '2-2-2017' });
  const goed = await school.plan(lvsBestand(zonder('Wit, Fleur de'), zonder('de Wit, Fenna')));
  expect(goed.regels.map(({ soort, leerling }) => [soort, leerling?.id])).toEqual([
    ['nieuw', school.ids['Fleur']],
    ['nieuw', school.ids['Fenna']],
  ]);

  const dubbel = await bouwLvsschool(kit, {
    kinderen: [1, 2].map((nr) => ({
      roepnaam: 'Noor',
      achternaam: 'Bos',
      geboortedatum: '2017-02-02',
      sleutel: String(nr),
    })),
  });
  const plan = await dubbel.plan(lvsBestand(zonder('Bos, Noor')));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [expect.anything(), expect.anything()] });
  expect(await dubbel.voerUit(plan)).toMatchObject({ nieuw: 0, over: 1 });
  expect(await dubbel.rijen('lvs_resultaten')).toEqual([]);
});

it('L6 refuses a key that a spreadsheet made a power of ten', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij({ leerlingkey: '1.0E+05' }), lvsRij({ leerlingkey: '1,00E+03' })));
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([
    ['fout', ['SLEUTEL_ONGELDIG']],
    ['fout', ['SLEUTEL_ONGELDIG']],
  ]);
  expect(plan.regels[0]?.melding).toContain('getal met een E');
});

it('L7 takes a formula for text, and writes it out so that no spreadsheet runs it', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(
    lvsBestand(lvsRij({ toets: '=HYPERLINK(1)' }), lvsRij({ leerlingkey: '', naam: '@SUM(A1)', toets: '+x' })),
  );
  expect(plan.regels[0]?.uitslag?.toets).toBe('=HYPERLINK(1)');
  await school.voerUit(plan);
  const pad = `/api/admins/${school.adminId}/lvsimporten/${plan.planId}/niet-gevonden.csv`;
  const csv = (await kit.als(school.token).get(pad).expect(200)).text;
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
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(
    lvsRij(),
    lvsRij({ leerlingkey: '1002', niveau: 'A+' }),
    lvsRij({ leerlingkey: '1003', toets: 'Spelling werkwoorden', schaal: 'IV', niveau: 'IV' }),
  );
  expect(await school.voerUit(await school.plan(bestand))).toMatchObject({
    nieuw: 3,
    gewijzigd: 0,
    gelijk: 0,
    over: 0,
  });
  const nog = await school.plan(bestand);
  expect(nog.tellingen).toMatchObject({ nieuw: 0, gelijk: 3 });
  expect(await school.voerUit(nog)).toMatchObject({ nieuw: 0, gewijzigd: 0, gelijk: 3 });
  expect(await school.rijen('lvs_resultaten')).toHaveLength(3);
});

it('L10 refuses a level of another scale', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(
    lvsBestand(
      lvsRij({ niveau: 'IV', schaal: 'AE' }),
      lvsRij({ niveau: 'A+', schaal: 'VCLB' }),
      lvsRij({ niveau: 'C', schaal: '' }),
      lvsRij({ niveau: 'C', schaal: 'CITO' }),
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
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij({ naam: "Hof, Zoë van 't" }));
  const staart = bestand
    .split('\r\n')
    .map((regel) => `${regel};;;`)
    .join('\r\n');
  expect((await school.plan(`\uFEFFsep=;\r\n${staart}\r\n;;;\r\n`)).kolommen).toHaveLength(LVS_KOP.split(';').length);
  for (const vorm of [
    `\uFEFFsep=;\r\n${staart}`,
    `sep=;\n${staart}`,
    bestand.replaceAll(';', '\t'),
    lvsBestand(lvsRij()).replaceAll(';', ','),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bestand, 'utf16le')]),
  ]) {
    expect(lvsSoorten(await school.plan(vorm))).toEqual(['nieuw']);
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
    [{ afnamedatum: morgen }, ['AFNAMEDATUM_BEREIK']],
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
  const plan = await school.plan(lvsBestand(...gevallen.map(([velden]) => lvsRij(velden))));
  expect(plan.regels.map(({ codes }) => codes)).toEqual(gevallen.map(([, codes]) => codes));
  for (const { melding } of plan.regels) expect(melding).toMatch(/^[A-Z][^_]+\.$/);
  const goed: Record<string, string>[] = [
    { toetscode: 'SP M5', moment: '' },
    { niveau: '', schaal: 'VCLB', percentiel: '40', toets: 'P' },
    { niveau: '', dle: '60+', toets: 'Q' },
    { niveau: '', aantalgoed: '0', toets: 'R' },
    { niveau: '', schaal: '', vaardigheidsscore: '0', toets: 'S' },
  ];
  expect(lvsSoorten(await school.plan(lvsBestand(...goed.map((velden) => lvsRij(velden)))))).toEqual([
    'nieuw',
    'nieuw',
    'nieuw',
    'nieuw',
    'nieuw',
  ]);
});

it('never turns one child into another: key against ECK iD, name and date', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(
    lvsBestand(
      lvsRij({ leerlingkey: '1001', naam: 'Anders, Emma', geboortedatum: '2017-01-01' }),
      lvsRij({ leerlingkey: '1002', naam: 'Demirel, Oyku', geboortedatum: '2017-01-12' }),
      lvsRij({ leerlingkey: '#12', naam: '' }),
    ),
  );
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([
    ['fout', ['CONFLICT']],
    ['nieuw', []],
    ['niet_gevonden', []],
  ]);
});

it('lets a person say who a row is about, only of those it may be, and never twice', async () => {
  const school = await bouwLvsschool(kit);
  const rij = lvsRij({ leerlingkey: '', naam: 'Bram Vos' });
  const plan = await school.plan(lvsBestand(rij, rij));
  expect(plan.regels[0]).toMatchObject({ soort: 'ambigu', kandidaten: [{ id: school.ids['Bram'], groep: 'Groep B' }] });
  const bram = school.ids['Bram'] ?? '';
  expect(
    (await school.stuurUit(plan, { keuzes: { kies: [{ nr: 1, leerlingId: school.ids['Sem'] ?? '' }] } }).expect(400))
      .body.velden,
  ).toEqual({ 'kies.1': 'kies' });
  expect(
    (await school.stuurUit(plan, { keuzes: { kies: [1, 2].map((nr) => ({ nr, leerlingId: bram })) } }).expect(400)).body
      .velden,
  ).toEqual({ 'kies.2': 'bestaat_al' });
  expect(await school.voerUit(plan, { keuzes: { kies: [{ nr: 1, leerlingId: bram }], uit: [2] } })).toMatchObject({
    nieuw: 1,
    over: 0,
  });
});

it('blocks a test that stands twice with another outcome, and takes it once when both say the same', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(
    lvsBestand(
      lvsRij(),
      lvsRij({ niveau: 'D' }),
      lvsRij({ leerlingkey: '1002' }),
      lvsRij({ leerlingkey: '1002', toets: 'SPELLING' }),
    ),
  );
  expect(plan.regels.map(({ soort, codes }) => [soort, codes])).toEqual([
    ['fout', ['DUBBELE_RIJ']],
    ['fout', ['DUBBELE_RIJ']],
    ['nieuw', []],
    ['gelijk', []],
  ]);
  expect(await school.voerUit(plan)).toMatchObject({ nieuw: 1, over: 2 });
});

it('updates what changed, keeps what the file does not say, and remembers what was there', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(await school.plan(lvsBestand(lvsRij({ percentiel: '40', vaardigheidsscore: '120' }))));
  const plan = await school.plan(lvsBestand(lvsRij({ niveau: 'B' })));
  await school.voerUit(plan);
  expect(await lvsUitslagenVan(kit, school, 'Zoë')).toEqual([
    expect.objectContaining({ niveau: 'B', percentiel: 40, vaardigheidsscore: 120 }),
  ]);
  expect(await school.rijen('lvs_wijzigingen')).toEqual([
    expect.objectContaining({
      leerling_id: school.ids['Zoë'],
      oud: expect.objectContaining({ niveau: 'C', schaal: 'AE' }),
    }),
  ]);
  const [regel] = await school.rijen('audit', { actie: 'lvs.gewijzigd' });
  expect(regel).toMatchObject({ soort: 'lvs_resultaat', rol: 'schooladmin' });
  expect(JSON.stringify(await school.rijen('audit'))).not.toMatch(/Zoë|Spelling/);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant().join('\n')).toBe('');
});
