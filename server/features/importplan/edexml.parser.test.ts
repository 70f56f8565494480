import { describe, expect, it } from 'vitest';
import { decodeBestand } from '../../platform/bestand/bestandstekst.ts';
import { isDatum, schoon } from '../../platform/bestand/celtekst.ts';
import { parseEdexml } from './edexml.parser.ts';
import { maakEdexml } from '../../test/edexml/maak-edexml.ts';
import { proef } from '../../test/edexml/proef.ts';

const lees = async (naam: string) => parseEdexml(decodeBestand(proef(naam)).tekst);
const code = async (werk: () => Promise<unknown>): Promise<string> =>
  werk().then(
    () => 'goed',
    (fout: unknown) => (fout instanceof Error ? fout.message : String(fout)),
  );
const tijd = async (werk: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await werk();
  return performance.now() - begin;
};

describe('a good file', () => {
  it('gives school, groups, pupils and teachers', async () => {
    const uit = await lees('small-nl-2.1.xml');
    expect(uit).toMatchObject({ schooljaar: '2026-2027', peildatum: '2026-10-01', school: { brin: '99ZY' } });
    expect(uit.school.dependance).toBeUndefined();
    expect(uit.groepen.map((g) => [g.sleutel, g.naam, g.jaargroep, g.samengesteld])).toEqual([
      ['G34', '3/4 Vlinders', 'C', false],
      ['G5A', '5a', '5', false],
      ['SG1', 'Plusgroep spelling', '', true],
    ]);
    expect(uit.leerlingen).toHaveLength(5);
    expect(uit.leerlingen[0]).toMatchObject({
      sleutel: '200101',
      roepnaam: 'Zoë',
      voorvoegsel: "van 't",
      achternaam: 'Hof',
      geboortedatum: '2020-03-14',
      geslacht: '2',
      jaargroep: '3',
      groep: 'G34',
      extra: [],
    });
    expect(uit.leerlingen[1]?.extra).toEqual(['SG1']);
    expect(uit.leerlingen[4]).toMatchObject({ jaargroep: 'H', uitstroomdatum: '2026-09-18' });
    expect(uit.leerkrachten).toEqual([
      {
        regel: expect.any(Number),
        sleutel: 'LK1',
        roepnaam: 'Lia',
        voorvoegsel: 'ter',
        achternaam: 'Braak',
        email: 'l.terbraak@school.invalid',
        groepen: ['G34', 'SG1'],
        rollen: ['LRK', 'RT'],
      },
    ]);
  });

  it('keeps nothing that is not on the list', async () => {
    expect(JSON.stringify(await lees('small-nl-2.1.xml'))).not.toContain('0321');
    const meer = proef('small-nl-2.1.xml')
      .toString('utf8')
      .replace(
        '<geslacht>2</geslacht>',
        '<geslacht>2</geslacht><bsn>123456782</bsn><land>NL</land><voornamen>Zoë Maria</voornamen><toevoegingen><blok><achternaam>Geheim</achternaam></blok></toevoegingen>',
      );
    const tekst = JSON.stringify(await parseEdexml(meer));
    for (const weg of ['123456782', 'Maria', 'Geheim']) expect(tekst).not.toContain(weg);
  });

  it('is the same under the root of UWLR', async () => {
    expect(await lees('bad/uwlr-prefixed.xml')).toEqual(await lees('small-nl-2.1.xml'));
  });

  it.each(['bad/latin1-declared.xml', 'bad/utf16le-bom.xml', 'bad/utf8-bom.xml'])(
    '%s keeps its accents',
    async (naam) => {
      const uit = await lees(naam);
      expect([uit.leerlingen[0]?.roepnaam, uit.leerlingen[1]?.achternaam]).toEqual(['Zoë', 'Öztürk']);
    },
  );

  it('reads another character set than it declares, and says so', () => {
    const uit = decodeBestand(proef('bad/cp1252-lies-utf8.xml'));
    expect(uit.gegokt).toBe(true);
    expect(uit.tekst).toContain('Zoë');
    expect(uit.tekst).not.toContain('\uFFFD');
  });

  it('reads a file of version 1.03', async () => {
    const uit = await parseEdexml(maakEdexml({ versie: '1.03' }));
    expect([
      uit.leerlingen.length,
      uit.groepen.length,
      uit.leerlingen.filter((l) => l.jaargroep === '').length,
    ]).toEqual([200, 8, 200]);
  });
});

describe('a bad file', () => {
  it.each([
    ['bad/truncated.xml', 'AFGEBROKEN'],
    ['bad/empty.xml', 'GEEN_XML'],
    ['bad/not-xml.xml', 'GEEN_XML'],
    ['bad/xxe-file.xml', 'DOCTYPE_VERBODEN'],
    ['bad/billion-laughs.xml', 'DOCTYPE_VERBODEN'],
    ['bad/quadratic.xml', 'DOCTYPE_VERBODEN'],
  ])('%s stops with %s', async (naam, verwacht) => {
    expect(await code(() => lees(naam))).toBe(verwacht);
  });

  it('stops a document of 200,000 levels at once', async () => {
    const diep = `<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`;
    let uit = '';
    expect(
      await tijd(async () => {
        uit = await code(() => parseEdexml(diep));
      }),
    ).toBeLessThan(5_000); // over half a minute without the guard
    expect(uit).toBe('TE_DIEP');
  });

  it.each([
    ['another root', '<school/>', 'GEEN_EDEXML'],
    ['EDEX in another namespace', '<EDEX xmlns="urn:x"><school/><leerlingen/></EDEX>', 'GEEN_EDEXML'],
    ['no pupils', '<EDEX><school/></EDEX>', 'GEEN_EDEXML'],
    ['no school', '<EDEX><leerlingen/></EDEX>', 'GEEN_EDEXML'],
    ['an unknown entity', '<EDEX><school>&foto;</school><leerlingen/></EDEX>', 'AFGEBROKEN'],
    [
      'a long attribute',
      `<EDEX><school/><leerlingen><leerling key="${'x'.repeat(513)}"/></leerlingen></EDEX>`,
      'TE_GROOT',
    ],
    [
      'a long text',
      `<EDEX><school/><leerlingen><leerling key="1"><achternaam>${'x'.repeat(4097)}</achternaam></leerling></leerlingen></EDEX>`,
      'TE_GROOT',
    ],
    [
      'too many pupils',
      `<EDEX><school/><leerlingen>${'<leerling key="1"/>'.repeat(20_001)}</leerlingen></EDEX>`,
      'TE_GROOT',
    ],
  ])('%s', async (_naam, tekst, verwacht) => {
    expect(await code(() => parseEdexml(tekst))).toBe(verwacht);
  });

  it('refuses a character set that is not on the list, and bytes that do not fit', () => {
    expect(() => decodeBestand(Buffer.from('<?xml version="1.0" encoding="koi8-r"?><EDEX/>'))).toThrow('TEKENSET');
    expect(() => decodeBestand(Buffer.from([0xff, 0xfe, 0x3c]))).toThrow('TEKENSET');
  });
});

describe('rows with a fault', () => {
  it.each([
    ['bad/bad-geslacht.xml', 'GESLACHT_ONBEKEND'],
    ['bad/bad-datum.xml', 'DATUM_ONGELDIG'],
  ])('%s warns with %s and leaves the field empty', async (naam, verwacht) => {
    const uit = await lees(naam);
    expect(uit.meldingen.map((m) => m.code)).toEqual([verwacht]);
    expect(uit.meldingen[0]?.regel).toBeGreaterThan(10);
    expect(uit.leerlingen.some((l) => l.geslacht === '' || l.geboortedatum === '')).toBe(true);
  });

  it('shortens a name that is too long and trims keys', async () => {
    const uit = await parseEdexml(
      `<EDEX><school/><leerlingen><leerling key="  12 "><roepnaam>${'a'.repeat(70)}</roepnaam><rol/></leerling></leerlingen></EDEX>`,
    );
    expect([uit.leerlingen[0]?.roepnaam.length, uit.leerlingen[0]?.sleutel, uit.meldingen[0]?.code]).toEqual([
      64,
      '12',
      'VELD_TE_LANG',
    ]);
  });

  it('cleans text and knows the calendar', () => {
    expect([schoon(' Jan\n  \tPiet\u0007\u202E '), schoon('Zoe\u0308')]).toEqual(['Jan Piet', 'Zoë']);
    expect(['2026-02-28', '2026-02-29', '2024-02-29', '2026-13-01', '1-2-2026', ''].map(isDatum)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('reads 5,000 pupils without holding up others', async () => {
  const groot = maakEdexml({ leerlingen: 5_000 });
  expect(Buffer.byteLength(groot)).toBe(2_425_073);
  let beurten = 0;
  const wekker = setInterval(() => {
    beurten += 1;
  }, 1);
  const uit = await parseEdexml(groot);
  clearInterval(wekker);
  expect(uit.leerlingen).toHaveLength(5_000);
  // How long each bite takes is measured by `bench:import`.
  expect(beurten).toBeGreaterThan(5);
});
