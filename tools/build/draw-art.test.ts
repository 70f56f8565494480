import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawArt, type Drawn } from './atlas.ts';
import { withLock } from './lock.ts';

const ART = { icons: { muis: 'fe:mouse@40', kat: 'fe:cat@40' }, svg: {}, layers: {}, rigs: {} };
let out = '';

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'taaltocht-draw-'));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

const draw = (spel: string, stage: 'quick' | 'full', art = ART): Promise<Drawn> => drawArt({ spel, art, stage, out });
const files = (spel: string): string[] => readdirSync(join(out, 'spel-assets', spel)).sort();
const SINGLE = ['atlas-0@1x.json', 'atlas-0@1x.webp'];
const DOUBLE = ['atlas-0@2x.json', 'atlas-0@2x.webp'];

describe('drawing in two stages', () => {
  it('draws the single resolution first and the double one later, each once for the same pictures', async () => {
    expect(await draw('twee', 'quick')).toEqual({ stage: 'quick', made: true });
    expect(files('twee')).toEqual([...SINGLE, 'stempel.txt']);
    const single = readFileSync(join(out, 'spel-assets/twee/atlas-0@1x.json'), 'utf8');
    expect(await draw('twee', 'quick')).toEqual({ stage: 'quick', made: false });
    expect(await draw('twee', 'full')).toEqual({ stage: 'full', made: true });
    expect(files('twee')).toEqual([...SINGLE, ...DOUBLE, 'stempel.txt']);
    expect(readFileSync(join(out, 'spel-assets/twee/atlas-0@1x.json'), 'utf8')).toBe(single);
    const before = statSync(join(out, 'spel-assets/twee/atlas-0@1x.webp')).mtimeMs;
    expect(await draw('twee', 'quick')).toEqual({ stage: 'full', made: false });
    expect(await draw('twee', 'full')).toEqual({ stage: 'full', made: false });
    expect(statSync(join(out, 'spel-assets/twee/atlas-0@1x.webp')).mtimeMs).toBe(before);
  });

  it('leaves nothing of other pictures behind', async () => {
    await draw('anders', 'full');
    expect(await draw('anders', 'quick', { ...ART, icons: { muis: 'fe:mouse@60', kat: 'fe:cat@40' } })).toEqual({
      stage: 'quick',
      made: true,
    });
    expect(files('anders')).toEqual([...SINGLE, 'stempel.txt']);
  });

  it('leaves what there was when drawing fails', async () => {
    await draw('blijft', 'quick');
    await expect(draw('blijft', 'quick', { ...ART, icons: { muis: 'fe:no-such-icon', kat: '' } })).rejects.toThrow(
      'no-such-icon',
    );
    expect(files('blijft')).toEqual([...SINGLE, 'stempel.txt']);
    expect(readdirSync(join(out, 'drawing'))).toEqual([]);
  });
});

describe('two processes on one folder', () => {
  it('draw a game once, and both find it whole', async () => {
    const code = `const { drawArt } = await import(${JSON.stringify(pathToFileURL('tools/build/atlas.ts').href)});
      console.log(JSON.stringify(await drawArt(${JSON.stringify({ spel: 'samen', art: ART, stage: 'full', out })})));`;
    const run = (): Promise<unknown> =>
      new Promise((done, failed) => {
        const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let text = '';
        child.stdout.on('data', (part) => {
          text += String(part);
        });
        child.on('exit', (status) => (status === 0 ? done(JSON.parse(text)) : failed(new Error(`ended ${status}`))));
      });
    const both = await Promise.all([run(), run()]);
    expect(both).toContainEqual({ stage: 'full', made: true });
    expect(both).toContainEqual({ stage: 'full', made: false });
    for (const name of [...SINGLE, ...DOUBLE].filter((file) => file.endsWith('.webp')))
      expect(
        (
          await sharp(join(out, 'spel-assets/samen', name))
            .raw()
            .toBuffer()
        ).length,
      ).toBeGreaterThan(0);
  });

  it('takes over from a process that fell, with what it left', async () => {
    const path = join(out, 'drawing', 'gevallen');
    // No system gives out this number.
    const gone = 2 ** 30;
    mkdirSync(`${path}-${gone}`, { recursive: true });
    writeFileSync(`${path}.lock`, String(gone));
    const inside = await withLock(path, (folder) => Promise.resolve(readdirSync(folder)));
    expect(inside).toEqual([]);
    expect([existsSync(`${path}-${gone}`), existsSync(`${path}.lock`)]).toEqual([false, false]);
  });

  it('waits for the one that works', async () => {
    const path = join(out, 'drawing', 'bezet');
    const order: string[] = [];
    let release = (): void => undefined;
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const first = withLock(path, async () => {
      order.push('first begins');
      await gate;
      order.push('first ends');
    });
    const second = withLock(path, () => Promise.resolve(order.push('second')));
    release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });
});
