import { afterEach, expect, it } from 'vitest';
import { createFileReaders, type FileReaders, type ReaderOptions } from './file-readers.ts';

const READER = { module: new URL('../../test/hostile.reader.ts', import.meta.url).href, name: 'readHostile' };
const faults: unknown[] = [];
let readers: FileReaders;
const start = (options: Partial<ReaderOptions> = {}): FileReaders =>
  (readers = createFileReaders({ log: { warn: (details) => faults.push(details) }, ...options }));
const run = (kind: string): Promise<unknown> => readers.run(READER, { kind });
const refusal = (kind: string): Promise<unknown> => run(kind).catch((error: unknown) => error);
afterEach(() => readers.close());

it('answers what the module reads, and passes its refusal on', async () => {
  start();
  expect(await run('good')).toEqual({ rows: new Map([['a', 1]]) });
  expect(await refusal('refused')).toMatchObject({ code: 'FORMULEFOUT', values: { cel: 'D14' } });
});

it.each(['memory', 'one large list'])('refuses a file that eats %s and reads the next one', async (kind) => {
  start({ memory: 64 });
  expect(await refusal(kind)).toMatchObject({ code: 'TE_GROOT', key: 'BESTAND_TE_ZWAAR' });
  expect(await run('good')).toEqual({ rows: new Map([['a', 1]]) });
});

it('refuses a file that takes too long, and one whose content is too much to take in', async () => {
  start({ runMs: 200 });
  await run('good');
  expect(await refusal('time')).toMatchObject({ key: 'BESTAND_TE_ZWAAR' });
  expect(await refusal('long')).toMatchObject({ key: 'BESTAND_TE_ZWAAR' });
});

it('calls a file on which a reader breaks not whole, and writes it down', async () => {
  start();
  expect(await refusal('fault')).toMatchObject({ code: 'AFGEBROKEN' });
  expect(faults).toEqual([{ fault: 'RangeError: broken' }]);
});

it('refuses when too many files wait', async () => {
  start({ processes: 1, waiting: 1 });
  const [, , third] = await Promise.all([refusal('good'), refusal('good'), refusal('good')]);
  expect(third).toMatchObject({ code: 'SERVER_DRUK' });
});
