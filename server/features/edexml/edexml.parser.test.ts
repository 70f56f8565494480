import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../platform/file/file-text.ts';
import { isDate, clean } from '../../platform/file/cell-text.ts';
import { parseEdexml } from './edexml.parser.ts';
import { createEdexml } from '../../test/edexml/maak-edexml.ts';
import { trial } from '../../test/edexml/proef.ts';

const read = async (name: string) => parseEdexml(decodeFile(trial(name)).tekst);
const code = async (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'goed',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const time = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

describe('a good file', () => {
  it('gives school, groups, pupils and teachers', async () => {
    const out = await read('small-nl-2.1.xml');
    expect(out).toMatchObject({ schooljaar: '2026-2027', peildatum: '2026-10-01', school: { brin: '99ZY' } });
    expect(out.school.dependance).toBeUndefined();
    expect(out.groepen.map((g) => [g.sleutel, g.naam, g.jaargroep, g.samengesteld])).toEqual([
      ['G34', '3/4 Vlinders', 'C', false],
      ['G5A', '5a', '5', false],
      ['SG1', 'Plusgroep spelling', '', true],
    ]);
    expect(out.leerlingen).toHaveLength(5);
    expect(out.leerlingen[0]).toMatchObject({
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
    expect(out.leerlingen[1]?.extra).toEqual(['SG1']);
    expect(out.leerlingen[4]).toMatchObject({ jaargroep: 'H', uitstroomdatum: '2026-09-18' });
    expect(out.leerkrachten).toEqual([
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
    expect(JSON.stringify(await read('small-nl-2.1.xml'))).not.toContain('0321');
    const more = trial('small-nl-2.1.xml')
      .toString('utf8')
      .replace(
        '<geslacht>2</geslacht>',
        '<geslacht>2</geslacht><bsn>123456782</bsn><land>NL</land><voornamen>Zoë Maria</voornamen><toevoegingen><blok><achternaam>Geheim</achternaam></blok></toevoegingen>',
      );
    const text = JSON.stringify(await parseEdexml(more));
    for (const gone of ['123456782', 'Maria', 'Geheim']) expect(text).not.toContain(gone);
  });

  it('is the same under the root of UWLR', async () => {
    expect(await read('bad/uwlr-prefixed.xml')).toEqual(await read('small-nl-2.1.xml'));
  });

  it.each(['bad/latin1-declared.xml', 'bad/utf16le-bom.xml', 'bad/utf8-bom.xml'])(
    '%s keeps its accents',
    async (name) => {
      const out = await read(name);
      expect([out.leerlingen[0]?.roepnaam, out.leerlingen[1]?.achternaam]).toEqual(['Zoë', 'Öztürk']);
    },
  );

  it('reads another character set than it declares, and says so', () => {
    const out = decodeFile(trial('bad/cp1252-lies-utf8.xml'));
    expect(out.gegokt).toBe(true);
    expect(out.tekst).toContain('Zoë');
    expect(out.tekst).not.toContain('\uFFFD');
  });

  it('reads a file of version 1.03', async () => {
    const out = await parseEdexml(createEdexml({ versie: '1.03' }));
    expect([
      out.leerlingen.length,
      out.groepen.length,
      out.leerlingen.filter((l) => l.jaargroep === '').length,
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
  ])('%s stops with %s', async (name, expected) => {
    expect(await code(() => read(name))).toBe(expected);
  });

  it('stops a document of 200,000 levels at once', async () => {
    const deep = `<EDEX>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</EDEX>`;
    let out = '';
    expect(
      await time(async () => {
        out = await code(() => parseEdexml(deep));
      }),
    ).toBeLessThan(5_000); // over half a minute without the guard
    expect(out).toBe('TE_DIEP');
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
  ])('%s', async (_name, text, expected) => {
    expect(await code(() => parseEdexml(text))).toBe(expected);
  });

  it('refuses a character set that is not on the list, and bytes that do not fit', () => {
    expect(() => decodeFile(Buffer.from('<?xml version="1.0" encoding="koi8-r"?><EDEX/>'))).toThrow('TEKENSET');
    expect(() => decodeFile(Buffer.from([0xff, 0xfe, 0x3c]))).toThrow('TEKENSET');
  });
});

describe('rows with a fault', () => {
  it.each([
    ['bad/bad-geslacht.xml', 'GESLACHT_ONBEKEND'],
    ['bad/bad-datum.xml', 'DATUM_ONGELDIG'],
  ])('%s warns with %s and leaves the field empty', async (name, expected) => {
    const out = await read(name);
    expect(out.meldingen.map((m) => m.code)).toEqual([expected]);
    expect(out.meldingen[0]?.regel).toBeGreaterThan(10);
    expect(out.leerlingen.some((l) => l.geslacht === '' || l.geboortedatum === '')).toBe(true);
  });

  it('shortens a name that is too long and trims keys', async () => {
    const out = await parseEdexml(
      `<EDEX><school/><leerlingen><leerling key="  12 "><roepnaam>${'a'.repeat(70)}</roepnaam><rol/></leerling></leerlingen></EDEX>`,
    );
    expect([out.leerlingen[0]?.roepnaam.length, out.leerlingen[0]?.sleutel, out.meldingen[0]?.code]).toEqual([
      64,
      '12',
      'VELD_TE_LANG',
    ]);
  });

  it('cleans text and knows the calendar', () => {
    expect([clean(' Jan\n  \tPiet\u0007\u202E '), clean('Zoe\u0308')]).toEqual(['Jan Piet', 'Zoë']);
    expect(['2026-02-28', '2026-02-29', '2024-02-29', '2026-13-01', '1-2-2026', ''].map(isDate)).toEqual([
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
  const large = createEdexml({ leerlingen: 5_000 });
  expect(Buffer.byteLength(large)).toBe(2_425_073);
  let turns = 0;
  const ticker = setInterval(() => {
    turns += 1;
  }, 1);
  const out = await parseEdexml(large);
  clearInterval(ticker);
  expect(out.leerlingen).toHaveLength(5_000);
  // How long each bite takes is measured by `bench:import`.
  expect(turns).toBeGreaterThan(5);
});
