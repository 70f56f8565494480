import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { attributeBomb, csvBomb, XLSX_BOMBS } from '../../test/bombs.ts';
import { buildImportSchool, type ImportSchool } from '../../test/import.ts';

let kit: ApiKit;
let school: ImportSchool;
/** Time that nobody else was answered, milliseconds; the careless readers took 2,000 to 80,000. */
const DELAY_MAX = 1_000;
const LIST = { soort: 'leerlingimporten' } as const;

beforeAll(async () => {
  kit = await startKit();
  school = await buildImportSchool(kit);
});
afterAll(() => kit.stop());

/** Sends a file; answers the refusal, and the longest time that everybody else waited meanwhile. */
async function send(bytes: Buffer, part: { soort: 'edexml' | 'leerlingimporten'; naam: string }) {
  const meter = monitorEventLoopDelay({ resolution: 5 });
  meter.enable();
  const { status, body } = await school.stuur(bytes, part);
  meter.disable();
  return { status, code: body.code, message: body.message, delay: meter.max / 1e6 };
}

it.each(Object.entries(XLSX_BOMBS))('refuses an XLSX with %s, while others go on', async (_name, create) => {
  const out = await send(create(), { ...LIST, naam: 'klas.xlsx' });
  expect([out.status, out.code]).toEqual([413, 'TE_GROOT']);
  expect(out.delay).toBeLessThan(DELAY_MAX);
});

it('names the cell that lies outside the list', async () => {
  const bytes = XLSX_BOMBS['one cell in the last corner of a row that says nothing']?.() ?? Buffer.alloc(0);
  expect((await send(bytes, { ...LIST, naam: 'klas.xlsx' })).message).toContain('XFD1048576');
});

it('refuses a CSV of 1.2 million rows, while others go on', async () => {
  const out = await send(csvBomb(), { ...LIST, naam: 'klas.csv' });
  expect([out.status, out.code]).toEqual([413, 'TE_GROOT']);
  expect(out.delay).toBeLessThan(DELAY_MAX);
});

it('refuses an element with 400,000 attributes, while others go on', async () => {
  const out = await send(attributeBomb(), { soort: 'edexml', naam: 'EDEX.XML' });
  expect([out.status, out.code]).toEqual([413, 'TE_GROOT']);
  expect(out.delay).toBeLessThan(DELAY_MAX);
});
